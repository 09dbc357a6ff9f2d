"""A game without rules: each test gives its course."""

from collections.abc import Callable
from typing import Any

import msgspec

from rules.kernel import (
    Facts,
    Game,
    Meta,
    Play,
    State,
    Table,
    View,
    pick,
)

AB = ("a", "b")


class Diary(State, kw_only=True):
    """A state that notes the choices in order."""

    noted: list[str] = []


Course = Callable[[Diary], Play[None]]


def game_of(course: Course) -> Game:
    return Game(
        meta=Meta("Diary", (2, 4)),
        state=Diary,
        new=lambda seats, options, chance: Diary(seats=seats, chance=chance),
        play=course,
        view=lambda state, seat: View(game="diary", seat=seat),
        scores=lambda state: [0] * state.seats,
        position=lambda state: {},
        arrange=lambda facts, chance: Diary(seats=2, chance=chance),
        twin=lambda state, seat, chance: state,
        choose=lambda view, question, rng, level="normal": None,
    )


Start = Callable[[Course], Table]


def asked(table: Table) -> dict[int, str]:
    return {one.seat: one.kind for one in table.asks}


def twice(state: Diary, seat: int) -> Play[str]:
    for kind in ("diary.one", "diary.two"):
        choice = yield from pick(seat, kind, AB)
        state.noted.append(f"{seat}{choice}")
    return f"end of {seat}"


def seen(table: Table) -> Any:
    facts: Facts = {
        "asks": [msgspec.to_builtins(one) for one in (*table.asks, *table.answered)],
        "views": [msgspec.to_builtins(table.view(seat)) for seat in (None, *range(table.seats))],
        "undo": [table.can_undo(seat) for seat in range(table.seats)],
    }
    return msgspec.to_builtins(table.state), facts, table.proposals, table.turn
