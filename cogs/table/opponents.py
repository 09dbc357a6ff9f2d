"""Computer opponents: their names, the names of their levels, and the level of the next one at a table."""

from collections.abc import Sequence
from itertools import chain, count

from cogs.discord.custom_ids import OutdatedComponent
from cogs.discord.named_values import NamedValues
from data.game.models import Seat
from render import Words
from rules.kernel import LEVELS, Level

OPPONENT_NAMES = ("Agathe", "Bruno", "Clara", "Didi", "Elfriede", "Fritz")
"""The names that computer opponents get first."""


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


def free_opponent_name(seats: Sequence[Seat]) -> str:
    """Return a name for a computer opponent that is not taken at the table."""
    taken = {seat.name for seat in seats}
    # User names are free text, so players can take all of these names.
    numbered = (f"{name} {number}" for number in count(2) for name in OPPONENT_NAMES)
    return next(name for name in chain(OPPONENT_NAMES, numbered) if name not in taken)
