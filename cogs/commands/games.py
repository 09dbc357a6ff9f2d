"""``/games``: lists of a person's tables, of a guild's lobbies and of a channel's tables."""

from collections.abc import Collection, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.components import GOLD, Card
from cogs.discord.dispatch import respond
from cogs.discord.i18n import localized
from cogs.discord.interaction import InteractionContext
from cogs.lobby.watchers import toggle_watch
from cogs.table.clock import waited_for
from cogs.table.kinds import KIND
from cogs.table.links import table_link
from data import queries
from data.errors import Refused, StoreError
from data.game.models import GameRow, Message
from render import Words

Here = discord.Interaction[Any]
MAX_GAMES = 25
MAX_ASKED = 50
"""Maximum number of a person's tables that are checked for whether they wait for that person."""


class GamesCommands(commands.GroupCog, group_name="games", group_description=localized("command-games")):
    """Lists of tables."""

    @app_commands.command(description=localized("command-games-mine"))
    async def mine(self, interaction: Here) -> None:
        """List the person's tables in every guild."""
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

    @app_commands.command(description=localized("command-games-watch"))
    @app_commands.describe(game=localized("param-game-kind"))
    @app_commands.autocomplete(game=KIND.suggest)
    @app_commands.guild_only()
    async def watch(self, interaction: Here, game: str) -> None:
        """Subscribe to new tables of a game in this guild, or unsubscribe."""

        async def watched(ctx: InteractionContext) -> None:
            await ctx.defer()
            await toggle_watch(ctx, KIND.parse(game, ctx.words))

        await respond(interaction, watched)


async def mine(ctx: InteractionContext) -> None:
    """List the tables at which this person sits, in every guild."""
    await ctx.defer()
    found = await queries.games_of(ctx.bot.store, ctx.user)
    waiting = {(guild, game.id) for guild, game in found[-MAX_ASKED:] if await _waits_for(ctx, guild, game)}
    # The waiting tables go to the end of this list. It is cut at its beginning and shown in reverse.
    ordered = sorted(found, key=lambda one: (one[0], one[1].id) in waiting)
    await _show(ctx, "games-mine", ordered, waiting)


async def _waits_for(ctx: InteractionContext, guild: int, game: GameRow) -> bool:
    """Return whether a table waits for this person. An unreadable table counts as not waiting."""
    if game.phase != "running" or game.paused is not None:
        return False
    try:
        async with ctx.bot.tables.transaction(guild, game.id) as session:
            seat = session.seat_of(ctx.user)
            return seat is not None and seat.seat in waited_for(session)
    except (Refused, StoreError):
        return False


async def lobbies(ctx: InteractionContext) -> None:
    """List the tables of this guild that people can still join."""
    await ctx.defer()
    found = await queries.games(ctx.bot.store, ctx.guild, known_to=ctx.user)
    await _show(ctx, "games-open", [(ctx.guild, game) for game in found if game.phase == "lobby" and ctx.sees(game)])


async def here(ctx: InteractionContext) -> None:
    """List the tables of this channel and of its threads."""
    await ctx.defer()
    found = await queries.games(ctx.bot.store, ctx.guild, channel=ctx.channel, known_to=ctx.user)
    await _show(ctx, "games-here", [(ctx.guild, game) for game in found])


async def _show(
    ctx: InteractionContext,
    heading: str,
    found: Sequence[tuple[int, GameRow]],
    waiting: Collection[tuple[int, int]] = (),
) -> None:
    # Newest first.
    shown = found[-MAX_GAMES:][::-1]
    messages = {guild: await queries.messages(ctx.bot.store, guild) for guild, _ in shown}
    lines = [
        game_line(guild, game, messages[guild].get(game.id), ctx.words)
        + (f" · {ctx.words.text('games-waits')}" if (guild, game.id) in waiting else "")
        for guild, game in shown
    ]
    text = "\n".join(lines) or ctx.words.text("games-none")
    await ctx.show(Card((ctx.words.text(heading, count=len(found)), text), accent=GOLD))


def game_line(guild: int, game: GameRow, message: Message | None, words: Words) -> str:
    """Return one line about a table, with a link to its message."""
    state = words.text(f"game-{game.phase}")
    return f"- {table_link(guild, game, message, words)} <#{game.thread or game.channel}> · {state}"


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(GamesCommands())
