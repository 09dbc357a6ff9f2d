"""Lines of text, cached as sprites."""

import itertools
import math
import re
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from PIL import Image

from render.kit.cache import cached
from render.kit.canvas import Pixels
from render.kit.sprites import OVERSIZE, Sprite, blit, plain
from render.kit.theme import SEATS, Colour
from render.kit.typefaces import FACES, Run, clusters, font, printable, runs

LEAST = 27
"""Minimum size of text in a picture 1,200 pixels wide: 9 pixels where a phone shows it 400 pixels wide."""
FINE = 2
"""Oversampling of letters. The renderer smooths their edges already."""
JOINED = {"text": "ff?t|ff", "bold": "ff?t|ff", "serif": "ff[il]|f[filt]"}
"""The ligatures of each face."""
ACCENTS = "[\u0300-\u036f]*"
"""Combining marks, which belong to the letter before them."""
OTHERS = 0.88
"""The size of a typeface that prints letters which ours lack, as a share of ours. Its letters are larger."""


@lru_cache(maxsize=4096)
def width_of(text: str, face: str, size: int) -> int:
    """Return the width of a line, in pixels."""
    # Measure at a large size, where rounding to whole pixels matters less.
    return round(_line_length(text, face, size * OVERSIZE) / OVERSIZE)


def seat_names(names: Sequence[str]) -> list[str]:
    """Return the names of seats as a picture shows them. A name without a printable letter is its seat's letter."""
    return [printable(name, "text") or SEATS[seat].letter for seat, name in enumerate(names)]


def fitted(text: str, face: str, size: int, width: int) -> str:
    """Return a text, cut with an ellipsis if it is too wide."""
    if width_of(text, face, size) <= width:
        return text
    while text and width_of(text + "…", face, size) > width:
        text = text[: -len(clusters(text)[-1])].rstrip()
    return text + "…"


def wrapped(text: str, face: str, size: int, width: int) -> list[str]:
    """Break a text between words into lines that fit."""
    lines: list[str] = []
    words = text.split()
    while words:
        # The width grows with every word, so bisect: measuring is slow.
        count = bisect_right(range(1, len(words) + 1), width, key=lambda n: width_of(" ".join(words[:n]), face, size))
        lines.append(fitted(" ".join(words[: max(1, count)]), face, size, width))
        del words[: max(1, count)]
    return lines


@cached
def line(text: str, face: str, size: int, tint: Colour) -> Sprite:
    """Return a line of text as a sprite. Its height depends on face and size only."""
    return plain(ink_of(text, face, size).reduce(FINE), tint)


def squeezed_ink(text: str, face: str, size: int, width: int) -> Image.Image:
    """Return the ink of a line, ``FINE`` times as large, squeezed if it is wider than ``width``."""
    ink = ink_of(text, face, size)
    return ink if ink.width <= width * FINE else ink.resize((width * FINE, ink.height), Image.Resampling.LANCZOS)


def ink_of(text: str, face: str, size: int) -> Image.Image:
    """Return the ink of a line, ``FINE`` times as large, with two pixels of air before and behind it."""
    pixels, pad = size * FINE, FINE * 2
    width = -(-round(_line_length(text, face, pixels) + 2 * pad) // FINE)
    # From the face's metrics, not from these letters, so that all lines align.
    height = -(-sum(font(face, size * OVERSIZE).getmetrics()) // OVERSIZE)
    mask = _printed(text, face, pixels, (max(width, 1) * FINE, height * FINE), (pad, baseline(face, size) * FINE))
    return Image.fromarray(mask)


class Glyph(NamedTuple):
    """A letter or ligature: the ink of each pixel, and its offset from the origin."""

    ink: Pixels
    left: int
    top: int


def _printed(text: str, face: str, pixels: int, size: tuple[int, int], at: tuple[int, int]) -> Pixels:
    """Return the ink of a line whose first letter stands at a point, letter by letter as Pillow sets it.

    Each letter is drawn once and cached: drawing takes ten times as long as copying.
    """
    # A margin, because letters may reach over the border. It is cut off at the end.
    sheet = np.zeros((size[1] + 2 * pixels, size[0] + 2 * pixels), np.uint8)
    x = 0.0
    for run in runs(text, face):
        drawn_at = _pixels(run, pixels)
        letters = _letters(run)
        for letter, following in itertools.zip_longest(letters, letters[1:], fillvalue=""):
            ink, left, top = _glyph(letter, run.face, drawn_at)
            column, row = pixels + at[0] + math.floor(x + 0.5) + left, pixels + at[1] + top
            under = sheet[row : row + ink.shape[0], column : column + ink.shape[1]]
            # Close letters share a few pixels.
            under[...] = under + (ink * (255 - under.astype(np.uint16)) + 127) // 255 if under.any() else ink
            # Kerning: some pairs stand closer together.
            x += _length(letter + following, run.face, drawn_at) - _length(following, run.face, drawn_at)
    return sheet[pixels:-pixels, pixels:-pixels]


def _letters(run: Run) -> list[str]:
    """Return what is drawn at once: a letter, or a whole run of a script whose letters join or change places."""
    return re.findall(f"(?:{JOINED[run.face]}|.){ACCENTS}", run.text) if run.face in FACES else [run.text]


def _pixels(run: Run, pixels: int) -> int:
    return pixels if run.face in FACES else round(pixels * OTHERS)


def _line_length(text: str, face: str, pixels: int) -> float:
    return sum(_length(run.text, run.face, _pixels(run, pixels)) for run in runs(text, face))


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
    """Return the distance of a line's baseline from its upper edge."""
    return round(font(face, size * OVERSIZE).getmetrics()[0] / OVERSIZE)


def set_on(canvas: Image.Image, text: str, at: tuple[int, int], face: str, size: int, tint: Colour) -> None:
    """Set a line so that its letters begin at ``at``, on the baseline."""
    blit(canvas, line(text, face, size, tint), (at[0] - 2, at[1] - baseline(face, size)))


def centre(canvas: Image.Image, text: str, middle: tuple[float, float], size: int, tint: Colour) -> None:
    """Set a short bold line with the centre of its capitals at ``middle``."""
    letters = line(text, "bold", size, tint)
    left = round(middle[0] - letters.size[0] / 2)
    blit(canvas, letters, (left, round(middle[1] + cap_height("bold", size) / 2) - baseline("bold", size)))
