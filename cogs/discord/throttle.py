"""How fast one person may click and type: faster than anybody plays, and slower than a machine."""

from collections.abc import Hashable
from typing import NamedTuple

from cachetools import LRUCache

PER_SECOND = 10.0
AT_ONCE = 60
"""How many interactions a person may begin a second, and how many of them in a row after a pause."""
REMEMBERED = 10_000


class _Bucket(NamedTuple):
    left: float
    at: float


class Throttle:
    """A bucket of interactions a person (in a guild), which fills up again with time."""

    def __init__(self, per_second: float = PER_SECOND, at_once: int = AT_ONCE) -> None:
        self._per_second, self._at_once = per_second, at_once
        self._buckets: LRUCache[Hashable, _Bucket] = LRUCache(REMEMBERED)

    def allows(self, user: Hashable, now: float) -> bool:
        """Take one interaction from a person's bucket at the time ``now`` (seconds); False if none is left."""
        left, at = self._buckets.get(user, _Bucket(self._at_once, now))
        left = min(self._at_once, left + max(0.0, now - at) * self._per_second)
        allowed = left >= 1
        self._buckets[user] = _Bucket(left - allowed, now)
        return allowed
