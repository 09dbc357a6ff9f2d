"""The sites of landmarks: places that keep figures, roads and walls free."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.carcassonne.tile.curves import MIDDLE, between
from render.carcassonne.tile.region import ALL, GRAIN, Region, deepest, drawn, eroded, has, share
from render.carcassonne.tile.scenery import Thing
from render.kit.sheet import Point, Sheet
from rules.carcassonne.view import Kind

SHRINKS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
GRID = tuple((x / 32, y / 32) for y in range(1, 32) for x in range(1, 32))

Walls = Mapping[str, Sequence[Sequence[Point]]]
Cost = Callable[[Point], float]


class Site(NamedTuple):
    """The place of a landmark in the reference position, with the radius around it that stays free.

    ``way`` is the nearest point of a road, for a landmark beside one.
    """

    what: str
    at: Point
    radius: float
    way: Point | None = None


def disc(site: Site) -> Region:
    """Return the region of a site."""
    image = Image.new("L", (GRAIN, GRAIN))
    (x, y), radius = site.at, site.radius
    ImageDraw.Draw(image).ellipse([v * GRAIN for v in (x - radius, y - radius, x + radius, y + radius)], 255)
    return drawn(image)


def without(region: Region, sites: Iterable[Site]) -> Region:
    """Return the part of a region that the sites leave free."""
    for site in sites:
        region &= ALL & ~disc(site)
    return region


class Ground(NamedTuple):
    """The ground on which a site is searched: a tile's segments, and the sites found so far.

    ``courses`` are the paths of the edges that an expansion declares. ``segment`` is the segment with the marker, or ""
    for a landmark of the whole tile.
    """

    kind: Kind
    regions: Mapping[str, Region]
    roads: Mapping[str, Sequence[Point]]
    walls: Walls
    courses: Sequence[Sequence[Point]] = ()
    found: Sequence[Site] = ()
    segment: str = ""

    @property
    def fields(self) -> list[Region]:
        """Regions of the tile's fields."""
        return [region for name, region in self.regions.items() if name.startswith("f")]


class Landmark(NamedTuple):
    """A special feature of a tile: its radius, its place and its painters.

    ``place`` finds its site. Landmarks of a whole tile have a ``rank``; lower ranks choose their place first. Landmarks
    of a segment have none. ``ground`` draws its flat part, ``upright`` returns the parts that rise. A ``solid``
    landmark takes its ground from the fields around it. ``letter`` is its letter on the text board.
    """

    radius: float
    place: Callable[[str, float, Ground], Site]
    rank: int | None = None
    ground: Callable[[Sheet, float, float, float], None] | None = None
    upright: Callable[[float, float, float], list[Thing]] | None = None
    solid: bool = False
    letter: str = ""


def union(regions: Iterable[Region]) -> Region:
    """Return the union of regions."""
    found = 0
    for region in regions:
        found |= region
    return found


def central(what: str, radius: float, _: Ground) -> Site:
    """Return the middle of the tile as a site."""
    return Site(what, MIDDLE, radius)


def deep(what: str, radius: float, ground: Ground) -> Site:
    """Return the site nearest to the deepest point of the largest field."""
    field = max((without(field, ground.found) for field in ground.fields), key=share)
    middle = deepest(field)
    return nearest(what, radius, field, lambda point: math.dist(point, middle))


def beside_road(what: str, radius: float, ground: Ground) -> Site:
    """Return a site beside the segment's road, nearer to it than to all other roads."""
    road = ground.roads[ground.segment]
    others = [point for other, path in ground.roads.items() if other != ground.segment for point in path]

    def cost(point: Point) -> float:
        own = min(math.dist(point, spot) for spot in road)
        # Its road must be unambiguous.
        return own - 0.6 * min((math.dist(point, spot) for spot in others), default=0)

    site = nearest(what, radius, without(union(ground.fields), ground.found), cost)
    # The path does not begin at the very end of the road.
    return site._replace(way=min(road[4:-4], key=lambda spot: math.dist(spot, site.at)))


def on_wall(what: str, radius: float, ground: Ground) -> Site:
    """Return the middle of the longest wall of the segment's city. A city on all four sides has none."""
    longest = _longest(ground)
    return Site(what, longest[len(longest) // 2] if longest else MIDDLE, radius)


def within_walls(what: str, radius: float, ground: Ground) -> Site:
    """Return a site in the segment's city beside its walls, near the longest one."""
    longest = _longest(ground)
    if not longest:
        return Site(what, MIDDLE, radius)
    edge = [point for path in ground.walls[ground.segment] for point in path]
    middle = between(longest[0], longest[-1], 0.5)
    return nearest(
        what,
        radius,
        ground.regions[ground.segment],
        lambda point: min(math.dist(point, spot) for spot in edge) - 0.5 * math.dist(point, middle),
    )


def _longest(ground: Ground) -> Sequence[Point]:
    paths = ground.walls.get(ground.segment, ())
    return max(paths, key=lambda path: math.dist(path[0], path[-1]), default=())


def nearest(what: str, full: float, region: Region, cost: Cost) -> Site:
    """Return the cheapest site in a region for a radius. The radius shrinks if no place is wide enough."""
    for shrink in SHRINKS:
        radius = full * shrink
        free = eroded(region, round(radius * GRAIN))
        # Regions continue beyond the tile's border, but a landmark must not.
        spots = [spot for spot in GRID if has(free, spot) and min(*spot, 1 - spot[0], 1 - spot[1]) > 1.12 * radius]
        if spots:
            return Site(what, min(spots, key=cost), radius)
    return Site(what, deepest(region), full * SHRINKS[-1])
