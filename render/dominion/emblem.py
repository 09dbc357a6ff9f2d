"""The emblems of all cards and symbols, from ``emblems.txt``; ``render/kit/emblem.py`` says how it is read."""

from functools import cache

from render.kit import emblem
from render.kit.emblem import Emblem


@cache
def emblems() -> dict[str, Emblem]:
    """Return all emblems by card, and the charges by ``:name``."""
    return emblem.book(__package__)
