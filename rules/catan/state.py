"""The facts of a table, and nothing that can be derived from them."""

from functools import cache
from typing import Any

from msgspec import Struct

from rules.catan.cards import Hand
from rules.kernel import State

NOBODY = -1
"""No seat, where a state has a seat."""
NOWHERE = -1
"""No vertex or hex, where a state has one."""


class Offer(Struct, omit_defaults=True):
    """An open trade offer (K24): the cards that ``seat`` would give and get, by kind, and the answers so far.

    ``counters`` is the number of the offer that it answers. ``changed`` are the seats that accepted after they had
    declined, or refused for good. ``free`` is the number of
    further cards that a seat that answers names.
    """

    number: int
    seat: int
    to: list[int]
    give: Hand
    get: Hand
    accepted: list[int] = []
    declined: list[int] = []
    counters: int | None = None
    changed: list[int] = []
    free: int = 0


class Refusal(Struct):
    """An offer that ``seat`` did not accept, by its kinds of cards, until that seat's next turn ends.

    ``firm``: the seat has said so. This holds until it gets a card of a kind that was asked for.
    """

    seat: int
    give: list[str]
    get: list[str]
    firm: bool = False


class StatePart(Struct, omit_defaults=True):
    """The part of the state that an expansion adds."""


class Catan(State, kw_only=True):
    """A game of Catan.

    ``terrain`` and ``numbers`` are by hex (0: none), ``harbours`` kinds by pier. ``roads`` holds the owner of every
    edge, ``owners`` and ``levels`` the owner of every building and whether it is a settlement (1) or a city (2), by
    vertex; -1 is no one. ``hands`` and ``bank`` count cards by kind. ``least`` and ``most`` are the fewest and the
    most cards of each kind that a hand can hold by what everyone has seen; none at a table of an earlier version.
    ``longest`` holds the longest road. ``order`` is that of the turns, ``first`` began, ``seat`` is to move,
    ``number`` counts turns and, before them, the placements of the setup. ``phase`` is ``setup`` (``placed``
    buildings so far), ``roll``, ``act``, ``special`` (``building`` is the seat) or ``over``. ``rolls`` counts the
    sums of the dice so far, without chosen ones. ``gains`` are the cards that the last roll brought to each seat.
    ``coming`` are dice that will be rolled next (two numbers, and the faces of further dice); ``offers`` are open,
    ``closed`` those of this turn that no longer are; ``refusals`` are the offers that seats have not accepted lately;
    ``offered`` counts the offers of each seat in this turn; ``flags`` ask for special building. Every known
    expansion adds its own part under its key, None if it is not in play.
    """

    terrain: list[str]
    numbers: list[int]
    harbours: list[str]
    robber: int
    roads: list[int]
    owners: list[int]
    levels: list[int]
    hands: list[Hand]
    bank: Hand
    order: tuple[int, ...]
    least: list[Hand] = []
    most: list[Hand] = []
    longest: int = NOBODY
    first: int = 0
    seat: int = 0
    number: int = 0
    phase: str = "setup"
    placed: int = 0
    dice: list[int] = []
    rolls: dict[int, int] = {}
    gains: dict[int, dict[str, int]] = {}
    coming: list[list[int | str]] = []
    offers: list[Offer] = []
    closed: list[Offer] = []
    refusals: list[Refusal] = []
    offered: list[int] = []
    flags: list[bool] = []
    building: int = NOBODY
    winner: int = NOBODY
    latest: dict[str, int] = {}

    def begin_turn(self, seat: int | None, number: int, then: int | None = None) -> None:
        """Begin a turn, and forget the events before the last one."""
        super().begin_turn(seat, number, then)
        if self.latest:
            self.latest = {place: turn for place, turn in self.latest.items() if turn >= self.number - 1}

    def tell_at(self, kind: str, /, **args: Any) -> None:
        """Report a fact that has a ``place``, and note the place."""
        self.tell(kind, **args)
        self.latest[args["place"]] = self.number

    @property
    def turns(self) -> int:
        """The number of turns begun, as players count them: 1 from the first roll, 0 in the setup."""
        return max(0, self.number - 2 * self.seats)

    @property
    def size(self) -> str:
        """The board: ``std`` or ``ext``."""
        return "std" if self.seats <= 4 else "ext"

    def after(self, seat: int) -> tuple[int, ...]:
        """Return all seats in turn order from ``seat``, that seat first."""
        return _round(self.order, seat)

    def others(self, seat: int) -> tuple[int, ...]:
        """Return all other seats, in turn order from ``seat``."""
        return _others(self.order, seat)


@cache
def _round(order: tuple[int, ...], seat: int) -> tuple[int, ...]:
    first = order.index(seat)
    return order[first:] + order[:first]


@cache
def _others(order: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return _round(order, seat)[1:]
