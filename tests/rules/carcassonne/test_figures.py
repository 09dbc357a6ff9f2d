"""C15 to C22: placing a figure."""

from typing import Any

import pytest

from rules.carcassonne.land import Land
from rules.carcassonne.pieces import Tile
from rules.carcassonne.tiles import every_kind
from tests.rules.carcassonne.notation import played


@pytest.mark.rule("C15")
def test_one_figure_may_stand_on_the_tile_just_placed() -> None:
    course = played("A:W@1,0/0")
    course.lay("2,0,0")
    assert course.table.asks[0].args == {"tile": "U", "x": 2, "y": 0}
    assert course.offered == ["pass", "follower:r1", "follower:f1", "follower:f2"]
    course.answer("follower:r1")
    assert [(figure.cell, figure.segment) for figure in course.table.state.figures] == [((2, 0), "r1")]
    assert course.supply(1) == 6


@pytest.mark.rule("C15")
def test_without_a_follower_in_the_supply_none_is_offered() -> None:
    board = [["D", 0, 0, 0], *(["U", x, 0, 0] for x in range(1, 5))]
    six = [[0, "follower", x, 0, f"f{number}"] for x in (1, 2, 3) for number in (1, 2)]
    one_left = played("", board=board, figures=six, then=("B", "U"))
    one_left.lay(one_left.offered[0])
    one_left.answer("follower:m")
    assert one_left.supply(0) == 0
    none_left = played("", board=board, figures=[*six, [0, "follower", 4, 0, "r1"]], then=("B", "U"))
    none_left.lay(none_left.offered[0])
    assert none_left.table.asks[0].kind == "carcassonne.place"
    assert none_left.table.asks[0].seat == 1


@pytest.mark.rule("C16")
def test_the_player_names_the_segment() -> None:
    course = played("", then=("L",))
    course.lay("1,0,0")
    options = course.table.asks[0].options
    segments = ["c1", "r1", "r2", "r3", "f1", "f2", "f3"]
    assert [option.id for option in options] == ["pass", *(f"follower:{segment}" for segment in segments)]
    kinds = ["city", *["road"] * 3, *["field"] * 3]
    assert [option.args for option in options[1:]] == [
        {"figure": "follower", "segment": segment, "kind": kind} for segment, kind in zip(segments, kinds, strict=True)
    ]


@pytest.mark.rule("C16", "C22")
def test_a_cloister_is_a_segment_of_its_own_and_the_fields_around_do_not_matter() -> None:
    course = played("", then=("B",), figures=[[1, "follower", 0, 0, "f2"]])
    course.lay("0,1,0")
    assert course.offered == ["pass", "follower:m"]


@pytest.mark.rule("C16")
@pytest.mark.parametrize(("segment", "kind"), [("c1", "city"), ("r1", "road"), ("f2", "field")])
def test_the_view_shows_the_segment_of_a_figure(segment: str, kind: str) -> None:
    course = played(f"A:J@1,0/90+{segment}", then=("U", "U"))
    view: Any = course.table.view(None)
    (figure,) = view.figures
    (tile,) = (tile for tile in view.board if tile.cell == figure.cell)
    assert every_kind()[tile.kind].segment(figure.segment).kind == kind


@pytest.mark.rule("C17")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(
    ("standing", "forbidden"), [("r1", "follower:r1"), ("f1", "follower:f1"), ("f2", "follower:f2")]
)
def test_an_object_with_any_figure_is_forbidden(owner: int, standing: str, forbidden: str) -> None:
    course = played("", figures=[[owner, "follower", 0, 0, standing]])
    course.lay("1,0,0")
    assert set(course.offered) == {"pass", "follower:r1", "follower:f1", "follower:f2"} - {forbidden}


@pytest.mark.rule("C17")
def test_the_whole_object_counts_as_it_is_after_the_tile_was_placed() -> None:
    board = [["D", 0, 0, 0], ["E", 0, -1, 180], ["U", 1, 0, 0], ["U", 2, 0, 0]]
    course = played("", board=board, figures=[[1, "follower", 0, 0, "r1"]], then=("U",))
    course.lay("3,0,0")
    assert "follower:r1" not in course.offered
    course = played("", board=board, figures=[[1, "follower", 0, 0, "f1"]], then=("U",))
    course.lay("3,0,0")
    assert "follower:f1" not in course.offered
    assert "follower:f2" in course.offered


@pytest.mark.rule("C18")
def test_a_road_reaches_to_the_nearest_crossing_gate_or_cloister() -> None:
    for kind, turn, end in (("X", 0, "r4"), ("L", 0, "r3"), ("T", 90, "r1"), ("A", 90, "r1")):
        land = Land([Tile("U", -1, 0, 0), Tile("D", 0, 0, 0), Tile(kind, 1, 0, turn)])
        assert set(land.areas[0, 0, "r1"].spots) == {(-1, 0, "r1"), (0, 0, "r1"), (1, 0, end)}
    beyond_the_crossing = played("A:X@1,0/0+r4", then=("U",))
    beyond_the_crossing.lay("2,0,0")
    assert "follower:r1" in beyond_the_crossing.offered
    on_this_side = played("A:X@1,0/0+r2", then=("U",))
    on_this_side.lay("2,0,0")
    assert "follower:r1" not in on_this_side.offered


@pytest.mark.rule("C18")
def test_a_city_and_a_field_reach_over_all_connected_tiles() -> None:
    board = [["D", 0, 0, 0], ["F", 0, -1, 90], ["F", 0, -2, 90]]
    for figure in (["c1", (0, 0)], ["c1", (0, -1)]):
        segment, (x, y) = figure
        course = played("", board=board, figures=[[1, "follower", x, y, segment]], then=("E",))
        course.lay("0,-3,180")
        assert course.offered == ["pass", "follower:f1"]


@pytest.mark.rule("C19")
def test_a_tile_may_join_parts_that_were_occupied_apart() -> None:
    apart = "A:F@0,-1/90+c1 B:E@1,-1/0+c1 A:N@0,-2/180"
    assert [figure.seat for figure in played(apart).table.state.figures] == [0, 1]
    joined = played(f"{apart} B:N@1,-2/270")
    assert [args["seats"] for args in joined.told("scored")] == [[0, 1]]


@pytest.mark.rule("C20")
def test_a_follower_on_an_object_that_its_own_tile_completes_scores_and_returns_at_once() -> None:
    course = played("A:E@0,-1/180+c1")
    assert course.scores == [4, 0]
    assert course.supply(0) == 7
    assert course.told("returned") == [{"seat": 0, "figure": "follower", "x": 0, "y": -1, "segment": "c1"}]


@pytest.mark.rule("C21")
def test_figures_that_return_are_not_available_in_the_same_part() -> None:
    board = [["D", 0, 0, 0], *(["U", x, 0, 0] for x in range(1, 4))]
    six = [[0, "follower", x, 0, f"f{number}"] for x in (1, 2, 3) for number in (1, 2)]
    course = played("", board=board, figures=[*six, [0, "follower", 0, 0, "c1"]], then=("E", "U"))
    course.lay("0,-1,180")
    assert course.scores == [4, 0]
    assert course.told("figure") == []
    assert course.supply(0) == 1
    assert course.table.asks[0].kind == "carcassonne.place"


@pytest.mark.rule("C22")
def test_a_monk_needs_no_free_fields_and_is_alone() -> None:
    course = played("", figures=[[1, "follower", 0, 0, "f2"]], then=("B",))
    course.lay("0,1,0")
    assert course.offered == ["pass", "follower:m"]
    course.answer("follower:m")
    assert course.scores == [2, 0]
