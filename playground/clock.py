"""The playground's time, which may be wound forward, and Discord's ids, which carry a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

YEAR = 366 * 86_400
# Discord counts the milliseconds of its ids from the beginning of 2015.
EPOCH_MS = 1_420_070_400_000
MILLISECOND = 1 << 22
"""What two ids of successive milliseconds differ by."""


class Clock:
    """The machine's time plus what it was wound forward: `clock()` is the time now in seconds since 1970.

    Whoever sleeps until a time by this clock lets it call back by `watch` when it was wound.
    """

    def __init__(self) -> None:
        self.offset = 0.0
        self._last = 0
        self._watchers: list[Callable[[], object]] = []

    def __call__(self) -> float:
        """Return the time now."""
        return time.time() + self.offset

    def watch(self, watcher: Callable[[], object]) -> None:
        """Call `watcher` whenever the clock was wound."""
        self._watchers.append(watcher)

    def wind(self, seconds: float) -> None:
        """Let seconds pass at once; ValueError unless they are at most a year, and not backwards."""
        if not 0 <= seconds <= YEAR:
            raise ValueError("the clock can be wound forward by up to a year")
        self.offset += seconds
        for watcher in self._watchers:
            watcher()

    def stamp(self) -> str:
        """Return the time now as Discord writes it."""
        return datetime.fromtimestamp(self(), UTC).isoformat()

    def snowflake(self) -> str:
        """Return a new id of this moment, or of the next that has none yet: ids always grow."""
        # The 22 bits below the milliseconds stay 0: they tell Discord's machines apart.
        self._last = max(self._last + MILLISECOND, (int(self() * 1000) - EPOCH_MS) * MILLISECOND)
        return str(self._last)
