"""Changes to all running tables of one person in a guild."""

from collections.abc import Callable

from cogs.discord.client import Client
from data import queries
from data.errors import GameUnreadable
from data.game.models import Seat
from data.game.session import GameSession


async def at_own_tables(bot: Client, guild: int, user: int, change: Callable[[GameSession, Seat], bool]) -> int:
    """Apply ``change`` to each running table of a person in a guild; return the number of tables it has changed."""
    games = await queries.games(bot.store, guild, user=user)
    return sum([await _at_table(bot, guild, game.id, user, change) for game in games if game.phase == "running"])


async def _at_table(bot: Client, guild: int, game: int, user: int, change: Callable[[GameSession, Seat], bool]) -> bool:
    """Change one table; False if nothing changes or the table is unreadable."""
    try:
        async with bot.tables.transaction(guild, game) as session:
            seat = session.seat_of(user)
            return seat is not None and session.game.phase == "running" and change(session, seat)
    except GameUnreadable:
        return False
