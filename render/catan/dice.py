"""The dice."""

import itertools

from render.kit.disk import painted_ahead, persistent
from render.kit.sheet import Point, Sheet
from render.kit.sprites import Sprite, to_sprite
from render.kit.theme import INK, Colour, mix, tone

DIE = 76
"""Size of a die, in pixels."""
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.3, 0.3), (0.7, 0.7)),
    3: ((0.28, 0.28), (0.5, 0.5), (0.72, 0.72)),
    4: ((0.3, 0.3), (0.7, 0.3), (0.3, 0.7), (0.7, 0.7)),
    5: ((0.28, 0.28), (0.72, 0.28), (0.5, 0.5), (0.28, 0.72), (0.72, 0.72)),
    6: ((0.3, 0.26), (0.3, 0.5), (0.3, 0.74), (0.7, 0.26), (0.7, 0.5), (0.7, 0.74)),
}


@painted_ahead(lambda: itertools.product(PIPS, (False, True)))
@persistent
def die(pips: int, red: bool) -> Sprite:
    """Return a die."""
    sheet = cube(tone("red", 0.40) if red else tone("paper", 0.75), tone("red", 0.62) if red else tone("paper", 1.0))
    for x, y in PIPS[pips]:
        spot = (0.04 + x * 0.84, 0.04 + y * 0.84)
        sheet.disc(spot, 0.075, tone("paper", 0.95) if red else INK)
    return to_sprite(sheet.done())


def cube(face: Colour, light: Colour) -> Sheet:
    """Draw a blank die with its shadow."""
    sheet = Sheet(DIE)
    sheet.shadow([(0.12, 0.14), (0.98, 0.14), (0.98, 0.98), (0.12, 0.98)], 160)
    sheet.settle(0.03)
    for left, right, tint in (
        (0.02, 0.90, INK),
        (0.04, 0.88, light),
        (0.065, 0.88, mix(face, INK, 0.25)),
        (0.065, 0.855, face),
    ):
        box = [v * sheet.scale for v in (left, left, right, right)]
        sheet.draw.rounded_rectangle(box, 0.13 * sheet.scale, tint)
    return sheet
