"""Emblems: a picture for every card, painted from a game's list of shapes, lit from the top left.

The window is 100 units high (more if it is narrow), with (0, 0) in the middle. A section ``[Card] field`` begins a
card's emblem, a section ``[:name]`` a charge that other emblems use. A field is a tint, or ``tint division tint``. A
line is a verb, a tint and numbers:

- ``poly`` x y …: a polygon; ``sym``: a symmetric polygon, given by its right half from the top down;
- ``blob``, ``symb``: the same with round corners; ``disc`` x y r [tall]; ``box`` left top right bottom;
- ``line`` width x y …: a line; ``curve``: a curved line; ``ring`` x y r width: a circle;
- ``use:charge`` x y size [angle [mirrored]]: a charge in this tint, which the charge calls ``*``.

A verb with a trailing dash draws a detail: flat, without casing or shadow. A tint is a ramp of the theme and optionally
its tone in hundredths: ``gold``, ``stone.35``, ``*.80`` (the charge's tint in another tone).
"""

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.field import field
from render.kit.sprites import OVERSIZE
from render.kit.theme import INK, Colour, tone
from render.kit.typefaces import font
from render.kit.typography import LEAST

Numbers = tuple[float, ...]
Path = list[tuple[float, float]]

USUAL = 60
ACROSS = 136
"""Minimum width of a window, in units."""
BENDS = 8
"""Number of straight pieces of a curve between two points."""
CASING, EDGE, SHADOW = 1.4, 1.7, 2.6
"""Widths in units: the dark line around a shape, its light and dark edge, and the offset of its shadow."""
DENSE = [min(255, value * 6) for value in range(256)]
FAINT = [value * 9 // 20 for value in range(256)]
"""Tables that turn a blurred outline into a casing, and a blurred casing into a shadow."""


class Shape(NamedTuple):
    """One line of an emblem."""

    verb: str
    tint: str
    numbers: Numbers
    detail: bool

    def inked(self, tint: str) -> "Shape":
        """Return the shape with ``*`` replaced by a tint."""
        return self._replace(tint=_tinted(self.tint, tint))


class Emblem(NamedTuple):
    """A field and its shapes, the lowest first."""

    field: tuple[str, ...]
    shapes: tuple[Shape, ...]


Emblems: TypeAlias = Mapping[str, Emblem]
"""Emblems by card, and charges by ``:name``."""


def read_emblems(package: str) -> dict[str, Emblem]:
    """Read a game's emblems from ``emblems.txt`` in its package."""
    text = resources.files(package).joinpath("emblems.txt").read_text(encoding="utf-8")
    fields: dict[str, tuple[str, ...]] = {}
    shapes: dict[str, list[Shape]] = {}
    name = ""
    for line in text.splitlines():
        if line.startswith("["):
            name, _, rest = line[1:].partition("]")
            fields[name], shapes[name] = tuple(rest.split()), []
        elif line and not line.startswith("#"):
            verb, tint, *numbers = line.split()
            shapes[name].append(Shape(verb.rstrip("-"), tint, tuple(map(float, numbers)), verb.endswith("-")))
    return {name: Emblem(field, tuple(shapes[name])) for name, field in fields.items()}


def paint(emblems: Emblems, card: str, size: tuple[int, int]) -> Image.Image:
    """Return a card's emblem for a window of ``size``, ``OVERSIZE`` times as large."""
    emblem = emblems[card]
    width, height = size[0] * OVERSIZE, size[1] * OVERSIZE
    unit = min(height / 100, width / ACROSS)
    image = field(emblem.field, (width, height), unit)
    _paint_all(emblems, image, emblem.shapes, unit)
    return image


def paint_window(emblems: Emblems, card: str, sheet: Image.Image, box: tuple[int, int, int, int]) -> None:
    """Paint a card's emblem on its sheet, in a window with an ink frame. ``box`` is in final pixels."""
    left, top, right, bottom = box
    sheet.paste(paint(emblems, card, (right - left, bottom - top)), (left * OVERSIZE, top * OVERSIZE))
    corners = (left * OVERSIZE, top * OVERSIZE, right * OVERSIZE - 1, bottom * OVERSIZE - 1)
    ImageDraw.Draw(sheet).rectangle(corners, None, (*INK, 255), 3 * OVERSIZE // 2)


def paint_charge(emblems: Emblems, name: str, size: int) -> Image.Image:
    """Return a charge without a field, ``OVERSIZE`` times as large as ``size``."""
    image = Image.new("RGBA", (size * OVERSIZE, size * OVERSIZE), (*INK, 0))
    _paint_all(emblems, image, emblems[f":{name}"].shapes, image.height / 100)
    return image


def set_number(charge: Image.Image, number: str, size: int, tint: Colour, down: float, wide: float) -> None:
    """Set a number on a charge, squeezed if it is too wide. ``size`` is the text size in the picture.

    ``down`` is the number's vertical centre, as a share of the charge's height, and ``wide`` is its maximum width.
    """
    setting = font("bold", max(LEAST, size) * OVERSIZE)
    left, top, right, bottom = setting.getbbox(number, anchor="ls")
    mask = Image.new("L", (math.ceil(right - left), math.ceil(bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), number, 255, setting, anchor="ls")
    if mask.width > wide * charge.width:
        mask = mask.resize((round(wide * charge.width), mask.height), Image.Resampling.LANCZOS)
    at = (charge.width - mask.width) // 2, round(charge.height * down - mask.height / 2)
    charge.paste((*tint, 255), at, mask)


def _paint_all(emblems: Emblems, image: Image.Image, shapes: Sequence[Shape], unit: float) -> None:
    width, height = image.size
    for shape in shapes:
        for part, at in _parts(emblems, shape, _Transform(width / 2, height / 2, unit)):
            _paint(image, part, at, unit)


class _Transform(NamedTuple):
    """The place of a charge: its middle in pixels, its scale, its angle, and whether it is mirrored."""

    x: float
    y: float
    scale: float
    angle: float = 0
    mirrored: bool = False

    def put(self, points: Sequence[tuple[float, float]]) -> Path:
        turn = math.radians(self.angle)
        cos, sin = math.cos(turn) * self.scale, math.sin(turn) * self.scale
        flip = -1 if self.mirrored else 1
        return [(self.x + flip * x * cos - y * sin, self.y + flip * x * sin + y * cos) for x, y in points]


def _parts(emblems: Emblems, shape: Shape, at: _Transform) -> Iterator[tuple[Shape, _Transform]]:
    """Yield the plain shapes of a shape, including those of the charges that it uses."""
    verb, _, charge = shape.verb.partition(":")
    if verb != "use":
        yield shape, at
        return
    x, y, scale, *rest = shape.numbers
    angle, mirrored = (*rest, 0, 0)[:2]
    ((left, top),) = at.put([(x, y)])
    # A mirrored charge turns the other way round.
    inner = _Transform(
        left, top, at.scale * scale, at.angle + angle * (-1 if at.mirrored else 1), at.mirrored != bool(mirrored)
    )
    for part in emblems[f":{charge}"].shapes:
        yield from _parts(emblems, part.inked(shape.tint), inner)


# Outlines of shapes


def _outline(shape: Shape, at: _Transform) -> list[Path]:
    """Return the polygons of a shape in pixels."""
    verb, numbers = shape.verb, shape.numbers
    if verb in ("line", "curve"):
        path = _pairs(numbers[1:])
        return _stroke(at.put(_bent(path, False) if verb == "curve" else path), numbers[0] * at.scale)
    if verb in ("disc", "ring"):
        return [at.put(_round(numbers if verb == "disc" else numbers[:3]))]
    if verb == "box":
        left, top, right, bottom = numbers
        return [at.put([(left, top), (right, top), (right, bottom), (left, bottom)])]
    path = _pairs(numbers)
    if verb.startswith("sym"):
        # A point on the axis is its own mirror image.
        path += [(-x, y) for x, y in reversed(path) if x]
    return [at.put(_bent(path, True) if verb in ("blob", "symb") else path)]


def _pairs(numbers: Sequence[float]) -> Path:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _round(numbers: Numbers) -> Path:
    x, y, radius = numbers[:3]
    tall = numbers[3] if len(numbers) > 3 else 1.0
    turns = [2 * math.pi * step / 48 for step in range(48)]
    return [(x + radius * math.cos(turn), y + radius * tall * math.sin(turn)) for turn in turns]


def _bent(path: Path, closed: bool) -> Path:
    """Return a Catmull-Rom curve through the points of a path."""
    ends = (path[-1], path[:2]) if closed else (path[0], path[-1:])
    points = [ends[0], *path, *ends[1]]
    found = []
    for before, here, there, after in zip(points, points[1:], points[2:], points[3:], strict=False):
        found += [_between(before, here, there, after, step / BENDS) for step in range(BENDS)]
    return found if closed else [*found, path[-1]]


def _between(
    a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], d: tuple[float, float], t: float
) -> tuple[float, float]:
    x, y = (
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)
        for p, q, r, s in zip(a, b, c, d, strict=True)
    )
    return x, y


def _stroke(path: Path, width: float) -> list[Path]:
    """Return a line with round ends and corners as polygons."""
    parts = []
    for (ax, ay), (bx, by) in itertools.pairwise(path):
        long = math.hypot(bx - ax, by - ay) or 1.0
        dx, dy = (by - ay) / long * width / 2, (ax - bx) / long * width / 2
        parts.append([(ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy)])
    return parts + [_round((x, y, width / 2)) for x, y in path]


# Painting


def _paint(image: Image.Image, shape: Shape, at: _Transform, unit: float) -> None:
    outline = _outline(shape, at)
    margin = math.ceil((CASING + SHADOW * 2) * unit)
    xs, ys = zip(*(point for path in outline for point in path), strict=True)
    left, top = math.floor(min(xs)) - margin, math.floor(min(ys)) - margin
    mask = Image.new("L", (math.ceil(max(xs)) + margin - left, math.ceil(max(ys)) + margin - top))
    draw = ImageDraw.Draw(mask)
    for path in outline:
        draw.polygon([(x - left, y - top) for x, y in path], 255)
    if shape.verb == "ring":
        x, y, radius, width = shape.numbers
        draw.polygon([(px - left, py - top) for px, py in at.put(_round((x, y, radius - width)))], 0)
    _lay(image, mask, (left, top), shape, unit)


def _lay(image: Image.Image, mask: Image.Image, at: tuple[int, int], shape: Shape, unit: float) -> None:
    """Lay a shape on the picture: shadow, casing, body, and the edges to and from the light."""
    if shape.detail:
        image.paste(_colour(shape.tint), at, mask)
        return
    casing = mask.filter(ImageFilter.BoxBlur(CASING * unit)).point(DENSE)
    fall = round(SHADOW * unit)
    shadow = ImageChops.offset(casing, fall, fall).filter(ImageFilter.BoxBlur(SHADOW * unit * 0.7))
    image.paste((*INK, 255), at, ImageChops.screen(casing, shadow.point(FAINT)))
    image.paste(_colour(shape.tint), at, mask)
    edge = max(1, round(EDGE * unit))
    for way, lift in ((edge, 22), (-edge, -22)):
        # The edge towards the light is the part of the shape that a copy moved away from the light does not cover.
        rim = ImageChops.subtract(mask, ImageChops.offset(mask, way, way))
        image.paste(_colour(shape.tint, lift), at, rim)


def _tinted(tint: str, instead: str) -> str:
    if not tint.startswith("*"):
        return tint
    _, dot, share = tint.partition(".")
    return f"{instead.partition('.')[0]}.{share}" if dot else instead


def _colour(tint: str, lift: int = 0) -> tuple[int, int, int, int]:
    name, _, share = tint.partition(".")
    return *tone(name, (int(share or USUAL) + lift) / 100), 255
