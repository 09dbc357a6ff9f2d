"""The view of a seat, made from the state (K89)."""

from rules.catan.cards import can_pay
from rules.catan.geometry import geometry
from rules.catan.island import Island
from rules.catan.state import NOBODY, Catan
from rules.catan.state import Offer as OpenOffer
from rules.catan.view import Building, CatanView, Harbour, Hex, Offer, Piece, Player, Road
from rules.catan.winning import total
from rules.kernel import Facts

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
        gains=state.gains,
        longest_road=None if state.longest == NOBODY else state.longest,
        offers=tuple(offer(island, one) for one in state.offers),
        closed=tuple(offer(island, one) for one in state.closed),
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
    )


def offer(island: Island, one: OpenOffer) -> Offer:
    """Return an open offer."""
    return Offer(
        one.number,
        one.seat,
        tuple(one.to),
        island.named(one.give),
        island.named(one.get),
        tuple(one.accepted),
        tuple(one.declined),
        one.counters,
    )


def own(island: Island, seat: int) -> Facts:
    """Return the facts for the seat itself alone."""
    hand = island.state.hands[seat]
    return {
        "hand": island.named(hand),
        "rates": dict(zip(island.kinds, island.rates[seat], strict=True)),
        "payable": tuple(what for what, cost in island.rules.prices.items() if can_pay(hand, cost)),
    }
