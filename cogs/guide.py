"""``/help``: how to play here, on one page."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.board import GOLD
from cogs.layout import Card
from cogs.speech import said
from cogs.visit import Visit, answered
from rules.kernel import GAMES


class Guide(commands.Cog):
    """Helps."""

    @app_commands.command(name="help", description=said("command-help"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Explain the bot on one page."""
        await answered(interaction, explain)


async def explain(visit: Visit) -> None:
    """Show the page of help, with the games there are and a line about what is kept about people."""
    games = visit.words.listed([game.meta.name for _, game in sorted(GAMES.items())])
    texts = (visit.words.text("help-page", games=games), visit.words.text("help-privacy"))
    await visit.show(Card(texts, accent=GOLD))


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Guide())
