"""The store: a folder with one SQLite file a guild and one small shared file."""

import logging
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from msgspec import Struct

from data.errors import GuildUnreadable, NotNow, NotOurs, NotSaved, StoreError
from data.game import sql
from data.game.models import OutboxMessage, Timer
from data.shared.alive import Alive
from data.shared.file import SharedFile
from data.shared.requests import Requests
from data.shared.sittings import Sittings
from data.shared.users import Users
from data.shared.wakeups import NOTHING_DUE, Wakeups
from data.sqlite.backups import PRIVATE_FOLDER
from data.sqlite.connection_cache import MAX_OPEN, ConnectionCache
from data.sqlite.connections import Connection, open_connection
from data.sqlite.folder_lock import FolderInUse, FolderLock
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
    """The due work of a guild: the next message of each game, and the timers."""

    guild: int
    messages: tuple[OutboxMessage, ...] = ()
    timers: tuple[Timer, ...] = ()


class Store:
    """The files of the data folder and their due work. ``open`` makes one, and ``close`` waits for running work."""

    def __init__(
        self,
        shared: SharedFile,
        sittings: Sittings,
        connections: ConnectionCache,
        wakeups: Wakeups,
        alive: Alive,
        clock: Callable[[], float],
        lock: FolderLock,
        owns: Callable[[int], bool],
        serves_all: bool,
    ) -> None:
        self.clock = clock
        """The time now, in seconds of UTC since 1970."""
        self.shared = shared
        """The shared file, for data that belongs to no guild."""
        self.users = Users(shared)
        self.sittings = sittings
        self.requests = Requests(shared, clock)
        self.owns = owns
        """Whether this process serves a guild. It never opens the file of another guild."""
        self.serves_all = serves_all
        """Whether no other process can use the folder."""
        self.connections = connections
        self.wakeups = wakeups
        self.alive = alive
        """The signs of life of this process, and the outages before it."""
        self._lock = lock
        self._failures: Counter[int] = Counter()

    @classmethod
    async def open(
        cls,
        folder: Path,
        *,
        clock: Callable[[], float] = time.time,
        owns: Callable[[int], bool] = lambda guild: True,
        shards: Sequence[int] | None = None,
        shard_count: int | None = None,
        max_open: int = MAX_OPEN,
    ) -> "Store":
        """Open the folder. ``owns`` tells which guilds belong to this process. Raise OSError or ValueError with the
        reason.

        With ``shards`` of ``shard_count`` other processes may serve the other shards. Otherwise the lock is exclusive.
        """
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise ValueError(f"SQLite 3.37 or newer is needed, this is {sqlite3.sqlite_version}.")
        _probe(folder)
        lock = _locked(folder, shards, shard_count)
        try:
            with lock.alone():
                shared = await _open_shared(folder / SHARED_FILE)
        except (GuildUnreadable, NotNow) as error:
            lock.close()
            raise _unusable(folder, error) from error
        wakeups = Wakeups(shared, clock)
        sittings = Sittings(shared)
        connections = ConnectionCache(
            folder,
            load_steps("guild"),
            wakeups.opening,
            partial(_note_sittings, sittings),
            wakeups.closed,
            max_open,
        )
        alive = Alive(shared, clock, shards, shard_count)
        store = cls(shared, sittings, connections, wakeups, alive, clock, lock, owns, shards is None)
        try:
            await wakeups.load(guild for guild in connections.guilds() if owns(guild))
            await alive.load()
        except BaseException as error:
            # An open connection would keep the process alive.
            await store.close()
            if isinstance(error, StoreError):
                raise _unusable(folder, error) from error
            raise
        return store

    async def close(self) -> None:
        """Finish running work and close every file."""
        # Guild files first, because closing one writes its next wakeup to the shared file.
        await self.connections.close()
        await self.shared.close()
        self._lock.close()

    def check_ours(self, guild: int) -> None:
        """Raise NotOurs unless this process serves a guild."""
        if not self.owns(guild):
            raise NotOurs(guild)

    def knows(self, guild: int) -> bool:
        """Return whether a guild has a file. Reading would create one."""
        return self.connections.path(guild).exists()

    async def read(
        self, guild: int, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return ``work(connection, ...)`` of the guild's file. Raise NotOurs for a guild of another process."""
        self.check_ours(guild)
        async with self.connections.connection(guild) as connection:
            return await connection.read(work, *args, **kwargs)

    async def write(
        self, guild: int, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return ``work(connection, ...)`` of the guild's file as one transaction, durable when this returns.

        Raise NotOurs for a guild of another process.
        """
        self.check_ours(guild)
        async with self.connections.connection(guild) as connection:
            return await connection.write(work, *args, **kwargs)

    async def guilds_due(self) -> dict[int, bool]:
        """Sleep until a guild has due work. Return the guilds to read with ``due_in``, each with whether it is late."""
        while True:
            await self.wakeups.wait()
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
            messages, timers, later = await self.read(guild, sql.due, self.clock())
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
        self.wakeups.schedule(guild, NOTHING_DUE if later is None else later)
        return Due(guild, messages, timers)


async def _note_sittings(sittings: Sittings, guild: int, connection: Connection) -> None:
    sittings.note_all(guild, await connection.read(sql.own_tables, guild))


async def _open_shared(file: Path) -> SharedFile:
    connection = await open_connection(file, load_steps("shared"))
    return SharedFile(connection, await open_connection(file, load_steps("shared"), trusted=True))


def _unusable(folder: Path, error: StoreError) -> ValueError:
    return ValueError(f"The data folder {folder} cannot be used: {error}.")


def _locked(folder: Path, shards: Sequence[int] | None, count: int | None) -> FolderLock:
    try:
        return FolderLock(folder, shards, count)
    except FolderInUse as error:
        raise ValueError(
            f"Another process of the bot uses the data folder {folder}: stop it, or give each its own SHARD_IDS."
        ) from error


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
