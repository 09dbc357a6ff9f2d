"""The computer opponent: better than chance, and without hidden facts."""

import random
from typing import Any

import msgspec

from rules.carcassonne.realm import EXPANSIONS
from rules.kernel import GAMES, Ask, Choice, Table
from tests.contract.random_play import random_choice

ROUNDS = 12
GAMES_WITH_ALL = 4
"""Samples of the 200 games that the strength is measured over."""


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


def test_hidden_facts_do_not_change_the_opponents_answers() -> None:
    def chosen(pile: list[str]) -> Any:
        table = Table.arrange("carcassonne", {"seats": 2, "pile": ["J", *pile]}, seed=1)
        return GAMES["carcassonne"].choose(table.view(0), table.asks[0], random.Random(3))

    assert chosen(["U", "V", "E", "X"]) == chosen(["X", "E", "V", "U"])


def plain_choice(table: Table, ask: Ask, rng: random.Random) -> Choice:
    """Answer as the opponent of the base game does at such a table: it knows no expansion."""
    if ask.kind not in ("carcassonne.place", "carcassonne.figure"):
        return random_choice(ask, rng)
    known = tuple(option for option in ask.options if option.args.get("figure", "follower") == "follower")
    if ask.kind == "carcassonne.figure":
        known = tuple(option for option in known if "@" not in option.id)
    view: Any = table.view(ask.seat)
    figures = tuple(figure for figure in view.figures if figure.kind == "follower")
    plain = msgspec.structs.replace(view, expansions=(), figures=figures, parts={})
    choice = GAMES["carcassonne"].choose(plain, msgspec.structs.replace(ask, options=known), rng)
    assert choice is not None
    return choice


def test_the_opponent_uses_and_fears_the_expansions() -> None:
    assert sum(beats_the_plain_one(seed) for seed in range(GAMES_WITH_ALL)) >= 0.7 * GAMES_WITH_ALL


def beats_the_plain_one(seed: int) -> bool:
    """Return whether the opponent wins a game with all expansions against the opponent of the base game."""
    table = Table.new("carcassonne", seats=2, seed=seed, options={"expansions": list(EXPANSIONS)})
    rng = random.Random(seed)
    own = seed % 2
    while not table.over:
        ask = table.asks[0]
        if ask.seat == own:
            choice = GAMES["carcassonne"].choose(table.view(own), ask, rng)
        else:
            choice = plain_choice(table, ask, rng)
        table.answer(ask.seat, choice)
    return bool(table.state.scores[own] > table.state.scores[1 - own])
