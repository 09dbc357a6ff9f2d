"""``/puzzle``: the puzzle of the day."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.dispatch import respond
from cogs.discord.i18n import command
from cogs.discord.throttle import slowed
from cogs.puzzles.handlers import show_puzzle


class PuzzleCommand(commands.Cog):
    """Shows the puzzle of the day."""

    @command("puzzle")
    @slowed(5, 30)
    @app_commands.guild_only()
    async def puzzle(self, interaction: discord.Interaction[Any]) -> None:
        """Show the puzzle of the day in private."""
        await respond(interaction, show_puzzle)
