"""A picture made of sections below each other. Each section has a height and draws itself at its place."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

WIDTH, LEAST, MOST = 1200, 960, 1500
"""Width of a picture, and its usual minimum and maximum height, in pixels."""


class Section(NamedTuple):
    """A full-width part of the picture. ``draw`` gets the picture and the section's upper edge."""

    height: int
    draw: Callable[[Image.Image, int], None]


def stacked(
    sections: Sequence[Section],
    ground: Callable[[tuple[int, int]], Image.Image],
    step: int,
    *,
    least: int = LEAST,
    margin: int = 0,
) -> Image.Image:
    """Return the sections on a ground with a margin below."""
    total = sum(section.height for section in sections) + margin
    # Heights have steps, so that one card more or less seldom changes the size of the picture.
    height = next((high for high in range(least, MOST + 1, step) if high >= total), total)
    canvas = ground((WIDTH, height))
    top = 0
    for section in sections:
        section.draw(canvas, top)
        top += section.height
    return canvas
