"""C94 to C103: several expansions together."""

import pytest

from rules.carcassonne.tiles import every_kind
from rules.carcassonne.view import CarcassonneView, expected, survey
from rules.kernel import Facts
from tests.rules.carcassonne.notation import Course, played

ALL = ["dragon", "inns", "traders"]
ROAD = [["D", 0, 0, 0], ["U", 1, 0, 0]]
AT_WORK = [[0, "follower", 0, 0, "r1"], [0, "builder", 0, 0, "r1"]]


def kinds(course: Course) -> list[str]:
    return [event.kind.removeprefix("carcassonne.") for event in course.events if "carcassonne" in event.kind]


@pytest.mark.rule("C7", "C94")
def test_figure_then_dragon_then_scoring_then_the_second_part() -> None:
    board = [*ROAD, ["W", -1, 0, 0], ["E", 1, -1, 0]]
    figures = [[0, "follower", 0, 0, "r1"], [0, "builder", 1, 0, "r1"]]
    more: Facts = {"board": board, "figures": figures, "dragon": [1, -1], "expansions": ALL}
    course = played("A:PD09@2,0/0+f2", then=("U", "U"), **more)
    assert course.table.asks[0].seat == 1
    course.answer("E")
    steps = ["dragon", "eaten", "dragon", "eaten"]
    assert kinds(course) == ["drawn", "placed", "figure", *steps, "scored", "returned", "drawn"]
    assert [args["figure"] for args in course.told("eaten")] == ["builder", "follower"]
    assert course.scores == [4, 0]
    assert course.table.asks[0].seat == 0


@pytest.mark.rule("C95")
def test_figures_that_the_dragon_eats_do_not_score_and_goods_go_to_the_active_player() -> None:
    board = [["E", 0, 0, 90], ["TB17", 1, 0, 0], ["U", 1, -1, 0]]
    figures = [[1, "follower", 1, 0, "c1"], [0, "follower", 0, 0, "c1"]]
    course = played("A:PD11@2,0/270", board=board, figures=figures, dragon=[1, -1], expansions=ALL)
    course.answer("E")
    assert [args["seat"] for args in course.told("eaten")] == [1]
    assert course.scores == [6, 0]
    assert course.told("goods") == [{"seat": 0, "goods": {"wine": 1}, "x": 2, "y": 0, "segment": "c1"}]


@pytest.mark.rule("C95")
def test_a_city_whose_figures_are_all_eaten_gives_no_points() -> None:
    board = [["E", 0, 0, 90], ["TB17", 1, 0, 0], ["U", 1, -1, 0]]
    course = played(
        "A:PD11@2,0/270", board=board, figures=[[1, "follower", 1, 0, "c1"]], dragon=[1, -1], expansions=ALL
    )
    course.answer("E")
    assert course.scores == [0, 0]
    assert course.told("goods") == [{"seat": 0, "goods": {"wine": 1}, "x": 2, "y": 0, "segment": "c1"}]


@pytest.mark.rule("C96")
def test_the_builder_stays_when_the_princess_takes_the_last_follower() -> None:
    board = [["E", 0, 0, 90], ["F", 1, 0, 0], ["F", 2, 0, 0]]
    figures = [[0, "follower", 0, 0, "c1"], [0, "builder", 1, 0, "c1"]]
    course = played("", board=board, figures=figures, turn=1, then=("PD18", "G", "U"), expansions=ALL)
    course.lay("3,0,0")
    course.answer("remove:0:follower:0,0:c1")
    assert [figure.kind for figure in course.table.state.figures] == ["builder"]
    course.lay("3,-1,90")
    course.answer("pass")
    assert course.table.asks[0].seat == 0


@pytest.mark.rule("C97")
def test_the_fairy_gives_one_point_in_a_doubled_turn() -> None:
    course = played("A:U@2,0/0 A:U@3,0/0", board=ROAD, figures=AT_WORK, fairy=[0, 0], expansions=ALL)
    assert course.scores == [1, 0]


@pytest.mark.rule("C98")
def test_an_open_inn_road_gives_0_and_the_fairy_still_3() -> None:
    assert played("A:IC02@1,0/0*r1 B:E@0,-1/180 A:U@2,0/0!1,0 END").scores == [3, 0]
    cathedral = played(
        "END",
        board=[["D", 0, 0, 0], ["IC11", 0, -1, 0]],
        figures=[[0, "big", 0, -1, "c1"]],
        fairy=[0, -1],
        expansions=ALL,
    )
    assert cathedral.scores == [3, 0]


@pytest.mark.rule("C99")
def test_the_dragon_eats_a_big_follower_like_all() -> None:
    course = played("A:PD08@2,0/0", board=ROAD, figures=[[1, "big", 1, 0, "r1"]], dragon=[0, 0], expansions=ALL)
    assert [args["figure"] for args in course.told("eaten")] == ["big"]
    assert course.supply(1, "big") == 1


@pytest.mark.rule("C100")
def test_every_part_of_a_doubled_turn_has_its_own_dragon_run() -> None:
    at_work = [[0, "follower", 1, 0, "r1"], [0, "builder", 1, 0, "r1"]]
    course = played("A:PD08@2,0/0", board=ROAD, figures=at_work, dragon=[0, 0], expansions=ALL, then=("PD09", "U", "U"))
    assert [args["seat"] for args in course.told("dragon")] == [0, 1]
    assert course.table.asks[0].seat == 0
    course.lay("3,0,0")
    course.answer("pass")
    ask = course.table.asks[0]
    assert (ask.kind, ask.seat, ask.args["step"], course.offered) == ("carcassonne.dragon", 0, 1, ["E", "W"])


@pytest.mark.rule("C100")
def test_a_dragon_tile_is_put_aside_at_each_draw() -> None:
    course = played("A:U@2,0/0", board=ROAD, figures=AT_WORK, expansions=ALL, then=("PD08", "V", "PD11", "W"))
    assert [args["tile"] for args in course.told("aside")] == ["PD08"]
    assert (course.table.asks[0].seat, course.table.state.drawn) == (0, "V")


@pytest.mark.rule("C103")
def test_all_signs_of_a_tile_apply() -> None:
    signs = {"PD23": {"princess", "shield"}, "PD10": {"cloister", "dragon"}, "PD17": {"cloister", "dragon"}}
    signs |= {"PD15": {"shield", "dragon"}, "PD29": {"shield", "portal"}}
    for id_, marks in signs.items():
        kind = every_kind()[id_]
        found = {*kind.flags, *(marker for segment in kind.segments for marker in segment.markers)}
        assert found == marks
    course = played("A:PD10@1,0/0+m", board=[["D", 0, 0, 0]], dragon=[0, 0], expansions=ALL)
    assert [args["figure"] for args in course.told("eaten")] == ["follower"]
    shielded = [["E", 0, 0, 90], ["PD15", 1, 0, 0]]
    city = played("A:E@2,0/270", board=shielded, figures=[[1, "follower", 0, 0, "c1"]], expansions=ALL)
    assert city.scores == [0, 8]


def test_objects_and_expected_points_include_the_expansions() -> None:
    board = [*ROAD, ["IC02", 2, 0, 0], ["TB17", 0, -1, 90], ["E", 0, -2, 180]]
    figures = [[0, "big", 2, 0, "r1"], [1, "follower", 0, -1, "f1"], [1, "pig", 0, -1, "f1"]]
    more: Facts = {"board": board, "figures": figures, "fairy": [2, 0], "goods": [{}, {"wine": 1}], "expansions": ALL}
    view = played("", turn=1, **more).table.view(None)
    assert isinstance(view, CarcassonneView)
    found = {spot: one for one in survey(view).objects for spot in one.segments}
    assert (found[0, 0, "r1"].owners, found[0, 0, "r1"].points) == ((0,), 0)
    assert found[0, -1, "f1"].shares == {1: 4}
    assert list(expected(view)) == played("END", **more).scores
