"""The village square, where roads end at a crossing."""

import math

from render.kit.sheet import Sheet
from render.kit.theme import tone


def square(sheet: Sheet, x: float, y: float, _: float) -> None:
    """Draw the pavement of a village square."""
    for radius, tint in ((0.128, tone("verge", 0.7)), (0.112, tone("road", 0.10)), (0.100, tone("stone", 0.66))):
        sheet.disc((x, y), radius, tint)
    for ring, count in ((0.082, 16), (0.058, 11), (0.034, 7)):
        for i in range(count):
            # Each ring starts at another angle, so that the stones do not form rows.
            angle = 2 * math.pi * i / count + ring * 40
            stone = (x + ring * math.cos(angle), y + ring * math.sin(angle))
            sheet.disc(stone, 0.0105, tone("stone", 0.80 if (i + count) % 3 else 0.55))
