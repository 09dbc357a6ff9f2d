"""The schedule of reminders: shares of the decision's time, quiet hours, the user's interval, and quotas."""

from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.table.time.waits import (
    HOUR,
    MAX_A_DAY,
    SPEEDS,
    Rhythm,
    Wait,
    awake_time,
    deadline,
    is_quiet,
    may_call,
    next_moment,
    take_steps,
)

DAY = 24 * HOUR
USUAL = Rhythm()
BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = Rhythm("Europe/Berlin", (22, 8))


def local(*when: int) -> float:
    return datetime(*when, tzinfo=BERLIN).timestamp()  # type: ignore[arg-type,misc]


def hours_of(wait: Wait, rhythm: Rhythm = USUAL) -> list[float]:
    """Return the hours of all steps for a player who never answers."""
    found = []
    while (moment := next_moment(wait, rhythm)) is not None:
        found.append(round((moment - wait.since) / HOUR, 2))
        wait = take_steps(wait, rhythm, moment).wait
    return found


def test_reminders_come_at_half_and_85_percent_and_become_rarer_after_the_end() -> None:
    assert hours_of(Wait(0.0, DAY)) == [12, 20.4, 24, 48, 72, 120, 192]
    assert hours_of(Wait(0.0, SPEEDS["fast"] or 0)) == [6, 10.2, 12, 24, 36, 60, 96]


def test_the_time_ends_once_and_that_is_no_reminder() -> None:
    before = Wait(0.0, DAY, step=2)
    told = take_steps(before, Rhythm(), DAY)
    assert (told.remind, told.overdue) == (False, True)
    assert take_steps(told.wait, Rhythm(), DAY + 1).overdue is False


def test_missed_reminders_during_downtime_make_one_reminder() -> None:
    told = take_steps(Wait(0.0, DAY), Rhythm(), 3 * DAY)
    assert (told.remind, told.overdue, told.wait.step) == (True, True, 5)


def test_quiet_hours_do_not_count_and_a_reminder_waits_for_the_morning() -> None:
    evening = local(2026, 3, 10, 20)
    # Two hours pass before ten in the evening, the other ten after eight in the morning.
    assert next_moment(Wait(evening, DAY), NIGHT) == local(2026, 3, 11, 18)
    assert awake_time(NIGHT, local(2026, 3, 10, 23), HOUR) == local(2026, 3, 11, 9)
    assert deadline(Wait(local(2026, 3, 10, 8), 14 * HOUR), NIGHT) == local(2026, 3, 11, 8)


def test_quiet_hours_last_to_their_end_in_the_night_of_a_clock_change() -> None:
    assert awake_time(NIGHT, local(2026, 3, 28, 21), 2 * HOUR) == local(2026, 3, 29, 9)


def test_quiet_hours_within_a_day() -> None:
    work = Rhythm("Europe/Berlin", (8, 17))
    assert is_quiet(work, local(2026, 3, 10, 12))
    assert not is_quiet(work, local(2026, 3, 10, 18))
    assert awake_time(work, local(2026, 3, 10, 7), 2 * HOUR) == local(2026, 3, 10, 18)


@given(
    st.floats(1.7e9, 1.8e9),
    st.integers(0, 23),
    st.integers(1, 10),
    st.sampled_from(["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Apia"]),
)
def test_no_reminder_is_ever_within_quiet_hours(since: float, begin: int, length: int, zone: str) -> None:
    rhythm, wait = Rhythm(zone, (begin, (begin + length) % 24)), Wait(since, DAY)
    while (moment := next_moment(wait, rhythm)) is not None:
        assert not is_quiet(rhythm, moment)
        assert moment >= since
        wait = take_steps(wait, rhythm, moment).wait


def reminders_of(speed: float, rhythm: Rhythm) -> list[float]:
    """Return the hours of the reminders for a player who never answers."""
    found, wait = list[float](), Wait(0.0, speed)
    while (moment := next_moment(wait, rhythm)) is not None:
        told = take_steps(wait, rhythm, moment)
        found += [round(moment / HOUR, 2)] * told.remind
        wait = told.wait
    return found


@pytest.mark.parametrize("speed", [12 * HOUR, DAY, 3 * DAY])
@pytest.mark.parametrize("every", [2, 6, 8])
def test_an_own_interval_holds_at_every_speed_until_the_last_step(speed: float, every: int) -> None:
    found = reminders_of(speed, Rhythm(every=every))
    assert found[-1] >= 8 * speed / HOUR - every
    assert max(later - earlier for earlier, later in pairwise([0.0, *found])) <= every + 0.01


def test_the_games_reminders_stay_if_an_own_interval_is_longer() -> None:
    assert reminders_of(DAY, Rhythm(every=168)) == reminders_of(DAY, USUAL) == [12, 20.4, 48, 72, 120, 192]


def test_reminders_of_one_game_keep_the_shorter_gap() -> None:
    found = reminders_of(DAY, Rhythm(every=6))
    assert all(later - earlier > 5.99 for earlier, later in pairwise(found))


def test_a_muted_decision_has_no_reminders_but_its_time_ends() -> None:
    told = take_steps(Wait(0.0, DAY, muted=True), Rhythm(every=1), 1.5 * DAY)
    assert (told.remind, told.overdue) == (False, True)


def test_no_player_is_pinged_too_often() -> None:
    now, wait = 100 * DAY, Wait(99 * DAY, DAY)

    def allowed(*past: tuple[int, float]) -> bool:
        return may_call(wait, Rhythm(), 1, 5, {1: past}, now)

    assert allowed()
    assert not allowed((5, now - 6 * HOUR + 1)), "six hours between two of one game"
    assert allowed((5, now - 6 * HOUR))
    others = [(game, now - game * HOUR) for game in range(10, 10 + MAX_A_DAY)]
    assert allowed(*others[1:])
    assert not allowed(*others), "six in a day over all games"
    assert not may_call(wait, Rhythm("UTC", (0, 8)), 1, 5, {}, now), "midnight is quiet"


@given(st.floats(1.7e9, 1.8e9), st.integers(1, 24), st.sampled_from([speed for speed in SPEEDS.values() if speed]))
def test_every_check_of_a_clock_leads_to_a_later_one(since: float, every: int, speed: float) -> None:
    rhythm, wait = Rhythm(every=every), Wait(since, speed)
    while (moment := next_moment(wait, rhythm)) is not None:
        wait = take_steps(wait, rhythm, moment).wait
        assert (next_moment(wait, rhythm) or moment + 1) > moment
