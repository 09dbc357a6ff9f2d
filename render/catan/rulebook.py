"""The form of pictures for the rulebook."""

from PIL import Image

from render.kit.theme import PAPER
from render.kit.typography import set_on, width_of

WIDTH, MARGIN = 1200, 24
TEXT = 34


def write(canvas: Image.Image, text: str, at: tuple[int, int]) -> None:
    """Write a line with its middle at a pixel."""
    set_on(canvas, text, (at[0] - width_of(text, "text", TEXT) // 2, at[1]), "text", TEXT, PAPER)
