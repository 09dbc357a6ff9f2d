"""The facts of a table, and nothing that can be derived from them."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from rules.catan.cards import Hand
from rules.kernel import State

NOBODY = -1


class Offer(Struct, omit_defaults=True):
    """An open trade offer (K24): the cards that ``seat`` would give and get, by kind, and the answers so far.

    ``counters`` is the number of the offer that it answers.
    """

    number: int
    seat: int
    to: list[int]
    give: Hand
    get: Hand
    accepted: list[int] = []
    declined: list[int] = []
    counters: int | None = None


# The tag tells the two types apart in a stored state.
class Development(Struct, tag="base", omit_defaults=True, forbid_unknown_fields=True):
    """The base game's own facts: development cards and the largest army (K34 to K36).

    ``deck`` has the next card first; ``held`` are unplayed cards by seat and ``fresh`` those among them that were
    bought this turn; ``army`` counts knights played, ``largest`` holds the award.
    """

    deck: list[str] = []
    held: list[list[str]] = []
    fresh: list[list[str]] = []
    army: list[int] = []
    largest: int = NOBODY
    played: bool = False


class Piece(Struct, omit_defaults=True):
    """A knight on the board (K63 to K66).

    ``rested``: it was active when the regular turn began, has stayed so and may act (K65). ``promoted``: it has been
    upgraded since the regular turn or building phase began (K66).
    """

    vertex: int
    seat: int
    level: int = 1
    active: bool = False
    rested: bool = False
    promoted: bool = False


class Cities(Struct, tag="ck", omit_defaults=True, forbid_unknown_fields=True):
    """The facts of Cities & Knights.

    ``ship`` is the barbarians' step, ``attacks`` the number of their attacks. ``levels`` are improvements by seat and
    track, ``metropolis`` the vertex by track (-1: none yet), ``walls`` and ``reduced`` vertices. ``decks`` have the
    next card first, ``held`` are progress cards in hand by seat, ``shown`` point cards by seat, ``defender`` points.
    ``merchant`` is a hex and ``trader`` the seat that controls it. Of this turn: ``event`` is the last face of the
    event die, ``fleet`` kinds named with Merchant Fleet, ``crane`` and ``alchemy`` whether such a card was played,
    ``approached`` the seats that were offered something by Commercial Harbor.
    """

    ship: int = 0
    attacks: int = 0
    levels: list[list[int]] = []
    metropolis: list[int] = msgspec.field(default_factory=lambda: [NOBODY] * 3)
    walls: list[int] = []
    reduced: list[int] = []
    knights: list[Piece] = []
    decks: list[list[str]] = msgspec.field(default_factory=lambda: [[], [], []])
    held: list[list[str]] = []
    shown: list[list[str]] = []
    defender: list[int] = []
    merchant: int = NOBODY
    trader: int = NOBODY
    event: str = ""
    fleet: list[int] = []
    crane: bool = False
    alchemy: bool = False
    approached: list[int] = []


class Catan(State, kw_only=True):
    """A game of Catan.

    ``terrain`` and ``numbers`` are by hex (0: none), ``harbours`` kinds by pier. ``roads`` holds the owner of every
    edge, ``owners`` and ``levels`` the owner of every building and whether it is a settlement (1) or a city (2), by
    vertex; -1 is no one. ``hands`` and ``bank`` count cards by kind. ``longest`` holds the longest road. ``order`` is
    that of the turns, ``first`` began, ``seat`` is to move, ``number`` counts turns and, before them, the placements of
    the setup. ``phase`` is ``setup`` (``placed`` buildings so far), ``roll``, ``act``, ``special`` (``building`` is the
    seat) or ``over``. ``coming`` are dice that will be rolled next (regular, red, and the event die's face); ``offers``
    are open, ``closed`` those of this turn that no longer are; ``offered`` counts the offers of each seat in this turn;
    ``flags`` ask for special building.
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
    own: Development | Cities
    order: tuple[int, ...]
    longest: int = NOBODY
    first: int = 0
    seat: int = 0
    number: int = 0
    phase: str = "setup"
    placed: int = 0
    dice: list[int] = []
    coming: list[list[int | str]] = []
    offers: list[Offer] = []
    closed: list[Offer] = []
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
