"""Tables to draw: real games, played at random from fixed seeds and stopped where a test wants them."""

import random
from functools import cache

from rules import Table
from rules.kernel import Ask, Event

NAMES = ("Ada", "Benedikt Kästner", "Cleo", "Dmitri", "Łucja")


@cache
def stopped(tiles: int, seats: int = 3, kind: str = "carcassonne.place", seed: int = 1) -> Table:
    """A game in which so many tiles lie and an ask of ``kind`` is open (or the game is over)."""
    table = Table.new("carcassonne", seats=seats, seed=seed)
    rng = random.Random(seed)
    while not table.over and (len(table.view(None).board) < tiles or table.asks[0].kind != kind):  # type: ignore[attr-defined]
        ask = table.asks[0]
        table.answer(ask.seat, [rng.choice(ask.options).id])
    return table


@cache
def whole_game(seed: int = 2, seats: int = 3) -> tuple[tuple[Ask, ...], tuple[Event, ...]]:
    """Everything that was asked and told in one game."""
    table = Table.new("carcassonne", seats=seats, seed=seed)
    rng = random.Random(seed)
    asks: list[Ask] = []
    events: list[Event] = []
    while not table.over:
        asks.append(table.asks[0])
        events += table.answer(table.asks[0].seat, [rng.choice(table.asks[0].options).id])
    return tuple(asks), tuple(events)
