"""``/me away``: somebody is away from all their tables until a time, and says what is to happen there meanwhile."""

import math
import re
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, get_args
from zoneinfo import ZoneInfo

from cogs.acts.stand_ins import come_back, go_away
from cogs.discord.components import quote_input
from cogs.discord.interaction import InteractionContext
from cogs.discord.posts import new_messages
from cogs.table.own_tables import at_own_tables
from cogs.table.schedule import HOUR, Rhythm, known_zone, rhythm_of
from data.errors import Refused
from data.models import AbsenceMode, Seat
from data.session import GameSession

AWAY_MODES: Final[tuple[AbsenceMode, ...]] = get_args(AbsenceMode)
BACK: Final = "back"
AWAY: Final = "away"
"""The setting that holds from when to when somebody has let tables wait."""
AWAY_DAYS: Final = 60
"""For how many days of a year somebody may let tables wait."""
YEAR: Final = 365 * 24 * HOUR
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


def spent(spans: Sequence[tuple[float, float]], now: float) -> float:
    """Return for how many seconds of the year up to the last of these spans somebody has let tables wait."""
    last = max((end for _, end in spans), default=now)
    return sum(max(0.0, end - max(begin, last - YEAR)) for begin, end in spans)


def with_absence(spans: Sequence[tuple[float, float]], now: float, until: float | None) -> list[tuple[float, float]]:
    """Return the times for which tables have waited and will; Refused if that is longer than others can be asked for.

    ``until``: a new absence from now on, in the place of one that lasts; None: from now on there is none.
    """
    # An absence that still lasts ends now: the new one takes its place.
    past = [(begin, min(end, now)) for begin, end in spans if begin < now and end > now - YEAR]
    if until is None:
        return past
    found = [*past, (now, until)]
    if spent(found, now) > AWAY_DAYS * 24 * HOUR:
        left = AWAY_DAYS - math.ceil(spent(past, now) / (24 * HOUR))
        raise Refused("away_too_long", most=AWAY_DAYS, left=max(left, 0))
    return found


async def be_away(ctx: InteractionContext, text: str, mode: str) -> None:
    """Be away from every table of one's own that is being played, or come back to all of them."""
    await ctx.defer()
    settings, now = await ctx.bot.store.users.settings(ctx.user), ctx.bot.store.clock()
    until = parse_until(text, now, rhythm_of(settings))
    # Where a computer plays nobody waits, and one may be away for as long as one likes.
    waits = with_absence(settings.get(AWAY, ()), now, until if mode == "pause" else None)
    await ctx.bot.store.users.change_settings(ctx.user, **{AWAY: waits or None})
    chosen = next(one for one in AWAY_MODES if one == mode)

    def note(guild: int, session: GameSession, seat: Seat) -> bool:
        noted = until is not None or come_back(session, seat)
        if until is not None:
            go_away(session, seat, chosen, until, ctx.user)
        session.note_present(ctx.user)
        # The command is slowed itself. It keeps no one from being away, but its messages count.
        ctx.bot.throttle.wait_to_post(guild, session.game.id, ctx.user, new_messages(session), time.monotonic())
        return noted

    count = await at_own_tables(ctx, note)
    if until is None:
        await ctx.say("away-back-everywhere", count=count)
    else:
        await ctx.say("away-noted", count=count, until=f"<t:{int(until)}:f>")
