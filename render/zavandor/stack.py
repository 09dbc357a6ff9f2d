"""The picture as a stack of sections in the rock."""

from collections.abc import Sequence

from PIL import Image

from render.zavandor.layout import LEAST, MOST, STEP, WIDTH, Section
from render.zavandor.rock import rock


def stacked(sections: Sequence[Section], spare: Section | None = None, least: int = LEAST) -> Image.Image:
    """Return the picture with the sections below each other; what is to spare comes last where there is room."""
    total = sum(section.height for section in sections)
    if spare is not None and spare.height and total + spare.height <= MOST:
        sections, total = [*sections, spare], total + spare.height
    height = next((step for step in range(least, MOST + 1, STEP) if step >= total), total)
    canvas = rock(WIDTH).crop((0, 0, WIDTH, height))
    top = 0
    for section in sections:
        section.draw(canvas, top)
        top += section.height
    return canvas
