"""The memory cache of sprites by function and arguments. It evicts the least recently used.

The parts that sprites are painted of (a cloth, a meadow) have a cache of their own for a short time: they are large,
and nothing needs them once the sprites are painted.
"""

import itertools
from collections.abc import Callable
from functools import partial
from typing import ParamSpec, Protocol, TypeVar

import cachetools
from cachetools.keys import hashkey
from PIL import Image

from render.kit.freed_memory import return_freed_memory

LIMIT = 64 << 20
"""Limit of the cache, in bytes: the sprites of some dozens of active tables."""
PARTS_LIMIT, PARTS_TIME = 32 << 20, 20.0
"""Limit of the cache of parts, in bytes, and the time until they are evicted, in seconds."""
PICTURES = 50
"""Number of pictures after which freed memory is returned to the system. This takes up to 15 milliseconds."""
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


parts: cachetools.TTLCache[object, Image.Image] = cachetools.TTLCache(PARTS_LIMIT, PARTS_TIME, getsizeof=weight)
_pictures = itertools.count(1)


def cached(draw: Callable[P, T]) -> Callable[P, T]:
    """Cache the results of a drawing function by its arguments. Callers must not draw on them."""
    # All functions share one cache, so each key begins with the function.
    return cachetools.cached(memory, key=partial(hashkey, draw.__module__, draw.__qualname__))(draw)


def cached_while_painting(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Cache the results of a function that paints parts of sprites. Callers must not draw on them."""
    return cachetools.cached(parts, key=partial(hashkey, draw.__module__, draw.__qualname__))(draw)


def tidy_memory() -> None:
    """Evict the parts of a painting that is over, and return freed memory at times. Call this once for each picture.

    Pictures of different sizes leave gaps between the sprites, some 30 MiB after a few hundred pictures.
    """
    if parts.expire() or next(_pictures) % PICTURES == 0:
        return_freed_memory()


def clear() -> None:
    """Evict all sprites."""
    memory.clear()
    parts.clear()
