"""The store: a folder with one SQLite file a guild and one small file for what is not a guild's."""

import logging
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from msgspec import Struct

from data import game_sql
from data.alive import Alive
from data.backups import PRIVATE_FOLDER
from data.connection_cache import MAX_OPEN, ConnectionCache
from data.connections import open_connection
from data.errors import GuildUnreadable, NotNow, NotSaved, StoreError
from data.folder_lock import FolderInUse, FolderLock
from data.migrations import load_steps
from data.models import OutboxMessage, Timer
from data.moving_notes import bring_notes, put_notes
from data.shared_file import SharedFile
from data.users import Users
from data.wakeups import NEVER, Wakeups

P = ParamSpec("P")
T = TypeVar("T")

SHARED_FILE = "stammtisch.sqlite3"
# The first with STRICT tables.
OLDEST_SQLITE = (3, 37)
RETRY_AFTER, RETRY_AFTER_MOST = 5.0, 600.0
"""Seconds until a guild is looked at again whose file could not be read just now; twice as many each time."""

LOG = logging.getLogger(__name__)


class Due(Struct, frozen=True):
    """What is due in a guild: of every game the next message to send, and the timers that have run out."""

    guild: int
    messages: tuple[OutboxMessage, ...] = ()
    timers: tuple[Timer, ...] = ()


class Store:
    """Every file of the data folder, and what is due in them. Made by ``open``; ``close`` finishes what is in hand."""

    def __init__(
        self,
        shared: SharedFile,
        connections: ConnectionCache,
        wakeups: Wakeups,
        alive: Alive,
        clock: Callable[[], float],
        lock: FolderLock,
    ) -> None:
        self.clock = clock
        """The time now, in seconds of UTC since 1970."""
        self.shared = shared
        """The file of what is not a guild's."""
        self.users = Users(shared)
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
        """Open the folder; ``owns`` says which guilds are this process's. OSError or ValueError say why not.

        With ``shards`` of ``shard_count`` other processes may have the other shards; else the folder is ours alone.
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
        connections = ConnectionCache(folder, load_steps("guild"), wakeups, max_open)
        alive = Alive(shared, clock, shards, shard_count)
        store = cls(shared, connections, wakeups, alive, clock, lock)
        guilds = {guild for guild in connections.guilds() if owns(guild)}
        try:
            await wakeups.load(guilds)
            await alive.load()
            await bring_notes(shared, lambda guild, notes: store.write(guild, put_notes, notes), guilds)
        except BaseException as error:
            # A connection that nobody closes would keep the process alive.
            await store.close()
            if isinstance(error, StoreError):
                raise _unusable(folder, error) from error
            raise
        return store

    async def close(self) -> None:
        """Finish what is in hand and close every file."""
        # The guilds' files first: each that is closed notes in the shared file when to look at it again.
        await self.connections.close()
        await self.shared.close()
        self._lock.close()

    def knows(self, guild: int) -> bool:
        """Whether a guild has a file: reading would make one."""
        return self.connections.path(guild).exists()

    async def read(
        self, guild: int, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return ``work(connection, ...)`` of the guild's file."""
        async with self.connections.connection(guild) as connection:
            return await connection.read(work, *args, **kwargs)

    async def write(
        self, guild: int, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return ``work(connection, ...)`` of the guild's file as one transaction, durable when this returns."""
        async with self.connections.connection(guild) as connection:
            return await connection.write(work, *args, **kwargs)

    async def guilds_due(self) -> tuple[int, ...]:
        """Sleep until something is due in some guild, and return the guilds to be looked into with ``due_in``."""
        while True:
            await self.wakeups.wait()
            # Before anything due is done: what a player was told at a time, the bot was there at that time.
            await self.alive.beat()
            if due := self.wakeups.take_due():
                return due

    async def due_in(self, guild: int) -> Due:
        """Return what is due in a guild now, and note when to look again; nothing if its file cannot be read.

        What is returned stays due until a transaction notes how it went: a message sent, to be retried or given up,
        a timer fired. It may be returned again when something else happens in its guild.
        """
        try:
            messages, timers, later = await self.read(guild, game_sql.due, self.clock())
        # Not scheduled again: nothing will change until somebody looks after the file, and opening a game in it tells
        # people so.
        except GuildUnreadable as error:
            LOG.error("guild %s: %s", guild, error)
            return Due(guild)
        except (NotNow, NotSaved) as error:
            self._failures[guild] += 1
            wait = min(RETRY_AFTER * 2 ** (self._failures[guild] - 1), RETRY_AFTER_MOST)
            LOG.warning("guild %s: %s; tried again in %s s", guild, error, wait)
            self.wakeups.schedule(guild, self.clock() + wait)
            return Due(guild)
        # A Counter lets also what it does not hold be deleted.
        del self._failures[guild]
        self.wakeups.schedule(guild, NEVER if later is None else later)
        return Due(guild, messages, timers)


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
    """Raise OSError with one clear sentence unless ``folder`` exists, or can be made, and takes files."""
    try:
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        # Permissions, a full disk, a read-only mount: writing is the only sure way to know.
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"Stammtisch")
        # A folder of ours from before, which everybody could read; one that is another's we may at least use.
        with suppress(PermissionError):
            folder.chmod(PRIVATE_FOLDER)
    except OSError as error:
        raise OSError(f"The data folder {folder} cannot be written: {error.strerror}.") from error
