"""Positions: a table as plain JSON and back, and what is refused."""

from collections import Counter
from typing import Any

import pytest

from rules.carcassonne.tiles import kinds
from rules.kernel import Table
from tests.rules.carcassonne.notation import played


def test_only_the_number_of_seats_is_needed() -> None:
    table = Table.arrange("carcassonne", {"seats": 3}, seed=5)
    position = table.position()
    assert set(position) == {"seats", "options", "turn", "scores", "board", "figures", "pile"}
    assert (position["turn"], position["scores"], position["figures"]) == (0, [0, 0, 0], [])
    assert position["board"] == [["D", 0, 0, 0]]
    assert Counter([*position["pile"], "D"]) == Counter({id_: kind.count for id_, kind in kinds("base").items()})
    assert Table.arrange("carcassonne", {"seats": 3}, seed=5).position() == position
    assert Table.arrange("carcassonne", {"seats": 3}, seed=6).position() != position


def test_a_position_is_the_table_at_the_turns_start() -> None:
    course = played("A:F@0,-1/90+c1 B:U@1,0/0+r1 A:V@2,0/0", then=("X", "W"))
    position = course.table.position()
    assert position == {
        "seats": 2,
        "options": {"first": "chance", "expansions": []},
        "turn": 1,
        "scores": [0, 0],
        "board": [["D", 0, 0, 0], ["F", 0, -1, 90], ["U", 1, 0, 0], ["V", 2, 0, 0]],
        "figures": [[0, "follower", 0, -1, "c1"], [1, "follower", 1, 0, "r1"]],
        "pile": ["X", "W"],
    }
    again = Table.arrange("carcassonne", position, seed=1)
    assert again.asks[0].options == course.table.asks[0].options
    course.answer(course.offered[0])
    assert course.table.position() == position


def test_tiles_on_the_board_are_missing_from_the_shuffled_pile() -> None:
    board = [["D", 0, 0, 0], ["X", 1, 0, 0], ["X", 2, 0, 0]]
    table = Table.arrange("carcassonne", {"seats": 2, "board": board}, seed=1)
    pile = [table.state.drawn, *table.state.pile]
    assert "X" not in pile
    assert len(pile) == 70


def test_the_board_may_be_written_in_any_order() -> None:
    board = [["U", 2, 0, 0], ["D", 0, 0, 0], ["U", 1, 0, 0]]
    course = played("", board=board, figures=[[0, "follower", 2, 0, "r1"]])
    course.lay("3,0,0")
    assert "follower:r1" not in course.offered


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "no tile": {"board": [["Y", 0, 0, 0]]},
    "no tile of the chosen sets": {"board": [["IC01", 0, 0, 0]]},
    "turned by": {"board": [["D", 0, 0, 45]]},
    "cannot lie at 0,0": {"board": [["D", 0, 0, 0], ["E", 0, 0, 0]]},
    "cannot lie at 1,0": {"board": [["D", 0, 0, 0], ["E", 1, 0, 0]]},
    "one piece": {"board": [["D", 0, 0, 0], ["U", 2, 0, 0]]},
    "must be one piece": {"board": []},
    "seat 2 to own": {"figures": [[2, "follower", 0, 0, "c1"]]},
    "no figure 'giant'": {"figures": [[0, "giant", 0, 0, "c1"]]},
    "no segment 'c2' on a tile at 0,0": {"figures": [[0, "follower", 0, 0, "c2"]]},
    "on a tile at 5,5": {"figures": [[0, "follower", 5, 5, "c1"]]},
    "no more than 7": {"figures": [[1, "follower", 0, 0, "c1"]] * 8},
    "no seat 2 to move": {"turn": 2},
    "no seat -1 to move": {"turn": -1},
    "one a seat": {"scores": [1, 2, 3]},
    "from 0 up": {"scores": [1, -2]},
    "'Z' is no tile": {"pile": ["U", "Z"]},
    "expansions cannot be 'moon'": {"options": {"expansions": ["moon"]}},
    "first is 'chance' or a seat": {"options": {"first": "2"}},
    "first cannot be '9'": {"options": {"first": "9"}},
    "unknown field": {"colour": "red"},
    "no option 'size'": {"options": {"size": 3}},
    "Expected `array`": {"board": 7},
    "Expected `int`": {"board": [["D", 0, "0", 0]]},
}


@pytest.mark.parametrize("sentence", IMPOSSIBLE)
def test_an_impossible_position_is_refused_in_a_sentence(sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Table.arrange("carcassonne", {"seats": 2} | IMPOSSIBLE[sentence], seed=1)
