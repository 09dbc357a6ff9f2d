"""The material of the mine: dark rock, lamp-lit galleries with timber props and rails, slabs of carved stone."""

import itertools
import math
import random
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.disk import cached_on_disk
from render.kit.sections import WIDTH
from render.kit.sheet import Point, Sheet
from render.kit.sprites import OVERSIZE, indexed, shrink
from render.kit.surface import SOFT, noise
from render.kit.theme import INK, SEATS, Colour, mix, tone
from render.zavandor.layout import ROW

Size = tuple[int, int]
Ramp = Sequence[Colour]

DARK = (tone("ink", 0.04), tone("ink", 0.14), tone("ink", 0.32), tone("ink", 0.50), tone("ink", 0.66))
LIT = (tone("ink", 0.12), tone("wood", 0.35), tone("earth", 0.06), tone("earth", 0.34), tone("earth", 0.6))
STONE = (tone("stone", 0.30), tone("stone", 0.38), tone("stone", 0.46), tone("stone", 0.54))
"""Tones of rock in the dark, of rock by lamplight and of carved stone, from dark to light."""

HEWN = [min(255, 90 + value * 3 // 4) for value in range(256)]
"""Share of a lamp's light that a facet reflects, by its lightness."""
POSTS = (112, 590)
"""Places of the timber props in a gallery, in pixels."""
FINE = 2
"""Oversampling of facets."""
CRYSTALS = {"r": "red", "y": "amber", "g": "green", "b": "blue"}
"""The ramps of the gems."""


def _toned(values: Image.Image, ramp: Ramp) -> Image.Image:
    """Return a picture of lightnesses in the colours of a ramp."""
    last = len(ramp) - 1
    shades = []
    for value in range(256):
        at = value / 255 * last
        low = min(int(at), last - 1)
        shades.append(mix(ramp[low], ramp[low + 1], at - low))
    return Image.merge("RGB", [values.point([shade[channel] for shade in shades]) for channel in range(3)])


def _facets(size: Size, seed: int, cell: int, soft: float = 0.5) -> Image.Image:
    """Return hewn rock as lightnesses: facets about ``cell`` wide, lit from the upper left."""
    rng = random.Random(seed)
    columns, rows = size[0] // cell + 3, size[1] * 3 // (cell * 2) + 3
    corners = [
        [
            (
                (column - 1 + rng.uniform(-0.4, 0.4)) * cell,
                (row - 1 + rng.uniform(-0.4, 0.4)) * cell * 2 / 3,
                rng.random(),
            )
            for column in range(columns)
        ]
        for row in range(rows)
    ]
    image = Image.new("L", (size[0] * FINE, size[1] * FINE))
    draw = ImageDraw.Draw(image)
    for upper, lower in itertools.pairwise(corners):
        for (a, b), (c, d) in zip(itertools.pairwise(upper), itertools.pairwise(lower), strict=True):
            # Cut along a random diagonal, so that no grain runs through the whole rock.
            for one in ((a, b, c), (b, d, c)) if rng.random() < 0.5 else ((a, b, d), (a, d, c)):
                draw.polygon([(x * FINE, y * FINE) for x, y, _ in one], _facing(one))
    grain = noise(max(2, size[0] // 9), max(2, size[1] // 7), size, seed)
    return Image.blend(image.reduce(FINE), grain, 0.10).filter(ImageFilter.GaussianBlur(soft))


def _facing(corners: Sequence[tuple[float, float, float]]) -> int:
    """Return the lightness of a facet, lit from the upper left. The third numbers are heights."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = corners
    # Twice the area of the facet from above. A facet without area has no slope.
    flat = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) or 1.0
    slope_x = ((bz - az) * (cy - ay) - (cz - az) * (by - ay)) / flat
    slope_y = ((cz - az) * (bx - ax) - (bz - az) * (cx - ax)) / flat
    return max(0, min(255, round(118 + (slope_x + slope_y) * 3600)))


@cached_on_disk(sizes=(WIDTH,), finish=indexed, every=lambda: ((),))
def rock(width: int) -> Image.Image:
    """Return bare rock, enough for the highest picture."""
    size = (width, width * 3 // 2)
    broad = noise(5, 7, size, 31).point([max(0, min(255, (v - 128) // 2 + 128)) for v in range(256)])
    return _toned(Image.blend(_facets(size, 31, 74), broad, 0.22), DARK)


# Galleries


@cached_on_disk(sizes=(WIDTH,), finish=indexed, every=lambda: ((gem,) for gem in CRYSTALS))
def gallery(width: int, gem: str) -> Image.Image:
    """Return a gallery by lamplight with timber props, and crystals of the gem at its left end."""
    size = (width, ROW)
    # A seed from the letters, because the hash of a str differs between processes.
    ground = _lit_wall(size, sum(map(ord, gem))).resize((width * OVERSIZE, ROW * OVERSIZE))
    sheet = Sheet(width, ground.convert("RGBA"))
    px = Pixels(width)
    _rough_edge(sheet, size, sum(map(ord, gem)))
    _rails(sheet, size)
    for post in POSTS:
        _prop(sheet, px, post, ROW)
    _crystals(sheet, px, CRYSTALS[gem], ROW)
    return shrink(sheet.image).convert("RGB")


class Pixels:
    """Converts pixels to a sheet's units."""

    def __init__(self, width: int) -> None:
        self._width = width

    def __call__(self, *numbers: float) -> list[Point]:
        """Return points from coordinates x, y, x, y …"""
        return [(x / self._width, y / self._width) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]

    def box(self, left: float, top: float, right: float, bottom: float) -> list[Point]:
        """Return a rectangle."""
        return self(left, top, right, top, right, bottom, left, bottom)

    def long(self, length: float) -> float:
        """Return a length."""
        return length / self._width


def _lit_wall(size: Size, seed: int) -> Image.Image:
    """Return the back wall: bright near the lamps at the props, and dark between them."""
    width, height = size
    small = (width // SOFT + 1, height // SOFT + 1)
    light = Image.new("L", small, 40)
    draw = ImageDraw.Draw(light)
    for post in POSTS:
        x, y, far = post / SOFT, height * 0.34 / SOFT, height * 0.92 / SOFT
        draw.ellipse((x - far * 1.15, y - far, x + far * 1.15, y + far), 196)
    light = light.filter(ImageFilter.GaussianBlur(height * 0.30 / SOFT)).resize(size, Image.Resampling.BICUBIC)
    return _toned(ImageChops.multiply(light, _facets(size, seed, 46).point(HEWN)), LIT)


def _rough_edge(sheet: Sheet, size: Size, seed: int) -> None:
    """Draw the rough edges of dark rock at the top and the bottom of the gallery."""
    width, height = size
    rng = random.Random(seed)
    px = Pixels(width)
    for top, sign in ((0, 1), (height, -1)):
        for grow, tint in ((3.0, tone("ink", 0.05)), (0.0, tone("ink", 0.24))):
            # The same edge for both tints. The darker one reaches a little farther.
            rng.seed(seed * 2 + sign)
            edge = [(x, top + sign * (rng.uniform(3, 12) + grow)) for x in range(-20, width + 60, 34)]
            flat = [value for point in edge for value in point]
            sheet.shape(px(-20, top, *flat, width + 60, top), tint)


def _rails(sheet: Sheet, size: Size) -> None:
    """Draw the rails on their sleepers."""
    width, height = size
    px = Pixels(width)
    for x in range(6, width, 34):
        sheet.shape(
            px(x, height - 20, x + 16, height - 20, x + 20, height - 7, x - 3, height - 7),
            tone("wood", 0.55),
            px.long(1.5),
        )
    for y, tint in ((height - 19, 0.35), (height - 11, 0.62)):
        sheet.line(px(0, y + 2, width, y + 2), INK, px.long(4))
        sheet.line(px(0, y, width, y), tone("slate", tint), px.long(3))


def _prop(sheet: Sheet, px: Pixels, x: int, height: int) -> None:
    """Draw a timber prop with its cap and a lamp."""
    casing = px.long(2)
    sheet.shape(px.box(x - 9, 14, x + 9, height - 4), tone("wood", 0.80), casing)
    sheet.shape(px.box(x + 3, 14, x + 9, height - 4), tone("wood", 0.55))
    sheet.shape(px.box(x - 9, 14, x - 6, height - 4), tone("earth", 0.45))
    sheet.shape(px.box(x - 34, 5, x + 34, 19), tone("wood", 0.86), casing)
    sheet.shape(px.box(x - 34, 5, x + 34, 8), tone("earth", 0.5))
    sheet.shape(px.box(x - 34, 15, x + 34, 19), tone("wood", 0.55))
    _lamp(sheet, px, x, 30)


def _lamp(sheet: Sheet, px: Pixels, x: int, y: int) -> None:
    """Draw a burning lamp on a prop."""
    casing = px.long(1.6)
    sheet.line(px(x, y - 6, x, y + 2), INK, px.long(2))
    sheet.shape(px(x - 7, y + 2, x + 7, y + 2, x + 10, y + 8, x - 10, y + 8), tone("graphite", 0.5), casing)
    sheet.shape(px.box(x - 8, y + 8, x + 8, y + 26), tone("gold", 0.80), casing)
    sheet.shape(px(x, y + 10, x + 4, y + 18, x, y + 24, x - 4, y + 18), tone("gold", 1.0))
    sheet.shape(px.box(x - 10, y + 26, x + 10, y + 31), tone("graphite", 0.4), casing)


def _crystals(sheet: Sheet, px: Pixels, ramp: str, height: int) -> None:
    """Draw crystals at the gallery's left end."""
    for x, foot, wide, high, lean in ((10, 20, 15, 62, 8), (34, 12, 11, 40, 12), (-2, 8, 13, 38, 3)):
        y = height - foot
        tip = (x + lean, y - high)
        left, right, mid = x - wide / 2, x + wide / 2, x + wide * 0.1
        up = high * 0.72
        body = px(left, y, left + lean * 0.6, y - up, *tip, right + lean * 0.6, y - up, right, y)
        sheet.shape(body, tone(ramp, 0.42), px.long(2))
        sheet.shape(
            px(left, y, left + lean * 0.6, y - up, *tip, mid + lean * 0.5, y - up * 0.9, mid, y), tone(ramp, 0.62)
        )
        sheet.shape(px(left + lean * 0.6, y - up, *tip, mid + lean * 0.5, y - up * 0.9), tone(ramp, 0.80))


# Carved stone


def slab(size: Size, seat: int) -> Image.Image:
    """Return a slab of carved stone with a bevel and a seat's colour along its left edge, without its shadow."""
    width, height = size
    values = Image.blend(_facets(size, 77 + seat, 150, 3.0), noise(9, 5, size, 5), 0.6)
    ground = _toned(values, STONE).resize((width * OVERSIZE, height * OVERSIZE)).convert("RGBA")
    sheet = Sheet(width, ground)
    px = Pixels(width)
    light, dark = tone("stone", 0.78), tone("stone", 0.10)
    sheet.shape(px(0, 0, width, 0, width - 6, 6, 6, 6), light)
    sheet.shape(px(0, 0, 6, 6, 6, height - 6, 0, height), mix(light, dark, 0.2))
    sheet.shape(px(width, 0, width, height, width - 6, height - 6, width - 6, 6), dark)
    sheet.shape(px(0, height, 6, height - 6, width - 6, height - 6, width, height), dark)
    ramp = SEATS[seat].ramp
    sheet.shape(px.box(0, 0, 10, height), tone(ramp, 0.42))
    sheet.shape(px.box(0, 0, 3, height), tone(ramp, 0.62))
    return shrink(sheet.image)


def niche(width: int, height: int) -> list[Point]:
    """Return the outline of an arched niche, in pixels from its upper left corner."""
    arch = [
        (width / 2 - width / 2 * math.cos(math.pi * step / 24), 26 - 26 * math.sin(math.pi * step / 24))
        for step in range(25)
    ]
    return [*arch, (width, height), (0, height)]
