"""The measures of the pictures, and their sections on the table."""

from collections.abc import Sequence

from PIL import Image

from render.kit import sections
from render.kit.sections import LEAST, Section
from render.kit.surface import wood

LOW, STEP = 720, 20
"""The smallest height of a picture of a hand, and the step in which heights grow, in pixels."""
MARGIN = 12
HEM = 8
"""The margin of a picture, and the height of the hem of the cloth, in pixels."""


def stacked(parts: Sequence[Section], least: int = LEAST) -> Image.Image:
    """Return the picture with the sections below each other."""
    return sections.stacked(parts, wood, STEP, least=least, margin=MARGIN)
