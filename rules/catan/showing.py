"""The view of a seat, made from the state (K89)."""

from rules.catan.cards import COSTS, INDEX, KINDS, can_pay, named, price
from rules.catan.geometry import geometry
from rules.catan.island import MODES, Island
from rules.catan.state import NOBODY, Catan
from rules.catan.state import Offer as OpenOffer
from rules.catan.view import Building, CatanView, Harbour, Hex, Offer, Player, Road
from rules.catan.winning import target, total
from rules.kernel import Facts

LEVELS = {1: "settlement", 2: "city"}


def view(state: Catan, seat: int | None) -> CatanView:
    """Return the table as ``seat`` may see it."""
    mode = MODES[state.options["mode"]]
    island = Island(state, mode)
    seen = CatanView(
        game="catan",
        seat=seat,
        mode=mode.key,
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
        bank=dict(zip(KINDS[: mode.kinds], state.bank, strict=False)),
        decks={},
        target=target(state, mode.target),
        dice=tuple(state.dice),
        longest_road=None if state.longest == NOBODY else state.longest,
        offers=tuple(map(offer, state.offers)),
        closed=tuple(map(offer, state.closed)),
        winner=None if state.winner == NOBODY else state.winner,
        over=state.phase == "over",
        latest=tuple(state.latest),
        **({} if seat is None else own(island, seat)),
    )
    return mode.show(island, seen)


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


def offer(one: OpenOffer) -> Offer:
    """Return an open offer."""
    return Offer(
        one.number,
        one.seat,
        tuple(one.to),
        named(one.give),
        named(one.get),
        tuple(one.accepted),
        tuple(one.declined),
        one.counters,
    )


def own(island: Island, seat: int) -> Facts:
    """Return the facts for the seat itself alone."""
    hand = island.state.hands[seat]
    return {
        "hand": named(hand),
        "rates": {kind: island.rates[seat][INDEX[kind]] for kind in KINDS[: island.mode.kinds]},
        "payable": tuple(what for what in COSTS if can_pay(hand, price(what))),
    }
