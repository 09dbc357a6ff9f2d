"""Upgrade tracks: the price and the effect of every level of an object, as symbols.

All of it is drawn at ``OVERSIZE`` times its size, on the sheet of its card.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.sprites import OVERSIZE
from render.kit.theme import INK
from render.kit.typefaces import font
from render.kit.typography import cap_height
from render.zavandor.symbols import COIN, POINT, symbol
from rules.zavandor.view import CARDS, CLANS, Track, printed

GIVES = {"mason": "cube", "broker": "trade"}
"""Symbols of the kinds that help several times a round."""
COMPLETE = {"dragon": (("endless", ""),), "herald": (("tie", ""),), "envoy": (("free", ""),)}
ALTARS = {
    "objects": (("points", "1"), ("object", "")),
    "colours": (("points", "2"), ("hues", "")),
    "clans": (("points", "2"), ("helm", "")),
    "cubes": (("points", "1"), ("cube", "2×")),
}
"""Effects of complete objects by kind, as symbols with their numbers."""
BESIDE, TUCKED = 2, 2
"""Distance between symbols, and how far a number reaches over the blank corner of its symbol, in pixels."""


class Setting(NamedTuple):
    """The setting of symbols: their size, and the distance between symbols with numbers before them, in pixels."""

    size: int
    apart: int


class Token(NamedTuple):
    """A symbol and its text, which stands before it or, for coins and shields, on it."""

    name: str
    text: str = ""

    @property
    def stamped(self) -> bool:
        """Return True if the text stands on the symbol."""
        return self.name in ("points", "coin")

    def extent(self, size: int) -> int:
        """Return the size of its symbol: a coin and a shield must hold their numbers."""
        return max(size, {"coin": COIN, "points": POINT}.get(self.name, 0)) if self.text else size

    def wide(self, size: int) -> int:
        """Return its width, in pixels of the picture."""
        return self.ahead(size) + self.extent(size)

    def ahead(self, size: int) -> int:
        """Return the width of the text before the symbol."""
        return round(font("bold", size).getlength(self.text)) - TUCKED if self.text and not self.stamped else 0


class Cell(NamedTuple):
    """A field of a track: its price (no symbols for a printed cube), and the effect of its level."""

    price: tuple[Token, ...]
    gives: tuple[Token, ...]

    def wide(self, setting: Setting) -> int:
        """Return the width of its wider line."""
        return max(wide(self.price, setting) if self.price else setting.size, wide(self.gives, setting))


def wide(tokens: Sequence[Token], setting: Setting) -> int:
    """Return the width of symbols in a row."""
    return sum(token.wide(setting.size) for token in tokens) + sum(_apart(token, setting) for token in tokens[1:])


def _apart(token: Token, setting: Setting) -> int:
    """Return the distance of a symbol from the one before it. A number must stand nearer to its own symbol."""
    return setting.apart if token.ahead(setting.size) else BESIDE


@cache
def track_of(id_: str) -> Track:
    """Return the printed track of a card or of a side of the clan boards."""
    return CARDS[id_] if id_ in CARDS else CLANS[id_]


@cache
def cells(id_: str) -> tuple[Cell, ...]:
    """Return the fields of an object's track, the first level first."""
    track = track_of(id_)
    return tuple(Cell(_price(track, level), tuple(_gives(track, level))) for level in range(1, track.top + 1))


def _price(track: Track, level: int) -> tuple[Token, ...]:
    return price(track.prices[level - 1 - track.start]) if level > track.start else ()


def price(text: str) -> tuple[Token, ...]:
    """Return a price of the component tables as symbols."""
    cost = printed(text)
    if cost.king:
        return (Token("K"),)
    return (Token("coin", str(cost.coins)),) if cost.coins else tuple(Token(gem) for gem in cost.gems)


def _gives(track: Track, level: int) -> Iterator[Token]:
    """Yield the effect of a level. The effect of the complete track stands at its last field."""
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


def put_tokens(sheet: Image.Image, tokens: Sequence[Token], at: tuple[int, int], setting: Setting) -> None:
    """Draw symbols in a row that begins at ``at`` (its left end and middle, in pixels of the picture)."""
    draw = ImageDraw.Draw(sheet)
    size = setting.size
    x, middle = at[0] * OVERSIZE, at[1] * OVERSIZE
    base = middle + cap_height("bold", size) * OVERSIZE // 2
    for place, token in enumerate(tokens):
        x += _apart(token, setting) * OVERSIZE if place else 0
        if token.text and not token.stamped:
            draw.text((x, base), token.text, (*INK, 255), font("bold", size * OVERSIZE), anchor="ls")
        x += token.ahead(size) * OVERSIZE
        picture = symbol(_called(token.name), token.extent(size), token.text if token.stamped else "")
        sheet.alpha_composite(picture, (x, middle - picture.height // 2))
        x += token.extent(size) * OVERSIZE


def _called(name: str) -> str:
    # A printed cube belongs to no seat, but needs a colour.
    return "cube.2" if name == "cube" else "trade.gold" if name == "trade" else name
