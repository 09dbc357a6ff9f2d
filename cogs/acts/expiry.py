"""The end of idle tables: a lobby expires, and a game that no one plays is closed after warnings."""

from typing import Final

from cogs.discord.client import Client
from cogs.table.clock import waited_for
from cogs.table.schedule import quiet_until, rhythm_of
from cogs.table.timers import timer as on_timer
from cogs.table.turns import DAY, EXPIRY_TIMER, QUIET_FOR, close_game
from data import queries
from data.models import Timer
from data.session import GameSession

BETWEEN_WARNINGS = 7 * DAY
WARNINGS = 2
"""How many seconds after a warning the next one comes, and after how many of them a game is closed."""
REMINDS: Final = "reminds"
"""Payload key of a sentence that pings as a reminder does: not in quiet hours, and within the day's quota."""
ALIVE: Final = "alive"
"""Payload key of the expiry timer: when the table last agreed on something, which the log does not tell."""


def note_life(session: GameSession) -> None:
    """Count the time without play from now on: the table has just agreed on how to go on."""
    if session.game.phase == "running":
        session.set_timer(EXPIRY_TIMER, session.now + QUIET_FOR, {ALIVE: session.now})


@on_timer(EXPIRY_TIMER)
async def run_expiry(bot: Client, guild: int, timer: Timer) -> None:
    """Close a lobby whose time is over; warn the people of a game that no one has played for long, or close it."""
    entries = await queries.log(bot.store, guild, timer.game, limit=1)
    async with bot.tables.transaction(guild, timer.game) as session:
        users = _late(session)
    # Read before the transaction: a table's lock waits for no other file.
    rhythms = [rhythm_of(await bot.store.users.settings(user)) for user in users]
    async with bot.tables.transaction(guild, timer.game) as session:
        if not session.fire(timer):
            return
        # Nobody could do anything about it while the bot was down.
        if session.uptime.outages and (earliest := session.uptime.outages[-1][1] + DAY) > session.now:
            session.set_timer(EXPIRY_TIMER, earliest, timer.payload)
            return
        if session.game.phase == "lobby":
            session.enqueue("say", {"key": "expired-lobby"})
            close_game(session, None)
        elif session.game.phase == "running":
            mornings = [quiet_until(rhythm, session.now) for rhythm in rhythms]
            _look_after(session, max(entry.at for entry in entries), timer, mornings)


def _look_after(session: GameSession, played: float, timer: Timer, mornings: list[float | None]) -> None:
    """Warn, close, or look again later: ``played`` is the time of the log's last entry."""
    last = max(played, timer.payload.get(ALIVE, 0.0), *_returns(session))
    warned = int(timer.payload.get("warned", 0))
    # A game that rests does so because its people have said so.
    if session.game.halted or session.now - last < QUIET_FOR:
        # In a day at the earliest: a game that rests has been quiet for too long already.
        again = max(last, session.now - QUIET_FOR + DAY) + QUIET_FOR
        session.set_timer(EXPIRY_TIMER, again, {ALIVE: last})
    elif warned < WARNINGS and mornings and None not in mornings:
        # Everyone whom the warning is for sleeps: it waits for the first of them.
        session.set_timer(EXPIRY_TIMER, min(filter(None, mornings)), timer.payload)
    elif warned < WARNINGS:
        session.enqueue("say", _warning(session, WARNINGS - warned))
        session.set_timer(EXPIRY_TIMER, session.now + BETWEEN_WARNINGS, {"warned": warned + 1})
    else:
        session.enqueue("say", {"key": "expired-game"})
        close_game(session, None)


def _late(session: GameSession) -> list[int]:
    """Return the people for whom a running game waits, but for those who are away."""
    if session.game.phase != "running":
        return []
    waiting = waited_for(session)
    here = [seat for seat in session.seats if seat.seat in waiting and seat.seat not in session.absences]
    return [seat.user for seat in here if seat.user is not None]


def _returns(session: GameSession) -> list[float]:
    """Return until when the people are away for whom the table waits, as far as they have said so."""
    away = session.absences
    return [until for seat in waited_for(session) if seat in away and (until := away[seat].until) is not None]


def _warning(session: GameSession, left: int) -> dict[str, object]:
    """Return the sentence that calls the people for whom a game waits."""
    users = _late(session)
    closing = round(session.now + left * BETWEEN_WARNINGS)
    who = " ".join(f"<@{user}>" for user in users)
    args = {"who": who, "when": f"<t:{closing}:R>"}
    return {"key": "expired-warning", "args": args, "users": users, REMINDS: True}
