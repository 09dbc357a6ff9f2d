"""Random play of any game: every listed option is legal."""

import random
from collections.abc import Iterator

from rules.kernel import Ask, Choice, Event, Field, IllegalChoice, Table

ATTEMPTS = 50
TALKATIVE = 0.1
"""The chance that an optional ask is considered at a step: low, so that games end."""


def random_choice(ask: Ask, rng: random.Random) -> Choice:
    """Pick at random among the options of ``ask``."""
    picked = {part.name: _random_part(part, rng) for part in ask.parts}
    return picked if ask.fields else picked[""]


def _random_part(part: Field, rng: random.Random) -> list[str]:
    pool = [option.id for option in part.options for _ in range(option.limit)]
    return rng.sample(pool, rng.randint(part.least, min(part.most, len(pool))))


def step(table: Table, rng: random.Random) -> tuple[int, Choice, tuple[Event, ...]]:
    """Answer one open ask at random; try again if a check refuses the choice, and then answer another ask."""
    asks = [one for one in table.asks if not one.optional or rng.random() < TALKATIVE]
    while asks:
        ask = asks.pop(rng.randrange(len(asks)))
        for _ in range(ATTEMPTS):
            choice = random_choice(ask, rng)
            try:
                return ask.seat, choice, table.answer(ask.seat, choice)
            except IllegalChoice:
                continue
        # Few of many combinations can be legal, such as those of cards to give and to get.
        if ask.default is not None:
            return ask.seat, ask.default, table.answer(ask.seat, ask.default)
    raise AssertionError(f"no legal choice found for {table.asks}")


def play(table: Table, rng: random.Random, most: int = 10_000) -> Iterator[tuple[int, Choice, tuple[Event, ...]]]:
    """Play at random to the end, at most ``most`` choices."""
    for _ in range(most):
        if table.over:
            return
        yield step(table, rng)
    raise AssertionError(f"not over after {most} choices")
