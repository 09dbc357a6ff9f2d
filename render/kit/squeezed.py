"""Large canvases are kept squeezed: a third or a quarter of the room for a millisecond, where drawing takes ten."""

from collections.abc import Callable
from functools import partial, wraps
from typing import NamedTuple, ParamSpec

import numpy as np
from cachetools.keys import hashkey
from isal import isal_zlib
from PIL import Image

from render.kit.cache import memory
from render.kit.canvas import Canvas, Pixels, canvas_from

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

    def array(self) -> Pixels:
        """Return its pixels, to be read alone."""
        return np.frombuffer(isal_zlib.decompress(self.pixels), np.uint8).reshape(self.size[::-1])


def squeeze(picture: Image.Image) -> Squeezed:
    """Return a canvas, or another picture of one byte a pixel, squeezed."""
    pixels = picture.pixels if isinstance(picture, Canvas) else picture.tobytes()
    return Squeezed(picture.size, isal_zlib.compress(pixels, EFFORT))


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
