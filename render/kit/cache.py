"""The memory cache of sprites by function and arguments. It evicts the least recently used."""

from collections.abc import Callable
from functools import partial
from typing import ParamSpec, Protocol, TypeVar

import cachetools
from cachetools.keys import hashkey
from PIL import Image

LIMIT = 64 << 20
"""Limit of the cache, in bytes: the sprites of some dozens of active tables."""
DEEP = {"RGB": 4, "RGBA": 4}
"""Bytes of a pixel, for modes with more than one."""


class Weighed(Protocol):
    """A sprite made of several arrays."""

    @property
    def weight(self) -> int:
        """Size in memory, in bytes."""


P = ParamSpec("P")
T = TypeVar("T", bound=Image.Image | Weighed)


def weight(sprite: Image.Image | Weighed) -> int:
    """Return the size of a sprite in memory, in bytes."""
    if isinstance(sprite, Image.Image):
        return sprite.width * sprite.height * DEEP.get(sprite.mode, 1)
    return sprite.weight


memory: cachetools.LRUCache[object, Image.Image | Weighed] = cachetools.LRUCache(LIMIT, getsizeof=weight)


def cached(draw: Callable[P, T]) -> Callable[P, T]:
    """Cache the results of a drawing function by its arguments. Callers must not draw on them."""
    # All functions share one cache, so each key begins with the function.
    return cachetools.cached(memory, key=partial(hashkey, draw.__module__, draw.__qualname__))(draw)


def clear() -> None:
    """Evict all sprites."""
    memory.clear()
