"""People's names as they may stand in texts and pictures: a name is text, whatever letters somebody has put into it."""

import unicodedata

from discord.utils import escape_markdown

from render.lengths import shorten

MAX_NAME = 32
NAMELESS = "?"
HIDDEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Unicode's categories of what is not seen: controls, directions of writing, widths of zero."""
BRAILLE_BLANK, HANGUL_FILLERS = "\u2800", "\u115f\u1160\u3164\uffa0"
"""Letters that are seen as nothing, though Unicode calls them letters."""


def plain_name(name: str) -> str:
    """Return a name without anything that is not seen; "?" where nothing is left."""
    seen = [
        letter
        for letter in name
        if unicodedata.category(letter) not in HIDDEN and letter not in BRAILLE_BLANK + HANGUL_FILLERS
    ]
    return shorten(" ".join("".join(seen).split()), MAX_NAME) or NAMELESS


def escaped(name: str) -> str:
    """Return a name for texts, where no letter of it means bold, code, a link or somebody's mention."""
    # discord.py leaves mentions as they are.
    return escape_markdown(name).replace("<", "\\<")
