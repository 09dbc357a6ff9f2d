"""``/games``: the tables of a person, of a guild, of a channel."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.components import GOLD, Card
from cogs.discord.dispatch import respond
from cogs.discord.i18n import localized
from cogs.discord.interaction import InteractionContext
from cogs.table.lookup import game_title
from data import queries
from data.models import GameRow, Message
from render import Words

Here = discord.Interaction[Any]
MAX_GAMES = 25


class GamesCommands(commands.GroupCog, group_name="games", group_description=localized("command-games")):
    """Lists of tables."""

    @app_commands.command(description=localized("command-games-mine"))
    async def mine(self, interaction: Here) -> None:
        """List the tables at which one sits, wherever they are."""
        await respond(interaction, mine)

    @app_commands.command(description=localized("command-games-open"))
    @app_commands.guild_only()
    async def open(self, interaction: Here) -> None:
        """List the lobbies of this guild."""
        await respond(interaction, lobbies)

    @app_commands.command(description=localized("command-games-here"))
    @app_commands.guild_only()
    async def here(self, interaction: Here) -> None:
        """List the tables of this channel."""
        await respond(interaction, here)


async def mine(ctx: InteractionContext) -> None:
    """List the tables at which this person sits, in every guild."""
    await ctx.defer()
    await _show(ctx, "games-mine", await queries.games_of(ctx.bot.store, ctx.user))


async def lobbies(ctx: InteractionContext) -> None:
    """List the tables of this guild that one can still join."""
    await ctx.defer()
    found = await queries.games(ctx.bot.store, ctx.guild)
    await _show(ctx, "games-open", [(ctx.guild, game) for game in found if game.phase == "lobby" and ctx.sees(game)])


async def here(ctx: InteractionContext) -> None:
    """List the tables of this channel and of its threads."""
    await ctx.defer()
    found = await queries.games(ctx.bot.store, ctx.guild, channel=ctx.channel)
    await _show(ctx, "games-here", [(ctx.guild, game) for game in found])


async def _show(ctx: InteractionContext, heading: str, found: Sequence[tuple[int, GameRow]]) -> None:
    shown = found[-MAX_GAMES:]
    messages = {guild: await queries.messages(ctx.bot.store, guild) for guild, _ in shown}
    lines = [game_line(guild, game, messages[guild].get(game.id), ctx.words) for guild, game in shown]
    text = "\n".join(lines) or ctx.words.text("games-none")
    await ctx.show(Card((ctx.words.text(heading, count=len(found)), text), accent=GOLD))


def game_line(guild: int, game: GameRow, message: Message | None, words: Words) -> str:
    """Return a table in one line, with a link to its message."""
    channel = game.thread or game.channel
    place = f"{message.channel}/{message.message}" if message else channel
    link = f"https://discord.com/channels/{guild}/{place}"
    state = words.text(f"game-{game.phase}")
    return f"- [{game_title(game)}]({link}) <#{channel}> · {state}"


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(GamesCommands())
