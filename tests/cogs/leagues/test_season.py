"""A league of eight people and three rounds: with a silent person, one who leaves, kills, and a long downtime."""

import logging
import random
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from cogs.table.time.waits import HOUR
from data.league.models import BYE
from data.league.records import deadline_of, plan_of
from rules.kernel import GAMES
from tests.cogs.leagues.season import LEAVER, PEOPLE, SILENT, Season, row_for
from tests.cogs.simulated_year import BEGIN, DAY, GAME, without_looks

DAYS = 60


@pytest.fixture(autouse=True)
def _made_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "rounds", GAME)
    without_looks(monkeypatch)


def kills(rng: random.Random) -> list[tuple[float, float]]:
    """Return times at which the bot is killed and stays down, one of them over the deadline of the first round."""
    at = [BEGIN + hours * HOUR for hours in (0.5, 1.2, 2.5, 5)]
    short = [(each, each + rng.uniform(1, 300)) for each in at]
    long = (BEGIN + 6.9 * DAY, BEGIN + 8.9 * DAY)
    later = [BEGIN + day * DAY for day in (10.1, 11.3, 13.0, 15.7, 18.2, 21.4)]
    return [*short, long, *((each, each + rng.choice([60.0, rng.uniform(0.1, 20) * HOUR])) for each in later)]


def planned(season: Season) -> None:
    season.plan(BEGIN + 1, partial(season.open_league, row_for()))
    for at, user in enumerate(PEOPLE):
        season.plan(BEGIN + (1 + at) * HOUR / 2, partial(season.join, user))
    season.plan(BEGIN + 6 * HOUR, partial(season.leave_league, LEAVER))


@pytest.mark.drawn
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("killed", [False, True], ids=["up", "killed"])
async def test_a_league_is_played_to_its_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, seed: int, killed: bool
) -> None:
    season = Season(tmp_path, seed)
    planned(season)
    await season.live(DAYS, kills(random.Random(seed)) if killed else [])
    try:
        found = await season.found()
        assert found.row.phase == "over"
        assert [each.round for each in found.rounds] == [1, 2, 3]
        assert all(each.ended for each in found.rounds)
        games = await season.all_games()
        tables = [table.game for table in found.tables]
        assert sorted(filter(None, tables)) == [game["id"] for game in games], "a game a table, and no other"
        assert [len([*found.tables_of(number)]) for number in (1, 2, 3)] == [4, 3, 3]
        assert all(table.result for table in found.tables)
        assert all(seat.place for seat in found.seats)
        assert {game["phase"] for game in games} <= {"over", "closed"}
        assert any(game["rated"] for game in games)
        assert [game["phase"] == "closed" for game in games if game["phase"] == "closed"] == [
            True for table in found.tables if table.result in ("deadline", "closed")
        ]
        assert not found.posts
        assert found.row.due is None
        # The league's own message, the standings of two rounds, and the end.
        assert len(season.posts) == len({*season.posts}) == 4
        members = {member.user: member.number for member in found.members}
        drawn = Counter(seat.member for seat in found.seats)
        assert drawn[members[LEAVER]] == 1
        assert set(drawn.values()) == {1, 3}
        byes = [seat.member for number in (2, 3) for seat in found.seats_of(number, BYE)]
        assert len({*byes}) == 2
        assert len(plan_of(found).standings()) == 8
        errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
        assert errors == []
    finally:
        await season.stop()


async def test_a_downtime_moves_the_deadline(tmp_path: Path) -> None:
    season = Season(tmp_path, 1)
    season.plan(BEGIN + 1, partial(season.open_league, row_for(places=2, rounds=1)))
    # Two people who never act, so that only the deadline ends the round.
    for user in (SILENT, 113):
        season.people[user] = season.people[user]._replace(gone=BEGIN)
        season.plan(BEGIN + 2, partial(season.join, user))
    await season.live(7.9, [(BEGIN + 3 * DAY, BEGIN + 4 * DAY)])
    try:
        found = await season.found()
        assert found.row.phase == "running", "one day of downtime is one more day to play"
        (last,) = found.rounds
        assert last.deadline
        moved = deadline_of(last, season._store.alive.outages_of(7))
        assert moved == pytest.approx(last.deadline + DAY, abs=120)
    finally:
        await season.stop()
