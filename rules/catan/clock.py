"""What the clock plays at random for who does not answer in time (section 11)."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from rules.catan.state import Catan
from rules.kernel import Chance

T = TypeVar("T")


def _spare(state: Catan) -> Chance:
    """Return chance that follows from the seed, but tells nothing of the dice to come and moves nothing on."""
    seed = hashlib.blake2b(state.chance.seed, digest_size=16, person=b"unanswered").digest()
    return Chance(seed, state.chance.count)


def any_one(state: Catan, things: Sequence[T]) -> T:
    """Return one of some things."""
    return things[0] if len(things) == 1 else _spare(state).pick(things)


def any_of_them(state: Catan, things: Sequence[T], count: int) -> list[T]:
    """Return so many of some things."""
    shuffled = list(things)
    _spare(state).shuffle(shuffled)
    return shuffled[:count]
