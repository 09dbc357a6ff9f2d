"""A picture as a stack of sections in the rock."""

from collections.abc import Sequence

from PIL import Image

from render.kit import sections
from render.kit.sections import WIDTH, Section
from render.zavandor.layout import LOW, STEP
from render.zavandor.rock import rock


def stacked(parts: Sequence[Section]) -> Image.Image:
    """Return a picture of sections below each other."""
    return sections.stacked(parts, _bare, STEP, least=LOW)


def _bare(size: tuple[int, int]) -> Image.Image:
    return rock(WIDTH).crop((0, 0, *size))
