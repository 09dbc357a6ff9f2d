"""The store: a folder with one SQLite file a guild and one small file for what is not a guild's."""

import logging
import sqlite3
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from msgspec import Struct

from data import game_sql
from data.backups import backup
from data.connection_cache import MAX_OPEN, ConnectionCache
from data.connections import Connection, open_connection
from data.errors import GuildUnreadable, NotSaved
from data.migrations import load_steps
from data.models import OutboxMessage, Timer
from data.wakeups import NEVER, Wakeups

P = ParamSpec("P")
T = TypeVar("T")

SHARED_FILE = "stammtisch.sqlite3"
OLDEST_SQLITE = (3, 37)
RETRY_AFTER = 60.0
"""Seconds until a guild is looked at again whose file could not be read just now."""

LOG = logging.getLogger(__name__)


class Due(Struct, frozen=True):
    """What is due in a guild: of every game the first message not yet sent, and the timers that have run out."""

    guild: int
    messages: tuple[OutboxMessage, ...] = ()
    timers: tuple[Timer, ...] = ()


class Store:
    """Every file of the data folder, and what is due in them. Made by ``open``; ``close`` finishes what is in hand."""

    def __init__(
        self,
        folder: Path,
        shared: Connection,
        connections: ConnectionCache,
        wakeups: Wakeups,
        clock: Callable[[], float],
    ) -> None:
        self.clock = clock
        """The time now, in seconds of UTC since 1970."""
        self.shared = shared
        """The file of what is not a guild's."""
        self.connections = connections
        self.wakeups = wakeups
        self._folder = folder

    @classmethod
    async def open(
        cls,
        folder: Path,
        *,
        clock: Callable[[], float] = time.time,
        owns: Callable[[int], bool] = lambda guild: True,
        max_open: int = MAX_OPEN,
    ) -> "Store":
        """Open the folder; ``owns`` says which guilds are this process's. OSError or ValueError say why not."""
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise ValueError(f"SQLite 3.37 or newer is needed, this is {sqlite3.sqlite_version}.")
        _probe(folder)
        try:
            shared = await open_connection(folder / SHARED_FILE, load_steps("shared"))
        except GuildUnreadable as error:
            raise ValueError(f"The data folder {folder} cannot be used: {error}.") from error
        wakeups = Wakeups(shared, clock)
        connections = ConnectionCache(folder, load_steps("guild"), wakeups, max_open)
        await wakeups.load(guild for guild in connections.guilds() if owns(guild))
        return cls(folder, shared, connections, wakeups, clock)

    async def close(self) -> None:
        """Finish what is in hand and close every file."""
        await self.connections.close()
        await self.shared.close()

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

    async def backup(self, guild: int) -> Path:
        """Copy the guild's file while it is in use, and return where the checked copy is."""
        moment = datetime.fromtimestamp(self.clock(), UTC).strftime("%Y%m%dT%H%M%S")
        return await self.read(guild, backup, self._folder / "backups" / f"{guild}-{moment}.sqlite3")

    async def due(self) -> tuple[Due, ...]:
        """Sleep until something is due in some guild and return it.

        What is returned stays due until a transaction notes how it went: a message sent, to be retried or given up,
        a timer fired. A later call may return it again when something else happens in its guild.
        """
        await self.wakeups.wait()
        found = [await self.due_in(guild) for guild in self.wakeups.take_due()]
        return tuple(due for due in found if due.messages or due.timers)

    async def due_in(self, guild: int) -> Due:
        """Return what is due in a guild now, and note when to look again; nothing if its file cannot be read."""
        try:
            messages, timers, later = await self.read(guild, game_sql.due, self.clock())
        # Not scheduled again: nothing will change until somebody looks after the file, and opening a game in it tells
        # people so.
        except GuildUnreadable as error:
            LOG.error("guild %s: %s", guild, error)
            return Due(guild)
        except NotSaved as error:
            LOG.warning("guild %s: %s", guild, error)
            messages, timers, later = (), (), self.clock() + RETRY_AFTER
        self.wakeups.schedule(guild, NEVER if later is None else later)
        return Due(guild, messages, timers)


def _probe(folder: Path) -> None:
    """Raise OSError with one clear sentence unless ``folder`` exists, or can be made, and takes files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Permissions, a full disk, a read-only mount: writing is the only sure way to know.
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"Stammtisch")
    except OSError as error:
        raise OSError(f"The data folder {folder} cannot be written: {error.strerror}.") from error
