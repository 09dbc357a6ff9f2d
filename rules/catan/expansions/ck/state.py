"""The facts that Cities & Knights adds to the state."""

import msgspec
from msgspec import Struct

from rules.catan.state import NOBODY, NOWHERE, StatePart


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


class Cities(StatePart):
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
    metropolis: list[int] = msgspec.field(default_factory=lambda: [NOWHERE] * 3)
    walls: list[int] = []
    reduced: list[int] = []
    knights: list[Piece] = []
    decks: list[list[str]] = msgspec.field(default_factory=lambda: [[], [], []])
    held: list[list[str]] = []
    shown: list[list[str]] = []
    defender: list[int] = []
    merchant: int = NOWHERE
    trader: int = NOBODY
    event: str = ""
    fleet: list[int] = []
    crane: bool = False
    alchemy: bool = False
    approached: list[int] = []
