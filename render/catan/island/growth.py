"""Scenery on the land: trees, sheep, sheaves, peaks and so on, upright and lit from the top left.

Every function draws one thing on a sheet whose unit is the width of a hex; ``x, y`` is the middle of its foot.
"""

import random
from collections.abc import Callable

from render.kit.sheet import Point, Sheet, box, placed
from render.kit.theme import INK, Colour, mix, tone

# One pixel of the larger hexes.
HAIR = 0.006
Growth = Callable[[Sheet, float, float, float, random.Random], None]
"""A function that draws a thing of a size at a place on a sheet."""


def tree(sheet: Sheet, x: float, y: float, size: float, rng: random.Random) -> None:
    """Draw a round treetop, seen slightly from above."""
    hue = rng.uniform(-0.08, 0.10)
    dark, body, light, glint = (tone("leaf", at + hue) for at in (0.06, 0.34, 0.58, 0.82))
    crown = [(-0.26, -0.36, 0.27), (0.26, -0.38, 0.27), (0.0, -0.62, 0.32), (0.02, -0.34, 0.30)]
    # All casings first, so that the crown is one shape instead of four.
    for fill, grow in ((mix(dark, INK, 0.5), HAIR), (body, 0.0)):
        sheet.discs(crown, (x, y), size, fill, grow=grow)
    sheet.discs(((0.10, -0.20, 0.20), (0.34, -0.30, 0.15)), (x, y), size, mix(body, dark, 0.7))
    sheet.discs(((-0.10, -0.66, 0.20), (-0.31, -0.42, 0.15), (0.14, -0.52, 0.14)), (x, y), size, light)
    sheet.disc((x - 0.14 * size, y - 0.75 * size), 0.09 * size, glint)


def fir(sheet: Sheet, x: float, y: float, size: float, rng: random.Random) -> None:
    """Draw a fir of three layers."""
    hue = rng.uniform(-0.06, 0.08)
    sheet.shape(box(x - 0.06 * size, y - 0.15 * size, x + 0.06 * size, y), tone("earth", 0.0), HAIR)
    for level in range(3):
        low, half = y - size * (0.10 + 0.30 * level), size * (0.40 - 0.09 * level)
        tip = (x, low - size * 0.52)
        foot = (x, low + size * 0.07)
        sheet.shape([(x - half, low), foot, (x + half, low), tip], tone("leaf", 0.18 + hue), HAIR)
        sheet.shape([(x - half, low), foot, tip], tone("leaf", 0.42 + hue))
        sheet.shape([(x - half, low), (x - half * 0.35, low + size * 0.04), tip], tone("leaf", 0.62 + hue))


def sheep(sheet: Sheet, x: float, y: float, size: float, rng: random.Random) -> None:
    """Draw a sheep that looks to one side."""
    way = rng.choice((-1, 1))
    for dx in (-0.26, -0.12, 0.14, 0.28):
        sheet.line([(x + dx * size, y - 0.25 * size), (x + dx * size, y)], INK, 0.055 * size + 0.003)
    fleece = [(-0.30, -0.42, 0.22), (0.0, -0.48, 0.27), (0.28, -0.42, 0.22), (-0.14, -0.33, 0.22), (0.16, -0.33, 0.22)]
    for fill, grow in ((mix(INK, tone("stone", 0.2), 0.6), HAIR), (tone("paper", 0.15), 0.0)):
        sheet.discs(fleece, (x, y), size, fill, grow=grow)
    curls = ((-0.30, -0.47, 0.17), (-0.04, -0.54, 0.20), (0.22, -0.50, 0.14), (-0.18, -0.40, 0.15))
    sheet.discs(curls, (x, y), size, tone("paper", 0.95))
    head = (x + way * 0.50 * size, y - 0.52 * size)
    sheet.disc(head, 0.13 * size, tone("ink", 0.2), 1.25, HAIR)
    sheet.disc((head[0] - way * 0.11 * size, head[1] - 0.08 * size), 0.07 * size, tone("ink", 0.25), 0.6)
    sheet.disc((head[0] - 0.03 * size, head[1] - 0.05 * size), 0.05 * size, tone("ink", 0.6))


def sheaf(sheet: Sheet, x: float, y: float, size: float, rng: random.Random) -> None:
    """Draw a bound sheaf of grain."""
    lean = rng.uniform(-0.06, 0.06)
    body: list[Point] = [
        (-0.26, 0.0), (-0.12, -0.40), (-0.38 + lean, -0.92), (-0.20 + lean, -1.02), (0.0 + lean, -1.08),
        (0.20 + lean, -1.02), (0.38 + lean, -0.92), (0.12, -0.40), (0.26, 0.0),
    ]  # fmt: skip
    sheet.shape(placed(body, x, y, size), tone("gold", 0.34), HAIR, tone("gold", 0.0))
    left = [*body[:5], (-0.01, -0.40), (-0.03, 0.0)]
    sheet.shape(placed(left, x, y, size), tone("gold", 0.60))
    for share in (-0.8, -0.4, 0.0, 0.4, 0.8):
        ear = (x + (share * 0.36 + lean) * size, y - (1.03 - 0.1 * abs(share)) * size)
        sheet.line([(x + share * 0.10 * size, y - 0.42 * size), ear], tone("gold", 0.22), 0.035 * size)
        sheet.disc(ear, 0.085 * size, tone("gold", 0.2), 1.5)
        sheet.disc((ear[0] - 0.015 * size, ear[1] - 0.02 * size), 0.062 * size, tone("gold", 0.84), 1.5)
    for share in (-0.6, 0.0, 0.6):
        foot = (x + share * 0.24 * size, y)
        sheet.line([(x + share * 0.10 * size, y - 0.40 * size), foot], tone("gold", 0.22), 0.03 * size)
    band = [(-0.15, -0.46), (0.15, -0.46), (0.15, -0.35), (-0.15, -0.35)]
    sheet.shape(placed(band, x, y, size), tone("roof", 0.36), HAIR * 0.7)


def peak(sheet: Sheet, x: float, y: float, size: float, rng: random.Random) -> None:
    """Draw a peak with snow. Its left side is lit."""
    tip = rng.uniform(-0.06, 0.08)
    notch = rng.uniform(-0.05, 0.05)
    ridge: list[Point] = [(tip, -1.0), (0.07, -0.66), (0.0 + notch, -0.40), (0.11, -0.16), (0.06, 0.0)]
    left: list[Point] = [(tip, -1.0), (-0.20, -0.68), (-0.27, -0.52), (-0.44, -0.30), (-0.48, -0.18), (-0.66, 0.0)]
    right: list[Point] = [(0.66, 0.0), (0.46, -0.24), (0.40, -0.40), (0.22, -0.64), (tip, -1.0)]
    sheet.shape(placed([*left, *right], x, y, size), tone("stone", 0.25), HAIR * 1.2)
    sheet.shape(placed([*left, *ridge[::-1]], x, y, size), tone("stone", 0.60))
    sheet.shape(placed([*ridge, *right], x, y, size), mix(tone("stone", 0.22), tone("slate", 0.25), 0.45))
    for points in (
        [(-0.36, -0.32), (-0.22, -0.44), (-0.20, -0.22), (-0.34, 0.0), (-0.54, 0.0)],
        [(-0.06, -0.42), (-0.02, -0.22), (-0.10, 0.0), (-0.20, 0.0)],
    ):
        sheet.shape(placed(points, x, y, size), tone("stone", 0.46))
    sheet.shape(placed([(0.24, -0.44), (0.36, -0.30), (0.52, 0.0), (0.34, 0.0)], x, y, size), tone("slate", 0.18))
    snow: list[Point] = [
        (tip, -1.0), (-0.20, -0.68), (-0.25, -0.55), (-0.15, -0.60), (-0.11, -0.47), (-0.02, -0.60), (0.03, -0.50),
        (0.10, -0.62), (0.19, -0.50), (0.24, -0.60), (0.22, -0.64),
    ]  # fmt: skip
    sheet.shape(placed(snow, x, y, size), tone("paper", 1.0))
    shade = [(tip, -1.0), (0.07, -0.66), (0.03, -0.50), (0.10, -0.62), (0.19, -0.50), (0.24, -0.60), (0.22, -0.64)]
    sheet.shape(placed(shade, x, y, size), tone("slate", 0.98))


def boulder(sheet: Sheet, x: float, y: float, size: float, rng: random.Random) -> None:
    """Draw a boulder."""
    hue = rng.uniform(-0.06, 0.06)
    body = [(-0.5, 0.0), (-0.42, -0.34), (-0.1, -0.54), (0.3, -0.42), (0.5, -0.1), (0.42, 0.0)]
    sheet.shape(placed(body, x, y, size), tone("stone", 0.36 + hue), HAIR)
    light = [(-0.42, -0.32), (-0.1, -0.52), (0.1, -0.44), (-0.15, -0.2)]
    sheet.shape(placed(light, x, y, size), tone("stone", 0.70))


def bricks(sheet: Sheet, x: float, y: float, size: float, rng: random.Random) -> None:
    """Draw a stack of bricks."""
    high = rng.choice((2, 3))
    for row in range(high):
        wide = 3 - row
        for place in range(wide):
            left, low = x + (place - wide / 2) * 0.42 * size, y - row * 0.24 * size
            front = box(left, low - 0.22 * size, left + 0.40 * size, low)
            sheet.shape(front, tone("roof", 0.40 - 0.05 * ((place + row) % 2)), HAIR)
            sheet.line([front[0], front[1]], tone("roof", 0.78), 0.05 * size)


def bush(sheet: Sheet, x: float, y: float, size: float, rng: random.Random) -> None:
    """Draw a low bush."""
    hue = rng.uniform(-0.05, 0.08)
    body = ((-0.25, -0.22, 0.26), (0.25, -0.20, 0.24), (0.0, -0.34, 0.28))
    for fill, grow in ((tone("leaf", 0.02), HAIR), (tone("leaf", 0.42 + hue), 0.0)):
        sheet.discs(body, (x, y), size, fill, grow=grow)
    sheet.discs(((-0.08, -0.42, 0.15), (-0.30, -0.28, 0.12)), (x, y), size, tone("leaf", 0.68 + hue))


def cactus(sheet: Sheet, x: float, y: float, size: float, rng: random.Random) -> None:
    """Draw a cactus with two arms."""
    way = rng.choice((-1, 1))
    arms = [
        ([(0.0, 0.0), (0.0, -0.95)], 0.20),
        ([(0.0, -0.38), (way * 0.30, -0.42), (way * 0.30, -0.74)], 0.15),
        ([(0.0, -0.26), (-way * 0.27, -0.30), (-way * 0.27, -0.56)], 0.15),
    ]
    for fill, grow, aside in ((INK, 2 * HAIR, 0.0), (tone("leaf", 0.40), 0.0, 0.0), (tone("leaf", 0.74), -0.1, -0.03)):
        for path, width in arms:
            thick = width * size + grow if grow >= 0 else width * size * 0.35
            line = placed([(px + aside, py) for px, py in path], x, y, size)
            sheet.line(line, fill, thick)
            for end in line[1:]:
                sheet.disc(end, thick / 2, fill)


def tuft(tint: Colour) -> Growth:
    """Return grass of a colour: three short blades."""

    def draw(sheet: Sheet, x: float, y: float, size: float, rng: random.Random) -> None:
        for lean in (-0.5, 0.0, 0.5):
            tip = (x + (lean + rng.uniform(-0.15, 0.15)) * size, y - rng.uniform(0.7, 1.0) * size)
            sheet.line([(x + lean * 0.3 * size, y), tip], tint, 0.010)

    return draw
