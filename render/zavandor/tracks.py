"""Upgrade tracks: what every level of an object costs and gives, as symbols.

All of it is drawn ``OVERSIZE`` times too large, on the sheet of the card that it is part of.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.sprites import OVERSIZE
from render.kit.theme import INK
from render.kit.typography import cap_height, font
from render.zavandor.symbols import symbol
from rules.zavandor.view import CARDS, CLANS, Track, printed

GIVES = {"mason": "cube", "broker": "trade"}
"""The symbols of the kinds that help so many times a round."""
COMPLETE = {"dragon": (("endless", ""),), "herald": (("tie", ""),), "envoy": (("free", ""),)}
ALTARS = {
    "objects": (("points", "1"), ("object", "")),
    "colours": (("points", "2"), ("hues", "")),
    "clans": (("points", "2"), ("helm", "")),
    "cubes": (("points", "1"), ("cube", "2×")),
}
"""What the kinds give that work when they are complete, as symbols with their numbers."""
BESIDE, APART = 2, 4
"""How far symbols stand apart, and how much further before a number."""


class Token(NamedTuple):
    """A symbol with what stands before it, or, for coins and shields, on it."""

    name: str
    text: str = ""

    @property
    def stamped(self) -> bool:
        """Whether the text stands on the symbol."""
        return self.name in ("points", "coin")

    def wide(self, size: int) -> int:
        """Return its width, in pixels of the picture."""
        return (0 if self.stamped else self.ahead(size)) + size

    def ahead(self, size: int) -> int:
        """Return how much room the text before the symbol takes."""
        return round(font("bold", size).getlength(self.text)) + APART if self.text else 0


class Cell(NamedTuple):
    """A field of a track: its price, no symbols where a cube is printed, and what its level gives."""

    price: tuple[Token, ...]
    gives: tuple[Token, ...]

    def wide(self, size: int) -> int:
        """Return how wide its wider line is."""
        return max(wide(self.price, size) if self.price else size, wide(self.gives, size))


def wide(tokens: Sequence[Token], size: int) -> int:
    """Return how wide symbols are in a row."""
    return sum(token.wide(size) + BESIDE for token in tokens) - BESIDE if tokens else 0


@cache
def track_of(id_: str) -> Track:
    """Return what is printed on a card or on a side of the clan boards."""
    return CARDS[id_] if id_ in CARDS else CLANS[id_]


@cache
def cells(id_: str) -> tuple[Cell, ...]:
    """Return the fields of an object's track, the first level first."""
    track = track_of(id_)
    return tuple(Cell(_price(track, level), tuple(_gives(track, level))) for level in range(1, track.top + 1))


def _price(track: Track, level: int) -> tuple[Token, ...]:
    return price(track.prices[level - 1 - track.start]) if level > track.start else ()


def price(text: str) -> tuple[Token, ...]:
    """Return a price as the tables write it as symbols."""
    cost = printed(text)
    if cost.king:
        return (Token("K"),)
    return (Token("coin", str(cost.coins)),) if cost.coins else tuple(Token(gem) for gem in cost.gems)


def _gives(track: Track, level: int) -> Iterator[Token]:
    """Yield what a level gives; what only the complete track gives stands at its last field."""
    if track.kind in GIVES:
        count = track.levels[level - 1]
        yield Token(GIVES[track.kind], f"{count}×")
    elif track.kind == "scroll":
        yield from (Token(choice[-1], choice[:-1]) for choice in track.levels[level - 1].split("/"))
    elif track.levels:
        more = "+" if track.kind == "helper" else ""
        yield from (Token(cart, "" if place else more) for place, cart in enumerate(track.levels[level - 1]))
    elif level == track.top:
        yield from (Token(*token) for token in (*COMPLETE.get(track.kind, ()), *ALTARS.get(track.counts, ())))


def put_tokens(sheet: Image.Image, tokens: Sequence[Token], at: tuple[int, int], size: int) -> None:
    """Set symbols in a row that begins at ``at`` (its left end and middle, in pixels of the picture)."""
    draw = ImageDraw.Draw(sheet)
    x, middle = at[0] * OVERSIZE, at[1] * OVERSIZE
    base = middle + cap_height("bold", size) * OVERSIZE // 2
    for token in tokens:
        if token.text and not token.stamped:
            setting = font("bold", size * OVERSIZE)
            draw.text((x + APART * OVERSIZE, base), token.text, (*INK, 255), setting, anchor="ls")
            x += token.ahead(size) * OVERSIZE
        picture = symbol(_called(token.name), size, token.text if token.stamped else "")
        sheet.alpha_composite(picture, (x, middle - picture.height // 2))
        x += (size + BESIDE) * OVERSIZE


def _called(name: str) -> str:
    # What is printed on a card is nobody's cube, but has to be of some colour.
    return "cube.2" if name == "cube" else "trade.gold" if name == "trade" else name
