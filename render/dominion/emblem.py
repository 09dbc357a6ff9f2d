"""The emblems of all cards and symbols, from every ``emblems.txt``; ``render/kit/emblem.py`` says how it is read."""

from functools import cache

from render.dominion.expansions import FOLDERS
from render.kit import emblem
from render.kit.emblem import Emblem


@cache
def emblems() -> dict[str, Emblem]:
    """Return all emblems by card, and the charges by ``:name``."""
    return {name: found for folder in FOLDERS for name, found in emblem.read_emblems(folder).items()}
