"""The facts of each language that the tests need: ``language.toml`` in its folder of ``render/locales``."""

from functools import cache
from pathlib import Path

import msgspec

from render.words import IN_OTHER_LETTERS

LOCALES = Path(__file__).parents[2] / "render" / "locales"


class Letters(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The facts of a language in one kind of letters."""

    dictionary: str
    """The dictionary of Hunspell. ``make dictionaries`` installs it."""
    package: str
    """The package of Debian with the dictionary."""
    listed: str
    """The names {0}, Ben and Cleo as a list."""
    gendered: str = ""
    """A pattern of verbs of people in a form that has a gender: of the person who reads, or behind NAME."""


class Excepted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message that need not have the word of a term or the name of a card."""

    term: str
    key: str
    """The key of the message. With ``*`` at its end it stands for several."""
    reason: str


class Language(Letters, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The facts of a language."""

    own_words: frozenset[str]
    """Words that are not in the dictionary: names of cards, abbreviations, words of Discord."""
    terms: dict[str, dict[str, str]]
    """A pattern of the word for each term, by game. In English it finds the messages that have the term."""
    names: dict[str, str]
    """The name of each thing, card and control, by its key."""
    excepted: list[Excepted] = []
    """The messages that need not have a term. Those of English need it in no language."""
    avoided: dict[str, str] = {}
    """A pattern of words of which another one is ours, by game."""
    nominative: dict[str, list[str]] = {}
    """The nouns with a form that is the same as the nominative, by form: their texts, or the keys of nouns with
    arguments. ``*`` stands for any ending.
    """
    other_letters: dict[str, Letters] = {}
    """The facts of the languages that are made from this one."""


@cache
def facts_of(language: str) -> Language:
    """Return the facts of a language that has a folder."""
    return msgspec.toml.decode((LOCALES / language / "language.toml").read_bytes(), type=Language)


def letters_of(language: str) -> Letters:
    """Return the facts of a language in its letters."""
    base, _ = IN_OTHER_LETTERS.get(language, (language, None))
    return facts_of(base).other_letters[language] if base != language else facts_of(base)
