"""The schedule of a clock: the times of a player's reminders, and the end of their time.

Everything here is arithmetic on times (seconds of UTC since 1970), so that a test can compute a week of silence.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from data.game.models import Speed
from data.game.timers import TimerPayload
from data.reminders import DAY, History
from data.shared.alive import Span
from rules.kernel import Facts

HOUR: Final = 3_600.0
SPEEDS: Final[dict[Speed, float | None]] = {
    "live": 300.0,
    "fast": 12 * HOUR,
    "normal": 24 * HOUR,
    "slow": 72 * HOUR,
    "none": None,
}
"""The time for a decision at each speed, in seconds; None for no limit."""
USUAL_SPEED: Final[Speed] = "normal"
STEPS: Final = (0.5, 0.85, 1.0, 2.0, 3.0, 5.0, 8.0)
"""The steps of a wait, as multiples of that time: reminders at growing intervals, and the deadline at ``OVERDUE``."""
OVERDUE: Final = STEPS.index(1.0)
EXTENSION: Final = 0.5
"""The time that a player can add to a decision once, as a fraction of its time."""
MAX_QUIET: Final = 10
"""The maximum number of quiet hours per day."""
MAX_A_DAY: Final = 6
"""The maximum number of reminders that ping a person in a day, over all games of a guild."""
MAX_TOGETHER: Final = 10
"""The maximum number of further tables that a reminder names."""
NO_ZONES: Final = frozenset({"localtime", "posixrules", "Factory"})
"""Names that ``zoneinfo`` accepts although they are no place's time zone."""
FAR_FUTURE: Final = 3650 * DAY
"""The delay of a timer that is kept only as a record and never runs, in seconds."""
RESPITE: Final = 3 * HOUR
"""The grace time after an outage, in seconds: no deadline passes and no seat is taken. Shorter decisions have less."""
GAP: Final = 0.25
"""The minimum time between two reminders of one game, as a fraction of a decision's time: 6 of 24 hours."""
ROUNDING: Final = 0.5
"""The tolerance of sums of times, in seconds. Without it a timer could run too early again and again."""
SHORTEST_INTERVAL: Final = 1
"""The shortest interval of reminders that a person can choose, in hours."""


class Rhythm(NamedTuple):
    """A person's reminder settings: time zone, quiet hours (from, to), and own interval in hours.

    10:30 p.m. is 22.5.
    """

    zone: str = "UTC"
    quiet: tuple[float, float] | None = None
    every: int | None = None


class Wait(TimerPayload, frozen=True):
    """The wait for a seat: its start, the time for the decision in seconds, and the number of steps passed.

    The timer of the seat's clock carries it.
    """

    KIND = "clock"

    since: float
    length: float
    step: int = 0
    muted: bool = False
    reminded: float | None = None
    """The time of the last reminder."""
    extended: bool = False
    """Whether the person has extended this decision."""
    late: float | None = None
    """The time at which the clock found the deadline passed; None if the person is not late."""
    outages: tuple[Span, ...] = ()
    """The bot's outages since the start, in which the person could not play."""


def rhythm_of(settings: Facts) -> Rhythm:
    """Return the rhythm that a person's settings define."""
    quiet: Any = settings.get("quiet")
    return Rhythm(settings.get("zone", "UTC"), tuple(quiet) if quiet else None, settings.get("remind_every"))


def known_zone(name: str) -> bool:
    """Return whether a time zone of this name exists."""
    if name in NO_ZONES:
        return False
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def _quiet_hours(rhythm: Rhythm, now: float) -> tuple[float, float]:
    """Return the start and end of the current quiet hours, or of the next ones."""
    assert rhythm.quiet is not None
    begin, end = rhythm.quiet
    local = datetime.fromtimestamp(now, ZoneInfo(rhythm.zone) if known_zone(rhythm.zone) else UTC)
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0)
    # Quiet hours that began yesterday evening may still last.
    for days in (-1, 0, 1, 2):
        first = _at(midnight + timedelta(days=days), begin)
        # Hours such as 22-7 end on the next day.
        last = _at(midnight + timedelta(days=days + (end <= begin)), end)
        if last.timestamp() > now:
            return first.timestamp(), last.timestamp()
    raise AssertionError("a quiet hour comes every day")


def _at(midnight: datetime, hours: float) -> datetime:
    """Return the local time ``hours`` after midnight by the wall clock, regardless of daylight saving."""
    hour, minute = divmod(round(hours * 60), 60)
    return midnight.replace(hour=hour, minute=minute)


def quiet_until(rhythm: Rhythm, now: float) -> float | None:
    """Return the end of the current quiet hours; None outside of quiet hours."""
    if rhythm.quiet is None:
        return None
    begin, end = _quiet_hours(rhythm, now)
    return end if begin <= now else None


def is_quiet(rhythm: Rhythm, now: float) -> bool:
    """Return whether ``now`` is within the quiet hours."""
    return quiet_until(rhythm, now) is not None


def awake_time(rhythm: Rhythm, since: float, seconds: float, outages: Sequence[Span] = ()) -> float:
    """Return the time ``seconds`` after ``since``, not counting quiet hours and the bot's outages."""
    now, left = since, seconds
    while (still := _next_standstill(rhythm, outages, now)) is not None:
        begin, end = still
        if now + left < begin:
            break
        left -= max(0.0, begin - now)
        now = end
    return now + left


def _next_standstill(rhythm: Rhythm, outages: Sequence[Span], now: float) -> Span | None:
    """Return the current quiet hours or outage, or else the next; None if there is none."""
    spans = [span for span in outages if span[1] > now]
    if rhythm.quiet is not None:
        spans.append(_quiet_hours(rhythm, now))
    return min(spans, default=None)


def deadline(wait: Wait, rhythm: Rhythm) -> float:
    """Return the deadline of a wait (seconds of UTC since 1970)."""
    return _step_time(wait, rhythm, OVERDUE)


def _step_time(wait: Wait, rhythm: Rhythm, step: int) -> float:
    """Return the time of a step. The deadline is never shortly after an outage."""
    moment = awake_time(rhythm, wait.since, STEPS[step] * wait.length, wait.outages)
    if step < OVERDUE or wait.late is not None or not wait.outages:
        return moment
    return max(moment, awake_time(rhythm, wait.outages[-1][1], min(RESPITE, wait.length)))


def next_moment(wait: Wait, rhythm: Rhythm) -> float | None:
    """Return the time of a wait's next step or reminder; None after the last step."""
    if wait.step >= len(STEPS):
        return None
    moment = _step_time(wait, rhythm, wait.step)
    own = _own_moment(wait, rhythm)
    return moment if own is None else min(moment, own)


def _own_moment(wait: Wait, rhythm: Rhythm) -> float | None:
    """Return the end of the person's own interval; None without one, or for a muted decision."""
    if rhythm.every is None or wait.muted:
        return None
    return awake_time(rhythm, max(wait.reminded or 0.0, wait.since), rhythm.every * HOUR)


class Progress(NamedTuple):
    """The result of a wait's due steps: the new wait, whether to remind, and whether the deadline has just passed."""

    wait: Wait
    remind: bool
    overdue: bool


def take_steps(wait: Wait, rhythm: Rhythm, now: float) -> Progress:
    """Take all due steps. Several missed steps give one reminder."""
    passed = wait.step
    while passed < len(STEPS) and _step_time(wait, rhythm, passed) <= now:
        passed += 1
    over = wait.step <= OVERDUE < passed
    own = _own_moment(wait, rhythm) if wait.step < len(STEPS) else None
    # The deadline opens a vote, which tells the player. So that step alone needs no reminder.
    due = passed - wait.step > over or (own is not None and own <= now)
    remind = due and not wait.muted and not _is_early(wait, rhythm, wait.reminded, now)
    reminded = now if remind else wait.reminded
    late = now if over else wait.late
    return Progress(msgspec.structs.replace(wait, step=passed, reminded=reminded, late=late), remind, over)


def longer_wait(wait: Wait) -> float:
    """Return the seconds after the deadline until the cast ballots alone decide about a late player."""
    return min(wait.length, DAY)


def with_reminders(wait: Wait, user: int, game: int, history: History) -> Wait:
    """Return a wait with the game's latest reminder, even if a message of another table carried it."""
    latest = max((at for of, at in history.get(user, ()) if of == game), default=0.0)
    return wait if latest <= (wait.reminded or 0.0) else msgspec.structs.replace(wait, reminded=latest)


def may_call(wait: Wait, rhythm: Rhythm, user: int, game: int, history: History, now: float) -> bool:
    """Return whether a reminder may ping a person now: outside their quiet hours and within the quotas."""
    # One reminder can name several tables.
    lately = len({at for _, at in history.get(user, ()) if at > now - DAY})
    early = any(_is_early(wait, rhythm, at, now) for of, at in history.get(user, ()) if of == game)
    return not is_quiet(rhythm, now) and lately < MAX_A_DAY and not early


def _is_early(wait: Wait, rhythm: Rhythm, reminded: float | None, now: float) -> bool:
    """Return whether a reminder now would be too close to the game's reminder at ``reminded``."""
    gap = wait.length * GAP
    # A person with a shorter interval of their own wants more reminders.
    gap = gap if rhythm.every is None else min(gap, rhythm.every * HOUR)
    return reminded is not None and reminded + gap > now + ROUNDING
