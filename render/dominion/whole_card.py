"""Whole cards, for hands and displays: sprites that all languages share, and the words, which are turned like them."""

import itertools
import math
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.dominion.emblem import emblems
from render.dominion.face import (
    ALONE,
    ALONE_LINE,
    ANGLES,
    BANNER,
    COIN,
    FALL,
    FOOT,
    FRAME,
    GAP,
    GIFT,
    GIFT_LINE,
    LINE,
    NARROW,
    PAD,
    SQUEEZED,
    TEXT,
    WIDE,
    Print,
    Size,
    blank,
    catalogue,
    gifts,
    lifted,
    prints,
)
from render.dominion.symbols import Word, broken, extent, gift_words, parts, set_line, text_words, wide
from render.kit.cache import cached_while_painting
from render.kit.disk import cached_on_disk, persistent
from render.kit.emblem import paint_window
from render.kit.on_table import turned
from render.kit.sprites import OVERSIZE, Sprite, plain
from render.kit.theme import INK, tone
from render.kit.typography import FINE, baseline, cap_height, ink_of, squeezed_ink, width_of


def picture(print_: Print, size: Size, angle: float) -> Sprite:
    """Return a whole card without its price and its words, with its shadow, turned by ``angle`` degrees."""
    paint = _wide if size == WIDE else _narrow
    return paint(size[0], print_.card, len(text_lines(print_, size[0])), angle)


def _every(size: Size) -> Iterator[tuple[str, int, float]]:
    """Yield the cards, each with the numbers of lines of its text in all languages, at every angle."""
    texts = dict.fromkeys((print_.card, len(text_lines(print_, size[0]))) for print_ in prints())
    yield from ((*text, angle) for text, angle in itertools.product(texts, ANGLES))


@cached_on_disk(sizes=(WIDE[0],), every=partial(_every, WIDE))
def _wide(_: int, card: str, lines: int, angle: float) -> Sprite:
    return lifted(_flat(card, lines, WIDE), angle)


@cached_on_disk(sizes=(NARROW[0],), every=partial(_every, NARROW))
def _narrow(_: int, card: str, lines: int, angle: float) -> Sprite:
    return lifted(_flat(card, lines, NARROW), angle)


@cached_while_painting  # needed again for the next angle only
def _flat(card: str, lines: int, size: Size) -> Image.Image:
    """Return a card with its emblem and its gifts, and with space for so many lines of text."""
    sheet = blank(catalogue()[card], size)
    foot = size[1] - _foot(size)
    paint_window(emblems(), card, sheet, (FRAME, FRAME + BANNER, size[0] - FRAME, foot - height(card, size[0], lines)))
    y = _top(card, size, lines)
    gift, step = (GIFT, GIFT_LINE) if lines else (ALONE, ALONE_LINE)
    for line in _gift_lines(card, size[0], lines):
        set_line(sheet, line, sheet.width // 2, (y + (step + cap_height("bold", gift)) // 2) * OVERSIZE, gift, "bold")
        y += step
    if _foot(size) == FOOT:
        left, top, right, bottom = (v * OVERSIZE for v in (FRAME, foot, size[0] - FRAME, size[1] - FRAME))
        draw = ImageDraw.Draw(sheet)
        draw.rectangle((left, top, right, bottom), (*tone("paper", 0.3), 255))
        draw.line((left, top, right, top), (*INK, 255), 3 * OVERSIZE // 2)
    return sheet.reduce(OVERSIZE // FINE)


# Places


def _foot(size: Size) -> int:
    """Return the height of the line with the types, or of the frame on cards too narrow for that line."""
    return FOOT if size[0] > NARROW[0] else FRAME


def _text_width(width: int) -> int:
    return width - 2 * (FRAME + PAD) + 6


def _gift_lines(card: str, width: int, lines: int) -> list[list[Word]]:
    """Return the lines of a card's gifts. They are larger without a text, and points stand with them."""
    found = broken(gift_words(gifts().get(card, "")), GIFT if lines else ALONE, _text_width(width), "bold")
    points = catalogue()[card].points
    if points and not lines:
        found += [[Word("\N{MINUS SIGN}" if points < 0 else "", "points", str(abs(points)))]]
    return found


@lru_cache(maxsize=4096)  # slow to find
def text_lines(print_: Print, width: int) -> list[list[Word]]:
    """Return the lines of a card's text."""
    return broken(text_words(print_.text, print_.points), TEXT, _text_width(width))


@lru_cache(maxsize=4096)
def height(card: str, width: int, lines: int) -> int:
    """Return the height that a card's gifts and its text need."""
    high = len(_gift_lines(card, width, lines)) * (GIFT_LINE if lines else ALONE_LINE) + lines * LINE
    return high + (2 * GAP if high else 0)


def _top(card: str, size: Size, lines: int) -> int:
    """Return the upper edge of the gifts, which the text follows."""
    high = height(card, size[0], lines)
    return size[1] - _foot(size) - high + (GAP if high else 0)


def _turned(x: float, y: float, size: Size, angle: float) -> tuple[float, float]:
    """Return a point of a card turned around the middle of the card."""
    x, y = x - size[0] / 2, y - size[1] / 2
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return x * cos - y * sin + size[0] / 2, x * sin + y * cos + size[1] / 2


@lru_cache(maxsize=4096)
def price_at(print_: Print, size: Size, angle: float) -> tuple[int, int]:
    """Return the upper left corner of the price on a whole card: it lies in the window's lower left corner."""
    high = height(print_.card, size[0], len(text_lines(print_, size[0])))
    x, y = _turned(FRAME + 2 + COIN / 2, size[1] - _foot(size) - high - COIN / 2 - 2, size, angle)
    return round(x - COIN / 2), round(y - COIN / 2)


# The words


@persistent
def words(print_: Print, size: Size, angle: float) -> Sprite:
    """Return the name, the text and the types of a card, turned like the card. The sprite is as large as the card's."""
    air = 3 * FALL
    mask = Image.new("L", ((size[0] + 2 * air) * FINE, (size[1] + 2 * air) * FINE))

    def write(ink: Image.Image, left: float, base: float, face: str) -> None:
        mask.paste(255, (round((air + left) * FINE), round((air + base - baseline(face, TEXT)) * FINE)), ink)

    space = max(size[0] - 2 * FRAME - 6, round((width_of(print_.name, "serif", TEXT) + 4) * SQUEEZED))
    name = squeezed_ink(print_.name, "serif", TEXT, space)
    write(name, (size[0] - name.width / FINE) / 2, FRAME - 1 + round(BANNER * 0.70), "serif")
    if _foot(size) == FOOT:
        types = ink_of(print_.types, "text", TEXT)
        base = size[1] - (FOOT + FRAME - cap_height("text", TEXT)) / 2
        write(types, (size[0] - types.width / FINE) / 2, base, "text")
    for line, left, base in _text_places(print_, size):
        for word, x, _, behind in parts(line, TEXT, "text"):
            # The ink has two pixels of air before it.
            for text, begin in ((word.text, x), (word.after, behind)):
                if text:
                    write(ink_of(text, "text", TEXT), left + begin / OVERSIZE - 2, base, "text")
    return plain(turned(mask, angle).reduce(FINE), INK)


def _text_places(print_: Print, size: Size) -> Iterator[tuple[list[Word], float, int]]:
    """Yield the lines of a card's text, each with its left end and its baseline."""
    lines = text_lines(print_, size[0])
    gift = GIFT_LINE if lines else ALONE_LINE
    y = _top(print_.card, size, len(lines)) + gift * len(_gift_lines(print_.card, size[0], len(lines)))
    for place, line in enumerate(lines):
        base = y + place * LINE + (LINE + cap_height("text", TEXT)) // 2
        yield line, (size[0] - wide(line, TEXT, "text") / OVERSIZE) / 2, base


class Symbol(NamedTuple):
    """A symbol in a text: its name, its size, its number, and its upper left corner on the card."""

    name: str
    size: int
    number: str
    at: tuple[int, int]


@lru_cache(maxsize=4096)
def symbols(print_: Print, size: Size, angle: float) -> tuple[Symbol, ...]:
    """Return the symbols in a card's text. They stand upright on a turned card, like its price."""
    found = []
    for line, left, base in _text_places(print_, size):
        for word, _, at, _ in parts(line, TEXT, "text"):
            if word.symbol:
                wide_ = extent(word, TEXT)
                x = left + at / OVERSIZE + wide_ / 2
                x, y = _turned(x, base - cap_height("text", TEXT) / 2, size, angle)
                found.append(Symbol(word.symbol, wide_, word.number, (round(x - wide_ / 2), round(y - wide_ / 2))))
    return tuple(found)
