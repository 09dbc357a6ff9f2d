"""Emblems and symbols from ``emblems.txt``: gems, carts, cubes, coins, and every card's own picture."""

from functools import cache
from typing import NamedTuple

from PIL import Image, ImageFilter

from render.kit import emblem
from render.kit.cache import cached
from render.kit.disk import persistent
from render.kit.emblem import Emblem, Shape
from render.kit.sprites import OVERSIZE, Sprite, shrink, to_sprite
from render.kit.theme import INK, PAPER, SEATS, WHITE, Colour
from render.kit.typography import LEAST

CUBE, RIM = "cube.", 2
"""Beginning of the names of cubes, and width of the pale rim of a piece, in pixels."""
COIN, POINT, SHIELD = 32, 40, 44
"""Minimum sizes of symbols that hold a number, in pixels: a coin, and a shield with one digit and with two."""


class Numbered(NamedTuple):
    """A number on a symbol: its colour, its vertical centre, and its maximum width in widths of the symbol."""

    tint: Colour
    down: float
    wide: float


NUMBERED = {
    "coin": Numbered(INK, 0.5, 0.72),
    "points": Numbered(WHITE, 0.46, 0.54),
    "sum": Numbered(WHITE, 0.46, 0.54),
}

SIGNS = {
    "clan": ("dwarf", "roof.60"),
    "shrine": ("shrine", "stone.65"),
    "helper": ("elf", "leaf.75"),
    "scroll": ("scroll", "paper"),
    "dragon": ("dragon", "red"),
    "altar": ("altar", "stone.60"),
    "broker": ("scales", "gold"),
    "mason": ("brick", "roof"),
    "herald": ("sun", "gold"),
    "envoy": ("elf", "gold"),
}
"""The charge and the tint of each kind of object that gives points."""
OTHERS = {"coins": "coin", "gems": "gems"}
"""The symbols of the other sources of points."""


@cache
def emblems() -> dict[str, Emblem]:
    """Return all emblems by card, the charges by ``:name``, and charges in a seat's colour as ``:cube.0``."""
    found = emblem.read_emblems(__package__)
    for seat, look in enumerate(SEATS):
        found[f":cube.{seat}"] = Emblem((), (Shape("use:cube", look.ramp, (0, 0, 1), False),))
    # A charge takes the tint of its user, but cards need this one in gold.
    found[":trade.gold"] = Emblem((), (Shape("use:trade", "gold.40", (0, 0, 1), False),))
    for kind, (charge, tint) in SIGNS.items():
        found[f":{kind}.sign"] = Emblem((), (Shape(f"use:{charge}", tint, (0, 0, 1), False),))
    return found


@cached
def symbol(name: str, size: int, number: str = "") -> Image.Image:
    """Return a symbol without a field, with its number, ``OVERSIZE`` times as large as ``size``."""
    image = emblem.paint_charge(emblems(), name, size)
    if number:
        emblem.set_number(image, number, round(size * 0.56), *NUMBERED[name])
    return image


@persistent
def icon(name: str, size: int, number: str = "") -> Sprite:
    """Return a symbol in its final size. Only pieces, such as cubes, have a pale rim."""
    if not name.startswith(CUBE):
        return to_sprite(shrink(symbol(name, size, number)))
    image = Image.new("RGBA", (size * OVERSIZE, size * OVERSIZE), (*INK, 0))
    # A small cube stays legible and has a thinner rim.
    inner = max(LEAST, size - 2 * RIM)
    image.alpha_composite(symbol(name, inner), ((size - inner) * OVERSIZE // 2, (size - inner) * OVERSIZE // 2))
    return to_sprite(shrink(rimmed(image)))


def rimmed(image: Image.Image) -> Image.Image:
    """Return a picture of a piece, ``OVERSIZE`` times as large, with a pale rim around its opaque part."""
    # Shadows are half transparent and get no rim.
    body = image.getchannel("A").point([0] * 250 + [255] * 6)
    rim = Image.new("RGBA", image.size, (*PAPER, 0))
    # A filter of this width reaches half of it to each side.
    rim.putalpha(body.filter(ImageFilter.MaxFilter(2 * RIM * OVERSIZE + 1)))
    found = image.copy()
    found.alpha_composite(rim)
    found.alpha_composite(image)
    return found


def cube(seat: int, size: int) -> Sprite:
    """Return an upgrade cube of a seat."""
    return icon(f"{CUBE}{seat}", size)


def score_sign(source: str, size: int) -> Sprite | None:
    """Return the sign of a source of points, or None for an unknown source."""
    name = f"{source}.sign" if source in SIGNS else OTHERS.get(source)
    return icon(name, size) if name else None
