"""The wakeups: the time of the next look at each guild. One task sleeps until the next time without open guild files.

A guild's own file has the true times of its due work. The shared file only tells where to look. While a guild's file is
open, the shared file has time 0 for it, and the real time is kept in memory until the file is closed. So after a crash
the guilds that were open are looked at first, and no choice needs a write to a second file.
"""

import asyncio
import heapq
import math
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from data.shared.protocol import Database, Job
from data.shared.queue import SharedStore

NOTHING_DUE: Final = math.inf
"""The time of a guild without due work."""
AT_ONCE: Final = 0.0
"""The time of a guild that must be looked at now."""
LONGEST_SLEEP: Final = 60.0
"""Maximum seconds between two comparisons of the times with the clock."""
MOST_OLD: Final = 1000
"""The number of times from before that are kept at most."""
PUNCTUAL: Final = 5.0
"""Seconds after which due work counts as late."""


class Wakeups:
    """The times of the next look at each guild."""

    def __init__(self, shared: SharedStore, clock: Callable[[], float]) -> None:
        self._shared = shared
        self._clock = clock
        self._times: dict[int, float] = {}
        self._heap: list[tuple[float, int]] = []
        """The times that are not NOTHING_DUE with their guilds, and times from before, which are skipped."""
        self._hurried: set[int] = set()
        """The guilds in which something has just happened that must be shown."""
        self._late: set[int] = set()
        """The guilds that were taken late and wait for their look."""
        self._woken = asyncio.Event()

    async def load(self, shared: Database, guilds: Iterable[int]) -> None:
        """Load the times of ``guilds``. A guild without a time is due now."""
        known = await shared.read(_times)
        self._times = {guild: known.get(guild, AT_ONCE) for guild in guilds}
        self._sort()

    async def opening(self, guild: int) -> None:
        """Note durably that the file of ``guild`` will be opened, so that it is looked at first after a crash."""
        await self._note(guild, AT_ONCE)

    async def closed(self, guild: int) -> None:
        """Store the time of the next look at ``guild``, because its file is closed."""
        await self._note(guild, self._times.get(guild, AT_ONCE))

    async def _note(self, guild: int, time: float) -> None:
        # A guild whose own file can be written plays on, even if this write fails (a full disk).
        await self._shared.note(("wake", guild), _put, guild, time)

    def schedule(self, guild: int, time: float) -> None:
        """Look at ``guild`` no later than at ``time``."""
        if time <= self._clock():
            self._hurried.add(guild)
        # A look can only become earlier here. The look itself schedules the next one.
        if time < self._times.get(guild, NOTHING_DUE):
            self._times[guild] = time
            heapq.heappush(self._heap, (time, guild))
            self._woken.set()
        else:
            self._times.setdefault(guild, NOTHING_DUE)

    def look_at(self, guilds: Iterable[int]) -> None:
        """Look at ``guilds`` when their turn comes, because their stored times are not theirs."""
        self._times.update(dict.fromkeys(guilds, AT_ONCE))
        self._sort()
        self._woken.set()

    @property
    def next(self) -> float:
        """The earliest time of a look, or NOTHING_DUE."""
        while self._heap and self._is_old(self._heap[0]):
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else NOTHING_DUE

    @property
    def overdue(self) -> int:
        """The number of guilds that should have been looked at."""
        now = self._clock()
        return len(self._late.union(guild for guild, time in self._times.items() if time <= now))

    def due(self, guild: int) -> float:
        """Return the time of the next look at ``guild``, or NOTHING_DUE, without opening its file."""
        return self._times.get(guild, NOTHING_DUE)

    def expects(self, guild: int) -> bool:
        """Return whether a guild has or will have due work, without opening its file."""
        return self.due(guild) < NOTHING_DUE

    def take_due(self) -> dict[int, bool]:
        """Return the due guilds, each with whether it is late, and delete their times. Each look schedules the next.

        The longest due guild comes first. A guild in which something has just happened is not late.
        """
        now = self._clock()
        due: dict[int, bool] = {}
        while self.next <= now:
            time, guild = heapq.heappop(self._heap)
            due[guild] = time < now - PUNCTUAL and guild not in self._hurried
            del self._times[guild]
            self._hurried.discard(guild)
        if len(self._heap) > len(self._times) + MOST_OLD:
            self._sort()
        self._late.update(guild for guild, late in due.items() if late)
        return due

    def _is_old(self, entry: tuple[float, int]) -> bool:
        time, guild = entry
        return self._times.get(guild) != time

    def _sort(self) -> None:
        self._heap = [(time, guild) for guild, time in self._times.items() if time < NOTHING_DUE]
        heapq.heapify(self._heap)

    def looked(self, guild: int) -> None:
        """Note that a due guild is looked at."""
        self._late.discard(guild)

    def wake(self) -> None:
        """Compare the times with the clock again, because the clock was changed."""
        self._woken.set()

    async def wait(self) -> None:
        """Sleep until a guild is due or a time has changed, for a minute at most."""
        left = min(self.next - self._clock(), LONGEST_SLEEP)
        if left <= 0:
            return
        self._woken.clear()
        # The event loop uses the monotonic clock, which may stop while the machine is suspended and does not follow
        # changes of the system clock. (`wait_for` could swallow a cancellation at the moment of waking, so that this
        # task could not be ended.)
        with suppress(TimeoutError):
            async with asyncio.timeout(left):
                await self._woken.wait()


def _times() -> Job[dict[int, float]]:
    rows = yield ("SELECT guild, due FROM wakes",)
    return {guild: NOTHING_DUE if due is None else due for guild, due in rows}


def _put(guild: int, time: float) -> Job[None]:
    yield (
        "INSERT INTO wakes (guild, due) VALUES ($1, $2) ON CONFLICT (guild) DO UPDATE SET due = excluded.due",
        guild,
        None if time == NOTHING_DUE else time,
    )
