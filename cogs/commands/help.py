"""``/help``: one page about how to play here."""

from typing import Any

import discord
from discord.ext import commands

from cogs.discord.dispatch import respond
from cogs.discord.i18n import command
from cogs.welcome.handlers import show_help


class HelpCommand(commands.Cog):
    """Shows the help page."""

    @command("help")
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Explain the bot on one page."""
        await respond(interaction, show_help)
