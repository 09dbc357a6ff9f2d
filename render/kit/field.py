"""Fields: the cloth behind an emblem, in one or two tints with a woven pattern, divided as on coats of arms."""

import math
from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from render.kit.cache import cached
from render.kit.sprites import OVERSIZE
from render.kit.theme import steps, tone

Size = tuple[int, int]

WOVEN = 0.6
"""Brightness of the woven pattern above the cloth, in tones of the palette."""
COARSE = {"water": 6}
"""Number of tones to use of a ramp whose own tones are too close for a visible pattern."""
LOZENGE = 17
BASE = 22
"""Distance of the ground below the middle, in units."""


def field(words: Sequence[str], size: Size, unit: float) -> Image.Image:
    """Return a field, ``(tint,)`` or ``(tint, division, tint)``, with ``unit`` pixels a unit."""
    image = _cloth(words[0], size)
    if len(words) > 1:
        _, division, other = words
        mask = Image.new("L", size)
        DIVISIONS[division](ImageDraw.Draw(mask), *size, unit)
        return Image.composite(_cloth(other, size), image, mask)
    return image


def _cloth(tint: str, size: Size) -> Image.Image:
    """Return a cloth in one of the palette's tones with a pattern in the next lighter one."""
    name, _, share = tint.partition(".")
    last = COARSE.get(name, steps(name)) - 1
    # Stop at the last tone but one: the pattern needs a lighter one.
    at = min(last - 1, round(int(share or 50) / 100 * last))
    dark, light = tone(name, at / last), tone(name, (at + WOVEN) / last)
    pattern = _lozenges(size)
    tints = zip(dark, light, strict=True)
    return Image.merge("RGB", [pattern.point([a + (b - a) * share // 255 for share in range(256)]) for a, b in tints])


@cached
def _lozenges(size: Size) -> Image.Image:
    """Return a lattice of lozenges with a dot in each."""
    width, height = size
    image = Image.new("L", size)
    draw = ImageDraw.Draw(image)
    wide, line = LOZENGE * OVERSIZE, OVERSIZE * 5 // 4
    for start in range(-height, width + height, wide):
        draw.line((start, 0, start + height, height), 255, line)
        draw.line((start, 0, start - height, height), 255, line)
    dot = OVERSIZE * 1.6
    for row in range(2 * height // wide + 2):
        y = row * wide / 2
        for column in range(-1, width // wide + 2):
            x = column * wide + (0 if row % 2 else wide / 2)
            draw.ellipse((x - dot, y - dot, x + dot, y + dot), 255)
    return image


def _pale(draw: ImageDraw.ImageDraw, width: int, height: int, _: float) -> None:
    draw.rectangle((width // 2, 0, width, height), 255)


def _base(draw: ImageDraw.ImageDraw, width: int, height: int, unit: float) -> None:
    draw.rectangle((0, round(height / 2 + BASE * unit), width, height), 255)


def _bend(draw: ImageDraw.ImageDraw, width: int, height: int, _: float) -> None:
    draw.polygon([(0, 0), (width, height), (0, height)], 255)


def _chevron(draw: ImageDraw.ImageDraw, width: int, height: int, unit: float) -> None:
    top = height / 2 - 30 * unit
    draw.polygon(
        [(0, top + width * 0.36), (width / 2, top), (width, top + width * 0.36), (width, height), (0, height)], 255
    )


def _quarterly(draw: ImageDraw.ImageDraw, width: int, height: int, _: float) -> None:
    draw.rectangle((width // 2, 0, width, height // 2), 255)
    draw.rectangle((0, height // 2, width // 2, height), 255)


def _rays(draw: ImageDraw.ImageDraw, width: int, height: int, unit: float) -> None:
    # Long enough to reach beyond every corner.
    middle, far = (width / 2, height / 2 + 5 * unit), float(width + height)
    for ray in range(0, 24, 2):
        turns = [2 * math.pi * (ray + side - 0.5) / 24 for side in (0, 1)]
        rim = [(middle[0] + far * math.cos(turn), middle[1] + far * math.sin(turn)) for turn in turns]
        draw.polygon([middle, *rim], 255)


def _waves(draw: ImageDraw.ImageDraw, width: int, height: int, unit: float) -> None:
    top = height / 2 + 12 * unit
    crest = [(x, top + 3.5 * unit * math.sin(x / unit * 0.09)) for x in range(0, width + OVERSIZE, OVERSIZE)]
    draw.polygon([*crest, (width, height), (0, height)], 255)


DIVISIONS: dict[str, Callable[[ImageDraw.ImageDraw, int, int, float], None]] = {
    "pale": _pale,
    "base": _base,
    "bend": _bend,
    "chevron": _chevron,
    "quarterly": _quarterly,
    "rays": _rays,
    "waves": _waves,
}
