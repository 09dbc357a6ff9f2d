"""The picture as a stack of sections on the table: each has a height and draws itself where it comes to lie."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from render.kit.surface import wood

WIDTH, LEAST, LOW, MOST, STEP = 1200, 960, 720, 1500, 60
"""How wide a picture is, how high it is at least, or where only a hand lies there, and at most, by what steps."""
MARGIN = 12


class Section(NamedTuple):
    """A part of the picture from its left to its right border; ``draw`` is told the picture and its upper edge."""

    height: int
    draw: Callable[[Image.Image, int], None]


def stacked(sections: Sequence[Section], spare: Section | None = None, least: int = LEAST) -> Image.Image:
    """Return the picture with the sections below each other; what is to spare comes last where there is room."""
    total = sum(section.height for section in sections) + MARGIN
    if spare is not None and total + spare.height <= MOST:
        sections, total = [*sections, spare], total + spare.height
    # In steps, so that one card more or less seldom changes the size of the picture.
    height = next((step for step in range(least, MOST + 1, STEP) if step >= total), total)
    canvas = wood((WIDTH, height))
    top = 0
    for section in sections:
        section.draw(canvas, top)
        top += section.height
    return canvas
