"""The store: a folder with one SQLite file a guild and one small shared file."""

import asyncio
import logging
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from msgspec import Struct

from data.authority import Authority
from data.errors import GuildUnreadable, NotHeld, NotNow, NotOurs, NotSaved, StoreError
from data.game import sql
from data.game.losses import find_lost, note_lost
from data.game.models import OutboxMessage, Timer
from data.replication import Replication
from data.shards import Shards
from data.shared.alive import Alive
from data.shared.progress import ProgressNotes
from data.shared.protocol import Database
from data.shared.queue import SharedStore
from data.shared.sittings import Sittings
from data.shared.sqlite import SqliteDatabase
from data.shared.users import Users
from data.shared.wakeups import NOTHING_DUE, Wakeups
from data.shared.watchers import Watcher, drop_watchers, old_watchers
from data.sqlite.backups import PRIVATE_FOLDER
from data.sqlite.connection_cache import ConnectionCache, check_descriptors
from data.sqlite.connections import Connection
from data.sqlite.folder_lock import TIMEOUT, FolderLock
from data.sqlite.migrations import load_steps

P = ParamSpec("P")
T = TypeVar("T")

SHARED_FILE = "stammtisch.sqlite3"
# The first version with STRICT tables: https://www.sqlite.org/stricttables.html
OLDEST_SQLITE = (3, 37)
RETRY_AFTER, RETRY_AFTER_MOST = 5.0, 600.0
"""Seconds until another try after a guild's file could not be read. It doubles each time, up to the second value."""

LOG = logging.getLogger(__name__)


class Due(Struct, frozen=True):
    """The due work of a guild: the next message of each game, the timers, its own, and events for web hooks."""

    guild: int
    messages: tuple[OutboxMessage, ...] = ()
    timers: tuple[Timer, ...] = ()
    own: tuple[str, ...] = ()
    hooks: bool = False


class Store:
    """The files of the data folder and their due work. ``close`` waits for running work.

    ``open`` locks the folder and begins. A process that takes over from another one locks it when the other one has
    released it, and then begins. Until then all work on the files waits.
    """

    def __init__(
        self,
        folder: Path,
        *,
        clock: Callable[[], float] = time.time,
        shards: Shards | None = None,
        max_open: int | None = None,
        shared: Database | None = None,
    ) -> None:
        """Prepare a store. Raise OSError or ValueError with the reason if the folder cannot be used.

        With ``shards`` other processes may use the folder for theirs. Otherwise the lock on it is exclusive.

        ``shared`` is the database of data that belongs to no guild, by default a file in the folder.
        """
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise ValueError(f"SQLite 3.37 or newer is needed, this is {sqlite3.sqlite_version}.")
        check_descriptors()
        _probe(folder)
        self.folder = folder
        self.shards = shards
        """The shards of this process; None: it serves every guild."""
        self.clock = clock
        """The time now, in seconds of UTC since 1970."""
        self.machine = SharedStore()
        """The shared file, for data of this folder: when to look at which guild."""
        self.shared = SharedStore() if shared else self.machine
        """The store of data that belongs to no guild."""
        self._database = shared
        self.users = Users(self.shared, alone=shards is None and shared is None)
        self.sittings = Sittings(self.shared)
        self.progress = ProgressNotes(self.machine)
        """The tables in progress of this folder, to notice files that have lost choices."""
        self.wakeups = Wakeups(self.machine, clock)
        self.connections = ConnectionCache(folder, load_steps("guild"), _FileHooks(self, self._first_opened), max_open)
        # Others are set before the store is opened.
        self.authority = Authority()
        """The right of this process to write."""
        self.replication = Replication()
        """The copies of the files elsewhere."""
        self.alive = Alive(self.shared, clock, shards)
        """The signs of life of this process, and the outages before it."""
        self._lock: FolderLock | None = None
        self._old_watchers: dict[int, list[Watcher]] = {}
        self._failures: Counter[int] = Counter()
        self._closing: asyncio.Task[None] | None = None

    async def open(self) -> Self:
        """Lock the folder, begin, and return the store. Raise ValueError with the reason."""
        self.lock()
        await self.begin()
        return self

    def lock(self, timeout: float = TIMEOUT) -> None:
        """Lock the folder. Raise FolderInUse if another process does not release it within ``timeout`` seconds."""
        self._lock = FolderLock(self.folder, self.shards, timeout)

    async def begin(self) -> None:
        """Open the shared file of the locked folder. Raise ValueError with the reason if it cannot be used."""
        assert self._lock is not None
        try:
            with self._lock.alone():
                await self.replication.shared_opening()
                database = await SqliteDatabase.open(self.folder / SHARED_FILE)
            try:
                # Before any other work, because that schedules further looks.
                await self.wakeups.load(database, filter(self.owns, self.connections.guilds()))
                await self.authority.shared_opened(database)
                await self.alive.load(self._database or database)
                self._old_watchers = await database.read(old_watchers)
            except BaseException:
                # An open connection would keep the process alive.
                await database.close()
                raise
        except BaseException as error:
            self._lock.close()
            if isinstance(error, StoreError):
                raise ValueError(f"The data folder {self.folder} cannot be used: {error}.") from error
            raise
        self.machine.connect(database)
        if self._database:
            self.shared.connect(self._database)
        if elsewhere := await self.replication.begin():
            self.wakeups.look_at(elsewhere)

    async def close(self) -> None:
        """Finish running work and close every file. A second call waits for the first."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        # Guild files first, because closing one writes its next wakeup to the shared file.
        await self.connections.close()
        await self.replication.close()
        if self._database:
            await self.shared.close()
        await self.machine.close()
        if self._lock is not None:
            self._lock.close()
        # Last, because then another process serves these guilds.
        await self.authority.release()

    async def _first_opened(self, guild: int, connection: Connection) -> None:
        """Note the people of a guild's tables and of its file again, because the file may be a restored one.

        Before that, notice what the file has lost.
        """
        await self._note_lost(guild, connection)
        if watchers := self._old_watchers.pop(guild, None):
            await connection.write(_add_watchers, watchers)
            self.machine.note_soon(("watchers", guild), drop_watchers, guild)
        self.progress.note_all(guild, await connection.read(sql.progress, guild))
        self.sittings.note_all(guild, await connection.read(sql.own_tables, guild))
        self.users.note_all_known(guild, await connection.read(sql.people))

    async def _note_lost(self, guild: int, connection: Connection) -> None:
        """Tell the operator and the players of tables and choices that were noted, but that a guild's file lacks."""
        known = await self.progress.of(guild)
        if lost := await connection.read(find_lost, known):
            for table in lost:
                LOG.error(
                    "guild %s, game %s: the file lacks the table or its last choices, which were stored before;"
                    " was the file replaced, or its -wal deleted?",
                    guild,
                    table.game,
                )
            await connection.write(note_lost, lost, self.clock())
            self.wakeups.schedule(guild, 0.0)

    def is_awaited(self) -> bool:
        """Return whether another process waits to take over the folder."""
        return self._lock is not None and self._lock.is_awaited()

    def owns(self, guild: int) -> bool:
        """Return whether this process serves a guild. It never opens the file of another guild."""
        return self.shards is None or self.shards.include(guild)

    def check_ours(self, guild: int) -> None:
        """Raise NotOurs unless this process serves a guild."""
        if not self.owns(guild):
            raise NotOurs(guild)

    def knows(self, guild: int) -> bool:
        """Return whether a guild has a file. Reading would create one."""
        return self.connections.path(guild).exists() or self.replication.knows(guild)

    async def read(
        self, guild: int, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return ``work(connection, ...)`` of the guild's file. Raise NotOurs for a guild of another process."""
        self.check_ours(guild)
        async with self.connections.connection(guild) as connection:
            result = await connection.read(work, *args, **kwargs)
            await self.replication.copied(guild)
            return result

    async def write(
        self, guild: int, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return ``work(connection, ...)`` of the guild's file as one transaction, durable when this returns.

        Raise NotOurs for a guild of another process, and NotHeld if it is not certain that this one may write.
        """
        self.check_ours(guild)

        def job(db: sqlite3.Connection) -> T:
            result = work(db, *args, **kwargs)
            # Just before the commit: another process may write instead.
            if not self.authority.holds():
                raise NotHeld
            return result

        async with self.connections.connection(guild) as connection, self.replication.changing(guild):
            return await connection.write(job)

    async def guilds_due(self) -> dict[int, bool]:
        """Sleep until a guild has due work. Return the guilds to read with ``due_in``, each with whether it is late."""
        while True:
            await self.wakeups.wait()
            await self.authority.regained()
            # Before any due work, because that proves to players that the bot was running at this time.
            await self.alive.beat()
            if due := self.wakeups.take_due():
                return due

    async def due_in(self, guild: int) -> Due:
        """Return a guild's due work and schedule its next look. Return nothing if its file cannot be read.

        Due work stays due until a transaction notes its result: a message sent, retried or given up, or a timer fired.
        Until then it may be returned again.
        """
        self.wakeups.looked(guild)
        try:
            await self.replication.fetch(guild)
            due = await self.read(guild, sql.due, self.clock())
        # Not scheduled again: the file needs a person to look after it. Opening a game in it tells people so.
        except GuildUnreadable as error:
            LOG.error("guild %s: %s", guild, error)
            return Due(guild)
        except (NotNow, NotSaved) as error:
            self._failures[guild] += 1
            wait = min(RETRY_AFTER * 2 ** (self._failures[guild] - 1), RETRY_AFTER_MOST)
            LOG.warning("guild %s: %s; next try in %s s", guild, error, wait)
            self.wakeups.schedule(guild, self.clock() + wait)
            return Due(guild)
        # A Counter allows deleting a missing key:
        # https://docs.python.org/3/library/collections.html#collections.Counter
        del self._failures[guild]
        self.wakeups.schedule(guild, NOTHING_DUE if due.later is None else due.later)
        return Due(guild, due.messages, due.timers, due.own, due.hooks)


def reading(
    work: Callable[Concatenate[sqlite3.Connection, P], T],
) -> Callable[Concatenate[Store, int, P], Coroutine[Any, Any, T]]:
    """Declare a query of a guild's file: its caller names a store and a guild instead of the connection."""

    @wraps(work)
    async def read(store: Store, guild: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.read(guild, work, *args, **kwargs)

    return read


def writing(
    work: Callable[Concatenate[sqlite3.Connection, P], T],
) -> Callable[Concatenate[Store, int, P], Coroutine[Any, Any, T]]:
    """Declare a change of a guild's file, which is one transaction."""

    @wraps(work)
    async def write(store: Store, guild: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store.write(guild, work, *args, **kwargs)

    return write


def _add_watchers(db: sqlite3.Connection, watchers: Sequence[Watcher]) -> None:
    db.executemany("INSERT OR IGNORE INTO watchers (kind, user, told) VALUES (?, ?, ?)", watchers)


class _FileHooks:
    """The work beside the opening and closing of a guild's file."""

    def __init__(self, store: Store, first_opened: Callable[[int, Connection], Awaitable[None]]) -> None:
        self._store = store
        self._first_opened = first_opened

    async def opening(self, guild: int) -> bool:
        await self._store.wakeups.opening(guild)
        return await self._store.replication.opening(guild)

    async def opened(self, guild: int) -> None:
        await self._store.replication.opened(guild)

    async def first_opened(self, guild: int, connection: Connection) -> None:
        await self._first_opened(guild, connection)

    async def closing(self, guild: int) -> None:
        await self._store.replication.closing(guild)

    async def closed(self, guild: int) -> None:
        await self._store.wakeups.closed(guild)


def _probe(folder: Path) -> None:
    """Raise OSError with one clear sentence unless ``folder`` exists, or can be made, and accepts files."""
    try:
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        # Permissions, a full disk or a read-only mount: only a write shows whether writing works.
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"Stammtisch")
        # An existing folder may be readable by all. A folder of another owner can at least be used.
        with suppress(PermissionError):
            folder.chmod(PRIVATE_FOLDER)
    except OSError as error:
        raise OSError(f"The data folder {folder} cannot be written: {error.strerror}.") from error
