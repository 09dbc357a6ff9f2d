"""The open guild files: an open file is a thread and three descriptors, so only the last used stay open."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from weakref import WeakValueDictionary

from data.agenda import Agenda
from data.errors import GuildDamaged, StoreError
from data.files import File, open_file

ROOM = 32


class Shelf:
    """Opens guild files and keeps the ``room`` last used open; one in use is never closed."""

    def __init__(self, folder: Path, steps: Sequence[str], agenda: Agenda, room: int = ROOM) -> None:
        self._folder = folder
        self._steps = steps
        self._agenda = agenda
        self._room = room
        self._open: OrderedDict[int, File] = OrderedDict()
        self._users: Counter[int] = Counter()
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
    async def file(self, guild: int) -> AsyncIterator[File]:
        """Lend the file of ``guild``. Raises GuildUnreadable."""
        async with self._lock(guild):
            file = self._open.get(guild) or await self._fetch(guild)
            self._open.move_to_end(guild)
            self._users[guild] += 1
        try:
            yield file
        except GuildDamaged:
            self._trusted.discard(guild)
            raise
        finally:
            self._users[guild] -= 1
            if len(self._open) > self._room:
                await self._tidy()

    async def close(self) -> None:
        """Close every file, each after the work it has in hand."""
        self._shut = True
        for guild in tuple(self._open):
            async with self._lock(guild):
                await self._put_back(guild)

    def _lock(self, guild: int) -> asyncio.Lock:
        return self._locks.setdefault(guild, asyncio.Lock())

    async def _fetch(self, guild: int) -> File:
        if self._shut:
            raise StoreError("the store is closed")
        await self._agenda.opened(guild)
        file = await open_file(self.path(guild), self._steps, trusted=guild in self._trusted)
        self._trusted.add(guild)
        self._open[guild] = file
        return file

    async def _tidy(self) -> None:
        """Close the files that nobody has used for longest, as long as there are too many."""
        for guild in tuple(self._open):
            if len(self._open) <= self._room:
                return
            async with self._lock(guild):
                if not self._users[guild]:
                    await self._put_back(guild)

    async def _put_back(self, guild: int) -> None:
        if file := self._open.pop(guild, None):
            await file.close()
            await self._agenda.closed(guild)
