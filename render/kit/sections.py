"""A picture as sections that lie below each other: each has a height and draws itself where it comes to lie."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

WIDTH, LEAST, MOST = 1200, 960, 1500
"""How wide a picture is, and how high as a rule at least and at most."""


class Section(NamedTuple):
    """A part of the picture from its left to its right border; ``draw`` is told the picture and its upper edge."""

    height: int
    draw: Callable[[Image.Image, int], None]


def stacked(
    sections: Sequence[Section],
    ground: Callable[[tuple[int, int]], Image.Image],
    step: int,
    *,
    spare: Section | None = None,
    least: int = LEAST,
    margin: int = 0,
) -> Image.Image:
    """Return the sections on a ground with a margin below; what is to spare comes last where there is room."""
    total = sum(section.height for section in sections) + margin
    if spare is not None and total + spare.height <= MOST:
        sections, total = [*sections, spare], total + spare.height
    # In steps, so that one card more or less seldom changes the size of the picture.
    height = next((high for high in range(least, MOST + 1, step) if high >= total), total)
    canvas = ground((WIDTH, height))
    top = 0
    for section in sections:
        section.draw(canvas, top)
        top += section.height
    return canvas
