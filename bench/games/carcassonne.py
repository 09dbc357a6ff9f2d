"""Games of the opponent against chance, and against the opponent of the base game."""

import random
from typing import Any

import msgspec

from bench.games.random_play import random_choice
from rules.carcassonne.realm import EXPANSIONS
from rules.kernel import GAMES, Ask, Choice, Table


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
