"""Ratings and records: written with the end of a game, the same whatever the order of seats, and hidden on wish."""

import random
import sqlite3

import pytest

from data import standings
from data.models import Result
from data.ratings import BEGINNING, OPPONENT, Rating, rate
from data.store import Store
from data.tables import Tables
from tests.data.conftest import ADA, BEN, CLEO, GUILD, Running, begin, play


def ended(*ranks: tuple[int | None, int]) -> list[Result]:
    """How a game came out: who (None: a computer) took which rank."""
    return [
        Result(game=1, seat=seat, user=user, opponent=user is None, score=10 - rank, rank=rank)
        for seat, (user, rank) in enumerate(ranks)
    ]


async def rated(store: Store, *games: list[Result], kind: str = "demo") -> dict[int, Rating]:
    """The ratings after these games."""

    def work(db: sqlite3.Connection) -> list[tuple[int, float, float, int]]:
        for results in games:
            rate(db, kind, results)
        return [tuple(row) for row in db.execute("SELECT user, mean, deviation, games FROM ratings")]

    return {
        user: Rating(user=user, kind=kind, mean=mean, deviation=deviation, games=count)
        for user, mean, deviation, count in await store.write(GUILD, work)
    }


async def test_a_winner_rises_and_a_loser_falls(store: Store) -> None:
    found = await rated(store, ended((ADA, 1), (BEN, 2), (CLEO, 3)))
    assert found[ADA].mean > found[BEN].mean > found[CLEO].mean
    assert found[ADA].points > BEGINNING > found[CLEO].points
    assert {rating.games for rating in found.values()} == {1}


async def test_who_shares_a_rank_shares_the_rating(store: Store) -> None:
    found = await rated(store, ended((ADA, 1), (BEN, 1)))
    assert found[ADA].mean == pytest.approx(found[BEN].mean)
    assert found[ADA].points == found[BEN].points


async def test_the_more_is_known_of_somebody_the_less_a_game_changes(store: Store) -> None:
    first = await rated(store, ended((ADA, 1), (BEN, 2)))
    later = await rated(store, *[ended((ADA, 1), (BEN, 2)), ended((BEN, 1), (ADA, 2))] * 10)
    assert later[ADA].deviation < first[ADA].deviation
    assert later[ADA].games == 21


async def test_computers_at_one_table_are_one_player(store: Store) -> None:
    found = await rated(store, ended((ADA, 2), (None, 1), (None, 3)))
    assert set(found) == {ADA, OPPONENT}
    assert found[OPPONENT].games == 1


async def test_a_game_among_computers_says_nothing(store: Store) -> None:
    assert await rated(store, ended((None, 1), (None, 2))) == {}


async def test_the_end_of_a_game_is_rated_in_its_transaction(tables: Tables, running: Running) -> None:
    await play(tables, running, 400, random.Random(1))
    board = await standings.leaderboard(tables.store, GUILD, "demo")
    assert {one.user for one in board} == {ADA, BEN, OPPONENT}
    assert sum(one.wins for one in board) >= 1
    assert [one.points for one in board] == sorted((one.points for one in board), reverse=True)
    (record,) = await standings.records(tables.store, GUILD, ADA)
    async with tables.transaction(*running) as session:
        (place,) = [place for place in session.table.standing if place.seat == 0]
    assert (record.kind, record.games, record.best, record.wins) == ("demo", 1, place.score, int(place.rank == 1))


async def test_a_game_that_is_closed_is_not_rated(tables: Tables, running: Running) -> None:
    async with tables.transaction(*running) as session:
        session.close(ADA)
    assert await standings.leaderboard(tables.store, GUILD, "demo") == ()


async def test_who_does_not_want_to_be_seen_is_not(tables: Tables) -> None:
    await play(tables, await begin(tables, GUILD), 400, random.Random(1))
    await tables.store.users.change_settings(ADA, stats="hidden")
    assert {one.user for one in await standings.leaderboard(tables.store, GUILD, "demo")} == {BEN, OPPONENT}
    await tables.store.users.change_settings(ADA, stats=None)
    assert ADA in {one.user for one in await standings.leaderboard(tables.store, GUILD, "demo")}
