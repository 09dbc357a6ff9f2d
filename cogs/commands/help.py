"""``/help``: one page about how to play here."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.dispatch import respond
from cogs.discord.i18n import localized
from cogs.discord.interaction import InteractionContext
from cogs.discord.policies import policy_line
from cogs.welcome.help_card import help_card


class HelpCommand(commands.Cog):
    """Shows the help page."""

    @app_commands.command(name="help", description=localized("command-help"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Explain the bot on one page."""
        await respond(interaction, explain)


async def explain(ctx: InteractionContext) -> None:
    """Show the help page with the available games and a line about stored data."""
    await ctx.show(help_card(ctx.words, direct=ctx.direct, policies=policy_line(ctx.bot, ctx.words)))


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(HelpCommand())
