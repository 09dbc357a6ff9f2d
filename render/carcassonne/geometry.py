"""Where things lie on a tile: city outlines, walls, road paths, fields and the places for figures, in tile widths.

Everything is derived from the segments of the component table, in the tile's reference position; ``turned`` turns
points clockwise. Walls leave a tile at its corners, always at the same angle, and roads in the middle of its sides:
so neighbours meet.
"""

import math
import random
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.sheet import Point
from rules.carcassonne.view import Kind, Segment, kinds

TABLES = ("base", "inns", "traders", "dragon")
CORNERS: tuple[Point, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
MIDDLE: Point = (0.5, 0.5)
ROAD = 0.15
WALL = 0.04
ANGLE = math.radians(38)
REACH = {1: 0.52, 2: 0.40, 3: 0.62}
GRAIN = 96


class Gate(NamedTuple):
    """Where a road ends at a wall, and the direction in which it leaves the city."""

    at: Point
    out: Point


class Plan(NamedTuple):
    """A kind of tile in its reference position: outlines, walls, roads and gates; regions and anchors by segment."""

    id: str
    cities: dict[str, tuple[Point, ...]]
    walls: tuple[tuple[Point, ...], ...]
    roads: dict[str, tuple[Point, ...]]
    gates: tuple[Gate, ...]
    regions: dict[str, Image.Image]
    anchors: dict[str, Point]


def turned(point: Point, turn: int) -> Point:
    """Return a point turned clockwise about the middle of the tile."""
    x, y = point
    for _ in range(turn // 90 % 4):
        x, y = 1 - y, x
    return x, y


def turned_path(points: Sequence[Point], turn: int) -> tuple[Point, ...]:
    """Return points turned clockwise about the middle of the tile."""
    return tuple(turned(point, turn) for point in points)


def middle_of(side: int) -> Point:
    """Return the middle of a side (0 north … 3 west)."""
    (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 4]
    return (ax + bx) / 2, (ay + by) / 2


def half_point(half: int) -> Point:
    """Return the middle of a half-edge (0 is ``a``, the western half of the north side)."""
    (ax, ay), (bx, by) = CORNERS[half // 2], CORNERS[(half // 2 + 1) % 4]
    share = 0.25 if half % 2 == 0 else 0.75
    return ax + (bx - ax) * share, ay + (by - ay) * share


def bezier(a: Point, b: Point, c: Point, d: Point, count: int = 32) -> tuple[Point, ...]:
    """Return points along a cubic curve."""
    found = []
    for i in range(count + 1):
        t = i / count
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        found.append(tuple(sum(w * p[axis] for w, p in zip(weights, (a, b, c, d), strict=True)) for axis in (0, 1)))
    return tuple((x, y) for x, y in found)


@cache
def wall(last: int, first: int) -> tuple[Point, ...]:
    """Return the wall from the end of city side ``last`` clockwise to the beginning of city side ``first``."""
    start, end = CORNERS[(last + 1) % 4], CORNERS[first]
    reach = REACH[(first - last - 2) % 4 + 1]
    near = _inward(last, -1)
    far = _inward(first, 1)
    control = (start[0] + near[0] * reach, start[1] + near[1] * reach)
    other = (end[0] + far[0] * reach, end[1] + far[1] * reach)
    return bezier(start, control, other, end)


def _inward(side: int, along: int) -> Point:
    (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 4]
    edge = ((bx - ax) * along, (by - ay) * along)
    into = (0.5 - (ax + bx) / 2, 0.5 - (ay + by) / 2)
    cosine, sine = math.cos(ANGLE), 2 * math.sin(ANGLE)
    return cosine * edge[0] + sine * into[0], cosine * edge[1] + sine * into[1]


def outline(sides: Sequence[int]) -> tuple[tuple[Point, ...], tuple[tuple[Point, ...], ...]]:
    """Return the polygon of a city that covers these sides, and its walls."""
    points: list[Point] = []
    walls = []
    ordered = sorted(sides)
    for side, following in zip(ordered, ordered[1:] + ordered[:1], strict=True):
        points += [CORNERS[side], CORNERS[(side + 1) % 4]]
        if following != (side + 1) % 4:
            walls.append(wall(side, following))
            points += walls[-1]
    return tuple(points), tuple(walls)


@cache
def catalogue() -> dict[str, Kind]:
    """Return every kind of tile that there is, by id."""
    return {id_: kind for table in TABLES for id_, kind in kinds(table).items()}


@cache
def plan(id_: str) -> Plan:
    """Return the plan of a kind of tile."""
    kind = catalogue()[id_]
    cities: dict[str, tuple[Point, ...]] = {}
    walls: list[tuple[Point, ...]] = []
    for segment in _of(kind, "city"):
        cities[segment.name], found = outline(segment.sides)
        walls += found
    gates: list[Gate] = []
    roads = {s.name: _road(kind, s, tuple(cities.values()), gates) for s in _of(kind, "road")}
    regions = _regions(kind, cities, tuple(walls), roads)
    anchors = {name: _deepest(region) for name, region in regions.items()}
    for name, path in roads.items():
        anchors[name] = path[len(path) * (5 if len(kind.segment(name).sides) == 2 else 4) // 10]
    if "cloister" in kind.flags:
        anchors["m"] = MIDDLE
    return Plan(id_, cities, tuple(walls), roads, tuple(gates), regions, anchors)


def _of(kind: Kind, what: str) -> list[Segment]:
    return [segment for segment in kind.segments if segment.kind == what]


def _road(kind: Kind, segment: Segment, cities: Sequence[Sequence[Point]], gates: list[Gate]) -> tuple[Point, ...]:
    first = middle_of(segment.sides[0])
    if len(segment.sides) == 2:
        last = middle_of(segment.sides[1])
        if abs(segment.sides[0] - segment.sides[1]) == 2:
            return _wavy(first, last)
        return _arc(first, last)
    path = _wavy(first, MIDDLE)
    for index, point in enumerate(path):
        if any(inside(point, city) for city in cities):
            out = ((first[0] - 0.5) * 2, (first[1] - 0.5) * 2)
            gates.append(Gate(point, out))
            return path[: index + 1]
    return path


def _wavy(start: Point, end: Point, swing: float = 0.022) -> tuple[Point, ...]:
    (ax, ay), (bx, by) = start, end
    across = (-(by - ay), bx - ax)
    long = math.hypot(*across)
    found = []
    for i in range(33):
        t = i / 32
        aside = swing * math.sin(2 * math.pi * t) * math.sin(math.pi * t) * (long > 0.6) / long
        found.append((ax + (bx - ax) * t + across[0] * aside, ay + (by - ay) * t + across[1] * aside))
    return tuple(found)


def _arc(start: Point, end: Point) -> tuple[Point, ...]:
    pull = 0.56
    first, last = ((p[0] + (0.5 - p[0]) * pull, p[1] + (0.5 - p[1]) * pull) for p in (start, end))
    return bezier(start, first, last, end)


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Return whether a point lies in a polygon."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            odd = not odd
    return odd


def _regions(
    kind: Kind,
    cities: dict[str, tuple[Point, ...]],
    walls: Sequence[Sequence[Point]],
    roads: dict[str, tuple[Point, ...]],
) -> dict[str, Image.Image]:
    blocked = Image.new("L", (GRAIN, GRAIN))
    draw = ImageDraw.Draw(blocked)
    found = {}
    for name, polygon in cities.items():
        found[name] = Image.new("L", blocked.size)
        ImageDraw.Draw(found[name]).polygon(_pixels(polygon), 255)
        draw.polygon(_pixels(polygon), 255)
    for path in walls:
        draw.line(_pixels(path), 255, round(WALL * GRAIN) + 1)
    for path in roads.values():
        draw.line(_pixels(path), 255, round(ROAD * GRAIN))
    _block_building(kind, draw)
    for segment in _of(kind, "field"):
        found[segment.name] = _flooded(blocked, segment)
    return found


def _block_building(kind: Kind, draw: ImageDraw.ImageDraw) -> None:
    radius = 0.27 if kind.flags & {"cloister", "volcano"} else 0.15 if kind.ends_at == "crossing" else 0
    if radius:
        draw.ellipse([v * GRAIN for v in (0.5 - radius, 0.5 - radius, 0.5 + radius, 0.5 + radius)], 255)


def _pixels(points: Sequence[Point]) -> list[Point]:
    return [(x * GRAIN, y * GRAIN) for x, y in points]


def _flooded(blocked: Image.Image, segment: Segment) -> Image.Image:
    painted = blocked.copy()
    for half in segment.halves:
        x, y = half_point(half)
        spot = (min(GRAIN - 1, int(x * GRAIN)), min(GRAIN - 1, int(y * GRAIN)))
        if painted.getpixel(spot) == 0:
            ImageDraw.floodfill(painted, spot, 128)
    if not segment.halves:
        painted = blocked.point([128 if v == 0 else v for v in range(256)])
    return painted.point([255 if v == 128 else 0 for v in range(256)])


def _deepest(region: Image.Image) -> Point:
    """Return the point of a region that is farthest from its border and from the tile's."""
    framed = Image.new("L", (GRAIN + 2, GRAIN + 2))
    framed.paste(region, (1, 1))
    while True:
        smaller = framed.filter(ImageFilter.MinFilter(3))
        box = smaller.getbbox()
        if box is None:
            break
        framed = smaller
    left, top, right, bottom = framed.getbbox() or (0, 0, GRAIN, GRAIN)
    x, y = (left + right) / 2, (top + bottom) / 2
    spots = [(i % framed.width, i // framed.width) for i, v in enumerate(framed.tobytes()) if v]
    best = min(spots, key=lambda spot: (spot[0] + 0.5 - x) ** 2 + (spot[1] + 0.5 - y) ** 2, default=(x, y))
    return (best[0] - 0.5) / GRAIN, (best[1] - 0.5) / GRAIN


@cache
def room(id_: str, segment: str, margin: float) -> Image.Image:
    """Return the part of a segment's region that keeps a margin from its border (the tile's own border counts half)."""
    region = plan(id_).regions[segment]
    grown = Image.new("L", (GRAIN + 8, GRAIN + 8), 255)
    grown.paste(region, (4, 4))
    for _ in range(round(margin * GRAIN)):
        grown = grown.filter(ImageFilter.MinFilter(3))
    return ImageChops.darker(grown.crop((4, 4, 4 + GRAIN, 4 + GRAIN)), region)


def sample(region: Image.Image, rng: random.Random) -> Point | None:
    """Return a point of a region picked at random; None when it is too small to be hit."""
    for _ in range(12):
        x, y = rng.random(), rng.random()
        if region.getpixel((int(x * GRAIN), int(y * GRAIN))):
            return x, y
    return None
