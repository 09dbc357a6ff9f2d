"""Type: Source Serif for names and titles, Source Sans for everything else, set once and cached as sprites."""

import itertools
import math
import re
from bisect import bisect_right
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from font_source_sans_pro import SourceSansProBold, SourceSansProSemibold
from font_source_serif_pro import SourceSerifProSemibold
from PIL import Image, ImageFont

from render.kit.cache import cached
from render.kit.canvas import Pixels
from render.kit.sprites import OVERSIZE, Sprite, blit, plain
from render.kit.theme import Colour

FINE = 2
"""Letters are drawn so many times too large: their edges are smooth by themselves."""
FACES = {"text": SourceSansProSemibold, "bold": SourceSansProBold, "serif": SourceSerifProSemibold}
JOINED = {"text": "ff?t|ff", "bold": "ff?t|ff", "serif": "ff[il]|f[filt]"}
"""The letters that a face sets as one."""
ACCENTS = "[\u0300-\u036f]*"
"""What stands on the letter before it."""


@lru_cache(maxsize=64)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a face in a size, in pixels of the sheet it is drawn on."""
    return ImageFont.truetype(FACES[face], size)


@lru_cache(maxsize=4096)
def width_of(text: str, face: str, size: int) -> int:
    """Return how wide a line is set."""
    # Measured large, where the widths of letters are hardly rounded to whole pixels.
    return round(font(face, size * OVERSIZE).getlength(text) / OVERSIZE)


@lru_cache(maxsize=4096)
def has_letter(letter: str, face: str) -> bool:
    """Whether a face can print a letter."""
    # U+FFFF is no character: a face prints for it what it prints for every letter that it lacks.
    setting = font(face, 40)
    return letter.isspace() or bytes(setting.getmask(letter)) != bytes(setting.getmask("\uffff"))


def printable(text: str, face: str) -> str:
    """Return what a face can print of a text."""
    return " ".join("".join(letter for letter in text if has_letter(letter, face)).split())


def fitted(text: str, face: str, size: int, width: int) -> str:
    """Return the text, or as much of its beginning as fits with an ellipsis."""
    if width_of(text, face, size) <= width:
        return text
    while text and width_of(text + "…", face, size) > width:
        text = text[:-1].rstrip()
    return text + "…"


def wrapped(text: str, face: str, size: int, width: int) -> list[str]:
    """Break a text between words into lines that fit."""
    lines: list[str] = []
    words = text.split()
    while words:
        # The width grows with every word, so that not each has to be tried: measuring takes its time.
        count = bisect_right(range(1, len(words) + 1), width, key=lambda n: width_of(" ".join(words[:n]), face, size))
        lines.append(fitted(" ".join(words[: max(1, count)]), face, size, width))
        del words[: max(1, count)]
    return lines


@cached
def line(text: str, face: str, size: int, tint: Colour) -> Sprite:
    """Return a line of text as a sprite; its height is the same for every text of one face and size."""
    pixels, pad = size * FINE, FINE * 2
    width = -(-round(_length(text, face, pixels) + 2 * pad) // FINE)
    # From the face's own measures, not from these letters, so that lines stand evenly.
    height = -(-sum(font(face, size * OVERSIZE).getmetrics()) // OVERSIZE)
    mask = _printed(text, face, pixels, (max(width, 1) * FINE, height * FINE), (pad, baseline(face, size) * FINE))
    return plain(Image.fromarray(mask).reduce(FINE), tint)


class Glyph(NamedTuple):
    """A letter, or several that are set as one: how much ink each pixel has, and where that begins from the origin."""

    ink: Pixels
    left: int
    top: int


def _printed(text: str, face: str, pixels: int, size: tuple[int, int], at: tuple[int, int]) -> Pixels:
    """Return the ink of a line whose first letter stands at a point, letter by letter as Pillow would set it.

    Each letter is drawn once and kept: drawing takes ten times as long as putting it down.
    """
    # A margin, because letters may reach over the border; it is cut off in the end.
    sheet = np.zeros((size[1] + 2 * pixels, size[0] + 2 * pixels), np.uint8)
    x = 0.0
    letters = re.findall(f"(?:{JOINED[face]}|.){ACCENTS}", text)
    for letter, following in itertools.zip_longest(letters, letters[1:], fillvalue=""):
        ink, left, top = _glyph(letter, face, pixels)
        column, row = pixels + at[0] + math.floor(x + 0.5) + left, pixels + at[1] + top
        under = sheet[row : row + ink.shape[0], column : column + ink.shape[1]]
        # Letters that stand close share a few pixels.
        under[...] = under + (ink * (255 - under.astype(np.uint16)) + 127) // 255 if under.any() else ink
        # Some pairs stand closer together than others.
        x += _length(letter + following, face, pixels) - _length(following, face, pixels)
    return sheet[pixels:-pixels, pixels:-pixels]


@lru_cache(maxsize=2048)
def _glyph(letter: str, face: str, pixels: int) -> Glyph:
    mask, (left, top) = font(face, pixels).getmask2(letter, "L", anchor="ls")
    return Glyph(np.frombuffer(bytes(mask), np.uint8).reshape(mask.size[::-1]), left, top)


@lru_cache(maxsize=16384)
def _length(text: str, face: str, pixels: int) -> float:
    return font(face, pixels).getlength(text)


@lru_cache(maxsize=256)
def cap_height(face: str, size: int) -> int:
    """Return the height of a capital letter."""
    return round(-font(face, size * OVERSIZE).getbbox("H", anchor="ls")[1] / OVERSIZE)


@lru_cache(maxsize=256)
def baseline(face: str, size: int) -> int:
    """Return how far below a line's upper edge its letters stand."""
    return round(font(face, size * OVERSIZE).getmetrics()[0] / OVERSIZE)


def set_on(canvas: Image.Image, text: str, at: tuple[int, int], face: str, size: int, tint: Colour) -> None:
    """Set a line so that its letters begin at ``at`` and stand on it."""
    blit(canvas, line(text, face, size, tint), (at[0] - 2, at[1] - baseline(face, size)))


def centre(canvas: Image.Image, text: str, middle: tuple[float, float], size: int, tint: Colour) -> None:
    """Set a short bold line with the middle of its capitals at ``middle``."""
    letters = line(text, "bold", size, tint)
    left = round(middle[0] - letters.size[0] / 2)
    blit(canvas, letters, (left, round(middle[1] + cap_height("bold", size) / 2) - baseline("bold", size)))
