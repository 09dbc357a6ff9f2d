"""The flat parts of a tile: meadow, roads and the ground of cities."""

import math
import random
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.carcassonne.tile.curves import between, bezier, turned, turned_path
from render.carcassonne.tile.geometry import ROAD, Plan, inner_region
from render.carcassonne.tile.region import Region, sample
from render.kit.cache import cached_while_painting
from render.kit.sheet import Point, Sheet
from render.kit.sprites import OVERSIZE
from render.kit.surface import cloth
from render.kit.theme import tone

TUFTS = 110


@cached_while_painting
def turf(size: int, variant: int) -> Image.Image:
    """Return a square of meadow. Every variant has its own tufts of grass; all match at the borders."""
    sheet = Sheet(size, cloth("grass", size * OVERSIZE, 0.34, 0.68, 3).copy())
    rng = random.Random(variant)
    for _ in range(TUFTS):
        x, y = rng.uniform(0.035, 0.965), rng.uniform(0.045, 0.965)
        shade = tone("grass", rng.choice((0.14, 0.20, 0.26, 0.86)))
        for lean in (-0.006, 0.0, 0.006):
            sheet.line([(x + lean, y), (x + lean * 2.2, y - rng.uniform(0.010, 0.020))], shade, 0.0045)
    return sheet.image


def meadow(sheet: Sheet, layout: Plan, turn: int, rng: random.Random) -> None:
    """Draw flowers on the fields."""
    for name in layout.regions:
        if name.startswith("f") and rng.random() < 0.6:
            _flowers(sheet, inner_region(layout.id, name, 0.02), turn, rng)


def _flowers(sheet: Sheet, near: Region, turn: int, rng: random.Random) -> None:
    spot = sample(near, rng)
    if spot is not None and min(*spot, 1 - spot[0], 1 - spot[1]) > 0.08:
        x, y = turned(spot, turn)
        tint = rng.choice((tone("paper", 0.9), tone("gold", 0.7), tone("roof", 0.6)))
        for _ in range(rng.randrange(4, 8)):
            sheet.disc((x + rng.uniform(-0.06, 0.06), y + rng.uniform(-0.04, 0.04)), 0.0075, tint)


def road(sheet: Sheet, path: Sequence[Point]) -> None:
    """Draw a road: verge, casing, surface and cart ruts."""
    long = _overrun(path)
    sheet.line(long, tone("verge", 0.75), ROAD + 0.045)
    sheet.line(long, tone("road", 0.16), ROAD + 0.004)
    sheet.line(long, tone("road", 0.64), ROAD - 0.022)
    sheet.line([(x + 0.004, y + 0.005) for x, y in long], tone("road", 0.80), ROAD - 0.040)
    for aside in (-0.026, 0.026):
        sheet.line(_beside(long, aside), tone("road", 0.69), 0.010)
    for index, (x, y) in enumerate(path):
        if index % 5 == 2:
            pebble = (x + 0.012 * math.sin(index * 2.7), y + 0.010 * math.cos(index * 1.9))
            sheet.disc(pebble, 0.006, tone("road", 0.60))


def _overrun(path: Sequence[Point]) -> tuple[Point, ...]:
    """Extend a path beyond the tile, so that the tile's edge cuts it off square."""
    found = list(path)
    for end, inner in ((0, 1), (-1, -2)):
        (x, y), (ix, iy) = path[end], path[inner]
        if min(x, y, 1 - x, 1 - y) < 0.001:
            upright = abs(x - 0.5) < 0.01
            extra = (x, y + math.copysign(0.1, y - iy)) if upright else (x + math.copysign(0.1, x - ix), y)
            found.insert(0 if end == 0 else len(found), extra)
    return tuple(found)


def _beside(path: Sequence[Point], aside: float) -> tuple[Point, ...]:
    found = []
    for before, (x, y), after in zip((path[0], *path[:-1]), path, (*path[1:], path[-1]), strict=True):
        dx, dy = after[0] - before[0], after[1] - before[1]
        long = math.hypot(dx, dy) or 1
        found.append((x - dy / long * aside, y + dx / long * aside))
    return tuple(found)


def footpath(sheet: Sheet, start: Point, end: Point) -> None:
    """Draw a path from a road to something beside it."""
    path = bezier(start, between(start, end, 0.4), between(start, end, 0.8), end, 8)
    for width, share in ((0.062, 0.20), (0.044, 0.72)):
        sheet.line(path, tone("road", share), width)


def soil(sheet: Sheet, layout: Plan, turn: int) -> None:
    """Draw the ground of the cities."""
    if not layout.cities:
        return
    mask = Image.new("L", sheet.image.size)
    draw = ImageDraw.Draw(mask)
    for polygon in layout.cities.values():
        draw.polygon([(x * sheet.scale, y * sheet.scale) for x, y in turned_path(polygon, turn)], 255)
    sheet.image.paste(cloth("earth", sheet.scale, 0.42, 0.72, 5), mask=mask)
