"""Roads, settlements and cities: the options to build, and building (K22, K23, K30, K31)."""

from collections.abc import Sequence

from rules.catan.cards import BRICK, CITY, GRAIN, LUMBER, ORE, PIECES, ROAD, SETTLEMENT, WOOL
from rules.catan.expansion import Deed
from rules.catan.geometry import number_of
from rules.catan.island import Island
from rules.catan.options import DONE, places
from rules.catan.state import NOBODY
from rules.catan.winning import check_win
from rules.kernel import Option, Play, pick

ROADS, SETTLEMENTS = PIECES["road"], PIECES["settlement"]


def purchases(island: Island, seat: int) -> list[Option]:
    """Return everything that the seat can build or buy with its cards."""
    hand = island.state.hands[seat]
    found: list[Option] = []
    # Cards before places: this is listed after every act, and usually the cards are missing.
    if hand[LUMBER] and hand[BRICK]:
        if roads := roads_for(island, seat):
            found += places(island, "road", roads)
        if hand[WOOL] and hand[GRAIN] and (sites := sites_for(island, seat)):
            found += places(island, "settlement", sites)
    if hand[GRAIN] >= 2 and hand[ORE] >= 3 and (settled := raisable(island, seat)):
        found += places(island, "city", settled)
    for one in island.expansions:
        found += one.purchases(island, seat)
    return found


def roads_for(island: Island, seat: int) -> set[int]:
    """Return the edges open to the seat's next road, if it has one in stock (K23)."""
    return island.open[seat] if len(island.edges[seat]) < ROADS else set()


def sites_for(island: Island, seat: int) -> Sequence[int]:
    """Return the vertices open to a settlement of the seat, if it has one in stock (K30)."""
    # Cities that lie as settlements do not reduce the stock (K75).
    if len(island.settlements[seat]) - len(island.lying(seat)) >= SETTLEMENTS:
        return ()
    return [vertex for vertex in island.touched[seat] & island.free if island.stands[vertex] == NOBODY]


def raisable(island: Island, seat: int) -> list[int]:
    """Return the settlements that may become cities: those that are city pieces first, else any if a city is in stock
    (K31, K75).
    """
    if lying := island.lying(seat):
        return lying
    return sorted(island.settlements[seat]) if island.stock(seat)[2] else []


def build_road(island: Island, seat: int, place: str) -> None:
    """Build a road for its price."""
    island.pay(seat, ROAD)
    put_road(island, seat, number_of(place))


def put_road(island: Island, seat: int, edge: int) -> None:
    """Lay a road that is free or already paid."""
    island.lay_road(seat, edge)
    island.state.tell_at("catan.built", seat=seat, piece="road", place=f"E{edge}")
    island.settle_award()


def build_settlement(island: Island, seat: int, place: str) -> None:
    """Build a settlement for its price."""
    island.pay(seat, SETTLEMENT)
    island.settle(seat, number_of(place))
    island.state.tell_at("catan.built", seat=seat, piece="settlement", place=place, worth=1)
    island.settle_award()


def build_city(island: Island, seat: int, place: str) -> None:
    """Build a city for its price."""
    island.pay(seat, CITY)
    put_city(island, seat, number_of(place))


def put_city(island: Island, seat: int, vertex: int) -> None:
    """Turn a settlement into a city that is already paid."""
    island.raise_city(seat, vertex)
    for one in island.expansions:
        one.raised(island, vertex)
    island.state.tell_at("catan.built", seat=seat, piece="city", place=f"V{vertex}", worth=1)


def free_roads(island: Island, seat: int) -> Play[None]:
    """Let the seat build up to two roads for nothing; the second may be declined (K35, K99)."""
    for left in (2, 1):
        # Listed again for the second road, which may go on from the first.
        found = roads_for(island, seat)
        if not found:
            return
        options = places(island, "road", found, bare=True)
        if left == 1:
            options.append(DONE)
        usual = DONE.id if left == 1 else f"road:E{min(found)}"
        choice = yield from pick(seat, "catan.free_road", options, left=left, default=[usual])
        if choice == DONE.id:
            return
        put_road(island, seat, number_of(choice.partition(":")[2]))
        # The first road may already win the award, and the game.
        check_win(island)


BUILDS: dict[str, Deed] = {"road": build_road, "settlement": build_settlement, "city": build_city}
"""The function of every verb of building."""
