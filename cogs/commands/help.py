"""``/help``: how to play here, on one page."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.components import GOLD, Card
from cogs.discord.dispatch import respond
from cogs.discord.i18n import localized
from cogs.discord.interaction import InteractionContext
from cogs.table.labels import game_name
from cogs.welcome.controls import tutorial_select
from render import Words
from rules.kernel import GAMES


class HelpCommand(commands.Cog):
    """Helps."""

    @app_commands.command(name="help", description=localized("command-help"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Explain the bot on one page."""
        await respond(interaction, explain)


async def explain(ctx: InteractionContext) -> None:
    """Show the page of help, with the games there are and a line about what is kept about people."""
    await ctx.show(help_card(ctx.words))


def help_card(words: Words) -> Card:
    """Return the page of help, with a select that begins a tutorial."""
    games = words.listed([game_name(kind, words) for kind in sorted(GAMES)])
    parts = (
        words.text("help-page", games=games),
        words.text("help-days"),
        words.text("help-letters"),
        words.text("help-ratings"),
        words.text("help-privacy"),
    )
    return Card(parts, rows=tutorial_select(words), accent=GOLD)


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(HelpCommand())
