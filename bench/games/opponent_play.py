"""Games of computer opponents."""

import random
from collections.abc import Callable, Iterator

from rules.kernel import GAMES, Ask, Choice, Facts, Table


def asks_of(game: str, seats: int, options: Facts, seed: int) -> Iterator[tuple[Table, Ask]]:
    """Play a game of opponents of level *normal*; yield the table before every choice."""
    rng = random.Random(seed)
    table = Table.new(game, seats=seats, seed=seed, options=options)
    return asks_at(table, lambda ask: GAMES[game].choose(table.view(ask.seat), ask, rng))


def asks_at(table: Table, choose: Callable[[Ask], Choice | None]) -> Iterator[tuple[Table, Ask]]:
    """Play a table to the end; yield it before every choice. An ask left open waits until no other is left."""
    left = set[int]()
    while not table.over:
        ask = next((one for one in table.asks if one.number not in left), None)
        if ask is None:
            ask = next(one for one in table.asks if one.default is not None and not one.optional)
            table.answer(ask.seat, ask.default)
            continue
        yield table, ask
        choice = choose(ask)
        if choice is None:
            left.add(ask.number)
        else:
            table.answer(ask.seat, choice)
