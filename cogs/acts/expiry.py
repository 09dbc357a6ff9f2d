"""Expiry of idle tables: a lobby is closed after a time, and a game without play after warnings."""

from typing import Final

from cogs.discord.client import Client
from cogs.table.clock import waited_for
from cogs.table.schedule import quiet_until, rhythm_of
from cogs.table.timers import timer as on_timer
from cogs.table.turns import DAY, EXPIRY_TIMER, QUIET_FOR, close_game
from data import queries
from data.game.models import Timer
from data.game.session import GameSession

BETWEEN_WARNINGS = 7 * DAY
WARNINGS = 2
"""Seconds between two warnings, and the number of warnings before a game is closed."""
REMINDS: Final = "reminds"
"""Payload key of a sentence that pings as a reminder does: not in quiet hours, and within the day's quota."""
ALIVE: Final = "alive"
"""Payload key of the expiry timer: the time of the table's last agreement, which is not in the log."""


def note_life(session: GameSession) -> None:
    """Restart the time without play, because the table has agreed on how to go on."""
    if session.game.phase == "running":
        session.timers.set(EXPIRY_TIMER, session.now + QUIET_FOR, {ALIVE: session.now})


@on_timer(EXPIRY_TIMER)
async def run_expiry(bot: Client, guild: int, timer: Timer) -> None:
    """Close an expired lobby. Warn the people of a game without play for long, or close it."""
    entries = await queries.log(bot.store, guild, timer.game, limit=1)
    async with bot.tables.transaction(guild, timer.game) as session:
        users = _late(session)
    # Read before the transaction, so that the table's lock never waits for the shared file.
    rhythms = [rhythm_of(await bot.store.users.settings(user)) for user in users]
    async with bot.tables.transaction(guild, timer.game) as session:
        if not session.timers.fire(timer):
            return
        # People could not act during an outage, so give them a day after it.
        if session.uptime.outages and (earliest := session.uptime.outages[-1][1] + DAY) > session.now:
            session.timers.set(EXPIRY_TIMER, earliest, timer.payload)
            return
        if session.game.phase == "lobby":
            session.enqueue("say", {"key": "expired-lobby"})
            close_game(session, None)
        elif session.game.phase == "running":
            mornings = [quiet_until(rhythm, session.now) for rhythm in rhythms]
            _check_idle_game(session, max(entry.at for entry in entries), timer, mornings)


def _check_idle_game(session: GameSession, played: float, timer: Timer, mornings: list[float | None]) -> None:
    """Warn, close, or set the timer again. ``played`` is the time of the log's last entry."""
    last = max(played, timer.payload.get(ALIVE, 0.0), *_return_times(session))
    warned = int(timer.payload.get("warned", 0))
    # The players have agreed to a pause, so a paused game does not expire.
    if session.game.halted or session.now - last < QUIET_FOR:
        # In a day at the earliest: a paused game has been without play for too long already.
        again = max(last, session.now - QUIET_FOR + DAY) + QUIET_FOR
        session.timers.set(EXPIRY_TIMER, again, {ALIVE: last})
    elif warned < WARNINGS and mornings and None not in mornings:
        # All recipients of the warning are in quiet hours. Wait for the first of them.
        session.timers.set(EXPIRY_TIMER, min(filter(None, mornings)), timer.payload)
    elif warned < WARNINGS:
        session.enqueue("say", _warning(session, WARNINGS - warned))
        session.timers.set(EXPIRY_TIMER, session.now + BETWEEN_WARNINGS, {"warned": warned + 1})
    else:
        session.enqueue("say", {"key": "expired-game"})
        close_game(session, None)


def _late(session: GameSession) -> list[int]:
    """Return the people for whom a running game waits, except those who are away."""
    if session.game.phase != "running":
        return []
    waiting = waited_for(session)
    here = [seat for seat in session.seats if seat.seat in waiting and seat.seat not in session.absences]
    return [seat.user for seat in here if seat.user is not None]


def _return_times(session: GameSession) -> list[float]:
    """Return the announced return times of the absent people for whom the table waits."""
    away = session.absences
    return [until for seat in waited_for(session) if seat in away and (until := away[seat].until) is not None]


def _warning(session: GameSession, left: int) -> dict[str, object]:
    """Return the sentence that pings the people for whom a game waits."""
    users = _late(session)
    closing = round(session.now + left * BETWEEN_WARNINGS)
    who = " ".join(f"<@{user}>" for user in users)
    args = {"who": who, "when": f"<t:{closing}:R>"}
    return {"key": "expired-warning", "args": args, "users": users, REMINDS: True}
