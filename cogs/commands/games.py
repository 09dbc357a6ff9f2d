"""``/games``: lists of a person's tables, of a guild's lobbies and of a channel's tables."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.components import GOLD, Button, Card, Entry, Line, Row
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.dispatch import respond
from cogs.discord.i18n import localized
from cogs.discord.interaction import InteractionContext
from cogs.lobby.watchers import watch
from cogs.show.cards import due_text
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.show.status import BETWEEN_SEATS, due_of, rest_or_others
from cogs.table.labels import KIND
from cogs.table.links import own_table_link, table_link
from data import queries
from data.errors import Refused, StoreError
from data.game.models import GameRow, Message
from data.shared.sittings import OwnTable
from render import Words

Here = discord.Interaction[Any]
MAX_GAMES = 25
MAX_BUTTONS = 10
"""The maximum number of tables with a button. Discord allows 40 components in a message, and a table needs three."""


class GamesCommands(commands.GroupCog, group_name="games", group_description=localized("command-games")):
    """Lists of tables."""

    @app_commands.command(description=localized("command-games-mine"))
    async def mine(self, interaction: Here) -> None:
        """List the person's tables in every guild."""
        await respond(interaction, mine)

    @app_commands.command(description=localized("command-games-open"))
    async def open(self, interaction: Here) -> None:
        """List the lobbies of this guild."""
        await respond(interaction, lobbies)

    @app_commands.command(description=localized("command-games-here"))
    async def here(self, interaction: Here) -> None:
        """List the tables of this channel."""
        await respond(interaction, here)

    @app_commands.command(description=localized("command-games-watch"))
    @app_commands.describe(game=localized("param-game-kind"), stop=localized("param-watch-stop"))
    @app_commands.autocomplete(game=KIND.suggest)
    async def watch(self, interaction: Here, game: str, stop: bool = False) -> None:
        """Subscribe to new tables of a game in this guild, or unsubscribe."""

        async def watched(ctx: InteractionContext) -> None:
            await ctx.defer()
            await watch(ctx, KIND.parse(game, ctx.words), stop=stop)

        await respond(interaction, watched)


async def mine(ctx: InteractionContext) -> None:
    """List the tables at which this person sits, in every guild."""
    await ctx.defer()
    tables = await ctx.bot.store.sittings.of(ctx.user)
    ctx.doubtful.update({(table.guild, table.game): table.channel for table in tables[-MAX_GAMES:]})
    lost = await ctx.bot.find_losses(ctx, answers=True)
    ctx.doubtful.clear()
    # Newest first, and before them those that wait.
    ordered = sorted(tables, key=lambda own: (own.waits, own.guild, own.game), reverse=True)[:MAX_GAMES]
    lines = [_own_line(table, ctx.words) for table in ordered]
    rows = [
        await _own_entry(ctx, table, line)
        for table, line in zip(ordered[:MAX_BUTTONS], lines[:MAX_BUTTONS], strict=True)
    ]
    await _show(ctx, "games-mine", rows, lines[MAX_BUTTONS:], lost)


def _own_line(table: OwnTable, words: Words) -> str:
    waits = f" · {words.text('games-waits')}" if table.waits else ""
    return f"- {own_table_link(table, words)} <#{table.channel}> · {words.text(f'game-{table.phase}')}{waits}"


async def _own_entry(ctx: InteractionContext, table: OwnTable, line: str) -> Row:
    """Return the line of a person's table. A running one of this guild has its state below, and *Play* beside it."""
    snapshot = await _own_snapshot(ctx, table) if table.guild == ctx.interaction.guild_id else None
    if snapshot is None:
        return Line(line)
    own, words = snapshot.seats[snapshot.reader or 0], ctx.words
    state = rest_or_others(snapshot, words) + due_text(await due_of(ctx.bot, snapshot))
    stands_in = words.text("games-stand-in") if own.opponent else ""
    details = [f"-# {text.removeprefix(BETWEEN_SEATS)}" for text in (state, stands_in) if text]
    play = Button(
        str(CustomId(TABLE, table.game, "play")), words.text("button-play"), "primary" if table.waits else "secondary"
    )
    return Entry("\n".join((line, *details)), play)


async def _own_snapshot(ctx: InteractionContext, table: OwnTable) -> TableSnapshot | None:
    """Return a running table as its player may see it; None if they can't see its channel now or it is unreadable."""
    with suppress(StoreError, Refused):
        # Not by ``ctx.table``: a look at a list is no sign that a player is at the table.
        async with ctx.bot.tables.transaction(table.guild, table.game) as session:
            seat = session.seat_of(ctx.user)
            if seat is not None and session.game.phase == "running" and ctx.sees(session.game):
                return take_snapshot(session, seat.seat)
    return None


async def lobbies(ctx: InteractionContext) -> None:
    """List the tables of this guild that people can still join."""
    await ctx.defer()
    games = await queries.games(ctx.bot.store, ctx.guild, known_to=ctx.user)
    seated = {game.id for game in await queries.games(ctx.bot.store, ctx.guild, user=ctx.user)}
    found = [game for game in games if game.phase == "lobby" and ctx.sees(game)][-MAX_GAMES:][::-1]
    lines = await _lines(ctx, found)
    rows: list[Row] = [
        Line(line) if game.id in seated else Entry(line, _join_button(game, ctx.words))
        for game, line in zip(found[:MAX_BUTTONS], lines[:MAX_BUTTONS], strict=True)
    ]
    await _show(ctx, "games-open", rows, lines[MAX_BUTTONS:])


def _join_button(game: GameRow, words: Words) -> Button:
    return Button(str(CustomId(TABLE, game.id, "join")), words.text("lobby-join"), "primary")


async def here(ctx: InteractionContext) -> None:
    """List the tables of this channel and of its threads."""
    await ctx.defer()
    games = await queries.games(ctx.bot.store, ctx.guild, channel=ctx.channel, known_to=ctx.user)
    await _show(ctx, "games-here", (), await _lines(ctx, games[-MAX_GAMES:][::-1]))


async def _lines(ctx: InteractionContext, games: Sequence[GameRow]) -> list[str]:
    messages = await queries.messages(ctx.bot.store, ctx.guild) if games else {}
    return [game_line(ctx.guild, game, messages.get(game.id), ctx.words) for game in games]


async def _show(
    ctx: InteractionContext, heading: str, rows: Sequence[Row], lines: Sequence[str], more: str = ""
) -> None:
    """Show tables: first those with a row each, then those with a line."""
    rest = "\n".join(lines) or ("" if rows else ctx.words.text("games-none"))
    listed = (*rows, *(Line(text) for text in (rest, more) if text))
    await ctx.show(Card((ctx.words.text(heading),), rows=listed, accent=GOLD))


def game_line(guild: int, game: GameRow, message: Message | None, words: Words) -> str:
    """Return one line about a table, with a link to its message."""
    state = words.text(f"game-{game.phase}")
    return f"- {table_link(guild, game, message, words)} <#{game.thread or game.channel}> · {state}"


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(GamesCommands())
