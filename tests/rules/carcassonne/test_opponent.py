"""The computer opponent: better than chance, and without hidden facts."""

import random
from typing import Any

import pytest

from bench.games.carcassonne import beats_the_plain_one, duel
from rules.kernel import GAMES, Table
from tests.sampling import fewer

ROUNDS = fewer(12)
GAMES_WITH_ALL = 4
"""Samples of the 200 games that the strength is measured over."""


@pytest.mark.drawn
def test_the_opponent_clearly_beats_chance() -> None:
    results = [duel(seed) for seed in range(ROUNDS)]
    assert sum(own > other for own, other in results) >= 0.95 * ROUNDS


def test_the_opponent_takes_points_that_lie_on_the_table() -> None:
    table = Table.arrange("carcassonne", {"seats": 2, "pile": ["E", "U"]}, seed=1)
    rng = random.Random(1)
    while table.asks and table.asks[0].seat == 0:
        ask = table.asks[0]
        table.answer(0, GAMES["carcassonne"].choose(table.view(0), ask, rng))
    assert table.state.scores[0] == 4


def test_hidden_facts_do_not_change_the_opponents_answers() -> None:
    def chosen(pile: list[str]) -> Any:
        table = Table.arrange("carcassonne", {"seats": 2, "pile": ["J", *pile]}, seed=1)
        return GAMES["carcassonne"].choose(table.view(0), table.asks[0], random.Random(3))

    assert chosen(["U", "V", "E", "X"]) == chosen(["X", "E", "V", "U"])


@pytest.mark.sweep(0)
def test_the_opponent_uses_and_fears_the_expansions() -> None:
    assert sum(beats_the_plain_one(seed) for seed in range(GAMES_WITH_ALL)) >= 0.7 * GAMES_WITH_ALL
