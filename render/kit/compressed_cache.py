"""Compressed caching of large canvases: a quarter to a third of the memory for a millisecond; drawing takes ten.

The most recent canvases stay uncompressed, so that fast play at one table compresses nothing.
"""

from collections.abc import Callable
from functools import partial, wraps
from typing import Any, NamedTuple, ParamSpec

from cachetools import Cache, LRUCache
from cachetools.keys import hashkey
from isal import isal_zlib
from PIL import Image

from render.kit.cache import memory, weight
from render.kit.canvas import Canvas, canvas_from

EFFORT = 1
"""Compression level, from 0 to 3."""
LATEST = 4 << 20
"""Limit of the uncompressed canvases, in bytes: those of a few tables."""

P = ParamSpec("P")


class Squeezed(NamedTuple):
    """A compressed canvas."""

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


class CanvasCache(LRUCache[object, Canvas]):
    """Canvases by key: the most recent uncompressed up to a limit, older ones compressed in another cache.

    Callers must not draw on them.
    """

    def __init__(self, latest: int, squeezed: Cache[object, Any]) -> None:
        super().__init__(latest, getsizeof=weight)
        self.squeezed = squeezed

    def find(self, key: object) -> Canvas | None:
        """Return a canvas, or None if it is not cached."""
        if key not in self and key in self.squeezed:
            self[key] = self.squeezed[key].canvas()
        return self.get(key)

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


parts = CanvasCache(LATEST, memory)
"""Parts of pictures. Older ones are compressed in the memory cache of the sprites."""


def cached_squeezed(draw: Callable[P, Image.Image]) -> Callable[P, Canvas]:
    """Cache the results of a drawing function by its arguments. Callers must not draw on them."""
    key = partial(hashkey, draw.__module__, draw.__qualname__)

    @wraps(draw)
    def cached(*args: P.args, **kwargs: P.kwargs) -> Canvas:
        place = key(*args, **kwargs)  # type: ignore[arg-type]  # a drawing function's arguments are hashable
        found = parts.find(place)
        if found is None:
            found = parts[place] = Canvas.of(draw(*args, **kwargs))
        return found

    return cached
