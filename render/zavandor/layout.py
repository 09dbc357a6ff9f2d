"""The measures of the pictures, and their parts: sections that lie below each other."""

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

WIDTH, LEAST, LOW, MOST, STEP = 1200, 960, 600, 1500, 30
"""How wide a picture is, how high at least, or where only cards are shown, and at most, by what steps."""
MARGIN, GAP = 12, 8
ROW = 132
"""How high a gallery of the display or of a hand is."""
TEXT, NUMBER = 28, 28
"""The sizes of names and of numbers."""


class Section(NamedTuple):
    """A part of the picture from its left to its right border; ``draw`` is told the picture and its upper edge."""

    height: int
    draw: Callable[[Image.Image, int], None]
