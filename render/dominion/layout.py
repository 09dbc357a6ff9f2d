"""The measures of the pictures, and their sections on the table."""

from collections.abc import Sequence

from PIL import Image

from render.kit import sections
from render.kit.sections import LEAST, Section
from render.kit.surface import wood

LOW, STEP = 720, 60
"""How high a picture is at least where only a hand lies there, and by what steps any is higher."""
MARGIN = 12


def stacked(parts: Sequence[Section], spare: Section | None = None, least: int = LEAST) -> Image.Image:
    """Return the picture with the sections below each other; what is to spare comes last where there is room."""
    return sections.stacked(parts, wood, STEP, spare=spare, least=least, margin=MARGIN)
