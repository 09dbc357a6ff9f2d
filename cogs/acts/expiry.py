"""Expiry of idle tables: a lobby is closed after a time, and a game without play after warnings."""

from cogs.discord.client import Client
from cogs.table.time.clock import waited_for
from cogs.table.time.timers import on_timer
from cogs.table.time.waits import quiet_until, rhythm_of
from cogs.table.turns import DAY, QUIET_FOR, Expiry, close_game
from data import queries
from data.game.models import Timer, people_at
from data.game.outgoing import Say
from data.game.session import GameSession

BETWEEN_WARNINGS = 7 * DAY
WARNINGS = 2
"""Seconds between two warnings, and the number of warnings before a game is closed."""


def note_life(session: GameSession) -> None:
    """Restart the time without play, because the table has agreed on how to go on."""
    if session.game.phase == "running":
        session.timers.set(Expiry(agreed=session.now), session.now + QUIET_FOR)


@on_timer(Expiry)
async def run_expiry(bot: Client, guild: int, timer: Timer, expiry: Expiry) -> None:
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
            session.timers.set(expiry, earliest)
            return
        if session.game.phase == "lobby":
            session.enqueue(Say("expired-lobby"))
            close_game(session, None)
        elif session.game.phase == "running":
            mornings = [quiet_until(rhythm, session.now) for rhythm in rhythms]
            _check_idle_game(session, max(entry.at for entry in entries), expiry, mornings)


def _check_idle_game(session: GameSession, played: float, expiry: Expiry, mornings: list[float | None]) -> None:
    """Warn, close, or set the timer again. ``played`` is the time of the log's last entry."""
    last = max(played, expiry.agreed, *_return_times(session))
    # The players have agreed to a pause, so a paused game does not expire.
    if session.game.halted or session.now - last < QUIET_FOR:
        # In a day at the earliest: a paused game has been without play for too long already.
        again = max(last, session.now - QUIET_FOR + DAY) + QUIET_FOR
        session.timers.set(Expiry(agreed=last), again)
    elif expiry.warned < WARNINGS and mornings and None not in mornings:
        # All recipients of the warning are in quiet hours. Wait for the first of them.
        session.timers.set(expiry, min(filter(None, mornings)))
    elif expiry.warned < WARNINGS:
        session.enqueue(_warning(session, WARNINGS - expiry.warned))
        session.timers.set(Expiry(warned=expiry.warned + 1), session.now + BETWEEN_WARNINGS)
    else:
        session.enqueue(Say("expired-game"))
        close_game(session, None)


def _late(session: GameSession) -> list[int]:
    """Return the people for whom a running game waits, except those who are away."""
    if session.game.phase != "running":
        return []
    waiting = waited_for(session)
    here = [seat for seat in session.seats if seat.seat in waiting and seat.seat not in session.absences]
    return [*people_at(here)]


def _return_times(session: GameSession) -> list[float]:
    """Return the announced return times of the absent people for whom the table waits."""
    away = session.absences
    return [until for seat in waited_for(session) if seat in away and (until := away[seat].until) is not None]


def _warning(session: GameSession, left: int) -> Say:
    """Return the sentence that pings the people for whom a game waits."""
    users = _late(session)
    closing = round(session.now + left * BETWEEN_WARNINGS)
    who = " ".join(f"<@{user}>" for user in users)
    args = {"who": who, "when": f"<t:{closing}:R>"}
    return Say("expired-warning", args, users=tuple(users), reminds=True)
