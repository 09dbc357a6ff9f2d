"""A sheet: where one sprite is drawn, four times too large, in units of its own width, lit from the top left."""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.sprites import OVERSIZE, shrink
from render.kit.theme import INK, Colour

Point: TypeAlias = tuple[float, float]
Paint: TypeAlias = Colour | tuple[int, int, int, int]

LIGHT = (-0.6, -0.8)
"""The direction to the light."""


class Sheet:
    """A picture under way: shapes in units (the sprite's width is 1) and shadows that are gathered and laid at once."""

    def __init__(self, size: int, ground: Image.Image | None = None, ratio: float = 1.0) -> None:
        self.scale = size * OVERSIZE
        extent = (self.scale, round(size * ratio) * OVERSIZE)
        self.image = ground or Image.new("RGBA", extent, (*INK, 0))
        self.draw = ImageDraw.Draw(self.image)
        self._shade = Image.new("L", (extent[0] // OVERSIZE, extent[1] // OVERSIZE))
        self._shader = ImageDraw.Draw(self._shade)

    def shape(self, points: Iterable[Point], fill: Paint, outline: float = 0, casing: Paint = INK) -> None:
        """Fill a polygon, with a casing around it if it has an outline."""
        corners = self._pixels(points)
        if outline:
            self.draw.line([*corners, corners[0], corners[1]], casing, self._width(2 * outline), "curve")
        self.draw.polygon(corners, fill)

    def line(
        self, points: Iterable[Point], fill: Paint, width: float, joint: Literal["curve"] | None = "curve"
    ) -> None:
        """Draw a line; round joints are slow and may be left out where the line hardly bends."""
        self.draw.line(self._pixels(points), fill, self._width(width), joint)

    def disc(self, centre: Point, radius: float, fill: Paint, tall: float = 1.0, outline: float = 0) -> None:
        """Draw a disc, ``tall`` times as high as wide."""
        if outline:
            self.disc(centre, radius + outline, INK, (radius * tall + outline) / (radius + outline))
        x, y = centre
        high = radius * tall
        self.draw.ellipse([v * self.scale for v in (x - radius, y - high, x + radius, y + high)], fill)

    def shadow(self, points: Iterable[Point], depth: int = 150) -> None:
        """Let a shape throw a shadow, which ``settle`` lays on what has been drawn until then."""
        self._shader.polygon([(x * self.scale / OVERSIZE, y * self.scale / OVERSIZE) for x, y in points], depth)

    def shadow_line(self, points: Sequence[Point], width: float, depth: int = 150) -> None:
        """Let a line throw a shadow."""
        corners = [(x * self.scale / OVERSIZE, y * self.scale / OVERSIZE) for x, y in points]
        self._shader.line(corners, depth, max(1, round(width * self.scale / OVERSIZE)), "curve")

    def settle(self, softness: float, fade: float = 0) -> None:
        """Lay the gathered shadows; they fade out where the sheet's border is nearer than ``fade``."""
        blur = softness * self.scale / OVERSIZE
        soft = self._shade.filter(ImageFilter.GaussianBlur(blur))
        if fade:
            soft = ImageChops.multiply(soft, self._inner(fade * self.scale / OVERSIZE))
        self.image.paste(INK, mask=soft.resize(self.image.size, Image.Resampling.BILINEAR))
        self._shader.rectangle((0, 0, *self._shade.size), 0)

    def _inner(self, margin: float) -> Image.Image:
        width, height = self._shade.size
        inner = Image.new("L", self._shade.size)
        box = (margin / 2, margin / 2, width - 1 - margin / 2, height - 1 - margin / 2)
        ImageDraw.Draw(inner).rectangle(box, 255)
        return inner.filter(ImageFilter.BoxBlur(margin / 2))

    def done(self) -> Image.Image:
        """Return the sprite in its true size."""
        return shrink(self.image)

    def _pixels(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def _width(self, width: float) -> int:
        return max(1, round(width * self.scale))
