"""``/me away``: somebody is away from all their tables until a time, and says what is to happen there meanwhile."""

import re
from datetime import UTC, datetime
from typing import Final, get_args
from zoneinfo import ZoneInfo

from cogs.discord.components import quote_input
from cogs.discord.interaction import InteractionContext
from cogs.table.schedule import HOUR, Rhythm, known_zone, rhythm_of
from cogs.table.stand_ins import come_back, go_away
from data import queries
from data.errors import GameUnreadable, GuildUnreadable, NotNow, Refused
from data.models import AbsenceMode

AWAY_MODES: Final[tuple[AbsenceMode, ...]] = get_args(AbsenceMode)
BACK: Final = "back"
LONGEST: Final = 31 * 24 * HOUR
UNITS: Final = {"h": HOUR, "d": 24 * HOUR, "w": 7 * 24 * HOUR}


def parse_until(text: str, now: float, rhythm: Rhythm) -> float | None:
    """Return until when: ``12h``, ``3d``, ``2w`` or the end of the day before ``2026-12-24``; None for ``back``."""
    typed = text.strip().lower()
    if typed == BACK:
        return None
    if match := re.fullmatch(r"(\d{1,3})\s*([hdw])", typed):
        until = now + int(match[1]) * UNITS[match[2]]
    else:
        zone = ZoneInfo(rhythm.zone) if known_zone(rhythm.zone) else UTC
        try:
            until = datetime.strptime(typed, "%Y-%m-%d").replace(tzinfo=zone).timestamp()
        except (ValueError, OverflowError) as error:
            raise Refused("no_date", date=quote_input(text)) from error
    if not now < until <= now + LONGEST:
        raise Refused("no_date", date=quote_input(text))
    return until


async def be_away(ctx: InteractionContext, text: str, mode: str) -> None:
    """Be away from every table of one's own that is being played, or come back to all of them."""
    await ctx.defer()
    rhythm = rhythm_of(await ctx.bot.store.users.settings(ctx.user))
    until = parse_until(text, ctx.bot.store.clock(), rhythm)
    count = 0
    for guild, game in await queries.games_of(ctx.bot.store, ctx.user):
        # The games of other servers may be another process's.
        if game.phase == "running" and (guild == ctx.guild or ctx.bot.get_guild(guild) is not None):
            count += await _at_table(ctx, guild, game.id, until, mode)
    if until is None:
        await ctx.say("away-back-everywhere", count=count)
    else:
        await ctx.say("away-noted", count=count, until=f"<t:{int(until)}:f>")


async def _at_table(ctx: InteractionContext, guild: int, game: int, until: float | None, mode: str) -> bool:
    """Note it at one table; return whether there was something to note. A table that cannot be read is left alone."""
    try:
        async with ctx.bot.tables.transaction(guild, game) as session:
            seat = session.seat_of(ctx.user)
            if seat is None or session.game.phase != "running":
                return False
            if until is None:
                return come_back(session, seat)
            chosen = next(one for one in AWAY_MODES if one == mode)
            go_away(session, seat, chosen, until, ctx.user)
            return True
    except (GameUnreadable, GuildUnreadable, NotNow):
        return False
