"""The geometry of a tile: cities, walls, roads, fields and places for figures, in tile widths.

Everything is derived from the segments of the component table, in the tile's reference position.
"""

import itertools
import math
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.carcassonne.expansions import CONTRIBUTIONS
from render.carcassonne.tile.curves import (
    between,
    bowed,
    ending_road,
    half_point,
    middle_of,
    outline,
    straight,
    through_road,
)
from render.carcassonne.tile.placing import Site, without
from render.carcassonne.tile.region import ALL, GRAIN, Region, deepest, drawn, eroded, flooded
from render.carcassonne.tile.sites import LANDMARKS, sites
from render.kit.disk import painted_ahead, remembered
from render.kit.sheet import Point
from rules.carcassonne.view import Kind, Segment, every_kind

ROAD = 0.15
WALL = 0.04
GATED = ("gate", "junction")
ACROSS = 0.38
"""Length of a road that ends at a cloister beside a course, in tile widths."""
SWING = 0.26
"""Distance that a course bends aside for a cloister, in tile widths."""
REACH = {id_: reach for added in CONTRIBUTIONS.values() for id_, reach in added.reach.items()}
"""Distances that walls reach inwards where two cities of a tile meet or enclose a field, by tile and segment."""
COURSES = {edge: course for added in CONTRIBUTIONS.values() for edge, course in added.courses.items()}
"""The courses of all expansions, by the letter of their edge."""


class Gate(NamedTuple):
    """The end of a road at a wall, and the direction in which the road leaves the city."""

    at: Point
    out: Point


class Plan(NamedTuple):
    """A kind of tile in its reference position: outlines, walls, regions and anchors by segment; gates and sites.

    ``courses`` are the paths of the courses, by the letter of their edge.
    """

    id: str
    cities: dict[str, tuple[Point, ...]]
    walls: dict[str, tuple[tuple[Point, ...], ...]]
    roads: dict[str, tuple[Point, ...]]
    gates: tuple[Gate, ...]
    sites: tuple[Site, ...]
    regions: dict[str, Region]
    anchors: dict[str, Point]
    courses: dict[str, tuple[Point, ...]]


@cache
def plan(id_: str) -> Plan:
    """Return the plan of a kind of tile."""
    kind = every_kind()[id_]
    cities, walls = outlines(id_)
    around = [path for paths in walls.values() for path in paths]
    courses = _courses(kind)
    roads = {s.name: _road(kind, s, tuple(cities.values()), around, bool(courses)) for s in _of(kind, "road")}
    # Find sites on complete regions. Then solid landmarks take ground from fields, and figures avoid all landmarks.
    whole = _regions(kind, cities, around, roads, courses)
    special = sites(kind, whole, roads, walls, tuple(courses.values()))
    solid = [site for site in special if LANDMARKS[site.what].solid]
    regions = {name: without(region, solid) if name[0] == "f" else region for name, region in whole.items()}
    anchors = _anchors(kind, {name: without(region, special) for name, region in regions.items()}, roads, special)
    return Plan(id_, cities, walls, roads, _gates(kind, roads, around), special, regions, anchors, courses)


class BoardPoints(NamedTuple):
    """The facts about a kind of tile that a board needs: the places of figures, and the ends of walls."""

    anchors: dict[str, Point]
    ends: frozenset[Point]


@painted_ahead(lambda: ((id_,) for id_ in every_kind()))
@remembered(BoardPoints)
def board_points(id_: str) -> BoardPoints:
    """Return the board's facts about a kind of tile in its reference position."""
    layout = plan(id_)
    paths = [path for paths in layout.walls.values() for path in paths]
    return BoardPoints(layout.anchors, frozenset(end for path in paths for end in (path[0], path[-1])))


@cache
def outlines(id_: str) -> tuple[dict[str, tuple[Point, ...]], dict[str, tuple[tuple[Point, ...], ...]]]:
    """Return the outlines of the cities of a kind of tile, and their walls."""
    kind = every_kind()[id_]
    cities: dict[str, tuple[Point, ...]] = {}
    walls: dict[str, tuple[tuple[Point, ...], ...]] = {}
    for segment in _of(kind, "city"):
        reach = REACH.get(id_, {}).get(segment.name)
        cities[segment.name], walls[segment.name] = outline(segment.sides, reach, _touched_corner(kind, segment.name))
    return cities, walls


def _of(kind: Kind, what: str) -> list[Segment]:
    return [segment for segment in kind.segments if segment.kind == what]


def _touched_corner(kind: Kind, city: str) -> int | None:
    """Return the corner that a city reaches to separate two fields, or None."""
    fields = {half: segment for segment in _of(kind, "field") for half in segment.halves}
    for corner in range(4):
        # The half-edges on both sides of the corner, clockwise.
        before, after = fields.get((2 * corner - 1) % 8), fields.get(2 * corner)
        if before and after and before is not after and city in before.cities and city in after.cities:
            return corner
    # A field enclosed by two cities has no such corner. Then the city runs along the side of its own field.
    lone = [field for field in _of(kind, "field") if field.cities == (city,) and len(field.halves) == 2]
    if len(_of(kind, "city")) == 2 and lone and any(not field.halves for field in _of(kind, "field")):
        return _far_corner(kind.segment(city), lone[0])
    return None


def _far_corner(city: Segment, field: Segment) -> int | None:
    """Return the far corner of a field's side, if the city covers only the side at the near corner."""
    side = field.halves[0] // 2
    if len(city.sides) != 1:
        return None
    return side if city.sides[0] == (side + 1) % 4 else (side + 1) % 4


def _courses(kind: Kind) -> dict[str, tuple[Point, ...]]:
    """Return the paths of a tile's courses, from side to side or from a side to the middle."""
    found = {}
    for edge in COURSES:
        sides = [side for side, letter in enumerate(kind.edges) if letter == edge]
        if len(sides) == 2 and (far := _far_side(kind)) is not None:
            found[edge] = bowed(middle_of(sides[0]), middle_of(sides[1]), _towards(far, SWING))
        elif len(sides) == 2:
            found[edge] = through_road(sides[0], sides[1])
        elif sides:
            found[edge] = ending_road(sides[0], (), (), gated=False)
    return found


def _far_side(kind: Kind) -> int | None:
    """Return the side of the road to a cloister that shares its tile with a course."""
    roads = [segment for segment in _of(kind, "road") if "cloister" in kind.flags]
    return roads[0].sides[0] if roads else None


def _towards(side: int, far: float) -> Point:
    """Return the vector of length ``far`` towards a side."""
    x, y = middle_of(side)
    return (x - 0.5) * 2 * far, (y - 0.5) * 2 * far


def _road(
    kind: Kind, segment: Segment, cities: Sequence[Sequence[Point]], walls: Sequence[Sequence[Point]], crosses: bool
) -> tuple[Point, ...]:
    if len(segment.sides) == 2:
        return through_road(*segment.sides)
    if crosses and kind.ends_at not in GATED:
        (side,) = segment.sides
        return straight(middle_of(side), between(middle_of(side), middle_of((side + 2) % 4), ACROSS))
    return ending_road(segment.sides[0], cities, walls, kind.ends_at in GATED)


def _gates(kind: Kind, roads: dict[str, tuple[Point, ...]], walls: Sequence[Sequence[Point]]) -> tuple[Gate, ...]:
    found: dict[Point, Gate] = {}
    for segment in _of(kind, "road"):
        if walls and len(segment.sides) == 1 and kind.ends_at in GATED:
            *_, before, end = roads[segment.name]
            long = math.dist(before, end) or 1
            found[end] = Gate(end, ((before[0] - end[0]) / long, (before[1] - end[1]) / long))
    return tuple(found.values())


def _anchors(
    kind: Kind, free: dict[str, Region], roads: dict[str, tuple[Point, ...]], special: Sequence[Site]
) -> dict[str, Point]:
    """Return the places of figures by segment. On crossing roads they are beside the crossing."""
    anchors = {name: deepest(region) for name, region in free.items()}
    for name, path in roads.items():
        # A road ends at something on its tile, so the figure stands nearer to the border.
        anchors[name] = path[len(path) * (5 if len(kind.segment(name).sides) == 2 else 4) // 10]
    for (name, path), other in itertools.permutations(roads.items(), 2):
        # The crossing is the middle of both roads.
        if math.dist(anchors[name], anchors[other[0]]) < 0.15:
            anchors[name] = path[len(path) // 5]
    for name, path in roads.items():
        # The middle of a tunnel is under a city.
        if "tunnel" in kind.segment(name).markers:
            anchors[name] = path[len(path) // 8]
    for site in special:
        if site.what == "cloister":
            anchors["m"] = site.at
    return anchors


def _regions(
    kind: Kind,
    cities: dict[str, tuple[Point, ...]],
    walls: Sequence[Sequence[Point]],
    roads: dict[str, tuple[Point, ...]],
    courses: dict[str, tuple[Point, ...]],
) -> dict[str, Region]:
    built = Image.new("L", (GRAIN, GRAIN))
    draw = ImageDraw.Draw(built)
    found = {}
    for name, polygon in cities.items():
        city = Image.new("L", built.size)
        ImageDraw.Draw(city).polygon(_pixels(polygon), 255)
        draw.polygon(_pixels(polygon), 255)
        found[name] = drawn(city)
    for path in walls:
        draw.line(_pixels(path), 255, round(WALL * GRAIN) + 1)
    for path in roads.values():
        draw.line(_pixels(path), 255, round(ROAD * GRAIN))
    for edge, path in courses.items():
        draw.line(_pixels(path), 255, round(COURSES[edge].width * GRAIN))
    free = ALL & ~drawn(built)
    # A field without a border is the remaining area.
    for segment in sorted(_of(kind, "field"), key=lambda field: not field.halves):
        found[segment.name] = flooded(free, map(half_point, segment.halves)) if segment.halves else free
        free &= ~found[segment.name]
    return found


def _pixels(points: Sequence[Point]) -> list[Point]:
    return [(x * GRAIN, y * GRAIN) for x, y in points]


@cache
def inner_region(id_: str, segment: str, margin: float) -> Region:
    """Return the part of a segment's region that keeps a margin from its border and from landmarks."""
    layout = plan(id_)
    return eroded(without(layout.regions[segment], layout.sites), round(margin * GRAIN))
