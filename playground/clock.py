"""The playground's time, which can be advanced, and Discord's ids, which contain a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

YEAR = 366 * 86_400
# Discord's ids count milliseconds from the start of 2015.
EPOCH_MS = 1_420_070_400_000
MILLISECOND = 1 << 22
"""Difference between two ids of successive milliseconds."""


class Clock:
    """The machine's time plus an offset: `clock()` is the present time in seconds since 1970.

    Code that sleeps until a time of this clock uses `watch` to be called when the clock is advanced.
    """

    def __init__(self) -> None:
        self.offset = 0.0
        self._last = 0
        self._watchers: list[Callable[[], object]] = []

    def __call__(self) -> float:
        """Return the time now."""
        return time.time() + self.offset

    def watch(self, watcher: Callable[[], object]) -> None:
        """Call `watcher` whenever the clock is advanced."""
        self._watchers.append(watcher)

    def wind(self, seconds: float) -> None:
        """Advance the clock. Raise ValueError for a negative number or more than a year."""
        if not 0 <= seconds <= YEAR:
            raise ValueError("the clock can be advanced by up to a year")
        self.offset += seconds
        for watcher in self._watchers:
            watcher()

    def stamp(self) -> str:
        """Return the time now in Discord's format."""
        return datetime.fromtimestamp(self(), UTC).isoformat()

    def snowflake(self) -> str:
        """Return a new id of this millisecond, or of the next one without an id, so that ids always grow."""
        # The 22 bits below the milliseconds stay 0. Discord uses them to distinguish its machines.
        self._last = max(self._last + MILLISECOND, (int(self() * 1000) - EPOCH_MS) * MILLISECOND)
        return str(self._last)
