"""Positions: tables as plain JSON and back."""

from typing import Any

import pytest

from rules.catan.position import position
from rules.kernel import Table
from tests.rules.catan.scene import A, B, ck, development_sight, do, island, of, scene, sight, state


@pytest.mark.parametrize(("phase", "expected"), [("roll", 13), ("act", 12)])
def test_a_position_counts_turns_without_the_setup(phase: str, expected: int) -> None:
    table = scene(phase=phase, number=12, hands={A: {"ore": 1}, B: {"ore": 1}}, cards={A: ["knight"]})
    assert (table.turn.number, sight(table).number) == (expected, expected)
    assert position(state(table))["number"] == expected


def test_a_position_in_the_setup_is_before_the_first_turn() -> None:
    table = scene(seats=2, phase="setup", settlements={A: ["V0"], B: ["V53"]}, roads={A: ["E0"], B: ["E70"]})
    do(table, (B, "settlement:V51"), (B, "road:E66"))
    assert table.turn.number == 0
    do(table, (A, "settlement:V18"), (A, "road:E28"))
    assert table.turn.number == 1


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"robber": "H19"}, "no place 'H19'"),
    ({"roads": [["E99"], [], []]}, "E0 to E71"),
    ({"roads": [["E1"], ["E1"], []]}, "two roads"),
    ({"roads": [["E1"]]}, "one entry a seat"),
    ({"settlements": [["V18", "V24"], [], []]}, "too close"),
    ({"cities": [["V0", "V2", "V7", "V9", "V18"], [], []]}, "no more cities"),
    ({"hands": [{"ore": 20}, {}, {}]}, "not so many cards of ore"),
    ({"hands": [{"gold": 1}, {}, {}]}, "gold"),
    ({"hands": [{"coin": 1}, {}, {}]}, "not so many cards of coin"),
    ({"turn": 3}, "no seat 3"),
    ({"order": [0, 1, 1]}, "every seat once"),
    ({"phase": "lunch"}, "phase"),
    ({"terrain": ["desert"] * 19}, "its numbers"),
    ({"terrain": ["desert"] * 19, "numbers": [5] * 19}, "cannot have the number"),
    ({"numbers": [7] * 19}, "7"),
    ({"harbours": ["gold"] * 9}, "harbour"),
    ({"dice": [7, 1]}, "dice"),
    ({"coming": [[1, 2, "gold"]]}, "event die"),
    ({"longest_road": 0}, "longest road"),
    ({"army": [0, 1]}, "one entry a seat"),
    ({"largest_army": 0}, "largest army"),
    ({"cards": [["smith"], [], []]}, "smith"),
    ({"fresh": [["knight"], [], []]}, "fresh"),
    ({"number": -5}, "fewer than none"),
    ({"made": -1}, "fewer than none"),
    ({"phase": "special", "building": 1}, "five or six"),
    ({"phase": "special", "building": 0, "turn": 0, "seats": 5}, "another seat"),
]

WRONG_CITIES: list[tuple[dict[str, Any], str]] = [
    ({"ship": 7}, "0 to 6"),
    ({"improvements": [{"trade": 6}, {}, {}]}, "0 to 5"),
    ({"improvements": [{"magic": 1}, {}, {}], "metropolises": {"magic": "V0"}}, "magic"),
    ({"metropolises": {"trade": "V0"}}, "metropolis"),
    ({"walls": ["V0"]}, "wall"),
    ({"reduced": ["V0"]}, "reduced"),
    ({"knights": [[0, "V18", 4]]}, "level 4"),
    ({"knights": [[0, "V18"]]}, "a knight has"),
    ({"knights": [[0, "V18", 1], [1, "V18", 1]]}, "vertex of its own"),
    ({"knights": [[0, "V18", 1], [0, "V0", 1], [0, "V2", 1]]}, "two knights"),
    ({"cards": [["printer"], [], []]}, "point cards"),
    ({"cards": [["knight"], [], []]}, "no progress card"),
    ({"cards": [["engineer", "engineer"], [], []]}, "not so many"),
    ({"merchant": "H0"}, "merchant"),
    ({"merchant": "H44", "merchant_seat": 0}, "H44"),
    ({"merchant": "H0", "merchant_seat": -2}, "merchant"),
    ({"improvements": [{"trade": 4}], "metropolises": {"trade": "V0"}, "cities": [[], ["V0"], []]}, "one entry a seat"),
    ({"improvements": [{"magic": 1}, {}, {}]}, "magic"),
    ({"shown": [["smith"], [], []]}, "only point cards"),
    ({"decks": {"science": [], "trade": ["smith"]}}, "its own cards"),
    ({"cards": [[], ["spy", "spy", "spy", "wedding", "wedding"], []], "phase": "act"}, "seat 1 has at most 4"),
    ({"cards": [["spy", "spy", "spy", "wedding", "wedding"], [], []], "phase": "roll"}, "seat 0 has at most 4"),
    ({"knights": [[0, "V18", 1, "no"]]}, "true or false"),
    ({"knights": [[True, "V18", 1]]}, "seat True"),
    ({"knights": [[0, "V18", True]]}, "level True"),
    ({"reduced": ["V0", "V0"], "settlements": [["V0"], [], []]}, "reduced"),
    ({"event": "castle"}, "no face"),
]


@pytest.mark.parametrize(
    ("mode", "position", "reason"),
    [
        *(("base", *one) for one in WRONG),
        *(("ck", *one) for one in WRONG_CITIES),
    ],
)
def test_an_impossible_position_is_refused_in_a_sentence(mode: str, position: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason) as refused:
        Table.arrange("catan", {"seats": 3, "options": {"mode": mode}, **position})
    assert "\n" not in str(refused.value)


def test_a_position_describes_the_whole_table() -> None:
    table = ck(
        phase="roll",
        settlements={A: ["V18"]},
        cities={B: ["V0"]},
        walls=["V0"],
        roads={A: ["E28"]},
        knights=[[A, "V24", 2, True, True]],
        improvements={B: {"trade": 4}},
        metropolises={"trade": "V0"},
        cards={A: ["alchemist", "spy"]},
        hands={A: {"ore": 1}, B: {"coin": 2}},
        merchant="H0",
        merchant_seat=B,
        ship=3,
        attacks=1,
        coming=[[2, 3, "ship"], [6, 6]],
        defender={A: 1},
    )
    position = table.position()
    assert position["knights"] == [[0, "V24", 2, True, True]]
    assert (position["coming"], position["merchant"]) == ([[2, 3, "ship"], [6, 6]], "H0")
    assert Table.arrange("catan", position).position() == position


@pytest.mark.rule("K65")
def test_a_deactivated_knight_may_not_act_even_if_activated_again() -> None:
    table = ck(knights=[[A, "V18", 1, False, True]], roads={A: ["E28"]}, hands={A: {"grain": 1, "ore": 1}})
    do(table, "activate:V18")
    assert of(table, "move") == []


@pytest.mark.rule("K36")
def test_the_largest_army_follows_from_the_knights_played_unless_given() -> None:
    keep = {A: {"ore": 1}}
    assert development_sight(scene(army={A: 3, B: 4}, hands=keep)).largest == B
    assert development_sight(scene(army={A: 3, B: 3}, hands=keep)).largest is None
    assert development_sight(scene(army={A: 3, B: 3}, largest_army=A, hands=keep)).largest == A


def test_coming_dice_are_rolled_next() -> None:
    assert sight(scene(phase="roll", hands={A: {"ore": 1}}, coming=[[2, 6]])).dice == (2, 6)


def test_the_longest_road_follows_from_the_board_unless_given() -> None:
    lines = {A: ["E24", "E25", "E26", "E27", "E28"], B: ["E0", "E1", "E2", "E3", "E4"]}
    keep = {A: {"ore": 1}}
    assert sight(scene(roads=lines, hands=keep)).longest_road is None
    assert sight(scene(roads=lines, longest_road=B, hands=keep)).longest_road == B
    assert state(scene(roads={A: lines[A]}, hands=keep)).longest == A
    assert island(scene(roads=lines, hands=keep)).length == [5, 5, 0, 0]
