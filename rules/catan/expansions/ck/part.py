"""The facts that Cities & Knights adds to the state, and functions that read them."""

from collections.abc import Callable
from operator import attrgetter

from rules.catan.cards import YIELD
from rules.catan.expansion import Term
from rules.catan.expansions.ck.components import COMMODITIES, PIECES
from rules.catan.expansions.ck.state import Cities, Piece
from rules.catan.island import Island
from rules.catan.state import NOBODY, NOWHERE, Catan

KEY = "ck"
LEVELS = (1, 2, 3)
"""The levels of knights (K64)."""
SCIENCE, TRADE, POLITICS = range(3)
ABILITY, GRAND, GREATEST = 3, 4, 5
"""The levels that give an ability, a metropolis, and a permanent metropolis (K78 to K82)."""

METROPOLIS_POINTS = 2
WALL_CARDS = 2
"""The number of cards that a wall keeps safe (K86)."""


part_of: Callable[[Catan], Cities] = attrgetter(KEY)
"""Return the facts of Cities & Knights in a state."""

own: Callable[[Island], Cities] = attrgetter(f"state.{KEY}")
"""Return the facts of Cities & Knights."""


def commodity(island: Island, track: int) -> int:
    """Return the kind that a track costs (K77)."""
    return island.rules.index[COMMODITIES[track]]


# Knights


def knights_of(island: Island, seat: int) -> list[Piece]:
    """Return the seat's knights, in the order of their vertices."""
    return sorted((one for one in own(island).knights if one.seat == seat), key=lambda one: one.vertex)


def knight_at(island: Island, vertex: int) -> Piece:
    """Return the knight on a vertex."""
    return next(one for one in own(island).knights if one.vertex == vertex)


def in_stock(island: Island, seat: int, level: int) -> int:
    """Return the number of knights of a level in the seat's stock (K64)."""
    return PIECES["knight"] - sum(one.seat == seat and one.level == level for one in own(island).knights)


def strength(island: Island, seat: int) -> int:
    """Return the strength of the seat's active knights (K72)."""
    return sum(one.level for one in own(island).knights if one.seat == seat and one.active)


def empty_places(island: Island, seat: int) -> list[int]:
    """Return the vertices at own roads without any piece, which are open to a knight (K63)."""
    return [vertex for vertex in island.touched[seat] if island.stands[vertex] == NOBODY]


# Cities


def plain_cities(island: Island, seat: int) -> list[int]:
    """Return the seat's cities without a metropolis, in their order."""
    return sorted(island.cities[seat].difference(own(island).metropolis))


def walls_of(island: Island, seat: int) -> int:
    """Return the number of walls that the seat has built."""
    return sum(island.state.owners[vertex] == seat for vertex in own(island).walls)


def wall_places(island: Island, seat: int) -> list[int]:
    """Return the cities on which the seat may build a wall (K86)."""
    if walls_of(island, seat) >= PIECES["wall"]:
        return []
    return sorted(island.cities[seat].difference(own(island).walls))


def lying(island: Island, seat: int) -> list[int]:
    """Return the seat's city pieces that lie as settlements (K75)."""
    return [vertex for vertex in own(island).reduced if island.state.owners[vertex] == seat]


# Functions that the base rules call


def occupied(state: Catan) -> list[tuple[int, int]]:
    """Return the vertices and seats of all knights; a knight being displaced is nowhere."""
    return [(one.vertex, one.seat) for one in part_of(state).knights if one.vertex != NOWHERE]


def points(island: Island, seat: int) -> int:
    """Return the points of metropolises, Defender, merchant and point cards (K56)."""
    return sum(count * each for _, count, each in terms(island, seat))


def terms(island: Island, seat: int) -> tuple[Term, ...]:
    """Return the terms of these points."""
    part = own(island)
    return (
        ("metropolises", sum(vertex in island.cities[seat] for vertex in part.metropolis), METROPOLIS_POINTS),
        ("defender", part.defender[seat], 1),
        ("merchant", part.trader == seat, 1),
        ("point_cards", len(part.shown[seat]), 1),
    )


def safe(island: Island, seat: int) -> int:
    """Return the number of further cards that the seat's walls keep safe (K86)."""
    return WALL_CARDS * walls_of(island, seat)


def bargains(island: Island, seat: int) -> list[int]:
    """Return the kinds that the seat gives at 2:1 beside harbours (K79, K101, K102)."""
    part, state = own(island), island.state
    found = [island.rules.index[kind] for kind in COMMODITIES] if part.levels[seat][TRADE] >= ABILITY else []
    if part.trader == seat:
        kind = YIELD.get(state.terrain[part.merchant])
        # On a desert the merchant gives a point and no rate (K101).
        found += [] if kind is None else [kind]
    return [*found, *part.fleet] if seat == state.seat else found


def raised(island: Island, vertex: int) -> None:
    """Note that a reduced city is restored."""
    part = own(island)
    if vertex in part.reduced:
        part.reduced.remove(vertex)
