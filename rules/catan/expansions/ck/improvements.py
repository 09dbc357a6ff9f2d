"""Walls, improvements and metropolises (K77 to K83, K86)."""

from functools import cache

from rules.catan.cards import BRICK, price
from rules.catan.expansion import Deed
from rules.catan.expansions.ck.components import COSTS, TRACKS
from rules.catan.expansions.ck.part import GRAND, GREATEST, commodity, own, plain_cities, wall_places
from rules.catan.geometry import number_of
from rules.catan.island import Island
from rules.catan.options import places, vertex_option
from rules.catan.state import NOWHERE
from rules.kernel import Option, Play, pick

WALL = price(COSTS["wall"])


def purchases(island: Island, seat: int) -> list[Option]:
    """Offer walls and improvements."""
    found: list[Option] = []
    if island.cities[seat]:
        if island.state.hands[seat][BRICK] >= 2:
            found += places(island, "wall", wall_places(island, seat))
        found += [_improve(track) for track in improvable(island, seat)]
    return found


@cache
def _improve(track: int) -> Option:
    name = TRACKS[track]
    return Option(f"improve:{name}", ("improve", name), {"track": name})


def improvable(island: Island, seat: int, saved: int = 0) -> list[int]:
    """Return the tracks on which the seat can buy the next level, for ``saved`` cards less (K77, K81, K82)."""
    hand, levels = island.state.hands[seat], own(island).levels[seat]
    return [
        track
        for track, level in enumerate(levels)
        if level < GREATEST and hand[commodity(island, track)] >= level + 1 - saved and has_space(island, seat, track)
    ]


def has_space(island: Island, seat: int, track: int) -> bool:
    """Return whether a city can take the next level: from the fourth on one without a metropolis, or its own."""
    if own(island).levels[seat][track] + 1 < GRAND:
        return bool(island.cities[seat])
    return bool(plain_cities(island, seat)) or own(island).metropolis[track] in island.cities[seat]


def build_wall(island: Island, seat: int, where: str) -> None:
    """Build a wall for its price (K86)."""
    island.pay(seat, WALL)
    put_wall(island, seat, where)


def put_wall(island: Island, seat: int, where: str) -> None:
    """Put a wall around a city."""
    own(island).walls.append(number_of(where))
    island.state.tell_at("catan.built", seat=seat, piece="wall", place=where)


def improve(island: Island, seat: int, name: str) -> Play[None]:
    """Buy the next level of a track."""
    yield from advance(island, seat, TRACKS.index(name), 0)


def advance(island: Island, seat: int, track: int, saved: int) -> Play[None]:
    """Buy the next level for ``saved`` cards less, with the metropolis that may come with it."""
    part = own(island)
    level = part.levels[seat][track] + 1
    island.pay(seat, ((commodity(island, track), level - saved),))
    part.levels[seat][track] = level
    island.state.tell("catan.improved", seat=seat, track=TRACKS[track], level=level)
    island.set_rates(seat)  # the third level of trade changes them
    if wins_metropolis(island, seat, track):
        yield from raise_metropolis(island, seat, track)


def wins_metropolis(island: Island, seat: int, track: int) -> bool:
    """Return whether the seat, having bought a level, gains the track's metropolis (K81, K82)."""
    part = own(island)
    level, vertex = part.levels[seat][track], part.metropolis[track]
    if vertex == NOWHERE:
        return level >= GRAND
    holder = island.state.owners[vertex]
    return level == GREATEST and holder != seat and part.levels[holder][track] < GREATEST


def raise_metropolis(island: Island, seat: int, track: int) -> Play[None]:
    """Let the seat choose the city for the metropolis (D15)."""
    part, state = own(island), island.state
    before = part.metropolis[track]
    # Never empty: the level could not have been bought without such a city.
    options = [vertex_option(vertex) for vertex in plain_cities(island, seat)]
    choice = yield from pick(seat, "catan.metropolis", options, default=[options[0].id], track=TRACKS[track])
    part.metropolis[track] = number_of(choice)
    loser = None if before == NOWHERE else state.owners[before]
    state.tell_at("catan.metropolis", seat=seat, track=TRACKS[track], place=choice, loser=loser)


DOES: dict[str, Deed] = {"wall": build_wall, "improve": improve}
"""The function of every verb."""
