"""Large canvases are cached squeezed: a third or a quarter of the room for a millisecond, where drawing takes ten.

The latest stay as they are, so that whoever plays on at one table neither squeezes nor unsqueezes anything.
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
"""How hard canvases are squeezed, of 0 to 3."""
LATEST = 4 << 20
"""How many bytes of parts of pictures are cached as they are: those of a few tables."""

P = ParamSpec("P")


class Squeezed(NamedTuple):
    """A canvas as bytes."""

    size: tuple[int, int]
    pixels: bytes

    @property
    def weight(self) -> int:
        """How many bytes it takes."""
        return len(self.pixels)

    def canvas(self) -> Canvas:
        """Return the canvas anew."""
        return canvas_from(self.size, isal_zlib.decompress(self.pixels))


def squeeze(canvas: Canvas) -> Squeezed:
    """Return a canvas squeezed."""
    return Squeezed(canvas.size, isal_zlib.compress(canvas.pixels, EFFORT))


class CanvasCache(LRUCache[object, Canvas]):
    """Canvases by what is on them: the latest, up to so many bytes, as they are; older ones squeezed in another cache.

    Nobody may draw on a canvas that comes from it.
    """

    def __init__(self, latest: int, squeezed: Cache[object, Any]) -> None:
        super().__init__(latest, getsizeof=weight)
        self.squeezed = squeezed

    def find(self, key: object) -> Canvas | None:
        """Return a canvas; None where it is not cached, or no longer."""
        if key not in self and key in self.squeezed:
            self[key] = self.squeezed[key].canvas()
        return self.get(key)

    def popitem(self) -> tuple[object, Canvas]:
        """Squeeze the least recently used canvas, to make room."""
        key, canvas = super().popitem()
        # What was found squeezed is squeezed still.
        if key not in self.squeezed:
            self.squeezed[key] = squeeze(canvas)
        return key, canvas

    def discard(self, key: object) -> None:
        """Forget a canvas that nobody will look at again."""
        self.pop(key, None)
        self.squeezed.pop(key, None)


parts = CanvasCache(LATEST, memory)
"""The parts of pictures that are drawn once, squeezed among the sprites."""


def cached_squeezed(draw: Callable[P, Image.Image]) -> Callable[P, Canvas]:
    """Cache what a function draws by what it was asked for; nobody may draw on it."""
    key = partial(hashkey, draw.__module__, draw.__qualname__)

    @wraps(draw)
    def cached(*args: P.args, **kwargs: P.kwargs) -> Canvas:
        place = key(*args, **kwargs)  # type: ignore[arg-type]  # what draws takes what can be hashed
        found = parts.find(place)
        if found is None:
            found = parts[place] = Canvas.of(draw(*args, **kwargs))
        return found

    return cached
