"""Symbols, and lines of text with symbols in them: ``$3`` is a coin, ``VP`` a shield, ``+1 VP`` a shield with a 1.

All of it is drawn ``OVERSIZE`` times too large, on the image that it is part of.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.dominion.emblem import emblems
from render.dominion.expansions import CONTRIBUTIONS
from render.kit import emblem
from render.kit.cache import cached
from render.kit.disk import persistent
from render.kit.sprites import OVERSIZE, Sprite, shrink, to_sprite
from render.kit.theme import INK, WHITE
from render.kit.typefaces import font
from render.kit.typography import cap_height

GIFTS = {"c": "card", "a": "action", "b": "buy", "$": "coins"}
for _added in CONTRIBUTIONS.values():
    GIFTS.update(_added.gifts)
"""The symbols of gifts by their letters in ``gifts.txt``."""

SIGNS = {
    **GIFTS,
    "x": "trash",
    "g": "gain",
    "d": "drop",
    "p": "points",
    "t": "action",
    "l": "coins",
    "k": "attack",
    "r": "reaction",
}
"""The symbols of a card's line on a pile by their letters."""
BEFORE = {"t": "×", "l": "−"}
"""The signs before the numbers of some letters."""

NUMBERED = ("coins", "points")
"""Symbols with the number on them."""
HOLDS = 34
"""Minimum size of a symbol with a number, in pixels."""

COIN = re.compile(r"(\+?)\$(\d+)([.,;:]?)$")
COUNTED = re.compile(r"((?<!\S)[+-]?\d+) ")
SHIELD = r"(?:([+-]?)(\d+)\u00a0)?{points}([.,;:]?)"
"""A shield, perhaps with its number, where ``{points}`` is the abbreviation of points."""


class Word(NamedTuple):
    """A part of a line: text and perhaps a symbol with a number, followed by ``after``."""

    text: str = ""
    symbol: str = ""
    number: str = ""
    after: str = ""


@cached
def symbol(name: str, size: int, number: str = "") -> Image.Image:
    """Return a symbol with its number on a transparent image, ``OVERSIZE`` times as large as ``size``."""
    image = emblem.paint_charge(emblems(), name, size)
    if number:
        tint = INK if name == "coins" else WHITE
        share = 0.62 if len(number) == 1 else 0.52
        # A shield is wider at the top, so its number stands a little higher.
        down, wide = (0.47, 0.6) if name == "points" else (0.5, 0.76)
        emblem.set_number(image, number, round(size * share), tint, down, wide)
    return image


@persistent
def small(name: str, size: int, number: str = "") -> Sprite:
    """Return a symbol in its true size."""
    return to_sprite(shrink(symbol(name, size, number)))


def gift_words(gifts: str) -> list[Word]:
    """Return the words of a card's gifts, which are written as ``c1 a2 $1``."""
    words = []
    for gift in gifts.split():
        name, number = GIFTS[gift[0]], gift[1:]
        words.append(Word("+", name, number) if name in NUMBERED else Word(f"+{number}", name))
    return words


def sign_words(signs: str) -> list[Word]:
    """Return the words of a card's line on a pile, which is written as ``c1 a2 x4 g``. Coins have a plus in front."""
    return [_sign(part) for part in signs.split()]


def _sign(part: str) -> Word:
    plus, part = ("+", part[1:]) if part[0] == "+" else ("", part)
    if not part or part[0] not in SIGNS:
        return Word(plus + part)
    letter, number = part[0], part[1:].replace("-", "\N{MINUS SIGN}")
    before = plus + BEFORE.get(letter, "")
    if SIGNS[letter] in NUMBERED:
        return Word(before, SIGNS[letter], number)
    return Word(before + number, SIGNS[letter])


def text_words(text: str, points: str) -> list[Word]:
    """Return the words of a text with its coins and shields. A number stays with the word that it counts.

    ``points`` is the abbreviation of points, which stands for a shield.
    """
    shield = re.compile(SHIELD.format(points=re.escape(points)))
    return [_word(part, shield) for part in COUNTED.sub("\\1\u00a0", text).split(" ") if part]


def _word(part: str, shield: re.Pattern[str]) -> Word:
    if found := COIN.match(part):
        return Word(found[1], "coins", found[2], found[3])
    if found := shield.fullmatch(part):
        return Word(found[1] or "", "points", found[2] or "", found[3])
    return Word(part)


def broken(words: Sequence[Word], size: int, width: int, face: str = "text") -> list[list[Word]]:
    """Break words into lines that are no wider than ``width``."""
    lines: list[list[Word]] = [[]]
    for word in words:
        if lines[-1] and wide([*lines[-1], word], size, face) > width * OVERSIZE:
            lines.append([])
        lines[-1].append(word)
    return [line for line in lines if line]


def parts(line: Sequence[Word], size: int, face: str) -> Iterator[tuple[Word, int, int, int]]:
    """Yield each word with the starts of its text, of its symbol and of the text after it."""
    space, x = _length(" ", size, face), 0
    for word in line:
        at = x + _length(word.text, size, face)
        behind = at + extent(word, size) * OVERSIZE
        yield word, x, at, behind
        x = behind + _length(word.after, size, face) + space


# A line is measured again with every word that may still fit.
@lru_cache(maxsize=4096)
def _length(text: str, size: int, face: str) -> int:
    """Return the length of a text, in pixels of the image."""
    return round(font(face, size * OVERSIZE).getlength(text))


def extent(word: Word, size: int) -> int:
    """Return the size of a word's symbol in a line of text, in pixels of the picture."""
    if not word.symbol:
        return 0
    return max(HOLDS if word.number else 0, round(size * 1.1))


def wide(line: Sequence[Word], size: int, face: str) -> int:
    """Return the width of a line, in pixels of the image."""
    if not line:
        return 0
    word, _, _, behind = list(parts(line, size, face))[-1]
    return behind + _length(word.after, size, face)


def set_line(sheet: Image.Image, line: Sequence[Word], middle: int, base: int, size: int, face: str = "text") -> None:
    """Set a line on an image, centred on ``middle`` and standing on ``base``, both in pixels of the image."""
    draw = ImageDraw.Draw(sheet)
    setting = font(face, size * OVERSIZE)
    left = middle - wide(line, size, face) // 2
    high = cap_height(face, size) * OVERSIZE
    for word, x, at, behind in parts(line, size, face):
        draw.text((left + x, base), word.text, (*INK, 255), setting, anchor="ls")
        draw.text((left + behind, base), word.after, (*INK, 255), setting, anchor="ls")
        if word.symbol:
            picture = symbol(word.symbol, extent(word, size), word.number)
            sheet.alpha_composite(picture, (left + at, base - high // 2 - picture.height // 2))
