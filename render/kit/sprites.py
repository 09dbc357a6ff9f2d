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

from render.kit.canvas import Canvas, Pixels, pixels_of
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
    """A sprite with soft edges: its pixels, where these are opaque, and its fringe; its edges are of one colour."""

    pixels: Pixels
    mask: NDArray[np.uint8]
    fringe: Fringe
    edge: Colour

    @property
    def core(self) -> Canvas:
        """Its pixels as a canvas, to be drawn on while it is made."""
        return Canvas(self.pixels)

    @property
    def opaque(self) -> NDArray[np.bool_]:
        """Where it is opaque."""
        return np.unpackbits(self.mask, count=self.pixels.size).view(np.bool_).reshape(self.pixels.shape)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        height, width = self.pixels.shape
        return width, height

    @property
    def weight(self) -> int:
        """How many bytes it takes."""
        # A sprite of one colour has one pixel, however many are seen of it.
        pixels = self.pixels.size if all(self.pixels.strides) else 1
        return pixels + self.mask.nbytes + sum(part.nbytes for part in self.fringe)


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
    return from_levels(indexed(solid).pixels, alpha.tobytes().translate(_LEVEL_OF), edge)


def plain(alpha: Image.Image, tint: Colour) -> Sprite:
    """Make a sprite of one colour of how opaque it is."""
    pixels = np.broadcast_to(np.uint8(index_of(tint)), alpha.size[::-1])
    return from_levels(pixels, alpha.tobytes().translate(_LEVEL_OF), tint)


_STEPS = [(2 * level - 1) * 255 // (2 * LEVELS) for level in range(1, LEVELS + 1)]
_LEVEL_OF = bytes(sum(value > step for step in _STEPS) for value in range(256))
"""Which level of opacity a value of an alpha channel is nearest to."""


def from_levels(pixels: Pixels, levels: bytes, edge: Colour) -> Sprite:
    """Make a sprite of its pixels and the level of opacity of each."""
    found = np.frombuffer(levels, np.uint8)
    soft = np.flatnonzero(found - np.uint8(1) < LEVELS - 1)  # one comparison: nothing at all becomes 255
    rows, columns = np.divmod(soft, pixels.shape[1])
    fringe = Fringe(rows.astype(np.uint16), columns.astype(np.uint16), found[soft] * np.uint16(256))
    return Sprite(pixels, np.packbits(found == LEVELS), fringe, edge)


def levels_of(sprite: Sprite) -> bytes:
    """Return the level of opacity of each pixel."""
    found = sprite.opaque * np.uint8(LEVELS)
    found[sprite.fringe.rows, sprite.fringe.columns] = sprite.fringe.levels >> 8
    return found.tobytes()


def blit(canvas: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
    """Put a sprite on a canvas, its upper left corner at ``at``; what hangs over is cut off."""
    pixels = pixels_of(canvas)
    sprite, (left, top) = _within(canvas.size, sprite, at)
    height, width = sprite.pixels.shape
    opaque, places = _unpacked(sprite, canvas.width)
    np.copyto(pixels[top : top + height, left : left + width], sprite.pixels, where=opaque)
    # A view of the same pixels from the sprite's corner on, as they lie without gaps.
    flat = pixels.reshape(-1)[top * canvas.width + left :]
    flat[places] = veils(sprite.edge).take(sprite.fringe.levels + flat.take(places))


# The same few towers and numbers lie on a picture many times.
@lru_cache(maxsize=32)
def _unpacked(sprite: Sprite, width: int) -> tuple[NDArray[np.bool_], NDArray[np.intp]]:
    """Return where a sprite is opaque, and how far from its corner the pixels of its fringe lie in a picture's row."""
    # Not in 16 bits, which do not hold the pixels of a picture.
    return sprite.opaque, sprite.fringe.rows.astype(np.intp) * width + sprite.fringe.columns


def _within(size: tuple[int, int], sprite: Sprite, at: tuple[int, int]) -> tuple[Sprite, tuple[int, int]]:
    """Return what of a sprite lies within a picture of some size, and where."""
    height, width = sprite.pixels.shape
    if 0 <= at[0] <= size[0] - width and 0 <= at[1] <= size[1] - height:
        return sprite, at
    left, top = max(0, -at[0]), max(0, -at[1])
    right, bottom = min(width, size[0] - at[0]), min(height, size[1] - at[1])
    # A sprite wholly outside leaves an empty part, not a negative one.
    right, bottom = max(left, right), max(top, bottom)
    (rows, columns, levels), part = sprite.fringe, (slice(top, bottom), slice(left, right))
    inside = (rows >= top) & (rows < bottom) & (columns >= left) & (columns < right)
    fringe = Fringe(rows[inside] - np.uint16(top), columns[inside] - np.uint16(left), levels[inside])
    mask = np.packbits(sprite.opaque[part])
    return Sprite(sprite.pixels[part], mask, fringe, sprite.edge), (at[0] + left, at[1] + top)


def darken(canvas: Image.Image, sprite: Sprite, at: tuple[int, int], share: float) -> None:
    """Lay ink over a canvas where a sprite would cover it; ``share`` of the colours becomes ink."""
    pixels = pixels_of(canvas)
    sprite, (left, top) = _within(canvas.size, sprite, at)
    under = pixels[top : top + sprite.size[1], left : left + sprite.size[0]]
    opaque = sprite.opaque
    under[opaque] = np.frombuffer(veil(INK, share), np.uint8)[under[opaque]]


@lru_cache(maxsize=64)
def index_of(tint: Colour) -> int:
    """Return the index of the palette's nearest colour."""
    return indexed(Image.new("RGB", (1, 1), tint)).tobytes()[0]
