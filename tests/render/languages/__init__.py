"""The facts of each language that the tests need. A new language adds one file here."""

from functools import cache
from pathlib import Path

import msgspec


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The facts of a language."""

    dictionary: str
    """The dictionary of Hunspell. ``make dictionaries`` installs it."""
    package: str
    """The package of Debian with the dictionary."""
    listed: str
    """The names {0}, Ben and Cleo as a list."""
    gendered: str = ""
    """A pattern of verbs of people in a form that has a gender: of the person who reads, or behind NAME."""


@cache
def facts_of(language: str) -> Language:
    """Return the facts of a language."""
    file = Path(__file__).with_name(f"{language}.toml")
    assert file.exists(), f"{language} needs a file {file.name} like the others in {file.parent.name}"
    return msgspec.toml.decode(file.read_bytes(), type=Language)
