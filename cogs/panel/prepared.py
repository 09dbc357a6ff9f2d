"""Prepared moves: suggested as far as their owner can know what they will be asked, kept, and checked in their time."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from cogs.acts.seats import running_seat
from cogs.discord.components import MAX_OPTIONS, Select, SelectOption
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from cogs.panel.autocomplete import TableRevision
from cogs.panel.suggestions import Suggestion
from cogs.panel.typed import SEPARATOR, parse_choices
from cogs.table.orders import PREPARED
from data.errors import Refused
from data.models import Seat, StandingOrder
from data.session import GameSession
from render import Words
from rules.kernel import Ask, Choice, IllegalChoice, Table, foreseen

LOG = logging.getLogger(__name__)

PREPARE: Final = "prepare"
"""What the select does that prepares a move."""


class SuggestionSource(NamedTuple):
    """What suggestions for a seat are looked for in, without the table's lock: the table as it was written down."""

    revision: TableRevision
    table: bytes
    names: Sequence[str]
    prepared: str = ""
    """The move that is prepared already, as it was typed."""


def suggestion_source(ctx: InteractionContext, session: GameSession, seat: Seat | None) -> SuggestionSource | None:
    """Return what suggestions are looked for in, for whoever sits there and plays; None for anybody else."""
    if seat is None or seat.opponent or session.game.phase != "running":
        return None
    revision = TableRevision(ctx.guild, session.game.id, session.last, seat.seat, ctx.words.language)
    held = [one.typed for one in session.orders_of(seat.seat) if one.key == PREPARED and one.why_off is None]
    return SuggestionSource(revision, session.table.dump(), [one.name for one in session.seats], "".join(held))


def is_asked(session: GameSession, seat: Seat) -> bool:
    """Whether a seat is to choose now: then there is nothing to prepare."""
    return any(ask.seat == seat.seat and not ask.optional for ask in session.table.asks)


class Waiting(NamedTuple):
    """A table at which somebody waits: enough to find without its lock whether they can prepare a move."""

    game: int
    last: int
    seat: int
    table: bytes


def waiting(session: GameSession, seat: Seat) -> Waiting | None:
    """Return how a table stands for somebody who waits; None where they do not play themselves."""
    if seat.opponent or session.game.phase != "running":
        return None
    return Waiting(session.game.id, session.last, seat.seat, session.table.dump())


async def may_prepare(ctx: InteractionContext, stands: Waiting) -> bool:
    """Whether somebody who waits can know what they will be asked."""
    revision = TableRevision(ctx.guild, stands.game, stands.last, stands.seat, ctx.words.language)
    try:
        foresees: bool = await ctx.bot.suggestions.foresees(revision, stands.table)
    # No thread can be started just now: the rest of what is shown does not depend on it.
    except RuntimeError as error:
        LOG.error("whether a move can be prepared at table %s was not found", stands.game, exc_info=error)
        return False
    return foresees


async def prepare(ctx: InteractionContext, game: int, typed: str) -> None:
    """Keep a move until its owner is asked in their turn; it is checked only then, but a doubt is told now."""
    doubt = await keep_prepared(ctx, game, typed)
    await ctx.tell("\n".join(filter(None, (ctx.words.text("order-prepared", typed=escaped(typed)), doubt))))


async def keep_prepared(ctx: InteractionContext, game: int, typed: str) -> str:
    """Keep a move, in place of any prepared before; return what speaks against it as the table stands, or ""."""
    async with ctx.table(game) as session:
        seat, table = _waiting_seat(session, ctx.user), session.table.dump()
    # All that may be chosen then is listed for it: that takes its time, and neither others nor this table wait for it.
    kind, doubt = await ctx.bot.thinking.run(ctx.guild, partial(_looked_at, table, seat.seat, typed, ctx.words))
    async with ctx.table(game, change=True) as session:
        seat = _waiting_seat(session, ctx.user)
        session.put_order(StandingOrder(game=game, seat=seat.seat, key=PREPARED, typed=typed, kind=kind))
    return doubt


def _waiting_seat(session: GameSession, user: int) -> Seat:
    seat = running_seat(session, user)
    if is_asked(session, seat):
        raise Refused("asked_now")
    return seat


def _looked_at(table: bytes, seat: int, typed: str, words: Words) -> tuple[str, str]:
    """Return for which kind of ask a move is meant, as far as one can tell, and what speaks against it now."""
    ahead = foreseen(Table.load(table), seat)
    if ahead is None:
        return "", words.text("order-unforeseen")
    # Tried on the table as it will be for all that its owner knows; much may happen until then.
    try:
        played: list[tuple[Ask, Choice]] = parse_choices(ahead, seat, typed)
    except IllegalChoice as refused:
        return "", words.text("order-doubt", why=words.reason(refused))
    return played[0][0].kind, ""


async def prepared_rows(ctx: InteractionContext, source: SuggestionSource | None, words: Words) -> tuple[Select, ...]:
    """Return selects of what may be prepared, and of what may follow what is: where somebody waits and can know it."""
    if source is None:
        return ()
    following = await _select(ctx, source, f"{source.prepared} {SEPARATOR}", words) if source.prepared else ()
    return (*following, *await _select(ctx, source, "", words))


async def _select(ctx: InteractionContext, source: SuggestionSource, typed: str, words: Words) -> tuple[Select, ...]:
    found: list[Suggestion] = await ctx.bot.suggestions.search(
        source.revision, source.table, source.names, typed, ahead=True
    )
    entries = tuple(SelectOption(one.text, one.label) for one in found[:MAX_OPTIONS])
    custom_id = str(CustomId(TABLE, source.revision.game, PREPARE, rest="then" if typed else ""))
    placeholder = words.text("order-prepare-then") if typed else words.text("order-prepare")
    return (Select(custom_id, placeholder, entries),) if entries else ()
