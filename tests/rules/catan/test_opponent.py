"""The computer opponent."""

import random
from typing import Any

import pytest

from rules.catan.opponent import choose
from rules.kernel import Ask, Choice, Table
from tests.contract.random_play import random_choice
from tests.rules.catan.scene import A, B, C, ask, asked, ck, do, hand, ids, scene, sight

TURNS = 240
"""A whole game of four opponents has no more turns than this, the first placements among them."""


def duel(seed: int, mode: str, *, smart: int = 1, seats: int = 4) -> tuple[bool, int]:
    """Play opponents against random players; return whether an opponent won, and the number of turns."""
    table = Table.new("catan", seats=seats, seed=seed, options={"mode": mode})
    rng = random.Random(seed)
    clever = {(seed + step) % seats for step in range(smart)}
    left: set[int] = set()
    for _ in range(20_000):
        if table.over:
            break
        table.answer(*answered(table, clever, left, rng))
    assert table.over
    return table.state.winner in clever, table.state.number


def answered(table: Table, clever: set[int], left: set[int], rng: random.Random) -> tuple[int, Choice]:
    """Return who answers next and what; ``left`` are the asks that an opponent leaves open while nothing changes."""
    for question in table.asks:
        if question.seat not in clever:
            if not question.optional:
                return question.seat, untalkative(question, rng)
        elif question.number not in left:
            choice = choose(sight(table, question.seat), question, rng)
            if choice is not None:
                return question.seat, choice
            left.add(question.number)
    # Whoever waits for answers has waited long enough.
    assert asked(table).default is not None
    return asked(table).seat, asked(table).default or []


def untalkative(question: Ask, rng: random.Random) -> Choice:
    """Choose at random, without making offers."""
    while (choice := random_choice(question, rng)) == ["offer"]:
        pass
    return choice


@pytest.mark.parametrize("mode", ["base", "ck"])
def test_one_opponent_beats_three_random_players(mode: str) -> None:
    assert sum(duel(seed, mode)[0] for seed in range(10)) >= 9


@pytest.mark.parametrize("mode", ["base", "ck"])
def test_a_game_of_opponents_ends(mode: str) -> None:
    assert max(duel(seed, mode, smart=4)[1] for seed in range(3)) < TURNS


def answer(table: Table, seat: int) -> Choice | None:
    return choose(sight(table, seat), ask(table, seat), random.Random(1))


def test_an_offer_that_helps_is_accepted_once_and_a_bad_one_declined() -> None:
    hands = {A: {"ore": 3, "wool": 2}, B: {"grain": 2, "ore": 2, "brick": 3}, C: {"wool": 1}}
    table = scene(hands=hands, settlements={B: ["V18"]})
    do(table, "offer", {"give": ["ore"], "get": ["brick"], "to": []})
    assert answer(table, B) == ["accept:1"]
    assert answer(table, C) == ["decline:1"]
    do(table, (B, "accept:1"))
    assert answer(table, B) is None
    do(table, "offer", {"give": ["wool"], "get": ["ore", "grain"], "to": ["seat:1"]})
    assert answer(table, B) == ["decline:2"]


def test_who_is_about_to_win_is_not_helped() -> None:
    board: dict[str, Any] = {"cities": {A: ["V0", "V2", "V7", "V9"]}}
    table = scene(hands={A: {"ore": 1}, B: {"grain": 2, "ore": 2, "brick": 3}}, settlements={B: ["V18"]}, **board)
    do(table, "offer", {"give": ["ore"], "get": ["brick"]})
    assert answer(table, B) == ["decline:1"]


def test_knights_are_kept_active_when_the_barbarians_draw_near() -> None:
    table = ck(knights=[[A, "V18", 2]], cities={A: ["V0"]}, hands={A: {"grain": 2, "ore": 3}}, ship=5)
    assert answer(table, A) == ["activate:V18"]


def test_cards_that_are_missed_least_are_discarded() -> None:
    table = scene(
        phase="roll",
        coming=[[3, 4]],
        settlements={A: ["V18"]},
        hands={A: {"wool": 5, "grain": 2, "ore": 3}, B: {"ore": 1}},
    )
    do(table, (A, answer(table, A)))
    assert hand(table) == {"grain": 2, "ore": 3}


def test_without_need_nothing_is_said() -> None:
    table = scene(hands={A: {"ore": 1}, B: {"ore": 1}})
    assert ids(table, B) == ["offer"]
    assert answer(table, B) is None
