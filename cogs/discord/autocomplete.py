"""Suggestions for the arguments of commands while a user types, and the values that typed texts stand for."""

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import TypeVar

from discord import app_commands

from cogs.discord.folding import folded
from render.lengths import length, shorten

Value = TypeVar("Value", bound=str)

MAX_CHOICES, MAX_CHOICE = 25, 100
"""Discord's limits: the number of suggestions, and the characters in the name and the value of each.

https://discord.com/developers/docs/interactions/application-commands
"""


def matching_choices(labels: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """Return as suggestions the values that contain the typed text in the label or in the value itself."""
    # Case and accents do not count.
    sought = folded(typed)
    return choices({value: label for value, label in labels.items() if sought in folded(f"{value} {label}")})


def choices(labels: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """Return values by their labels as suggestions, up to Discord's limit."""
    # A long value is left out: cut, it would be a different value.
    short = ((value, label) for value, label in labels.items() if length(value) <= MAX_CHOICE)
    return [
        app_commands.Choice(name=shorten(label, MAX_CHOICE), value=value) for value, label in islice(short, MAX_CHOICES)
    ]


def meant_value(names: Mapping[Value, Iterable[str]], typed: str, *, parts: bool = True) -> Value | None:
    """Return the value that a typed text names, with ``parts`` also by a part of a name; None for any other text.

    A value itself always means itself. Case and accents do not count, unless two names differ by them. Among several
    values the one wins whose first name it is.
    """
    keys = {str(value): value for value in names}
    if typed in keys:
        return keys[typed]
    exactly, sought = typed.strip().casefold(), folded(typed)
    listed = {value: [value, *of] for value, of in names.items()}
    ways = (
        lambda name: name.casefold() == exactly,
        lambda name: folded(name) == sought,
        lambda name: parts and bool(sought) and sought in folded(name),
    )
    for fits in ways:
        meant = [value for value, of in listed.items() if any(map(fits, of))]
        if len(meant) > 1:
            meant = [value for value in meant if fits(listed[value][1])] or meant
        if meant:
            return meant[0] if len(meant) == 1 else None
    return None
