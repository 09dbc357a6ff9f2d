"""The pieces: wooden roads, settlements, cities and knights in the seats' colours, with a thin line around each.

A piece carries its seat's letter, a road its seat's shape. Pieces stand upright and are lit from the top left. ``size``
is the radius of a hex in pixels.
"""

import itertools
import math
from collections.abc import Sequence
from typing import Literal

from PIL import Image, ImageDraw

from render.catan.emblem import paint_charge
from render.catan.island.sea import RADIUS
from render.kit.disk import painted_ahead, persistent
from render.kit.marks import OUTLINES
from render.kit.sheet import Point, Sheet
from render.kit.sprites import Sprite, shrink, to_sprite
from render.kit.theme import GOLD, INK, PAPER, SEATS, Colour, mix, tone
from render.kit.typography import centre, font

Way = Literal["rise", "fall", "upright"]
"""The direction of an edge, from left to right: up, down, or vertical."""
Look = Literal["", "chosen", "last", "gone"]
"""The highlight of a piece: chosen, placed last, or about to be removed."""
WAYS: dict[Way, Point] = {
    "rise": (math.sqrt(0.75), -0.5),
    "fall": (math.sqrt(0.75), 0.5),
    "upright": (0.0, 1.0),
}
SIZES = tuple(RADIUS.values())
"""Radii of the hexes that pieces are painted for, in pixels."""
_SEATS = range(len(SEATS))
_LOOKS: tuple[Look, ...] = ("", "last", "chosen", "gone")
EDGE = 0.018
"""Width of the line around a piece, in its widths."""


def letter(seat: int) -> tuple[str, Colour]:
    """Return a seat's letter and the colour of that letter on the seat's own colour."""
    text, _, ramp = SEATS[seat]
    return text, INK if ramp == "amber" else PAPER


@painted_ahead(lambda: itertools.product(_SEATS, WAYS, SIZES, _LOOKS))
@persistent
def road(seat: int, way: Way, size: int, look: Look = "") -> Sprite:
    """Return a road: a beam along an edge with its seat's shape in the middle."""
    sheet = Sheet(round(size * 1.24))
    dx, dy = WAYS[way]
    beam = _beam((dx, dy), 0.325, 0.075)
    ramp = SEATS[seat].ramp
    _shadow(sheet, [(x + 0.03, y + 0.04) for x, y in beam], 0.014)
    _ring(sheet, beam, look, 0.022)
    sheet.shape(beam, tone(ramp, 0.40), EDGE)
    _lit(sheet, beam, (dx, dy), ramp)
    shape = SEATS[seat].shape
    for scale, tint in ((0.155, mix(tone(ramp, 0.1), INK, 0.5)), (0.125, tone(ramp, 0.97))):
        if shape == "circle":
            sheet.disc((0.5, 0.5), scale / 2, tint)
        else:
            sheet.shape([(0.5 + x * scale, 0.5 + y * scale) for x, y in OUTLINES[shape]], tint)
    return to_sprite(sheet.done())


def _beam(way: Point, half: float, thick: float) -> list[Point]:
    dx, dy = way
    return [
        (0.5 + along * half * dx - across * thick * dy, 0.5 + along * half * dy + across * thick * dx)
        for along, across in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def _lit(sheet: Sheet, beam: Sequence[Point], way: Point, ramp: str) -> None:
    """Draw light along the side of a beam that faces it, and shade along the other."""
    sides = sorted(((beam[0], beam[1]), (beam[3], beam[2])), key=lambda side: sum(side[0]) + sum(side[1]))
    for (a, b), tint, inward in zip(sides, (tone(ramp, 0.66), tone(ramp, 0.22)), (1, -1), strict=True):
        nx, ny = -way[1], way[0]
        if (nx + ny) * inward < 0:
            nx, ny = -nx, -ny
        off = 0.018 * inward * (1 if (nx + ny) * inward > 0 else -1)
        sheet.line([(a[0] + nx * off, a[1] + ny * off), (b[0] + nx * off, b[1] + ny * off)], tint, 0.034)


def _shadow(sheet: Sheet, shape: Sequence[Point], soft: float) -> None:
    sheet.shadow(shape, 170)
    sheet.settle(soft)


def _ring(sheet: Sheet, shape: Sequence[Point], look: Look, wide: float) -> None:
    """Draw gold around a shape that is chosen or was placed last."""
    if look in ("chosen", "last"):
        far = EDGE + wide * (2.0 if look == "chosen" else 1.0)
        sheet.shape(shape, INK, far + EDGE / 2)
        sheet.shape(shape, GOLD, far, GOLD)


@painted_ahead(lambda: itertools.product(_SEATS, SIZES, _LOOKS))
@persistent
def settlement(seat: int, size: int, look: Look = "") -> Sprite:
    """Return a settlement: a house with its seat's letter."""
    return _built(_HOUSE, seat, round(size * 0.60), look, ((0.5, 0.655), 0.42))


@painted_ahead(lambda: itertools.product(_SEATS, SIZES, _LOOKS, (False, True)))
@persistent
def city(seat: int, size: int, look: Look = "", reduced: bool = False) -> Sprite:
    """Return a city: a hall with a tower and its seat's letter. A ``reduced`` city has lost its tower."""
    if reduced:
        # The first three faces are the tower.
        return _built(_CITY[3:], seat, round(size * 0.72), look, ((0.61, 0.67), 0.36))
    return _built(_CITY, seat, round(size * 0.72), look, ((0.61, 0.67), 0.36))


Part = tuple[tuple[Point, ...], float]
"""A face of a piece: its outline and its tone."""
_HOUSE: tuple[Part, ...] = (
    (((0.20, 0.48), (0.50, 0.17), (0.80, 0.48), (0.80, 0.86), (0.20, 0.86)), 0.42),
    (((0.13, 0.50), (0.50, 0.12), (0.50, 0.235), (0.20, 0.54)), 0.72),
    (((0.87, 0.50), (0.50, 0.12), (0.50, 0.235), (0.80, 0.54)), 0.26),
)
_CITY: tuple[Part, ...] = (
    (((0.10, 0.30), (0.25, 0.10), (0.40, 0.30), (0.40, 0.89), (0.10, 0.89)), 0.34),
    (((0.04, 0.32), (0.25, 0.06), (0.25, 0.155), (0.10, 0.35)), 0.78),
    (((0.46, 0.32), (0.25, 0.06), (0.25, 0.155), (0.40, 0.35)), 0.24),
    (((0.34, 0.56), (0.44, 0.42), (0.82, 0.42), (0.92, 0.56), (0.92, 0.89), (0.34, 0.89)), 0.42),
    (((0.29, 0.57), (0.42, 0.38), (0.84, 0.38), (0.97, 0.57)), 0.66),
    (((0.84, 0.38), (0.97, 0.57), (0.80, 0.57), (0.74, 0.38)), 0.26),
)


def _built(parts: Sequence[Part], seat: int, wide: int, look: Look, label: tuple[Point, float]) -> Sprite:
    """Draw a piece of several faces with its seat's letter."""
    ramp = SEATS[seat].ramp
    sheet = Sheet(wide)
    for outline, _ in parts:
        sheet.shadow([(x + 0.06 + 0.10 * (1 - y), y + 0.03 * (1 - y)) for x, y in outline], 150)
    sheet.settle(0.025)
    # Draw each layer of all faces before the next, so that no casing covers a neighbour.
    for outline, _ in parts:
        _ring(sheet, outline, look, 0.045)
    for outline, _ in parts:
        sheet.shape(outline, INK, 0.034)
    for outline, light in parts:
        sheet.shape(outline, tone(ramp, light))
    for outline, light in parts:
        if light > 0.6:
            sheet.line(outline[:2], tone(ramp, 0.9), 0.02)
    image = sheet.image
    _write(image, seat, label[0], label[1])
    return to_sprite(_faded(shrink(image), look))


def _faded(image: Image.Image, look: Look) -> Image.Image:
    """Return a half transparent picture for a piece about to be removed."""
    if look == "gone":
        image.putalpha(image.getchannel("A").point([round(value * 0.45) for value in range(256)]))
    return image


def _write(image: Image.Image, seat: int, middle: Point, high: float) -> None:
    """Write a seat's letter on a sheet. ``high`` is its size in widths of the sheet."""
    text, tint = letter(seat)
    setting = font("bold", round(image.width * high))
    # Centre each letter by its own outline, because letters differ in height.
    box = setting.getbbox(text, anchor="ls")
    at = (middle[0] * image.width, middle[1] * image.width - (box[1] + box[3]) / 2)
    ImageDraw.Draw(image).text(at, text, (*tint, 255), setting, anchor="ms")


SHIELD: tuple[Point, ...] = (
    (0.12, 0.10), (0.50, 0.05), (0.88, 0.10), (0.88, 0.52), (0.80, 0.72), (0.66, 0.87), (0.50, 0.97),
    (0.34, 0.87), (0.20, 0.72), (0.12, 0.52),
)  # fmt: skip


@painted_ahead(lambda: itertools.product(_SEATS, (1, 2, 3), (True, False), SIZES, _LOOKS))
@persistent
def knight(seat: int, level: int, active: bool, size: int, look: Look = "") -> Sprite:
    """Return a knight's shield: its seat's letter, a bar for each level, and a gold rim while it is active."""
    ramp = SEATS[seat].ramp
    sheet = Sheet(round(size * 0.58), ratio=1.12)
    shape = [(0.5 + (x - 0.5) * 0.80, 0.54 + (y - 0.5) * 0.86) for x, y in SHIELD]
    sheet.shadow([(x + 0.07, y + 0.06) for x, y in shape], 170)
    sheet.settle(0.03)
    _ring(sheet, shape, look, 0.10)
    sheet.shape(shape, INK, 0.075 if active else 0.05)
    rim = tone("gold", 0.62) if active else tone("stone", 0.30)
    sheet.shape(shape, rim, 0.045, rim)
    inner = [(0.5 + (x - 0.5) * 0.86, 0.53 + (y - 0.53) * 0.88) for x, y in shape]
    sheet.shape(inner, tone(ramp, 0.42 if active else 0.30), 0.012)
    # The lit half again, a little lighter.
    half = [(min(x, 0.5), y) for x, y in inner]
    sheet.shape(half, tone(ramp, 0.54 if active else 0.38))
    for bar in range(level):
        y = 0.93 - 0.27 / 3 - bar * 0.125 + 0.0
        # Bars follow the shield, which is narrower at the bottom.
        wide = (0.10, 0.20, 0.25)[bar] if level > 1 else 0.15
        y -= 0.02
        tint = tone("gold", 0.86) if active else tone("paper", 0.55)
        sheet.line([(0.5 - wide, y), (0.5 + wide, y)], INK, 0.115)
        sheet.line([(0.5 - wide + 0.015, y), (0.5 + wide - 0.015, y)], tint, 0.07)
    _write(sheet.image, seat, (0.5, 0.36 if level < 3 else 0.33), 0.40 if level < 3 else 0.34)
    return to_sprite(_faded(sheet.done(), look))


@painted_ahead(lambda: itertools.product(SIZES))
@persistent
def wall(size: int) -> Sprite:
    """Return the wall in front of a city: a low band of stone with battlements."""
    sheet = Sheet(round(size * 0.80), ratio=0.30)
    merlons = [(0.04 + step * 0.1325, 0.02, 0.115 + step * 0.1325, 0.16) for step in range(7)]
    parts = [*((left, top, right - left, low - top) for left, top, right, low in merlons), (0.04, 0.10, 0.87, 0.15)]
    for grow, tint in ((0.022, INK), (0.0, tone("stone", 0.70))):
        for left, top, wide, high in parts:
            right, low = left + wide + grow, top + high + grow
            sheet.shape([(left - grow, top - grow), (right, top - grow), (right, low), (left - grow, low)], tint)
    sheet.shape([(0.04, 0.19), (0.91, 0.19), (0.91, 0.25), (0.04, 0.25)], tone("stone", 0.45))
    for step in range(6):
        x = 0.13 + step * 0.13
        sheet.line([(x, 0.12), (x, 0.185)], tone("stone", 0.28), 0.010)
        sheet.line([(x + 0.06, 0.19), (x + 0.06, 0.245)], tone("stone", 0.22), 0.010)
    sheet.line([(0.04, 0.19), (0.91, 0.19)], tone("stone", 0.28), 0.010)
    return to_sprite(sheet.done())


@painted_ahead(lambda: itertools.product(SIZES, _LOOKS))
@persistent
def robber(size: int, look: Look = "") -> Sprite:
    """Return the robber: a dark figure in a hood."""
    sheet = Sheet(round(size * 0.60), ratio=1.3)
    body: list[Point] = [
        (0.24, 1.14), (0.22, 1.02), (0.30, 0.84), (0.27, 0.64), (0.33, 0.48), (0.41, 0.42), (0.36, 0.34), (0.36, 0.22),
        (0.43, 0.13), (0.50, 0.10), (0.57, 0.13), (0.64, 0.22), (0.64, 0.34), (0.59, 0.42), (0.67, 0.48), (0.73, 0.64),
        (0.70, 0.84), (0.78, 1.02), (0.76, 1.14),
    ]  # fmt: skip
    sheet.shadow([(x + 0.05 + 0.28 * (1.14 - y), 0.40 * y + 0.70) for x, y in body], 170)
    sheet.settle(0.03)
    _ring(sheet, body, look, 0.05)
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
    return to_sprite(_faded(sheet.done(), look))


@painted_ahead(lambda: itertools.product(_SEATS, SIZES))
@persistent
def merchant(seat: int | None, size: int) -> Sprite:
    """Return the merchant: a striped tent with its holder's letter."""
    sheet = Sheet(round(size * 0.62), ratio=1.1)
    tent: list[Point] = [
        (0.5, 0.10),
        (0.86, 0.62),
        (0.80, 0.62),
        (0.80, 0.98),
        (0.20, 0.98),
        (0.20, 0.62),
        (0.14, 0.62),
    ]
    sheet.shadow([(x + 0.05 + 0.24 * (1 - y), y + 0.12 * (1 - y)) for x, y in tent], 150)
    sheet.settle(0.03)
    sheet.shape(tent, INK, 0.04)
    sheet.shape([(0.22, 0.60), (0.78, 0.60), (0.78, 0.96), (0.22, 0.96)], tone("paper", 0.45))
    stripes = [(0.14, 0.62), (0.284, 0.62), (0.428, 0.62), (0.572, 0.62), (0.716, 0.62), (0.86, 0.62)]
    for index, (a, b) in enumerate(itertools.pairwise(stripes)):
        tint = tone("gold", 0.66) if index % 2 == 0 else tone("paper", 0.9)
        sheet.shape([(0.5, 0.10), a, b], mix(tint, INK, 0.22 * (index > 2)))
    if seat is not None:
        ramp = SEATS[seat].ramp
        sheet.shape([(0.33, 0.66), (0.67, 0.66), (0.67, 0.96), (0.33, 0.96)], tone(ramp, 0.40))
        _write(sheet.image, seat, (0.5, 0.81), 0.32)
    return to_sprite(sheet.done())


PIPS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
"""For each number, its pips: the rolls of 36 that give it."""


@painted_ahead(lambda: itertools.product(PIPS, SIZES, ("", "last", "chosen")))
@persistent
def token(number: int, size: int, look: Look = "") -> Sprite:
    """Return a number's disc with a pip for every roll of 36 that gives it. 6 and 8 are red and larger."""
    strong = number in (6, 8)
    wide = round(size * (0.80 if strong else 0.72))
    sheet = Sheet(wide)
    sheet.disc((0.54, 0.56), 0.40, (*INK, 110))
    if look:
        sheet.disc((0.5, 0.5), 0.47, GOLD, outline=0.015)
    sheet.disc((0.5, 0.5), 0.40, tone("paper", 0.55), outline=0.022)
    sheet.disc((0.485, 0.485), 0.375, tone("paper", 0.92))
    sheet.disc((0.5, 0.5), 0.365, tone("paper", 0.62))
    tint = tone("red", 0.38) if strong else INK
    count = PIPS[number]
    for pip in range(count):
        sheet.disc((0.5 + (pip - (count - 1) / 2) * 0.082, 0.745), 0.032, tint)
    sprite = to_sprite(sheet.done())
    middle = sprite.size[0] / 2
    centre(sprite.core, str(number), (middle, middle * 0.90), round(wide * (0.50 if strong else 0.46)), tint)
    return sprite


TRACK_RAMPS = {"science": "green", "trade": "amber", "politics": "blue"}
"""Ramp of each track and of its deck."""


@painted_ahead(lambda: itertools.product(TRACK_RAMPS, SIZES))
@persistent
def metropolis(track: str, size: int) -> Sprite:
    """Return a metropolis for a city: a gate of pale stone with a dome in its track's colour and the track's symbol."""
    sheet = Sheet(round(size * 0.56), ratio=1.0)
    ramp = TRACK_RAMPS[track]
    sheet.disc((0.54, 0.56), 0.40, (*INK, 110))
    sheet.disc((0.5, 0.5), 0.42, INK)
    sheet.disc((0.5, 0.5), 0.395, tone("gold", 0.66))
    sheet.disc((0.5, 0.5), 0.315, INK)
    sheet.disc((0.5, 0.5), 0.295, tone(ramp, 0.42))
    sheet.disc((0.47, 0.47), 0.25, tone(ramp, 0.50))
    emblem = paint_charge(track, round(size * 0.56 * 0.50))
    left = (sheet.image.width - emblem.width) // 2
    sheet.image.alpha_composite(emblem, (left, left))
    return to_sprite(sheet.done())
