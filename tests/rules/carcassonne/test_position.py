"""Positions: a table as plain JSON and back, and refused ones."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.games.random_play import step
from rules.carcassonne.tiles import every_kind, kinds
from rules.kernel import Table
from tests.rules.carcassonne.notation import played
from tests.sampling import examples


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
    board = [["D", 0, 0, 0], ["U", 1, 0, 0], ["X", 2, 0, 0]]
    table = Table.arrange("carcassonne", {"seats": 2, "board": board}, seed=1)
    pile = [table.state.drawn, *table.state.pile]
    assert (pile.count("U"), pile.count("X"), len(pile)) == (7, 0, 69)


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
    "only 1 tiles X, not 2": {"board": [["D", 0, 0, 0], ["X", 1, 0, 0]], "pile": ["X"]},
    "only 4 tiles D, not 5": {"board": [["D", x, 0, 0] for x in range(5)]},
    "two followers cannot stand on f1 at 0,0": {"figures": [[0, "follower", 0, 0, "f1"], [1, "follower", 0, 0, "f1"]]},
    "no figure can stand on c1 at 0,0": {
        "board": [["D", 0, 0, 0], ["E", 0, -1, 180]],
        "figures": [[1, "follower", 0, 0, "c1"]],
    },
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


@pytest.mark.rule("C11")
@examples(60)
@given(st.randoms(use_true_random=False))
def test_a_board_is_taken_in_any_order_exactly_if_all_its_edges_agree(rng: random.Random) -> None:
    table = Table.new("carcassonne", seats=2, seed=rng.getrandbits(32))
    for _ in range(24):
        step(table, rng)
    board = [[tile.kind, tile.x, tile.y, tile.turn] for tile in table.state.board]
    rng.shuffle(board)
    assert Table.arrange("carcassonne", {"seats": 2, "board": board}, seed=1).state.board
    at = rng.randrange(len(board))
    board[at][3] = (board[at][3] + 90) % 360
    if edges_agree(board):
        assert Table.arrange("carcassonne", {"seats": 2, "board": board}, seed=1).state.board
    else:
        with pytest.raises(ValueError, match="cannot lie at"):
            Table.arrange("carcassonne", {"seats": 2, "board": board}, seed=1)


def edges_agree(board: list[list[Any]]) -> bool:
    """Return whether every tile has its neighbour's kind of edge on each side, north first."""
    edges = {}
    for kind, x, y, turn in board:
        printed = every_kind()[kind].edges
        edges[x, y] = "".join(printed[(side - turn // 90) % 4] for side in range(4))
    east = all(edges[x + 1, y][3] == here[1] for (x, y), here in edges.items() if (x + 1, y) in edges)
    south = all(edges[x, y + 1][0] == here[2] for (x, y), here in edges.items() if (x, y + 1) in edges)
    return east and south
