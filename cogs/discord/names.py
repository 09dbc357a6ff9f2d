"""User names, made safe for texts and pictures: without invisible characters, Markdown or mentions."""

import unicodedata

from render.lengths import shorten

MAX_NAME = 32
NAMELESS = "?"
HIDDEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Unicode's categories of invisible characters: controls, text direction, zero width."""
BRAILLE_BLANK, HANGUL_FILLERS = "\u2800", "\u115f\u1160\u3164\uffa0"
"""Characters that are drawn blank, although Unicode counts them as letters or symbols."""


def plain_name(name: str) -> str:
    """Return a name without invisible characters; "?" if nothing is left."""
    seen = [
        letter
        for letter in name
        if unicodedata.category(letter) not in HIDDEN and letter not in BRAILLE_BLANK + HANGUL_FILLERS
    ]
    return shorten(" ".join("".join(seen).split()), MAX_NAME) or NAMELESS


def escaped(name: str) -> str:
    """Return a name for texts with its Markdown, links and mentions escaped."""
    # Imported here because drawing processes find suggestions, and Discord's library takes 20 MiB.
    from discord.utils import escape_markdown

    # ``escape_markdown`` does not escape mentions.
    return escape_markdown(name).replace("<", "\\<")
