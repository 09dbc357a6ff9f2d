"""Texts with forms: a phrase is a text that also knows its accusative, its short form, and so on.

The forms of a message are its attributes. A message asks for a form of its argument: ``CASE($card, "accusative")``. A
text without that form gives itself, so names of players never change.
"""

from collections.abc import Callable, Hashable
from typing import Self

from render.icon_marks import plain


class Phrase(str):
    """A text with forms. It prints and compares as the text."""

    __slots__ = ("form", "source")

    form: Callable[[str], str]
    """The function from the name of a form to the text in this form."""
    source: Hashable
    """The message and its arguments. Two phrases can be the same text and have different forms."""

    def __new__(cls, text: str, source: Hashable, form: Callable[[str], str]) -> Self:
        """Return a text with its forms."""
        phrase = super().__new__(cls, text)
        phrase.source, phrase.form = source, form
        return phrase


def in_form(text: str, form: str) -> str:
    """Return a text in a form, or the text itself if it has no forms."""
    return text.form(form) if isinstance(text, Phrase) else text


def source_of(text: object) -> Hashable:
    """Return the source of a phrase, None for everything else. Caches add it to their keys."""
    return text.source if isinstance(text, Phrase) else None


def without_marks(text: str) -> str:
    """Return a text, and each of its forms, with words instead of the marks of icons."""
    if isinstance(text, Phrase):
        form = text.form
        return Phrase(plain(text), text.source, lambda name: plain(form(name)))
    return plain(text)
