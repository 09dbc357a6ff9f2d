"""C86 to C93: the princess and the portal."""

from typing import Any

import pytest

from tests.rules.carcassonne.notation import Course, played

STREET = [["E", 0, 0, 90], ["F", 1, 0, 0], ["F", 2, 0, 0], ["G", 3, 0, 0]]
"""A city of four tiles, open to the east: PD18@4,0/0 brings the princess, E@4,0/270 completes it."""
ALL = ["dragon", "inns", "traders"]


def princess(text: str = "", **more: Any) -> Course:
    course = played(text, **({"board": STREET, "then": ("PD18", "U", "U"), "expansions": ALL} | more))
    course.lay("4,0,0")
    return course


def knights(*pieces: tuple[int, str]) -> list[list[object]]:
    return [[seat, kind, x, 0, "c1"] for x, (seat, kind) in enumerate(pieces)]


@pytest.mark.rule("C86")
def test_one_figure_in_the_princesss_city_must_be_removed() -> None:
    course = princess(figures=knights((1, "follower"), (0, "follower")))
    ask = course.table.asks[0]
    assert (ask.kind, ask.seat, ask.args) == ("carcassonne.princess", 0, {"tile": "PD18", "x": 4, "y": 0})
    assert course.offered == ["remove:1:follower:0,0:c1", "remove:0:follower:1,0:c1"]
    assert ask.options[0].args == {"seat": 1, "figure": "follower", "x": 0, "y": 0, "segment": "c1"}
    course.answer("remove:1:follower:0,0:c1")
    assert [(figure.seat, figure.cell) for figure in course.table.state.figures] == [(0, (1, 0))]
    assert course.supply(1) == 7


@pytest.mark.rule("C86")
def test_an_own_figure_must_be_taken_if_there_is_no_other() -> None:
    course = princess(figures=knights((0, "follower")))
    assert [(args["seat"], args["figure"]) for args in course.told("removed")] == [(0, "follower")]
    assert course.supply(0) == 7


@pytest.mark.rule("C86")
@pytest.mark.rule("C103")
def test_only_the_city_of_the_princesss_segment_counts() -> None:
    figures = [[1, "follower", 0, 0, "c1"]]
    board = [["E", 0, 0, 180]]
    princess_city = played("", board=board, figures=figures, then=("PD23", "U"), expansions=ALL)
    princess_city.lay("0,1,0")
    assert princess_city.told("removed")
    other_city = played("", board=board, figures=figures, then=("PD23", "U"), expansions=ALL)
    other_city.lay("0,1,180")
    assert other_city.told("removed") == []
    assert "follower:c1" in other_city.offered


@pytest.mark.rule("C87")
@pytest.mark.rule("C99")
@pytest.mark.example("T5")
def test_a_big_follower_is_eligible_only_when_it_is_the_last_of_its_colour() -> None:
    everybody = princess(figures=knights((0, "follower"), (0, "big"), (0, "builder"), (1, "big")))
    assert everybody.offered == [
        "remove:0:follower:0,0:c1",
        "remove:0:builder:2,0:c1",
        "remove:1:big:3,0:c1",
    ]
    without_follower = princess(figures=knights((0, "builder"), (0, "big"), (1, "big")))
    assert without_follower.offered == ["remove:0:builder:0,0:c1", "remove:1:big:2,0:c1"]
    last = princess(figures=knights((0, "big"), (1, "big")))
    assert last.offered == ["remove:0:big:0,0:c1", "remove:1:big:1,0:c1"]


@pytest.mark.rule("C87")
def test_the_monk_of_a_cloister_in_the_city_is_not_eligible() -> None:
    board = [["E", 0, 0, 90], ["PD17", 1, 0, 0], ["E", 1, -1, 180]]
    monk = [[1, "follower", 1, 0, "m"]]
    course = played("", board=board, figures=monk, then=("PD18", "U"), expansions=ALL)
    course.lay("2,0,0")
    assert course.told("removed") == []
    knight = [*monk, [1, "follower", 0, 0, "c1"]]
    course = played("", board=board, figures=knight, then=("PD18", "U"), expansions=ALL)
    course.lay("2,0,0")
    assert [args["segment"] for args in course.told("removed")] == ["c1"]


@pytest.mark.rule("C88")
def test_after_a_removal_no_figure_is_placed_and_the_fairy_stays() -> None:
    figures = [*knights((1, "follower")), [0, "follower", 1, 0, "f1"]]
    course = princess(figures=figures)
    assert course.told("removed")
    assert course.table.asks[0].kind == "carcassonne.place"
    assert course.table.asks[0].seat == 1


@pytest.mark.rule("C89")
def test_the_action_is_free_if_her_city_is_empty() -> None:
    course = princess(figures=[[1, "follower", 0, 0, "f1"]])
    assert course.table.asks[0].kind == "carcassonne.figure"
    assert "follower:c1" in course.offered


@pytest.mark.rule("C90")
def test_the_removed_figure_gets_no_points_when_the_tile_completes_the_city() -> None:
    board = [["E", 0, 0, 90], ["E", 1, -1, 180]]
    figures = [[1, "follower", 0, 0, "c1"], [0, "follower", 1, -1, "c1"]]
    course = played("", board=[*board, ["E", 0, -1, 0]], figures=figures, then=("PD18", "U"), expansions=ALL)
    course.lay("1,0,0")
    course.answer("remove:1:follower:0,0:c1")
    assert course.scores == [6, 0]
    assert [args["seats"] for args in course.told("scored")] == [[0]]


ROADS = [["D", 0, 0, 0], ["X", 1, 0, 0], ["B", 0, 1, 0], ["U", 2, 0, 0]]
"""Has a cloister at 0,1 and a complete road between crossing and start tile's west."""


def portal(**more: Any) -> Course:
    course = played("", **({"board": ROADS, "then": ("PD24", "U"), "expansions": ALL} | more))
    course.lay("3,0,180")
    return course


@pytest.mark.rule("C91")
def test_through_the_portal_a_follower_reaches_any_open_unoccupied_object() -> None:
    course = portal(figures=[[1, "follower", 2, 0, "f1"]])
    here = [id_ for id_ in course.offered if "@" not in id_ and id_.startswith("follower")]
    assert here == ["follower:r1", "follower:r2", "follower:r3", "follower:f1", "follower:f3"]
    assert "follower:m@0,1" in course.offered
    assert "follower:c1@0,0" in course.offered
    assert "follower:r1@1,0" in course.offered
    assert "follower:f1@2,0" not in course.offered
    option = next(option for option in course.table.asks[0].options if option.id == "follower:m@0,1")
    assert option.path == ("0,1", "follower:m@0,1")
    assert option.args == {"figure": "follower", "segment": "m", "kind": "cloister", "x": 0, "y": 1}
    course.answer("follower:m@0,1")
    assert course.table.state.figures[-1].spot == (0, 1, "m")


@pytest.mark.rule("C91")
@pytest.mark.example("T6")
def test_a_complete_object_is_closed_to_the_portal_and_an_open_cloister_is_not() -> None:
    walls = [["E", -1, 1, 270], ["E", 1, 1, 90], ["E", -1, 2, 180], ["E", 0, 2, 180], ["E", 1, 2, 180]]
    ring = [["D", 0, 0, 0], ["U", -1, 0, 0], ["U", 1, 0, 0], ["B", 0, 1, 0], *walls, ["B", 1, -1, 0]]
    course = played("", board=ring, then=("PD24", "U"), expansions=["dragon"])
    course.lay("2,0,0")
    assert "follower:m@0,1" not in course.offered
    assert "follower:m@1,-1" in course.offered
    completed = [["D", 0, 0, 0], ["E", 0, -1, 180], ["X", 1, 0, 0], ["W", -1, 0, 0], ["U", 2, 0, 0]]
    course = played("", board=completed, then=("PD24", "U"), expansions=["dragon"])
    course.lay("3,0,180")
    assert [id_ for id_ in course.offered if id_ in ("follower:c1@0,0", "follower:c1@0,-1", "follower:r1@0,0")] == []
    assert "follower:f1@0,0" in course.offered


@pytest.mark.rule("C91")
def test_on_its_own_tile_a_follower_may_take_what_the_portal_tile_completes() -> None:
    course = played("", board=[["D", 0, 0, 0]], then=("PD26", "U"), expansions=["dragon"])
    course.lay("0,-1,180")
    assert "follower:c1" in course.offered
    course.answer("follower:c1")
    assert course.scores == [4, 0]


@pytest.mark.rule("C92")
def test_builder_and_pig_use_the_portal_by_their_own_conditions() -> None:
    figures = [[0, "follower", 0, 0, "r1"], [0, "follower", 0, 0, "f1"], [1, "follower", 0, 1, "m"]]
    course = portal(figures=figures)
    assert "builder:r1@0,0" in course.offered
    assert "pig:f1@0,0" in course.offered
    assert "builder:c1@0,0" not in course.offered
    assert "builder:m@0,1" not in course.offered
    assert "pig:f1@0,1" not in course.offered
    course.answer("builder:r1@0,0")
    standing = [figure.kind for figure in course.table.state.figures if figure.spot == (0, 0, "r1")]
    assert standing == ["follower", "builder"]


@pytest.mark.rule("C93")
def test_the_portal_gives_one_figure_or_the_fairy() -> None:
    course = portal(figures=[[0, "follower", 2, 0, "r1"]])
    assert "fairy:2,0" in course.offered
    course.answer("follower:c1@0,0")
    assert course.table.asks[0].seat == 1
    course.lay(course.offered[0])
    assert [id_ for id_ in course.offered if "@" in id_] == []


@pytest.mark.rule("C101")
def test_the_portal_puts_a_farmer_on_any_empty_old_field() -> None:
    course = portal(figures=[[1, "follower", 0, 0, "f1"]])
    assert "follower:f2@0,0" in course.offered
    assert "follower:f1@0,0" not in course.offered
