"""What makes a tile special: inns by their pond, cathedrals, a princess's tower, portals and volcanoes.

``GROUND`` paints what of a site lies flat, ``STANDING`` what rises from it; ``x, y`` is its middle, ``r`` its radius.
"""

import math
import random
from collections.abc import Callable

from render.carcassonne.tile.cloister import cloister
from render.carcassonne.tile.goods import bales, barrels, sheaf
from render.carcassonne.tile.ground import square
from render.carcassonne.tile.scenery import HAIR, Thing, box, bush, rock, tower
from render.carcassonne.tile.silhouettes import DRAGON, placed
from render.kit.sheet import Point, Sheet
from render.kit.theme import INK, mix, tone


def _ring(x: float, y: float, radius: float, tall: float, count: int, start: float = 0.0) -> list[Point]:
    angles = (start + 2 * math.pi * i / count for i in range(count))
    return [(x + radius * math.cos(a), y + radius * tall * math.sin(a)) for a in angles]


def pond(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Dig an inn's pond, with reeds, ripples and a jetty."""
    px, py = x + 0.16 * r, y + 0.40 * r
    for grow, tint in ((0.10, tone("grass", 0.12)), (0.04, tone("road", 0.45))):
        sheet.disc((px, py), (0.74 + grow) * r, tint, 0.60)
    sheet.disc((px, py), 0.74 * r, tone("water", 0.32), 0.58)
    sheet.disc((px + 0.05 * r, py + 0.05 * r), 0.60 * r, tone("water", 0.52), 0.52)
    for dx, dy, wide in ((-0.30, 0.22, 0.26), (0.18, 0.08, 0.30), (-0.05, 0.32, 0.20)):
        sheet.line([(px + dx * r, py + dy * r), (px + (dx + wide) * r, py + dy * r)], tone("water", 1.0), 0.05 * r)
    left, right, top, foot = px + 0.02 * r, px + 0.26 * r, py - 0.36 * r, py + 0.20 * r
    for post in (left, right):
        sheet.line([(post, foot - 0.04 * r), (post, foot + 0.10 * r)], INK, 0.07 * r)
    sheet.shape(box(left, top, right, foot), tone("earth", 0.25), HAIR)
    for i in range(1, 5):
        y_ = top + (foot - top) * i / 5
        sheet.line([(left, y_), (right, y_)], tone("earth", 0.0), HAIR * 0.7)


def inn(x: float, y: float, r: float) -> list[Thing]:
    """A timbered inn under a golden thatch, with its sign."""
    foot = y + 0.12 * r
    left, right, eaves, ridge = x - 0.86 * r, x + 0.34 * r, y - 0.38 * r, y - 1.02 * r

    def paint(sheet: Sheet) -> None:
        chalk = tone("paper", 0.75)
        sheet.shape(box(left, eaves, right, foot), chalk, HAIR * 1.2)
        sheet.shape(box(right - 0.26 * r, eaves, right, foot), mix(chalk, INK, 0.2))
        for share in (0.0, 0.28, 0.56, 0.8, 1.0):
            beam = left + (right - left) * share
            sheet.line([(beam, eaves), (beam, foot)], tone("wood", 0.75), 0.05 * r)
        sheet.line([(left, (eaves + foot) / 2), (right, (eaves + foot) / 2)], tone("wood", 0.75), 0.05 * r)
        door = left + 0.62 * (right - left)
        sheet.shape(box(door, foot - 0.36 * r, door + 0.22 * r, foot), tone("ink", 0.25))
        slope = [
            (left - 0.12 * r, eaves + 0.06 * r), (right + 0.12 * r, eaves + 0.06 * r),
            (right - 0.10 * r, ridge), (left + 0.10 * r, ridge),
        ]  # fmt: skip
        sheet.shape(slope, tone("gold", 0.36), HAIR * 1.2)
        for share in (0.3, 0.6):
            level = eaves + (ridge - eaves) * share
            inset = 0.22 * r * share
            sheet.line([(left - 0.1 * r + inset, level), (right + 0.1 * r - inset, level)], tone("gold", 0.2), HAIR)
        sheet.line(slope[2:], tone("gold", 0.68), HAIR * 1.6)
        _sign(sheet, right + 0.10 * r, eaves + 0.10 * r, r)

    return [Thing((left + right) / 2, foot, right - left, 0.8 * r, paint), bush(x - 0.8 * r, y + 0.42 * r, 0.36 * r, 0)]


def _sign(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Hang a golden tankard over the door."""
    sheet.line([(x - 0.1 * r, y), (x + 0.30 * r, y)], INK, 0.05 * r)
    sheet.shape(box(x + 0.04 * r, y + 0.06 * r, x + 0.30 * r, y + 0.34 * r), tone("gold", 0.6), HAIR)
    sheet.line([(x + 0.30 * r, y + 0.14 * r), (x + 0.38 * r, y + 0.20 * r), (x + 0.30 * r, y + 0.28 * r)], INK, HAIR)


def close(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Pave the place around a cathedral."""
    for radius, tint in ((1.04, tone("earth", 0.2)), (1.0, tone("stone", 0.74)), (0.9, tone("stone", 0.82))):
        sheet.disc((x, y + 0.22 * r), radius * r, tint, 0.72)
    for ring in (0.55, 0.78):
        for px, py in _ring(x, y + 0.22 * r, ring * r, 0.72, 22, ring):
            sheet.disc((px, py), 0.028 * r, tone("stone", 0.6))


def cathedral(x: float, y: float, r: float) -> list[Thing]:
    """A cathedral that rises over the roofs: two spires, a rose window, a long nave with buttresses."""
    foot = y + 0.66 * r

    def paint(sheet: Sheet) -> None:
        _nave(sheet, x + 0.34 * r, foot - 0.06 * r, r)
        _front(sheet, x - 0.34 * r, foot, r)

    return [Thing(x, foot, 1.7 * r, 1.5 * r, paint)]


def _nave(sheet: Sheet, x: float, foot: float, r: float) -> None:
    wall, dim = tone("stone", 0.86), tone("stone", 0.5)
    left, right, eaves, ridge = x - 0.62 * r, x + 0.62 * r, foot - 0.66 * r, foot - 1.22 * r
    sheet.shape(box(left, eaves, right, foot), wall, HAIR * 1.3)
    for i in range(4):
        at = left + (0.30 + 0.30 * i) * r
        sheet.shape(_lancet(at, foot - 0.14 * r, 0.075 * r, 0.40 * r), tone("slate", 0.12))
        sheet.shape(box(at + 0.12 * r, eaves + 0.06 * r, at + 0.19 * r, foot), dim)
    slope = [
        (left - 0.02 * r, eaves + 0.05 * r), (right + 0.10 * r, eaves + 0.05 * r),
        (right - 0.04 * r, ridge), (left, ridge),
    ]  # fmt: skip
    sheet.shape(slope, tone("slate", 0.46), HAIR * 1.3)
    for share in (0.33, 0.66):
        level = eaves + (ridge - eaves) * share
        sheet.line([(left, level), (right + (0.10 - 0.12 * share) * r, level)], tone("slate", 0.3), HAIR * 0.8)
    sheet.line(slope[2:], tone("slate", 0.95), HAIR * 1.4)
    _cross(sheet, right - 0.06 * r, ridge, 0.20 * r)


def _front(sheet: Sheet, x: float, foot: float, r: float) -> None:
    """The west front between its two towers."""
    wall, top = tone("stone", 0.9), foot - 0.98 * r
    gable = [(x - 0.2 * r, top), (x + 0.2 * r, top), (x, top - 0.36 * r)]
    sheet.shape(gable, wall, HAIR * 1.2)
    sheet.shape(box(x - 0.24 * r, top, x + 0.24 * r, foot), wall, HAIR * 1.2)
    sheet.disc((x, top + 0.20 * r), 0.155 * r, tone("slate", 0.14), outline=HAIR)
    for px, py in _ring(x, top + 0.20 * r, 0.09 * r, 1.0, 6):
        sheet.disc((px, py), 0.036 * r, tone("gold", 0.62))
    sheet.disc((x, top + 0.20 * r), 0.04 * r, tone("red", 0.5))
    sheet.shape(_lancet(x, foot, 0.13 * r, 0.42 * r), tone("ink", 0.2), HAIR)
    for side in (-1, 1):
        _spire(sheet, x + side * 0.36 * r, foot + 0.02 * r, r)


def _spire(sheet: Sheet, x: float, foot: float, r: float) -> None:
    half, top, tip = 0.155 * r, foot - 1.34 * r, foot - 2.12 * r
    sheet.shape(box(x - half, top, x + half, foot), tone("stone", 0.84), HAIR * 1.2)
    sheet.shape(box(x + 0.4 * half, top, x + half, foot), tone("stone", 0.5))
    for level in (0.45, 0.92):
        sheet.line([(x - half, foot - level * r), (x + half, foot - level * r)], tone("stone", 0.36), HAIR)
    for level in (0.24, 0.66, 1.10):
        sheet.shape(_lancet(x - 0.2 * half, foot - level * r, 0.32 * half, 0.22 * r), tone("slate", 0.12))
    base = [(x - 1.25 * half, top), (x + 1.25 * half, top)]
    sheet.shape([*base, (x, tip)], tone("slate", 0.28), HAIR * 1.2)
    sheet.shape([base[0], (x + 0.4 * half, top), (x, tip)], tone("slate", 0.52))
    sheet.shape([base[0], (x - 0.4 * half, top), (x, tip)], tone("slate", 0.74))
    _cross(sheet, x, tip + 0.04 * r, 0.22 * r)


def _lancet(x: float, foot: float, half: float, height: float) -> list[Point]:
    top = foot - height
    return [(x - half, foot), (x - half, top + half), (x - half * 0.6, top + 0.3 * half), (x, top - 0.2 * half),
            (x + half * 0.6, top + 0.3 * half), (x + half, top + half), (x + half, foot)]  # fmt: skip


def _cross(sheet: Sheet, x: float, foot: float, size: float) -> None:
    for tint, width in ((INK, 0.34), (tone("gold", 0.6), 0.16)):
        sheet.line([(x, foot), (x, foot - size)], tint, width * size)
        sheet.line([(x - 0.3 * size, foot - 0.62 * size), (x + 0.3 * size, foot - 0.62 * size)], tint, width * size)


def maiden_tower(x: float, y: float, r: float) -> list[Thing]:
    """A tower with a princess's banner hanging from its window."""
    foot = y + 0.35 * r
    # Near the upper border a roof would be cut off: then the tower is low, with battlements.
    roofed = 3.6 * r < foot - 0.03
    r = r if roofed else min(r, (foot - 0.03) / 2.4)
    height = 1.9 * r
    body = tower(x, foot, 0.66 * r, height, "slate" if roofed else "")

    def paint(sheet: Sheet) -> None:
        body.paint(sheet)
        _banner(sheet, x, foot - height + 0.18 * r, r)

    return [body._replace(paint=paint)]


def _banner(sheet: Sheet, x: float, top: float, r: float) -> None:
    """A pink banner with a golden crown, from a bright window."""
    half, long = 0.48 * r, 1.36 * r
    sheet.shape(_lancet(x, top + 0.16 * r, 0.30 * r, 0.40 * r), tone("gold", 0.75), HAIR)
    cloth = [(x - half, top + 0.1 * r), (x + half, top + 0.1 * r), (x + half, top + long), (x, top + long - 0.22 * r),
             (x - half, top + long)]  # fmt: skip
    sheet.shape(cloth, tone("red", 0.74), HAIR * 1.3)
    sheet.shape(
        [cloth[0], (x - 0.4 * half, top + 0.1 * r), (x - 0.4 * half, top + long - 0.1 * r), cloth[4]], tone("red", 0.82)
    )
    sheet.line(cloth[:2], tone("gold", 0.5), 0.08 * r)
    y = top + 0.66 * r
    crown = [(-0.62, 0.22), (-0.7, -0.3), (-0.34, 0.0), (0, -0.42), (0.34, 0.0), (0.7, -0.3), (0.62, 0.22)]
    sheet.shape([(x + dx * half, y + dy * half * 1.3) for dx, dy in crown], tone("gold", 0.6), HAIR)


def hollow(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Lay the worn ground inside a ring of stones, and the dark way down in its middle."""
    for radius, tint in ((0.98, tone("grass", 0.12)), (0.90, tone("verge", 0.5)), (0.78, tone("road", 0.3))):
        sheet.disc((x, y), radius * r, tint, 0.74)
    sheet.disc((x, y), 0.46 * r, INK, 0.70, HAIR)
    for radius, share in ((0.44, 0.05), (0.32, 0.35), (0.2, 0.7)):
        sheet.disc((x, y), radius * r, mix(INK, tone("water", 0.7), share), 0.70)


def stones(x: float, y: float, r: float) -> list[Thing]:
    """A ring of standing stones."""
    # Always the same stones: all portals look alike.
    rng = random.Random(5)
    around = _ring(x, y + 0.06 * r, 0.76 * r, 0.70, 9, 0.35)
    return [_menhir(px, py, rng.uniform(0.34, 0.44) * r, rng.uniform(-0.05, 0.05)) for px, py in around]


def _menhir(x: float, y: float, size: float, lean: float) -> Thing:
    def paint(sheet: Sheet) -> None:
        body = [
            (-0.40, 0.1),
            (-0.36 + lean, -0.9),
            (-0.1 + lean, -1.2),
            (0.24 + lean, -1.08),
            (0.38, -0.2),
            (0.36, 0.1),
        ]
        sheet.shape([(x + a * size, y + b * size) for a, b in body], tone("stone", 0.46), HAIR * 1.2)
        lit = [(-0.40, 0.1), (-0.36 + lean, -0.9), (-0.1 + lean, -1.2), (0.0 + lean, -1.0), (-0.06, 0.1)]
        sheet.shape([(x + a * size, y + b * size) for a, b in lit], tone("stone", 0.76))

    return Thing(x, y, 0.7 * size, 1.1 * size, paint)


def scorched(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Scorch the ground around a volcano: the glow of its lava on the grass."""
    grass, glow = tone("grass", 0.45), tone("gold", 0.42)
    for radius, share in ((1.0, 0.25), (0.94, 0.5), (0.87, 0.75)):
        sheet.disc((x, y + 0.28 * r), radius * r, mix(grass, glow, share), 0.66)
    sheet.disc((x, y + 0.28 * r), 0.80 * r, tone("roof", 0.06), 0.64)


def volcano(x: float, y: float, r: float) -> list[Thing]:
    """A volcano of dark rock with a glowing crater and streams of lava."""
    foot = y + 0.52 * r
    stones_ = [rock(x + dx * r, foot + dy * r, 0.22 * r, -0.3) for dx, dy in ((-0.78, 0.1), (0.74, 0.16), (0.3, 0.28))]
    return [Thing(x, foot, 1.5 * r, 1.1 * r, lambda sheet: _mountain(sheet, x, foot, r)), *stones_]


def _mountain(sheet: Sheet, x: float, foot: float, r: float) -> None:
    top = foot - 1.16 * r
    outline = [(-0.86, 0.0), (-0.58, -0.34), (-0.40, -0.62), (-0.24, -1.14), (0.26, -1.14), (0.40, -0.68),
               (0.62, -0.36), (0.86, 0.02), (0.46, 0.16), (0.0, 0.2), (-0.46, 0.14)]  # fmt: skip
    sheet.shape([(x + a * r, foot + b * r) for a, b in outline], tone("ink", 0.30), HAIR * 1.5)
    lit = [(-0.80, 0.0), (-0.56, -0.32), (-0.38, -0.60), (-0.22, -1.10), (-0.05, -1.05), (-0.22, -0.5), (-0.44, 0.1)]
    sheet.shape([(x + a * r, foot + b * r) for a, b in lit], tone("ink", 0.52))
    dark = [(0.26, -1.10), (0.40, -0.66), (0.60, -0.36), (0.82, 0.02), (0.50, 0.12), (0.34, -0.3)]
    sheet.shape([(x + a * r, foot + b * r) for a, b in dark], tone("ink", 0.12))
    for stream in (
        [(-0.06, -1.05), (-0.14, -0.72), (-0.02, -0.46), (-0.12, -0.06), (-0.02, 0.14)],
        [(0.14, -1.04), (0.22, -0.66), (0.36, -0.40), (0.40, -0.10)],
    ):
        path = [(x + a * r, foot + b * r) for a, b in stream]
        for tint, width in ((tone("red", 0.2), 0.16), (tone("red", 0.45), 0.115), (tone("gold", 0.6), 0.05)):
            sheet.line(path, tint, width * r)
    for radius, tint in (
        (0.27, tone("ink", 0.05)),
        (0.235, tone("red", 0.42)),
        (0.17, tone("gold", 0.55)),
        (0.09, tone("gold", 0.9)),
    ):
        sheet.disc((x + 0.01 * r, top + 0.04 * r), radius * r, tint, 0.42)
    for dx, dy, size, share in ((0.10, -0.26, 0.15, 0.42), (0.26, -0.44, 0.19, 0.55), (0.50, -0.60, 0.15, 0.7)):
        # Smoke that the upper border would cut off is left out.
        if top + (dy - size) * r < 0.02:
            break
        sheet.disc((x + dx * r, top + dy * r), size * r, tone("ink", share), 0.85, HAIR * 0.7)
        sheet.disc((x + (dx - 0.04) * r, top + (dy - 0.04) * r), size * 0.7 * r, tone("ink", share + 0.16), 0.85)


def sign(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Set the dragon's sign into the ground: a pale disc with a red rim."""
    for radius, tint in ((1.0, INK), (0.93, tone("red", 0.30)), (0.82, tone("paper", 0.4)), (0.78, tone("paper", 0.7))):
        sheet.disc((x, y), radius * r, tint)
    sheet.shape(placed(DRAGON, x - 0.03 * r, y + 0.62 * r, 1.24 * r), tone("red", 0.36))


GROUND: dict[str, Callable[[Sheet, float, float, float], None]] = {
    "village": square,
    "inn": pond,
    "cathedral": close,
    "portal": hollow,
    "volcano": scorched,
    "dragon": sign,
}
STANDING: dict[str, Callable[[float, float, float], list[Thing]]] = {
    "cloister": cloister,
    "inn": inn,
    "cathedral": cathedral,
    "princess": maiden_tower,
    "portal": stones,
    "volcano": volcano,
    "wine": barrels,
    "grain": sheaf,
    "cloth": bales,
}
