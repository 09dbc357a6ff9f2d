"""Scenes: islands arranged for one test, and functions to play on them.

The island is the beginner board with the standard harbours. A key "by seat" of a position may be given as a dict.
"""

from typing import Any

from rules.catan.development.part import Development
from rules.catan.expansions.ck.state import Cities
from rules.catan.expansions.ck.view import CitiesView
from rules.catan.island import Island
from rules.catan.position import position
from rules.catan.state import Catan
from rules.catan.view import CatanView, DevelopmentView
from rules.kernel import Ask, Event, Facts, Table

EMPTY: dict[str, Any] = {
    **{key: [] for key in ("roads", "settlements", "cities", "cards", "fresh", "shown")},
    **{key: {} for key in ("hands", "improvements")},
    **dict.fromkeys(("defender", "army"), 0),
    "flags": False,
}
"""The value of a seat that a dict by seat leaves out."""

A, B, C, D = range(4)
LAND = {"terrain": "beginner", "harbours": "standard"}

RING9 = ["E28", "E36", "E44", "E43", "E35", "E27"]
"""The roads around H9."""


def scene(mode: str = "base", *, seats: int = 4, options: Facts | None = None, **position: Any) -> Table:
    """Arrange a table on which seat 0 acts; with ``phase="roll"`` before its roll."""
    land = LAND if seats <= 4 else {}
    facts: Facts = {"seats": seats, "phase": "act", "options": {"mode": mode, **land, **(options or {})}}
    for key, value in position.items():
        by_seat = isinstance(value, dict) and key in EMPTY
        facts[key] = [value.get(seat, EMPTY[key]) for seat in range(seats)] if by_seat else value
    return Table.arrange("catan", facts, seed=1)


def ck(**position: Any) -> Table:
    """Arrange a table of Cities & Knights."""
    return scene("ck", **position)


def rolling(mode: str, *dice: int | str, **position: Any) -> Table:
    """Arrange a table on which seat 0 has just rolled these dice."""
    return scene(mode, phase="roll", coming=[list(dice)], **position)


def again(table: Table, **changes: Any) -> Table:
    """Return the table as it is now, with some keys of its position changed. No one has counted new hands."""
    unseen: Facts = {"least": [], "most": []} if "hands" in changes else {}
    return Table.arrange("catan", {**position(state(table)), **unseen, **changes})


def asked(table: Table) -> Ask:
    """Return the first ask that must be answered."""
    return next(ask for ask in table.asks if not ask.optional)


def kind(table: Table) -> str:
    """Return the kind of the first ask that must be answered, without the game's name."""
    return asked(table).kind.removeprefix("catan.")


def who(table: Table, what: str) -> list[int]:
    """Return the seats with this ask, answered or not."""
    return sorted(ask.seat for ask in (*table.asks, *table.answered) if ask.kind == f"catan.{what}")


def do(table: Table, *choices: Any) -> list[Event]:
    """Answer the required asks with one choice after the other: an id, a list, fields, or (seat, choice)."""
    events: list[Event] = []
    for choice in choices:
        seat, what = choice if isinstance(choice, tuple) else (asked(table).seat, choice)
        events += table.answer(seat, what)
    return events


def ask(table: Table, seat: int) -> Ask:
    """Return the ask of a seat."""
    found = table.ask_of(seat)
    assert found is not None
    return found


def ids(table: Table, seat: int = A) -> list[str]:
    """Return the options of a seat."""
    return [option.id for option in ask(table, seat).options]


def of(table: Table, verb: str, seat: int = A) -> list[str]:
    """Return the options of a seat with this verb, without the verb."""
    return [id_.partition(":")[2] for id_ in ids(table, seat) if id_.partition(":")[0] == verb]


def state(table: Table) -> Catan:
    """Return the state."""
    found: Catan = table.state
    return found


def knights(table: Table) -> dict[str, tuple[int, int, bool]]:
    """Return seat, level and whether active, of every knight by its vertex."""
    return {f"V{one.vertex}": (one.seat, one.level, one.active) for one in cities(table).knights}


def cities(table: Table) -> Cities:
    """Return the facts of Cities & Knights."""
    part: Cities = state(table).ck  # type: ignore[attr-defined]
    return part


def development(table: Table) -> Development:
    """Return the facts of the development cards."""
    part: Development = state(table).development  # type: ignore[attr-defined]
    return part


def island(table: Table) -> Island:
    """Return the island, derived again."""
    return Island(state(table))


def hand(table: Table, seat: int = A) -> dict[str, int]:
    """Return a seat's cards."""
    return island(table).named(state(table).hands[seat])


def bank(table: Table, card: str) -> int:
    """Return the bank's number of a kind."""
    kinds = island(table).kinds
    return state(table).bank[kinds.index(card)] if card in kinds else 0


def points(table: Table) -> list[int]:
    """Return the public points of all seats."""
    return [player.points for player in sight(table).players]


def length(table: Table, seat: int = A) -> int:
    """Return the length of a seat's longest trail."""
    return sight(table).players[seat].length


def holder(table: Table) -> int | None:
    """Return the holder of the longest road."""
    return sight(table).longest_road


def sight(table: Table, seat: int | None = None) -> CatanView:
    """Return the view of a seat, or the public view."""
    view = table.view(seat)
    assert isinstance(view, CatanView)
    return view


def cities_sight(table: Table, seat: int | None = None) -> CitiesView:
    """Return what a seat sees of Cities & Knights."""
    part: CitiesView = sight(table, seat).parts["ck"]
    return part


def metropolises(table: Table) -> dict[str, int]:
    """Return the holders of the metropolises by track."""
    return {track: one.seat for track, one in cities_sight(table).metropolises.items()}


def development_sight(table: Table, seat: int | None = None) -> DevelopmentView:
    """Return what a seat sees of the development cards."""
    part: DevelopmentView = sight(table, seat).parts["development"]
    return part


def told(events: list[Event] | tuple[Event, ...], what: str) -> list[Facts]:
    """Return the public facts of all events of this kind."""
    return [event.args for event in events if event.kind == f"catan.{what}"]


def whispered(events: list[Event], what: str, seat: int | None) -> list[Facts]:
    """Return the facts of all events of this kind as a seat learns them."""
    return [event.seen_by(seat).args for event in events if event.kind == f"catan.{what}"]


def default(table: Table, seat: int) -> list[str]:
    """Return the default choice of a seat."""
    found = ask(table, seat).default
    return found if isinstance(found, list) else []
