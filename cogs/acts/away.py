"""``/me away``: a person's absence from all their tables, until when, and who plays for them meanwhile."""

import math
import re
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from cogs.discord.client import Client
from cogs.discord.guild_names import guild_names
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import quote_input
from cogs.discord.posts import new_messages
from cogs.table.absences import ABSENT, announced, come_back, go_away
from cogs.table.everywhere import at_own_tables, do_everywhere, in_each_guild
from cogs.table.time.waits import HOUR, Rhythm, known_zone, rhythm_of
from data.errors import Refused
from data.game.models import AbsenceMode, Seat
from data.game.session import GameSession
from rules.kernel import Facts

ABSENCE: Final = "absence"
BACK: Final = "back"
AWAY: Final = "away"
"""The setting that stores the spans in which a person's tables wait for them."""
AWAY_DAYS: Final = 60
"""Number of days a year for which a person's tables may wait for them."""
YEAR: Final = 365 * 24 * HOUR
LONGEST: Final = 31 * 24 * HOUR
TIMESTAMP: Final = r"<t:(\d{1,12})(?::[a-z])?>"
"""Discord's form of a time, as the client's picker of times writes it, in small letters."""
UNITS: Final = {"h": HOUR, "d": 24 * HOUR, "w": 7 * 24 * HOUR}


def parse_until(text: str, now: float, rhythm: Rhythm) -> float | None:
    """Return the time of ``12h``, ``3d``, ``2w``, a date ``2026-12-24`` or Discord's ``<t:…:f>``; None for ``back``."""
    typed = text.strip().lower()
    if typed == BACK:
        return None
    if match := re.fullmatch(r"(\d{1,3})\s*([hdw])", typed):
        until = now + int(match[1]) * UNITS[match[2]]
    elif match := re.fullmatch(TIMESTAMP, typed):
        until = float(match[1])
    else:
        zone = ZoneInfo(rhythm.zone) if known_zone(rhythm.zone) else UTC
        try:
            until = datetime.strptime(typed, "%Y-%m-%d").replace(tzinfo=zone).timestamp()
        except (ValueError, OverflowError) as error:
            raise Refused("no_date", date=quote_input(text)) from error
    if not now < until <= now + LONGEST:
        raise Refused("no_date", date=quote_input(text))
    return until


def spent(spans: Sequence[tuple[float, float]], now: float) -> float:
    """Return the seconds of these spans that lie in the year before the end of the last one."""
    last = max((end for _, end in spans), default=now)
    return sum(max(0.0, end - max(begin, last - YEAR)) for begin, end in spans)


def with_absence(spans: Sequence[tuple[float, float]], now: float, until: float | None) -> list[tuple[float, float]]:
    """Return the spans in which tables wait, with a new one from now to ``until``. Raise Refused above the limit.

    ``until``: the new span replaces one that has not ended. None ends it.
    """
    # An absence that has not ended yet ends now, because the new one replaces it.
    past = [(begin, min(end, now)) for begin, end in spans if begin < now and end > now - YEAR]
    if until is None:
        return past
    found = [*past, (now, until)]
    if spent(found, now) > AWAY_DAYS * 24 * HOUR:
        left = AWAY_DAYS - math.ceil(spent(past, now) / (24 * HOUR))
        raise Refused("away_too_long", most=AWAY_DAYS, left=max(left, 0))
    return found


async def be_away(ctx: InteractionContext, text: str, mode: AbsenceMode) -> None:
    """Note an absence from each of the person's running tables and for games that start later, or end it."""
    settings, now = await ctx.bot.store.users.settings(ctx.user), ctx.bot.store.clock()
    until = parse_until(text, now, rhythm_of(settings))
    # An absence has no limit if a computer plays, because the table does not wait then.
    waits = with_absence(settings.get(AWAY, ()), now, until if mode == "pause" else None)
    was_away = announced(settings, now) is not None
    absent = None if until is None else [mode, until]
    await ctx.store(ctx.bot.store.users.change_settings(ctx.user, **{AWAY: waits or None, ABSENT: absent}))
    noted = await do_everywhere(ctx.bot, ctx.user, ABSENCE, {"mode": mode, "until": until})
    count = sum(noted.results.values())
    if until is None and was_away and not count:
        told = ctx.words.text("away-back", name=ctx.name)
    elif until is None:
        told = ctx.words.text("away-back-everywhere", count=count)
    else:
        told = ctx.words.text("away-noted", count=count, until=f"<t:{int(until)}:f>")
    await ctx.tell("\n".join(filter(None, (told, await _left_out(ctx, noted.missing)))))


async def _left_out(ctx: InteractionContext, guilds: Sequence[int]) -> str:
    """Return a sentence that names the guilds in which an absence could not be noted; "" if there are none."""
    if not guilds:
        return ""
    servers = await guild_names(ctx.bot, guilds, ctx.words)
    return ctx.words.text("away-left-out", count=len(guilds), servers=servers)


@in_each_guild(ABSENCE)
async def note_absence(bot: Client, guild: int, user: int, facts: Facts) -> int:
    """Note a person's absence from their running tables in a guild, or end it. Return the number of changed tables."""
    mode: AbsenceMode = facts["mode"]
    until = facts["until"]

    def note(session: GameSession, seat: Seat) -> bool:
        noted = until is not None or come_back(session, seat)
        if until is not None:
            go_away(session, seat, mode, until, user)
        session.note_present(user)
        # The command has its own rate limit. The posts of this change are throttled, but the absence itself is never
        # refused.
        bot.throttle.wait_to_post(guild, session.game.id, user, new_messages(session), time.monotonic())
        return noted

    return await at_own_tables(bot, guild, user, note)
