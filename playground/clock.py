"""The playground's time, which tests may move, and Discord's ids, which carry a time."""

from __future__ import annotations

import time
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000


class Clock:
    """The machine's time plus an offset; ids always carry the machine's own time and always grow."""

    def __init__(self) -> None:
        self.offset = 0.0
        self._last = 0

    def now(self) -> float:
        """Return the playground's time in seconds since 1970."""
        return time.time() + self.offset

    def stamp(self) -> str:
        """Return the playground's time as Discord writes it."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()

    def snowflake(self) -> str:
        """Return a new id, greater than every one before."""
        self._last = max(self._last + 1, (int(time.time() * 1000) - EPOCH_MS) << 22)
        return str(self._last)
