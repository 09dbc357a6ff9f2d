"""Games of opponents against random players."""

import random

from bench.games.random_play import random_choice
from rules.catan.opponent import choose
from rules.kernel import Ask, Choice, Table


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
    return table.state.winner in clever, table.turn.number


def answered(table: Table, clever: set[int], left: set[int], rng: random.Random) -> tuple[int, Choice]:
    """Return the next seat and its answer; ``left`` are the asks that an opponent leaves open while nothing changes."""
    for question in table.asks:
        if question.seat not in clever:
            if not question.optional:
                return question.seat, untalkative(question, rng)
        elif question.number not in left:
            choice = choose(table.view(question.seat), question, rng)  # type: ignore[arg-type]
            if choice is not None:
                return question.seat, choice
            left.add(question.number)
    # A seat that waits for answers has waited long enough.
    waiting = next(ask for ask in table.asks if not ask.optional)
    assert waiting.default is not None
    return waiting.seat, waiting.default


def untalkative(question: Ask, rng: random.Random) -> Choice:
    """Choose at random, without making offers or several exchanges at once."""
    while (choice := random_choice(question, rng)) in (["offer"], ["bank:several"]):
        pass
    return choice
