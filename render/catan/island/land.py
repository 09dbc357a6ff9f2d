"""The land: each terrain as a small landscape on a hex of cut card."""

import itertools
import math
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PIL import Image, ImageDraw

from render.catan.island.growth import (
    HAIR,
    Growth,
    boulder,
    bricks,
    bush,
    cactus,
    fir,
    peak,
    sheaf,
    sheep,
    tree,
    tuft,
)
from render.kit.disk import cached_on_disk
from render.kit.hex import HIGH, OUTLINE
from render.kit.sheet import Point, Sheet
from render.kit.sprites import OVERSIZE, to_sprite
from render.kit.surface import cloth
from render.kit.theme import INK, mix, tone

VERSIONS = 3
"""Number of versions of every terrain."""
# √3 times the radius in sea.py, rounded.
SIZES = (152,)
"""Widths of hexes, in pixels."""
GROUNDS = {
    "forest": ("leaf", 0.12, 0.44),
    "hills": ("earth", 0.10, 0.40),
    "pasture": ("grass", 0.44, 0.74),
    "fields": ("gold", 0.54, 0.74),
    "mountains": ("stone", 0.34, 0.60),
    "desert": ("road", 0.72, 1.00),
}
"""Ramp of every terrain, and the range of tones of its ground."""
RIM = 0.024
"""Width of the card's bevel, in hex widths."""
Spot = tuple[float, float, float]
"""The place and size of a thing."""


def _every() -> Iterator[tuple[str, int]]:
    return itertools.product(GROUNDS, range(VERSIONS))


# The soft pixels of the border get the colour of earth, as the cut edge of the card.
@cached_on_disk(sizes=SIZES, masters=SIZES, finish=partial(to_sprite, edge=tone("earth", 0.0)), every=_every)
def land(wide: int, terrain: str, version: int) -> Image.Image:
    """Paint a hex of a terrain."""
    rng = random.Random(f"{terrain} {version}")
    ramp, low, high = GROUNDS[terrain]
    extent = (wide * OVERSIZE, round(wide * HIGH) * OVERSIZE)
    ground = cloth(ramp, max(extent), low, high, 40 + version).crop((0, 0, *extent)).convert("RGBA")
    # From here on (0, 0) is the middle of the hex.
    sheet = Sheet(wide, ground, HIGH).moved(0.5, HIGH / 2)
    PAINTERS[terrain](sheet, rng)
    _bevel(sheet)
    sheet.image.putalpha(_cut(extent))
    return sheet.done()


def _cut(extent: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", extent)
    wide = extent[0]
    shape = [((0.5 + x) * wide, extent[1] / 2 + y * wide) for x, y in OUTLINE]
    ImageDraw.Draw(mask).polygon(shape, 255)
    return mask


def _bevel(sheet: Sheet) -> None:
    """Draw the bevel of the card: light at the top and left, dark at the lower right."""
    sides = list(itertools.pairwise((*OUTLINE, OUTLINE[0])))
    # Clockwise from the upper right side. The second to the fourth face away from the light.
    for side, alpha in zip(sides, (70, 120, 150, 90, 150, 190), strict=True):
        tint = INK if side in sides[1:4] else tone("paper", 1.0)
        inner = [(x * (1 - 2 * RIM), y * (1 - 2 * RIM)) for x, y in side]
        layer = Image.new("L", sheet.image.size)
        pixels = [((0.5 + x) * sheet.scale, (HIGH / 2 + y) * sheet.scale) for x, y in (*side, *inner[::-1])]
        ImageDraw.Draw(layer).polygon(pixels, alpha)
        sheet.image.paste(tint, mask=layer)


def _shaded(sheet: Sheet, spots: Sequence[Spot], far: float = 0.5) -> None:
    """Draw the shadows of things at these places to the lower right."""
    for x, y, size in spots:
        half, low = 0.34 * size, 0.05 * size
        sheet.shadow(
            [
                (x - half, y - low),
                (x + half, y - low),
                (x + half + far * size, y + 0.28 * size),
                (x + far * size - half * 0.3, y + 0.34 * size),
            ],
            130,
        )
    sheet.settle(0.012)


def _grow(sheet: Sheet, spots: Sequence[Spot], growth: Growth, rng: random.Random) -> None:
    """Draw a thing at every place, the nearer over the farther ones."""
    for x, y, size in sorted(spots, key=lambda spot: spot[1]):
        growth(sheet, x, y, size, rng)


def _strewn(
    rng: random.Random, count: int, apart: float, size: tuple[float, float], within: float = 0.43
) -> list[Spot]:
    """Return random places with a minimum distance from each other and from the number in the middle."""
    found: list[Spot] = []
    # If there is no space for more, fewer are enough.
    for _ in range(400):
        x, y = rng.uniform(-within, within), rng.uniform(-0.5, 0.5)
        if len(found) == count:
            break
        near = any(math.hypot(x - ox, (y - oy) * 1.2) < apart for ox, oy, _ in found)
        if not near and _inside(x, y, within) and math.hypot(x, y) > 0.2:
            found.append((x, y, rng.uniform(*size)))
    return found


def _inside(x: float, y: float, within: float) -> bool:
    """Return True if a point lies in a hex that is ``2 * within`` wide."""
    return abs(x) <= within and abs(y) + abs(x) / math.sqrt(3) <= 2 * within / math.sqrt(3)


def _forest(sheet: Sheet, rng: random.Random) -> None:
    spots: list[Spot] = []
    for row in range(9):
        for column in range(8):
            x = (column - 3.5 + 0.5 * (row % 2)) * 0.128 + rng.uniform(-0.025, 0.025)
            y = (row - 3.6) * 0.118 + rng.uniform(-0.025, 0.025)
            if _inside(x, y - 0.02, 0.46):
                spots.append((x, y, rng.uniform(0.13, 0.17)))
    _shaded(sheet, spots, 0.35)
    for spot in sorted(spots, key=lambda spot: spot[1]):
        _grow(sheet, [spot], fir if rng.random() < 0.30 else tree, rng)


def _hills(sheet: Sheet, rng: random.Random) -> None:
    """Draw terraces of clay, descending towards the front, with stacks of bricks."""
    shift = rng.uniform(0, 6)
    for level in range(6):
        top = -0.46 + level * 0.175
        path = [
            (x, top + 0.045 * math.sin(x * 7 + shift + level * 1.9) + 0.02 * math.sin(x * 17 + level))
            for x in _across()
        ]
        riser = [(x, y + 0.062) for x, y in path]
        lift = 0.10 * (level % 2)
        sheet.shape([*path, (0.6, 0.7), (-0.6, 0.7)], mix(tone("roof", 0.26 + lift / 2), tone("earth", 0.0), 0.35))
        sheet.shape([*riser, (0.6, 0.7), (-0.6, 0.7)], mix(tone("roof", 0.52 + lift), tone("earth", 0.42), 0.62))
        for depth in (0.022, 0.042):
            sheet.line([(x, y + depth) for x, y in path], tone("roof", 0.30 + lift / 2), HAIR)
        sheet.line(path, mix(tone("roof", 0.84), tone("earth", 0.8), 0.5), HAIR * 1.6)
        sheet.line([(x, y + 0.064) for x, y in path], tone("roof", 0.08), HAIR)
        for _ in range(16):
            x, y = rng.uniform(-0.5, 0.5), top + rng.uniform(0.09, 0.16)
            sheet.line([(x, y), (x + rng.uniform(0.02, 0.05), y)], tone("roof", rng.choice((0.40, 0.74))), HAIR)
    spots = _strewn(rng, 4, 0.26, (0.13, 0.16), 0.38)
    _shaded(sheet, spots)
    _grow(sheet, spots, bricks, rng)
    _grow(sheet, _strewn(rng, 5, 0.2, (0.06, 0.08)), bush, rng)


def _across() -> list[float]:
    # Larger than the hex, which is one unit wide. The rest is cut off.
    return [-0.6 + 0.02 * step for step in range(61)]


def _pasture(sheet: Sheet, rng: random.Random) -> None:
    for shade, top in ((0.82, -0.30), (0.92, -0.06), (0.80, 0.16), (0.90, 0.34)):
        path = [(x, top + 0.05 * math.sin(x * 6 + top * 30)) for x in _across()]
        band = [(x, y + 0.10 + 0.03 * math.sin(x * 9)) for x, y in path]
        _glaze(sheet, [*path, *band[::-1]], "grass", shade)
    _grow(sheet, _strewn(rng, 46, 0.07, (0.030, 0.045), 0.47), tuft(tone("grass", 0.36)), rng)
    _grow(sheet, _strewn(rng, 16, 0.12, (0.024, 0.034), 0.46), tuft(tone("grass", 1.0)), rng)
    bushes = _strewn(rng, 5, 0.3, (0.09, 0.12), 0.44)
    flock = [
        (x, y, size)
        for x, y, size in _strewn(rng, 6, 0.25, (0.17, 0.20), 0.40)
        if all(math.hypot(x - ox, y - oy) > 0.15 for ox, oy, _ in bushes)
    ]
    _shaded(sheet, [*flock, *bushes], 0.3)
    _grow(sheet, bushes, bush, rng)
    _grow(sheet, flock, sheep, rng)


def _glaze(sheet: Sheet, points: Sequence[Point], ramp: str, at: float, alpha: int = 90) -> None:
    """Tint an area lightly."""
    layer = Image.new("L", sheet.image.size)
    pixels = [((0.5 + x) * sheet.scale, (HIGH / 2 + y) * sheet.scale) for x, y in points]
    ImageDraw.Draw(layer).polygon(pixels, alpha)
    sheet.image.paste(tone(ramp, at), mask=layer)


def _fields(sheet: Sheet, rng: random.Random) -> None:
    """Draw rows of grain, some mown, with sheaves on the stubble."""
    lean = rng.choice((-0.22, 0.22))
    for row in range(17):
        low = -0.70 + row * 0.09
        path = [(x, low + lean * x + 0.02 * math.sin(x * 5 + row)) for x in _across()]
        _glaze(sheet, [*path, *((x, y + 0.045) for x, y in path[::-1])], "gold", 0.82 if row % 3 else 0.70, 130)
        sheet.line(path, tone("gold", 0.24), HAIR * 0.9)
        for x, y in path[::2]:
            height = rng.uniform(0.02, 0.045)
            sheet.line([(x, y), (x + 0.012, y - height)], tone("gold", rng.choice((0.30, 0.72, 0.86))), HAIR * 0.9)
    spots = _strewn(rng, 7, 0.24, (0.19, 0.23), 0.40)
    _shaded(sheet, spots, 0.4)
    _grow(sheet, spots, sheaf, rng)


def _mountains(sheet: Sheet, rng: random.Random) -> None:
    _glaze(sheet, [(-0.6, 0.12), (0.6, 0.05), (0.6, 0.7), (-0.6, 0.7)], "grass", 0.2, 60)
    # Fixed places, so that the number in the middle hides none of them.
    far = [(-0.26, -0.16, 0.36), (0.24, -0.20, 0.34), (0.0, -0.24, 0.32)]
    near = [(-0.33, 0.18, 0.36), (0.33, 0.16, 0.38), (-0.14, 0.40, 0.27), (0.18, 0.42, 0.26)]
    spots = [
        (x + rng.uniform(-0.03, 0.03), y + rng.uniform(-0.02, 0.02), size * rng.uniform(0.92, 1.08))
        for x, y, size in (*far, *near)
    ]
    _shaded(sheet, spots, 0.45)
    _grow(sheet, spots, peak, rng)
    stones = _strewn(rng, 9, 0.12, (0.05, 0.08), 0.42)
    _grow(sheet, [spot for spot in stones if spot[1] > 0.2], boulder, rng)
    trees = [spot for spot in _strewn(rng, 14, 0.10, (0.08, 0.11), 0.44) if spot[1] > 0.18]
    _grow(sheet, trees, fir, rng)


def _desert(sheet: Sheet, rng: random.Random) -> None:
    shift = rng.uniform(0, 6)
    for level in range(6):
        top = -0.50 + level * 0.17
        crest = [(x, top + 0.055 * math.sin(x * 5.2 + shift + level * 2.1)) for x in _across()]
        lee = [(x, y + 0.075 + 0.030 * math.sin(x * 5.2 + shift + level * 2.1 + 1)) for x, y in crest]
        _glaze(sheet, [*crest, *lee[::-1]], "earth", 0.62, 120)
        _glaze(sheet, [*((x, y - 0.05) for x, y in crest), *crest[::-1]], "road", 1.0, 120)
        sheet.line(crest, tone("road", 1.0), HAIR * 1.3)
        for _ in range(7):
            x, y = rng.uniform(-0.5, 0.5), top + rng.uniform(0.09, 0.13)
            ripple = [(x + step * 0.02, y + 0.008 * math.sin(step)) for step in range(5)]
            sheet.line(ripple, tone("earth", 0.66), HAIR * 0.9)
    spots = _strewn(rng, 3, 0.32, (0.17, 0.22), 0.36)
    _shaded(sheet, spots, 0.5)
    _grow(sheet, spots, cactus, rng)
    _grow(sheet, _strewn(rng, 5, 0.2, (0.04, 0.06)), boulder, rng)


PAINTERS: dict[str, Callable[[Sheet, random.Random], None]] = {
    "forest": _forest,
    "hills": _hills,
    "pasture": _pasture,
    "fields": _fields,
    "mountains": _mountains,
    "desert": _desert,
}
