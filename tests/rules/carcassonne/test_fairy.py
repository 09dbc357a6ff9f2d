"""C80 to C85: the fairy."""

from typing import Any

import pytest

from tests.rules.carcassonne.notation import Course, beasts, played

ROAD = [["D", 0, 0, 0], ["U", 1, 0, 0]]


def beside(text: str = "", **more: Any) -> Course:
    return played(text, **({"board": ROAD, "then": ("U", "U"), "expansions": ["dragon"]} | more))


def fairy_points(course: Course) -> list[tuple[list[int], int]]:
    return [(args["seats"], args["points"]) for args in course.told("scored") if args["kind"] == "fairy"]


def moves_of_the_fairy(course: Course) -> list[str]:
    return [id_ for id_ in course.offered if id_.startswith("fairy")]


@pytest.mark.rule("C80")
def test_instead_of_a_figure_the_fairy_moves_to_any_other_tile_with_an_own_figure() -> None:
    figures = [[0, "follower", 0, 0, "r1"], [0, "pig", 1, 0, "f1"], [1, "follower", 1, 0, "f2"]]
    course = beside(board=[*ROAD, ["U", 2, 0, 0]], figures=figures, expansions=["dragon", "traders"])
    course.lay("3,0,0")
    assert moves_of_the_fairy(course) == ["fairy:0,0", "fairy:1,0"]
    course.answer("fairy:1,0")
    assert course.told("fairy") == [{"seat": 0, "x": 1, "y": 0}]
    view: Any = course.table.view(None)
    assert (beasts(view).dragon, beasts(view).fairy) == (None, (1, 0))
    assert len(view.figures) == 3
    assert course.table.asks[0].seat == 1
    already_there = beside(figures=[[0, "follower", 0, 0, "r1"]], fairy=[0, 0])
    already_there.lay("2,0,0")
    assert moves_of_the_fairy(already_there) == []


@pytest.mark.rule("C80")
def test_a_player_without_a_figure_in_the_supply_cannot_move_the_fairy() -> None:
    board = [*ROAD, ["U", 2, 0, 0], ["U", 3, 0, 0]]
    seven = [[0, "follower", x, 0, f"f{field}"] for x in (0, 1, 2) for field in (1, 2)] + [[0, "follower", 3, 0, "r1"]]
    course = beside(board=board, figures=seven)
    course.lay("4,0,0")
    assert course.table.asks[0].kind == "carcassonne.place"
    with_a_pig = beside(board=board, figures=seven, expansions=["dragon", "traders"])
    with_a_pig.lay("4,0,0")
    assert moves_of_the_fairy(with_a_pig) == ["fairy:0,0", "fairy:1,0", "fairy:2,0", "fairy:3,0"]


@pytest.mark.rule("C80")
def test_no_free_segment_is_needed() -> None:
    all_taken = [[0, "follower", 0, 0, "r1"], [1, "follower", 0, 0, "f1"], [1, "follower", 0, 0, "f2"]]
    course = beside(figures=all_taken)
    course.lay("2,0,0")
    assert course.offered == ["pass", "fairy:0,0"]


@pytest.mark.rule("C81")
def test_the_fairy_gives_one_point_at_the_start_of_the_turn() -> None:
    figures = [[0, "follower", 0, 0, "r1"], [0, "follower", 0, 0, "f1"], [1, "follower", 0, 0, "f2"]]
    course = beside("A:U@2,0/0 B:U@3,0/0", figures=figures, fairy=[0, 0])
    assert fairy_points(course) == [([0], 1), ([1], 1), ([0], 1)]
    assert course.scores == [2, 1]
    elsewhere = beside("A:U@2,0/0", figures=figures, fairy=[1, 0])
    assert elsewhere.scores == [0, 0]


@pytest.mark.rule("C82")
def test_the_fairy_gives_3_points_when_the_object_is_scored() -> None:
    assert played("A:U@1,0/0+r1 B:E@0,-1/180 A:U@2,0/0!1,0 B:B@0,1/0 A:X@3,0/0 END").scores == [8, 0]
    board = [*ROAD, ["W", -1, 0, 0]]
    course = beside("A:X@2,0/0", board=board, figures=[[1, "follower", 1, 0, "r1"]], fairy=[1, 0], then=("U", "U"))
    assert fairy_points(course) == [([1], 3)]
    assert course.told("scored")[1]["terms"] == [{"term": "fairy", "count": 1, "each": 3}]


@pytest.mark.rule("C82")
def test_the_fairys_points_do_not_depend_on_the_share() -> None:
    loser = [[0, "follower", 1, 0, "r1"], [1, "follower", 0, 0, "r1"], [1, "follower", -1, 0, "r1"]]
    board = [["U", -1, 0, 0], *ROAD]
    assert beside("END", board=board, figures=loser, fairy=[1, 0]).scores == [3, 3]
    twice = [[0, "follower", 1, 0, "r1"], [0, "builder", 1, 0, "r1"]]
    assert beside("END", figures=twice, fairy=[1, 0], expansions=["dragon", "traders"]).scores == [2 + 3, 0]
    two_objects = [[0, "follower", 1, 0, "r1"], [0, "follower", 1, 0, "f1"]]
    assert beside("END", figures=two_objects, fairy=[1, 0]).scores == [2 + 3 + 3, 0]
    orphan = [[0, "pig", 1, 0, "f1"]]
    assert beside("END", figures=orphan, fairy=[1, 0], expansions=["dragon", "traders"]).scores == [3, 0]


@pytest.mark.rule("C83")
def test_the_fairy_protects_from_the_dragon_but_not_from_the_princess() -> None:
    board = [["E", 0, 0, 90], ["F", 1, 0, 0]]
    course = beside("", board=board, figures=[[1, "follower", 1, 0, "c1"]], fairy=[1, 0], then=("PD18", "U"))
    course.lay("2,0,0")
    assert [args["figure"] for args in course.told("removed")] == ["follower"]


@pytest.mark.rule("C84")
def test_the_fairy_stays_when_the_figures_leave() -> None:
    board = [*ROAD, ["W", -1, 0, 0]]
    figures = [[0, "follower", 1, 0, "r1"], [1, "follower", 1, 0, "f1"]]
    course = beside("A:X@2,0/0", board=board, figures=figures, fairy=[1, 0], then=("PD08", "U"))
    assert course.told("returned")
    assert course.table.state.dragon.fairy == (1, 0)
    assert fairy_points(course) == [([0], 1), ([0], 3), ([1], 1)]
    barred = beside("A:PD08@2,0/0", board=ROAD, fairy=[1, 0], dragon=[0, 0])
    assert barred.told("dragon") == []


@pytest.mark.rule("C84")
def test_the_fairy_stays_when_the_princess_takes_the_figure() -> None:
    board = [["D", 0, 0, 0], ["F", 0, -1, 90]]
    figures = [[1, "follower", 0, 0, "c1"]]
    course = beside("", board=board, figures=figures, fairy=[0, 0], then=("PD18", "U"))
    course.lay("0,-2,180")
    assert course.told("removed")
    assert course.table.state.dragon.fairy == (0, 0)


@pytest.mark.rule("C85")
def test_the_fairy_counts_in_the_same_turn_in_which_she_comes() -> None:
    board = [*ROAD, ["W", -1, 0, 0]]
    course = beside("A:X@2,0/0!1,0", board=board, figures=[[0, "follower", 1, 0, "r1"]])
    assert course.scores == [4 + 3, 0]
