"""The computer opponent: better than chance, and only by what its seat can see."""

import random
from typing import Any

from rules.kernel import GAMES, Table
from tests.contract.random_play import random_choice

ROUNDS = 20
"""A sample of the 200 games that the strength is measured over."""


def duel(seed: int) -> tuple[int, int]:
    """Play the opponent against chance; return its points and chance's."""
    table = Table.new("carcassonne", seats=2, seed=seed)
    rng = random.Random(seed)
    opponent = seed % 2
    while not table.over:
        ask = table.asks[0]
        if ask.seat == opponent:
            table.answer(ask.seat, GAMES["carcassonne"].choose(table.view(ask.seat), ask, rng))
        else:
            table.answer(ask.seat, random_choice(ask, rng))
    scores = table.state.scores
    return scores[opponent], scores[1 - opponent]


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


def test_the_opponent_answers_the_same_whatever_is_hidden() -> None:
    def chosen(pile: list[str]) -> Any:
        table = Table.arrange("carcassonne", {"seats": 2, "pile": ["J", *pile]}, seed=1)
        return GAMES["carcassonne"].choose(table.view(0), table.asks[0], random.Random(3))

    assert chosen(["U", "V", "E", "X"]) == chosen(["X", "E", "V", "U"])
