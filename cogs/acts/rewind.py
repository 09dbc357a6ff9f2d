"""Taking back what cannot be taken back alone: proposed with the list of what would go, and rebuilt from the log."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from cogs.discord.client import Client
from cogs.discord.interaction import InteractionContext
from cogs.table.clock import forget_clocks
from cogs.table.labels import escaped_names
from cogs.table.orders import ask_anew
from cogs.table.timers import timer as on_timer
from cogs.table.turns import call_again, turn_state
from data import queries
from data.errors import Refused
from data.models import LogEntry, Timer
from data.replay import choices_that_hold, moments, replay
from data.session import GameSession
from rules.kernel import Facts, Table

UNDO_TIMER: Final = "undo"
"""The timer of a table that has agreed to take something back."""


MOST_UNDOS: Final = 5
UNDO_WINDOW: Final = 600.0
"""How often somebody takes something back by themselves in so many seconds, where others sit."""


async def check_undos(ctx: InteractionContext, game: int, seat: int) -> None:
    """Raise Refused for who takes something back again and again: each time somebody else is called anew."""
    now = ctx.bot.store.clock()
    entries = await queries.log(ctx.bot.store, ctx.guild, game, limit=4 * MOST_UNDOS)
    undone = sum(one.kind == "undo" and one.seat == seat and one.at > now - UNDO_WINDOW for one in entries)
    if undone >= MOST_UNDOS:
        raise Refused("undo_often", minutes=round(UNDO_WINDOW / 60))


def facts_to_take_back(log: tuple[LogEntry, ...], seat: int) -> dict[str, int]:
    """Return how many choices have to go until a seat's last one is gone, and the log's entry before the first."""
    held = choices_that_hold(log)
    own = [at for at, entry in enumerate(held) if entry.seat == seat]
    if not own:
        raise Refused("nothing_back")
    # Told to all: choices that nobody could see do not count.
    count = sum(not entry.unseen for entry in held[own[-1] :])
    return {"seat": seat, "count": max(count, 1), "after": held[own[-1]].number - 1, "last": held[-1].number}


async def undo_to_propose(bot: Client, guild: int, game: int, seat: int) -> Facts:
    """Return what a seat's undo takes back and what everyone keeps knowing; Refused where a rated game forbids it."""
    async with bot.tables.transaction(guild, game) as session:
        table, options, last, rated = session.table.fork(), session.game.options, session.last, session.game.rated
    # The game can have gone on since.
    log = (await queries.whole_log(bot.store, guild, game))[:last]
    facts = facts_to_take_back(log, seat)
    try:
        known = await bot.thinking.run(guild, partial(_revealing, table, options, log, facts["after"]))
    except ValueError as error:
        raise Refused("no_past") from error
    if known and rated:
        raise Refused("undo_revealed")
    return {**facts, "known": known}


def _revealing(table: Table, options: Facts, log: Sequence[LogEntry], after: int) -> list[int]:
    """Return the entries later than ``after`` by which something was drawn or shown."""
    found, before = list[int](), 0
    for entry, then in moments(table, options, log):
        if entry.number > after and then.revealed > before:
            found.append(entry.number)
        before = then.revealed
    return found


@on_timer(UNDO_TIMER)
async def run_undo(bot: Client, guild: int, timer: Timer) -> None:
    """Take back what a table has agreed to take back."""
    await rewind(bot, guild, timer.game)


async def rewind(bot: Client, guild: int, game: int) -> None:
    """Take back what a table has agreed to: replayed from the seed and what holds of the log, off the event loop."""
    async with bot.tables.transaction(guild, game) as session:
        timer = session.timer(UNDO_TIMER)
        if timer is None or session.game.phase != "running":
            return
        table, options, number = session.table.fork(), session.game.options, session.last
    log = await queries.whole_log(bot.store, guild, game)
    kept = _log_before(log, timer.payload["after"])
    try:
        earlier = await bot.thinking.run(guild, lambda: table.rewound(replay(table, options, kept)))
    except ValueError:
        # The rules have changed since: what the choices then led to they lead to no more.
        earlier = None
    async with bot.tables.transaction(guild, game) as session:
        session.cancel_timer(UNDO_TIMER)
        names = escaped_names(session.seats)
        # Somebody has played on in the meantime: what was agreed to is not what would be taken back now.
        if earlier is None or session.last != number or choices_that_hold(log)[-1].number != timer.payload["last"]:
            session.enqueue("say", {"key": "undo-failed", "args": {}})
            return
        _take_back(session, earlier, timer.payload["seat"], len(choices_that_hold(log)) - len(choices_that_hold(kept)))
        name = names[timer.payload["seat"]]
        session.enqueue("say", {"key": "undo-agreed", "args": {"name": name, "count": timer.payload["count"]}})


def _log_before(log: tuple[LogEntry, ...], after: int) -> tuple[LogEntry, ...]:
    """Return the log up to an entry. The entry after it holds, so nothing before it was taken back later."""
    return tuple(entry for entry in log if entry.number <= after)


def _take_back(session: GameSession, earlier: Table, seat: int, count: int) -> None:
    before = turn_state(session)
    session.rewind(earlier, seat, count)
    for one in session.seats:
        ask_anew(session, one.seat)
    # They are asked something else now, and have all their time for it.
    forget_clocks(session)
    call_again(session, before)
