"""What an argument of a command can be: choices that Discord lists, and what is suggested while somebody types."""

from collections.abc import Mapping
from itertools import islice

from discord import app_commands

from cogs.discord.i18n import localized_game
from render.lengths import length, shorten
from rules.kernel import GAMES

MAX_CHOICES, MAX_CHOICE = 25, 100
"""How many suggestions Discord shows, and how long the name and the value of each may be."""


def game_choices() -> list[app_commands.Choice[str]]:
    """Return the games there are, by their names."""
    return [app_commands.Choice(name=localized_game(key), value=key) for key in sorted(GAMES)]


def matching_choices(labels: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """Return values by their labels as suggestions: those whose label, or the value itself, contains what is typed."""
    return choices({value: label for value, label in labels.items() if typed.lower() in f"{value} {label}".lower()})


def choices(labels: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """Return values by their labels as suggestions, as many as Discord shows."""
    # A value that is too long cannot be cut: it would be another one.
    short = ((value, label) for value, label in labels.items() if length(value) <= MAX_CHOICE)
    return [
        app_commands.Choice(name=shorten(label, MAX_CHOICE), value=value) for value, label in islice(short, MAX_CHOICES)
    ]
