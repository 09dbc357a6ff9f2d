"""Catan tables to draw: random games stopped at the asks and events that tests need."""

import random
from collections.abc import Iterator

from bench.games.random_play import step
from rules import Table
from rules.catan.view import CatanView
from rules.kernel import Ask, Event
from tests.kept import kept

CHOICES = {"base": 1500, "ck": 4000}
"""Number of random choices in each mode: enough for almost every event to occur."""
LATE = 8
"""The number of the turn from which a table is late."""
SEATS = {"base": 3, "ck": 4}


def told(mode: str) -> tuple[tuple[Ask, ...], tuple[Event, ...]]:
    """Return one ask of every kind and shape, and the events of a random game."""
    asks, events = _told(mode)
    return tuple(ask for ask, _ in asks), tuple(event for event, _ in events)


def asked(mode: str) -> tuple[tuple[Ask, CatanView], ...]:
    """Return the same asks, each with its seat's view of the table."""
    return _told(mode)[0]


def happened(mode: str) -> tuple[tuple[Event, CatanView], ...]:
    """Return the same events, each with the public view of the table after it."""
    return _told(mode)[1]


@kept
def _told(mode: str) -> tuple[tuple[tuple[Ask, CatanView], ...], tuple[tuple[Event, CatanView], ...]]:
    asks: dict[tuple[str, int], tuple[Ask, CatanView]] = {}
    events: list[tuple[Event, CatanView]] = []
    for table, now in _played(mode, SEATS[mode], CHOICES[mode]):
        for ask in table.asks:
            if (ask.kind, len(ask.options)) not in asks:
                asks[ask.kind, len(ask.options)] = (ask, seen(table, ask.seat))
        if now:
            view = seen(table)
            events += [(event, view) for event in now]
    return tuple(asks.values()), tuple(events)


def _played(mode: str, seats: int, choices: int) -> Iterator[tuple[Table, tuple[Event, ...]]]:
    rng = random.Random(f"{mode} {seats}")
    table = Table.new("catan", seats=seats, seed=11, options={"mode": mode})
    for _ in range(choices):
        if table.over:
            table = Table.new("catan", seats=seats, seed=rng.randrange(99), options={"mode": mode})
        _, _, events = step(table, rng)
        yield table, events


@kept
def late(mode: str, seats: int) -> Table:
    """Return a table after many random choices, with pieces of all kinds."""
    played = enumerate(_played(mode, seats, 2_000))
    # A game that has just ended makes way for a new one without pieces.
    table = next(table for number, (table, _) in played if number >= 899 and table.state.turn_marker.number >= LATE)
    return table.fork()


def seen(table: Table, seat: int | None = None) -> CatanView:
    """Return a seat's view of a table."""
    view = table.view(seat)
    assert isinstance(view, CatanView)
    return view
