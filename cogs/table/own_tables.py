"""Changes to all running tables of one user, in all servers."""

from collections.abc import Callable

from cogs.discord.interaction import InteractionContext
from data import queries
from data.errors import GameUnreadable, GuildUnreadable, NotNow
from data.game.models import Seat
from data.game.session import GameSession


async def at_own_tables(ctx: InteractionContext, change: Callable[[int, GameSession, Seat], bool]) -> int:
    """Apply ``change`` to every running table of the user; return the number of tables it has changed."""
    count = 0
    for guild, game in await queries.games_of(ctx.bot.store, ctx.user):
        # Games of other servers can belong to another process.
        if game.phase == "running" and (guild == ctx.guild or ctx.bot.get_guild(guild) is not None):
            count += await _at_table(ctx, guild, game.id, change)
    return count


async def _at_table(
    ctx: InteractionContext, guild: int, game: int, change: Callable[[int, GameSession, Seat], bool]
) -> bool:
    """Change one table; False if nothing changes or the table is unreadable."""
    try:
        async with ctx.bot.tables.transaction(guild, game) as session:
            seat = session.seat_of(ctx.user)
            return seat is not None and session.game.phase == "running" and change(guild, session, seat)
    except (GameUnreadable, GuildUnreadable, NotNow):
        return False
