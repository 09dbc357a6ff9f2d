"""User names, made safe for texts and pictures: without invisible characters, Markdown or mentions."""

import unicodedata

from render.lengths import shorten

MAX_NAME = 32
NAMELESS = "?"
HIDDEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Unicode's categories of invisible characters: controls, text direction, zero width."""
BRAILLE_BLANK, HANGUL_FILLERS = "\u2800", "\u115f\u1160\u3164\uffa0"
"""Characters that are drawn blank, although Unicode counts them as letters or symbols."""
JOINER, EMOJI_STYLE = "\u200d", "\ufe0f"
"""The character that joins emojis to one ("family"), and the one that makes a symbol an emoji."""
MARKS = frozenset({"Mn", "Mc", "Me"})
"""Unicode's categories of combining marks. Some marks, as in Thai, have the combining class of a letter."""
MAX_MARKS = 3
"""The maximum number of combining marks in a row. No language needs more, and stacks of them cover other lines."""


def plain_name(name: str) -> str:
    """Return a name without invisible characters; "?" if nothing is left."""
    seen: list[str] = []
    marks = 0
    for place, letter in enumerate(name):
        marks = marks + 1 if unicodedata.category(letter) in MARKS else 0
        if marks <= MAX_MARKS and (_is_visible(letter) or _joins(name, place)):
            seen.append(letter)
    return shorten(" ".join("".join(seen).split()), MAX_NAME) or NAMELESS


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter) not in HIDDEN and letter not in BRAILLE_BLANK + HANGUL_FILLERS


def _joins(name: str, place: int) -> bool:
    """Return whether the character joins two emojis."""
    around = name[:place].rstrip(EMOJI_STYLE)[-1:], name[place + 1 : place + 2]
    # A skin tone is a modifier symbol.
    return name[place] == JOINER and all(each and unicodedata.category(each) in {"So", "Sk"} for each in around)


def escaped(name: str) -> str:
    """Return a name for texts with its Markdown, links and mentions escaped."""
    # Imported here because drawing processes find suggestions, and Discord's library takes 20 MiB.
    from discord.utils import escape_markdown

    # ``escape_markdown`` does not escape mentions.
    return escape_markdown(name).replace("<", "\\<")
