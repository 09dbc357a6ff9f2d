"""Points by place, and the order of equal points."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.league.standings import WIN, Result, points_of, standings
from tests.data.league.drawn import plan_for, played_out


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ({1: 1, 2: 2}, [12, 0]),
        ({1: 1, 2: 1}, [6, 6]),
        ({1: 1, 2: 2, 3: 3}, [12, 6, 0]),
        ({1: 2, 2: 1, 3: 2}, [3, 12, 3]),
        ({1: 1, 2: 2, 3: 3, 4: 4}, [12, 8, 4, 0]),
        ({1: 1, 2: 1, 3: 1, 4: 9}, [8, 8, 8, 0]),
        ({1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6}, [12, 9.6, 7.2, 4.8, 2.4, 0]),
        ({7: 1}, [12]),
    ],
)
def test_points_fall_in_even_steps_and_equal_places_share(places: dict[int, int], points: list[float]) -> None:
    assert [points_of(places)[member] / 10 for member in sorted(places)] == points


@pytest.mark.drawn
@given(places=st.lists(st.integers(1, 30), min_size=2, max_size=6))
def test_a_table_always_gives_the_same_mean(places: list[int]) -> None:
    """So tables of different sizes are worth the same, and an odd result invents no points."""
    points = points_of(dict(enumerate(places)))
    assert sum(points.values()) == len(places) * WIN // 2
    assert all((places[a] < places[b]) == (points[a] > points[b]) for a in points for b in points)


def test_the_sum_of_the_opponents_points_decides_first() -> None:
    results = [
        Result(1, {1: 1, 2: 2}),
        Result(1, {3: 1, 4: 2}),
        Result(2, {2: 1, 4: 2}),
        Result(2, {1: 2, 3: 1}),
        Result(3, {1: 1, 4: 2}),
    ]
    lines = standings([1, 2, 3, 4], results)
    # One and three have 24 points. The opponents of three have 24, those of one have 36.
    assert [(line.member, line.rank, line.points, line.opponents) for line in lines[:2]] == [
        (1, 1, 240, 360),
        (3, 2, 240, 240),
    ]


def test_the_direct_result_decides_next_and_otherwise_a_place_is_shared() -> None:
    circle = [Result(1, {1: 1, 2: 2}), Result(2, {2: 1, 3: 2}), Result(3, {3: 1, 1: 2})]
    assert [(line.rank, line.direct) for line in standings([3, 1, 2], circle)] == [(1, 0)] * 3
    assert [line.member for line in standings([3, 1, 2], circle)] == [3, 1, 2], "in the order of the draw"
    chain = [(1, 2), (3, 1), (2, 4), (4, 6), (5, 3)]
    lines = standings([1, 2, 3, 4, 5, 6], [Result(at, {a: 1, b: 2}) for at, (a, b) in enumerate(chain)])
    # Three beat one, and one beat two. All of these have 12 points, and opponents with 24.
    assert [(line.member, line.rank, line.direct) for line in lines[:3]] == [(3, 1, 1), (1, 2, 0), (2, 3, -1)]
    assert {(line.points, line.opponents) for line in lines[:3]} == {(120, 240)}


def test_a_bye_counts_like_a_win_but_is_no_game() -> None:
    (line,) = standings([1], [Result(1, {1: 1})])
    assert (line.points, line.played, line.wins, line.opponents) == (WIN, 0, 0, 0)


@pytest.mark.drawn
@given(people=st.integers(2, 16), seats=st.integers(2, 5), seed=st.integers(0, 999))
def test_ranks_follow_the_named_order(people: int, seats: int, seed: int) -> None:
    plan = played_out(plan_for("swiss", people, seats, 4, seed=str(seed)), random.Random(seed)).plan
    lines = plan.standings()
    keys = [(-line.points, -line.opponents, -line.direct) for line in lines]
    assert keys == sorted(keys)
    for line, key in zip(lines, keys, strict=True):
        assert line.rank == keys.index(key) + 1
    assert sum(line.points for line in lines) == sum(sum(points_of(each.places).values()) for each in plan.results)
