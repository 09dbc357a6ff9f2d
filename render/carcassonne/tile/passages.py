"""Passages of roads over or under something: a bridge over another road, a tunnel under a city."""

import itertools
import math
from collections.abc import Sequence

from render.carcassonne.tile.curves import MIDDLE, inside
from render.carcassonne.tile.geometry import ROAD, Plan
from render.carcassonne.tile.ground import road
from render.carcassonne.tile.scenery import HAIR, Thing
from render.kit.sheet import Point, Sheet, ribbon
from render.kit.theme import INK, mix, tone
from rules.carcassonne.view import every_kind

CROSSING = 0.02
"""Distance at which a road counts as crossing a course, in tile widths."""
OVER_ROAD, OVER_COURSE = 0.22, 0.15
"""Distance of a bridge's ends from its middle, in tile widths."""


def bridges(layout: Plan) -> dict[str, slice]:
    """Return the roads with a bridge on this tile, each with the slice of its path on the bridge."""
    roads = [segment for segment in every_kind()[layout.id].segments if segment.kind == "road"]
    through = [segment for segment in roads if len(segment.sides) == 2]
    over = {
        upper.name: _span(layout.roads[upper.name], MIDDLE, OVER_ROAD)
        for upper, lower in itertools.combinations(through, 2)
        # Only straight roads can cross. The first one in the table passes over the other.
        if abs(upper.sides[0] - upper.sides[1]) == 2 == abs(lower.sides[0] - lower.sides[1])
    }
    for (name, path), course in itertools.product(layout.roads.items(), layout.courses.values()):
        apart, at = min((math.dist(point, water), point) for point in path for water in course)
        if apart < CROSSING:
            over[name] = _span(path, at, OVER_COURSE)
    return over


def _span(path: Sequence[Point], middle: Point, reach: float) -> slice:
    """Return the slice of a path's points on a bridge."""
    near = [index for index, point in enumerate(path) if math.dist(point, middle) <= reach]
    return slice(near[0], near[-1] + 1)


def deck(sheet: Sheet, path: Sequence[Point], bridge: slice) -> None:
    """Draw a stone bridge for a road."""
    # Only this part of the road is on the bridge.
    span = path[bridge]
    sheet.line([(x + 0.022, y + 0.026) for x, y in span], mix(tone("road", 0.3), INK, 0.45), ROAD + 0.075)
    sheet.shape(ribbon(span, ROAD + 0.066), tone("stone", 0.42), HAIR)
    road(sheet, path)
    for side in (-1, 1):
        edge = [_beside(a, b, side * (ROAD / 2 + 0.012)) for a, b in itertools.pairwise(span)]
        sheet.shape(ribbon(edge, 0.036), tone("stone", 0.62), HAIR)
        sheet.line([(x - 0.004, y - 0.004) for x, y in edge], tone("stone", 0.95), 0.012)
        for end in (edge[0], edge[-1]):
            sheet.disc(end, 0.030, tone("stone", 0.72), outline=HAIR)
            sheet.disc((end[0] - 0.006, end[1] - 0.007), 0.016, tone("stone", 1.0))


def _beside(a: Point, b: Point, aside: float) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = math.hypot(dx, dy) or 1.0
    return (a[0] + b[0]) / 2 - dy / long * aside, (a[1] + b[1]) / 2 + dx / long * aside


def buried(sheet: Sheet, path: Sequence[Point]) -> None:
    """Mark the way of a road under a city: two rows of pale stones on its ground."""
    for side in (-0.5, 0.5):
        for a, b in itertools.islice(itertools.pairwise(path), 1, None, 2):
            sheet.disc(_beside(a, b, side * (ROAD - 0.03)), 0.013, tone("road", 0.9), outline=HAIR * 0.5)


def underground(path: Sequence[Point], cities: Sequence[Sequence[Point]]) -> tuple[Point, ...]:
    """Return the part of a road that lies under cities."""
    return tuple(point for point in path if any(inside(point, city) for city in cities))


def mouths(path: Sequence[Point]) -> list[Thing]:
    """Return the two entrances of a tunnel along ``path``: low stone vaults."""
    return [_mouth(path[0], path[1]), _mouth(path[-1], path[-2])]


def _mouth(at: Point, inner: Point) -> Thing:
    (x, y), upright = at, abs(inner[1] - at[1]) > abs(inner[0] - at[0])
    half, high = (0.098, 0.115) if upright else (0.07, 0.135)
    foot = y + (0.045 if inner[1] < at[1] or not upright else 0.02)
    if not upright:
        x += 0.03 if inner[0] < at[0] else -0.03
        foot = y + 0.085

    def paint(sheet: Sheet) -> None:
        for grow, tint in ((0.0, tone("stone", 0.66)), (-0.020, tone("stone", 0.40)), (-0.030, tone("ink", 0.04))):
            sheet.shape(_vault(x, foot, half + grow, high + grow), tint, HAIR * 1.2 if not grow else 0)
        for i in range(1, 6):
            angle = math.pi * i / 6
            spoke = [(x + k * math.cos(angle), foot - high + half - k * math.sin(angle)) for k in (half - 0.02, half)]
            sheet.line(spoke, tone("stone", 0.3), HAIR)

    return Thing(x, foot, 2 * half, high, paint)


def _vault(x: float, foot: float, half: float, high: float) -> list[Point]:
    angles = (i * math.pi / 12 for i in range(13))
    return [
        (x + half, foot),
        *((x + half * math.cos(a), foot - high + half - half * math.sin(a)) for a in angles),
        (x - half, foot),
    ]
