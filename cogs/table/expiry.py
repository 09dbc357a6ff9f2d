"""The end of tables that nobody minds: a lobby expires, a game that nobody plays is closed after warnings."""

from cogs.discord.client import Client
from cogs.table.clock import waited_for
from cogs.table.turns import DAY, EXPIRY_TIMER, QUIET_FOR, close_game
from data import queries
from data.models import Timer
from data.session import GameSession

BETWEEN_WARNINGS = 7 * DAY
WARNINGS = 2
"""How many seconds after a warning the next one comes, and after how many of them a game is closed."""


async def run_expiry(bot: Client, guild: int, timer: Timer) -> None:
    """Close a lobby whose time is over; warn the people of a game that nobody has played for long, or close it."""
    entries = await queries.log(bot.store, guild, timer.game, limit=1)
    async with bot.tables.transaction(guild, timer.game) as session:
        if not session.fire(timer):
            return
        if session.game.phase == "lobby":
            session.enqueue("say", {"key": "expired-lobby"})
            close_game(session, None)
        elif session.game.phase == "running":
            last = max(entry.at for entry in entries)
            _look_after(session, last, int(timer.payload.get("warned", 0)))


def _look_after(session: GameSession, last: float, warned: int) -> None:
    """Warn, close, or look again later: ``last`` is when something was last done at the table."""
    # A game that rests does so because its people have said so.
    if session.game.paused is not None or session.now - last < QUIET_FOR:
        # In a day at the earliest: a game that rests has been quiet for too long already.
        session.set_timer(EXPIRY_TIMER, max(last, session.now - QUIET_FOR + DAY) + QUIET_FOR)
    elif warned < WARNINGS:
        session.enqueue("say", _warning(session, WARNINGS - warned))
        session.set_timer(EXPIRY_TIMER, session.now + BETWEEN_WARNINGS, {"warned": warned + 1})
    else:
        session.enqueue("say", {"key": "expired-game"})
        close_game(session, None)


def _warning(session: GameSession, left: int) -> dict[str, object]:
    """Return the sentence that calls those whom a game waits for."""
    users = [seat.user for seat in session.seats if seat.seat in waited_for(session) and seat.user is not None]
    closing = round(session.now + left * BETWEEN_WARNINGS)
    who = " ".join(f"<@{user}>" for user in users)
    return {"key": "expired-warning", "args": {"who": who, "when": f"<t:{closing}:R>"}, "users": users}
