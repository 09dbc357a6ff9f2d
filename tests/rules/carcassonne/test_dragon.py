"""C66 to C79: volcanoes, the dragon's run, and two tiles that combine things in a new way."""

from collections import Counter
from typing import Any

import pytest

from rules.carcassonne.land import Land
from rules.carcassonne.pieces import Tile
from rules.carcassonne.tiles import kinds
from rules.kernel import Facts, Table
from tests.rules.carcassonne.notation import Course, beasts, played

SIGNS = ("volcano", "dragon", "princess", "portal")
ROAD = [["D", 0, 0, 0], ["U", 1, 0, 0]]
"""PD08@2,0/0 lengthens it and makes the dragon run."""
SQUARE = [["D", 0, 0, 0], ["U", 1, 0, 0], ["B", 0, 1, 0], ["B", 1, 1, 0], ["B", 2, 1, 0]]
"""Two rows of tiles; PD08@2,0/0 completes them, and the dragon has a choice on most of them."""


def run(text: str = "A:PD08@2,0/0", **more: Any) -> Course:
    defaults: Facts = {"board": ROAD, "dragon": [0, 0], "expansions": ["dragon"]}
    return played(text, **(defaults | more))


def trail(course: Course) -> list[tuple[int, int]]:
    view: Any = course.table.view(None)
    return list(beasts(view).trail)


@pytest.mark.rule("C66")
def test_30_tiles_each_with_one_sign() -> None:
    assert sum(kind.count for kind in kinds("dragon").values()) == 30
    signs: Counter[str] = Counter()
    for kind in kinds("dragon").values():
        marks = {*kind.flags, *(marker for segment in kind.segments for marker in segment.markers)}
        (sign,) = marks & set(SIGNS)
        signs[sign] += kind.count
    assert signs == {"volcano": 6, "dragon": 12, "princess": 6, "portal": 6}
    table = Table.new("carcassonne", seats=2, seed=1, options={"expansions": ["dragon"]})
    assert len([table.state.drawn, *table.state.pile, *table.state.dragon.aside]) == 71 + 30


@pytest.mark.rule("C67")
def test_in_the_tunnel_neither_road_nor_field_is_broken() -> None:
    assert played("A:PD16@1,0/90+r1 B:E@0,-1/180 END").scores == [2, 0]
    assert played("A:PD16@1,0/90+f2 B:E@0,-1/180 END").scores == [3, 0]
    land = Land([Tile("PD16", 0, 0, 0), Tile("U", 0, -1, 90), Tile("U", 0, 1, 90)])
    assert land.areas[0, 0, "r1"].cells == {(0, -1), (0, 0), (0, 1)}
    north, south = land.areas[0, 0, "f1"], land.areas[0, 0, "f2"]
    assert north is not south
    assert north is land.areas[0, -1, "f1"] is land.areas[0, -1, "f2"]
    assert south is land.areas[0, 1, "f1"] is land.areas[0, 1, "f2"]


@pytest.mark.rule("C68")
def test_a_cloister_in_a_city_is_an_object_of_its_own() -> None:
    assert played("A:PD17@0,-1/180+m END").scores == [2, 0]
    occupied_city = run("", figures=[[1, "follower", 0, 0, "c1"]], dragon=[1, 0], then=("PD17",))
    occupied_city.lay("0,-1,180")
    assert "follower:m" in occupied_city.offered
    assert "follower:c1" not in occupied_city.offered
    land = Land([Tile("D", 0, 0, 0), Tile("PD17", 0, -1, 180)])
    assert land.areas[0, -1, "m"].spots == ((0, -1, "m"),)


@pytest.mark.rule("C69")
def test_with_a_volcano_no_figure_is_placed_and_the_fairy_stays() -> None:
    figures = [[0, "follower", 0, 0, "r1"]]
    course = played("", figures=figures, then=("PD04", "U"), expansions=["dragon"])
    course.lay("1,0,0")
    assert (course.table.asks[0].seat, course.table.asks[0].kind) == (1, "carcassonne.place")
    assert course.told("figure") == []
    assert course.told("fairy") == []


@pytest.mark.rule("C69")
def test_in_a_doubled_turn_the_volcano_bars_only_its_own_part() -> None:
    figures = [[0, "follower", 0, 0, "r1"], [0, "builder", 1, 0, "r1"]]
    course = run("A:PD04@2,0/0", figures=figures, dragon=None, expansions=["traders"])
    assert course.table.asks[0].seat == 0
    course.lay("3,0,0")
    assert "follower:f1" in course.offered


@pytest.mark.rule("C70")
def test_the_dragon_comes_to_the_volcano_at_once_and_eats_nothing() -> None:
    figures = [[1, "follower", 0, 0, "r1"], [1, "follower", 1, 0, "f1"]]
    course = run("A:PD04@2,0/0", figures=figures, dragon=None)
    assert course.table.state.dragon.dragon == (2, 0)
    assert course.told("volcano") == [{"seat": 0, "x": 2, "y": 0}]
    assert len(course.table.state.figures) == 2


@pytest.mark.rule("C71")
def test_a_dragon_tile_is_placed_as_usual_with_a_figure_and_then_the_dragon_runs() -> None:
    course = run("A:PD08@2,0/0+r1")
    kinds_ = [event.kind.removeprefix("carcassonne.") for event in course.events]
    assert kinds_[1:7] == ["drawn", "placed", "figure", "dragon", "dragon", "eaten"]
    beside = {"board": [*ROAD, ["B", 1, 1, 0]], "dragon": [1, 1]}
    fairy = run("A:PD08@2,0/0!0,0", figures=[[0, "follower", 0, 0, "r1"]], **beside)
    assert [event.kind for event in fairy.events].index("carcassonne.fairy") < [
        event.kind for event in fairy.events
    ].index("carcassonne.dragon")


@pytest.mark.rule("C71")
def test_without_the_dragons_sign_nothing_runs() -> None:
    assert run("A:U@2,0/0").told("dragon") == []


@pytest.mark.rule("C72")
@pytest.mark.example("T3")
def test_six_steps_are_made_in_turn_beginning_with_the_player_who_placed_the_tile() -> None:
    long_road = [["D", 0, 0, 0], *(["U", x, 0, 0] for x in range(1, 9))]
    course = run("B:PD08@9,0/0", board=long_road, seats=3, then=("V",))
    assert [args["seat"] for args in course.told("dragon")] == [1, 2, 0, 1, 2, 0]
    assert [args["step"] for args in course.told("dragon")] == [1, 2, 3, 4, 5, 6]
    assert course.table.state.dragon.dragon == (6, 0)


@pytest.mark.rule("C72")
def test_a_step_goes_to_an_adjacent_tile_and_must_be_taken() -> None:
    course = run(board=SQUARE)
    ask = course.table.asks[0]
    assert (ask.kind, ask.seat, ask.args) == ("carcassonne.dragon", 0, {"x": 0, "y": 0, "step": 1})
    assert course.offered == ["E", "S"]
    course.answer("E")
    ask = course.table.asks[0]
    assert (ask.seat, ask.args, course.offered) == (1, {"x": 1, "y": 0, "step": 2}, ["E", "S"])
    course.answer("S")
    assert (course.table.asks[0].seat, course.offered) == (0, ["E", "W"])


@pytest.mark.rule("C73")
@pytest.mark.rule("C74")
@pytest.mark.example("T1")
def test_no_place_is_visited_twice_and_a_dead_end_ends_the_run() -> None:
    course = run()
    assert trail(course) == [(0, 0), (1, 0), (2, 0)]
    assert len(course.told("dragon")) == 2
    assert course.table.asks[0].kind == "carcassonne.place"


@pytest.mark.rule("C73")
@pytest.mark.rule("C83")
@pytest.mark.example("T2")
def test_the_fairy_bars_the_way() -> None:
    course = run(fairy=[1, 0], figures=[[1, "follower", 1, 0, "r1"]])
    assert trail(course) == [(0, 0)]
    assert course.told("dragon") == []
    assert course.told("eaten") == []
    assert len(course.table.state.figures) == 1


@pytest.mark.rule("C75")
def test_entering_a_tile_eats_every_figure_there_and_none_elsewhere() -> None:
    figures = [
        [0, "follower", 1, 0, "r1"],
        [0, "builder", 1, 0, "r1"],
        [1, "big", 1, 0, "f1"],
        [1, "pig", 1, 0, "f1"],
        [0, "follower", -1, 0, "f1"],
    ]
    monk = [1, "follower", 1, 1, "m"]
    course = run(
        figures=[*figures, monk],
        board=[*ROAD, ["B", 1, 1, 0], ["U", -1, 0, 0]],
        expansions=["inns", "traders", "dragon"],
    )
    course.answer("E")
    course.answer("S")
    eaten = [(args["seat"], args["figure"]) for args in course.told("eaten")]
    assert eaten == [(0, "follower"), (0, "builder"), (1, "big"), (1, "pig"), (1, "follower")]
    assert [figure.cell for figure in course.table.state.figures] == [(-1, 0)]
    view: Any = course.table.view(None)
    assert [figure.kind for figure in beasts(view).gone] == ["follower", "builder", "big", "pig", "follower"]


@pytest.mark.rule("C76")
@pytest.mark.example("T4")
def test_an_orphaned_builder_stays_and_still_doubles() -> None:
    board = [["E", 0, 0, 90], ["F", 1, 0, 0], ["F", 2, 0, 0]]
    figures = [[0, "follower", 1, 0, "c1"], [0, "builder", 2, 0, "c1"]]
    course = run("A:PD08@1,-1/0", board=board, figures=figures, then=("U", "G", "U"), expansions=["traders", "dragon"])
    course.answer("N")
    assert course.supply(0) == 7
    assert [(figure.kind, figure.cell) for figure in course.table.state.figures] == [("builder", (2, 0))]
    course.lay("2,-1,0")
    course.answer("pass")
    course.lay("3,0,0")
    assert "follower:c1" not in course.offered
    course.answer("pass")
    assert course.table.asks[0].seat == 0


@pytest.mark.rule("C76")
def test_an_orphaned_pig_still_gives_4_when_its_owner_owns_the_field_again() -> None:
    board = [["D", 0, 0, 0], ["E", 0, -1, 180], ["U", 1, 0, 0]]
    figures = [[0, "pig", 0, 0, "f1"], [0, "follower", 0, -1, "f1"]]
    course = played("A:E@1,-1/0 END", board=board, figures=figures, expansions=["traders"])
    assert course.scores == [4, 0]


@pytest.mark.rule("C77")
@pytest.mark.example("T9")
def test_a_dragon_tile_before_any_volcano_waits_and_is_shuffled_back() -> None:
    course = run("", dragon=None, then=("PD11", "PD04", "V", "W"))
    assert course.told("aside") == [{"seat": 0, "tile": "PD11"}]
    view: Any = course.table.view(None)
    assert (beasts(view).aside, view.drawn, view.left) == (("PD11",), "PD04", 2)
    course.lay("2,0,0")
    view = course.table.view(None)
    assert beasts(view).aside == ()
    assert course.told("figure") == []
    assert Counter([view.drawn, *course.table.state.pile]) == Counter(["PD11", "V", "W"])


@pytest.mark.rule("C77")
@pytest.mark.rule("C43")
def test_the_game_ends_when_only_tiles_to_put_aside_were_left() -> None:
    course = run("", dragon=None, then=("PD11", "PD12"), figures=[[1, "follower", 0, 0, "r1"]])
    assert course.table.over
    assert course.scores == [0, 2]


@pytest.mark.rule("C77")
def test_a_dragon_tile_is_put_aside_even_if_it_fits_nowhere() -> None:
    course = run("", dragon=None, board=[["C", 0, 0, 0]], then=("PD08", "E"))
    assert course.told("aside") == [{"seat": 0, "tile": "PD08"}]
    assert course.told("redrawn") == []


@pytest.mark.rule("C78")
def test_all_tiles_put_aside_come_back_with_the_first_volcano() -> None:
    pile = ["PD04", *["V"] * 9]
    course = run("", dragon=None, aside=["PD11", "PD12"], pile=pile)
    assert course.table.state.drawn == "PD04"
    course.lay("2,0,0")
    assert len([course.table.state.drawn, *course.table.state.pile]) == 11
    assert course.told("shuffled") == [{"tiles": ["PD11", "PD12"]}]


@pytest.mark.rule("C43")
@pytest.mark.rule("C78")
def test_tiles_that_came_back_count_as_left() -> None:
    course = run("", dragon=None, aside=["PD11"], pile=["PD04"])
    course.lay("2,0,0")
    assert not course.table.over
    assert course.table.state.drawn == "PD11"


@pytest.mark.rule("C79")
def test_no_figure_is_placed_where_the_dragon_stands() -> None:
    course = run("", then=("PD24",))
    course.lay("2,0,180")
    assert [id_ for id_ in course.offered if id_.endswith("@0,0")] == []
    assert [id_ for id_ in course.offered if id_.endswith("@1,0")]


@pytest.mark.parametrize(
    ("sentence", "position"),
    [
        ("no tile at 5,5 for the dragon", {"dragon": [5, 5]}),
        ("no tile at 1,0 for the fairy", {"fairy": [1, 0]}),
        ("no tile at 7,0 for the trail", {"trail": [[0, 0], [7, 0]]}),
        ("seat 1 can have lost no pig", {"gone": [[1, "pig", 0, 0, "f1"]]}),
        ("'U' is no tile that is put aside", {"aside": ["U"]}),
        ("only 1 tiles PD11, not 5", {"aside": ["PD11"] * 5}),
        ("no tile lies aside once", {"aside": ["PD11"], "dragon": [0, 0]}),
        ("no figure can stand under the dragon", {"dragon": [0, 0], "figures": [[0, "follower", 0, 0, "c1"]]}),
        ("the dragon cannot be on the fairy's tile", {"dragon": [0, 0], "fairy": [0, 0]}),
        ("never to one twice", {"board": ROAD, "dragon": [0, 0], "trail": [[0, 0], [1, 0], [0, 0]]}),
        ("from tile to tile", {"board": [*ROAD, ["U", 2, 0, 0]], "dragon": [2, 0], "trail": [[0, 0], [2, 0]]}),
        ("the trail ends where the dragon is", {"board": ROAD, "dragon": [0, 0], "trail": [[0, 0], [1, 0]]}),
        ("unknown field `goods`", {"goods": [{}, {}]}),
    ],
)
def test_impossible_beasts_are_refused(sentence: str, position: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=sentence):
        Table.arrange("carcassonne", {"seats": 2, "options": {"expansions": ["dragon"]}} | position)


def test_the_beasts_are_in_the_position() -> None:
    position = run(fairy=[1, 0], figures=[[1, "follower", 1, 0, "r1"]]).table.position()
    assert (position["dragon"], position["fairy"], position["aside"]) == ([0, 0], [1, 0], [])
    assert Table.arrange("carcassonne", position).position() == position
