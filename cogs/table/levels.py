"""The levels of computer opponents: their names, and the level of the next one at a table."""

from collections.abc import Sequence

from cogs.discord.custom_ids import OutdatedComponent
from cogs.discord.named_values import NamedValues
from data.game.models import Seat
from render import Words
from rules.kernel import LEVELS, Level


def level_name(level: str, words: Words) -> str:
    """Return the name of a level."""
    return words.text(f"level-{level}")


LEVEL = NamedValues(LEVELS, level_name)
"""The level that a command names."""


def parse_level(text: str) -> Level:
    """Return the level in a custom id. Raise OutdatedComponent if there is none."""
    # A loop instead of a lookup, so that mypy infers the type Level.
    for level in LEVELS:
        if level == text:
            return level
    raise OutdatedComponent(text)


def usual_level(seats: Sequence[Seat]) -> Level:
    """Return the level of the opponent who joined last; without one the usual level."""
    return next((seat.level for seat in reversed(seats) if seat.opponent), "normal")
