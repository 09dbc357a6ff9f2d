"""The wooden pieces: followers stand, farmers lie; each carries its seat's letter."""

import math
from functools import lru_cache

from render.kit.sheet import Point, Sheet
from render.kit.sprites import Stamp, stamp
from render.kit.theme import GOLD, INK, PAPER, SEATS, tone
from render.kit.type import centre

SIDE: tuple[Point, ...] = (
    (-0.085, -0.70), (-0.17, -0.655), (-0.30, -0.60), (-0.405, -0.525), (-0.43, -0.45), (-0.385, -0.395),
    (-0.27, -0.41), (-0.275, -0.36), (-0.33, -0.18), (-0.385, -0.05), (-0.37, -0.005), (-0.32, 0.0),
    (-0.10, 0.0), (-0.055, -0.025), (0.0, -0.085),
)  # fmt: skip
"""The left half of the silhouette below the head; the foot is at (0, 0), the whole is 1 high."""

THICK = (0.045, 0.03)


def silhouette() -> tuple[Point, ...]:
    """Return the outline of a follower, one unit high, standing on (0, 0)."""
    head = tuple(
        (0.165 * math.cos(a), -0.825 - 0.165 * math.sin(a))
        for a in (math.radians(235 - i * 290 / 20) for i in range(21))
    )
    right = tuple((-x, y) for x, y in SIDE)
    return (*head, *right, *reversed(SIDE[:-1]))


def _laid(points: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((y + 0.5, 0.82 * x) for x, y in points)


@lru_cache(maxsize=512)
def figure(seat: int, lying: bool, height: int, chosen: bool = False) -> tuple[Stamp, tuple[int, int]]:
    """Return a follower ``height`` pixels tall (a farmer as long) and the offset of its corner from its middle."""
    points = _laid(silhouette()) if lying else tuple((x, y + 0.5) for x, y in silhouette())
    extent = round(height * 1.5)
    unit = height / extent
    sheet = Sheet(extent)
    body = _placed(points, unit)
    side = _shifted(body, THICK[0] * unit, THICK[1] * unit)
    _cast(sheet, body, unit, lying)
    ramp = SEATS[seat].ramp
    if chosen:
        for outline in (body, side):
            sheet.shape(outline, INK, 0.085 * unit)
        for outline in (body, side):
            sheet.shape(outline, GOLD, 0.065 * unit, GOLD)
    for share in (1.0, 0.5, 0.0):
        sheet.shape(_shifted(body, share * THICK[0] * unit, share * THICK[1] * unit), tone(ramp, 0.24), 0.022 * unit)
    sheet.shape(side, tone(ramp, 0.24))
    sheet.shape(_shifted(body, 0.02 * unit, 0.015 * unit), tone(ramp, 0.26))
    sheet.shape(body, tone(ramp, 0.64))
    sheet.shape(_placed(tuple((0.94 * x + 0.012, 0.95 * y + 0.010) for x, y in points), unit), tone(ramp, 0.42))
    sprite = stamp(sheet.done())
    _letter(sprite, seat, lying, height)
    return sprite, (-extent // 2, -extent // 2)


def _placed(points: tuple[Point, ...], unit: float) -> tuple[Point, ...]:
    return tuple((0.5 + x * unit, 0.5 + y * unit) for x, y in points)


def _shifted(points: tuple[Point, ...], dx: float, dy: float) -> tuple[Point, ...]:
    return tuple((x + dx, y + dy) for x, y in points)


def _cast(sheet: Sheet, body: tuple[Point, ...], unit: float, lying: bool) -> None:
    """Throw the shadow: a standing figure's falls away from its foot, a lying one's hugs it."""
    if lying:
        sheet.shadow(_shifted(body, 0.06 * unit, 0.07 * unit), 190)
    else:
        foot = 0.5 + 0.5 * unit
        sheet.shadow([(x + (foot - y) * 0.42, foot - (foot - y) * 0.22 + 0.03 * unit) for x, y in body], 150)
    sheet.settle(0.02 * unit)


def _letter(sprite: Stamp, seat: int, lying: bool, height: int) -> None:
    aside, down = (0.15, 0.0) if lying else (0.0, 0.16)
    middle = (sprite.size[0] / 2 + aside * height, sprite.size[1] / 2 + down * height)
    tint = INK if SEATS[seat].ramp == "amber" else PAPER
    centre(sprite.core, SEATS[seat].letter, middle, round(height * 0.46), tint)


@lru_cache(maxsize=32)
def figure_icon(seat: int, height: int) -> Stamp:
    """Return a small follower without a letter or a shadow, for the score strip."""
    unit = height / (height + 6)
    sheet = Sheet(height + 6)
    body = _placed(tuple((x, y + 0.5) for x, y in silhouette()), unit)
    ramp = SEATS[seat].ramp
    sheet.shape(body, tone(ramp, 0.64), 0.04 * unit)
    sheet.shape(_shifted(body, 0.02, 0.02), tone(ramp, 0.42))
    image = sheet.done()
    return stamp(image.crop(image.getbbox()))
