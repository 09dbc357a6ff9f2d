"""Sprites: pictures drawn four times too large, shrunk once, mapped to the palette and pasted without blending.

A palette picture cannot be blended, but each of its colours can be replaced by the palette's nearest to "a quarter
of ink over it". A sprite is therefore an opaque core and a fringe of such replacements, all looked up in one table:
soft edges and shadows at the price of a paste.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.kit.cache import weight
from render.kit.canvas import Canvas, canvas_from, pixels_of
from render.kit.theme import INK, Colour, palette, palette_bytes, tone

OVERSIZE = 4
LEVELS = 6


class Fringe(NamedTuple):
    """Where a sprite is half transparent: row and column of each such pixel, and how opaque it is.

    That is from 1 to below ``LEVELS``, times 256: with the index of a colour a place in ``veils``.
    """

    rows: NDArray[np.uint16]
    columns: NDArray[np.uint16]
    levels: NDArray[np.uint16]


@dataclass(frozen=True, eq=False)
class Sprite:
    """A sprite with soft edges: its core, where that is opaque, and its fringe; its edges are of one colour."""

    core: Canvas
    opaque: NDArray[np.bool_]
    fringe: Fringe
    edge: Colour

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.core.size

    @property
    def weight(self) -> int:
        """How many bytes it takes."""
        return weight(self.core) + self.opaque.nbytes + sum(part.nbytes for part in self.fringe)


def trimmed(image: Image.Image) -> Image.Image:
    """Return a picture without its empty margins, as wide on both sides, so that its middle stays where it is."""
    left, top, right, bottom = image.getchannel("A").getbbox() or (0, 0, *image.size)
    aside, above = min(left, image.width - right), min(top, image.height - bottom)
    return image.crop((aside, above, image.width - aside, image.height - above))


def shrink(image: Image.Image) -> Image.Image:
    """Return what was drawn four times too large in its true size."""
    width, height = image.size
    # With a gap of 2 it is halved by plain averages first, and only the rest is resampled finely.
    return image.resize((width // OVERSIZE, height // OVERSIZE), Image.Resampling.LANCZOS, reducing_gap=2.0)


def indexed(image: Image.Image) -> Canvas:
    """Return an RGB picture in the colours of the palette."""
    # Dots of other colours would spread over even areas, and make the files larger.
    return Canvas.of(image.quantize(palette=_palette_image(), dither=Image.Dither.NONE))


@cache
def _palette_image() -> Image.Image:
    """Return a picture that holds nothing but the palette, to map others to."""
    image = Image.new("P", (1, 1))
    image.putpalette(palette_bytes())
    return image


@cache
def veil(tint: Colour, share: float) -> bytes:
    """Return, for every colour of the palette, the index of that colour under ``share`` of ``tint``."""
    under = np.array(palette())
    mixed = np.rint(under + (np.array(tint) - under) * share).astype(np.uint8)
    return indexed(Image.frombytes("RGB", (256, 1), mixed.tobytes())).tobytes()


@cache
def veils(tint: Colour) -> NDArray[np.uint8]:
    """Return the veils of all levels of opacity, one after the other; where a core lies, nothing changes."""
    nothing = bytes(range(256))
    between = (veil(tint, level / LEVELS) for level in range(1, LEVELS))
    return np.frombuffer(b"".join((nothing, *between, nothing)), np.uint8)


@cache
def dye(name: str, low: float, high: float) -> bytes:
    """Return, for every colour of the palette, the index of the tone of a ramp that is as light, between two tones."""
    # How light the eye finds a colour (ITU-R BT.601).
    lights = [(0.30 * red + 0.59 * green + 0.11 * blue) / 255 for red, green, blue in palette()]
    row = Image.new("RGB", (256, 1))
    row.putdata([tone(name, low + (high - low) * light) for light in lights])
    return indexed(row).tobytes()


def to_sprite(image: Image.Image, edge: Colour = INK) -> Sprite:
    """Make a sprite of an RGBA picture; what is half transparent in it counts as ``edge``."""
    alpha = image.getchannel("A")
    solid = Image.new("RGB", image.size, edge)
    solid.paste(image.convert("RGB"), mask=alpha)
    return from_levels(indexed(solid), alpha.tobytes().translate(_LEVEL_OF), edge)


def plain(alpha: Image.Image, tint: Colour) -> Sprite:
    """Make a sprite of one colour of how opaque it is."""
    core = canvas_from(alpha.size, bytes([index_of(tint)]) * (alpha.width * alpha.height))
    return from_levels(core, alpha.tobytes().translate(_LEVEL_OF), tint)


_STEPS = [(2 * level - 1) * 255 // (2 * LEVELS) for level in range(1, LEVELS + 1)]
_LEVEL_OF = bytes(sum(value > step for step in _STEPS) for value in range(256))
"""Which level of opacity a value of an alpha channel is nearest to."""


def from_levels(core: Canvas, levels: bytes, edge: Colour) -> Sprite:
    """Make a sprite of its core and the level of opacity of each pixel."""
    found = np.frombuffer(levels, np.uint8)
    soft = np.flatnonzero(found - np.uint8(1) < LEVELS - 1)  # one comparison: nothing at all becomes 255
    rows, columns = np.divmod(soft, core.width)
    fringe = Fringe(rows.astype(np.uint16), columns.astype(np.uint16), found[soft] * np.uint16(256))
    return Sprite(core, (found == LEVELS).reshape(core.pixels.shape), fringe, edge)


def levels_of(sprite: Sprite) -> bytes:
    """Return the level of opacity of each pixel."""
    found = sprite.opaque * np.uint8(LEVELS)
    found[sprite.fringe.rows, sprite.fringe.columns] = sprite.fringe.levels >> 8
    return found.tobytes()


def blit(canvas: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
    """Put a sprite on a canvas, its upper left corner at ``at``; what hangs over is cut off."""
    pixels = pixels_of(canvas)
    sprite, (left, top) = _within(canvas.size, sprite, at)
    width, height = sprite.size
    np.copyto(pixels[top : top + height, left : left + width], sprite.core.pixels, where=sprite.opaque)
    rows, columns, levels = sprite.fringe
    # Not in 16 bits, which do not hold the pixels of a picture.
    places = rows.astype(np.intp) * canvas.width + columns
    places += top * canvas.width + left
    # A view of the same pixels, as they lie without gaps.
    flat = pixels.reshape(-1)
    flat[places] = veils(sprite.edge).take(levels + flat[places])


def _within(size: tuple[int, int], sprite: Sprite, at: tuple[int, int]) -> tuple[Sprite, tuple[int, int]]:
    """Return what of a sprite lies within a picture of some size, and where."""
    left, top = max(0, -at[0]), max(0, -at[1])
    right, bottom = min(sprite.size[0], size[0] - at[0]), min(sprite.size[1], size[1] - at[1])
    if (left, top, right, bottom) == (0, 0, *sprite.size):
        return sprite, at
    # A sprite wholly outside leaves an empty part, not a negative one.
    right, bottom = max(left, right), max(top, bottom)
    (rows, columns, levels), part = sprite.fringe, (slice(top, bottom), slice(left, right))
    inside = (rows >= top) & (rows < bottom) & (columns >= left) & (columns < right)
    fringe = Fringe(rows[inside] - np.uint16(top), columns[inside] - np.uint16(left), levels[inside])
    # Pillow shares only pixels that lie without gaps.
    core = Canvas(np.ascontiguousarray(sprite.core.pixels[part]))
    return Sprite(core, sprite.opaque[part], fringe, sprite.edge), (at[0] + left, at[1] + top)


def darken(canvas: Image.Image, sprite: Sprite, at: tuple[int, int], share: float) -> None:
    """Lay ink over a canvas where a sprite would cover it; ``share`` of the colours becomes ink."""
    pixels = pixels_of(canvas)
    sprite, (left, top) = _within(canvas.size, sprite, at)
    under = pixels[top : top + sprite.size[1], left : left + sprite.size[0]]
    darker = np.frombuffer(veil(INK, share), np.uint8)
    under[sprite.opaque] = darker[under[sprite.opaque]]


@lru_cache(maxsize=64)
def index_of(tint: Colour) -> int:
    """Return the index of the palette's nearest colour."""
    return indexed(Image.new("RGB", (1, 1), tint)).tobytes()[0]
