"""The picture as a stack of sections in the rock: each has a height and draws itself where it comes to lie."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from render.zavandor.rock import rock

WIDTH, LEAST, LOW, MOST, STEP = 1200, 960, 960, 1500, 30
"""How wide a picture is, and how high it is at least and at most, by what steps."""
MARGIN, GAP = 12, 8
TEXT, NUMBER = 28, 28
"""The sizes of names and of numbers."""


class Section(NamedTuple):
    """A part of the picture from its left to its right border; ``draw`` is told the picture and its upper edge."""

    height: int
    draw: Callable[[Image.Image, int], None]


def stacked(sections: Sequence[Section], spare: Section | None = None, least: int = LEAST) -> Image.Image:
    """Return the picture with the sections below each other; what is to spare comes last where there is room."""
    total = sum(section.height for section in sections)
    if spare is not None and spare.height and total + spare.height <= MOST:
        sections, total = [*sections, spare], total + spare.height
    height = next((step for step in range(least, MOST + 1, STEP) if step >= total), total)
    canvas = rock(WIDTH, MOST + 300).crop((0, 0, WIDTH, height))
    top = 0
    for section in sections:
        section.draw(canvas, top)
        top += section.height
    return canvas
