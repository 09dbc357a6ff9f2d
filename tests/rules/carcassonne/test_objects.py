"""Whose is it? What every object of a view is worth, and to whom."""

import random
from typing import Any

from rules.carcassonne.view import CarcassonneView, Object, expected, objects
from rules.kernel import Table
from tests.contract.random_play import random_choice
from tests.rules.carcassonne.notation import Course, played

MEADOW = [["D", 0, 0, 0], ["H", 0, -1, 0], ["E", 0, -2, 180], ["U", 1, 0, 0], ["E", 1, -1, 0]]


def seen(course: Course) -> CarcassonneView:
    view = course.table.view(None)
    assert isinstance(view, CarcassonneView)
    return view


def at(course: Course, x: int, y: int, segment: str) -> Object:
    (found,) = (one for one in objects(seen(course)) if (x, y, segment) in one.segments)
    return found


def test_a_field_tells_its_farmers_its_owner_and_the_finished_cities_it_touches() -> None:
    figures = [[0, "follower", 0, -1, "f1"], [1, "follower", 1, 0, "f1"], [1, "follower", 1, 0, "r1"]]
    course = played("", board=MEADOW, figures=figures)
    field = at(course, 0, 0, "f1")
    assert (field.kind, field.complete, field.owners) == ("field", False, (0, 1))
    assert [(figure.seat, figure.kind) for figure in field.figures] == [(0, "follower"), (1, "follower")]
    assert set(field.segments) == {(0, 0, "f1"), (0, -1, "f1"), (1, 0, "f1"), (1, -1, "f1")}
    assert {frozenset(city) for city in field.cities} == {
        frozenset({(0, 0, "c1"), (0, -1, "c2")}),
        frozenset({(0, -1, "c1"), (0, -2, "c1")}),
    }
    assert (field.points, field.shares) == (6, {0: 6, 1: 6})


def test_a_city_and_a_road_tell_what_they_would_score_now() -> None:
    course = played("A:F@0,-1/90+c1 B:U@1,0/0+r1", then=("U",))
    city, road = at(course, 0, 0, "c1"), at(course, 0, 0, "r1")
    assert (city.kind, city.owners, city.points, city.shares, city.complete) == ("city", (0,), 3, {0: 3}, False)
    assert (road.owners, road.points, road.complete) == ((1,), 2, False)
    unowned = at(course, 0, 0, "f2")
    assert (unowned.figures, unowned.owners, unowned.shares) == ((), (), {})


def test_every_segment_belongs_to_exactly_one_object() -> None:
    table, rng = Table.new("carcassonne", seats=3, seed=4), random.Random(4)
    while len(table.state.board) < 50:
        table.answer(table.asks[0].seat, random_choice(table.asks[0], rng))
    view: Any = table.view(None)
    segments = [segment for one in objects(view) for segment in one.segments]
    assert len(segments) == len(set(segments))
    assert {(x, y) for x, y, _ in segments} == {tile.cell for tile in view.board}
    assert sum(len(one.figures) for one in objects(view)) == len(view.figures)


def test_the_points_expected_are_those_of_an_end_now() -> None:
    moves = "A:F@0,-1/90+c1 B:E@0,-2/180+f1 A:U@1,0/0+r1 B:B@0,1/0+m"
    assert list(expected(seen(played(moves)))) == played(f"{moves} END").scores
    over = played(f"{moves} END")
    assert list(expected(seen(over))) == over.scores
