"""What is suggested while somebody types an argument of a command."""

from collections.abc import Mapping

from discord import app_commands

MAX_CHOICES = 25


def matching_choices(labels: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """Return values by their labels as suggestions: those whose label, or the value itself, contains what is typed."""
    found = {value: label for value, label in labels.items() if typed.lower() in f"{value} {label}".lower()}
    return [app_commands.Choice(name=label, value=value) for value, label in found.items()][:MAX_CHOICES]
