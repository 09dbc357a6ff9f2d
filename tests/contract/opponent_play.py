"""A game of computer opponents of level *normal*."""

import random
from collections.abc import Iterator

from rules.kernel import GAMES, Ask, Facts, Table


def asks_of(game: str, seats: int, options: Facts, seed: int) -> Iterator[tuple[Table, Ask]]:
    """Play a game of opponents; yield the table before every choice."""
    table = Table.new(game, seats=seats, seed=seed, options=options)
    rng, left = random.Random(seed), set[int]()
    while not table.over:
        ask = next((one for one in table.asks if one.number not in left), None)
        if ask is None:
            ask = next(one for one in table.asks if one.default is not None and not one.optional)
            table.answer(ask.seat, ask.default)
            continue
        yield table, ask
        choice = GAMES[game].choose(table.view(ask.seat), ask, rng)
        if choice is None:
            left.add(ask.number)
        else:
            table.answer(ask.seat, choice)
