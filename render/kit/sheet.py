"""A sheet: where one sprite is drawn, four times too large, in units of its own width, lit from the top left."""

import copy
import itertools
import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.sprites import OVERSIZE, shrink
from render.kit.theme import INK, Colour

Point: TypeAlias = tuple[float, float]
Paint: TypeAlias = Colour | tuple[int, int, int, int]


class Sheet:
    """A picture under way: shapes in units (the sprite's width is 1) and shadows that are gathered and laid at once."""

    def __init__(self, size: int, ground: Image.Image | None = None, ratio: float = 1.0) -> None:
        self.scale = size * OVERSIZE
        extent = (self.scale, round(size * ratio) * OVERSIZE)
        self.image = ground or Image.new("RGBA", extent, (*INK, 0))
        self.draw = ImageDraw.Draw(self.image)
        # Shadows are blurred in any case, so they are gathered in the true size: a sixteenth of the pixels.
        self._shade = Image.new("L", (extent[0] // OVERSIZE, extent[1] // OVERSIZE))
        self._shader = ImageDraw.Draw(self._shade)
        self._origin: Point = (0.0, 0.0)

    def moved(self, dx: float, dy: float) -> "Sheet":
        """Return the same sheet with everything that is drawn from now on moved."""
        # A shallow copy: both draw on the same picture, and gather the same shadows.
        twin = copy.copy(self)
        twin._origin = self._origin[0] + dx, self._origin[1] + dy  # noqa: SLF001 - its own
        return twin

    def shape(self, points: Iterable[Point], fill: Paint, outline: float = 0, casing: Paint = INK) -> None:
        """Fill a polygon, with a casing around it if it has an outline."""
        corners = self._pixels(points)
        if outline:
            self.draw.polygon(swollen(corners, max(1.0, outline * self.scale)), casing)
        self.draw.polygon(corners, fill)

    def line(self, points: Sequence[Point], fill: Paint, width: float) -> None:
        """Draw a line with square ends."""
        if len(points) == 2:
            self.draw.line(self._pixels(points), fill, self._width(width))
        else:
            # Pillow leaves notches where the pieces of a wide line meet; a ribbon is one polygon.
            self.draw.polygon(ribbon(self._pixels(points), max(1.0, width * self.scale)), fill)

    def disc(self, centre: Point, radius: float, fill: Paint, tall: float = 1.0, outline: float = 0) -> None:
        """Draw a disc, ``tall`` times as high as wide."""
        if outline:
            # As thick above and below as on both sides, however flat the disc is.
            self.disc(centre, radius + outline, INK, (radius * tall + outline) / (radius + outline))
        x, y = centre[0] + self._origin[0], centre[1] + self._origin[1]
        high = radius * tall
        self.draw.ellipse([v * self.scale for v in (x - radius, y - high, x + radius, y + high)], fill)

    def shadow(self, points: Iterable[Point], depth: int = 150) -> None:
        """Let a shape throw a shadow, which ``settle`` lays on what has been drawn until then."""
        self._shader.polygon([(x / OVERSIZE, y / OVERSIZE) for x, y in self._pixels(points)], depth)

    def shadow_line(self, points: Sequence[Point], width: float, depth: int = 150) -> None:
        """Let a line throw a shadow."""
        corners = [(x / OVERSIZE, y / OVERSIZE) for x, y in self._pixels(points)]
        self._shader.polygon(ribbon(corners, max(1.0, width * self.scale / OVERSIZE)), depth)

    def settle(self, softness: float, fade: float = 0) -> None:
        """Lay the gathered shadows; they fade out where the sheet's border is nearer than ``fade``."""
        blur = softness * self.scale / OVERSIZE
        soft = self._shade.filter(ImageFilter.GaussianBlur(blur))
        if fade:
            soft = ImageChops.multiply(soft, self._inner(fade * self.scale / OVERSIZE))
        self.image.paste(INK, mask=soft.resize(self.image.size, Image.Resampling.BILINEAR))
        # What is laid is done with: the next shadows are gathered anew.
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
        dx, dy = self._origin
        return [((x + dx) * self.scale, (y + dy) * self.scale) for x, y in points]

    def _width(self, width: float) -> int:
        return max(1, round(width * self.scale))


def swollen(corners: Sequence[Point], by: float) -> list[Point]:
    """Return a polygon whose border lies ``by`` outside of another's."""
    around = [*corners, corners[0]]
    # The area with a sign: it tells which way round the corners go, and so on which side the outside is.
    doubled = sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise(around))
    return _aside((corners[-1], *around), math.copysign(by, doubled))


def ribbon(path: Sequence[Point], width: float) -> list[Point]:
    """Return the polygon of a line of some width with square ends."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = *path[:2], *path[-2:]
    # One more point beyond each end, so that the ends have a direction too.
    long = ((2 * ax - bx, 2 * ay - by), *path, (2 * dx - cx, 2 * dy - cy))
    return _aside(long, width / 2) + _aside(long, -width / 2)[::-1]


def _aside(path: Sequence[Point], far: float) -> list[Point]:
    """Return the inner points of a path moved ``far`` to its left, seen with y downwards; sharp corners are cut."""
    found = []
    ways = []
    for (ax, ay), (bx, by) in itertools.pairwise(path):
        long = math.hypot(bx - ax, by - ay) or 1.0
        ways.append(((by - ay) / long, (ax - bx) / long))
    for (x, y), (px, py), (qx, qy) in zip(path[1:-1], ways, ways[1:], strict=False):
        # The sharper a corner, the farther its tip would shoot out: hence the bound.
        share = far / max(0.5, 1 + px * qx + py * qy)
        found.append((x + (px + qx) * share, y + (py + qy) * share))
    return found
