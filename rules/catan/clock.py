"""What the clock plays at random for who does not answer in time (section 11)."""

from collections.abc import Sequence
from typing import TypeVar

from rules.catan.state import Catan
from rules.kernel import Chance

T = TypeVar("T")


def _spare(state: Catan) -> Chance:
    """Return chance that follows from the turn's number alone: it tells nothing of the seed and moves nothing on.

    What somebody is shown as usual must not depend on what nobody may know.
    """
    return Chance(b"unanswered", state.number)


def any_one(state: Catan, things: Sequence[T]) -> T:
    """Return one of some things."""
    return things[0] if len(things) == 1 else _spare(state).pick(things)


def any_of_them(state: Catan, things: Sequence[T], count: int) -> list[T]:
    """Return so many of some things."""
    shuffled = list(things)
    _spare(state).shuffle(shuffled)
    return shuffled[:count]
