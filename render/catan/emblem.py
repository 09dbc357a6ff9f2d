"""The emblems of all cards, kinds and symbols, from every ``emblems.txt`` (``render/kit/emblem.py`` describes it)."""

import pkgutil
from collections.abc import Iterator
from functools import cache

from PIL import Image

from render.catan import expansions
from render.kit import emblem
from render.kit.disk import painted_ahead, persistent
from render.kit.emblem import Emblem
from render.kit.sprites import Sprite, shrink, to_sprite


@cache
def emblems() -> dict[str, Emblem]:
    """Return all emblems by card, and the charges by ``:name``."""
    packages = (module.name for module in pkgutil.iter_modules(expansions.__path__) if module.ispkg)
    folders = (__package__, *(f"{expansions.__name__}.{name}" for name in packages))
    return {name: found for folder in folders for name, found in emblem.read_emblems(folder).items()}


def paint_charge(name: str, size: int) -> Image.Image:
    """Return a charge without a field, ``OVERSIZE`` times as large as ``size``."""
    return emblem.paint_charge(emblems(), name, size)


SIGNS = {
    36: ("hand", "length", "road", "settlement", "city", "flag"),
    38: ("lumber", "brick", "wool", "grain", "ore"),
    52: ("bank",),
}
"""The symbols that pictures of the base game show from the first turn, by size in pixels."""


def _every_sign() -> Iterator[tuple[str, int]]:
    # Imported here because the looks import this module.
    from render.catan.contributions import CONTRIBUTIONS

    for signs in (SIGNS, *(added.signs for added in CONTRIBUTIONS.values())):
        yield from ((name, size) for size, names in signs.items() for name in names)


@painted_ahead(_every_sign)
@persistent
def sign(name: str, size: int) -> Sprite:
    """Return a symbol in its final size."""
    return to_sprite(shrink(paint_charge(name, size)))
