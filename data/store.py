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

from data import ledger
from data.agenda import NEVER, Agenda
from data.errors import GuildUnreadable, NotSaved
from data.files import File, backup, open_file, steps
from data.rows import Post, Timer
from data.shelf import ROOM, Shelf

P = ParamSpec("P")
T = TypeVar("T")

HOUSE = "stammtisch.sqlite3"
STRICT_TABLES = (3, 37)
LATER = 60.0
"""Seconds until a guild is looked at again whose file could not be read just now."""

LOG = logging.getLogger(__name__)


class Due(Struct, frozen=True):
    """What is due in a guild: of every game the first message not yet sent, and the timers that have run out."""

    guild: int
    posts: tuple[Post, ...] = ()
    timers: tuple[Timer, ...] = ()


class Store:
    """The way to every file. ``open`` is the door in, ``close`` the way out."""

    def __init__(self, folder: Path, house: File, shelf: Shelf, agenda: Agenda, clock: Callable[[], float]) -> None:
        self.clock = clock
        """The time now, in seconds of UTC since 1970."""
        self.house = house
        """The file of what is not a guild's."""
        self.shelf = shelf
        self.agenda = agenda
        self._folder = folder

    @classmethod
    async def open(
        cls,
        folder: Path,
        *,
        clock: Callable[[], float] = time.time,
        owns: Callable[[int], bool] = lambda guild: True,
        room: int = ROOM,
    ) -> "Store":
        """Open the folder; ``owns`` says which guilds are this process's. OSError or ValueError say why not."""
        if sqlite3.sqlite_version_info < STRICT_TABLES:
            raise ValueError(f"SQLite 3.37 or newer is needed, this is {sqlite3.sqlite_version}.")
        _probe(folder)
        try:
            house = await open_file(folder / HOUSE, steps("house"))
        except GuildUnreadable as error:
            raise ValueError(f"The data folder {folder} cannot be used: {error}.") from error
        agenda = Agenda(house, clock)
        shelf = Shelf(folder, steps("guild"), agenda, room)
        await agenda.load(guild for guild in shelf.guilds() if owns(guild))
        return cls(folder, house, shelf, agenda, clock)

    async def close(self) -> None:
        """Finish what is in hand and close every file."""
        await self.shelf.close()
        await self.house.close()

    async def read(
        self, guild: int, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return ``work(connection, ...)`` of the guild's file."""
        async with self.shelf.file(guild) as file:
            return await file.read(work, *args, **kwargs)

    async def write(
        self, guild: int, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return ``work(connection, ...)`` of the guild's file as one transaction, durable when this returns."""
        async with self.shelf.file(guild) as file:
            return await file.write(work, *args, **kwargs)

    async def backup(self, guild: int) -> Path:
        """Copy the guild's file while it is in use, and return where the checked copy is."""
        moment = datetime.fromtimestamp(self.clock(), UTC).strftime("%Y%m%dT%H%M%S")
        return await self.read(guild, backup, self._folder / "backups" / f"{guild}-{moment}.sqlite3")

    async def due(self) -> tuple[Due, ...]:
        """Sleep until something is due in some guild and return it.

        What is returned stays due until a hold marks it: a post sent, to be retried or given up, a timer fired.
        A later call may return it again when something else happens in its guild.
        """
        await self.agenda.wait()
        found = [await self.look(guild) for guild in self.agenda.take()]
        return tuple(due for due in found if due.posts or due.timers)

    async def look(self, guild: int) -> Due:
        """Return what is due in a guild now, and note when to look again; nothing if its file cannot be read."""
        try:
            posts, timers, later = await self.read(guild, ledger.due, self.clock())
        except GuildUnreadable as error:
            LOG.error("guild %s: %s", guild, error)
            return Due(guild)
        except NotSaved as error:
            LOG.warning("guild %s: %s", guild, error)
            posts, timers, later = (), (), self.clock() + LATER
        self.agenda.note(guild, NEVER if later is None else later)
        return Due(guild, posts, timers)


def _probe(folder: Path) -> None:
    """Raise OSError with one clear sentence unless ``folder`` exists, or can be made, and takes files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"Stammtisch")
    except OSError as error:
        raise OSError(f"The data folder {folder} cannot be written: {error.strerror}.") from error
