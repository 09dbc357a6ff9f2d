"""The view of a seat (K89); pictures and words import this module and those of the expansions alone.

Places are numbers: hexes, vertices, edges and harbours as ``geometry(view.size)`` numbers them. Cards are named; all
numbers of a hand by kind are the viewer's own.
"""

from typing import Any

from msgspec import Struct

from rules.catan.cards import COSTS, DEVELOPMENT_COST, PRODUCT, RESOURCES, can_pay
from rules.catan.geometry import CORNERS, NEIGHBOURS, SIDES, Geometry, Pier, geometry, size_for
from rules.catan.island import Island
from rules.catan.state import NOBODY, Catan
from rules.catan.state import Offer as OpenOffer
from rules.catan.trading import wanted
from rules.catan.winning import total
from rules.kernel import Facts, View


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
    """A building; ``kind`` is ``settlement`` or ``city``."""

    vertex: int
    seat: int
    kind: str


class Road(Struct, frozen=True):
    """A road."""

    edge: int
    seat: int


class Piece(Struct, frozen=True):
    """A piece of an expansion on a vertex, which no building can share."""

    vertex: int
    seat: int


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


class Refusal(Struct, frozen=True):
    """An offer that ``seat`` has not accepted since its last turn, by its kinds of cards.

    ``firm``: it has declined, and got no card of a wanted kind since.
    """

    seat: int
    give: tuple[str, ...]
    get: tuple[str, ...]
    firm: bool = False


class Player(Struct, frozen=True):
    """The public facts of a seat.

    ``points`` are the public ones (all of them once the game is over). ``hand`` counts the cards of all kinds together,
    ``limit`` is the number of them that is safe on a seven. ``roads``, ``settlements``, ``cities`` are left in stock;
    ``length`` is that of the longest road. ``flag``: whether the special building flag is up (5 and 6 players, K122).
    ``least`` and ``most`` are by kind, in the order of the bank, the fewest and the most cards of the hand by what
    everyone has seen.
    """

    points: int
    hand: int
    limit: int
    roads: int
    settlements: int
    cities: int
    length: int
    flag: bool = False
    least: tuple[int, ...] = ()
    most: tuple[int, ...] = ()


class DevelopmentView(Struct, frozen=True):
    """The development cards, where they are in play (K34 to K36).

    ``left`` counts the cards of the deck, ``held`` by seat those not played, ``army`` by seat the knights played.
    ``largest`` holds the largest army. Of the seat's own: ``cards``, and ``fresh``, those bought this turn.
    """

    left: int
    held: tuple[int, ...]
    army: tuple[int, ...]
    largest: int | None = None
    cards: tuple[str, ...] = ()
    fresh: tuple[str, ...] = ()


class CatanView(View, frozen=True, kw_only=True):
    """The island as one seat sees it.

    ``size`` is the board (``std``, ``ext``). ``turn`` is the seat to move, ``number`` the game's turn count (0 in the
    setup), ``order`` that of the turns, ``phase`` one of ``setup``, ``roll``, ``act``, ``special`` and ``over``.
    ``dice`` are those of the last roll (() before the first), ``gains`` the cards that it brought to each seat.
    ``rolls`` counts the sums so far, without dice that a player has chosen.
    ``robber`` is a hex. ``pieces`` are those of expansions on vertices. ``bank`` counts cards by kind, ``city_gives``
    is by resource the kind that a city produces as its second card, if it is another one. ``offers`` are open,
    ``closed`` those of this turn that no longer are, ``refusals`` those that seats did not accept. ``latest`` are the
    vertices and edges of events in this turn or the one before. ``parts`` holds the additions of each expansion in
    play, and of the development cards, by key.

    Of the seat's own: ``hand`` by kind, ``rates`` with the bank by kind given, and ``payable``, the things on the price
    list that its hand can pay for now.
    """

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
    target: int
    city_gives: dict[str, str] = {}
    pieces: tuple[Piece, ...] = ()
    dice: tuple[int, ...] = ()
    rolls: dict[int, int] = {}
    gains: dict[int, dict[str, int]] = {}
    longest_road: int | None = None
    offers: tuple[Offer, ...] = ()
    closed: tuple[Offer, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    winner: int | None = None
    over: bool = False
    latest: tuple[str, ...] = ()
    parts: dict[str, Any] = {}
    hand: dict[str, int] = {}
    rates: dict[str, int] = {}
    payable: tuple[str, ...] = ()


# Made from the state. Pictures and words get a view and never call these.

LEVELS = {1: "settlement", 2: "city"}


def view(state: Catan, seat: int | None) -> CatanView:
    """Return the table as ``seat`` may see it."""
    island = Island(state)
    return CatanView(
        game="catan",
        seat=seat,
        size=state.size,
        hexes=tuple(map(Hex, state.terrain, state.numbers)),
        harbours=harbours(state),
        buildings=tuple(
            Building(vertex, owner, LEVELS[state.levels[vertex]])
            for vertex, owner in enumerate(state.owners)
            if owner != NOBODY
        ),
        roads=tuple(Road(edge, owner) for edge, owner in enumerate(state.roads) if owner != NOBODY),
        robber=state.robber,
        # While others build, "seat" still is the seat with the regular turn.
        turn=state.building if state.phase == "special" else state.seat,
        number=state.turns,
        phase=state.phase,
        players=tuple(player(island, one) for one in range(state.seats)),
        order=state.order,
        bank=dict(zip(island.kinds, state.bank, strict=True)),
        city_gives=island.rules.city_gives,
        pieces=tuple(Piece(*piece) for one in island.expansions for piece in one.occupied(state)),
        target=island.target,
        dice=tuple(state.dice),
        rolls=state.rolls,
        gains=state.gains,
        longest_road=None if state.longest == NOBODY else state.longest,
        offers=tuple(offer(island, one) for one in state.offers),
        closed=tuple(offer(island, one) for one in state.closed),
        refusals=refusals(state),
        winner=None if state.winner == NOBODY else state.winner,
        over=state.phase == "over",
        latest=tuple(state.latest),
        parts={one.key: one.show(island, seat) for one in island.expansions},
        **({} if seat is None else own(island, seat)),
    )


def harbours(state: Catan) -> tuple[Harbour, ...]:
    """Return the harbours with their kinds."""
    piers = geometry(state.size).piers
    return tuple(
        Harbour(pier.hex, pier.side, pier.vertices, kind) for pier, kind in zip(piers, state.harbours, strict=True)
    )


def player(island: Island, seat: int) -> Player:
    """Return the public facts of a seat."""
    state = island.state
    roads, settlements, cities = island.stock(seat)
    return Player(
        # At the end the secret points too.
        points=total(island, seat) if state.phase == "over" else island.points(seat),
        hand=sum(state.hands[seat]),
        limit=island.limit(seat),
        roads=roads,
        settlements=settlements,
        cities=cities,
        length=island.length[seat],
        flag=state.flags[seat],
        least=tuple(state.least[seat]),
        most=tuple(state.most[seat]),
    )


def offer(island: Island, one: OpenOffer) -> Offer:
    """Return an open offer."""
    return Offer(
        one.number,
        one.seat,
        tuple(one.to),
        island.named(one.give),
        wanted(island, one),
        tuple(one.accepted),
        tuple(one.declined),
        one.counters,
    )


def refusals(state: Catan) -> tuple[Refusal, ...]:
    """Return the offers that seats have not accepted lately."""
    return tuple(Refusal(one.seat, tuple(one.give), tuple(one.get), one.firm) for one in state.refusals)


def own(island: Island, seat: int) -> Facts:
    """Return the facts for the seat itself alone."""
    hand = island.state.hands[seat]
    return {
        "hand": island.named(hand),
        "rates": dict(zip(island.kinds, island.rates[seat], strict=True)),
        "payable": tuple(what for what, cost in island.rules.prices.items() if can_pay(hand, cost)),
    }
