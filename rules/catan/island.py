"""The island: a table's facts with everything derived from them, and the contributions of a mode.

Only ``state`` is stored. A mode, the base game with its own cards or an expansion, contributes to the rules at named
anchors. The turn (K16) calls them in this order: ``begin`` · ``early`` before the roll · ``event`` with the dice and
``befall`` before the production · ``harvested`` after it · ``purchases`` and ``plays`` among the actions, done by
``does`` · ``end``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from rules.catan.board import Board
from rules.catan.cards import COMMODITIES, KINDS, PIECES, RESOURCES, Cost, Hand
from rules.catan.state import Catan, Cities, Development
from rules.catan.view import CatanView
from rules.kernel import Chance, Facts, Option, Play

BANK_RATE, HARBOUR_RATE, SPECIAL_RATE = 4, 3, 2
"""Cards given for one: without a harbour, at a 3:1 harbour, and at best (K25)."""

AWARD = 2
"""Points of the longest road and of the largest army."""

Deed: TypeAlias = "Callable[[Island, int, str], Play[None] | None]"
"""The function of a choice: island, seat and the rest of the id after the verb; None if nothing more is asked."""

Phase: TypeAlias = "Play[None] | tuple[()]"
"""The steps of a phase, or () without a generator, as in most turns."""

Term: TypeAlias = tuple[str, int, int]
"""A term of a score: its name, its count, and points each."""

Listing: TypeAlias = "Callable[[Island, int], Sequence[Option]]"
"""The options of a seat."""


def _nothing(*_: object) -> None: ...


def _none(*_: object) -> tuple[()]:
    return ()


def _zero(*_: object) -> int:
    return 0


def _yes(*_: object) -> bool:
    return True


def _no_event(*_: object) -> Facts:
    return {}


def _no_phase(*_: object) -> Phase:
    return ()


def settlements_to_raise(island: Island, seat: int) -> Iterable[int]:
    """Return the settlements that may become cities, if a city is in stock (K31)."""
    return island.settlements[seat] if island.stock(seat)[2] else ()


class Mode(Struct, frozen=True, kw_only=True):
    """A mode of the game.

    ``target`` are the points that win, ``kinds`` the number of kinds of cards, ``second`` the level of the second
    building placed (K13), ``twin_card`` by resource the commodity that a city also produces. ``fresh`` makes the mode's
    facts of a new state and ``shuffle`` its decks; ``occupied`` are the vertices and seats of its pieces beside
    buildings.

    Of a seat: ``points`` and ``hidden`` are its public and secret points, ``terms`` the terms of both, ``safe`` further
    cards safe on a seven, ``bargains`` kinds given at 2:1, ``raisable`` settlements that may become cities (``raised``
    follows that), ``reduced`` the number of city pieces that lie as settlements, ``holding`` whether it has secret
    cards. ``robbing``: whether the robber may move. ``early`` and ``waits`` are its choices before the roll, and
    whether it is asked for them although it may have none. ``harvested`` gets the seats that received something.
    ``build_begins`` runs before its special building.

    ``show`` adds to a view, ``exchange`` exchanges in a twin the facts hidden from a seat, ``write`` and ``take`` are
    the mode's keys of a position, ``check`` refuses an impossible one.
    """

    key: str
    target: int
    kinds: int
    second: int
    twin_card: Mapping[int, int]
    part: type[Development] | type[Cities]
    fresh: Callable[[int, str], Development | Cities]
    shuffle: Callable[[Catan], None]
    occupied: Callable[[Catan], Iterable[tuple[int, int]]] = _none
    points: Callable[[Island, int], int] = _zero
    terms: Callable[[Island, int], Sequence[Term]] = _none
    hidden: Callable[[Island, int], int] = _zero
    safe: Callable[[Island, int], int] = _zero
    bargains: Callable[[Island, int], Iterable[int]] = _none
    raisable: Callable[[Island, int], Iterable[int]] = settlements_to_raise
    raised: Callable[[Island, int], None] = _nothing
    reduced: Callable[[Island, int], int] = _zero
    robbing: Callable[[Island], bool] = _yes
    begin: Callable[[Island], None] = _nothing
    early: Listing = _none
    waits: Callable[[Island, int], bool] = _yes
    event: Callable[[Island, list[int | str]], Facts] = _no_event
    befall: Callable[[Island], Phase] = _no_phase
    harvested: Callable[[Island, set[int]], Phase] = _no_phase
    purchases: Listing = _none
    plays: Listing = _none
    does: Mapping[str, Deed]
    build_begins: Callable[[Island], None] = _nothing
    holding: Callable[[Island, int], bool] = _yes
    end: Callable[[Island], Phase] = _no_phase
    show: Callable[[Island, CatanView], CatanView]
    exchange: Callable[[Catan, int | None, Chance], None]
    write: Callable[[Catan], Facts]
    take: Callable[[Catan, Facts], None]
    check: Callable[[Island], None] = _nothing


MODES: dict[str, Mode] = {}
"""Every mode by its key; the package fills it."""


class Island(Board):
    """A table as the rules see it while they run.

    By seat: ``rates`` with the bank by kind. ``quays`` are the vertices of each harbour.
    """

    def __init__(self, state: Catan, mode: Mode) -> None:
        """Derive everything from the state."""
        super().__init__(state, mode.occupied(state))
        self.mode = mode
        self.quays = [pier.vertices for pier in self.places.piers]
        self.rates = [[BANK_RATE] * len(KINDS) for _ in range(state.seats)]
        for seat in range(state.seats):
            self.set_rates(seat)

    def settle(self, seat: int, vertex: int, level: int = 1) -> None:
        """Put a settlement (level 1) or a city (2) on an empty vertex; a harbour works from then on (K25)."""
        super().settle(seat, vertex, level)
        self.set_rates(seat)

    def stock(self, seat: int) -> tuple[int, int, int]:
        """Return the roads, settlements and cities left in stock (K2)."""
        reduced = self.mode.reduced(self, seat)
        return (
            PIECES["road"] - len(self.edges[seat]),
            PIECES["settlement"] - len(self.settlements[seat]) + reduced,
            # A reduced city uses no settlement piece, but still a city piece.
            PIECES["city"] - len(self.cities[seat]) - reduced,
        )

    def points(self, seat: int) -> int:
        """Return the public points (K37, K56)."""
        road = AWARD if self.state.longest == seat else 0
        return len(self.settlements[seat]) + 2 * len(self.cities[seat]) + road + self.mode.points(self, seat)

    # Cards

    def gain(self, seat: int, kind: int, count: int) -> int:
        """Give cards from the bank, as many as it has; return how many."""
        count = min(count, self.state.bank[kind])
        self.state.hands[seat][kind] += count
        self.state.bank[kind] -= count
        return count

    def pay(self, seat: int, cost: Cost) -> None:
        """Pay a cost to the bank."""
        hand, bank = self.state.hands[seat], self.state.bank
        for kind, count in cost:
            hand[kind] -= count
            bank[kind] += count

    def pay_cards(self, seat: int, cards: Hand) -> None:
        """Put cards back to the bank."""
        self.pay(seat, tuple(enumerate(cards)))

    def hand_over(self, giver: int, receiver: int, kind: int, count: int = 1) -> None:
        """Move cards from hand to hand."""
        self.state.hands[giver][kind] -= count
        self.state.hands[receiver][kind] += count

    def limit(self, seat: int) -> int:
        """Return the number of cards that are safe on a seven (K19, K86)."""
        # Options are strings, as the lobby lists them.
        return int(self.state.options["discard_limit"]) + self.mode.safe(self, seat)

    def set_rates(self, seat: int) -> None:
        """Find the best rates of the seat with the bank again (K25)."""
        owners = self.state.owners
        kinds = {
            kind
            for (one, other), kind in zip(self.quays, self.state.harbours, strict=True)
            if owners[one] == seat or owners[other] == seat
        }
        usual = HARBOUR_RATE if "any" in kinds else BANK_RATE
        rates = [SPECIAL_RATE if kind in kinds else usual for kind in RESOURCES]
        rates += [usual] * len(COMMODITIES)  # no harbour gives 2:1 on them (K25)
        for kind in self.mode.bargains(self, seat):
            rates[kind] = SPECIAL_RATE
        self.rates[seat] = rates
