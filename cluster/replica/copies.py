"""The copying of open files by Litestream, watched and repeated until everything is copied."""

import asyncio
import logging
import shutil
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final
from weakref import WeakValueDictionary

from msgspec import Struct, field

from cluster.replica.litestream import Litestream, NotReplicated
from data.errors import NotSaved, StoreError
from data.sqlite.connections import guild_of

LOOK: Final = 2.0
"""Seconds between two looks at what Litestream copies."""
SOON: Final = 0.5
"""Seconds after a change until it is copied. Litestream by itself takes up to two."""
LONGEST_COPY: Final = 5
"""Seconds in which Litestream copies what is new in a file."""
IN_OUTAGE: Final = 1
"""Seconds that the closing of a file waits while copies fail."""
LATE: Final = 10.0
"""Seconds after which a copy is too old."""

LOG = logging.getLogger(__name__)


class OpenFile(Struct, eq=False):
    """An open file, and the copy to which it belongs."""

    path: Path
    url: str
    epoch: int
    is_home: bool
    """Whether a machine that lacks the file would restore it from this copy."""
    fresh: bool = False
    """Whether nothing of this file is in the copy."""
    since: float = field(default_factory=time.time)
    """The time at which everything in it was copied."""
    registered: bool = False
    changing: int = 0
    """The number of transactions that run."""
    changes: int = 0
    """The number of transactions until now."""
    copied: int = 0
    """The number of those that are copied."""
    waiting: list[asyncio.Future[None]] = []
    """The callers that wait until everything that is committed now is copied."""
    copying: asyncio.Task[None] | None = None
    later: asyncio.TimerHandle | None = None
    """The next copying that no caller waits for."""


class Copies:
    """The copies of the open files of a folder, each under the id of its guild."""

    def __init__(
        self,
        folder: Path,
        litestream: Litestream,
        *,
        owns: Callable[[int], bool],
        file_of: Callable[[int], OpenFile],
        make_home: Callable[[int, OpenFile], Awaitable[None]],
        waits: bool,
    ) -> None:
        """``file_of`` returns a guild's file and its copy. ``make_home`` makes a complete copy the one to restore from.

        ``waits``: whether nothing is shown before it is copied.
        """
        self._folder = folder
        self._litestream = litestream
        self._owns = owns
        self._file_of = file_of
        self._make_home = make_home
        self._waits = waits
        self._open: dict[int, OpenFile] = {}
        self._incomplete: dict[int, float] = {}
        """The guilds whose files were closed before everything was copied, each with the time since when."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._watching: asyncio.Task[None] | None = None
        self._silent_since: float | None = None
        """The time since when Litestream does not answer."""
        self._failing = False
        """Whether the last try to copy has failed."""

    @property
    def silent(self) -> bool:
        """Whether Litestream does not answer."""
        return self._silent_since is not None

    def begin(self) -> None:
        """Watch Litestream."""
        self._watching = asyncio.create_task(self._watch(), name="replica")

    def close(self) -> None:
        """Stop watching."""
        if self._watching:
            self._watching.cancel()

    def lock(self, guild: int) -> asyncio.Lock:
        """Return the lock on what Litestream does with a guild's file."""
        # Locks are weak references: one lives only while it is held or awaited.
        return self._locks.setdefault(guild, asyncio.Lock())

    def lag(self) -> float:
        """Return the age of the oldest copy that is not complete, in seconds. It is near 1 as long as all works."""
        since = [*(file.since for file in self._open.values()), *self._incomplete.values()]
        if self._silent_since is not None:
            since.append(self._silent_since)
        return max(0.0, time.time() - min(since, default=time.time()))

    def faults(self) -> list[str]:
        """Return why the copies are incomplete, in one sentence each."""
        if self.silent:
            return ["Litestream does not answer, so choices are on this machine alone"]
        lag = self.lag()
        return [f"the replica is {lag:.0f} s late"] if lag > LATE else []

    def copy_closed(self, guilds: Iterable[int]) -> None:
        """Copy the files of guilds that are not open, one after the other. They have no copy, so they are late now."""
        self._incomplete.update(dict.fromkeys(guilds, time.time() - LATE - 1))

    async def open(self, guild: int, file: OpenFile) -> None:
        """Begin to copy a file that is open. It is tried again until that succeeds."""
        self._open[guild] = file
        if self.silent:
            return
        async with self.lock(guild):
            with suppress(StoreError):
                await self._register(file)
        if not file.is_home:
            self._copy(guild, file)

    async def closing(self, guild: int) -> None:
        """Copy what is new in a guild's file, which will be closed, and end the copying."""
        file = self._open.pop(guild, None)
        if file is None:
            return
        if file.later is not None:
            file.later.cancel()
        seconds = IN_OUTAGE if self._failing or self.silent else LONGEST_COPY
        async with self.lock(guild):
            try:
                if seconds == LONGEST_COPY:
                    await self._copy_now(guild, file)
                else:
                    self._incomplete[guild] = file.since
                if not self.silent:
                    await self._litestream.unregister(file.path, seconds)
            except StoreError:
                self._incomplete.setdefault(guild, file.since)

    @asynccontextmanager
    async def changing(self, guild: int) -> AsyncIterator[None]:
        """Copy what the block commits to a guild's open file, with ``waits`` before this returns.

        Then raise NotSaved, before the block if the copies fail already.
        """
        file = self._open[guild]
        if not self._waits:
            yield
            self._copy_soon(guild, file)
            return
        if self._failing or self.silent:
            raise NotSaved("the replica accepts no changes")
        file.changing += 1
        try:
            yield
        finally:
            file.changing -= 1
            file.changes += 1
        await self._catch_up(guild, file)

    async def copied(self, guild: int) -> None:
        """With ``waits``, wait until everything that has been read from a guild's open file is copied.

        Raise NotSaved.
        """
        file = self._open[guild]
        if not self._waits:
            return
        if file.changing or file.copied < file.changes:
            await self._catch_up(guild, file)

    async def catch_up(self, guild: int) -> None:
        """Wait until everything that is committed to a guild's open file is copied. Raise NotSaved."""
        file = self._open.get(guild)
        if file is None:
            raise NotSaved("the file is closed")
        await self._catch_up(guild, file)

    def _copy_soon(self, guild: int, file: OpenFile) -> None:
        if file.later is None:
            file.later = asyncio.get_running_loop().call_later(SOON, self._copy_later, guild, file)

    def _copy_later(self, guild: int, file: OpenFile) -> None:
        file.later = None
        if file.copying is not None and not file.copying.done():
            # It may have begun before the change.
            self._copy_soon(guild, file)
        elif not self.silent and not self._failing:
            self._copy(guild, file)

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
            async with self.lock(guild):
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
        if self.silent:
            raise NotReplicated("Litestream does not answer")
        try:
            if not file.registered:
                await self._register(file)
            await self._litestream.sync(file.path, LONGEST_COPY)
        except NotReplicated as error:
            # Litestream may have been started again, and then knows no file.
            file.registered = False
            self._note_failure(error)
            raise
        self._note_failure(None)
        if not file.is_home:
            await self._make_home(guild, file)
            file.is_home = True
        # From now on a machine that lacks the file finds everything in the copy.
        file.since, file.copied = began, changes
        self._incomplete.pop(guild, None)

    async def _register(self, file: OpenFile) -> None:
        if file.fresh:
            # Litestream would continue the copy of the file that was here before.
            await self._litestream.unregister(file.path, IN_OUTAGE)
            await asyncio.to_thread(forget_copying, file.path)
            file.fresh = False
        if not await self._litestream.register(file.path, file.url):
            # Perhaps to the copy of another epoch.
            await self._litestream.unregister(file.path, LONGEST_COPY)
            await self._litestream.register(file.path, file.url)
        file.registered = True

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self.look()

    async def look(self) -> None:
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
        for guild in (*self._incomplete,):
            if not await self._complete(guild):
                break

    def _unfinished(self) -> list[tuple[int, OpenFile]]:
        """Return the open files that are not copied as they should be. While copies fail, try one that is."""
        unfinished = [(guild, file) for guild, file in self._open.items() if not (file.registered and file.is_home)]
        return unfinished or [*self._open.items()][: int(self._failing)]

    def _note_silence(self, *, silent: bool) -> None:
        if silent and not self.silent:
            LOG.warning("Litestream does not answer: choices are on this machine alone until it does")
        elif not silent and self.silent:
            LOG.info("Litestream answers again")
        self._silent_since = (self._silent_since or time.time()) if silent else None

    async def _drop(self, path: Path) -> None:
        """End the copying of a file of this process that is not open."""
        guild = guild_of(path)
        if path.parent != self._folder.absolute() or guild is None:
            return
        if guild in self._open or not self._owns(guild):
            return
        async with self.lock(guild):
            # It may have been opened meanwhile.
            if guild not in self._open:
                with suppress(NotReplicated):
                    await self._litestream.unregister(path, LONGEST_COPY)

    async def _complete(self, guild: int) -> bool:
        """Copy what was new in a file when it was closed. Return whether that is done."""
        async with self.lock(guild):
            if guild not in self._open:
                file = self._file_of(guild)
                try:
                    await self._copy_now(guild, file)
                    await self._litestream.unregister(file.path, LONGEST_COPY)
                except StoreError:
                    return False
        return True

    def _note_failure(self, error: NotReplicated | None) -> None:
        if error is not None and not self._failing and not self.silent:
            LOG.warning("the replica accepts no changes: %s", error)
        elif error is None and self._failing:
            LOG.info("the replica accepts changes again")
        self._failing = error is not None


def forget_copying(path: Path) -> None:
    """Delete what Litestream knows of a file."""
    shutil.rmtree(path.with_name(f".{path.name}-litestream"), ignore_errors=True)
