"""Lists in words, as a language joins them: "a, b and c". The patterns are Unicode's, by Babel.

A separate module, because Babel is slow to import and start-up needs no lists.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from babel import Locale
from babel.lists import format_list

NEAREST: Final = {"en": "en-001", "sr": "sr-Latn"}
"""The locales of languages whose own has other lists.

American English has a comma before "and", that of the world has none. Serbian is Cyrillic without a script.
"""


def in_words(parts: Sequence[str], language: str) -> str:
    """Return two or more parts as a list in a language."""
    return format_list(parts, "standard", _locale(language))


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(NEAREST.get(language, language), sep="-")
