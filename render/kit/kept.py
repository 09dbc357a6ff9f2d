"""What is drawn once and kept: all sprites on one shelf; when it is full, what was not used for longest goes first."""

from collections.abc import Callable
from functools import partial
from typing import ParamSpec, Protocol, TypeVar

from cachetools import LRUCache, cached
from cachetools.keys import hashkey
from PIL import Image

ROOM = 64 << 20
"""How many bytes of sprites are kept: those of some dozens of tables that are played on at the same time."""
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


_shelf: LRUCache[object, Image.Image | Weighed] = LRUCache(ROOM, getsizeof=weight)


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function draws by what it was asked for; nobody may draw on it."""
    return cached(_shelf, key=partial(hashkey, draw.__module__, draw.__qualname__))(draw)


def forget() -> None:
    """Forget all sprites: each is drawn anew when it is needed."""
    _shelf.clear()
