"""Where things lie on a tile: cities, walls, roads, fields and the places for figures, in tile widths.

Everything is derived from the segments of the component table, in the tile's reference position.
"""

import itertools
import math
import random
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.carcassonne.curves import MIDDLE, ending_road, half_point, outline, through_road
from render.kit.sheet import Point
from rules.carcassonne.view import Kind, Segment, kinds

TABLES = ("base", "inns", "traders", "dragon")
ROAD = 0.15
WALL = 0.04
GRAIN = 96
GATED = ("gate", "junction")
SHAPES: dict[str, dict[str, float]] = {
    "IC09": {"c1": 1.08, "c2": 1.08},
    "TB14": {"c2": 0.26},
    "TB23": {"c2": 0.26},
    "TB24": {"c1": 1.1, "c2": 1.1},
    "PD23": {"c2": 1.1},
}
"""How far walls reach inwards where two cities of a tile meet, or leave a field between them."""


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
        reach = SHAPES.get(id_, {}).get(segment.name)
        cities[segment.name], found = outline(segment.sides, reach, _touched_corner(kind, segment.name))
        walls += found
    roads = {s.name: _road(kind, s, tuple(cities.values()), walls) for s in _of(kind, "road")}
    regions = _regions(kind, cities, walls, roads)
    return Plan(id_, cities, tuple(walls), roads, _gates(kind, roads, walls), regions, _anchors(kind, regions, roads))


def _of(kind: Kind, what: str) -> list[Segment]:
    return [segment for segment in kind.segments if segment.kind == what]


def _touched_corner(kind: Kind, city: str) -> int | None:
    """Return the corner that a city reaches between two fields: where they would else be one."""
    fields = {half: segment for segment in _of(kind, "field") for half in segment.halves}
    for corner in range(4):
        before, after = fields.get((2 * corner - 1) % 8), fields.get(2 * corner)
        if before and after and before is not after and city in before.cities and city in after.cities:
            return corner
    lone = [field for field in _of(kind, "field") if field.cities == (city,) and len(field.halves) == 2]
    if len(_of(kind, "city")) == 2 and lone and any(not field.halves for field in _of(kind, "field")):
        return _far_corner(kind.segment(city), lone[0])
    return None


def _far_corner(city: Segment, field: Segment) -> int | None:
    """Return the far end of a field's side, if the city covers only the side at its near end."""
    side = field.halves[0] // 2
    if len(city.sides) != 1:
        return None
    return side if city.sides[0] == (side + 1) % 4 else (side + 1) % 4


def _road(
    kind: Kind, segment: Segment, cities: Sequence[Sequence[Point]], walls: Sequence[Sequence[Point]]
) -> tuple[Point, ...]:
    if len(segment.sides) == 2:
        return through_road(*segment.sides)
    return ending_road(segment.sides[0], cities, walls, kind.ends_at in GATED)


def _gates(kind: Kind, roads: dict[str, tuple[Point, ...]], walls: Sequence[Sequence[Point]]) -> tuple[Gate, ...]:
    found: dict[Point, Gate] = {}
    for segment in _of(kind, "road"):
        if walls and len(segment.sides) == 1 and kind.ends_at in GATED:
            *_, before, end = roads[segment.name]
            long = math.dist(before, end) or 1
            found[end] = Gate(end, ((before[0] - end[0]) / long, (before[1] - end[1]) / long))
    return tuple(found.values())


def _anchors(kind: Kind, regions: dict[str, Image.Image], roads: dict[str, tuple[Point, ...]]) -> dict[str, Point]:
    """Return where a figure stands on each segment; on roads that cross, beside the crossing."""
    anchors = {name: _deepest(region) for name, region in regions.items()}
    for name, path in roads.items():
        anchors[name] = path[len(path) * (5 if len(kind.segment(name).sides) == 2 else 4) // 10]
    for (name, path), other in itertools.permutations(roads.items(), 2):
        if math.dist(anchors[name], anchors[other[0]]) < 0.15:
            anchors[name] = path[len(path) // 5]
    for name, path in roads.items():
        if "tunnel" in kind.segment(name).markers:
            anchors[name] = path[len(path) // 8]
    if "cloister" in kind.flags:
        anchors["m"] = MIDDLE
    return anchors


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
    for segment in sorted(_of(kind, "field"), key=lambda field: not field.halves):
        found[segment.name] = _flooded(blocked, segment)
        blocked.paste(255, mask=found[segment.name])
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
