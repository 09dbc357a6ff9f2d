"""The memory caches of what is drawn, by function and arguments. They evict the least recently used.

There is one way to cache (``kept_in``) and three places: sprites (``cached``), large canvases (``cached_squeezed``),
and the parts that sprites are painted of, such as a cloth or a meadow (``cached_while_painting``). ``disk.py`` puts
sprites that are slow to paint on the disk, behind the first of them. Callers must not draw on anything cached.
"""

import itertools
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from functools import partial, wraps
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar

import cachetools
from cachetools.keys import hashkey
from isal import isal_zlib
from PIL import Image

from render.kit.canvas import Canvas, canvas_from
from render.kit.freed_memory import return_freed_memory

LIMIT = 64 << 20
"""Limit of the cache, in bytes: the sprites of some dozens of active tables."""
LATEST = 4 << 20
"""Limit of the uncompressed canvases, in bytes: those of a few tables."""
PAINTING_LIMIT, PAINTING_TIME = 32 << 20, 20.0
"""Limit of the cache of parts, in bytes, and the time until they are evicted, in seconds."""
PICTURES = 50
"""Number of pictures after which freed memory is returned to the system. This takes up to 15 milliseconds."""
DEEP = {"RGB": 4, "RGBA": 4}
"""Bytes of a pixel, for modes with more than one."""
EFFORT = 1
"""Compression level, from 0 to 3."""


class Weighed(Protocol):
    """A sprite made of several arrays."""

    @property
    def weight(self) -> int:
        """Size in memory, in bytes."""


P = ParamSpec("P")
T = TypeVar("T")
Drawn = TypeVar("Drawn", bound=Image.Image | Weighed)


def weight(sprite: Image.Image | Weighed) -> int:
    """Return the size of a sprite in memory, in bytes."""
    if isinstance(sprite, Image.Image):
        return sprite.width * sprite.height * DEEP.get(sprite.mode, 1)
    return sprite.weight


class Squeezed(NamedTuple):
    """A compressed canvas: a quarter to a third of the memory for a millisecond. Drawing it takes ten."""

    size: tuple[int, int]
    pixels: bytes

    @property
    def weight(self) -> int:
        """Size in memory, in bytes."""
        return len(self.pixels)

    def canvas(self) -> Canvas:
        """Return the canvas, decompressed."""
        return canvas_from(self.size, isal_zlib.decompress(self.pixels))


def squeeze(canvas: Canvas) -> Squeezed:
    """Return a compressed canvas."""
    return Squeezed(canvas.size, isal_zlib.compress(canvas.pixels, EFFORT))


class CanvasCache(cachetools.LRUCache[object, Canvas]):
    """Canvases by key: the most recent uncompressed up to a limit, older ones compressed in another cache.

    So fast play at one table compresses nothing.
    """

    def __init__(self, latest: int, squeezed: cachetools.Cache[object, Any]) -> None:
        super().__init__(latest, getsizeof=weight)
        self.squeezed = squeezed

    def __missing__(self, key: object) -> Canvas:
        """Decompress and return an older canvas. Raise KeyError if it is not cached."""
        older: Squeezed = self.squeezed[key]
        self[key] = canvas = older.canvas()
        return canvas

    def find(self, key: object) -> Canvas | None:
        """Return a canvas, or None if it is not cached."""
        # ``get`` would not look for an older canvas.
        with suppress(KeyError):
            return self[key]
        return None

    def popitem(self) -> tuple[object, Canvas]:
        """Compress and evict the least recently used canvas."""
        key, canvas = super().popitem()
        # It may be compressed already.
        if key not in self.squeezed:
            self.squeezed[key] = squeeze(canvas)
        return key, canvas

    def discard(self, key: object) -> None:
        """Evict a canvas from both caches."""
        self.pop(key, None)
        self.squeezed.pop(key, None)


memory: cachetools.LRUCache[object, Image.Image | Weighed] = cachetools.LRUCache(LIMIT, getsizeof=weight)
"""The sprites, and the older canvases, compressed."""
canvases = CanvasCache(LATEST, memory)
"""The large parts of pictures."""
painting: cachetools.TTLCache[object, Image.Image] = cachetools.TTLCache(
    PAINTING_LIMIT, PAINTING_TIME, getsizeof=weight
)
"""The parts of sprites. They are large, and nothing needs them once the sprites are painted."""
_pictures = itertools.count(1)


def kept_in(cache: MutableMapping[Any, Any], draw: Callable[P, T]) -> Callable[P, T]:
    """Return a drawing function that keeps its results in a cache, by its arguments."""
    # All functions share one cache, so each key begins with the function.
    return cachetools.cached(cache, key=partial(hashkey, draw))(draw)


def cached(draw: Callable[P, Drawn]) -> Callable[P, Drawn]:
    """Cache the results of a function that draws sprites."""
    return kept_in(memory, draw)


def cached_while_painting(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Cache the results of a function that paints parts of sprites."""
    return kept_in(painting, draw)


def cached_squeezed(draw: Callable[P, Image.Image]) -> Callable[P, Canvas]:
    """Cache the results of a function that draws large canvases."""

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> Canvas:
        return Canvas.of(draw(*args, **kwargs))

    return kept_in(canvases, drawn)


def tidy_memory() -> None:
    """Evict the parts of a painting that is over, and return freed memory at times. Call this once for each picture.

    Pictures of different sizes leave gaps between the sprites, some 30 MiB after a few hundred pictures.
    """
    if painting.expire() or next(_pictures) % PICTURES == 0:
        return_freed_memory()


def clear() -> None:
    """Evict everything."""
    # The memory last, because evicted canvases are compressed into it.
    for cache in (canvases, painting, memory):
        cache.clear()
