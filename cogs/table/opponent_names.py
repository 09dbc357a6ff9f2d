"""What the computer opponents of a table are called."""

from collections.abc import Sequence
from itertools import chain, count

from data.models import Seat

OPPONENT_NAMES = ("Agathe", "Bruno", "Clara", "Didi", "Elfriede", "Fritz")
"""What the computer opponents are called."""


def free_opponent_name(seats: Sequence[Seat]) -> str:
    """Return a name for a computer opponent that nobody at the table has."""
    taken = {seat.name for seat in seats}
    # People may be called as they like, so also like all of these.
    numbered = (f"{name} {number}" for number in count(2) for name in OPPONENT_NAMES)
    return next(name for name in chain(OPPONENT_NAMES, numbered) if name not in taken)
