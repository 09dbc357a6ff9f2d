"""The picture as a stack of sections on the table: each has a height and draws itself where it comes to lie."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from render.kit.surface import wood

WIDTH, LEAST, MOST = 1200, 960, 1500
MARGIN = 12


class Section(NamedTuple):
    """A part of the picture from its left to its right border; ``draw`` is told the picture and its upper edge."""

    height: int
    draw: Callable[[Image.Image, int], None]


def stacked(sections: Sequence[Section]) -> Image.Image:
    """Return the picture with the sections below each other, its height in steps of its least."""
    total = sum(section.height for section in sections) + MARGIN
    height = next((step for step in range(LEAST, MOST, 60) if step >= total), max(MOST, total))
    canvas = wood((WIDTH, height))
    top = 0
    for section in sections:
        section.draw(canvas, top)
        top += section.height
    return canvas
