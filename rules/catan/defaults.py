"""Random defaults for seats that do not answer in time (section 11)."""

from collections.abc import Sequence
from typing import TypeVar

from rules.catan.state import Catan
from rules.kernel import Chance

T = TypeVar("T")


def _spare(state: Catan) -> Chance:
    """Return chance that follows from the turn's number alone: it does not reveal the seed and draws nothing.

    A default shown to a seat must not depend on hidden facts.
    """
    return Chance(b"unanswered", state.number)


def any_one(state: Catan, things: Sequence[T]) -> T:
    """Return one of some things."""
    return things[0] if len(things) == 1 else _spare(state).pick(things)


def any_of_them(state: Catan, things: Sequence[T], count: int) -> list[T]:
    """Return this number of the things."""
    shuffled = list(things)
    _spare(state).shuffle(shuffled)
    return shuffled[:count]
