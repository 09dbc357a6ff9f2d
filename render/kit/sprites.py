"""Sprites: pictures drawn four times too large, shrunk once, mapped to the palette and pasted without blending.

A palette picture cannot be blended, but each of its colours can be replaced by the palette's nearest to "a quarter
of ink over it". A sprite is therefore an opaque core and a fringe of such replacements, all looked up in one table:
soft edges and shadows at the price of a paste.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.kit.cache import weight
from render.kit.theme import INK, Colour, palette, palette_bytes, palette_image, tone

OVERSIZE = 4
LEVELS = 6


Levels: TypeAlias = NDArray[np.uint16]
"""How opaque each pixel is, from 0 to ``LEVELS``, times 256: with the index of a colour a place in ``veils``."""


@dataclass(frozen=True, eq=False)
class Sprite:
    """A sprite with soft edges: its core, where that is opaque, and how opaque it is; its edges are of one colour."""

    core: Image.Image
    mask: Image.Image
    levels: Levels
    edge: Colour

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.core.size

    @property
    def weight(self) -> int:
        """How many bytes it takes."""
        return 2 * weight(self.core) + self.levels.nbytes


def trimmed(image: Image.Image) -> Image.Image:
    """Return a picture without its empty margins, as wide on both sides, so that its middle stays where it is."""
    left, top, right, bottom = image.getchannel("A").getbbox() or (0, 0, *image.size)
    aside, above = min(left, image.width - right), min(top, image.height - bottom)
    return image.crop((aside, above, image.width - aside, image.height - above))


def shrink(image: Image.Image) -> Image.Image:
    """Return what was drawn four times too large in its true size."""
    width, height = image.size
    return image.resize((width // OVERSIZE, height // OVERSIZE), Image.Resampling.LANCZOS, reducing_gap=2.0)


def paletted(size: tuple[int, int], pixels: bytes) -> Image.Image:
    """Return a picture of palette indices."""
    image = Image.frombytes("P", size, pixels)
    image.putpalette(palette_bytes())
    return image


def indexed(image: Image.Image) -> Image.Image:
    """Return an RGB picture in the colours of the palette."""
    return image.quantize(palette=palette_image(), dither=Image.Dither.NONE)


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
    core = paletted(alpha.size, bytes([index_of(tint)]) * (alpha.width * alpha.height))
    return from_levels(core, alpha.tobytes().translate(_LEVEL_OF), tint)


_STEPS = [(2 * level - 1) * 255 // (2 * LEVELS) for level in range(1, LEVELS + 1)]
_LEVEL_OF = bytes(sum(value > step for step in _STEPS) for value in range(256))
"""Which level of opacity a value of an alpha channel is nearest to."""
_OPAQUE = bytes(255 * (level == LEVELS) for level in range(256))


def from_levels(core: Image.Image, levels: bytes, edge: Colour) -> Sprite:
    """Make a sprite of its core and the level of opacity of each pixel."""
    mask = Image.frombytes("L", core.size, levels.translate(_OPAQUE))
    return Sprite(core, mask, np.frombuffer(levels, np.uint8) * np.uint16(256), edge)


def levels_of(sprite: Sprite) -> bytes:
    """Return the level of opacity of each pixel."""
    return (sprite.levels >> 8).astype(np.uint8).tobytes()


def blit(canvas: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
    """Put a sprite on a palette picture, its upper left corner at ``at``; what hangs over is cut off."""
    width, height = sprite.size
    box = (at[0], at[1], at[0] + width, at[1] + height)
    under = np.frombuffer(canvas.crop(box).tobytes(), np.uint8)
    veiled = veils(sprite.edge).take(sprite.levels + under)
    canvas.paste(Image.frombytes("P", sprite.size, veiled.tobytes()), box)
    canvas.paste(sprite.core, box, sprite.mask)


def darken(canvas: Image.Image, sprite: Sprite, at: tuple[int, int], share: float) -> None:
    """Lay ink over a palette picture where a sprite would cover it; ``share`` of the colours becomes ink."""
    width, height = sprite.size
    box = (at[0], at[1], at[0] + width, at[1] + height)
    veiled = canvas.crop(box).tobytes().translate(veil(INK, share))
    canvas.paste(Image.frombytes("P", sprite.size, veiled), box, sprite.mask)


@lru_cache(maxsize=64)
def index_of(tint: Colour) -> int:
    """Return the index of the palette's nearest colour."""
    return indexed(Image.new("RGB", (1, 1), tint)).tobytes()[0]
