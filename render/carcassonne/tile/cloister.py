"""The cloister with its garden."""

from render.carcassonne.tile.scenery import HAIR, Thing, bush, fir, tree
from render.kit.sheet import Sheet
from render.kit.theme import INK, mix, tone


def cloister(x: float, y: float, _: float) -> list[Thing]:
    """Return the buildings and trees of the garden around (x, y)."""
    dx, dy = x - 0.5, y - 0.5
    things = [
        Thing(0.5 + dx, 0.655 + dy, 0.36, 0.16, lambda sheet: _church(sheet.moved(dx, dy))),
        fir(0.705 + dx, 0.41 + dy, 0.13, 0.0),
    ]
    trees = ((0.27, 0.47, 0.12), (0.735, 0.53, 0.11))
    things += [tree(left + dx, foot + dy, size, 0.02) for left, foot, size in trees]
    return things + [bush(left + dx, 0.725 + dy, 0.07, 0.02) for left in (0.295, 0.70)]


def garden(sheet: Sheet, x: float, y: float) -> None:
    """Draw the garden around (x, y): a hedge around a lawn, beds and a path to the door."""
    sheet = sheet.moved(x - 0.5, y - 0.5)
    centre = (0.5, 0.535)
    for radius, tint in ((0.285, tone("grass", 0.14)), (0.272, tone("leaf", 0.62)), (0.250, tone("grass", 0.66))):
        sheet.disc(centre, radius, tint, 0.92)
    for width, share in ((0.075, 0.20), (0.056, 0.78)):
        sheet.line([(0.39, 0.64), (0.40, 0.70), (0.47, 0.735), (0.5, 0.815)], tone("road", share), width)
    for row in range(3):
        y = 0.698 + row * 0.022
        sheet.line([(0.545, y), (0.635 - row * 0.012, y)], tone("earth", 0.05), 0.014)
        for i in range(4):
            sheet.disc((0.552 + i * 0.024, y - 0.004), 0.008, tone("leaf", 0.7 if row % 2 else 0.5))


def _church(sheet: Sheet) -> None:
    wall, dim = tone("paper", 0.62), mix(tone("paper", 0.3), INK, 0.24)
    left, right, foot, eaves, ridge = 0.43, 0.69, 0.655, 0.535, 0.425
    sheet.shape([(left, eaves), (right, eaves), (right, foot), (left, foot)], wall, HAIR)
    sheet.shape([(right - 0.05, eaves), (right, eaves), (right, foot), (right - 0.05, foot)], dim)
    for x in (0.475, 0.535, 0.595):
        sheet.shape(
            [(x, 0.565), (x + 0.011, 0.552), (x + 0.022, 0.565), (x + 0.022, 0.615), (x, 0.615)], tone("slate", 0.12)
        )
    roof = [(left - 0.02, eaves + 0.008), (right + 0.018, eaves + 0.008), (right - 0.02, ridge), (left, ridge)]
    sheet.shape(roof, tone("roof", 0.34), HAIR)
    for share in (0.33, 0.66):
        y = eaves + (ridge - eaves) * share
        sheet.line([(left - 0.01, y), (right - 0.02 * share + 0.012, y)], tone("roof", 0.24), HAIR * 0.6)
    sheet.line([(left, ridge), (right - 0.02, ridge)], tone("roof", 0.75), HAIR * 1.2)
    _steeple(sheet, wall, dim, foot)


def _steeple(sheet: Sheet, wall: tuple[int, int, int], dim: tuple[int, int, int], foot: float) -> None:
    left, right, top = 0.335, 0.445, 0.36
    sheet.shape([(left, top), (right, top), (right, foot + 0.01), (left, foot + 0.01)], wall, HAIR)
    sheet.shape([(right - 0.035, top), (right, top), (right, foot + 0.01), (right - 0.035, foot + 0.01)], dim)
    sheet.shape([(0.372, 0.665), (0.372, 0.615), (0.388, 0.595), (0.404, 0.615), (0.404, 0.665)], tone("ink", 0.25))
    sheet.shape([(0.372, 0.44), (0.372, 0.41), (0.384, 0.398), (0.396, 0.41), (0.396, 0.44)], tone("slate", 0.1))
    sheet.disc((0.386, 0.51), 0.017, tone("slate", 0.15))
    tip = (0.39, 0.195)
    sheet.shape([(left - 0.016, top + 0.01), (right + 0.016, top + 0.01), tip], tone("slate", 0.30), HAIR)
    sheet.shape([(left - 0.016, top + 0.01), (0.40, top + 0.01), tip], tone("slate", 0.52))
    sheet.shape([(left - 0.016, top + 0.01), (0.36, top + 0.01), tip], tone("slate", 0.72))
    sheet.line([(0.39, 0.20), (0.39, 0.145)], INK, 0.016)
    sheet.line([(0.372, 0.165), (0.408, 0.165)], INK, 0.016)
    sheet.line([(0.39, 0.20), (0.39, 0.147)], tone("gold", 0.6), 0.008)
    sheet.line([(0.374, 0.165), (0.406, 0.165)], tone("gold", 0.6), 0.008)
