"""Sprites: pictures drawn four times too large, shrunk once, mapped to the palette and pasted without blending.

A palette picture cannot be blended, but each of its colours can be replaced by the palette's nearest to "a quarter
of ink over it". A sprite is therefore an opaque core and a fringe of such replacements: soft edges and shadows at the
price of a paste.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image

from render.kit.cache import weight
from render.kit.theme import INK, Colour, mix, palette, palette_bytes, palette_image, tone

OVERSIZE = 4
LEVELS = 6
INSET = 8
"""By what steps the opaque middle of a large sprite is looked for."""


Box = tuple[int, int, int, int]


@dataclass(frozen=True, eq=False)
class Sprite:
    """A sprite with soft edges: its core, where that is opaque, and its fringe in boxes that leave out its middle.

    In each box of the fringe lie masks of pixels that are equally opaque, from 1 to below ``LEVELS``; below that all of
    it is of one colour, ``edge``.
    """

    core: Image.Image
    mask: Image.Image
    edge: Colour
    fringe: tuple[tuple[Box, tuple[tuple[Image.Image, int], ...]], ...]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.core.size

    @property
    def weight(self) -> int:
        """How many bytes it takes."""
        return 2 * weight(self.core) + sum(weight(mask) for _, masks in self.fringe for mask, _ in masks)

    def levels(self) -> Image.Image:
        """Return how opaque each pixel is, from 0 to ``LEVELS``."""
        found = Image.new("L", self.size)
        found.paste(LEVELS, mask=self.mask)
        for box, masks in self.fringe:
            for mask, level in masks:
                found.paste(level, box, mask)
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


def plain(alpha: Image.Image, tint: Colour) -> Sprite:
    """Make a sprite of one colour of how opaque it is."""
    core = paletted(alpha.size, bytes([index_of(tint)]) * (alpha.width * alpha.height))
    return from_levels(core, alpha.point(_LEVEL_OF), tint)


def from_levels(core: Image.Image, levels: Image.Image, edge: Colour) -> Sprite:
    """Make a sprite of its core and its levels of opacity."""
    mask = _mask(levels, LEVELS)
    fringe = []
    for box in _around(mask, _mask(levels, *range(1, LEVELS)).getbbox()):
        part = levels.crop(box)
        masks = ((_mask(part, level), level) for level in range(1, LEVELS))
        fringe.append((box, tuple((mask, level) for mask, level in masks if mask.getbbox())))
    return Sprite(core, mask, edge, tuple(fringe))


def _mask(levels: Image.Image, *wanted: int) -> Image.Image:
    """Return where a picture of levels has one of those wanted."""
    return Image.frombytes("L", levels.size, levels.tobytes().translate(_is(*wanted)))


@cache
def _is(*levels: int) -> bytes:
    return bytes(255 * (value in levels) for value in range(256))


def _around(mask: Image.Image, fringe: Box | None) -> list[Box]:
    """Return where a fringe lies, in boxes around what is opaque in the middle of a large sprite."""
    if fringe is None:
        return []
    left, top, right, bottom = fringe
    for inset in range(INSET, min(right - left, bottom - top) // 4, INSET):
        west, north, east, south = left + inset, top + inset, right - inset, bottom - inset
        if mask.crop((west, north, east, south)).getextrema() == (255, 255):
            aside = [(left, north, west, south), (east, north, right, south)]
            return [(left, top, right, north), *aside, (left, south, right, bottom)]
    return [fringe]


def blit(canvas: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
    """Put a sprite on a palette picture, its upper left corner at ``at``; what hangs over is cut off."""
    for (left, top, right, bottom), masks in sprite.fringe:
        box = (at[0] + left, at[1] + top, at[0] + right, at[1] + bottom)
        under = canvas.crop(box).tobytes()
        for mask, level in masks:
            veiled = under.translate(veil(sprite.edge, level / LEVELS))
            canvas.paste(Image.frombytes("P", mask.size, veiled), box, mask)
    canvas.paste(sprite.core, at, sprite.mask)


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
