"""The cache of open connections: each is a thread and three descriptors, so only the last used stay open."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from weakref import WeakValueDictionary

from data.connections import Connection, open_connection
from data.errors import GuildDamaged, StoreError
from data.wakeups import Wakeups

# Some hundred descriptors, which leaves room below the 256 that some systems allow a process.
MAX_OPEN = 32


class ConnectionCache:
    """Opens guild files and keeps the ``max_open`` last used open; one in use is never closed."""

    def __init__(self, folder: Path, steps: Sequence[str], wakeups: Wakeups, max_open: int = MAX_OPEN) -> None:
        self._folder = folder
        self._steps = steps
        self._wakeups = wakeups
        self._max_open = max_open
        self._open: OrderedDict[int, Connection] = OrderedDict()
        self._in_use: Counter[int] = Counter()
        self._trusted: set[int] = set()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._shut = False

    def __len__(self) -> int:
        """How many files are open."""
        return len(self._open)

    def guilds(self) -> tuple[int, ...]:
        """Return the guilds that have a file."""
        return tuple(int(path.stem) for path in self._folder.glob("*.sqlite3") if path.stem.isdecimal())

    def path(self, guild: int) -> Path:
        """Return where the file of ``guild`` is."""
        return self._folder / f"{guild}.sqlite3"

    @asynccontextmanager
    async def connection(self, guild: int) -> AsyncIterator[Connection]:
        """Return the connection to the file of ``guild``, open until the block ends. Raises GuildUnreadable."""
        async with self._lock(guild):
            connection = self._open.get(guild) or await self._connect(guild)
            self._open.move_to_end(guild)
            self._in_use[guild] += 1
        try:
            yield connection
        # Looked at closely again when it is next opened.
        except GuildDamaged:
            self._trusted.discard(guild)
            raise
        finally:
            self._in_use[guild] -= 1
            if len(self._open) > self._max_open:
                await self._evict()

    async def close(self) -> None:
        """Close every file, each after the work it has in hand."""
        self._shut = True
        # Also those that are just being opened: a connection that nobody closes keeps the process alive.
        for guild in {*self._open, *self._locks}:
            async with self._lock(guild):
                await self._disconnect(guild)

    def _lock(self, guild: int) -> asyncio.Lock:
        # A lock exists as long as somebody has it or waits for it.
        return self._locks.setdefault(guild, asyncio.Lock())

    async def _connect(self, guild: int) -> Connection:
        if self._shut:
            raise StoreError("the store is closed")
        # Noted before it is open: after a crash this guild is looked at first, whatever was due in it.
        await self._wakeups.opened(guild)
        connection = await open_connection(self.path(guild), self._steps, trusted=guild in self._trusted)
        # One that is forgotten would keep the process alive.
        if self._shut:
            await connection.close()
            raise StoreError("the store is closed")
        self._trusted.add(guild)
        self._open[guild] = connection
        return connection

    async def _evict(self) -> None:
        """Close the files that nobody has used for longest, as long as there are too many."""
        for guild in tuple(self._open):
            if len(self._open) <= self._max_open:
                return
            # While we waited for the lock somebody may have come for it.
            async with self._lock(guild):
                if not self._in_use[guild]:
                    await self._disconnect(guild)

    async def _disconnect(self, guild: int) -> None:
        if connection := self._open.pop(guild, None):
            await connection.close()
            await self._wakeups.closed(guild)
