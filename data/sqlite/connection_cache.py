"""The cache of open connections. Each one is a thread, three descriptors and a fifth of a MiB, so only those that were
used lately stay open.
"""

import asyncio
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol
from weakref import WeakValueDictionary

from data.errors import GuildDamaged, StoreError
from data.sqlite.connections import Connection, guild_of, open_connection

DESCRIPTORS = 3
"""Descriptors of an open file: the database, its log and the index of the log. https://www.sqlite.org/tempfiles.html"""
OTHER_DESCRIPTORS = 160
"""Descriptors of the process that are kept for everything else, such as sockets and files that are being checked."""
FEWEST, MOST = 32, 256
"""The limits of files that are open at once."""
LEAST_DESCRIPTORS = OTHER_DESCRIPTORS + FEWEST * DESCRIPTORS
"""Descriptors that a process of the bot needs."""
USUAL_DESCRIPTORS = 1024
"""Descriptors with which a process opens as many files as it ever does."""
IDLE = 60.0
"""Seconds for which a file stays open after its last use. It is then closed at the next use of another one."""


def most_open() -> int:
    """Return how many files may be open at once, given the descriptors that the system allows this process."""
    allowed = _allowed_descriptors()
    return MOST if allowed is None else max(FEWEST, min(MOST, (allowed - OTHER_DESCRIPTORS) // DESCRIPTORS))


def check_descriptors() -> None:
    """Raise ValueError with one sentence if the system allows this process too few descriptors for the bot."""
    allowed = _allowed_descriptors()
    if allowed is not None and allowed < LEAST_DESCRIPTORS:
        raise ValueError(
            f"The system allows it {allowed} open files and sockets, but it needs {LEAST_DESCRIPTORS}:"
            f" run `ulimit -n {USUAL_DESCRIPTORS}` before it,"
            f" or set LimitNOFILE={USUAL_DESCRIPTORS} in its systemd unit."
        )


def _allowed_descriptors() -> int | None:
    """Return the number of descriptors that the system allows this process; None without a limit."""
    if sys.platform == "win32":
        return None
    import resource  # imported here because Windows has none

    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if allowed == resource.RLIM_INFINITY else allowed


class Hooks(Protocol):
    """The work beside the opening and closing of each file."""

    async def opening(self, guild: int) -> bool:
        """Prepare for a file that will be opened. Return whether it was replaced by another one."""

    async def opened(self, guild: int) -> None:
        """Note that a file is open."""

    async def first_opened(self, guild: int, connection: Connection) -> None:
        """Read a file that has not been open before, or was replaced or found damaged."""

    async def closing(self, guild: int) -> None:
        """Prepare for a file that will be closed."""

    async def closed(self, guild: int) -> None:
        """Note that a file is closed."""


class ConnectionCache:
    """Opens guild files, ``max_open`` at once at most (by default ``most_open``), and keeps the last used open.

    Files that were not used for ``idle`` seconds are closed. A connection in use is never closed. While all are in use,
    the next file waits.
    """

    def __init__(
        self, folder: Path, steps: Sequence[str], hooks: Hooks, max_open: int | None = None, *, idle: float = IDLE
    ) -> None:
        self._folder = folder
        self._steps = steps
        self._hooks = hooks
        self._places = asyncio.Semaphore(max_open or most_open())
        """One place for each open file."""
        self._waiting = 0
        """The number of files that wait for a place."""
        self._open: OrderedDict[int, Connection] = OrderedDict()
        self._idle = idle
        self._used: dict[int, float] = {}
        """When each open file was last used, by the monotonic clock."""
        self._closing_idle: asyncio.Task[None] | None = None
        self._in_use: Counter[int] = Counter()
        self._ending: dict[int, asyncio.Task[None]] = {}
        """The connections that are being closed."""
        self._trusted: set[int] = set()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._shut = False

    def __len__(self) -> int:
        """The number of open files."""
        return len(self._open)

    def guilds(self) -> tuple[int, ...]:
        """Return the guilds that have a file."""
        return tuple(guild for path in self._folder.glob("*.sqlite3") if (guild := guild_of(path)) is not None)

    def open_guilds(self) -> tuple[int, ...]:
        """Return the guilds whose files are open, the last used ones at the end."""
        return tuple(self._open)

    def path(self, guild: int) -> Path:
        """Return the path of the file of ``guild``."""
        return self._folder / f"{guild}.sqlite3"

    @asynccontextmanager
    async def connection(self, guild: int) -> AsyncIterator[Connection]:
        """Return the connection to the file of ``guild``, open until the block ends. Raise GuildUnreadable."""
        async with self._lock(guild):
            connection = self._open.get(guild) or await self._connect(guild)
            self._open.move_to_end(guild)
            self._in_use[guild] += 1
        try:
            yield connection
        # A damaged file is checked again when it is next opened.
        except GuildDamaged:
            self._trusted.discard(guild)
            raise
        finally:
            self._in_use[guild] -= 1
            self._used[guild] = time.monotonic()
            if self._waiting:
                await self._evict()
            else:
                self._close_idle()

    async def close(self) -> None:
        """Close every file after its running work."""
        self._shut = True
        # Connections that are being opened, too, because an open connection keeps the process alive.
        guilds = {*self._open, *self._locks}
        for error in await asyncio.gather(*map(self._close, guilds), return_exceptions=True):
            if error is not None:
                raise error
        await asyncio.gather(*self._ending.values(), *((self._closing_idle,) if self._closing_idle else ()))

    async def _close(self, guild: int) -> None:
        async with self._lock(guild):
            await self._disconnect(guild)

    def _lock(self, guild: int) -> asyncio.Lock:
        # Locks are weak references: one lives only while it is held or awaited.
        return self._locks.setdefault(guild, asyncio.Lock())

    async def _connect(self, guild: int) -> Connection:
        if self._shut:
            raise StoreError("the store is closed")
        if ending := self._ending.get(guild):
            await asyncio.wait({ending})
        await self._take_place()
        try:
            # Again after each wait: an open connection would keep the process alive.
            if self._shut:
                raise StoreError("the store is closed")
            if await self._hooks.opening(guild):
                self._trusted.discard(guild)
            connection = await open_connection(self.path(guild), self._steps, trusted=guild in self._trusted)
            if self._shut:
                await connection.close()
                raise StoreError("the store is closed")
        except BaseException:
            self._places.release()
            raise
        self._open[guild] = connection
        await self._hooks.opened(guild)
        if guild not in self._trusted:
            self._trusted.add(guild)
            await self._hooks.first_opened(guild, connection)
        return connection

    async def _take_place(self) -> None:
        """Wait until a file may be opened."""
        self._waiting += 1
        try:
            if self._places.locked():
                await self._evict()
            # If every file is in use, the next one that is not makes a place.
            await self._places.acquire()
        finally:
            self._waiting -= 1

    async def _evict(self) -> None:
        """Close the least recently used file that is not in use, if there is one."""
        for guild in tuple(self._open):
            lock = self._lock(guild)
            # A task that holds the lock is about to use the file, or closes it.
            if self._in_use[guild] or lock.locked():
                continue
            async with lock:
                if guild in self._open and not self._in_use[guild]:
                    await self._disconnect(guild)
                    return

    def _close_idle(self) -> None:
        """Begin to close the least recently used file if it has been idle for long, one at a time."""
        oldest = next(iter(self._open), None)
        if oldest is None or time.monotonic() - self._used.get(oldest, time.monotonic()) < self._idle:
            return
        if self._closing_idle is None or self._closing_idle.done():
            self._closing_idle = asyncio.create_task(self._evict(), name=f"close-idle-{oldest}")

    async def _disconnect(self, guild: int) -> None:
        if connection := self._open.pop(guild, None):
            self._used.pop(guild, None)
            # Shielded, because an open connection would keep the process alive.
            ending = self._ending[guild] = asyncio.create_task(self._end(guild, connection), name=f"close-{guild}")
            await asyncio.shield(ending)

    async def _end(self, guild: int, connection: Connection) -> None:
        try:
            await self._hooks.closing(guild)
            await connection.close()
            await self._hooks.closed(guild)
        finally:
            self._places.release()
            del self._ending[guild]
