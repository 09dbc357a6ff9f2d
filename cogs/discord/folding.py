"""Typed texts without case and accents, so that *zlatak* finds *Zlaťák*, and Cyrillic finds Latin letters."""

import unicodedata

from render.cyrillic import LATIN

LOOKALIKES = str.maketrans({"−": "-", "–": "-", "×": "*", "’": "'", "ł": "l", "đ": "d", "ø": "o", **LATIN})


def folded(text: str) -> str:
    """Return a text without case, accents and repeated blanks."""
    plain = text.casefold()
    if not plain.isascii():
        plain = unicodedata.normalize("NFKD", plain.translate(LOOKALIKES))
        plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(plain.split())
