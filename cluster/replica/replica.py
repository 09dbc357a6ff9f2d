"""The replica: a copy of each guild's file elsewhere, about a second old, made by Litestream while the file is open.

A copy has a path of its own for each machine that has written it, ``<prefix>/<guild>/<epoch>``: two writers would
damage it. An epoch is the number of a claim, and the shared store knows the epoch of each guild's newest copy, its
home. A machine that lacks a guild's file, or has an older one, restores it from there when it first needs it.

Beside each file, ``<guild>.epoch`` tells which copy it belongs to. A file is older if its home has a higher epoch.
"""

import asyncio
import hashlib
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from cluster.homes import Homes
from cluster.replica.copies import Copies, OpenFile, forget_copying
from cluster.replica.litestream import Litestream, NotReplicated
from data.errors import NotNow, NotSaved
from data.game.sql import first_number, renumber
from data.replication import Replication
from data.sqlite.backups import beside, make_private, publish
from data.sqlite.connections import guild_of

AT_ONCE: Final = 4
"""Maximum number of files that are restored at the same time."""
BEHIND: Final = 2
"""Maximum number of those that are restored before a person waits for them."""
SHARED: Final = 0
"""The shared file among the guilds."""
SHARED_COPY: Final = "stammtisch"
"""The path of its copy. Only one machine writes it, because the machines of a cluster have no shared file."""

LOG = logging.getLogger(__name__)


class Mark(Struct, frozen=True):
    """The copy to which a file belongs. Written beside the file."""

    epoch: int
    ours: bool
    """Whether this file is what is copied there. Otherwise the file was restored from there."""
    place: str = ""
    """The digest of ``REPLICA``. With another one all copies begin again."""


class Replica(Replication):
    """The copies of the files of a folder. ``close`` it after the files."""

    def __init__(
        self,
        folder: Path,
        litestream: Litestream,
        *,
        homes: Homes,
        epoch: Callable[[], int] | None = None,
        unsaved: Callable[[int], None] = lambda guild: None,
        owns: Callable[[int], bool] = lambda guild: True,
        shared: Path | None = None,
        waits: bool = False,
    ) -> None:
        """``epoch`` returns the number of the claim that this process holds, by default the time since which it has the
        folder. ``unsaved`` is called with the guild of a change that is not copied in time. ``waits``: see
        ``REPLICA_WAIT``. ``homes`` are the epochs of the newest copies.

        ``shared``: the shared file, if the homes are in it. It is copied, too.
        """
        self._folder = folder
        self._litestream = litestream
        self._homes = homes
        self._locked_at = 0
        """The time since which this process has the folder: processes have it one after the other."""
        self._epoch = epoch or (lambda: self._locked_at)
        self._unsaved = unsaved
        self._owns = owns
        self._shared = shared
        self._known: dict[int, int] = {}
        """The homes of the guilds of this process, which alone changes them."""
        self._current: set[int] = set()
        """The guilds whose files are the newest ones."""
        self._replaced: set[int] = set()
        """The guilds whose files were restored and not opened since."""
        self._marks: dict[int, Mark] = {}
        self._place = hashlib.sha256(litestream.url().encode()).hexdigest()[:16]
        self._lacking: dict[int, str] = {}
        """The guilds whose files could not be restored, each with the reason."""
        self._restoring = asyncio.Semaphore(AT_ONCE)
        self._behind = asyncio.Semaphore(BEHIND)
        self._copies = Copies(folder, litestream, owns=owns, file_of=self._file, make_home=self._make_home, waits=waits)

    async def shared_opening(self) -> None:
        """Restore the shared file, if it is missing and has a copy. Raise NotNow."""
        self._locked_at = int(time.time())
        if self._shared is None or self._shared.exists():
            return
        new = beside(self._shared, ".restored")
        try:
            new.unlink(missing_ok=True)
            await self._litestream.restore(self._litestream.url(SHARED_COPY), new, may_lack=True)
            if new.exists():
                make_private(new)
                forget_copying(self._shared)
                await asyncio.to_thread(publish, new, self._shared)
                LOG.warning("%s was missing and is restored from the replica", self._shared.name)
        except (NotReplicated, OSError) as error:
            raise NotNow(f"{self._shared.name} cannot be restored from the replica: {error}") from error

    async def begin(self) -> set[int]:
        """Learn the homes of the guilds, and watch Litestream. Return the guilds whose files must be restored.

        Raise StoreError if the homes cannot be read.
        """
        homes = await self._homes.all()
        self._known = {guild: epoch for guild, epoch in homes.items() if self._owns(guild)}
        files, self._marks = await asyncio.to_thread(_read_marks, self._folder)
        for guild in files & self._marks.keys():
            mark = self._marks[guild]
            # The shared store was lost, or is an older one.
            if self._is_copied(guild) and mark.epoch > self._known.get(guild, 0) and self._owns(guild):
                await self._homes.put(guild, mark.epoch)
                self._known[guild] = mark.epoch
        # A file without a mark was put there by the operator.
        self._current = {guild for guild in files if self._is_newest(guild)}
        # The others are missing here, or not the newest ones.
        if missing := self._known.keys() - self._current:
            LOG.info("%s servers' files are restored from the replica when they are needed", len(missing))
        # Before any file is opened: a process that was killed has left its files registered.
        await self._copies.look()
        if self._shared is not None:
            url, same = self._litestream.url(SHARED_COPY), self._is_copied(SHARED)
            await self._copies.open(
                SHARED, OpenFile(self._shared.absolute(), url, epoch=0, is_home=same, fresh=not same)
            )
        # Files from before the setting, or before another value of it.
        self._copies.copy_closed(guild for guild in self._current if self._owns(guild) and not self._is_copied(guild))
        self._copies.begin()
        return missing

    async def close(self) -> None:
        """Stop watching. All guilds' files are closed."""
        self._copies.close()
        await self._copies.closing(SHARED)
        await self._litestream.close()

    def knows(self, guild: int) -> bool:
        """Return whether a guild has a copy."""
        return guild in self._known

    def lag(self) -> float:
        """Return the age of the oldest copy that is not complete, in seconds. It is near 1 as long as all works."""
        return self._copies.lag()

    def faults(self) -> list[str]:
        """Return why the copies or the files here are incomplete, in one sentence each."""
        reasons = self._copies.faults()
        if self._lacking:
            reason = next(iter(self._lacking.values()))
            reasons.append(f"{len(self._lacking)} servers wait for their files from the replica: {reason}")
        return reasons

    async def opening(self, guild: int) -> bool:
        """Restore a guild's file if it is missing or not the newest one. Return whether it was. Raise NotNow."""
        if self._lacks(guild):
            async with self._copies.lock(guild):
                if self._lacks(guild):
                    async with self._restoring:
                        await self._restore(guild, self._known[guild])
        if guild not in self._replaced:
            return False
        self._replaced.discard(guild)
        return True

    async def fetch(self, guild: int) -> None:
        """Restore a guild's file that no person waits for, after those for which people wait. Raise NotNow."""
        if self._lacks(guild):
            async with self._behind:
                if await self.opening(guild):
                    self._replaced.add(guild)

    async def opened(self, guild: int) -> None:
        """Begin to copy a guild's file, which has been opened."""
        self._current.add(guild)
        await self._copies.open(guild, self._file(guild))

    async def closing(self, guild: int) -> None:
        """Copy what is new in a guild's file, which will be closed, and end the copying."""
        await self._copies.closing(guild)

    @asynccontextmanager
    async def changing(self, guild: int) -> AsyncIterator[None]:
        """Copy what the block commits to a guild's open file, with ``waits`` before this returns.

        Then raise NotSaved, before the block if the copies fail already.
        """
        try:
            async with self._copies.changing(guild):
                yield
        except NotSaved:
            # It may be in the file, and then its messages must be sent once it is copied.
            self._unsaved(guild)
            raise

    async def copied(self, guild: int) -> None:
        """With ``waits``, wait until everything that has been read from a guild's open file is copied.

        Raise NotSaved.
        """
        await self._copies.copied(guild)

    async def _make_home(self, guild: int, file: OpenFile) -> None:
        """Make the copy of a file the guild's home. Raise StoreError if a machine without the file would not know."""
        # First: if the rest fails, the next start makes it the home.
        await self._put_mark(guild, Mark(file.epoch, True, self._place))
        if guild == SHARED:
            return
        await self._homes.put(guild, file.epoch)
        self._known[guild] = file.epoch
        if self._shared is not None:
            await self._copies.catch_up(SHARED)

    def _lacks(self, guild: int) -> bool:
        return guild in self._known and guild not in self._current

    def _file(self, guild: int) -> OpenFile:
        path = self._path(guild)
        if self._is_copied(guild):
            epoch = self._marks[guild].epoch
            return OpenFile(path, self._litestream.url(guild, epoch), epoch, self._known.get(guild) == epoch)
        epoch = self._epoch()
        return OpenFile(path, self._litestream.url(guild, epoch), epoch, is_home=False, fresh=True)

    async def _restore(self, guild: int, home: int) -> None:
        path = self._path(guild)
        new = beside(path, ".restored")
        try:
            await asyncio.to_thread(_clear, path)
            await self._litestream.restore(self._litestream.url(guild, home), new)
            await asyncio.to_thread(_renumber, new)
            # Before the file: without it, the file would count as one that the operator has put there.
            await self._put_mark(guild, Mark(home, ours=False, place=self._place))
            await asyncio.to_thread(publish, new, path)
        except (NotReplicated, OSError, sqlite3.Error) as error:
            self._lacking[guild] = str(error)
            raise NotNow(f"{path.name} cannot be restored from the replica: {error}") from error
        self._lacking.pop(guild, None)
        self._current.add(guild)
        self._replaced.add(guild)
        LOG.debug("guild %s is restored from the replica", guild)

    def _is_copied(self, guild: int) -> bool:
        """Return whether a file here has a copy that it continues."""
        mark = self._marks.get(guild)
        return mark is not None and mark.ours and mark.place == self._place

    def _is_newest(self, guild: int) -> bool:
        mark = self._marks.get(guild)
        return mark is None or mark.epoch >= self._known.get(guild, 0)

    def _path(self, guild: int) -> Path:
        # Litestream may have another working directory.
        return (self._folder / f"{guild}.sqlite3").absolute()

    async def _put_mark(self, guild: int, mark: Mark) -> None:
        await asyncio.to_thread(_write_mark, self._folder / f"{guild}.epoch", mark)
        self._marks[guild] = mark


def _read_marks(folder: Path) -> tuple[set[int], dict[int, Mark]]:
    """Return the guilds that have a file in a folder, and the marks of these files."""
    guilds = {guild for path in folder.glob("*.sqlite3") if (guild := guild_of(path)) is not None}
    marks = {}
    for guild in (SHARED, *guilds):
        with suppress(OSError, msgspec.MsgspecError):
            marks[guild] = msgspec.json.decode((folder / f"{guild}.epoch").read_bytes(), type=Mark)
    return guilds, marks


def _write_mark(path: Path, mark: Mark) -> None:
    new = beside(path, ".new")
    new.unlink(missing_ok=True)
    make_private(new)
    new.write_bytes(msgspec.json.encode(mark))
    publish(new, path)


def _renumber(new: Path) -> None:
    """Number the asks of a restored file again, because people may have panels of choices that it lacks."""
    make_private(new)
    with closing(sqlite3.connect(new)) as db, db:
        renumber(db, first_number(time.time()))


def _clear(path: Path) -> None:
    """Delete an old file, and what SQLite and Litestream have put beside it."""
    for leftover in (path, beside(path, "-wal"), beside(path, "-shm"), beside(path, ".restored")):
        leftover.unlink(missing_ok=True)
    forget_copying(path)
