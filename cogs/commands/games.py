"""``/games``: lists of a person's tables, of a guild's lobbies and of a channel's tables."""

from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from typing import Any, Final, NamedTuple, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.components import GOLD, Button, Card, Entry, Line, Row
from cogs.discord.custom_ids import LISTS, TABLE, CustomId
from cogs.discord.dispatch import component_handler, respond
from cogs.discord.i18n import command, localized
from cogs.discord.interaction import InteractionContext
from cogs.discord.pager import pager
from cogs.finding.handlers import show_queue
from cogs.finding.wishes import LEAST_PLAYERS
from cogs.lobby.host_choices import SPEED
from cogs.lobby.offers import OFFER
from cogs.lobby.watchers import watch
from cogs.show.cards import due_text
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.show.status import BETWEEN_SEATS, due_of, rest_or_others
from cogs.table.buttons import number_in
from cogs.table.labels import KIND
from cogs.table.links import own_table_link, table_link
from data import queries
from data.errors import Refused, StoreError
from data.game.models import GameRow, Message
from data.shared.sittings import OwnTable
from render import Words
from rules.kernel import GAMES

Here = discord.Interaction[Any]
T = TypeVar("T")
MAX_PLAYERS: Final = max(game.meta.seats[1] for game in GAMES.values())
PAGE: Final = 8
"""Tables on a page of a list. Their lines have at most 4,000 characters together, which is Discord's limit."""


class Page(NamedTuple):
    """A page of a list."""

    verb: str
    number: int
    total: int


class GamesCommands(commands.GroupCog, group_name="games", group_description=localized("command-games")):
    """Lists of tables."""

    @command("games-mine")
    async def mine(self, interaction: Here) -> None:
        """List the person's tables in every guild."""
        await respond(interaction, mine)

    @command("games-open")
    async def open(self, interaction: Here) -> None:
        """List the lobbies of this guild."""
        await respond(interaction, lobbies)

    @command("games-here")
    async def here(self, interaction: Here) -> None:
        """List the tables of this channel."""
        await respond(interaction, here)

    @command("games-watch", game="game-kind", stop="watch-stop")
    @app_commands.autocomplete(game=KIND.suggest)
    async def watch(self, interaction: Here, game: str, stop: bool = False) -> None:
        """Subscribe to new tables of a game in this guild, or unsubscribe."""

        async def watched(ctx: InteractionContext) -> None:
            await ctx.defer()
            await watch(ctx, KIND.parse(game, ctx.words), stop=stop)

        await respond(interaction, watched)

    @command("games-queue", game="queue-game", players="queue-players")
    @app_commands.autocomplete(game=OFFER.suggest, speed=SPEED.suggest)
    async def queue(
        self,
        interaction: Here,
        game: str | None = None,
        players: app_commands.Range[int, LEAST_PLAYERS, MAX_PLAYERS] | None = None,
        speed: str | None = None,
    ) -> None:
        """Wish for a table of a game, and list the wishes in this guild."""
        await respond(interaction, lambda ctx: show_queue(ctx, game, players, speed))


async def mine(ctx: InteractionContext, page: int | None = None) -> None:
    """List the tables at which this person sits, in every guild: a new list, or another page of the clicked one."""
    await _begin(ctx, page)
    tables = await ctx.bot.store.sittings.of(ctx.user)
    # Newest first, and before them those that wait.
    ordered = sorted(tables, key=lambda own: (own.waits, own.guild, own.game), reverse=True)
    listed, pages = _page_of(ordered, page, "mine")
    ctx.doubtful.update({(table.guild, table.game): table.channel for table in listed})
    lost = await ctx.bot.find_losses(ctx, answers=True)
    ctx.doubtful.clear()
    rows = [await _own_entry(ctx, table, _own_line(table, ctx.words)) for table in listed]
    await _show(ctx, "games-mine", rows, pages, lost)


def _own_line(table: OwnTable, words: Words) -> str:
    waits = f" · {words.text('games-waits')}" if table.waits else ""
    return f"- {own_table_link(table, words)} <#{table.channel}> · {words.text(f'game-{table.phase}')}{waits}"


async def _own_entry(ctx: InteractionContext, table: OwnTable, line: str) -> Row:
    """Return the line of a person's table. A running one of this guild has its state below, and *Play* beside it."""
    snapshot = await _own_snapshot(ctx, table) if table.guild == ctx.interaction.guild_id else None
    if snapshot is None:
        return Line(line)
    own = next(seat for seat in snapshot.seats if snapshot.reader in (None, seat.seat) and seat.user == ctx.user)
    words = ctx.words
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
            seat = session.playing(ctx.user)
            if session.seats_of(ctx.user) and session.game.phase == "running" and ctx.sees(session.game):
                return take_snapshot(session, seat.seat if seat else None)
    return None


async def lobbies(ctx: InteractionContext, page: int | None = None) -> None:
    """List the tables of this guild that people can still join."""
    await _begin(ctx, page)
    games = await queries.games(ctx.bot.store, ctx.guild, known_to=ctx.user)
    seated = {game.id for game in await queries.games(ctx.bot.store, ctx.guild, user=ctx.user)}
    found = [game for game in games if game.phase == "lobby" and ctx.sees(game)]
    listed, pages = _page_of(found[::-1], page, "open")
    rows: list[Row] = [
        Line(line) if game.id in seated else Entry(line, _join_button(game, ctx.words))
        for game, line in zip(listed, await _lines(ctx, listed), strict=True)
    ]
    await _show(ctx, "games-open", rows, pages)


def _join_button(game: GameRow, words: Words) -> Button:
    return Button(str(CustomId(TABLE, game.id, "join")), words.text("lobby-join"), "primary")


async def here(ctx: InteractionContext, page: int | None = None) -> None:
    """List the tables of this channel and of its threads."""
    await _begin(ctx, page)
    games = await queries.games(ctx.bot.store, ctx.guild, channel=ctx.channel, known_to=ctx.user)
    listed, pages = _page_of(games[::-1], page, "here")
    await _show(ctx, "games-here", [Line(line) for line in await _lines(ctx, listed)], pages)


async def _begin(ctx: InteractionContext, page: int | None) -> None:
    """Acknowledge a command, or the press of a button that shows another page in the same message."""
    if page is None:
        await ctx.defer()
    else:
        await ctx.defer_update()


def _page_of(tables: Sequence[T], page: int | None, verb: str) -> tuple[Sequence[T], Page]:
    """Return the tables of a page, and what its buttons need."""
    pages = max(1, ceil(len(tables) / PAGE))
    # The list may have become shorter since the page was turned.
    shown = min(page or 0, pages - 1)
    return tables[shown * PAGE :][:PAGE], Page(verb, shown, pages)


async def _lines(ctx: InteractionContext, games: Sequence[GameRow]) -> list[str]:
    messages = await queries.messages(ctx.bot.store, ctx.guild) if games else {}
    return [game_line(ctx.guild, game, messages.get(game.id), ctx.words) for game in games]


async def _show(ctx: InteractionContext, heading: str, rows: Sequence[Row], page: Page, more: str = "") -> None:
    """Show a page of tables, then a sentence about all."""
    texts = () if rows else (Line(ctx.words.text("games-none")),)
    listed = (*rows, *texts, *((Line(more),) if more else ()))
    buttons = pager(LISTS, 0, page.verb, page.number, page.total, ctx.words)
    await ctx.show(Card((ctx.words.text(heading),), rows=(*listed, *buttons), accent=GOLD))


def game_line(guild: int, game: GameRow, message: Message | None, words: Words) -> str:
    """Return one line about a table, with a link to its message."""
    state = words.text(f"game-{game.phase}")
    return f"- {table_link(guild, game, message, words)} <#{game.thread or game.channel}> · {state}"


PAGES: Final = {"mine": mine, "open": lobbies, "here": here}


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Show the page of a list that a button names."""
    if id_.verb not in PAGES:
        await ctx.say("panel-outdated")
        return
    await PAGES[id_.verb](ctx, number_in(id_))


ListComponent = component_handler(LISTS, handle_component)
