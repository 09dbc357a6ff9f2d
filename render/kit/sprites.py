"""Sprites: pictures drawn four times too large, shrunk once, mapped to the palette and pasted without blending.

A palette picture cannot be blended, but each of its colours can be replaced by the palette's nearest to "a quarter
of ink over it". A sprite is therefore an opaque core and a fringe of such replacements: soft edges and shadows at the
price of a paste.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image

from render.kit.cache import cached, weight
from render.kit.theme import INK, Colour, mix, palette, palette_bytes, palette_image, tone

OVERSIZE = 4
LEVELS = 6


@dataclass(frozen=True, eq=False)
class Sprite:
    """A sprite with soft edges: its core, where that is opaque, and its fringe as pairs of a mask and how opaque it is
    there, from 1 to below ``LEVELS``; all of the fringe is of one colour.
    """

    core: Image.Image
    mask: Image.Image
    edge: Colour
    fringe: tuple[tuple[Image.Image, int], ...]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.core.size

    @property
    def weight(self) -> int:
        """How many bytes it takes."""
        return weight(self.core) * (2 + len(self.fringe))

    def levels(self) -> Image.Image:
        """Return how opaque each pixel is, from 0 to ``LEVELS``."""
        found = Image.new("L", self.size)
        for mask, level in (*self.fringe, (self.mask, LEVELS)):
            found.paste(level, mask=mask)
        return found


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
    return from_levels(indexed(solid), alpha.point(_LEVEL_OF), edge)


_LEVEL_OF = [
    sum(value > (2 * level - 1) * 255 // (2 * LEVELS) for level in range(1, LEVELS + 1)) for value in range(256)
]
"""Which level of opacity a value of an alpha channel is nearest to."""


def from_levels(core: Image.Image, levels: Image.Image, edge: Colour) -> Sprite:
    """Make a sprite of its core and its levels of opacity."""
    masks = [levels.point([255 * (value == level) for value in range(256)], "1") for level in range(1, LEVELS + 1)]
    fringe = [(mask, level) for level, mask in enumerate(masks[:-1], 1) if mask.getbbox()]
    return Sprite(core, masks[-1], edge, tuple(fringe))


def blit(canvas: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
    """Put a sprite on a palette picture, its upper left corner at ``at``; what hangs over is cut off."""
    width, height = sprite.size
    box = (at[0], at[1], at[0] + width, at[1] + height)
    canvas.paste(_blitted(canvas.crop(box).tobytes(), sprite), box)


@cached
def _blitted(under: bytes, sprite: Sprite) -> Image.Image:
    result = Image.frombytes("P", sprite.size, under)
    for mask, level in sprite.fringe:
        darker = under.translate(veil(sprite.edge, level / LEVELS))
        result.paste(Image.frombytes("P", sprite.size, darker), mask=mask)
    result.paste(sprite.core, mask=sprite.mask)
    return result


@lru_cache(maxsize=64)
def index_of(tint: Colour) -> int:
    """Return the index of the palette's nearest colour."""
    return indexed(Image.new("RGB", (1, 1), tint)).tobytes()[0]
