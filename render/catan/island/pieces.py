"""The pieces: wooden roads, settlements and cities in the seats' colours, with a thin line around each.

A piece carries its seat's letter, a road its seat's shape. Pieces stand upright and are lit from the top left. ``size``
is the radius of a hex in pixels.
"""

import itertools
import math
from collections.abc import Sequence
from typing import Literal

from PIL import Image, ImageDraw

from render.catan.island.sea import RADIUS
from render.kit.disk import painted_ahead, persistent
from render.kit.marks import OUTLINES
from render.kit.sheet import Point, Sheet
from render.kit.sprites import OVERSIZE, Sprite, shrink, to_sprite
from render.kit.theme import BODY, GOLD, INK, SEATS, Colour, letters_on, tone
from render.kit.typefaces import font
from render.kit.typography import LEAST, centre

Way = Literal["rise", "fall", "upright"]
"""The direction of an edge, from left to right: up, down, or vertical."""
Highlight = Literal["", "chosen", "last", "gone"]
"""The highlight of a piece: chosen, placed last, or about to be removed."""
WAYS: dict[Way, Point] = {
    "rise": (math.sqrt(0.75), -0.5),
    "fall": (math.sqrt(0.75), 0.5),
    "upright": (0.0, 1.0),
}
SIZES = (RADIUS,)
"""Radii of the hexes that pieces are painted for, in pixels."""
EVERY_SEAT = range(len(SEATS))
HIGHLIGHTS: tuple[Highlight, ...] = ("", "last", "chosen", "gone")
EDGE = 0.018
"""Width of the line around a piece, in its widths."""


@painted_ahead(lambda: itertools.product(EVERY_SEAT, WAYS, SIZES, HIGHLIGHTS))
@persistent
def road(seat: int, way: Way, size: int, highlight: Highlight = "") -> Sprite:
    """Return a road: a beam along an edge with its seat's shape in the middle."""
    sheet = Sheet(round(size * 1.24))
    beam = _beam(WAYS[way], 0.325, 0.07)
    look = SEATS[seat]
    _shadow(sheet, [(x + 0.03, y + 0.04) for x, y in beam], 0.014)
    gild(sheet, beam, highlight, 0.022)
    for grow, tint in ((0.034, INK), (0.025, look.rim), (0.004, INK), (0.0, look.body)):
        sheet.shape(beam, tint, grow, tint)
    # The shape is wider than the beam, so that it is visible on a phone.
    wide = max(LEAST, size * 0.27) * OVERSIZE / sheet.scale - 0.026
    for grow, tint in ((0.013, INK), (0.0, tone(look.ramp, 0.9))):
        if look.shape == "circle":
            sheet.disc((0.5, 0.5), wide / 2 + grow, tint)
        else:
            sheet.shape([(0.5 + x * wide, 0.5 + y * wide) for x, y in OUTLINES[look.shape]], tint, grow, tint)
    return to_sprite(sheet.done())


def _beam(way: Point, half: float, thick: float) -> list[Point]:
    dx, dy = way
    return [
        (0.5 + along * half * dx - across * thick * dy, 0.5 + along * half * dy + across * thick * dx)
        for along, across in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def _shadow(sheet: Sheet, shape: Sequence[Point], soft: float) -> None:
    sheet.shadow(shape, 170)
    sheet.settle(soft)


def gild(sheet: Sheet, shape: Sequence[Point], highlight: Highlight, wide: float) -> None:
    """Draw gold around a shape that is chosen or was placed last."""
    if highlight in ("chosen", "last"):
        far = EDGE + wide * (2.0 if highlight == "chosen" else 1.0)
        sheet.shape(shape, INK, far + EDGE / 2)
        sheet.shape(shape, GOLD, far, GOLD)


@painted_ahead(lambda: itertools.product(EVERY_SEAT, SIZES, HIGHLIGHTS))
@persistent
def settlement(seat: int, size: int, highlight: Highlight = "") -> Sprite:
    """Return a settlement: a house with its seat's letter."""
    return built(_HOUSE, seat, round(size * 0.64), highlight, ((0.5, 0.645), 0.46))


@painted_ahead(lambda: itertools.product(EVERY_SEAT, SIZES, HIGHLIGHTS))
@persistent
def city(seat: int, size: int, highlight: Highlight = "") -> Sprite:
    """Return a city: a hall with a tower and its seat's letter."""
    return built((*TOWER, *HALL), seat, round(size * 0.76), highlight, HALL_LABEL)


SPACE = 1.2
"""Width of the sheet of a building, in widths of the building."""
Part = tuple[Sequence[Point], float]
"""A face of a piece: its outline and its tone."""
_HOUSE: tuple[Part, ...] = (
    (((0.20, 0.48), (0.50, 0.17), (0.80, 0.48), (0.80, 0.86), (0.20, 0.86)), BODY),
    (((0.13, 0.50), (0.50, 0.12), (0.50, 0.235), (0.20, 0.54)), 0.72),
    (((0.87, 0.50), (0.50, 0.12), (0.50, 0.235), (0.80, 0.54)), 0.26),
)
TOWER: tuple[Part, ...] = (
    (((0.10, 0.30), (0.25, 0.10), (0.40, 0.30), (0.40, 0.89), (0.10, 0.89)), 0.34),
    (((0.04, 0.32), (0.25, 0.06), (0.25, 0.155), (0.10, 0.35)), 0.78),
    (((0.46, 0.32), (0.25, 0.06), (0.25, 0.155), (0.40, 0.35)), 0.24),
)
HALL: tuple[Part, ...] = (
    (((0.34, 0.56), (0.44, 0.42), (0.82, 0.42), (0.92, 0.56), (0.92, 0.89), (0.34, 0.89)), BODY),
    (((0.29, 0.57), (0.42, 0.38), (0.84, 0.38), (0.97, 0.57)), 0.66),
    (((0.84, 0.38), (0.97, 0.57), (0.80, 0.57), (0.74, 0.38)), 0.26),
)
HALL_LABEL: tuple[Point, float] = ((0.62, 0.68), 0.40)
"""The place and the size of the letter on a hall."""


def built(parts: Sequence[Part], seat: int, wide: int, highlight: Highlight, label: tuple[Point, float]) -> Sprite:
    """Draw a piece of several faces with its seat's letter, in a pale rim between two lines of ink."""
    ramp, rim = SEATS[seat].ramp, SEATS[seat].rim
    sheet = Sheet(round(wide * SPACE))
    parts = [([_inner(point) for point in outline], light) for outline, light in parts]
    for outline, _ in parts:
        sheet.shadow([(x + 0.06 + 0.10 * (1 - y), y + 0.03 * (1 - y)) for x, y in outline], 150)
    sheet.settle(0.025)
    # Draw each layer of all faces before the next, so that no casing covers a neighbour.
    for outline, _ in parts:
        gild(sheet, outline, highlight, 0.05)
    for grow, tint in ((0.088, INK), (0.064, rim), (0.018, INK)):
        for outline, _ in parts:
            sheet.shape(outline, tint, grow, tint)
    for outline, light in parts:
        sheet.shape(outline, tone(ramp, light))
    image = sheet.image
    write(image, seat, _inner(label[0]), label[1] / SPACE)
    return to_sprite(faded(shrink(image), highlight))


def _inner(point: Point) -> Point:
    """Return a point of a piece on its sheet, which has space for the rim around it."""
    return 0.5 + (point[0] - 0.5) / SPACE, 0.5 + (point[1] - 0.5) / SPACE


def faded(image: Image.Image, highlight: Highlight) -> Image.Image:
    """Return a half transparent picture for a piece about to be removed."""
    if highlight == "gone":
        image.putalpha(image.getchannel("A").point([round(value * 0.45) for value in range(256)]))
    return image


def write(image: Image.Image, seat: int, middle: Point, high: float) -> None:
    """Write a seat's letter on a sheet. ``high`` is its size in widths of the sheet."""
    look = SEATS[seat]
    engrave(image, look.letter, middle, high, letters_on(look.body))


def engrave(image: Image.Image, text: str, middle: Point, high: float, tint: Colour) -> None:
    """Print a letter or digit on a sheet, large enough for a phone. ``high`` is its size in widths of the sheet."""
    setting = font("bold", max(LEAST * OVERSIZE, round(image.width * high)))
    # Centre each letter by its own outline, because letters differ in height.
    box = setting.getbbox(text, anchor="ls")
    at = (middle[0] * image.width, middle[1] * image.width - (box[1] + box[3]) / 2)
    ImageDraw.Draw(image).text(at, text, (*tint, 255), setting, anchor="ms")


@painted_ahead(lambda: itertools.product(SIZES, HIGHLIGHTS))
@persistent
def robber(size: int, highlight: Highlight = "") -> Sprite:
    """Return the robber: a dark figure in a hood."""
    sheet = Sheet(round(size * 0.60), ratio=1.3)
    body: list[Point] = [
        (0.24, 1.14), (0.22, 1.02), (0.30, 0.84), (0.27, 0.64), (0.33, 0.48), (0.41, 0.42), (0.36, 0.34), (0.36, 0.22),
        (0.43, 0.13), (0.50, 0.10), (0.57, 0.13), (0.64, 0.22), (0.64, 0.34), (0.59, 0.42), (0.67, 0.48), (0.73, 0.64),
        (0.70, 0.84), (0.78, 1.02), (0.76, 1.14),
    ]  # fmt: skip
    sheet.shadow([(x + 0.05 + 0.28 * (1.14 - y), 0.40 * y + 0.70) for x, y in body], 170)
    sheet.settle(0.03)
    gild(sheet, body, highlight, 0.05)
    # A light rim under the dark one, because the robber may stand on dark land.
    sheet.shape(body, tone("paper", 0.25), 0.055)
    sheet.shape(body, INK, 0.03)
    sheet.shape(body, tone("graphite", 0.24))
    left = [(x if x < 0.5 else 0.46, y) for x, y in body]
    sheet.shape(left, tone("graphite", 0.46))
    sheet.shape([(0.40, 0.22), (0.50, 0.17), (0.60, 0.22), (0.59, 0.33), (0.50, 0.38), (0.41, 0.33)], INK)
    for x in (0.455, 0.545):
        sheet.disc((x, 0.265), 0.028, tone("gold", 0.75), 0.7)
    sheet.line([(0.28, 0.70), (0.72, 0.70)], tone("red", 0.36), 0.05)
    return to_sprite(faded(sheet.done(), highlight))


PIPS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
"""For each number, its pips: the rolls of 36 that give it."""

POINTS = 14
"""Number of points around the disc of a 6 or an 8."""


@painted_ahead(lambda: itertools.product(PIPS, SIZES, ("", "last", "chosen")))
@persistent
def token(number: int, size: int, highlight: Highlight = "") -> Sprite:
    """Return a number's disc with a pip for every roll of 36 that gives it. 6 and 8 are red suns, and larger."""
    strong = number in (6, 8)
    wide = round(size * (0.88 if strong else 0.72))
    sheet = Sheet(wide)
    tint = tone("red", 0.38) if strong else INK
    if strong:
        sheet.shape([(x + 0.035, y + 0.05) for x, y in _star(0.46)], (*INK, 110))
        if highlight:
            sheet.shape(_star(0.47), GOLD, 0.02)
        for radius, paint in ((0.46, INK), (0.44, tint), (0.385, tone("paper", 0.55))):
            sheet.shape(_star(radius), paint)
    else:
        sheet.disc((0.54, 0.56), 0.40, (*INK, 110))
        if highlight:
            sheet.disc((0.5, 0.5), 0.47, GOLD, outline=0.015)
        sheet.disc((0.5, 0.5), 0.40, tone("paper", 0.55), outline=0.022)
    far = 0.33 if strong else 0.375
    sheet.disc((0.485, 0.485), far, tone("paper", 0.92))
    sheet.disc((0.5, 0.5), far - 0.01, tone("paper", 0.62))
    count = PIPS[number]
    between = 0.070 if strong else 0.082
    for pip in range(count):
        sheet.disc((0.5 + (pip - (count - 1) / 2) * between, 0.715 if strong else 0.745), 0.029, tint)
    sprite = to_sprite(sheet.done())
    middle = sprite.size[0] / 2
    centre(sprite.core, str(number), (middle, middle * 0.90), round(wide * 0.46), tint)
    return sprite


def _star(radius: float) -> list[Point]:
    """Return the border of a disc with points, around the middle of a sheet."""
    turns = [(step * math.pi / POINTS, radius if step % 2 == 0 else radius * 0.88) for step in range(2 * POINTS)]
    return [(0.5 + far * math.sin(turn), 0.5 - far * math.cos(turn)) for turn, far in turns]
