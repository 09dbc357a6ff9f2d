"""Inns & Cathedrals in pictures: inns by their pond, cathedrals, the big follower."""

from render.carcassonne.contribution import Contribution, Shape
from render.carcassonne.tile.outlines import lancet, ring
from render.carcassonne.tile.placing import Landmark, beside_road, central
from render.carcassonne.tile.scenery import HAIR, Thing, bush
from render.carcassonne.tile.silhouettes import FOLLOWER
from render.kit.sheet import Sheet, box
from render.kit.theme import INK, mix, tone


def pond(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Draw an inn's pond, with reeds, ripples and a jetty."""
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
    """Return a timbered inn with a golden thatched roof and its sign."""
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
    """Draw a golden tankard over the door."""
    sheet.line([(x - 0.1 * r, y), (x + 0.30 * r, y)], INK, 0.05 * r)
    sheet.shape(box(x + 0.04 * r, y + 0.06 * r, x + 0.30 * r, y + 0.34 * r), tone("gold", 0.6), HAIR)
    sheet.line([(x + 0.30 * r, y + 0.14 * r), (x + 0.38 * r, y + 0.20 * r), (x + 0.30 * r, y + 0.28 * r)], INK, HAIR)


def close(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Draw the pavement around a cathedral."""
    for radius, tint in ((1.04, tone("earth", 0.2)), (1.0, tone("stone", 0.74)), (0.9, tone("stone", 0.82))):
        sheet.disc((x, y + 0.22 * r), radius * r, tint, 0.72)
    for share in (0.55, 0.78):
        for px, py in ring(x, y + 0.22 * r, share * r, 0.72, 22, share):
            sheet.disc((px, py), 0.028 * r, tone("stone", 0.6))


def cathedral(x: float, y: float, r: float) -> list[Thing]:
    """Return a cathedral that rises over the roofs: two spires, a rose window, a long nave with buttresses."""
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
        sheet.shape(lancet(at, foot - 0.14 * r, 0.075 * r, 0.40 * r), tone("slate", 0.12))
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
    """Draw the west front between the two towers."""
    wall, top = tone("stone", 0.9), foot - 0.98 * r
    gable = [(x - 0.2 * r, top), (x + 0.2 * r, top), (x, top - 0.36 * r)]
    sheet.shape(gable, wall, HAIR * 1.2)
    sheet.shape(box(x - 0.24 * r, top, x + 0.24 * r, foot), wall, HAIR * 1.2)
    sheet.disc((x, top + 0.20 * r), 0.155 * r, tone("slate", 0.14), outline=HAIR)
    for px, py in ring(x, top + 0.20 * r, 0.09 * r, 1.0, 6):
        sheet.disc((px, py), 0.036 * r, tone("gold", 0.62))
    sheet.disc((x, top + 0.20 * r), 0.04 * r, tone("red", 0.5))
    sheet.shape(lancet(x, foot, 0.13 * r, 0.42 * r), tone("ink", 0.2), HAIR)
    for side in (-1, 1):
        _spire(sheet, x + side * 0.36 * r, foot + 0.02 * r, r)


def _spire(sheet: Sheet, x: float, foot: float, r: float) -> None:
    half, top, tip = 0.155 * r, foot - 1.34 * r, foot - 2.12 * r
    sheet.shape(box(x - half, top, x + half, foot), tone("stone", 0.84), HAIR * 1.2)
    sheet.shape(box(x + 0.4 * half, top, x + half, foot), tone("stone", 0.5))
    for level in (0.45, 0.92):
        sheet.line([(x - half, foot - level * r), (x + half, foot - level * r)], tone("stone", 0.36), HAIR)
    for level in (0.24, 0.66, 1.10):
        sheet.shape(lancet(x - 0.2 * half, foot - level * r, 0.32 * half, 0.22 * r), tone("slate", 0.12))
    base = [(x - 1.25 * half, top), (x + 1.25 * half, top)]
    sheet.shape([*base, (x, tip)], tone("slate", 0.28), HAIR * 1.2)
    sheet.shape([base[0], (x + 0.4 * half, top), (x, tip)], tone("slate", 0.52))
    sheet.shape([base[0], (x - 0.4 * half, top), (x, tip)], tone("slate", 0.74))
    _cross(sheet, x, tip + 0.04 * r, 0.22 * r)


def _cross(sheet: Sheet, x: float, foot: float, size: float) -> None:
    for tint, width in ((INK, 0.34), (tone("gold", 0.6), 0.16)):
        sheet.line([(x, foot), (x, foot - size)], tint, width * size)
        sheet.line([(x - 0.3 * size, foot - 0.62 * size), (x + 0.3 * size, foot - 0.62 * size)], tint, width * size)


CONTRIBUTION = Contribution(
    landmarks={
        "inn": Landmark(0.17, beside_road, ground=pond, upright=inn),
        "cathedral": Landmark(0.29, central, ground=close, upright=cathedral),
    },
    reach={"IC09": {"c1": 1.08, "c2": 1.08}},
    shapes={"big": Shape(FOLLOWER, 1.34, lies=True, rim=True)},
    icons=("inn", "cathedral"),
)
