"""The drawing of contact sheets."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.kit.theme import INK, PAPER
from render.kit.typefaces import font
from tests.render.vision import simulated

LARGE, SMALL = 520, 400
"""Widths of a scene's pictures: reduced from 1,200 pixels, and as on a phone."""
GAP, TITLE = 16, 30
DEFICIENCY = "deuteranopia"
COLOURS = 256


def sheet(scenes: Sequence[tuple[str, Image.Image]]) -> Image.Image:
    """Return the scenes with their titles, one below the other."""
    lines = [_line(title, shown) for title, shown in scenes]
    found = Image.new("RGB", (lines[0].width, sum(line.height for line in lines)), INK)
    top = 0
    for line in lines:
        found.paste(line, (0, top))
        top += line.height
    return found


def with_deficiency(picture: Image.Image) -> Image.Image:
    """Return a picture as people with deuteranopia see it."""
    found = picture.copy() if picture.mode == "P" else picture.convert("RGB").quantize(COLOURS)
    colours = found.getpalette() or []
    triples = zip(colours[::3], colours[1::3], colours[2::3], strict=True)
    found.putpalette([channel for colour in triples for channel in simulated(colour, DEFICIENCY)])
    return found.convert("RGB")


def _line(title: str, shown: Image.Image) -> Image.Image:
    normal, other = shown.convert("RGB"), with_deficiency(shown)
    pictures = [_wide(picture, width) for width in (LARGE, SMALL) for picture in (normal, other)]
    tall = max(picture.height for picture in pictures)
    line = Image.new("RGB", (2 * (LARGE + SMALL) + 5 * GAP, TITLE + tall + 2 * GAP), INK)
    ImageDraw.Draw(line).text((GAP, GAP // 2), title, PAPER, font("serif", TITLE - 4))
    left = GAP
    for picture in pictures:
        line.paste(picture, (left, TITLE + GAP))
        left += picture.width + GAP
    return line


def _wide(picture: Image.Image, width: int) -> Image.Image:
    return picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)
