"""Random numbers as facts of the state: a counter and a keyed hash of the seed, the same on every platform."""

import hashlib
import secrets
from collections.abc import MutableSequence, Sequence
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct

SEED_BYTES = 16
WORD = 1 << 64

T = TypeVar("T")


class Chance(Struct):
    """Draws numbers from a 128-bit seed. ``count`` were drawn; ``script`` holds numbers to draw first, for tests."""

    seed: bytes
    count: int = 0
    script: list[int] = []

    @classmethod
    def of(cls, seed: int | None, script: Sequence[int] = ()) -> "Chance":
        """Return the chance of ``seed``, or of a fresh one from the operating system; ValueError beyond 128 bits."""
        if seed is None:
            return cls(secrets.token_bytes(SEED_BYTES), script=list(script))
        if not (isinstance(seed, int) and 0 <= seed < 1 << 8 * SEED_BYTES):
            raise ValueError("a seed is a whole number from 0 to 2^128 - 1")
        return cls(seed.to_bytes(SEED_BYTES, "big"), script=list(script))

    @property
    def fingerprint(self) -> str:
        """The seed's SHA-256: shown when a game starts, so that the seed cannot be changed later."""
        return hashlib.sha256(self.seed).hexdigest()

    def below(self, bound: int) -> int:
        """Draw a whole number from 0 to ``bound`` - 1, all equally likely."""
        if self.script:
            return self._scripted(bound)
        # Numbers beyond the last whole multiple are drawn again, as they would make small results likelier.
        even = WORD - WORD % bound
        while (word := self._word()) >= even:
            pass
        return word % bound

    def roll(self, sides: int = 6) -> int:
        """Roll a die."""
        return 1 + self.below(sides)

    def pick(self, items: Sequence[T]) -> T:
        """Draw one of ``items``."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle ``items`` in place. Drawing is slow, so one number orders as many items as 64 bits can."""
        last = len(items)
        while last > 1:
            first, orders = _span(last)
            number = self.below(orders)
            for size in range(last, first, -1):
                other, number = number % size, number // size
                items[size - 1], items[other] = items[other], items[size - 1]
            last = first

    def _word(self) -> int:
        digest = hashlib.blake2b(self.count.to_bytes(8, "big"), key=self.seed, digest_size=8).digest()
        self.count += 1
        return int.from_bytes(digest, "big")

    def _scripted(self, bound: int) -> int:
        # Counted like any number drawn, so that it ends undo in the same way.
        value = self.script.pop(0)
        if not 0 <= value < bound:
            raise ValueError(f"the script says {value} where 0 to {bound - 1} can be drawn")
        self.count += 1
        return value


class Streams(Chance):
    """Chance of a playout: dice, picks and shuffles have a stream of numbers each, for each number of things.

    Two choices of a search get the same dice, even if one of them leads to another theft. A table has one stream.
    """

    streams: dict[str, Chance] = {}

    def roll(self, sides: int = 6) -> int:
        """Roll a die."""
        return self._stream(f"roll {sides}").roll(sides)

    def pick(self, items: Sequence[T]) -> T:
        """Draw one of ``items``."""
        return self._stream(f"pick {len(items)}").pick(items)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle ``items`` in place."""
        self._stream(f"shuffle {len(items)}").shuffle(items)

    def _stream(self, name: str) -> Chance:
        if name not in self.streams:
            seed = hashlib.blake2b(name.encode(), key=self.seed, digest_size=SEED_BYTES).digest()
            self.streams[name] = Chance(seed)
        return self.streams[name]


@cache
def _span(last: int) -> tuple[int, int]:
    """Return the range that one number can order: it puts places ``last`` down to ``first`` into one of ``orders``."""
    first, orders = last, 1
    while first > 1 and orders * first < WORD:
        orders *= first
        first -= 1
    return first, orders
