"""Sprites: pictures drawn at four times their size, shrunk once, mapped to the palette and pasted without blending.

A palette picture cannot be blended. Instead each colour under a soft edge is replaced by the palette colour nearest to
"a quarter of ink over it", for example. A sprite is therefore an opaque core and a fringe of such replacements, looked
up in one table: soft edges and shadows at the cost of a paste.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageChops, ImageFilter

from render.kit.canvas import Canvas, Pixels, pixels_of
from render.kit.theme import INK, Colour, palette, palette_bytes, tone

OVERSIZE = 4
LEVELS = 6


class Fringe(NamedTuple):
    """The half transparent pixels of a sprite: their rows, columns and opacities.

    An opacity is from 1 to ``LEVELS`` - 1, times 256. Added to a colour's index it is an index in ``veils``.
    """

    rows: NDArray[np.uint16]
    columns: NDArray[np.uint16]
    levels: NDArray[np.uint16]


@dataclass(frozen=True, eq=False)
class Sprite:
    """A sprite with soft edges: its pixels, the mask of opaque ones, its fringe, and the one colour of its edges."""

    pixels: Pixels
    mask: NDArray[np.uint8]
    fringe: Fringe
    edge: Colour

    @property
    def core(self) -> Canvas:
        """Its pixels as a canvas, to draw on while the sprite is made."""
        return Canvas(self.pixels)

    @property
    def opaque(self) -> NDArray[np.bool_]:
        """Mask of the opaque pixels."""
        return np.unpackbits(self.mask, count=self.pixels.size).view(np.bool_).reshape(self.pixels.shape)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height, in pixels."""
        height, width = self.pixels.shape
        return width, height

    @property
    def plain(self) -> bool:
        """Whether it has one colour and stores a single pixel."""
        return not any(self.pixels.strides)

    @property
    def weight(self) -> int:
        """Size in memory, in bytes."""
        pixels = 1 if self.plain else self.pixels.size
        return pixels + self.mask.nbytes + sum(part.nbytes for part in self.fringe)


def trimmed(image: Image.Image) -> Image.Image:
    """Return a picture without its empty margins.

    Opposite margins lose the same width, so the middle stays in the middle.
    """
    left, top, right, bottom = image.getchannel("A").getbbox() or (0, 0, *image.size)
    aside, above = min(left, image.width - right), min(top, image.height - bottom)
    return image.crop((aside, above, image.width - aside, image.height - above))


def shrink(image: Image.Image) -> Image.Image:
    """Return a picture drawn at four times its size in its final size."""
    width, height = image.size
    # A gap of 2 halves it by plain averages first; only the rest is resampled finely.
    return image.resize((width // OVERSIZE, height // OVERSIZE), Image.Resampling.LANCZOS, reducing_gap=2.0)


def indexed(image: Image.Image) -> Canvas:
    """Return an RGB picture in the colours of the palette."""
    # No dithering: it would spread dots over even areas and make the files larger.
    return Canvas.of(image.quantize(palette=_palette_image(), dither=Image.Dither.NONE))


@cache
def _palette_image() -> Image.Image:
    """Return a picture with the palette, to map other pictures to."""
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
    """Return the veils of all levels of opacity in a row. Level 0 and the opaque level change nothing."""
    nothing = bytes(range(256))
    between = (veil(tint, level / LEVELS) for level in range(1, LEVELS))
    return np.frombuffer(b"".join((nothing, *between, nothing)), np.uint8)


@cache
def dye(name: str, low: float, high: float) -> bytes:
    """Return, for every colour of the palette, the index of the equally light tone of a ramp between two tones."""
    # Perceived lightness (ITU-R BT.601).
    lights = [(0.30 * red + 0.59 * green + 0.11 * blue) / 255 for red, green, blue in palette()]
    row = Image.new("RGB", (256, 1))
    row.putdata([tone(name, low + (high - low) * light) for light in lights])
    return indexed(row).tobytes()


def to_sprite(image: Image.Image, edge: Colour = INK) -> Sprite:
    """Make a sprite of an RGBA picture. Half transparent pixels get the colour ``edge``."""
    alpha = image.getchannel("A")
    solid = Image.new("RGB", image.size, edge)
    solid.paste(image.convert("RGB"), mask=alpha)
    return from_levels(indexed(solid).pixels, alpha.tobytes().translate(_LEVEL_OF), edge)


def plain(alpha: Image.Image, tint: Colour) -> Sprite:
    """Make a sprite of one colour from its opacity."""
    pixels = np.broadcast_to(np.uint8(index_of(tint)), alpha.size[::-1])
    return from_levels(pixels, alpha.tobytes().translate(_LEVEL_OF), tint)


_STEPS = [(2 * level - 1) * 255 // (2 * LEVELS) for level in range(1, LEVELS + 1)]
_LEVEL_OF = bytes(sum(value > step for step in _STEPS) for value in range(256))
"""Nearest level of opacity of each alpha value."""


def from_levels(pixels: Pixels, levels: bytes, edge: Colour) -> Sprite:
    """Make a sprite of its pixels and the opacity level of each."""
    found = np.frombuffer(levels, np.uint8)
    soft = np.flatnonzero(found - np.uint8(1) < LEVELS - 1)  # one comparison: level 0 wraps to 255
    rows, columns = np.divmod(soft, pixels.shape[1])
    fringe = Fringe(rows.astype(np.uint16), columns.astype(np.uint16), found[soft] * np.uint16(256))
    return Sprite(pixels, np.packbits(found == LEVELS), fringe, edge)


def levels_of(sprite: Sprite) -> bytes:
    """Return the opacity level of each pixel."""
    found = sprite.opaque * np.uint8(LEVELS)
    found[sprite.fringe.rows, sprite.fringe.columns] = sprite.fringe.levels >> 8
    return found.tobytes()


def blit(canvas: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
    """Put a sprite on a canvas, its upper left corner at ``at``. Cut off the parts outside."""
    pixels = pixels_of(canvas)
    sprite, (left, top) = _within(canvas.size, sprite, at)
    height, width = sprite.pixels.shape
    opaque, places = _unpacked(sprite, canvas.width)
    np.copyto(pixels[top : top + height, left : left + width], sprite.pixels, where=opaque)
    # A view of the canvas's pixels from the sprite's corner on, as one row.
    flat = pixels.reshape(-1)[top * canvas.width + left :]
    flat[places] = veils(sprite.edge).take(sprite.fringe.levels + flat.take(places))


def put(canvas: Image.Image, sprite: Sprite, middle: tuple[int, int]) -> None:
    """Put a sprite on a canvas with its middle at a pixel."""
    width, height = sprite.size
    blit(canvas, sprite, (middle[0] - width // 2, middle[1] - height // 2))


def put_around(canvas: Image.Image, sprite: Sprite, at: tuple[int, int], size: tuple[int, int]) -> None:
    """Put the sprite of a thing with its shadow on a canvas, the upper left corner of the thing itself at ``at``."""
    blit(canvas, sprite, corner_around(sprite, at, size))


def corner_around(sprite: Sprite, at: tuple[int, int], size: tuple[int, int]) -> tuple[int, int]:
    """Return the corner of a sprite that reaches equally far beyond a thing of a size at ``at`` on all sides."""
    return at[0] - (sprite.size[0] - size[0]) // 2, at[1] - (sprite.size[1] - size[1]) // 2


# Return the mask of a sprite, and the offsets of its fringe's pixels from its corner in such a picture.
@lru_cache(maxsize=32)
def _unpacked(sprite: Sprite, width: int) -> tuple[NDArray[np.bool_], NDArray[np.intp]]:
    """Return where a sprite is opaque, and how far from its corner the pixels of its fringe lie in a picture's row."""
    # 16 bits are too few for the pixels of a picture.
    return sprite.opaque, sprite.fringe.rows.astype(np.intp) * width + sprite.fringe.columns


def _within(size: tuple[int, int], sprite: Sprite, at: tuple[int, int]) -> tuple[Sprite, tuple[int, int]]:
    """Return the part of a sprite inside a picture of a size, and its place."""
    height, width = sprite.pixels.shape
    if 0 <= at[0] <= size[0] - width and 0 <= at[1] <= size[1] - height:
        return sprite, at
    left, top = max(0, -at[0]), max(0, -at[1])
    right, bottom = min(width, size[0] - at[0]), min(height, size[1] - at[1])
    # A sprite fully outside leaves an empty part, not a negative one.
    right, bottom = max(left, right), max(top, bottom)
    (rows, columns, levels), part = sprite.fringe, (slice(top, bottom), slice(left, right))
    inside = (rows >= top) & (rows < bottom) & (columns >= left) & (columns < right)
    fringe = Fringe(rows[inside] - np.uint16(top), columns[inside] - np.uint16(left), levels[inside])
    mask = np.packbits(sprite.opaque[part])
    return Sprite(sprite.pixels[part], mask, fringe, sprite.edge), (at[0] + left, at[1] + top)


def with_shadow(thing: Image.Image, outline: Image.Image, fall: int) -> Image.Image:
    """Return a thing on the table, with the shadow of its outline ``fall`` pixels to the lower right."""
    shadow = ImageChops.offset(outline, fall, fall).filter(ImageFilter.GaussianBlur(fall * 0.8))
    image = Image.new("RGBA", thing.size, (*INK, 0))
    image.putalpha(shadow.point([value * 6 // 10 for value in range(256)]))
    image.alpha_composite(thing)
    return image


def darken(canvas: Image.Image, sprite: Sprite, at: tuple[int, int], share: float) -> None:
    """Lay ink over a canvas in the shape of a sprite. ``share`` of each colour becomes ink."""
    pixels = pixels_of(canvas)
    sprite, (left, top) = _within(canvas.size, sprite, at)
    under = pixels[top : top + sprite.size[1], left : left + sprite.size[0]]
    opaque = sprite.opaque
    under[opaque] = np.frombuffer(veil(INK, share), np.uint8)[under[opaque]]


@lru_cache(maxsize=64)
def index_of(tint: Colour) -> int:
    """Return the index of the palette colour nearest to a colour."""
    return indexed(Image.new("RGB", (1, 1), tint)).tobytes()[0]
