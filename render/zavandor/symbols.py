"""Emblems and symbols from ``emblems.txt``: gems, carts, cubes, coins, and every card's own picture."""

from functools import cache

from PIL import Image

from render.kit import emblem
from render.kit.cache import cached
from render.kit.disk import persistent
from render.kit.emblem import Emblem, Shape
from render.kit.sprites import OVERSIZE, Sprite, shrink, to_sprite
from render.kit.theme import INK, PAPER, SEATS

NUMBERED = {"coin": INK, "points": PAPER, "sum": PAPER}
"""Symbols that carry a number, and the number's colour."""
LOWER = {"points": 0.46, "sum": 0.46}
"""Vertical centre of a number that is not in the middle of its symbol, as a share of the height."""


@cache
def emblems() -> dict[str, Emblem]:
    """Return all emblems by card, the charges by ``:name``, and charges in a seat's colour as ``:cube.0``."""
    found = emblem.book(__package__)
    for seat, look in enumerate(SEATS):
        found[f":cube.{seat}"] = Emblem((), (Shape("use:cube", look.ramp, (0, 0, 1), False),))
    # A charge takes the tint of its user, but cards need this one in gold.
    found[":trade.gold"] = Emblem((), (Shape("use:trade", "gold.40", (0, 0, 1), False),))
    return found


@cached
def symbol(name: str, size: int, number: str = "") -> Image.Image:
    """Return a symbol without a field, with its number, ``OVERSIZE`` times as large as ``size``."""
    image = emblem.paint_charge(emblems(), name, size)
    if number:
        high = round(size * (0.56 if len(number) == 1 else 0.46)) * OVERSIZE
        emblem.set_number(image, number, high, NUMBERED[name], LOWER.get(name, 0.5))
    return image


@persistent
def icon(name: str, size: int, number: str = "") -> Sprite:
    """Return a symbol in its final size."""
    return to_sprite(shrink(symbol(name, size, number)))


def cube(seat: int, size: int) -> Sprite:
    """Return an upgrade cube of a seat."""
    return icon(f"cube.{seat}", size)
