"""Sprites: pictures drawn four times too large, shrunk once, mapped to the palette and pasted without blending.

A palette picture cannot be blended, but each of its colours can be replaced by the palette's nearest to "a quarter
of ink over it". A sprite is therefore an opaque core and a fringe of such replacements: soft edges and shadows at the
price of a paste.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image

from render.kit.cache import cached, weight
from render.kit.theme import INK, Colour, mix, palette, palette_image, tone

OVERSIZE = 4
LEVELS = 6


@dataclass(frozen=True, eq=False)
class Sprite:
    """A sprite with soft edges: an opaque core, its mask, and its fringe as pairs of a mask and a replacement table."""

    core: Image.Image
    mask: Image.Image
    fringe: tuple[tuple[Image.Image, bytes], ...]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.core.size

    @property
    def weight(self) -> int:
        """How many bytes it takes."""
        return weight(self.core) * (2 + len(self.fringe))


def shrink(image: Image.Image) -> Image.Image:
    """Return what was drawn four times too large in its true size."""
    width, height = image.size
    return image.resize((width // OVERSIZE, height // OVERSIZE), Image.Resampling.LANCZOS, reducing_gap=2.0)


def indexed(image: Image.Image) -> Image.Image:
    """Return an RGB picture in the colours of the palette."""
    return image.quantize(palette=palette_image(), dither=Image.Dither.NONE)


@cache
def veil(tint: Colour, share: float) -> bytes:
    """Return, for every colour of the palette, the index of that colour under ``share`` of ``tint``."""
    row = Image.new("RGB", (256, 1))
    row.putdata([mix(under, tint, share) for under in palette()])
    return indexed(row).tobytes()


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
    fringe = []
    for level in range(1, LEVELS):
        low, high = ((2 * level + side) * 255 // (2 * LEVELS) for side in (-1, 1))
        mask = alpha.point([255 * (low < value <= high) for value in range(256)], "1")
        if mask.getbbox():
            fringe.append((mask, veil(edge, level / LEVELS)))
    top = (2 * LEVELS - 1) * 255 // (2 * LEVELS)
    return Sprite(indexed(solid), alpha.point([255 * (value > top) for value in range(256)], "1"), tuple(fringe))


def blit(canvas: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
    """Put a sprite on a palette picture, its upper left corner at ``at``; what hangs over is cut off."""
    width, height = sprite.size
    box = (at[0], at[1], at[0] + width, at[1] + height)
    canvas.paste(_blitted(canvas.crop(box).tobytes(), sprite), box)


@cached
def _blitted(under: bytes, sprite: Sprite) -> Image.Image:
    result = Image.frombytes("P", sprite.size, under)
    for mask, table in sprite.fringe:
        result.paste(Image.frombytes("P", sprite.size, under.translate(table)), mask=mask)
    result.paste(sprite.core, mask=sprite.mask)
    return result


@lru_cache(maxsize=64)
def index_of(tint: Colour) -> int:
    """Return the index of the palette's nearest colour."""
    return indexed(Image.new("RGB", (1, 1), tint)).tobytes()[0]
