"""The replica: a copy of each guild's file elsewhere, about a second old, made by Litestream while the file is open.

A copy has a path of its own for each machine that has written it, ``<prefix>/<guild>/<epoch>``: two writers would spoil
it. An epoch is the number of a claim, and the shared store knows the epoch of each guild's newest copy, its home. A
machine that lacks a guild's file, or has an older one, restores it from there when it first needs it.

Beside each file, ``<guild>.epoch`` tells which copy it belongs to. A file is a guild's newest one if that is its home.
"""

import asyncio
import logging
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Final, Protocol
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct, field

from data.errors import NotNow, NotSaved, StoreError
from data.game.sql import first_number, renumber
from data.litestream import Litestream, NotReplicated
from data.sqlite.backups import beside, make_private, publish

LOOK: Final = 2.0
"""Seconds between two looks at what Litestream copies."""
PATIENCE: Final = 5
"""Seconds in which Litestream copies what is new in a file."""
IN_OUTAGE: Final = 1
"""Seconds that the closing of a file waits while copies fail."""
AT_ONCE: Final = 4
"""Maximum number of files that are restored at the same time."""
BEHIND: Final = 2
"""Maximum number of those that are restored before a person waits for them."""
LATE: Final = 10.0
"""Seconds after which a copy is too old."""

SHARED: Final = 0
"""The shared file among the guilds."""
SHARED_COPY: Final = "stammtisch"
"""The path of its copy. Only one machine writes it, because the machines of a cluster have no shared file."""

LOG = logging.getLogger(__name__)


class Homes(Protocol):
    """The epoch of each guild's newest copy, in the shared store."""

    async def all(self) -> Mapping[int, int]:
        """Return the epochs of all guilds."""

    async def put(self, guild: int, epoch: int) -> None:
        """Store an epoch durably. Raise StoreError."""


class Mark(Struct, frozen=True):
    """The copy to which a file belongs. Written beside the file."""

    epoch: int
    ours: bool
    """Whether this file is what is copied there. Otherwise the file was restored from there."""


class OpenFile(Struct, eq=False):
    """A guild's open file."""

    path: Path
    url: str
    epoch: int
    settled: bool
    """Whether a machine that lacks the file would restore it from this copy."""
    since: float = field(default_factory=time.time)
    """The time at which everything in it was copied."""
    registered: bool = False
    changing: int = 0
    """The number of transactions that run."""
    changes: int = 0
    """The number of transactions until now, and of those that are copied."""
    copied: int = 0
    waiting: list[asyncio.Future[None]] = []
    """The callers that wait until everything that is committed now is copied."""
    copying: asyncio.Task[None] | None = None


class Replica:
    """The copies of the files of a folder. ``close`` it after the files."""

    def __init__(
        self,
        folder: Path,
        litestream: Litestream,
        *,
        homes: Homes,
        epoch: Callable[[], int],
        owns: Callable[[int], bool] = lambda guild: True,
        shared: Path | None = None,
        waits: bool = False,
    ) -> None:
        """``epoch`` returns the number of the claim that this process holds. ``waits``: see ``REPLICA_WAIT``.

        ``shared``: the shared file, if the homes are in it. It is copied, too.
        """
        self.waits = waits
        """Whether nothing is shown before it is copied."""
        self._folder = folder
        self._litestream = litestream
        self._homes = homes
        self._epoch = epoch
        self._owns = owns
        self._shared = shared
        self._known: dict[int, int] = {}
        """The homes of the guilds of this process, which alone changes them."""
        self._current: set[int] = set()
        """The guilds whose files are the newest ones."""
        self._replaced: set[int] = set()
        """The guilds whose files were restored and not opened since."""
        self._open: dict[int, OpenFile] = {}
        self._owed: dict[int, float] = {}
        """The guilds whose files were closed before everything was copied, each with the time since when."""
        self._lacking: dict[int, str] = {}
        """The guilds whose files could not be restored, each with the reason."""
        self._restoring = asyncio.Semaphore(AT_ONCE)
        self._behind = asyncio.Semaphore(BEHIND)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._watching: asyncio.Task[None] | None = None
        self._silent_since: float | None = None
        """The time since when Litestream does not answer."""
        self._failing = False
        """Whether the last try to copy has failed."""

    async def bring_shared(self) -> None:
        """Restore the shared file, if it is missing and has a copy. Raise NotNow."""
        if self._shared is None or self._shared.exists():
            return
        new = beside(self._shared, ".restored")
        try:
            await asyncio.to_thread(_clear, self._shared)
            await self._litestream.restore(self._litestream.url(SHARED_COPY), new, may_lack=True)
            if new.exists():
                make_private(new)
                await asyncio.to_thread(publish, new, self._shared)
                LOG.warning("%s was missing and is restored from the replica", self._shared.name)
        except (NotReplicated, OSError) as error:
            raise NotNow(f"{self._shared.name} cannot be restored from the replica: {error}") from error

    async def begin(self) -> None:
        """Learn the homes of a claim that begins, and watch Litestream. Raise StoreError if they cannot be read."""
        homes = await self._homes.all()
        self._known = {guild: epoch for guild, epoch in homes.items() if self._owns(guild)}
        marks = await asyncio.to_thread(self._marks)
        for guild, mark in marks.items():
            # The shared store was lost.
            if mark is not None and mark.ours and guild not in self._known and self._owns(guild):
                await self._homes.put(guild, mark.epoch)
                self._known[guild] = mark.epoch
        # A file without a mark was put there by the operator.
        self._current = {guild for guild, mark in marks.items() if mark is None or mark.epoch == self._known.get(guild)}
        self._replaced.clear()
        # Before any file is opened: a process that was killed has left its files registered.
        await self._look()
        if self._shared is not None:
            url = self._litestream.url(SHARED_COPY)
            await self._begin_copying(SHARED, OpenFile(self._shared.absolute(), url, epoch=0, settled=True))
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch(), name="replica")

    async def close(self) -> None:
        """Stop watching. All guilds' files are closed."""
        if self._watching:
            self._watching.cancel()
        await self.closing(SHARED)
        await self._litestream.close()

    def missing(self) -> set[int]:
        """Return the guilds whose files must be restored, because they are missing here or not the newest ones."""
        return self._known.keys() - self._current

    def knows(self, guild: int) -> bool:
        """Return whether a guild has a copy."""
        return guild in self._known

    def lag(self) -> float:
        """Return the age of the oldest copy that is not complete, in seconds. It is near 1 as long as all works."""
        since = [*(file.since for file in self._open.values()), *self._owed.values()]
        if self._silent_since is not None:
            since.append(self._silent_since)
        return max(0.0, time.time() - min(since, default=time.time()))

    def faults(self) -> list[str]:
        """Return why the copies are incomplete, in one sentence each."""
        found = []
        if self._silent_since is not None:
            found.append("Litestream does not answer, so choices are on this machine alone")
        elif (lag := self.lag()) > LATE:
            found.append(f"the replica is {lag:.0f} s late")
        if self._lacking:
            reason = next(iter(self._lacking.values()))
            found.append(f"{len(self._lacking)} servers wait for their files from the replica: {reason}")
        return found

    async def bring(self, guild: int) -> bool:
        """Restore a guild's file if it is missing or not the newest one. Return whether it was. Raise NotNow."""
        if self._lacks(guild):
            async with self._lock(guild):
                if self._lacks(guild):
                    async with self._restoring:
                        await self._restore(guild, self._known[guild])
        if guild not in self._replaced:
            return False
        self._replaced.discard(guild)
        return True

    async def bring_behind(self, guild: int) -> None:
        """Restore a guild's file that no person waits for. Raise NotNow."""
        if self._lacks(guild):
            async with self._behind:
                if await self.bring(guild):
                    self._replaced.add(guild)

    async def opened(self, guild: int) -> None:
        """Begin to copy a guild's file, which has been opened. It is tried again until that succeeds."""
        self._current.add(guild)
        await self._begin_copying(guild, await asyncio.to_thread(self._file, guild))

    async def _begin_copying(self, guild: int, file: OpenFile) -> None:
        self._open[guild] = file
        if self._silent_since is not None:
            return
        async with self._lock(guild):
            with suppress(StoreError):
                await self._register(guild, file)
        if not file.settled:
            self._copy(guild, file)

    async def closing(self, guild: int) -> None:
        """Copy what is new in a guild's file, which will be closed, and end the copying."""
        file = self._open.pop(guild, None)
        if file is None:
            return
        seconds = IN_OUTAGE if self._failing or self._silent_since is not None else PATIENCE
        async with self._lock(guild):
            try:
                if seconds == PATIENCE:
                    await self._copy_now(guild, file)
                else:
                    self._owed[guild] = file.since
                if self._silent_since is None:
                    await self._litestream.unregister(file.path, seconds)
            except StoreError:
                self._owed.setdefault(guild, file.since)

    @asynccontextmanager
    async def changing(self, guild: int) -> AsyncIterator[None]:
        """Copy what the block commits to a guild's open file.

        Raise NotSaved, before the block if the copies fail already.
        """
        file = self._open[guild]
        if self._failing or self._silent_since is not None:
            raise NotSaved("the replica takes nothing")
        file.changing += 1
        try:
            yield
        finally:
            file.changing -= 1
            file.changes += 1
        await self._catch_up(guild, file)

    async def copied(self, guild: int) -> None:
        """Wait until everything that has been read from a guild's open file is copied. Raise NotSaved."""
        file = self._open[guild]
        if file.changing or file.copied < file.changes:
            await self._catch_up(guild, file)

    async def _catch_up(self, guild: int, file: OpenFile) -> None:
        done = asyncio.get_running_loop().create_future()
        file.waiting.append(done)
        self._copy(guild, file)
        try:
            await done
        except NotReplicated as error:
            raise NotSaved(f"it is not in the replica: {error}") from error

    def _copy(self, guild: int, file: OpenFile) -> None:
        if file.copying is None or file.copying.done():
            file.copying = asyncio.create_task(self._copy_for_all(guild, file), name=f"copy-{guild}")

    async def _copy_for_all(self, guild: int, file: OpenFile) -> None:
        """Copy a file until no caller waits. A sync that runs already helps no caller, because it may lack a commit."""
        while True:
            waiting, file.waiting = file.waiting, []
            error: StoreError | None = None
            async with self._lock(guild):
                try:
                    if self._open.get(guild) is not file:
                        raise NotReplicated("the file is closed")
                    await self._copy_now(guild, file)
                except StoreError as found:
                    error = found
            for done in waiting:
                if done.done():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(NotReplicated(str(error)))
            if not file.waiting:
                return

    async def _copy_now(self, guild: int, file: OpenFile) -> None:
        """Copy everything in a file, and make its copy the guild's home."""
        began = time.time()
        changes = file.copied if file.changing else file.changes
        if self._silent_since is not None:
            raise NotReplicated("Litestream does not answer")
        try:
            if not file.registered:
                await self._register(guild, file)
            await self._litestream.sync(file.path, PATIENCE)
        except NotReplicated as error:
            # Litestream may have been started again, and then knows no file.
            file.registered = False
            self._note_failure(error)
            raise
        self._note_failure(None)
        file.since, file.copied = began, changes
        self._owed.pop(guild, None)
        if not file.settled:
            await self._homes.put(guild, file.epoch)
            await asyncio.to_thread(self._put_mark, guild, Mark(file.epoch, ours=True))
            self._known[guild] = file.epoch
            file.settled = True

    async def _register(self, guild: int, file: OpenFile) -> None:
        if not await self._litestream.register(file.path, file.url):
            # Perhaps to the copy of another epoch.
            await self._litestream.unregister(file.path, PATIENCE)
            await self._litestream.register(file.path, file.url)
        file.registered = True

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self._look()

    async def _look(self) -> None:
        """Compare what Litestream copies with the open files, and do what is left to do."""
        try:
            synced = await self._litestream.synced()
        except NotReplicated:
            self._note_silence(silent=True)
            return
        self._note_silence(silent=False)
        for file in self._open.values():
            file.registered = file.registered and file.path in synced
            file.since = max(file.since, synced.get(file.path) or 0.0)
        for path in synced:
            await self._drop(path)
        for guild, file in self._unfinished():
            self._copy(guild, file)
        for guild in (*self._owed,):
            if not await self._pay(guild):
                break

    def _unfinished(self) -> list[tuple[int, OpenFile]]:
        """Return the open files that are not copied as they should be. While copies fail, try one that is."""
        found = [(guild, file) for guild, file in self._open.items() if not (file.registered and file.settled)]
        return found or [*self._open.items()][: int(self._failing)]

    def _note_silence(self, *, silent: bool) -> None:
        if silent and self._silent_since is None:
            LOG.warning("Litestream does not answer: choices are on this machine alone until it does")
        elif not silent and self._silent_since is not None:
            LOG.info("Litestream answers again")
        self._silent_since = (self._silent_since or time.time()) if silent else None

    async def _drop(self, path: Path) -> None:
        """End the copying of a file of this process that is not open."""
        if path.parent != self._folder.absolute() or not path.stem.isdecimal():
            return
        guild = int(path.stem)
        if guild in self._open or not self._owns(guild):
            return
        async with self._lock(guild):
            # It may have been opened meanwhile.
            if guild not in self._open:
                with suppress(NotReplicated):
                    await self._litestream.unregister(path, PATIENCE)

    async def _pay(self, guild: int) -> bool:
        """Copy what was new in a file when it was closed. Return whether that is done."""
        async with self._lock(guild):
            if guild not in self._open:
                file = await asyncio.to_thread(self._file, guild)
                try:
                    await self._copy_now(guild, file)
                    await self._litestream.unregister(file.path, PATIENCE)
                except StoreError:
                    return False
        return True

    def _note_failure(self, error: NotReplicated | None) -> None:
        if error is not None and not self._failing and self._silent_since is None:
            LOG.warning("the replica takes nothing: %s", error)
        elif error is None and self._failing:
            LOG.info("the replica takes changes again")
        self._failing = error is not None

    def _lacks(self, guild: int) -> bool:
        return guild in self._known and guild not in self._current

    def _file(self, guild: int) -> OpenFile:
        path, mark = self._path(guild), self._mark(guild)
        if mark is not None and mark.ours:
            epoch, settled = mark.epoch, self._known.get(guild) == mark.epoch
        else:
            epoch, settled = self._epoch(), False
            # A new copy begins. Litestream would continue the one of the file that was here before.
            _forget_copying(path)
        return OpenFile(path, self._litestream.url(guild, epoch), epoch, settled)

    def _lock(self, guild: int) -> asyncio.Lock:
        # Locks are weak references: one lives only while it is held or awaited.
        return self._locks.setdefault(guild, asyncio.Lock())

    async def _restore(self, guild: int, home: int) -> None:
        path = self._path(guild)
        new = beside(path, ".restored")
        try:
            if self._silent_since is None:
                await self._litestream.unregister(path, IN_OUTAGE)
            await asyncio.to_thread(_clear, path)
            await self._litestream.restore(self._litestream.url(guild, home), new)
            await asyncio.to_thread(self._publish, guild, new, path, home)
        except (NotReplicated, OSError, sqlite3.Error) as error:
            self._lacking[guild] = str(error)
            raise NotNow(f"{path.name} cannot be restored from the replica: {error}") from error
        self._lacking.pop(guild, None)
        self._current.add(guild)
        self._replaced.add(guild)
        LOG.info("guild %s is restored from the replica", guild)

    def _publish(self, guild: int, new: Path, path: Path, home: int) -> None:
        make_private(new)
        with closing(sqlite3.connect(new)) as db, db:
            # People may have panels of choices that were made after the copy.
            renumber(db, first_number(time.time()))
        # Before the file: without it, the file would count as one that the operator has put there.
        self._put_mark(guild, Mark(home, ours=False))
        publish(new, path)

    def _marks(self) -> dict[int, Mark | None]:
        """Return the marks of all guilds' files here."""
        files = self._folder.glob("*.sqlite3")
        return {int(file.stem): self._mark(int(file.stem)) for file in files if file.stem.isdecimal()}

    def _path(self, guild: int) -> Path:
        # Litestream may have another working directory.
        return (self._folder / f"{guild}.sqlite3").absolute()

    def _mark(self, guild: int) -> Mark | None:
        with suppress(OSError, msgspec.MsgspecError):
            return msgspec.json.decode((self._folder / f"{guild}.epoch").read_bytes(), type=Mark)
        return None

    def _put_mark(self, guild: int, mark: Mark) -> None:
        path = self._folder / f"{guild}.epoch"
        new = beside(path, ".new")
        new.unlink(missing_ok=True)
        make_private(new)
        new.write_bytes(msgspec.json.encode(mark))
        publish(new, path)


def _clear(path: Path) -> None:
    """Delete an old file, and what SQLite and Litestream have put beside it."""
    for leftover in (path, beside(path, "-wal"), beside(path, "-shm"), beside(path, ".restored")):
        leftover.unlink(missing_ok=True)
    _forget_copying(path)


def _forget_copying(path: Path) -> None:
    """Delete what Litestream knows of a file."""
    shutil.rmtree(path.with_name(f".{path.name}-litestream"), ignore_errors=True)
