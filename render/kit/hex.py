"""Hexes that stand on a corner, on a lattice of whole numbers, and the place of that lattice in a picture.

The middle of hex (q, r) is the place (2q + r, 3r). Its corners are two units above and below, and one unit left and
right, each one unit up and down. A horizontal unit is half a hex's width, a vertical unit half its radius.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from render.kit.sheet import Point

Hex = tuple[int, int]
Place = tuple[int, int]

CORNERS: tuple[Place, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""Corners of a hex relative to its middle: N, NE, SE, S, SW, NW."""
HIGH = 2 / math.sqrt(3)
"""Height of a hex that is one unit wide."""
OUTLINE: tuple[Point, ...] = tuple((x / 2, y * HIGH / 4) for x, y in CORNERS)
"""Corners of a hex one unit wide, relative to its middle."""


def middle(place: Hex) -> Place:
    """Return the middle of hex (q, r)."""
    return 2 * place[0] + place[1], 3 * place[1]


def corners(place: Hex) -> tuple[Place, ...]:
    """Return the corners of hex (q, r), clockwise from the top."""
    x, y = middle(place)
    return tuple((x + dx, y + dy) for dx, dy in CORNERS)


class Frame(NamedTuple):
    """The place of a lattice in a picture: the radius of a hex, and the pixel of the place (0, 0)."""

    radius: float
    left: float
    top: float

    @property
    def wide(self) -> float:
        """Width of a hex."""
        return self.radius * math.sqrt(3)

    def at(self, place: Point) -> tuple[int, int]:
        """Return the pixel of a place."""
        return round(self.left + place[0] * self.wide / 2), round(self.top + place[1] * self.radius / 2)


def framed(places: Iterable[Point], radius: float, middle: Point) -> Frame:
    """Return the frame that centres these places on the pixel ``middle``."""
    xs, ys = zip(*places, strict=True)
    across, down = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return Frame(radius, middle[0] - across * radius * math.sqrt(3) / 2, middle[1] - down * radius / 2)


def hull(places: Sequence[Point]) -> list[Point]:
    """Return the corners of the convex hull of places."""
    ordered = sorted(set(places))
    # Andrew's monotone chain: one half from left to right, the other back. Each half ends at the other's start.
    return _half(ordered)[:-1] + _half(ordered[::-1])[:-1]


def _half(ordered: Sequence[Point]) -> list[Point]:
    found: list[Point] = []
    for at in ordered:
        while len(found) > 1 and _turn(found[-2], found[-1], at) <= 0:
            found.pop()
        found.append(at)
    return found


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
