"""What is cached in memory: sprites by what they were asked for; at the limit the least recently used ones go."""

from collections.abc import Callable
from functools import partial
from typing import ParamSpec, Protocol, TypeVar

import cachetools
from cachetools.keys import hashkey
from PIL import Image

LIMIT = 64 << 20
"""How many bytes of sprites are cached: those of some dozens of tables that are played on at the same time."""
DEEP = {"RGB": 4, "RGBA": 4}
"""The bytes of a pixel where it takes more than one."""


class Weighed(Protocol):
    """A sprite of several pictures."""

    @property
    def weight(self) -> int:
        """How many bytes it takes."""


P = ParamSpec("P")
T = TypeVar("T", bound=Image.Image | Weighed)


def weight(sprite: Image.Image | Weighed) -> int:
    """Return how many bytes a sprite takes."""
    if isinstance(sprite, Image.Image):
        return sprite.width * sprite.height * DEEP.get(sprite.mode, 1)
    return sprite.weight


memory: cachetools.LRUCache[object, Image.Image | Weighed] = cachetools.LRUCache(LIMIT, getsizeof=weight)


def cached(draw: Callable[P, T]) -> Callable[P, T]:
    """Cache what a function draws by what it was asked for; nobody may draw on it."""
    # All functions share one memory, so a key begins with whose sprite it is.
    return cachetools.cached(memory, key=partial(hashkey, draw.__module__, draw.__qualname__))(draw)


def clear() -> None:
    """Forget all sprites: each is drawn anew when it is needed."""
    memory.clear()
