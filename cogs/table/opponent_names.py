"""The names of computer opponents."""

from collections.abc import Sequence
from itertools import chain, count

from data.game.models import Seat

OPPONENT_NAMES = ("Agathe", "Bruno", "Clara", "Didi", "Elfriede", "Fritz")
"""The names that computer opponents get first."""


def free_opponent_name(seats: Sequence[Seat]) -> str:
    """Return a name for a computer opponent that is not taken at the table."""
    taken = {seat.name for seat in seats}
    # User names are free text, so players can take all of these names.
    numbered = (f"{name} {number}" for number in count(2) for name in OPPONENT_NAMES)
    return next(name for name in chain(OPPONENT_NAMES, numbered) if name not in taken)
