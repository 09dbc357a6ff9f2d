"""A sheet: the picture of one sprite at four times its size, in units of its width, lit from the top left."""

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
    """A sprite in progress: shapes in units (the width is 1), and shadows that are collected and laid together."""

    def __init__(self, size: int, ground: Image.Image | None = None, ratio: float = 1.0) -> None:
        self.scale = size * OVERSIZE
        extent = (self.scale, round(size * ratio) * OVERSIZE)
        self.image = ground or Image.new("RGBA", extent, (*INK, 0))
        self.draw = ImageDraw.Draw(self.image)
        # Shadows are blurred, so the final size is enough for them: a sixteenth of the pixels.
        self._shade = Image.new("L", (extent[0] // OVERSIZE, extent[1] // OVERSIZE))
        self._shader = ImageDraw.Draw(self._shade)
        self._origin: Point = (0.0, 0.0)

    def moved(self, dx: float, dy: float) -> "Sheet":
        """Return the same sheet with a moved origin for further drawing."""
        # A shallow copy: both draw on the same picture and collect the same shadows.
        twin = copy.copy(self)
        twin._origin = self._origin[0] + dx, self._origin[1] + dy  # noqa: SLF001 - its own
        return twin

    def shape(self, points: Iterable[Point], fill: Paint, outline: float = 0, casing: Paint = INK) -> None:
        """Fill a polygon. With an ``outline`` draw a casing around it."""
        corners = self._pixels(points)
        if outline:
            self.draw.polygon(swollen(corners, max(1.0, outline * self.scale)), casing)
        self.draw.polygon(corners, fill)

    def line(self, points: Sequence[Point], fill: Paint, width: float) -> None:
        """Draw a line with square ends."""
        if len(points) == 2:
            self.draw.line(self._pixels(points), fill, self._width(width))
        else:
            # Pillow leaves notches where the pieces of a wide line meet. A ribbon is one polygon.
            self.draw.polygon(ribbon(self._pixels(points), max(1.0, width * self.scale)), fill)

    def disc(self, centre: Point, radius: float, fill: Paint, tall: float = 1.0, outline: float = 0) -> None:
        """Draw a disc, ``tall`` times as high as wide."""
        if outline:
            # Equally thick on all sides, even for a flat disc.
            self.disc(centre, radius + outline, INK, (radius * tall + outline) / (radius + outline))
        x, y = centre[0] + self._origin[0], centre[1] + self._origin[1]
        high = radius * tall
        self.draw.ellipse([v * self.scale for v in (x - radius, y - high, x + radius, y + high)], fill)

    def discs(
        self,
        discs: Iterable[tuple[float, float, float]],
        at: Point,
        size: float,
        fill: Paint,
        *,
        grow: float = 0,
        outline: float = 0,
    ) -> None:
        """Draw discs of a size around a point: each has a place and a radius, which is grown by ``grow``."""
        for dx, dy, radius in discs:
            self.disc((at[0] + dx * size, at[1] + dy * size), radius * size + grow, fill, outline=outline)

    def shadow(self, points: Iterable[Point], depth: int = 150) -> None:
        """Add the shadow of a shape. ``settle`` lays it on everything drawn until then."""
        self._shader.polygon([(x / OVERSIZE, y / OVERSIZE) for x, y in self._pixels(points)], depth)

    def shadow_line(self, points: Sequence[Point], width: float, depth: int = 150) -> None:
        """Add the shadow of a line."""
        corners = [(x / OVERSIZE, y / OVERSIZE) for x, y in self._pixels(points)]
        self._shader.polygon(ribbon(corners, max(1.0, width * self.scale / OVERSIZE)), depth)

    def settle(self, softness: float, fade: float = 0) -> None:
        """Lay the collected shadows. They fade out within ``fade`` of the sheet's border."""
        blur = softness * self.scale / OVERSIZE
        soft = self._shade.filter(ImageFilter.GaussianBlur(blur))
        if fade:
            soft = ImageChops.multiply(soft, self._inner(fade * self.scale / OVERSIZE))
        self.image.paste(INK, mask=soft.resize(self.image.size, Image.Resampling.BILINEAR))
        # Clear the collected shadows.
        self._shader.rectangle((0, 0, *self._shade.size), 0)

    def _inner(self, margin: float) -> Image.Image:
        width, height = self._shade.size
        inner = Image.new("L", self._shade.size)
        box = (margin / 2, margin / 2, width - 1 - margin / 2, height - 1 - margin / 2)
        ImageDraw.Draw(inner).rectangle(box, 255)
        return inner.filter(ImageFilter.BoxBlur(margin / 2))

    def done(self) -> Image.Image:
        """Return the sprite in its final size."""
        return shrink(self.image)

    def _pixels(self, points: Iterable[Point]) -> list[Point]:
        dx, dy = self._origin
        return [((x + dx) * self.scale, (y + dy) * self.scale) for x, y in points]

    def _width(self, width: float) -> int:
        return max(1, round(width * self.scale))


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """Return the corners of an upright rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def placed(outline: Iterable[Point], x: float, y: float, size: float) -> list[Point]:
    """Return an outline of unit size scaled to a size, with its origin at a point."""
    return [(x + dx * size, y + dy * size) for dx, dy in outline]


def swollen(corners: Sequence[Point], by: float) -> list[Point]:
    """Return a polygon grown by ``by`` pixels on all sides."""
    around = [*corners, corners[0]]
    # The sign of the area tells the direction of the corners and so the outer side.
    doubled = sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise(around))
    return _aside((corners[-1], *around), math.copysign(by, doubled))


def ribbon(path: Sequence[Point], width: float) -> list[Point]:
    """Return the polygon of a line with square ends."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = *path[:2], *path[-2:]
    # Add a point beyond each end, so that the ends have a direction too.
    long = ((2 * ax - bx, 2 * ay - by), *path, (2 * dx - cx, 2 * dy - cy))
    return _aside(long, width / 2) + _aside(long, -width / 2)[::-1]


def _aside(path: Sequence[Point], far: float) -> list[Point]:
    """Return the inner points of a path moved ``far`` to its left (y points down). Sharp corners are cut."""
    found = []
    ways = []
    for (ax, ay), (bx, by) in itertools.pairwise(path):
        long = math.hypot(bx - ax, by - ay) or 1.0
        ways.append(((by - ay) / long, (ax - bx) / long))
    for (x, y), (px, py), (qx, qy) in zip(path[1:-1], ways, ways[1:], strict=False):
        # Bounded, because the tip of a sharp corner would reach very far.
        share = far / max(0.5, 1 + px * qx + py * qy)
        found.append((x + (px + qx) * share, y + (py + qy) * share))
    return found
