"""Regions of a tile: a bit for every grain, set if it belongs to the region. The highest is the upper left corner."""

import random
from collections.abc import Iterable
from typing import TypeAlias

from PIL import Image

from render.kit.sheet import Point

GRAIN = 96
"""Width and height of a tile, in grains."""

Region: TypeAlias = int

ALL: Region = (1 << GRAIN * GRAIN) - 1
_ROW = (1 << GRAIN) - 1
_EAST = sum(1 << GRAIN * row for row in range(GRAIN))
_WEST, _SOUTH, _NORTH = _EAST << GRAIN - 1, _ROW, _ROW << GRAIN * (GRAIN - 1)


def drawn(image: Image.Image) -> Region:
    """Return the region painted on a picture with one pixel for each grain."""
    return int.from_bytes(image.point([0] + [255] * 255, "1").tobytes())


def picture(region: Region) -> Image.Image:
    """Return a region as a mask with one pixel for each grain."""
    return Image.frombytes("1", (GRAIN, GRAIN), region.to_bytes(GRAIN * GRAIN // 8)).convert("L")


def has(region: Region, point: Point) -> bool:
    """Return True if a point lies in a region."""
    x, y = point
    return 0 <= x < 1 and 0 <= y < 1 and bool(region >> _bit(point) & 1)


def _bit(point: Point) -> int:
    return GRAIN * GRAIN - 1 - (int(point[1] * GRAIN) * GRAIN + int(point[0] * GRAIN))


def share(region: Region) -> float:
    """Return the share of the tile that a region covers."""
    return region.bit_count() / GRAIN**2


def flooded(free: Region, points: Iterable[Point]) -> Region:
    """Return the part of a region that is connected with any of these points, over sides."""
    # The middle of a half-edge lies on the border, and 1 would be the first grain of the next tile.
    found, grown = 0, sum(1 << _bit((min(x, 0.999), min(y, 0.999))) for x, y in points) & free
    while grown != found:
        found = grown
        # One step to each side at once. Mask the borders, because a bit shifted out of one row enters the next.
        grown |= (grown << 1 & ~_EAST) | (grown >> 1 & ~_WEST) | grown << GRAIN | grown >> GRAIN
        grown &= free
    return found


def eroded(region: Region, grains: int) -> Region:
    """Return the part of a region more than ``grains`` from its border. The tile's own border does not count."""
    for _ in range(grains):
        # Beyond the tile's border the region continues.
        region &= (region << 1 | _EAST) & (region >> 1 | _WEST)
        region &= (region << GRAIN | _SOUTH) & (region >> GRAIN | _NORTH) & ALL
    return region


def deepest(region: Region) -> Point:
    """Return the point of a region that is farthest from its border and from the tile's."""
    inner = region
    while inner:
        region = inner
        # Erode until nothing is left. The last layer is the deepest, and may be long or in several parts.
        inner &= (inner << 1 & ~_EAST) & (inner >> 1 & ~_WEST)
        inner &= inner << GRAIN & inner >> GRAIN & ALL
    spots = list(_spots(region))
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    x, y = min(spots, key=lambda spot: (spot[0] - middle[0]) ** 2 + (spot[1] - middle[1]) ** 2)
    return (x + 0.5) / GRAIN, (y + 0.5) / GRAIN


def _spots(region: Region) -> Iterable[tuple[int, int]]:
    while region:
        bit = region.bit_length() - 1
        index = GRAIN * GRAIN - 1 - bit
        yield index % GRAIN, index // GRAIN
        region ^= 1 << bit


def sample(region: Region, rng: random.Random) -> Point | None:
    """Return a random point of a region, or None if the region is too small to hit."""
    for _ in range(12):
        point = rng.random(), rng.random()
        if has(region, point):
            return point
    return None
