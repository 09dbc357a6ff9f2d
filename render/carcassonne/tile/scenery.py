"""Scenery on the tiles: trees, houses, towers, wells and pennants, always upright and lit from the top left.

Every function draws one thing on a sheet whose unit is the tile; ``x, y`` is the middle of the foot of the thing.
"""

import math
import random
from collections.abc import Callable
from typing import NamedTuple

from render.kit.sheet import Sheet, box, placed
from render.kit.theme import INK, Colour, mix, tone

# Two pixels of the largest tiles.
HAIR = 0.007


class Thing(NamedTuple):
    """A thing that stands: the middle of its foot, its width and height (for the shadow), and its painter."""

    x: float
    y: float
    width: float
    height: float
    paint: Callable[[Sheet], None]


def stand(sheet: Sheet, things: list[Thing]) -> None:
    """Draw all things, the nearer over the farther ones, with their shadows on the ground."""
    for thing in things:
        left, right = thing.x - thing.width / 2, thing.x + thing.width / 2
        far, down = 0.55 * thing.height, 0.30 * thing.height
        top = thing.y - 0.12 * thing.width
        low = thing.y + 0.1 * thing.width
        sheet.shadow(
            [
                (left, top),
                (right, top),
                (right + far, top + down),
                (right + far, low + down),
                (left + far, low + down),
                (left, low),
            ]
        )
    # The shadow does not continue on the next tile, so it must not reach the border.
    sheet.settle(0.012, 0.06)
    for thing in sorted(things, key=lambda thing: thing.y):
        thing.paint(sheet)


def tree(x: float, y: float, size: float, hue: float) -> Thing:
    """Return a round tree."""

    def paint(sheet: Sheet) -> None:
        trunk = size * 0.10
        sheet.shape(box(x - trunk, y - size * 0.35, x + trunk, y), tone("earth", 0.0), HAIR)
        crown = [(-0.24, -0.42, 0.24), (0.24, -0.42, 0.24), (0.0, -0.62, 0.30), (0.0, -0.40, 0.26)]
        dark, body, light, glint = (tone("leaf", v + hue) for v in (0.10, 0.34, 0.58, 0.80))
        # All casings first, so that the crown is one shape instead of four.
        sheet.discs(crown, (x, y), size, dark, outline=HAIR)
        sheet.discs(crown, (x, y), size, body)
        sheet.discs(((0.02, -0.30, 0.20), (0.30, -0.36, 0.13)), (x, y), size, mix(body, dark, 0.6))
        sheet.discs(((-0.10, -0.64, 0.19), (-0.28, -0.47, 0.14), (0.10, -0.52, 0.13)), (x, y), size, light)
        sheet.disc((x - 0.14 * size, y - 0.72 * size), 0.09 * size, glint)

    return Thing(x, y, size * 0.7, size * 0.8, paint)


def fir(x: float, y: float, size: float, hue: float) -> Thing:
    """Return a fir."""

    def paint(sheet: Sheet) -> None:
        sheet.shape(box(x - 0.05 * size, y - 0.2 * size, x + 0.05 * size, y), tone("earth", 0.0), HAIR)
        for level in range(3):
            low, half = y - size * (0.14 + 0.25 * level), size * (0.30 - 0.07 * level)
            tip = (x, low - size * 0.42)
            sheet.shape([(x - half, low), (x + half, low), tip], tone("leaf", 0.22 + hue), HAIR)
            sheet.shape([(x - half, low), (x, low), tip], tone("leaf", 0.48 + hue))
            sheet.shape([(x - half, low), (x - half * 0.3, low), tip], tone("leaf", 0.62 + hue))

    return Thing(x, y, size * 0.5, size, paint)


def bush(x: float, y: float, size: float, hue: float) -> Thing:
    """Return a low bush."""

    def paint(sheet: Sheet) -> None:
        body = ((-0.25, -0.22, 0.26), (0.25, -0.20, 0.24), (0.0, -0.34, 0.28))
        sheet.discs(body, (x, y), size, tone("leaf", 0.34 + hue), outline=HAIR * 0.8)
        sheet.discs(body, (x, y), size, tone("leaf", 0.40 + hue))
        sheet.discs(((-0.08, -0.42, 0.16), (-0.30, -0.28, 0.13)), (x, y), size, tone("leaf", 0.66 + hue))

    return Thing(x, y, size * 0.8, size * 0.4, paint)


def rock(x: float, y: float, size: float, hue: float) -> Thing:
    """Return a boulder."""

    def paint(sheet: Sheet) -> None:
        body = [(-0.5, 0), (-0.42, -0.32), (-0.1, -0.5), (0.3, -0.4), (0.5, -0.1), (0.42, 0)]
        sheet.shape(placed(body, x, y, size), tone("stone", 0.42 + hue), HAIR)
        sheet.shape(
            placed(((-0.42, -0.30), (-0.1, -0.5), (0.1, -0.42), (-0.15, -0.2)), x, y, size),
            tone("stone", 0.72),
        )

    return Thing(x, y, size, size * 0.4, paint)


def house(x: float, y: float, size: float, rng: random.Random) -> Thing:
    """Return a house. Its roof has one of four similar reds, and some houses show their gable."""
    # Choose now: things are painted from far to near, and that order changes with the tile's turn.
    red = rng.choice((0.30, 0.38, 0.46, 0.54))
    chalk = tone("paper", rng.choice((0.25, 0.5, 0.7)))
    gable = rng.random() < 0.45
    chimney = rng.random() < 0.35

    def paint(sheet: Sheet) -> None:
        (_gabled if gable else _eaved)(sheet, x, y, size, red, chalk)
        if chimney:
            cx, cy = x + size * 0.22, y - size * 0.92
            sheet.shape(
                box(cx - 0.05 * size, cy - 0.14 * size, cx + 0.05 * size, cy + 0.1 * size), tone("roof", 0.2), HAIR / 2
            )

    return Thing(x, y, size, size * 0.8, paint)


def _eaved(sheet: Sheet, x: float, y: float, size: float, red: float, chalk: Colour) -> None:
    half, wall, roof = size / 2, size * 0.40, size * 0.50
    sheet.shape(box(x - half, y - wall, x + half, y), chalk, HAIR)
    sheet.shape(box(x + half * 0.45, y - wall, x + half, y), mix(chalk, INK, 0.22))
    for dx in (-0.55, 0.05):
        sheet.shape(
            box(x + (dx - 0.11) * half, y - wall * 0.66, x + (dx + 0.11) * half, y - wall * 0.25), tone("ink", 0.35)
        )
    over, ridge = half * 1.14, half * 0.82
    low, high = y - wall * 0.86, y - wall - roof
    sheet.shape([(x - over, low), (x + over, low), (x + ridge, high), (x - ridge, high)], tone("roof", red), HAIR)
    for i in (1, 2):
        share = i / 3
        reach = over + (ridge - over) * share
        level = low + (high - low) * share
        sheet.line([(x - reach, level), (x + reach, level)], tone("roof", red - 0.10), HAIR * 0.7)
    sheet.line([(x - ridge, high + HAIR / 2), (x + ridge, high + HAIR / 2)], tone("roof", red + 0.32), HAIR)
    sheet.line([(x - over, low), (x - ridge, high)], tone("roof", red + 0.22), HAIR * 0.8)


def _gabled(sheet: Sheet, x: float, y: float, size: float, red: float, chalk: Colour) -> None:
    half, wall, roof = size * 0.30, size * 0.42, size * 0.42
    back = size * 0.52
    front = x - size * 0.20
    peak = y - wall - roof
    side = [(front + half, y - wall), (front + half + back, y - wall), (front + half + back, y), (front + half, y)]
    sheet.shape(side, mix(chalk, INK, 0.25), HAIR)
    sheet.shape(
        [(front - half, y), (front + half, y), (front + half, y - wall), (front, peak), (front - half, y - wall)],
        chalk,
        HAIR,
    )
    sheet.shape(box(front - 0.08 * size, y - wall * 0.62, front + 0.08 * size, y), tone("ink", 0.35))
    slope = [
        (front, peak),
        (front + back, peak),
        (front + half * 1.2 + back, y - wall * 0.88),
        (front + half * 1.2, y - wall * 0.88),
    ]
    sheet.shape(slope, tone("roof", red - 0.04), HAIR)
    sheet.line([(front, peak), (front + back, peak)], tone("roof", red + 0.32), HAIR)
    sheet.line([(front, peak), (front - half * 1.15, y - wall * 0.86)], tone("roof", red + 0.2), HAIR * 1.8)
    sheet.line([(front, peak), (front + half * 1.2, y - wall * 0.88)], tone("roof", red + 0.1), HAIR * 1.4)


def tower(x: float, y: float, radius: float, height: float, roof: str = "") -> Thing:
    """Return a round tower with battlements, or with a pointed roof of the ramp ``roof``."""

    def paint(sheet: Sheet) -> None:
        top = y - height
        sheet.disc((x, y), radius, INK, 0.5, HAIR)
        sheet.shape(box(x - radius, top, x + radius, y), tone("stone", 0.55), HAIR)
        sheet.disc((x, y), radius, tone("stone", 0.55), 0.5)
        for share, shade in ((-1.0, 0.86), (-0.62, 0.74), (-0.1, 0.62), (0.35, 0.46), (0.72, 0.34)):
            sheet.shape(box(x + share * radius, top, x + radius, y), tone("stone", shade))
        for level in (0.35, 0.68):
            sheet.line(
                [(x - radius, y - height * level), (x + radius, y - height * level)], tone("stone", 0.34), HAIR * 0.5
            )
        sheet.shape(
            box(x - radius * 0.14, top + height * 0.4, x + radius * 0.14, top + height * 0.75), tone("ink", 0.2)
        )
        (_pointed if roof else _battlements)(sheet, x, top, radius * 1.16, roof)

    return Thing(x, y, 2 * radius, height * 1.3, paint)


def _battlements(sheet: Sheet, x: float, top: float, radius: float, _: str) -> None:
    sheet.disc((x, top), radius, tone("stone", 0.70), 0.5, HAIR)
    sheet.disc((x, top - radius * 0.06), radius * 0.72, tone("stone", 0.28), 0.45)
    for i in range(8):
        angle = 2 * math.pi * (i + 0.5) / 8
        px, py = x + radius * 0.86 * math.cos(angle), top + radius * 0.44 * math.sin(angle)
        size = radius * 0.2
        sheet.shape(
            box(px - size, py - size * 1.5, px + size, py + size * 0.5),
            tone("stone", 0.92 - 0.30 * (px > x)),
            HAIR * 0.6,
        )


def _pointed(sheet: Sheet, x: float, top: float, radius: float, roof: str) -> None:
    tip = (x, top - radius * 2.3)
    base = [
        (x + radius * math.cos(a), top + radius * 0.42 * math.sin(a)) for a in (i * math.pi / 12 for i in range(13))
    ]
    sheet.shape([*base, tip], tone(roof, 0.32), HAIR)
    sheet.shape([*base[5:], tip], tone(roof, 0.50))
    sheet.shape([*base[9:], tip], tone(roof, 0.72))


def pennant(x: float, y: float, size: float) -> Thing:
    """Return a shield as a painted pennant on a pole."""

    def paint(sheet: Sheet) -> None:
        top = y - size
        sheet.line([(x, y), (x, top)], INK, 0.030)
        sheet.line([(x - 0.003, y), (x - 0.003, top)], tone("earth", 0.5), 0.013)
        wide, high = size * 0.62, size * 0.56
        cloth = [
            (x, top + 0.01), (x + wide, top + 0.01), (x + wide, top + high * 0.55),
            (x + wide * 0.78, top + high * 0.85), (x + wide / 2, top + high * 1.08),
            (x + wide * 0.22, top + high * 0.85), (x, top + high * 0.55),
        ]  # fmt: skip
        sheet.shape(cloth, tone("blue", 0.36), 0.014)
        sheet.shape(
            [(x + 0.0, top + 0.01), (x + wide / 2, top + 0.01), (x + wide / 2, top + high * 1.08), cloth[5], cloth[6]],
            tone("blue", 0.50),
        )
        sheet.line([(x + wide / 2, top + 0.012), (x + wide / 2, top + high * 1.04)], tone("paper", 0.7), size * 0.13)
        sheet.line(
            [(x + 0.004, top + high * 0.38), (x + wide - 0.004, top + high * 0.38)], tone("paper", 0.7), size * 0.13
        )
        sheet.line([(x, top + 0.014), (x + wide, top + 0.014)], tone("paper", 1.0), HAIR)
        sheet.disc((x, top - 0.008), 0.018, tone("gold", 0.55), outline=HAIR)

    return Thing(x, y, size * 0.5, size * 0.7, paint)


def well(x: float, y: float, size: float) -> Thing:
    """Return a well."""

    def paint(sheet: Sheet) -> None:
        sheet.disc((x, y - size * 0.1), size * 0.42, tone("stone", 0.55), 0.62, HAIR)
        sheet.disc((x, y - size * 0.22), size * 0.42, tone("stone", 0.82), 0.6, HAIR * 0.6)
        sheet.disc((x, y - size * 0.22), size * 0.27, tone("water", 0.1), 0.6)
        for dx in (-0.36, 0.36):
            sheet.line([(x + dx * size, y - size * 0.2), (x + dx * size, y - size * 0.8)], INK, 0.014)
        roof = [
            (x - 0.55 * size, y - 0.72 * size),
            (x + 0.55 * size, y - 0.72 * size),
            (x + 0.3 * size, y - 1.1 * size),
            (x - 0.3 * size, y - 1.1 * size),
        ]
        sheet.shape(roof, tone("roof", 0.36), HAIR)
        sheet.line(roof[2:], tone("roof", 0.75), HAIR)

    return Thing(x, y, size, size * 0.8, paint)


def keep(x: float, y: float, size: float) -> Thing:
    """Return a keep: a hall under a slate roof with a tower beside it."""

    def paint(sheet: Sheet) -> None:
        half, wall, roof = size * 0.42, size * 0.42, size * 0.34
        sheet.shape(box(x - half, y - wall, x + half, y), tone("stone", 0.80), HAIR)
        sheet.shape(box(x + half * 0.5, y - wall, x + half, y), tone("stone", 0.50))
        for dx in (-0.1, 0.35):
            sheet.shape(
                box(x + (dx - 0.07) * size * 0.6, y - wall * 0.7, x + (dx + 0.07) * size * 0.6, y - wall * 0.3), INK
            )
        low, high = y - wall * 0.9, y - wall - roof
        slope = [(x - half * 1.1, low), (x + half * 1.1, low), (x + half * 0.9, high), (x - half * 0.9, high)]
        sheet.shape(slope, tone("slate", 0.42), HAIR)
        sheet.line([(x - half * 0.95, (low + high) / 2), (x + half, (low + high) / 2)], tone("slate", 0.30), HAIR * 0.7)
        sheet.line(slope[2:], tone("slate", 0.9), HAIR)
        tower(x - half * 0.85, y + 0.01, size * 0.17, size * 0.80, "slate").paint(sheet)

    return Thing(x, y, size * 0.9, size * 0.8, paint)
