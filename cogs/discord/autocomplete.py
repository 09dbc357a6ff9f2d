"""What an argument of a command can be: choices that Discord lists, and what is suggested while somebody types."""

from collections.abc import Mapping

from discord import app_commands

from cogs.discord.i18n import localized_game
from rules.kernel import GAMES

MAX_CHOICES = 25


def game_choices() -> list[app_commands.Choice[str]]:
    """Return the games there are, by their names."""
    return [app_commands.Choice(name=localized_game(key), value=key) for key in sorted(GAMES)]


def matching_choices(labels: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """Return values by their labels as suggestions: those whose label, or the value itself, contains what is typed."""
    found = {value: label for value, label in labels.items() if typed.lower() in f"{value} {label}".lower()}
    return [app_commands.Choice(name=label, value=value) for value, label in found.items()][:MAX_CHOICES]
