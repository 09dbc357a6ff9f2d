"""Knights: placing, activating, upgrading, moving, displacing, chasing the robber (K63 to K71)."""

from functools import cache

from rules.catan.cards import GRAIN, ORE, WOOL, price
from rules.catan.expansion import Deed
from rules.catan.expansions.ck.components import COSTS
from rules.catan.expansions.ck.part import ABILITY, POLITICS, empty_places, in_stock, knight_at, knights_of, own
from rules.catan.expansions.ck.state import Piece
from rules.catan.geometry import number_of
from rules.catan.island import Island
from rules.catan.options import places, vertex_option
from rules.catan.robber import move_robber
from rules.catan.state import NOBODY, NOWHERE
from rules.kernel import Option, Play, pick

KNIGHT, ACTIVATION, UPGRADE = (price(COSTS[what]) for what in ("knight", "activate", "upgrade"))
MIGHTY = 3


def purchases(island: Island, seat: int) -> list[Option]:
    """Offer to place, activate and upgrade knights."""
    hand = island.state.hands[seat]
    found: list[Option] = []
    # Placing and upgrading a knight cost the same.
    if hand[WOOL] and hand[ORE]:
        if in_stock(island, seat, 1) and (free := empty_places(island, seat)):
            found += places(island, "knight", free)
        found += places(island, "upgrade", [one.vertex for one in upgradable(island, seat)])
    if hand[GRAIN]:
        found += places(island, "activate", [one.vertex for one in knights_of(island, seat) if not one.active])
    return found


def upgradable(island: Island, seat: int) -> list[Piece]:
    """Return the knights that may be upgraded now: each once a turn, to the third level only with Fortress (K66)."""
    top = MIGHTY if own(island).levels[seat][POLITICS] >= ABILITY else MIGHTY - 1
    return [
        one
        for one in knights_of(island, seat)
        if one.level < top and not one.promoted and in_stock(island, seat, one.level + 1)
    ]


def place(island: Island, seat: int, where: str) -> None:
    """Place a basic knight for its price (K63)."""
    island.pay(seat, KNIGHT)
    put_knight(island, Piece(number_of(where), seat))


def put_knight(island: Island, knight: Piece) -> None:
    """Put a knight on the board."""
    own(island).knights.append(knight)
    island.stand(knight.seat, knight.vertex)
    island.state.tell_at(
        "catan.built",
        seat=knight.seat,
        piece="knight",
        place=f"V{knight.vertex}",
        level=knight.level,
        active=knight.active,
    )
    island.settle_award()


def activate(island: Island, seat: int, where: str) -> None:
    """Activate a knight for a grain; it may act from the next turn on (K65)."""
    island.pay(seat, ACTIVATION)
    knight_at(island, number_of(where)).active = True
    island.state.tell("catan.activated", seat=seat, places=[where])


def upgrade(island: Island, seat: int, where: str) -> None:
    """Upgrade a knight for its price (K66)."""
    island.pay(seat, UPGRADE)
    promote(island, seat, where)


def promote(island: Island, seat: int, where: str) -> None:
    """Raise a knight's level by one."""
    knight = knight_at(island, number_of(where))
    knight.level += 1
    knight.promoted = True
    island.state.tell_at("catan.upgraded", seat=seat, place=where, level=knight.level)


# Actions


def actions(island: Island, seat: int) -> list[Option]:
    """Offer actions of the seat's knights that have been active since the turn began (K65, K69)."""
    found: list[Option] = []
    for knight in knights_of(island, seat):
        if knight.active and knight.rested:
            through, ends = island.connected(seat, knight.vertex)
            free = [vertex for vertex in sorted(through) if island.stands[vertex] == NOBODY]
            found += [_way("move", knight.vertex, vertex) for vertex in free]
            found += [
                _way("displace", knight.vertex, vertex) for vertex in sorted(ends) if weaker(island, vertex, knight)
            ]
            if may_chase(island, knight):
                found += places(island, "chase", [knight.vertex])
    return found


@cache
def _way(verb: str, start: int, end: int) -> Option:
    one, other = f"V{start}", f"V{end}"
    return Option(f"{verb}:{one}>{other}", (verb, one, other), {"from": one, "place": other})


def weaker(island: Island, vertex: int, knight: Piece) -> bool:
    """Return whether an opponent's knight of lower level stands there (K69b)."""
    return any(one.vertex == vertex and one.level < knight.level for one in own(island).knights)


def may_chase(island: Island, knight: Piece) -> bool:
    """Return whether the knight stands at the robber's hex, and the robber may move at all (K69c, K85)."""
    return own(island).attacks > 0 and knight.vertex in island.places.corners[island.state.robber]


def step(island: Island, knight: Piece, vertex: int) -> None:
    """Move a knight; the caller settles the longest road (K33)."""
    # It leaves before it arrives, so the place that it blocked is open by then (K70).
    before, knight.vertex = knight.vertex, vertex
    island.stand(NOBODY, before)
    if vertex != NOWHERE:
        island.stand(knight.seat, vertex)


def tire(knight: Piece) -> None:
    """Make a knight inactive, as every action does (K69)."""
    knight.active = knight.rested = False


def move(island: Island, seat: int, way: str) -> None:
    """Move a knight along own roads (K69a)."""
    start, _, end = way.partition(">")
    knight = knight_at(island, number_of(start))
    tire(knight)
    step(island, knight, number_of(end))
    island.state.tell_at("catan.knight_moved", seat=seat, before=start, place=end)
    island.settle_award()


def displace(island: Island, seat: int, way: str) -> Play[None]:
    """Displace a weaker knight (K69b)."""
    start, _, end = way.partition(">")
    knight, victim = knight_at(island, number_of(start)), knight_at(island, number_of(end))
    tire(knight)
    vertex = victim.vertex
    step(island, victim, NOWHERE)  # on no vertex while its owner chooses
    step(island, knight, vertex)
    island.state.tell_at("catan.displaced", seat=seat, victim=victim.seat, before=start, place=end)
    yield from relocate(island, victim, vertex)


def relocate(island: Island, victim: Piece, vertex: int) -> Play[None]:
    """Let the owner move a displaced knight, if there is an open place (K70)."""
    state, seat = island.state, victim.seat
    # The piece that now stands there does not block the way out (K70).
    through, _ = island.connected(seat, vertex)
    # Not back to its old place, even if Intrigue has left that empty.
    free = sorted(one for one in through - {vertex} if island.stands[one] == NOBODY)
    if not free:
        own(island).knights.remove(victim)
        state.tell("catan.knight_lost", seat=seat, level=victim.level)
    else:
        options = [vertex_option(one) for one in free]
        facts = {"place": f"V{vertex}", "level": victim.level}
        choice = yield from pick(seat, "catan.relocate", options, default=[options[0].id], **facts)
        victim.vertex = number_of(choice)
        island.stand(seat, victim.vertex)
        state.tell_at("catan.relocated", seat=seat, before=f"V{vertex}", place=choice)
    island.settle_award()


def chase(island: Island, seat: int, where: str) -> Play[None]:
    """Drive the robber away (K69c)."""
    tire(knight_at(island, number_of(where)))
    island.state.tell_at("catan.chased", seat=seat, place=where)
    yield from move_robber(island, seat)


DOES: dict[str, Deed] = {
    "knight": place,
    "activate": activate,
    "upgrade": upgrade,
    "move": move,
    "displace": displace,
    "chase": chase,
}
"""The function of every verb of a knight."""
