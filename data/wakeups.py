"""The wakeups: when to look into which guild. One task can sleep until the nearest time with no guild's file open.

A guild's own file is the truth about what is due in it; this is only where to look. While a file is open its guild
is noted in the shared file with time 0 and the real times are kept in memory; closing the file writes them down. So
after a crash the guilds that were open are looked at first, and no choice pays for a second file.
"""

import asyncio
import math
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from data.shared_file import SharedFile

NEVER: Final = math.inf
AT_ONCE: Final = 0.0
LONGEST_SLEEP: Final = 60.0
"""Seconds after which a sleeper compares the times with the clock again."""


class Wakeups:
    """The times at which guilds want to be looked at."""

    def __init__(self, shared: SharedFile, clock: Callable[[], float]) -> None:
        self._shared = shared
        self._clock = clock
        self._times: dict[int, float] = {}
        self._stir = asyncio.Event()

    async def load(self, guilds: Iterable[int]) -> None:
        """Take up the times of ``guilds``; one that the shared file does not know is looked at at once."""
        known = await self._shared.read(_times)
        self._times = {guild: known.get(guild, AT_ONCE) for guild in guilds}

    async def opened(self, guild: int) -> None:
        """Note durably that the file of ``guild`` is about to be open."""
        await self._note(guild, AT_ONCE)

    async def closed(self, guild: int) -> None:
        """Write down when to look at ``guild`` again, now that its file is closed."""
        await self._note(guild, self._times.get(guild, AT_ONCE))

    async def _note(self, guild: int, time: float) -> None:
        # A guild whose own file can be written plays on, even where this one cannot (its disk is full).
        await self._shared.note(("wake", guild), _put, guild, time)

    def schedule(self, guild: int, time: float) -> None:
        """Look at ``guild`` no later than at ``time``."""
        # Only ever earlier: whoever looks at the guild finds out when to look next.
        if time < self._times.get(guild, NEVER):
            self._times[guild] = time
            self._stir.set()
        else:
            self._times.setdefault(guild, NEVER)

    @property
    def next(self) -> float:
        """The nearest time at which a guild wants to be looked at; NEVER if none does."""
        return min(self._times.values(), default=NEVER)

    def expects(self, guild: int) -> bool:
        """Whether something is or will be due in a guild, as far as one knows without opening its file."""
        return self._times.get(guild, NEVER) < NEVER

    def take_due(self) -> tuple[int, ...]:
        """Return the guilds whose time has come, and forget those times: whoever looks at one notes the next."""
        now = self._clock()
        ripe = tuple(guild for guild, time in self._times.items() if time <= now)
        for guild in ripe:
            del self._times[guild]
        return ripe

    def wake(self) -> None:
        """Compare the times with the clock anew, because it was wound."""
        self._stir.set()

    async def wait(self) -> None:
        """Sleep until a guild wants to be looked at or its time has changed, a minute at most."""
        rest = min(self.next - self._clock(), LONGEST_SLEEP)
        if rest <= 0:
            return
        self._stir.clear()
        # The event loop sleeps by the monotonic clock. That one stands still while the machine is suspended, and knows
        # nothing of a clock that was set. (`wait_for` would swallow a cancellation at the moment of waking, and nothing
        # could end this task.)
        with suppress(TimeoutError):
            async with asyncio.timeout(rest):
                await self._stir.wait()


def _times(db: sqlite3.Connection) -> dict[int, float]:
    return {guild: NEVER if due is None else due for guild, due in db.execute("SELECT guild, due FROM wakes")}


def _put(db: sqlite3.Connection, guild: int, time: float) -> None:
    db.execute("REPLACE INTO wakes (guild, due) VALUES (?, ?)", (guild, None if time == NEVER else time))
