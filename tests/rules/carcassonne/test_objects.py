"""The owner and the worth of every object of a view."""

import random
from collections import Counter
from typing import Any

from bench.games.random_play import random_choice
from rules.carcassonne.view import CarcassonneView, Object, Tile, expected, survey, unseen
from rules.kernel import Table
from tests.rules.carcassonne.notation import Course, played

MEADOW = [["D", 0, 0, 0], ["H", 0, -1, 0], ["E", 0, -2, 180], ["U", 1, 0, 0], ["E", 1, -1, 0]]


def seen(course: Course) -> CarcassonneView:
    view = course.table.view(None)
    assert isinstance(view, CarcassonneView)
    return view


def at(course: Course, x: int, y: int, segment: str) -> Object:
    (found,) = (one for one in survey(seen(course)).objects if (x, y, segment) in one.segments)
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
    segments = [segment for one in survey(view).objects for segment in one.segments]
    assert len(segments) == len(set(segments))
    assert {(x, y) for x, y, _ in segments} == {tile.cell for tile in view.board}
    assert sum(len(one.figures) for one in survey(view).objects) == len(view.figures)


def test_the_points_expected_are_those_of_an_end_now() -> None:
    moves = "A:F@0,-1/90+c1 B:E@0,-2/180+f1 A:U@1,0/0+r1 B:B@0,1/0+m"
    assert list(expected(seen(played(moves)))) == played(f"{moves} END").scores
    over = played(f"{moves} END")
    assert list(expected(seen(over))) == over.scores


def test_objects_tell_their_gaps_and_count_their_marks() -> None:
    course = played("A:F@0,-1/90+c1 B:B@0,1/0+m", then=("U",))
    city, cloister, field = at(course, 0, 0, "c1"), at(course, 0, 1, "m"), at(course, 0, 0, "f2")
    assert (city.gaps, city.marks) == (((0, -2),), {"shield": 1})
    assert cloister.gaps == ((-1, 0), (1, 0), (-1, 1), (1, 1), (-1, 2), (0, 2), (1, 2))
    assert (cloister.marks, field.gaps) == ({}, ()), "nothing completes a field"


def effects(course: Course, kind: str, x: int, y: int, turn: int) -> dict[str, tuple[int, bool, int]]:
    """Return the effect of a tile by its segments: the number of joined objects, and the object after it."""
    found = survey(seen(course)).effects(Tile(kind, x, y, turn))
    return {one.segment: (len(one.before), one.after.complete, one.after.points) for one in found}


def test_a_tile_completes_a_city_and_joins_nothing_on_its_free_sides() -> None:
    course = played("A:E@0,-1/180+c1 B:U@1,0/0+r1", then=("H",))
    assert effects(course, "J", 2, 0, 90) == {"c1": (0, False, 1), "r1": (1, False, 3)}
    open_city = played("A:F@0,-1/90+c1 B:U@1,0/0+r1", then=("E",))
    closing = effects(open_city, "E", 0, -2, 180)
    assert closing["c1"] == (1, True, 8), "three tiles and a shield"


def test_a_tile_connects_two_objects_and_fills_a_place_at_a_cloister() -> None:
    board = [["D", 0, 0, 0], ["B", 0, 1, 0], ["B", 1, 1, 0], ["B", 2, 1, 0], ["D", 2, 0, 0]]
    found = effects(played("", board=board, figures=[[0, "follower", 1, 1, "m"]]), "U", 1, 0, 0)
    assert found["r1"] == (2, False, 3)
    assert "f1" not in found, "no figure stands in that field"
    cloisters = [one for one in survey(seen(played("", board=board))).effects(Tile("U", 1, 0, 0)) if not one.segment]
    assert [(one.before[0].points, one.after.points) for one in cloisters] == [(3, 4), (5, 6), (3, 4)]


def test_a_free_place_tells_what_lies_beside_it_and_which_tiles_fit() -> None:
    found = survey(seen(played("A:F@0,-1/90+c1 B:U@1,0/0+r1", then=("U",))))
    assert found.free[0, -2] == "..C."
    ((side, city),) = found.beside((0, -2))
    assert (side, city and city.owners) == (2, (0,))
    assert found.turns("E", (0, -2)) == (180,)
    assert found.turns("X", (2, 0)) == (0,), "a crossing looks the same in every rotation"
    assert found.turns("B", (2, 0)) == ()
    assert found.at((9, 9, "c1")) is None


def test_the_tiles_still_to_come_are_all_but_those_on_the_table() -> None:
    table = Table.new("carcassonne", seats=2, seed=3, options={"expansions": ["dragon", "river"]})
    rng = random.Random(3)
    while len(table.state.board) < 60:
        left = unseen(table.view(None))  # type: ignore[arg-type]
        assert left == Counter(table.state.pile)
        table.answer(table.asks[0].seat, random_choice(table.asks[0], rng))
