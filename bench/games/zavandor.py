"""Whole games between opponents and random bidders."""

import random
from collections.abc import Callable

from bench.games.random_play import random_choice
from rules.kernel import Ask, Choice, Table
from rules.zavandor.opponent import choose

Player = Callable[[Table, Ask, random.Random], Choice | None]


def computer(table: Table, ask: Ask, rng: random.Random) -> Choice | None:
    """Answer as the opponent does."""
    return choose(table.view(ask.seat), ask, rng)  # type: ignore[arg-type]


def at_random(table: Table, ask: Ask, rng: random.Random) -> Choice | None:
    """Answer at random, but trade with no one and leave optional asks open: random trades only lose cards."""
    if ask.optional:
        return None
    if ask.kind == "zavandor.trade":
        return ["done"]
    for _ in range(60):
        choice = random_choice(ask, rng)
        if legal(table, ask, choice):
            return choice
    return ask.default


def legal(table: Table, ask: Ask, choice: Choice) -> bool:
    """Return whether the table would take a choice."""
    try:
        table.check(ask.seat, choice)
    except ValueError:
        return False
    return True


def match(players: list[Player], seed: int, variant: str = "normal") -> Table:
    """Play a whole game; a seat that leaves an optional ask open is asked again when the ask has changed."""
    table = Table.new("zavandor", seats=len(players), seed=seed, options={"variant": variant})
    rng = random.Random(seed)
    let_be: set[int] = set()
    while not table.over:
        ask = next(one for one in table.asks if one.number not in let_be)
        choice = players[ask.seat](table, ask, rng)
        if choice is None:
            let_be.add(ask.number)
        else:
            table.answer(ask.seat, choice)
    return table
