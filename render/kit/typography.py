"""Type: Source Serif for names and titles, Source Sans for everything else, set once and cached as sprites."""

from bisect import bisect_right
from functools import lru_cache

from font_source_sans_pro import SourceSansProBold, SourceSansProSemibold
from font_source_serif_pro import SourceSerifProSemibold
from PIL import Image, ImageDraw, ImageFont

from render.kit.cache import cached
from render.kit.sprites import OVERSIZE, Sprite, blit, plain
from render.kit.theme import Colour

FINE = 2
"""Letters are drawn so many times too large: their edges are smooth by themselves."""
FACES = {"text": SourceSansProSemibold, "bold": SourceSansProBold, "serif": SourceSerifProSemibold}


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
    setting = font(face, size * FINE)
    pad = FINE * 2
    width = -(-round(setting.getlength(text) + 2 * pad) // FINE)
    # From the face's own measures, not from these letters, so that lines stand evenly.
    height = -(-sum(font(face, size * OVERSIZE).getmetrics()) // OVERSIZE)
    mask = Image.new("L", (max(width, 1) * FINE, height * FINE))
    ImageDraw.Draw(mask).text((pad, baseline(face, size) * FINE), text, 255, setting, anchor="ls")
    return plain(mask.reduce(FINE), tint)


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
