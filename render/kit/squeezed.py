"""Large canvases are kept squeezed: a third or a quarter of the room for a millisecond, where drawing takes ten."""

from collections.abc import Callable
from functools import partial, wraps
from typing import NamedTuple, ParamSpec

from cachetools.keys import hashkey
from isal import isal_zlib
from PIL import Image

from render.kit.cache import memory
from render.kit.canvas import Canvas, canvas_from

EFFORT = 1
"""How hard canvases are squeezed, of 0 to 3."""

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


def squeeze(canvas: Image.Image) -> Squeezed:
    """Return a canvas squeezed."""
    return Squeezed(canvas.size, isal_zlib.compress(Canvas.of(canvas).pixels, EFFORT))


def cached_squeezed(draw: Callable[P, Image.Image]) -> Callable[P, Canvas]:
    """Cache what a function draws by what it was asked for, squeezed; each caller has a canvas of its own."""
    key = partial(hashkey, draw.__module__, draw.__qualname__)

    @wraps(draw)
    def cached(*args: P.args, **kwargs: P.kwargs) -> Canvas:
        place = key(*args, **kwargs)  # type: ignore[arg-type]  # what draws takes what can be hashed
        found = memory.get(place)
        if isinstance(found, Squeezed):
            return found.canvas()
        drawn = Canvas.of(draw(*args, **kwargs))
        memory[place] = squeeze(drawn)
        return drawn

    return cached
