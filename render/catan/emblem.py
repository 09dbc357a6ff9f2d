"""The emblems of all cards, kinds and symbols, from ``emblems.txt`` (``render/kit/emblem.py`` describes the format)."""

from functools import cache

from PIL import Image

from render.kit import emblem
from render.kit.disk import painted_ahead, persistent
from render.kit.emblem import Emblem
from render.kit.sprites import Sprite, shrink, to_sprite


@cache
def emblems() -> dict[str, Emblem]:
    """Return all emblems by card, and the charges by ``:name``."""
    return emblem.book(__package__)


def paint_charge(name: str, size: int) -> Image.Image:
    """Return a charge without a field, ``OVERSIZE`` times as large as ``size``."""
    return emblem.paint_charge(emblems(), name, size)


SIGNS = {
    36: ("hand", "length", "road", "settlement", "city", "development", "army", "activate", "flag", "defender"),
    38: ("lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin"),
    44: ("castle", "activate"),
    52: ("bank", "hand"),
    84: ("barbarians",),
}
"""The symbols that pictures show from the first turn, by size in pixels."""


@painted_ahead(lambda: ((name, size) for size, names in SIGNS.items() for name in names))
@persistent
def sign(name: str, size: int) -> Sprite:
    """Return a symbol in its final size."""
    return to_sprite(shrink(paint_charge(name, size)))
