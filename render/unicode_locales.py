"""Unicode's knowledge of languages, by Babel: how a language joins a list, and what it calls other languages.

A separate module, because Babel is slow to import and start-up needs none of it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from babel import Locale
from babel.lists import format_list

_NEAREST: Final = {"en": "en-001", "sr": "sr-Latn"}
"""The locales of languages whose own is a different one.

American English has a comma before "and", that of the world has none. Serbian is Cyrillic without a script.
"""


def in_words(parts: Sequence[str], language: str) -> str:
    """Return two or more parts as a list in a language: "a, b and c"."""
    return format_list(parts, "standard", _locale(language))


def language_name(code: str, language: str) -> str:
    """Return the name of a language in a language."""
    return Locale.parse(code, sep="-").get_display_name(_locale(language)) or code


def nearest(language: str) -> str:
    """Return the name of Unicode's locale for a language."""
    return _NEAREST.get(language, language)


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(nearest(language), sep="-")
