"""Undo by agreement: a proposal that lists the affected choices, and the rebuilding of the table from the log."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from cogs.discord.client import Client
from cogs.discord.interaction import InteractionContext
from cogs.table.labels import escaped_names
from cogs.table.orders import ask_again
from cogs.table.time.clock import forget_clocks
from cogs.table.time.timers import on_timer
from cogs.table.turns import call_again
from data import queries
from data.errors import Refused
from data.game.models import LogEntry, Timer
from data.game.outgoing import Say
from data.game.replay import choices_that_hold, moments, replay
from data.game.session import GameSession
from data.game.timers import TimerPayload
from rules.kernel import Facts, Table

MOST_UNDOS: Final = 5
UNDO_WINDOW: Final = 600.0
"""Maximum number of undos without a vote by one player in ``UNDO_WINDOW`` seconds, at a table with other people."""


async def check_undos(ctx: InteractionContext, game: int, seat: int) -> None:
    """Raise Refused after too many undos, because each one pings the other players again."""
    now = ctx.bot.store.clock()
    entries = await queries.log(ctx.bot.store, ctx.guild, game, limit=4 * MOST_UNDOS)
    undone = sum(entry.kind == "undo" and entry.seat == seat and entry.at > now - UNDO_WINDOW for entry in entries)
    if undone >= MOST_UNDOS:
        raise Refused("undo_often", minutes=round(UNDO_WINDOW / 60))


def facts_to_take_back(log: tuple[LogEntry, ...], seat: int) -> dict[str, int]:
    """Return the number of choices to take back until a seat's last one is gone, and the log entry before the first."""
    held = choices_that_hold(log)
    own = [at for at, entry in enumerate(held) if entry.seat == seat]
    if not own:
        raise Refused("nothing_back")
    # The number is public, so choices that only their own seat could see do not count.
    count = sum(not entry.unseen for entry in held[own[-1] :])
    return {"seat": seat, "count": max(count, 1), "after": held[own[-1]].number - 1, "last": held[-1].number}


async def undo_to_propose(bot: Client, guild: int, game: int, seat: int) -> Facts:
    """Return the effect of a seat's undo and the information that stays known. Raise Refused if a rated game forbids
    it.
    """
    async with bot.tables.transaction(guild, game) as session:
        table, last, origin, rated = session.table.fork(), session.last, session.origin, session.game.rated
    # Others may have played since the table was read.
    log = (await queries.whole_log(bot.store, guild, game))[:last]
    facts = facts_to_take_back(log, seat)
    try:
        known = await bot.thinking.run(guild, partial(_revealing, table, log, facts["after"], origin))
    except ValueError as error:
        raise Refused("no_past") from error
    if known and rated:
        raise Refused("undo_revealed")
    return {**facts, "known": known}


def _revealing(table: Table, log: Sequence[LogEntry], after: int, origin: Facts | None) -> list[int]:
    """Return the entries after ``after`` that drew or revealed something."""
    numbers, before = list[int](), 0
    for entry, then in moments(table, log, origin):
        if entry.number > after and then.revealed > before:
            numbers.append(entry.number)
        before = then.revealed
    return numbers


class Undo(TimerPayload, frozen=True):
    """The timer of a table that has agreed to an undo: the facts of the vote about it."""

    KIND = "undo"

    seat: int
    count: int
    """The number of choices to take back."""
    after: int
    """The log entry before the first of them."""
    last: int
    """The log entry of the last of them."""


@on_timer(Undo)
async def run_undo(bot: Client, guild: int, timer: Timer, _: Undo) -> None:
    """Carry out an undo that a table has agreed to."""
    await rewind(bot, guild, timer.game)


async def rewind(bot: Client, guild: int, game: int) -> None:
    """Carry out an agreed undo: replay the seed and the remaining log, off the event loop."""
    async with bot.tables.transaction(guild, game) as session:
        undo = session.timers.of(Undo)
        if undo is None or session.game.phase != "running":
            return
        table, number, origin = session.table.fork(), session.last, session.origin
    log = await queries.whole_log(bot.store, guild, game)
    kept = _log_before(log, undo.after)
    try:
        earlier = await bot.thinking.run(guild, lambda: table.rewound(replay(table, kept, origin)))
    except ValueError:
        # The rules have changed since, so the replay does not lead to the same table.
        earlier = None
    async with bot.tables.transaction(guild, game) as session:
        session.timers.cancel(Undo)
        names = escaped_names(session.seats)
        # Another choice was made meanwhile, so the undo would take back something else than the table agreed to.
        if earlier is None or session.last != number or choices_that_hold(log)[-1].number != undo.last:
            session.enqueue(Say("undo-failed"))
            return
        _take_back(session, earlier, undo.seat, len(choices_that_hold(log)) - len(choices_that_hold(kept)))
        session.enqueue(Say("undo-agreed", {"name": names[undo.seat], "count": undo.count}))


def _log_before(log: tuple[LogEntry, ...], after: int) -> tuple[LogEntry, ...]:
    """Return the log up to an entry. The entry after it is in force, so no later undo reaches back before it."""
    return tuple(entry for entry in log if entry.number <= after)


def _take_back(session: GameSession, earlier: Table, seat: int, count: int) -> None:
    session.rewind(earlier, seat, count)
    for other in session.seats:
        ask_again(session, other.seat)
    # The players have a new ask, so their time starts again.
    forget_clocks(session)
    call_again(session)
