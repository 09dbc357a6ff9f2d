"""The lines of a tile, in tile widths: its corners and sides, the walls of a city, the paths of roads.

Walls leave a tile at its corners, always at the same angle; roads leave it at the middle of a side. So neighbours meet.
"""

import math
from collections.abc import Sequence

from render.kit.sheet import Point

CORNERS: tuple[Point, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
MIDDLE: Point = (0.5, 0.5)
ANGLE = math.radians(38)
REACH = {1: 0.52, 2: 0.40, 3: 0.62}
"""Distance that a wall's curve reaches inwards, by the number of sides that it passes."""


def turned(point: Point, turn: int) -> Point:
    """Return a point turned clockwise about the middle of the tile."""
    x, y = point
    for _ in range(turn // 90 % 4):
        # y points down, so this is clockwise.
        x, y = 1 - y, x
    return x, y


def turned_path(points: Sequence[Point], turn: int) -> tuple[Point, ...]:
    """Return points turned clockwise about the middle of the tile."""
    return tuple(turned(point, turn) for point in points)


def middle_of(side: int) -> Point:
    """Return the middle of a side (0 north … 3 west)."""
    return between(CORNERS[side], CORNERS[(side + 1) % 4], 0.5)


def half_point(half: int) -> Point:
    """Return the middle of a half-edge (0 is ``a``, the western half of the north side)."""
    return between(CORNERS[half // 2], CORNERS[(half // 2 + 1) % 4], 0.75 if half % 2 else 0.25)


def between(a: Point, b: Point, share: float) -> Point:
    """Return the point ``share`` of the way from one to the other."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def bezier(a: Point, b: Point, c: Point, d: Point, count: int = 32) -> tuple[Point, ...]:
    """Return points along a cubic Bézier curve."""
    found = []
    for i in range(count + 1):
        t = i / count
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x, y = (sum(w * p[axis] for w, p in zip(weights, (a, b, c, d), strict=True)) for axis in (0, 1))
        found.append((x, y))
    return tuple(found)


def outline(
    sides: Sequence[int], reach: float | None = None, via: int | None = None
) -> tuple[tuple[Point, ...], tuple[tuple[Point, ...], ...]]:
    """Return the polygon of a city that covers these sides, and its walls. ``via`` is a corner that it also reaches."""
    points: list[Point] = []
    walls: list[tuple[Point, ...]] = []
    ordered = sorted(sides)
    for side, following in zip(ordered, ordered[1:] + ordered[:1], strict=True):
        points += [CORNERS[side], CORNERS[(side + 1) % 4]]
        # Consecutive sides share a corner without a wall between them.
        if following != (side + 1) % 4:
            found = _walls(side, following, reach, via)
            walls += found
            points += [point for path in found for point in path]
    return tuple(points), tuple(walls)


def _walls(last: int, first: int, reach: float | None, via: int | None) -> list[tuple[Point, ...]]:
    """Return the walls from the end of city side ``last`` clockwise to the start of city side ``first``."""
    start, end = CORNERS[(last + 1) % 4], CORNERS[first]
    near, far = _inward(last, -1), _inward(first, 1)
    if via is not None:
        touched = CORNERS[via]
        into = between(touched, MIDDLE, 0.62)
        return [
            bezier(start, _moved(start, near, 0.42), into, touched),
            bezier(touched, into, _moved(end, far, 0.42), end),
        ]
    long = reach or REACH[(first - last - 2) % 4 + 1]
    return [bezier(start, _moved(start, near, long), _moved(end, far, long), end)]


def _moved(point: Point, along: Point, far: float) -> Point:
    return point[0] + along[0] * far, point[1] + along[1] * far


def _inward(side: int, along: int) -> Point:
    (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 4]
    edge = ((bx - ax) * along, (by - ay) * along)
    into = (0.5 - (ax + bx) / 2, 0.5 - (ay + by) / 2)
    # The vector ``into`` is half a side long, hence the double sine.
    cosine, sine = math.cos(ANGLE), 2 * math.sin(ANGLE)
    return cosine * edge[0] + sine * into[0], cosine * edge[1] + sine * into[1]


def straight(start: Point, end: Point) -> tuple[Point, ...]:
    """Return points along a straight line."""
    return tuple(between(start, end, i / 32) for i in range(33))


def through_road(first: int, last: int) -> tuple[Point, ...]:
    """Return the path of a road from side to side."""
    start, end = middle_of(first), middle_of(last)
    if abs(first - last) == 2:
        return _wavy(start, end)
    # With 0.55 a cubic curve is a quarter of a circle, here about the corner between the two sides.
    return bezier(start, between(start, MIDDLE, 0.56), between(end, MIDDLE, 0.56), end)


def bowed(start: Point, end: Point, aside: Point) -> tuple[Point, ...]:
    """Return a path from one side to the opposite one, displaced by ``aside`` in the middle."""
    # The squared sine starts and ends with slope zero, so the path continues smoothly on the next tiles.
    return tuple(_moved(point, aside, math.sin(math.pi * i / 32) ** 2) for i, point in enumerate(straight(start, end)))


def ending_road(
    side: int, cities: Sequence[Sequence[Point]], walls: Sequence[Sequence[Point]], gated: bool
) -> tuple[Point, ...]:
    """Return the path of a road that ends on the tile: in the middle or, if ``gated``, at a wall."""
    start = middle_of(side)
    ahead = straight(start, MIDDLE)
    # A road ends at the wall of a city straight ahead.
    for index, point in enumerate(ahead):
        if any(inside(point, city) for city in cities):
            return ahead[: index + 1]
    if not gated:
        return ahead
    # Otherwise the road bends to the wall nearest to the middle.
    end = min((point for path in walls for point in path), key=lambda point: math.dist(point, MIDDLE))
    return bezier(start, between(start, MIDDLE, 0.6), between(end, MIDDLE, 0.8), end)


def _wavy(start: Point, end: Point, swing: float = 0.022) -> tuple[Point, ...]:
    across = (start[1] - end[1], end[0] - start[0])
    found = []
    for i in range(33):
        t = i / 32
        # The second factor makes the slope zero at both ends, so the road continues straight on the next tile.
        aside = swing * math.sin(2 * math.pi * t) * math.sin(math.pi * t)
        found.append(_moved(between(start, end, t), across, aside))
    return tuple(found)


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Return True if a point lies in a polygon."""
    x, y = point
    # A ray from an inner point crosses the outline an odd number of times.
    odd = False
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            odd = not odd
    return odd
