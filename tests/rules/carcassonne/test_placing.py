"""C7 to C14: the course of a turn, and where a tile may lie."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from rules.carcassonne.faces import first_alike
from rules.carcassonne.pieces import Tile
from rules.kernel import Table, Turn
from tests.rules.carcassonne.notation import played


@pytest.mark.rule("C7")
def test_a_turn_is_draw_place_figure_scoring_and_the_next_seat_follows() -> None:
    course = played("A:E@0,-1/180+c1")
    kinds = [event.kind.removeprefix("carcassonne.") for event in course.events if "carcassonne" in event.kind]
    assert kinds == ["drawn", "placed", "figure", "scored", "returned", "drawn"]
    assert [args["seat"] for args in course.told("drawn")] == [0, 1]


@pytest.mark.rule("C7")
def test_turns_are_counted_through_and_one_of_two_parts_is_one_turn() -> None:
    table = Table.new("carcassonne", seats=2, seed=1, options={"first": "1"})
    assert table.turn == Turn(1, 1)
    at_work = {"board": [["D", 0, 0, 0], ["U", 1, 0, 0]]}
    at_work["figures"] = [[0, "follower", 0, 0, "r1"], [0, "builder", 0, 0, "r1"]]
    course = played("A:U@2,0/0", then=("U", "U"), expansions=["traders"], **at_work)
    assert (course.table.asks[0].seat, course.table.turn) == (0, Turn(0, 2))
    course.answer("3,0,0")
    course.answer("pass")
    assert (course.table.asks[0].seat, course.table.turn) == (1, Turn(1, 3))


@pytest.mark.rule("C8")
def test_the_tile_must_be_placed_and_the_figure_may_stay_in_hand() -> None:
    course = played("")
    assert "pass" not in course.offered
    course.answer("1,0,0")
    assert course.table.asks[0].kind == "carcassonne.figure"
    assert course.offered[0] == "pass"
    course.answer("pass")
    assert course.table.state.figures == []


@pytest.mark.rule("C9")
@pytest.mark.example("T10")
def test_a_tile_that_fits_nowhere_goes_back_and_another_is_drawn() -> None:
    ring = [["C", 0, 0, 0]]
    course = played("", board=ring, pile=["U", "E", "U", "R"])
    assert course.told("redrawn") == [{"seat": 0, "tiles": ["U"]}]
    assert [args["tile"] for args in course.told("drawn")] == ["E"]
    assert Counter(course.table.state.pile) == Counter(["U", "U", "R"])
    assert len(course.table.state.pile) == 4 - 1


@pytest.mark.rule("C9")
def test_several_unfit_tiles_wait_together_and_are_shuffled_in_when_one_fits() -> None:
    orders = set()
    for seed in range(20):
        table = Table.arrange(
            "carcassonne", {"seats": 2, "board": [["C", 0, 0, 0]], "pile": ["U", "V", "E", "W", "X"]}, seed=seed
        )
        assert table.state.drawn == "E"
        assert Counter(table.state.pile) == Counter(["U", "V", "W", "X"])
        orders.add(tuple(table.state.pile))
    assert len(orders) > 5


@pytest.mark.rule("C9")
def test_the_game_ends_when_none_of_the_remaining_tiles_can_be_placed() -> None:
    course = played("", board=[["C", 0, 0, 0]], figures=[[1, "follower", 0, 0, "c1"]], pile=["U", "V", "B"])
    assert course.table.over
    assert course.scores == [0, 2]
    assert Counter(course.table.state.pile) == Counter(["U", "V", "B"])


@pytest.mark.rule("C10")
def test_a_tile_touches_a_lying_tile_with_a_full_side() -> None:
    course = played("", then=("B",), board=[["B", 0, 0, 0]])
    cells = {option.path[0] for option in course.table.asks[0].options}
    assert cells == {"0,-1", "1,0", "0,1", "-1,0"}


@pytest.mark.rule("C11")
def test_every_touching_side_agrees() -> None:
    corner = [["D", 0, 0, 0], ["V", 1, 0, 90], ["E", 0, -1, 180]]
    for kind, turns in {"V": [270], "U": [90, 270], "E": [], "X": []}.items():
        offered = played("", board=corner, then=(kind,)).offered
        assert [id_ for id_ in offered if id_.startswith("1,-1,")] == [f"1,-1,{turn}" for turn in turns]


@pytest.mark.rule("C12")
def test_a_tile_may_be_turned_and_every_rotation_that_fits_is_offered_in_reading_order() -> None:
    course = played("", then=("B",), board=[["B", 0, 0, 0]])
    places = ["0,-1", "-1,0", "1,0", "0,1"]
    assert course.offered == [f"{place},{turn}" for place in places for turn in (0, 90, 180, 270)]
    option = course.table.asks[0].options[5]
    assert option.path == ("-1,0", "90")
    assert (option.args, option.like) == ({"x": -1, "y": 0, "turn": 90}, "-1,0,0")
    assert course.table.asks[0].args == {"tile": "B"}


@pytest.mark.rule("C12")
@pytest.mark.parametrize(
    ("tile", "first"),
    [("X", [0, 0, 0, 0]), ("U", [0, 90, 0, 90]), ("W", [0, 90, 180, 270]), ("E", [0, 90, 180, 270])],
)
def test_rotations_that_look_alike_are_known(tile: str, first: list[int]) -> None:
    assert list(first_alike(tile).values()) == first


@pytest.mark.rule("C13")
def test_any_legal_place_may_be_chosen_and_the_tile_stays_there() -> None:
    course = played("A:F@0,-1/90+c1 B:E@0,-2/180")
    assert course.scores == [8, 0]
    course.lay(course.offered[0])
    assert [tile.cell for tile in course.table.state.board][:3] == [(0, 0), (0, -1), (0, -2)]


@pytest.mark.rule("C14")
def test_everything_is_public_but_the_order_of_the_pile() -> None:
    def seen(pile: list[str]) -> tuple[Any, Table]:
        course = played("A:F@0,-1/90+c1", then=("U", *pile))
        return course.table.view(1), course.table

    view, table = seen(["V", "W", "X"])
    other, _ = seen(["X", "V", "W"])
    assert msgspec.json.encode(view) == msgspec.json.encode(other)
    assert (view.left, view.drawn, view.turn) == (3, "U", 1)
    assert view.board == (Tile("D", 0, 0, 0), Tile("F", 0, -1, 90))
    assert [player.supply["follower"] for player in view.players] == [6, 7]
    assert [player.score for player in view.players] == table.state.scores


def test_a_placement_can_be_taken_back_until_the_next_tile_is_drawn() -> None:
    course = played("", then=("U", "U"))
    course.lay("1,0,0")
    assert course.table.can_undo(0)
    course.table.undo(0)
    assert course.table.asks[0].kind == "carcassonne.place"
    course.lay("-1,0,0")
    course.answer("pass")
    assert not course.table.can_undo(0)
