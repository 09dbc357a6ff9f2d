"""The schedule of a clock: when somebody who lets a table wait is reminded, and when their time is over.

All of it is arithmetic on times (seconds of UTC since 1970), so that a week of silence can be reckoned in a test.
"""

from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

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
NEVER: Final = 3650 * DAY
"""In how many seconds a timer rings that is only kept as a note."""
GAP: Final = 0.25
"""What part of a decision's time lies between two reminders of one game at least: 6 of 24 hours."""


class Rhythm(NamedTuple):
    """When a person may be reminded: their time zone, their quiet hours (from, to), and their own interval in hours."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
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


def rhythm_of(settings: Facts) -> Rhythm:
    """Return a person's rhythm from their settings."""
    quiet: Any = settings.get("quiet")
    return Rhythm(settings.get("zone", "UTC"), tuple(quiet) if quiet else None, settings.get("remind_every"))


def known_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
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
        first = (midnight + timedelta(days=days)).replace(hour=begin)
        # Hours such as 22-7 end on the next day.
        last = (midnight + timedelta(days=days + (end <= begin))).replace(hour=end)
        if last.timestamp() > now:
            return first.timestamp(), last.timestamp()
    raise AssertionError("a quiet hour comes every day")


def quiet_until(rhythm: Rhythm, now: float) -> float | None:
    """Return when the quiet hours end that last now; None if none do."""
    if rhythm.quiet is None:
        return None
    begin, end = _quiet_hours(rhythm, now)
    return end if begin <= now else None


def is_quiet(rhythm: Rhythm, now: float) -> bool:
    """Whether ``now`` is in a person's quiet hours."""
    return quiet_until(rhythm, now) is not None


def awake_time(rhythm: Rhythm, since: float, seconds: float) -> float:
    """Return when so many seconds have passed since a time, quiet hours not counted."""
    now, left = since, seconds
    while rhythm.quiet is not None:
        begin, end = _quiet_hours(rhythm, now)
        # Time stands still in quiet hours, and goes on at their end.
        now = end if begin <= now else now
        begin, _ = _quiet_hours(rhythm, now)
        if now + left < begin:
            break
        now, left = begin, left - (begin - now)
    return now + left


def deadline(wait: Wait, rhythm: Rhythm) -> float:
    """Return when a person's time is over."""
    return awake_time(rhythm, wait.since, wait.length)


def next_moment(wait: Wait, rhythm: Rhythm) -> float | None:
    """Return when to look at a wait again; None after its last step."""
    if wait.step >= len(STEPS):
        return None
    moment = awake_time(rhythm, wait.since, STEPS[wait.step] * wait.length)
    # Whoever wants to be reminded more often than the game does it, is.
    if rhythm.every is not None and not wait.muted:
        own = awake_time(rhythm, wait.reminded or wait.since, rhythm.every * HOUR)
        return min(moment, own)
    return moment


class Progress(NamedTuple):
    """What has become of a wait: how it goes on, whether to remind, and whether the time is over just now."""

    wait: Wait
    remind: bool
    overdue: bool


def take_steps(wait: Wait, rhythm: Rhythm, now: float) -> Progress:
    """Take all steps whose time has come; several that were missed make one reminder."""
    passed = wait.step
    while passed < len(STEPS) and awake_time(rhythm, wait.since, STEPS[passed] * wait.length) <= now:
        passed += 1
    moment = next_moment(wait, rhythm)
    due = moment is not None and moment <= now
    over = wait.step <= OVERDUE < passed
    # The end of the time is told by a vote, and needs no reminder beside it.
    remind = due and not wait.muted and passed != OVERDUE + 1
    new = Wait(wait.since, wait.length, passed, wait.muted, now if due else wait.reminded)
    return Progress(new, remind, over)


def may_call(wait: Wait, rhythm: Rhythm, user: int, game: int, history: History, now: float) -> bool:
    """Whether a person may be called by a reminder now: not in quiet hours, and within the quotas."""
    # One reminder may be of several tables.
    lately = len({at for _, at in history.get(user, ()) if at > now - DAY})
    return not is_quiet(rhythm, now) and lately < MAX_A_DAY and not was_reminded(wait, user, game, history, now)


def was_reminded(wait: Wait, user: int, game: int, history: History, now: float) -> bool:
    """Whether a person was reminded of a game so short a time ago that it is too early for another reminder."""
    return any(of == game and at > now - wait.length * GAP for of, at in history.get(user, ()))
