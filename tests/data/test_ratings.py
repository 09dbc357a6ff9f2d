"""Ratings and records: written with the end of a game, protected against farming, and hidden on request."""

import random
import sqlite3
from collections.abc import Sequence
from itertools import count, pairwise

import pytest

from data import leaderboards, personal
from data.game.models import Entrant, GameRow
from data.game.rating_model import BEGINNING, LEVELS
from data.game.ratings import Rating, is_rated, rate
from data.game.session import GameSession
from data.leaderboards import COMPUTER
from data.sqlite.mapping import from_rows, insert, to_row
from data.store import Store
from data.tables import Tables
from tests.data.conftest import ADA, BEN, CLEO, GUILD, Clock, Running, begin, play

NOW, DAY = 1_700_000_000.0, 86_400.0
DORA = 14
FRESH = int((NOW - DAY) * 1000 - 1_420_070_400_000) << 22
"""Return the id of an account that is a day old."""

Ranks = Sequence[tuple[int | None, int]]
"""The players of a game (None: a computer) with their ranks."""


async def rated(store: Store, *games: Ranks, apart: float = 30 * DAY, finished: bool = True) -> dict[int, Rating]:
    """Return the ratings after these games, which end ``apart`` seconds from one another."""

    def work(db: sqlite3.Connection) -> tuple[Rating, ...]:
        for number, ranks in enumerate(games, 1):
            end(db, ranks, NOW + number * apart, finished=finished)
        return from_rows(Rating, db.execute("SELECT * FROM ratings"))

    return {rating.user: rating for rating in await store.write(GUILD, work)}


IDS = count(1)


def end(db: sqlite3.Connection, ranks: Ranks, ended: float, *, finished: bool = True) -> None:
    """Write a finished game, and rate it."""
    game = GameRow(
        id=next(IDS),
        kind="demo",
        options={},
        host=ADA,
        channel=1,
        phase="over" if finished else "closed",
        created=ended,
        ended=ended,
        rated=True,
    )
    entrants = [
        Entrant(game=game.id, seat=seat, user=user, level=None if user else "normal", name="", place=rank)
        for seat, (user, rank) in enumerate(ranks)
    ]
    db.execute(insert(GameRow), to_row(game))
    for one in entrants:
        db.execute(insert(Entrant), to_row(one))
    rate(db, game, entrants)


async def test_a_winner_rises_and_a_loser_falls(store: Store) -> None:
    found = await rated(store, [(ADA, 1), (BEN, 2), (CLEO, 3)])
    assert found[ADA].mean > found[BEN].mean > found[CLEO].mean
    assert found[ADA].points > BEGINNING > found[CLEO].points
    assert {rating.games for rating in found.values()} == {1}


async def test_equal_ranks_give_equal_ratings(store: Store) -> None:
    found = await rated(store, [(ADA, 1), (BEN, 1)])
    assert found[ADA].mean == pytest.approx(found[BEN].mean)
    assert found[ADA].points == found[BEN].points


async def test_a_game_changes_less_the_more_is_known(store: Store) -> None:
    first = await rated(store, [(ADA, 1), (BEN, 2)])
    later = await rated(store, *[[(ADA, 1), (BEN, 2)], [(BEN, 1), (ADA, 2)]] * 10)
    assert later[ADA].deviation < first[ADA].deviation
    assert later[ADA].games == 21


async def test_computers_have_fixed_ratings_and_move_people_little(store: Store) -> None:
    over_people = (await rated(store, [(ADA, 1), (BEN, 2)]))[ADA].mean - 25
    found = await rated(store, [(CLEO, 1), (None, 2), (None, 3)])
    assert set(found) == {ADA, BEN, CLEO}, "no computer is rated"
    assert 0 < found[CLEO].mean - 25 < over_people / 5


async def test_a_loss_against_a_computer_costs_a_little(store: Store) -> None:
    found = await rated(store, [(ADA, 2), (None, 1)])
    assert BEGINNING - 100 < found[ADA].points < BEGINNING


async def test_a_game_among_computers_moves_nothing(store: Store) -> None:
    assert await rated(store, [(None, 1), (None, 2)]) == {}


async def test_the_same_two_people_count_less_and_less_within_a_week(store: Store) -> None:
    def rises(found: dict[int, Rating], before: float) -> float:
        return found[ADA].mean - before

    means = [25.0] + [(await rated(store, [(ADA, 1), (BEN, 2)], apart=DAY))[ADA].mean for _ in range(4)]
    steps = [after - before for before, after in pairwise(means)]
    assert steps == sorted(steps, reverse=True)
    again = await rated(store, [(ADA, 1), (BEN, 2)], apart=10 * DAY)
    assert rises(again, means[-1]) > 2 * steps[-1], "a week later they count fully again"
    other = await rated(store, [(ADA, 1), (CLEO, 2)], apart=10 * DAY)
    assert rises(other, again[ADA].mean) > steps[1], "another opponent counts fully"


async def test_beating_a_far_weaker_player_moves_nothing(store: Store) -> None:
    found = await rated(store, *[[(ADA, 1), (BEN, 2)]] * 12)
    again = await rated(store, [(ADA, 1), (BEN, 2)], apart=400 * DAY)
    assert (again[ADA].mean, again[BEN].mean) == (found[ADA].mean, found[BEN].mean)
    upset = await rated(store, [(BEN, 1), (ADA, 2)], apart=401 * DAY)
    assert upset[ADA].mean < found[ADA].mean


async def test_a_certain_rating_needs_different_opponents(store: Store) -> None:
    """Two people may play each other forever: their strength compared with others stays in doubt."""
    found = await rated(store, *[[(ADA, 1), (BEN, 2)], [(BEN, 1), (ADA, 2)]] * 100)
    assert found[ADA].rivals == 1
    assert found[ADA].points < 1_350
    more = await rated(store, [(ADA, 1), (CLEO, 2), (DORA, 3)], [(ADA, 1), (CLEO, 2)])
    assert more[ADA].rivals == 3
    assert more[ADA].points > found[ADA].points + 100


@pytest.mark.parametrize(
    ("users", "counts"),
    [
        ([ADA, BEN], True),
        ([ADA, FRESH], False),
        ([ADA, BEN, FRESH], True),
        ([FRESH, FRESH + 1], False),
        ([ADA], True),
        ([], False),
    ],
)
def test_a_game_of_people_needs_two_accounts_that_are_old_enough(users: list[int], counts: bool) -> None:
    assert is_rated(users, NOW, "off") is counts
    assert not is_rated(users, NOW, "on")


async def test_a_game_with_one_old_account_moves_nothing(tables: Tables, clock: Clock) -> None:
    game = await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
    async with tables.transaction(GUILD, game.id) as session:
        session.join(FRESH, "Fresh")
        session.add_opponent("Cy")
        session.start()
        assert not session.game.rated
    clock.now += 100 * DAY
    await play(tables, Running(GUILD, game.id), 400, random.Random(1))
    assert await leaderboards.leaderboard(tables.store, GUILD, "demo") == ()
    (record,) = await leaderboards.records(tables.store, GUILD, ADA)
    assert (record.games, record.points) == (1, BEGINNING)


async def test_the_end_of_a_game_is_rated_in_its_transaction(tables: Tables, running: Running) -> None:
    await play(tables, running, 400, random.Random(1))
    board = await leaderboards.leaderboard(tables.store, GUILD, "demo")
    assert {one.user for one in board} == {ADA, BEN, COMPUTER}
    assert sum(one.wins for one in board) >= 1
    assert [one.points for one in board] == sorted((one.points for one in board), reverse=True)
    (record,) = await leaderboards.records(tables.store, GUILD, ADA)
    async with tables.transaction(*running) as session:
        (place,) = [place for place in session.table.standing if place.seat == 0]
    assert (record.kind, record.games, record.best, record.wins) == ("demo", 1, place.score, int(place.rank == 1))
    assert record.points == next(one.points for one in board if one.user == ADA), "both show the same rating"


async def test_a_game_that_is_closed_is_not_rated(tables: Tables, running: Running) -> None:
    async with tables.transaction(*running) as session:
        session.close(ADA)
    assert await leaderboards.leaderboard(tables.store, GUILD, "demo") == ()


async def test_hidden_people_are_not_on_the_board(tables: Tables) -> None:
    await play(tables, await begin(tables, GUILD), 400, random.Random(1))
    await tables.store.users.change_settings(ADA, stats="hidden")
    assert {one.user for one in await leaderboards.leaderboard(tables.store, GUILD, "demo")} == {BEN, COMPUTER}
    await tables.store.users.change_settings(ADA, stats=None)
    assert ADA in {one.user for one in await leaderboards.leaderboard(tables.store, GUILD, "demo")}


# People who leave


def hand_over(session: GameSession, seat: int) -> None:
    """Let a computer take a seat over."""
    session.give(seat, user=None, name="Dora", opponent=True)


async def begin_four(tables: Tables) -> Running:
    """A game of the demo with Ada, Ben and Cleo, and a computer as the fourth if needed."""
    game = await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
    async with tables.transaction(GUILD, game.id) as session:
        session.join(BEN, "Ben")
        session.join(CLEO, "Cleo")
        session.start()
    return Running(GUILD, game.id)


async def points_of(tables: Tables) -> dict[int, int]:
    return {one.user: one.points for one in await leaderboards.leaderboard(tables.store, GUILD, "demo")}


async def test_a_player_who_leaves_is_rated_below_all_who_play_on(tables: Tables) -> None:
    """This holds for every result of the computer on the seat. A later leaver ranks above an earlier one."""
    for seed in range(3):
        running = await begin_four(tables)
        async with tables.transaction(*running) as session:
            hand_over(session, 2)
            hand_over(session, 1)
        await play(tables, running, 400, random.Random(seed))
    found = await points_of(tables)
    assert found[ADA] > found[BEN] > found[CLEO]
    assert COMPUTER not in found, "the computer that takes a seat over is not rated"
    (record,) = await leaderboards.records(tables.store, GUILD, CLEO)
    assert (record.games, record.wins, record.best) == (3, 0, None)


async def test_a_player_who_comes_back_is_rated_as_they_finish(tables: Tables) -> None:
    running = await begin_four(tables)
    async with tables.transaction(*running) as session:
        hand_over(session, 0)
        session.give(0, user=ADA, name="Ada")
    await play(tables, running, 400, random.Random(1))
    async with tables.transaction(*running) as session:
        ranks = {place.seat: place.rank for place in session.table.standing}
    found = await points_of(tables)
    assert (found[ADA] > found[BEN]) == (ranks[0] < ranks[1])
    (record,) = await leaderboards.records(tables.store, GUILD, ADA)
    assert record.games == 1


async def test_a_player_who_takes_a_seat_over_is_not_rated(tables: Tables) -> None:
    running = await begin_four(tables)
    async with tables.transaction(*running) as session:
        session.give(1, user=DORA, name="Dora")
    await play(tables, running, 400, random.Random(1))
    found = await points_of(tables)
    assert set(found) == {ADA, BEN, CLEO}
    assert found[BEN] == min(found.values())
    (record,) = await leaderboards.records(tables.store, GUILD, DORA)
    assert (record.games, record.points) == (1, BEGINNING)


async def test_closing_the_table_does_not_save_a_player_who_has_left(tables: Tables) -> None:
    running = await begin_four(tables)
    async with tables.transaction(*running) as session:
        hand_over(session, 1)
    async with tables.transaction(*running) as session:
        session.close(ADA)
    found = await points_of(tables)
    assert found[BEN] < BEGINNING < found[ADA] == found[CLEO], "Ada and Cleo have no result against each other"


async def test_ending_a_game_against_computers_is_a_loss(tables: Tables) -> None:
    for leave in (False, True):
        game = await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
        before = (await points_of(tables)).get(ADA, BEGINNING)
        async with tables.transaction(GUILD, game.id) as session:
            session.add_opponent("Cy")
            session.start()
        async with tables.transaction(GUILD, game.id) as session:
            if leave:
                hand_over(session, 0)
            session.close(ADA)
        found = await points_of(tables)
        assert before - 60 < found[ADA] < before
        assert found[COMPUTER] == Rating(user=COMPUTER, kind="", **LEVELS["normal"]._asdict(), rivals=10**6).points


async def test_a_table_closed_by_another_costs_a_lone_player_nothing(tables: Tables) -> None:
    game = await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
    async with tables.transaction(GUILD, game.id) as session:
        session.add_opponent("Cy")
        session.start()
    async with tables.transaction(GUILD, game.id) as session:
        session.close(BEN)
    assert await points_of(tables) == {}


async def test_deleting_data_in_the_middle_changes_nothing_for_the_others(tables: Tables) -> None:
    """The seat of a forgotten person is no computer's, and the game stays as rated as it was at its start."""
    found = []
    for forget in (False, True):
        running = await begin_four(tables)
        async with tables.transaction(*running) as session:
            hand_over(session, 1)
            hand_over(session, 2)
        if forget:
            await personal.forget(tables.store, GUILD, BEN, "former player")
            tables.forget(GUILD)
        await play(tables, running, 400, random.Random(3))
        found.append(await points_of(tables))
        for user in (ADA, BEN, CLEO):
            await personal.forget(tables.store, GUILD, user, "former player")
        tables.forget(GUILD)
    kept, forgotten = found
    assert set(kept) == {ADA, BEN, CLEO}
    assert forgotten == {user: points for user, points in kept.items() if user != BEN}
