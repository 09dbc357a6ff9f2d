"""People who have left the server: a computer takes their seats, as soon as the table has waited for them in vain."""

import logging

import discord

from cogs.discord.client import Client
from cogs.table.clock import CLOCK
from cogs.table.seats import vacate

LOG = logging.getLogger(__name__)
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013


async def replace_leavers(bot: Client, guild: int, game: int) -> None:
    """Let computers play for those whose clocks have run out and who are in the server no more."""
    async with bot.tables.transaction(guild, game) as session:
        late = {timer.seat for timer in session.timers if timer.kind == CLOCK and timer.due <= session.now}
        users = [seat.user for seat in session.seats if seat.seat in late and seat.user is not None]
    for user in [user for user in users if await has_left(bot, guild, user)]:
        async with bot.tables.transaction(guild, game) as session:
            seat = session.seat_of(user)
            if seat is not None and session.game.phase == "running":
                vacate(session, seat, user, "left")


async def has_left(bot: Client, guild: int, user: int) -> bool:
    """Whether somebody is not in a server any more; if that cannot be found out now, they are."""
    try:
        # Who comes and goes is told only to bots that may see all members; one person anybody may ask for.
        await bot.http.get_member(guild, user)
    except discord.HTTPException as error:
        return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    except (discord.RateLimited, OSError) as error:
        LOG.info("guild %s, user %s: not known whether they are there: %r", guild, user, error)
    return False
