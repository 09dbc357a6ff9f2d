"""The view of a seat (K89); pictures and words import this module alone.

Places are numbers: hexes, vertices, edges and harbours as ``geometry(view.size)`` numbers them. Cards are named; all
numbers of a hand by kind are the viewer's own.
"""

from msgspec import Struct

from rules.catan.cards import COMMODITIES, COSTS, DECKS, KINDS, PRODUCT, RESOURCES, TRACKS
from rules.catan.geometry import CORNERS, NEIGHBOURS, SIDES, Geometry, Pier, geometry
from rules.kernel import View

__all__ = [
    "COMMODITIES",
    "CORNERS",
    "COSTS",
    "DECKS",
    "KINDS",
    "NEIGHBOURS",
    "PRODUCT",
    "RESOURCES",
    "SIDES",
    "TRACKS",
    "Building",
    "CatanView",
    "Geometry",
    "Harbour",
    "Hex",
    "Knight",
    "Offer",
    "Pier",
    "Player",
    "Road",
    "geometry",
]


class Hex(Struct, frozen=True):
    """A hex of the island; ``number`` is 0 on a desert."""

    terrain: str
    number: int


class Harbour(Struct, frozen=True):
    """A harbour: the hex and side it lies at, its two vertices, and its resource, or ``any`` for 3:1."""

    hex: int
    side: str
    vertices: tuple[int, int]
    kind: str


class Building(Struct, frozen=True):
    """A building; ``kind`` is ``settlement`` or ``city``.

    ``wall`` and ``metropolis`` (its track) are of Cities & Knights. ``reduced``: a city piece that counts as a
    settlement until it is restored (K75).
    """

    vertex: int
    seat: int
    kind: str
    wall: bool = False
    metropolis: str | None = None
    reduced: bool = False


class Road(Struct, frozen=True):
    """A road."""

    edge: int
    seat: int


class Knight(Struct, frozen=True):
    """A knight of level 1 to 3; ``ready``: it may act in its owner's turn that is on, or in the next one (K65)."""

    vertex: int
    seat: int
    level: int
    active: bool
    ready: bool


class Offer(Struct, frozen=True):
    """An open trade offer: the cards that ``seat`` would give and get, its addressees, and the answers so far.

    ``counters`` is the offer that this one answers.
    """

    number: int
    seat: int
    to: tuple[int, ...]
    give: dict[str, int]
    get: dict[str, int]
    accepted: tuple[int, ...] = ()
    declined: tuple[int, ...] = ()
    counters: int | None = None


class Player(Struct, frozen=True):
    """The public facts of a seat.

    ``points`` are the public ones (all of them once the game is over). ``hand`` counts resources and commodities
    together, ``limit`` is the number of them that is safe on a seven. ``roads``, ``settlements``, ``cities`` are left
    in stock; ``length`` is that of the longest road. ``army`` counts knight cards played, ``development`` unplayed
    development cards. The other fields are of Cities & Knights: progress cards in hand by deck, improvement levels by
    track, ``strength`` of active knights, ``walls`` and ``knights`` (by level 1 to 3) left in stock, Defender points,
    point cards shown, and whether the special building flag is up (5 and 6 players, K122).
    """

    points: int
    hand: int
    limit: int
    roads: int
    settlements: int
    cities: int
    length: int
    army: int = 0
    development: int = 0
    progress: dict[str, int] = {}
    improvements: dict[str, int] = {}
    strength: int = 0
    walls: int = 0
    knights: tuple[int, ...] = ()
    defender: int = 0
    shown: tuple[str, ...] = ()
    flag: bool = False


class CatanView(View, frozen=True, kw_only=True):
    """The island as one seat sees it.

    ``mode`` is ``base`` or ``ck``, ``size`` the board (``std``, ``ext``). ``turn`` is the seat to move, ``number`` the
    game's turn count (0 in the setup), ``order`` that of the turns, ``phase`` one of ``setup``, ``roll``, ``act``,
    ``special`` and ``over``. ``dice`` are the regular and the red die of the last roll (() before the first), ``event``
    the face of the event die (``ship`` or a track). ``robber`` and ``merchant`` are hexes; ``robber_home``: the robber
    cannot move before the first attack (K85). ``barbarians`` is the ship's step 0 to 7, ``threat`` their strength and
    ``defence`` that of all active knights. ``offers`` are open, ``closed`` those of this turn that no longer are.
    ``latest`` are the vertices and edges of events in this turn or the one before. ``metropolises`` is the holder by
    track. ``decks`` counts cards left by deck (``development`` or the tracks).

    Of the seat's own: ``hand`` by kind, ``cards`` (development or progress cards; ``fresh`` those bought this turn),
    ``rates`` with the bank by kind given, and ``payable``, the keys of ``COSTS`` that its hand can pay for now.
    """

    mode: str
    size: str
    hexes: tuple[Hex, ...]
    harbours: tuple[Harbour, ...]
    buildings: tuple[Building, ...]
    roads: tuple[Road, ...]
    robber: int
    turn: int
    number: int
    phase: str
    players: tuple[Player, ...]
    order: tuple[int, ...]
    bank: dict[str, int]
    decks: dict[str, int]
    target: int
    dice: tuple[int, ...] = ()
    event: str | None = None
    longest_road: int | None = None
    largest_army: int | None = None
    offers: tuple[Offer, ...] = ()
    closed: tuple[Offer, ...] = ()
    knights: tuple[Knight, ...] = ()
    robber_home: bool = False
    merchant: int | None = None
    merchant_seat: int | None = None
    barbarians: int = 0
    threat: int = 0
    defence: int = 0
    metropolises: dict[str, int] = {}
    winner: int | None = None
    over: bool = False
    latest: tuple[str, ...] = ()
    hand: dict[str, int] = {}
    cards: tuple[str, ...] = ()
    fresh: tuple[str, ...] = ()
    rates: dict[str, int] = {}
    payable: tuple[str, ...] = ()
