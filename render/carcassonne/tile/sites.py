"""Sites: where the things stand that make a tile special, chosen so that figures, roads and walls keep their room."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.carcassonne.tile.curves import CORNERS, MIDDLE, between
from render.carcassonne.tile.region import ALL, GRAIN, Region, deepest, drawn, eroded, has, share
from render.kit.sheet import Point
from rules.carcassonne.view import Kind

RADII = {
    "village": 0.15,
    "cloister": 0.27,
    "cathedral": 0.29,
    "volcano": 0.29,
    "inn": 0.17,
    "portal": 0.17,
    "wine": 0.15,
    "grain": 0.15,
    "cloth": 0.15,
    "princess": 0.135,
    "dragon": 0.135,
}
"""How far around its middle each thing reaches where it has all the room it wants."""
SOLID = ("village", "cloister", "volcano")
"""What takes its place from the fields around it."""
SHRINKS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
GRID = tuple((x / 32, y / 32) for y in range(1, 32) for x in range(1, 32))

Walls = Mapping[str, Sequence[Sequence[Point]]]
Cost = Callable[[Point], float]


class Site(NamedTuple):
    """What stands where in the reference position, and how far around nothing else is put; ``way`` is a road's nearest
    point, where it is a road's thing.
    """

    what: str
    at: Point
    radius: float
    way: Point | None = None


def disc(site: Site) -> Region:
    """Return the ground of a site."""
    image = Image.new("L", (GRAIN, GRAIN))
    (x, y), radius = site.at, site.radius
    ImageDraw.Draw(image).ellipse([v * GRAIN for v in (x - radius, y - radius, x + radius, y + radius)], 255)
    return drawn(image)


def without(region: Region, sites: Iterable[Site]) -> Region:
    """Return what of a region the sites leave free."""
    for site in sites:
        region &= ALL & ~disc(site)
    return region


def sites(
    kind: Kind, regions: Mapping[str, Region], roads: Mapping[str, Sequence[Point]], walls: Walls
) -> tuple[Site, ...]:
    """Return the sites of a kind of tile; ``regions`` are its fields and cities as yet without any."""
    fields = [region for name, region in regions.items() if name.startswith("f")]
    # What has the least choice comes first: each one later finds its place in what those before it leave.
    found: list[Site] = []
    if kind.ends_at == "crossing":
        found.append(Site("village", MIDDLE, RADII["village"]))
    if "cloister" in kind.flags:
        # A cloister can lie within a city.
        found.append(Site("cloister", deepest(regions["c1"]) if "c1" in regions else MIDDLE, RADII["cloister"]))
    if "volcano" in kind.flags:
        # Roads end where they meet: then it stands there, or else where there is room.
        at_its_foot = kind.ends_at == "volcano"
        found.append(Site("volcano", MIDDLE, RADII["volcano"]) if at_its_foot else _deep("volcano", fields))
    for segment in kind.segments:
        for marker in sorted(segment.markers & RADII.keys()):
            if segment.kind == "road":
                found.append(_beside(marker, segment.name, without(_union(fields), found), roads))
            else:
                found.append(_within_city(marker, segment.name, regions, walls))
    if "portal" in kind.flags:
        found.append(_deep("portal", [without(field, found) for field in fields]))
    if "dragon" in kind.flags:
        found.append(_sign(fields, found))
    return tuple(found)


def _union(regions: Iterable[Region]) -> Region:
    union = 0
    for region in regions:
        union |= region
    return union


def _deep(what: str, fields: Sequence[Region]) -> Site:
    """Find a place as near as can be to the deepest point of the largest field."""
    field = max(fields, key=share)
    middle = deepest(field)
    return _best(what, field, lambda point: math.dist(point, middle))


def _beside(what: str, name: str, field: Region, roads: Mapping[str, Sequence[Point]]) -> Site:
    """Find a place beside a road that is nearer to it than to all others."""
    others = [point for other, path in roads.items() if other != name for point in path]

    def cost(point: Point) -> float:
        own = min(math.dist(point, spot) for spot in roads[name])
        # Nobody may wonder which of two roads it belongs to.
        return own - 0.6 * min((math.dist(point, spot) for spot in others), default=0)

    site = _best(what, field, cost)
    # A path does not begin at the very end of a road.
    return site._replace(way=min(roads[name][4:-4], key=lambda spot: math.dist(spot, site.at)))


def _within_city(what: str, name: str, regions: Mapping[str, Region], walls: Walls) -> Site:
    """Put a cathedral into the middle, the princess's tower on the wall and goods beside it."""
    paths = walls.get(name, ())
    # A city on all four sides has no wall.
    if what == "cathedral" or not paths:
        return Site(what, MIDDLE, RADII[what])
    longest = max(paths, key=lambda path: math.dist(path[0], path[-1]))
    if what == "princess":
        return Site(what, longest[len(longest) // 2], RADII[what])
    edge = [point for path in paths for point in path]
    middle = between(longest[0], longest[-1], 0.5)
    return _best(
        what, regions[name], lambda point: min(math.dist(point, spot) for spot in edge) - 0.5 * math.dist(point, middle)
    )


def _sign(fields: Sequence[Region], taken: Sequence[Site]) -> Site:
    """Find the dragon's sign a place near a corner of the tile, on a field that has room for it."""
    corners = [between(corner, MIDDLE, 0.36) for corner in CORNERS]
    free = without(_union(fields), taken)
    return _best("dragon", free, lambda point: min(math.dist(point, corner) for corner in corners))


def _best(what: str, region: Region, cost: Cost) -> Site:
    """Return the cheapest place in a region; where none is wide enough the thing is smaller."""
    for shrink in SHRINKS:
        radius = RADII[what] * shrink
        free = eroded(region, round(radius * GRAIN))
        # Regions do not end at the tile's border, but a thing on them has to.
        spots = [spot for spot in GRID if has(free, spot) and min(*spot, 1 - spot[0], 1 - spot[1]) > 1.12 * radius]
        if spots:
            return Site(what, min(spots, key=cost), radius)
    return Site(what, deepest(region), RADII[what] * SHRINKS[-1])
