"""Marks in texts that stand for icons: ``⟦catan-lumber|lumber⟧`` in a catalogue is the icon, or else the word.

A mark has the key of an icon (``render/icons.py``) and the words that stand in its place where icons cannot be had: in
pictures, alternative texts, suggestions, files, and as long as Discord does not have the icon. A mark without words
(``⟦catan-knight⟧ Knight``) stands before words that are always shown; without the icon it vanishes with one space.

A catalogue drops the marks (``Words.text``). ``Words.with_icons`` keeps them, for cards. ``cogs/discord/emojis.py``
replaces them when a card is sent, so that no cached text depends on the icons that Discord has.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

# Private characters, which no name of a player contains (``cogs/discord/names.py``).
START, BETWEEN, END = "\ue000", "\ue001", "\ue002"
MARK: Final = re.compile(f"{START}([^{BETWEEN}]*){BETWEEN}([^{END}]*){END}")
"""A mark: the key of its icon and its words."""
WORDLESS: Final = re.compile(f"{START}[^{BETWEEN}]*{BETWEEN}{END} ?")
KEPT: Final = 4096
"""Size of the cache: enough for the labels of some dozens of panels."""
LONGEST_NAME: Final = 32
"""Discord's limit for the name of an emoji: https://discord.com/developers/docs/resources/emoji"""
WRITTEN: Final = re.compile(r"⟦([^|⟧]*)\|?")
"""The beginning of a mark in a catalogue's file."""


def read(source: str) -> str:
    """Return a catalogue's source with its marks in private characters."""
    return WRITTEN.sub(rf"{START}\1{BETWEEN}", source).replace("⟧", END)


def mark(icon: str, words: str = "") -> str:
    """Return the mark of an icon."""
    return f"{START}{icon}{BETWEEN}{words}{END}"


def keys(text: str) -> list[str]:
    """Return the keys of the icons in a text."""
    return [found[1] for found in MARK.finditer(text)]


def plain(text: str) -> str:
    """Return a text with words instead of its marks."""
    return _plain(text) if START in text else text


# Panels repeat the same labels again and again.
@lru_cache(KEPT)
def _plain(text: str) -> str:
    return MARK.sub(r"\2", WORDLESS.sub("", text))


def replaced(text: str, icon: Callable[[str], str]) -> str:
    """Return a text with its marks replaced by ``icon(key)``, or by words where that is empty."""
    if START not in text:
        return text
    # A mark without words and without an icon goes with the space behind it, so it stays for ``plain``.
    return plain(MARK.sub(lambda found: icon(found[1]) or found[0], text))


def emoji_name(key: str, digest: str = "") -> str:
    """Return the name of an emoji. Without the ``digest`` of its picture it is the part that all versions share."""
    return f"{key.replace('-', '_')}_{digest}"
