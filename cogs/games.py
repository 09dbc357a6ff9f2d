"""``/games``: the tables of a person, of a guild, of a channel."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.board import GOLD
from cogs.layout import Card
from cogs.speech import said
from cogs.visit import Visit, answered
from cogs.where import title
from data import people, records
from data.rows import Game
from render import Words

Here = discord.Interaction[Any]
PAGE = 25


class Games(commands.GroupCog, group_name="games", group_description=said("command-games")):
    """Lists of tables."""

    @app_commands.command(description=said("command-games-mine"))
    async def mine(self, interaction: Here) -> None:
        """List the tables at which one sits, wherever they are."""
        await answered(interaction, mine)

    @app_commands.command(description=said("command-games-open"))
    @app_commands.guild_only()
    async def open(self, interaction: Here) -> None:
        """List the lobbies of this guild."""
        await answered(interaction, lobbies)

    @app_commands.command(description=said("command-games-here"))
    @app_commands.guild_only()
    async def here(self, interaction: Here) -> None:
        """List the tables of this channel."""
        await answered(interaction, here)


async def mine(visit: Visit) -> None:
    """List the tables at which this person sits, in every guild."""
    await visit.wait()
    await _show(visit, "games-mine", await people.games_of(visit.bot.store, visit.user))


async def lobbies(visit: Visit) -> None:
    """List the tables of this guild that one can still join."""
    await visit.wait()
    found = await records.games(visit.bot.store, visit.guild)
    await _show(visit, "games-open", [(visit.guild, game) for game in found if game.phase == "lobby"])


async def here(visit: Visit) -> None:
    """List the tables of this channel and of its threads."""
    await visit.wait()
    found = await records.games(visit.bot.store, visit.guild, channel=visit.channel)
    await _show(visit, "games-here", [(visit.guild, game) for game in found])


async def _show(visit: Visit, heading: str, found: Sequence[tuple[int, Game]]) -> None:
    lines = [line(guild, game, visit.words) for guild, game in found[-PAGE:]]
    text = "\n".join(lines) or visit.words.text("games-none")
    await visit.show(Card((visit.words.text(heading, count=len(found)), text), accent=GOLD))


def line(guild: int, game: Game, words: Words) -> str:
    """Return a table in one line, with a link to its message."""
    place, message = game.thread or game.channel, game.turn_message or game.lobby_message
    link = f"https://discord.com/channels/{guild}/{place}" + (f"/{message}" if message else "")
    state = words.text(f"game-{game.phase}")
    return f"- [{title(game)}]({link}) <#{place}> · {state}"


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Games())
