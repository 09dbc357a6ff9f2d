"""The sea: a card of water on the table, with a sandy coast, foam and slow waves, under the land."""

import itertools
import math
import random
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.kit.cache import cached
from render.kit.disk import cached_on_disk
from render.kit.hex import Frame, Hex, corners, framed, hull
from render.kit.sheet import Point, Sheet, swollen
from render.kit.sprites import OVERSIZE, indexed, shrink
from render.kit.surface import cloth, wood
from render.kit.theme import INK, Colour, mix, tone
from rules.catan.view import geometry

WIDTH = 1200
RADIUS = {"std": 109, "ext": 88}
"""Radius of a hex on each board, in pixels."""
# The heights of seats.Strip: 77 pixels plus 42 for each row of heaps, in two ranks above the larger board. Other
# heights are painted when they first occur.
STAGES = (("std", 161), ("ext", 322))
"""The boards with the heights of the strips above them, in pixels."""
EDGE = 8
"""Height of the table above and below the sea, in pixels."""
MARGIN = 1.06
"""Distance that the sea reaches beyond the land, in radii of a hex."""
SWELL = 480
"""Period of the waves, in pixels."""
COAST = (
    (0.30, ("water", 0.62), 90),
    (0.17, ("water", 0.86), 150),
    (0.105, ("road", 0.62), 255),
    (0.06, ("road", 0.86), 255),
)
"""The coast from the water inwards: distance from the land in radii, colour, and opacity."""
LIGHT = mix(tone("wood", 1.0), tone("gold", 0.8), 0.35)
"""Colour of the lamp's light on the table."""
LOW = 4
"""Factor by which soft things are drawn smaller."""


def outline(hexes: Sequence[Hex], frame: Frame, margin: float = MARGIN) -> list[Point]:
    """Return the border of the sea around hexes, in pixels."""
    around = hull([corner for place in hexes for corner in corners(place)])
    return swollen([_exact(frame, place) for place in around], margin * frame.radius)


def stage_size(board: str, head: int) -> tuple[int, int]:
    """Return the size of the picture of a board under a head of some height."""
    around = [corner for place in geometry(board).hexes for corner in corners(place)]
    rows = (max(y for _, y in around) - min(y for _, y in around)) / 2
    return WIDTH, head + round((rows + 2 * MARGIN) * RADIUS[board]) + 2 * EDGE


@lru_cache(maxsize=32)
def frame_of(board: str, head: int) -> Frame:
    """Return the frame of a board under a head of some height."""
    around = [corner for place in geometry(board).hexes for corner in corners(place)]
    width, height = stage_size(board, head)
    return framed(around, RADIUS[board], (width / 2, (head + height) / 2))


@cached_on_disk(sizes=(WIDTH,), finish=indexed, every=lambda: STAGES)
def sea(_: int, board: str, head: int) -> Image.Image:
    """Paint the table with the sea, without the land."""
    size, frame, hexes = stage_size(board, head), frame_of(board, head), geometry(board).hexes
    border = outline(hexes, frame)
    table = wood(size).convert("RGB")
    # The lamp is at the top left: light on the table there, the card's shadow at the lower right.
    table.paste(LIGHT, mask=_soft(size, [border], -0.07 * frame.radius, 120, 0.13 * frame.radius))
    table.paste(INK, mask=_soft(size, [border], 0.11 * frame.radius, 150, 0.07 * frame.radius))
    card = Image.new("RGB", size)
    for at in itertools.product(range(0, size[0], SWELL), range(0, size[1], SWELL)):
        card.paste(_waves(), at)
    for far, (ramp, shade), alpha in COAST:
        card.paste(tone(ramp, shade), mask=_around(size, hexes, frame, far, alpha))
    land = [[_exact(frame, corner) for corner in corners(place)] for place in hexes]
    card.paste(tone("earth", 0.0), mask=_around(size, hexes, frame, 0.0, 255))
    card.paste(INK, mask=_soft(size, land, 0.08 * frame.radius, 120, 0.03 * frame.radius))
    _rim(card, border)
    table.paste(card, mask=_filled(size, border))
    return table


@cached
def _waves() -> Image.Image:
    """Return a square of water with slow waves. It tiles without a seam."""
    sheet = Sheet(SWELL, cloth("water", SWELL * OVERSIZE, 0.10, 0.30, 71).convert("RGBA"))
    rng = random.Random(72)
    for row in range(9):
        y, x = row / 9 + 0.03, rng.random()
        end = x + 1
        while x < end - 0.12:
            long = rng.uniform(0.10, 0.20)
            _wave(sheet, x % 1.0, y + rng.uniform(-0.02, 0.02), min(long, end - x))
            x += long + rng.uniform(0.14, 0.30)
    return sheet.done().convert("RGB")


def _wave(sheet: Sheet, x: float, y: float, long: float) -> None:
    """Draw a long low wave, and again where it continues beyond the border."""
    crest = [(x + long * step / 16, y + 0.0055 * math.sin(step * math.pi / 4)) for step in range(17)]
    for dx in (-1, 0):
        path = [(px + dx, py) for px, py in crest]
        sheet.line([(px, py + 0.007) for px, py in path], tone("water", 0.06), 0.0042)
        sheet.line(path, tone("water", 0.52), 0.0042)


def _exact(frame: Frame, place: Point) -> Point:
    return frame.left + place[0] * frame.wide / 2, frame.top + place[1] * frame.radius / 2


def _filled(size: tuple[int, int], shape: Sequence[Point], alpha: int = 255) -> Image.Image:
    """Return a mask of a shape with smooth borders."""
    mask = Image.new("L", (size[0] * OVERSIZE, size[1] * OVERSIZE))
    ImageDraw.Draw(mask).polygon([(x * OVERSIZE, y * OVERSIZE) for x, y in shape], alpha)
    return shrink(mask)


def _around(size: tuple[int, int], hexes: Sequence[Hex], frame: Frame, far: float, alpha: int) -> Image.Image:
    """Return a mask of everything within ``far`` radii of the land, with rounded bays."""
    mask = Image.new("L", (size[0] * OVERSIZE, size[1] * OVERSIZE))
    draw = ImageDraw.Draw(mask)
    by = far * frame.radius * OVERSIZE
    for place in hexes:
        around = [(x * OVERSIZE, y * OVERSIZE) for x, y in (_exact(frame, corner) for corner in corners(place))]
        # Each hex separately, so that the coasts stay round where they meet in a bay.
        draw.polygon(swollen(around, by * 0.9), alpha)
        for x, y in around:
            draw.ellipse((x - by, y - by, x + by, y + by), alpha)
    return shrink(mask)


def _soft(size: tuple[int, int], shapes: Sequence[Sequence[Point]], far: float, dark: int, blur: float) -> Image.Image:
    """Return a mask of the shadows of shapes to the lower right, or of light to the upper left."""
    small = Image.new("L", (size[0] // LOW, size[1] // LOW))
    draw = ImageDraw.Draw(small)
    for shape in shapes:
        draw.polygon([((x + far) / LOW, (y + far * 1.2) / LOW) for x, y in shape], dark)
    return small.filter(ImageFilter.GaussianBlur(blur / LOW)).resize(size, Image.Resampling.BILINEAR)


def _rim(card: Image.Image, border: Sequence[Point]) -> None:
    """Draw the thickness of the card along its border: light at the top and left, dark at the lower right."""
    middle = [sum(axis) / len(border) for axis in zip(*border, strict=True)]
    inner = [(x + (middle[0] - x) * 0.012, y + (middle[1] - y) * 0.012) for x, y in border]
    for (a, b), (c, d) in zip(_sides(border), _sides(inner), strict=True):
        lit = (a[1] + b[1]) / 2 + 0.6 * (a[0] + b[0]) / 2 < middle[1] + 0.6 * middle[0]
        tint: Colour = mix(tone("water", 0.9), tone("paper", 1.0), 0.5) if lit else tone("water", 0.0)
        card.paste(tint, mask=_filled(card.size, [a, b, d, c], 170 if lit else 235))


def _sides(shape: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(itertools.pairwise((*shape, shape[0])))
