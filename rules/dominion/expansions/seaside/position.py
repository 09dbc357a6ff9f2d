"""Seaside in a position: Embargo tokens, coin tokens of Pirate Ships, the gains of the last turns."""

from collections.abc import Sequence

from msgspec import Struct

from rules.dominion.card import CARDS
from rules.dominion.expansion import Keys
from rules.dominion.expansions.seaside.tokens import sea
from rules.dominion.state import Dominion


class Given(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The keys of Seaside in a position."""

    embargo: dict[str, int] = {}


class GivenSeat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The keys of Seaside in a player's part of a position."""

    pirate: int = 0
    gained: list[str] = []


def write(table: Dominion) -> Keys:
    """Return the keys of a table."""
    part = sea(table)
    seats = [GivenSeat(part.pirate.get(seat, 0), part.gained.get(seat, [])) for seat in range(table.seats)]
    return Given(part.embargo), seats


def read(table: Dominion, given: Given, seats: Sequence[GivenSeat]) -> None:
    """Put the tokens on an arranged table; ValueError says what is impossible."""
    if any(seat.pirate < 0 for seat in seats) or any(count < 1 for count in given.embargo.values()):
        raise ValueError("no count of tokens can be so small")
    if wrong := [card for card in given.embargo if card not in table.supply]:
        raise ValueError(f"{wrong[0]} has no pile for an Embargo token")
    if wrong := [card for seat in seats for card in seat.gained if card not in CARDS]:
        raise ValueError(f"there is no card called {wrong[0]!r}")
    part = sea(table)
    part.embargo = given.embargo
    part.pirate = {number: seat.pirate for number, seat in enumerate(seats) if seat.pirate}
    part.gained = {number: seat.gained for number, seat in enumerate(seats) if seat.gained}
