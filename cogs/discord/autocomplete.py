"""Arguments of commands: the fixed choices, and the suggestions while a user types."""

from collections.abc import Mapping
from itertools import islice

from discord import app_commands

from cogs.discord.folding import folded
from cogs.discord.i18n import localized_game
from render.lengths import length, shorten
from rules.kernel import GAMES

MAX_CHOICES, MAX_CHOICE = 25, 100
"""Discord's limits: the number of suggestions, and the characters in the name and the value of each.

https://discord.com/developers/docs/interactions/application-commands
"""


def game_choices() -> list[app_commands.Choice[str]]:
    """Return the games as choices, by their names."""
    return [app_commands.Choice(name=localized_game(key), value=key) for key in sorted(GAMES)]


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
