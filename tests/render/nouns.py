"""Nouns of the catalogues and the lists of their forms."""

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from cogs.show.rulebook import articles
from render.icon_marks import plain
from render.words import words

FOLDER = Path(__file__).with_name("forms")


@cache
def lists(name: str) -> dict[str, Any]:
    """Return a file of lists."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def keys_of(pattern: str, game: str) -> tuple[str, ...]:
    """Return the keys that a pattern stands for."""
    if pattern.endswith("@"):
        return tuple(pattern[:-1] + card for card in articles(game))
    return tuple(key for key in words("en").keys if fnmatchcase(key, pattern))


def text(noun: str, language: str) -> str:
    """Return the nominative of a noun as it is written, or the key of a noun with arguments."""
    value = plain(words(language).sources[noun]).partition("=")[2].split("\n    .")[0].strip()
    return noun if "{" in value else value
