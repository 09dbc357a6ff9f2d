"""The sources of a catalogue's messages, from the Fluent files of its language."""

import re
from functools import lru_cache
from importlib import resources
from typing import TypeAlias

from render.icon_marks import read

KEYED = str.maketrans({".": "-", " ": "_", ":": "_", "'": None})
"""Translation of names to parts of a key."""
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A message or a term with all its lines. Lines after the first are indented or empty."""
FORMS = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)
"""The beginning of an attribute, which is a form of the message."""
PLAIN = re.compile(r"[^=]+= *((?:[^\n{}]|{ *\$[A-Za-z][\w-]* *})*[^\n{} ]}?)[ \n]*")
"""A message of one line whose arguments are printed as they are. The text follows the equals sign."""
PLACE = re.compile(r"{ *\$([A-Za-z][\w-]*) *}")
"""The place of an argument that is printed as it is."""
ARGUMENT = re.compile(r"\$([A-Za-z][\w-]*)")
"""An argument in a message."""
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Another message or a term in a message, or a function."""
KEPT = 8192
"""Size of the caches: enough for the keys and the messages of some dozens of panels."""
Arguments: TypeAlias = tuple[tuple[str, str | int | float], ...]
"""The type of a message's arguments: each has a name and a value."""


def sources_of(language: str) -> dict[str, str]:
    """Return the sources of a language's messages and terms by key, from the files of its folder."""
    folder = resources.files("render").joinpath(f"locales/{language}")
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return messages_in(read("\n".join([file.read_text(encoding="utf-8") for file in files])))


def messages_in(text: str) -> dict[str, str]:
    """Return the sources of the messages and terms of a Fluent text by key."""
    found: dict[str, str] = {}
    for entry in ENTRY.finditer(text):
        found.setdefault(entry[1], entry[0])
    return found


# Every label asks for several keys, and most of them again and again.
@lru_cache(KEPT)
def plain_key(key: str) -> str:
    """Return a name in the form of a catalogue key."""
    return key.translate(KEYED)


def forms_in(source: str) -> list[str]:
    """Return the names of the forms of a message."""
    return FORMS.findall(source)


def arguments_in(source: str) -> frozenset[str]:
    """Return the names of the arguments of a message, without those of the messages in it."""
    return frozenset(ARGUMENT.findall(source))


def references_in(source: str, key: str) -> list[str]:
    """Return the keys of the messages and terms in the message ``key``."""
    return [name for name in REFERENCE.findall(source) if name != key]


def filled(source: str, facts: Arguments) -> str | None:
    """Return a message of one line with its arguments; None if Fluent must write it."""
    parts = _parts_of(source)
    if parts is None:
        return None
    # Fluent takes a hundred times as long. It prints negative numbers and fractions as the language writes them.
    given = {name: str(value) for name, value in facts if isinstance(value, str) or (type(value) is int and value >= 0)}
    if not given.keys() >= {*parts[1::2]}:
        return None
    return "".join([given[part] if at % 2 else part for at, part in enumerate(parts)])


@lru_cache(KEPT)
def _parts_of(source: str) -> list[str] | None:
    """Return the texts of a message of one line and the names of the arguments between them, in turn."""
    plain = PLAIN.fullmatch(source)
    return PLACE.split(plain[1]) if plain else None
