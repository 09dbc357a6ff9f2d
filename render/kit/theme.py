"""The theme: all colours of the pictures, as ramps that form one fixed palette of 256.

A ramp runs from dark to light. Wood comes first, so that on bare wood a tone is its palette index and a shadow is a
subtraction.
"""

from functools import cache, lru_cache
from typing import NamedTuple

Colour = tuple[int, int, int]

# For each ramp its number of palette colours, and the colours that it passes through.
RAMPS: dict[str, tuple[int, str]] = {
    "wood": (24, "#120c08 #241811 #342419 #3E2C20 #4E3828 #5f4533 #775a43"),
    "grass": (24, "#3c5526 #5c7c38 #76964A #8BAA56 #9EB862 #b6cb7c"),
    "leaf": (18, "#16301c #264d2a #3d6d36 #5f8f45 #8bb35c"),
    "road": (13, "#564a30 #685C3E #9c8a60 #d3c090 #F3E5BE #fdf6de"),
    "verge": (8, "#685C3E #7d7a45 #93a154"),
    "stone": (18, "#3b342d #6f6558 #9d9280 #C4B8A4 #ddd2bf #f1e9da"),
    "earth": (16, "#7c5630 #b08350 #cda26a #ddb982 #ecd2a2"),
    "roof": (19, "#4a1a14 #7c2c20 #B04A34 #c8634a #de8e72 #eeb49c"),
    "slate": (10, "#232b3b #44536f #6d81a0 #9fb0c4"),
    "ink": (16, "#0a0806 #1E1A16 #3b352f #6b6259 #a29889"),
    "paper": (10, "#bdb09a #EDE3CF #fdfaf2"),
    "gold": (12, "#4d380c #a2761a #E8B93A #f8da7e #fff3c6"),
    "water": (14, "#2c5a78 #5f98b4 #a9d0dc"),
    "blue": (9, "#0b1830 #12397a #1b54b2 #4179cb #c1d7f4 #f6f9fd"),
    "red": (9, "#300c08 #80221a #C4372b #dd6657 #f9cdc5 #fdf6f5"),
    "amber": (9, "#2e1e06 #9a6a10 #F0AE20 #f8c95e #fde8b8 #fffaf0"),
    "green": (9, "#0a2216 #1b5f42 #2e9e6f #56b98c #bfe6d3 #f5fbf8"),
    "violet": (9, "#241433 #68479a #a27cd6 #bb9ee4 #e2d5f4 #fbf8fd"),
    "graphite": (9, "#08080a #24242b #3f3f49 #74747f #d4d4dc #f8f8f9"),
}


class Seat(NamedTuple):
    """The look of a seat: a letter, a shape and the ramp of its colour.

    The main colours of two seats differ by a ΔE2000 of at least 12, also for colour-blind people.
    """

    letter: str
    shape: str
    ramp: str

    @property
    def body(self) -> Colour:
        """The main colour of its pieces."""
        return tone(self.ramp, BODY)

    @property
    def rim(self) -> Colour:
        """The pale rim of its pieces, inside a casing of ink: one of the two stands out on every ground."""
        return tone(self.ramp, RIM)


BODY, RIM = 0.375, 0.875
"""Tones of a seat's main colour and of the pale rim of its pieces. Both are colours of the palette."""
SEATS = (
    Seat("A", "square", "blue"),
    Seat("B", "circle", "red"),
    Seat("C", "triangle", "amber"),
    Seat("D", "diamond", "green"),
    Seat("E", "pentagon", "violet"),
    Seat("F", "cross", "graphite"),
)


def colour(text: str) -> Colour:
    """Return the colour written ``#rrggbb``."""
    value = int(text.lstrip("#"), 16)
    return value >> 16, value >> 8 & 255, value & 255


def mix(dark: Colour, light: Colour, share: float) -> Colour:
    """Return the colour that lies ``share`` of the way from one to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(dark, light, strict=True))
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, from 1 to 21 (WCAG 2.2)."""
    # https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=1024)
def _luminance(found: Colour) -> float:
    # https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
    shares = (channel / 255 for channel in found)
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def letters_on(ground: Colour) -> Colour:
    """Return the colour of letters on a ground: ink or white, whichever has more contrast."""
    return max((INK, WHITE), key=lambda tint: contrast(tint, ground))


@lru_cache(maxsize=8192)
def tone(name: str, at: float) -> Colour:
    """Return the colour of a ramp at 0 (dark) … 1 (light)."""
    anchors = _anchors(name)
    place = max(0.0, min(1.0, at)) * (len(anchors) - 1)
    index = min(int(place), len(anchors) - 2)
    return mix(anchors[index], anchors[index + 1], place - index)


def steps(name: str) -> int:
    """Return the number of tones of a ramp in the palette."""
    return RAMPS[name][0]


@cache
def palette() -> tuple[Colour, ...]:
    """Return the theme's palette."""
    return tuple(tone(name, i / (count - 1)) for name, (count, _) in RAMPS.items() for i in range(count))


@cache
def palette_bytes() -> bytes:
    """Return the palette in the format of picture files."""
    return bytes(channel for entry in palette() for channel in entry)


@cache
def _anchors(name: str) -> tuple[Colour, ...]:
    return tuple(colour(text) for text in RAMPS[name][1].split())


# The most used colours. Each is a colour of a ramp.
INK = colour("#1E1A16")
PAPER = colour("#EDE3CF")
WHITE = colour("#fdfaf2")
GOLD = colour("#E8B93A")
