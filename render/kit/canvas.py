"""Canvases: palette pictures whose pixels Pillow and numpy share without copies.

Most canvases are sprites that only numpy reads. Pillow's view of one is made at its first use: it takes longer to make
than a small canvas takes to be drawn, and some kilobytes of memory.
"""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.kit.theme import palette_bytes

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore, PixelAccess

Pixels = NDArray[np.uint8]
"""Palette indices of a picture, by row and column."""


class Canvas(Image.Image):
    """A picture in the theme's palette. Drawing on it changes ``pixels``, and the other way round."""

    def __init__(self, pixels: Pixels) -> None:
        super().__init__()
        self.pixels = pixels
        self._mode, self._size = "P", pixels.shape[::-1]

    @property
    def im(self) -> "ImagingCore":
        """Pillow's view of the pixels."""
        self._share()
        return super().im

    @im.setter
    def im(self, im: "ImagingCore") -> None:
        self._im = im

    def load(self) -> "PixelAccess | None":
        """Make Pillow's view of the pixels. Pillow calls this before it reads or draws."""
        self._share()
        return super().load()

    def _share(self) -> None:
        """Share the pixels with Pillow."""
        if self._im is None:
            # Pillow marks a picture with shared pixels as read-only and copies it at the first drawing call. Take over
            # its internals only, without that mark.
            self._im = Image.frombuffer("P", self.size, self.pixels, "raw", "P", 0, 1).im
            self.putpalette(palette_bytes())

    @classmethod
    def of(cls, image: Image.Image) -> "Canvas":
        """Return a picture in the palette as a canvas."""
        return image if isinstance(image, Canvas) else canvas_from(image.size, image.tobytes())

    def copy(self) -> "Canvas":
        """Return a copy that shares nothing with this canvas."""
        return Canvas(self.pixels.copy())

    def paste(self, im: Any, box: Any = None, mask: Image.Image | None = None) -> None:
        """Put another canvas on this one, its upper left corner at ``box``. Paste anything else as Pillow does."""
        if not isinstance(im, Canvas) or box is None or mask is not None:
            super().paste(im, box, mask)
            return
        # Cut off the parts outside. Pillow's own code takes ten times as long for a small canvas.
        (left, top), (width, height) = box[:2], im.size
        across, down = max(0, left), max(0, top)
        under = self.pixels[down : max(0, top + height), across : max(0, left + width)]
        np.copyto(under, im.pixels[down - top :, across - left :][: under.shape[0], : under.shape[1]])

    def crop(self, box: Any = None) -> "Canvas":
        """Return a part as a separate canvas. Pixels outside get the palette's first colour."""
        left, top, right, bottom = box or (0, 0, *self.size)
        if 0 <= left < right <= self.width and 0 <= top < bottom <= self.height:
            return Canvas(self.pixels[top:bottom, left:right].copy())
        return Canvas.of(super().crop(box))


def canvas_from(size: tuple[int, int], pixels: bytes) -> Canvas:
    """Return a canvas with a copy of these pixels on it, row by row."""
    # A bytearray, because numpy arrays on bytes are read-only.
    return Canvas(np.frombuffer(bytearray(pixels), np.uint8).reshape(size[::-1]))


def pixels_of(canvas: Image.Image) -> Pixels:
    """Return the pixels of a canvas as an array to draw on. Raise TypeError for any other picture."""
    if not isinstance(canvas, Canvas):
        raise TypeError("this picture isn't a canvas")
    return canvas.pixels
