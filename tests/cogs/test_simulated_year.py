"""A year of a server with the bot's own clock: with the bot always running, and with random kills and pauses."""

import logging
import random
from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import Final, get_args

import pytest

from cogs.table.time.waits import HOUR
from data.game.models import Speed
from rules.kernel import GAMES
from tests.cogs.simulated_year import BEGIN, DAY, GAME, Year, without_looks
from tests.sampling import fewer

TABLES: Final = fewer(10)
"""The number of tables of each speed."""
DAYS: Final = 365
WAVES: Final = (5, 60, 120, 180, 240)
"""The days on which tables are opened. Many wait for the same people; the last ones end within the year."""
REMINDING: Final = ("reminder", "say", "direct")


@pytest.fixture(autouse=True)
def _made_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "rounds", GAME)
    without_looks(monkeypatch)


def plan_tables(year: Year) -> None:
    rng = year.rng
    for speed in get_args(Speed):
        for _ in range(TABLES):
            users = tuple(rng.sample(sorted(year.people), rng.randint(2, 4)))
            year.plan(BEGIN + (rng.choice(WAVES) + rng.uniform(0, 3)) * DAY, partial(year.open_table, speed, users))
    for person in year.people.values():
        if person.habit == "leaving":
            year.plan(person.gone, partial(year.leave, person.user))
        if person.habit == "away":
            for day in (rng.uniform(20, 120), rng.uniform(150, 240)):
                year.plan(BEGIN + day * DAY, partial(year.go_on_holiday, person.user, rng.uniform(3, 25)))


def breaks(rng: random.Random) -> list[tuple[float, float]]:
    """Twenty times at which the bot is killed and stays down, for minutes or up to two days."""
    found, at = [], BEGIN
    for _ in range(20):
        at += rng.uniform(5, 25) * DAY
        found.append((at, at + rng.choice([120.0, rng.uniform(0.1, 48) * HOUR])))
    return found


def check_pings(year: Year) -> None:
    assert [ping for ping in year.pings if not year.may_ping(ping)] == [], "no ping in quiet hours"
    reminders = defaultdict[tuple[int, bool], list[float]](list)
    for ping in year.pings:
        if ping.kind in REMINDING:
            reminders[ping.user, ping.live].append(ping.at)
    assert reminders
    for times in reminders.values():
        assert all(sum(at - DAY < other <= at for other in times) <= 6 for at in times), "six a day"


async def check_ends(year: Year) -> None:
    found = await year.phases()
    assert len(found) > 4 * TABLES
    assert {game: told for game, told in found.items() if told[0] == "running" and not told[1]} == {}
    prompt = {user for user, person in year.people.items() if person.habit == "prompt"}
    lost = {game: (prompt & {*year.opened[game]}) - people for game, (_, _, people) in found.items()}
    assert {game: users for game, users in lost.items() if users} == {}, "a player who acts in time keeps the seat"
    assert sum(phase == "over" for phase, *_ in found.values()) > len(found) / 2, "most games are played to their end"


def check_deliveries(caplog: pytest.LogCaptureFixture) -> None:
    # A message that cannot be made is sent in its plain form. The other checks would not notice that.
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.drawn
@pytest.mark.sweep(1)
@pytest.mark.parametrize("down", [False, True], ids=["up", "down"])
async def test_a_year_of_a_server(tmp_path: Path, caplog: pytest.LogCaptureFixture, down: bool) -> None:
    year = Year(tmp_path, seed=5)
    plan_tables(year)
    await year.live(DAYS, breaks(random.Random(6)) if down else [])
    try:
        check_deliveries(caplog)
        check_pings(year)
        await check_ends(year)
    finally:
        await year.stop()
