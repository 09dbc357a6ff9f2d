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
    "blue": (9, "#0c1a30 #173f72 #2462AC #4f89cf #b3cdec #f6f9fd"),
    "red": (9, "#300c08 #84241a #C83C2C #e0695a #f3bbb2 #fdf6f5"),
    "amber": (9, "#2e1e06 #9a6a10 #ECAA1E #f8c95e #fde8b8 #fffaf0"),
    "green": (9, "#0a2216 #1c5a38 #2E8B57 #57b07c #b4dcc6 #f5fbf8"),
    "violet": (9, "#1e1029 #4f3269 #7A4EA3 #9f78c4 #d3c0e4 #faf7fc"),
    "graphite": (9, "#08080a #24242b #3C3C46 #61616e #b4b4bd #f8f8f9"),
}


class Seat(NamedTuple):
    """The look of a seat: a letter, a shape and the ramp of its colour."""

    letter: str
    shape: str
    ramp: str


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
GOLD = colour("#E8B93A")
