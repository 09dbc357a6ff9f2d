"""Prepared moves: suggested if their owner can know the next ask, stored, and checked when it comes."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from cogs.acts.seats import running_seat
from cogs.discord.components import Select, SelectOption
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from cogs.panel.typed.autocomplete import SUGGESTIONS, TableRevision
from cogs.panel.typed.parsing import SEPARATOR, check_finished, parse_choices
from cogs.panel.typed.suggestions import in_ids
from cogs.table.labels import plain_names
from cogs.table.orders import PREPARED
from data.errors import Refused
from data.game.models import Seat, StandingOrder
from data.game.session import GameSession
from render import Words
from rules.kernel import Ask, Choice, IllegalChoice, Table, foreseen

LOG = logging.getLogger(__name__)

PREPARE: Final = "prepare"
"""The verb of the select that prepares a move."""


class SuggestionSource(NamedTuple):
    """The input of the suggestions for a seat, which are found without the table's lock: a dump of the table."""

    revision: TableRevision
    table: bytes
    names: Sequence[str]
    prepared: str = ""
    """The move that is prepared already, as typed."""


def suggestion_source(ctx: InteractionContext, session: GameSession, seat: Seat | None) -> SuggestionSource | None:
    """Return the source of suggestions for a seat; None if it is no person's or the game does not run."""
    if seat is None or seat.opponent or session.game.phase != "running":
        return None
    revision = TableRevision(ctx.guild, session.game.id, session.last, seat.seat, ctx.words.language)
    held = [order.typed for order in session.orders.of(seat.seat) if order.key == PREPARED and order.why_off is None]
    return SuggestionSource(revision, session.table.dump(), plain_names(session.seats), "".join(held))


def is_asked(session: GameSession, seat: Seat) -> bool:
    """Return whether the game waits for a choice of this seat. If so, there is nothing to prepare."""
    return any(ask.seat == seat.seat and not ask.optional for ask in session.table.asks)


class Waiting(NamedTuple):
    """A table with a waiting player: enough to find without its lock whether they can prepare a move."""

    game: int
    last: int
    seat: int
    table: bytes


def waiting(session: GameSession, seat: Seat) -> Waiting | None:
    """Return the table for a waiting player; None if the seat is no person's or the game does not run."""
    if seat.opponent or session.game.phase != "running":
        return None
    return Waiting(session.game.id, session.last, seat.seat, session.table.dump())


async def may_prepare(ctx: InteractionContext, current: Waiting) -> bool:
    """Return whether a waiting player can know their next ask."""
    revision = TableRevision(ctx.guild, current.game, current.last, current.seat, ctx.words.language)
    try:
        return await ctx.bot.state[SUGGESTIONS].foresees(revision, current.table)
    # No thread can be started at the moment. The rest of the panel does not depend on it.
    except RuntimeError as error:
        LOG.error("table %s: no thread to find out whether a move can be prepared", current.game, exc_info=error)
        return False


async def prepare(ctx: InteractionContext, game: int, typed: str) -> None:
    """Store a move until its owner's turn. It is checked only then, but a doubt is told at once."""
    doubt = await keep_prepared(ctx, game, typed)
    await ctx.tell("\n".join(filter(None, (ctx.words.text("order-prepared", typed=escaped(typed)), doubt))))


async def keep_prepared(ctx: InteractionContext, game: int, typed: str) -> str:
    """Store a move instead of an earlier one; return what speaks against it at present, or ""."""
    check_finished(typed)
    async with ctx.table(game) as session:
        seat, table = _waiting_seat(session, ctx.user), session.table.dump()
        names = plain_names(session.seats)
    # The check lists every possible choice, which is slow. It runs without the lock, so that no one waits for it.
    work = partial(_checked_move, table, seat.seat, typed, ctx.words, names)
    checked: CheckedMove = await ctx.bot.thinking.run(ctx.guild, work)
    async with ctx.table(game, change=True) as session:
        seat = _waiting_seat(session, ctx.user)
        order = StandingOrder(game=game, seat=seat.seat, key=PREPARED, typed=checked.typed, kind=checked.kind)
        session.orders.put(order)
    return checked.doubt


def _waiting_seat(session: GameSession, user: int) -> Seat:
    seat = running_seat(session, user)
    if is_asked(session, seat):
        raise Refused("asked_now")
    return seat


class CheckedMove(NamedTuple):
    """A move to prepare, tried at the table as far as its owner can foresee it. Much may happen until then."""

    typed: str
    """The move in option ids, if the words are clear."""
    kind: str = ""
    """The kind of ask that the move is meant for; "" if unknown."""
    doubt: str = ""
    """The reason against the move at present."""


def _checked_move(table: bytes, seat: int, typed: str, words: Words, names: Sequence[str]) -> CheckedMove:
    ahead = foreseen(Table.load(table), seat)
    if ahead is None:
        return CheckedMove(typed, doubt=words.text("order-unforeseen"))
    try:
        written = f" {SEPARATOR} ".join(in_ids(ahead, seat, typed.split(SEPARATOR), words, names))
        played: list[tuple[Ask, Choice]] = parse_choices(ahead, seat, written)
    except IllegalChoice as refused:
        return CheckedMove(typed, doubt=words.text("order-doubt", why=words.reason(refused)))
    return CheckedMove(written, kind=played[0][0].kind)


async def prepared_rows(ctx: InteractionContext, source: SuggestionSource | None, words: Words) -> tuple[Select, ...]:
    """Return the selects of moves to prepare, and of moves to follow a prepared one."""
    if source is None:
        return ()
    following = await _select(ctx, source, f"{source.prepared} {SEPARATOR}", words) if source.prepared else ()
    return (*following, *await _select(ctx, source, "", words))


async def _select(ctx: InteractionContext, source: SuggestionSource, typed: str, words: Words) -> tuple[Select, ...]:
    matches = await ctx.bot.state[SUGGESTIONS].search(source.revision, source.table, source.names, typed, ahead=True)
    entries = tuple(SelectOption(match.text, match.entry) for match in matches.found)
    custom_id = str(CustomId(TABLE, source.revision.game, PREPARE, rest="then" if typed else ""))
    placeholder = words.text("order-prepare-then") if typed else words.text("order-prepare")
    return (Select(custom_id, placeholder, entries),) if entries else ()
