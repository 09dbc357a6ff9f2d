"""``/help``: one page about how to play here."""

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
    """Shows the help page."""

    @app_commands.command(name="help", description=localized("command-help"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Explain the bot on one page."""
        await respond(interaction, explain)


async def explain(ctx: InteractionContext) -> None:
    """Show the help page with the available games and a line about stored data."""
    await ctx.show(help_card(ctx.words))


def help_card(words: Words) -> Card:
    """Return the help page with a select that starts a tutorial."""
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
