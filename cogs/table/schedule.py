"""The schedule of a clock: when somebody who lets a table wait is reminded, and when their time is over.

All of it is arithmetic on times (seconds of UTC since 1970), so that a week of silence can be reckoned in a test.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Struct

from data.alive import Span
from data.models import Speed
from data.reminders import DAY, History
from rules.kernel import Facts

HOUR: Final = 3_600.0
SPEEDS: Final[dict[Speed, float | None]] = {
    "live": 300.0,
    "fast": 12 * HOUR,
    "normal": 24 * HOUR,
    "slow": 72 * HOUR,
    "none": None,
}
"""How many seconds a decision may take at each speed."""
USUAL_SPEED: Final[Speed] = "normal"
STEPS: Final = (0.5, 0.85, 1.0, 2.0, 3.0, 5.0, 8.0)
"""After which parts of that time something happens: reminders, growing apart; the time is over at ``OVERDUE``."""
OVERDUE: Final = STEPS.index(1.0)
EXTENSION: Final = 0.5
"""What part of a decision's time its owner may add to it, once."""
MAX_QUIET: Final = 10
"""How many hours of a day may be quiet at most."""
MAX_A_DAY: Final = 6
"""How often a person is called by reminders in a day, over all games of a guild."""
MAX_TOGETHER: Final = 10
"""How many more tables a reminder names."""
NO_ZONES: Final = frozenset({"localtime", "posixrules", "Factory"})
"""Files beside the time zones that name no place."""
NEVER: Final = 3650 * DAY
"""In how many seconds a timer rings that is only kept as a note."""
RESPITE: Final = 3 * HOUR
"""For how many seconds after an outage no person's time ends and no seat is taken; less where a decision has less."""
GAP: Final = 0.25
"""What part of a decision's time lies between two reminders of one game at least: 6 of 24 hours."""
ROUNDING: Final = 0.5
"""Seconds by which sums of times can differ: without them a clock could ring again and again too early."""
SHORTEST_INTERVAL: Final = 1
"""The shortest interval of reminders that a person can choose, in hours."""


class Rhythm(NamedTuple):
    """When a person may be reminded: their time zone, their quiet hours (from, to), and their own interval in hours.

    Half past ten in the evening is 22.5.
    """

    zone: str = "UTC"
    quiet: tuple[float, float] | None = None
    every: int | None = None


class Wait(Struct, frozen=True):
    """How long a seat has been waited for: since when, for how long it may be, and which steps are behind it."""

    since: float
    length: float
    step: int = 0
    muted: bool = False
    reminded: float | None = None
    """When the person was reminded last."""
    extended: bool = False
    """Whether the person has taken more time for this decision."""
    late: float | None = None
    """Since when the person is late: when a look at the clock found their time over."""
    outages: tuple[Span, ...] = ()
    """When the bot was down since then: time in which the person could not play."""


def rhythm_of(settings: Facts) -> Rhythm:
    """Return a person's rhythm from their settings."""
    quiet: Any = settings.get("quiet")
    return Rhythm(settings.get("zone", "UTC"), tuple(quiet) if quiet else None, settings.get("remind_every"))


def known_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    if name in NO_ZONES:
        return False
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def _quiet_hours(rhythm: Rhythm, now: float) -> tuple[float, float]:
    """Return the beginning and end of the quiet hours that last now, or else come next."""
    assert rhythm.quiet is not None
    begin, end = rhythm.quiet
    local = datetime.fromtimestamp(now, ZoneInfo(rhythm.zone) if known_zone(rhythm.zone) else UTC)
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0)
    # Hours that began yesterday evening may last still.
    for days in (-1, 0, 1, 2):
        first = _at(midnight + timedelta(days=days), begin)
        # Hours such as 22-7 end on the next day.
        last = _at(midnight + timedelta(days=days + (end <= begin)), end)
        if last.timestamp() > now:
            return first.timestamp(), last.timestamp()
    raise AssertionError("a quiet hour comes every day")


def _at(midnight: datetime, hours: float) -> datetime:
    """Return the time of a day at which a clock on the wall shows so many hours."""
    hour, minute = divmod(round(hours * 60), 60)
    return midnight.replace(hour=hour, minute=minute)


def quiet_until(rhythm: Rhythm, now: float) -> float | None:
    """Return when the quiet hours end that last now; None if none do."""
    if rhythm.quiet is None:
        return None
    begin, end = _quiet_hours(rhythm, now)
    return end if begin <= now else None


def is_quiet(rhythm: Rhythm, now: float) -> bool:
    """Whether ``now`` is in a person's quiet hours."""
    return quiet_until(rhythm, now) is not None


def awake_time(rhythm: Rhythm, since: float, seconds: float, outages: Sequence[Span] = ()) -> float:
    """Return when so many seconds have passed since a time, without quiet hours and outages of the bot."""
    now, left = since, seconds
    while (still := _next_standstill(rhythm, outages, now)) is not None:
        begin, end = still
        if now + left < begin:
            break
        left -= max(0.0, begin - now)
        now = end
    return now + left


def _next_standstill(rhythm: Rhythm, outages: Sequence[Span], now: float) -> Span | None:
    """Return the quiet hours or the outage that last now, or else come next."""
    spans = [span for span in outages if span[1] > now]
    if rhythm.quiet is not None:
        spans.append(_quiet_hours(rhythm, now))
    return min(spans, default=None)


def deadline(wait: Wait, rhythm: Rhythm) -> float:
    """Return when a person's time is over."""
    return _step_time(wait, rhythm, OVERDUE)


def _step_time(wait: Wait, rhythm: Rhythm, step: int) -> float:
    """Return when a step of a wait is taken; no person's time ends shortly after an outage."""
    moment = awake_time(rhythm, wait.since, STEPS[step] * wait.length, wait.outages)
    if step < OVERDUE or wait.late is not None or not wait.outages:
        return moment
    return max(moment, awake_time(rhythm, wait.outages[-1][1], min(RESPITE, wait.length)))


def next_moment(wait: Wait, rhythm: Rhythm) -> float | None:
    """Return when to look at a wait again; None after its last step."""
    if wait.step >= len(STEPS):
        return None
    moment = _step_time(wait, rhythm, wait.step)
    own = _own_moment(wait, rhythm)
    return moment if own is None else min(moment, own)


def _own_moment(wait: Wait, rhythm: Rhythm) -> float | None:
    """Return when the person's own interval is over; None without one, or for a muted decision."""
    if rhythm.every is None or wait.muted:
        return None
    return awake_time(rhythm, max(wait.reminded or 0.0, wait.since), rhythm.every * HOUR)


class Progress(NamedTuple):
    """What has become of a wait: how it goes on, whether to remind, and whether the time is over just now."""

    wait: Wait
    remind: bool
    overdue: bool


def take_steps(wait: Wait, rhythm: Rhythm, now: float) -> Progress:
    """Take all steps whose time has come; several that were missed make one reminder."""
    passed = wait.step
    while passed < len(STEPS) and _step_time(wait, rhythm, passed) <= now:
        passed += 1
    over = wait.step <= OVERDUE < passed
    own = _own_moment(wait, rhythm) if wait.step < len(STEPS) else None
    # A vote tells the end of the time, so that step alone needs no reminder.
    due = passed - wait.step > over or (own is not None and own <= now)
    remind = due and not wait.muted and not _is_early(wait, rhythm, wait.reminded, now)
    reminded = now if remind else wait.reminded
    late = now if over else wait.late
    return Progress(msgspec.structs.replace(wait, step=passed, reminded=reminded, late=late), remind, over)


def longer_wait(wait: Wait) -> float:
    """Return the seconds for which a table waits on for a late player before fewer votes are enough."""
    return min(wait.length, DAY)


def with_reminders(wait: Wait, user: int, game: int, history: History) -> Wait:
    """Return a wait that knows of the latest reminder of its game, also of one that another table has sent."""
    latest = max((at for of, at in history.get(user, ()) if of == game), default=0.0)
    return wait if latest <= (wait.reminded or 0.0) else msgspec.structs.replace(wait, reminded=latest)


def may_call(wait: Wait, rhythm: Rhythm, user: int, game: int, history: History, now: float) -> bool:
    """Whether a person may be called by a reminder now: not in quiet hours, and within the quotas."""
    # One reminder may be of several tables.
    lately = len({at for _, at in history.get(user, ()) if at > now - DAY})
    early = any(_is_early(wait, rhythm, at, now) for of, at in history.get(user, ()) if of == game)
    return not is_quiet(rhythm, now) and lately < MAX_A_DAY and not early


def _is_early(wait: Wait, rhythm: Rhythm, reminded: float | None, now: float) -> bool:
    """Whether a reminder of the same game is too near to one that was given at ``reminded``."""
    gap = wait.length * GAP
    # A person who chooses a shorter interval wants to be called as often.
    gap = gap if rhythm.every is None else min(gap, rhythm.every * HOUR)
    return reminded is not None and reminded + gap > now + ROUNDING
