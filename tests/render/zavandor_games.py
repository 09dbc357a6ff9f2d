"""Zavandor tables to draw and to tell: a late position, and random games from fixed seeds."""

import random
from functools import cache
from typing import Any

import msgspec

from bench.games.random_play import step
from rules import Table
from rules.kernel import Ask, Event, View
from rules.zavandor.view import Result, ZavandorView
from tests.kept import kept
from tests.rules.zavandor.scene import cards, scene, seat

LATE = (
    seat("Lb 4, Lg 2, Pg, Mr 2, My, Gr 3, Gy", "R1 2, Y9 1, G3 2, B7 1, R12 1, S0 2", clan="C", level=3, coins=13),
    seat("Lb, Pb 2, Gr", "R2 1, Y2 2, G7 3, B5 2, Y10 1", clan="A", level=4, coins=4),
    seat("Lr, Py 3, Mg", "R7 1, Y4 1, G1 2, B9 2, B2 3, R10 1", clan="B", level=2, coins=21),
    seat("Ly 2, Mb, Gg", "R3 2, G10 2, B10 1", clan="D", level=1, coins=0),
)
"""Four seats late in a game."""


def view_of(table: Table, seat: int | None = None) -> ZavandorView:
    """Return a seat's view of a table."""
    view = table.view(seat)
    assert isinstance(view, ZavandorView)
    return view


@cache
def late(seats: int = 4) -> Table:
    """Return a table late in the trade window."""
    options: dict[str, Any] = {"variant": "professional"}
    return scene(*LATE[:seats], phase="trade", round=8, king=6, start=1, options=options)


def decided(seat: int | None = None) -> ZavandorView:
    """Return a late view with two decided auctions, one of them with an open choice of its winner."""
    view = view_of(late(), seat)
    done = Result("r", (3, 1, 0, 4), 3, view.rows[0].right, "card", 0)
    open_ = Result("y", (0, 5, 2, 0), 1, view.rows[1].right)
    rows = (msgspec.structs.replace(view.rows[0], right=None), *view.rows[1:])
    players = tuple(msgspec.structs.replace(player, bids=tuple(cards("Lb, Lg"))) for player in view.players)
    return msgspec.structs.replace(view, phase="auction", results=(done, open_), rows=rows, players=players, asked=(1,))


def paying() -> Table:
    """Return the late table while a seat names the cards that it pays for an offer."""
    table = late().fork()
    table.answer(0, "offer")
    table.answer(0, {"give": ["Lg"], "want": ["1b"], "to": []})
    table.answer(1, "pay:1")
    return table


@kept
def games() -> tuple[tuple[View, Ask, tuple[Event, ...]], ...]:
    """Return asks with their seats' views and the events before them: every new kind in some random games."""
    found: list[tuple[View, Ask, tuple[Event, ...]]] = []
    kinds: set[str] = set()
    fresh = [Table.new("zavandor", seats=seats, seed=seats, options={"variant": "professional"}) for seats in (2, 3, 4)]
    for seed, table in enumerate((*fresh, *(late().fork() for _ in range(6)), paying())):
        rng = random.Random(seed)
        events: tuple[Event, ...] = ()
        while not table.over:
            for ask in table.asks:
                new = _kinds(ask, events)
                if new - kinds:
                    kinds |= new
                    found.append((table.view(ask.seat), ask, events))
            events = step(table, rng)[2]
        found.append((table.view(0), found[-1][1], events))
    return tuple(found)


def _kinds(ask: Ask, events: tuple[Event, ...]) -> set[str]:
    """Return the kinds to distinguish: asks by fields, options by verb, events by facts."""
    parts = "+".join(part.name for part in ask.parts)
    verbs = {f"{ask.kind} {option.steps[0]}" for option in ask.options if len(option.steps) > 1}
    told = {f"{event.kind} {event.args.get('took')} {event.args.get('complete')}" for event in events}
    return {f"{ask.kind} {parts}", *verbs, *told}
