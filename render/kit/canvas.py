"""Canvases: palette pictures whose pixels Pillow and numpy share, so that neither copies them for the other."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.kit.theme import palette_bytes

Pixels = NDArray[np.uint8]
"""The palette indices of a picture, by row and column."""


class Canvas(Image.Image):
    """A picture in the theme's palette; what is drawn on it is seen in ``pixels``, and the other way round."""

    def __init__(self, pixels: Pixels) -> None:
        super().__init__()
        self.pixels = pixels
        height, width = pixels.shape
        # Pillow marks a picture that shares its pixels as read-only and would copy them at the first stroke: so only
        # its insides are taken, without that mark.
        mapped = Image.frombuffer("P", (width, height), pixels, "raw", "P", 0, 1)
        self.im, self._mode, self._size = mapped.im, mapped.mode, mapped.size
        self.putpalette(palette_bytes())

    @classmethod
    def of(cls, image: Image.Image) -> "Canvas":
        """Return a picture in the palette as a canvas."""
        return image if isinstance(image, Canvas) else canvas_from(image.size, image.tobytes())

    def copy(self) -> "Canvas":
        """Return another canvas with the same on it."""
        return Canvas(self.pixels.copy())

    def paste(self, im: Any, box: Any = None, mask: Image.Image | None = None) -> None:
        """Put another canvas on this one, its upper left corner at ``box``; anything else as Pillow does."""
        if not isinstance(im, Canvas) or box is None or mask is not None:
            super().paste(im, box, mask)
            return
        # What hangs over is cut off. Pillow's own way takes ten times as long for a small canvas.
        (left, top), (width, height) = box[:2], im.size
        across, down = max(0, left), max(0, top)
        under = self.pixels[down : max(0, top + height), across : max(0, left + width)]
        np.copyto(under, im.pixels[down - top :, across - left :][: under.shape[0], : under.shape[1]])

    def crop(self, box: Any = None) -> "Canvas":
        """Return a part as a canvas of its own; what lies beyond the border is the palette's first colour."""
        left, top, right, bottom = box or (0, 0, *self.size)
        if 0 <= left < right <= self.width and 0 <= top < bottom <= self.height:
            return Canvas(self.pixels[top:bottom, left:right].copy())
        return Canvas.of(super().crop(box))


def canvas_from(size: tuple[int, int], pixels: bytes) -> Canvas:
    """Return a canvas with a copy of these pixels on it, row by row."""
    # A bytearray, because numpy may not write on bytes.
    return Canvas(np.frombuffer(bytearray(pixels), np.uint8).reshape(size[::-1]))


def pixels_of(canvas: Image.Image) -> Pixels:
    """Return the pixels that numpy draws on; TypeError for a picture that is no canvas."""
    if not isinstance(canvas, Canvas):
        raise TypeError("this picture is no canvas")
    return canvas.pixels
