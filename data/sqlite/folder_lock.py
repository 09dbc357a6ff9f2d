"""The lock on a data folder: exclusive for one process, or shared by several with their own shards.

A process that waits for the lock, to take over from another process, has a lock of its own that tells the other one.

All use SQLite's file locks, which work on every platform and end with the process:
https://www.sqlite.org/lockingv3.html
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from data.claims import Succession
from data.shards import Shards
from data.sqlite.backups import make_private

TIMEOUT = 1.0
"""Seconds to wait for another process that is starting."""
MIGRATION_TIMEOUT = 60.0
"""Seconds to wait for a process that creates or migrates the shared file."""
NAME, SUCCESSOR, LISTENING = "process", "successor", "listening"


class FolderInUse(ValueError):  # noqa: N818 - a finding
    """Another process uses the folder. The text is one sentence for the operator."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            f"Another process of the bot uses the data folder {folder}:"
            " stop it, replace it by a start with --take-over, or give each its own SHARD_IDS."
        )


class _Locks:
    """Locked files of a folder until they are closed."""

    def __init__(self, folder: Path, timeout: float) -> None:
        self._folder = folder
        self._timeout = timeout
        self._held = ExitStack()

    def close(self) -> None:
        """Release the lock."""
        self._held.close()

    @contextmanager
    def _all_or_none(self) -> Iterator[None]:
        """Release the lock if a part of it is not free, and raise FolderInUse."""
        try:
            yield
        except sqlite3.OperationalError as error:
            self.close()
            if not _is_busy(error):
                raise
            raise FolderInUse(self._folder) from error

    def _open(self, name: str) -> sqlite3.Connection:
        path = self._folder / f"{name}.lock"
        make_private(path)
        return self._held.enter_context(closing(sqlite3.connect(path, isolation_level=None, timeout=self._timeout)))

    def _lock(self, name: str) -> None:
        # Never committed, so the lock lasts as long as the connection.
        self._open(name).execute("BEGIN EXCLUSIVE")


class FolderLock(_Locks):
    """A lock until it is closed: on ``shards``, or without them on the whole folder.

    It waits ``timeout`` seconds for another process. It is a claim on the guilds of these shards.
    """

    lost = False
    """Whether another process has the lock: never, because the lock ends with this process."""

    def __init__(self, folder: Path, shards: Shards | None = None, timeout: float = TIMEOUT) -> None:
        super().__init__(folder, timeout)
        self._shards = shards
        self.epoch = int(time.time())
        """The time of the lock, because processes have the folder one after the other."""
        with self._all_or_none():
            if shards is not None:
                self._share(shards.count)
            for name in _names(NAME, shards):
                self._lock(name)

    def holds(self) -> bool:
        """Return True: the lock is certain as long as this process lives."""
        return True

    async def regained(self, patience: float | None = None) -> bool:
        """Return True: the lock is certain."""
        return True

    def succession(self) -> Succession:
        """Return the state of the process that waits for the lock."""
        return succession(self._folder, self._shards)

    async def release(self) -> None:
        """Release the lock."""
        self.close()

    async def offer(self) -> None:
        """Return: a process that waits for the lock needs no offer."""

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Prevent other processes from creating or migrating the shared file until the block ends."""
        path = self._folder / "start.lock"
        make_private(path)
        with closing(sqlite3.connect(path, isolation_level=None, timeout=MIGRATION_TIMEOUT)) as file:
            # Closed without a commit.
            file.execute("BEGIN EXCLUSIVE")
            yield

    def _share(self, count: int) -> None:
        """Lock out a process that wants the whole folder or has another number of shards."""
        file = self._open(NAME)
        # The first process stores the number of shards. It cannot be changed while others share the lock.
        try:
            file.executescript(f"PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE; PRAGMA user_version = {count}; COMMIT;")
        except sqlite3.OperationalError:
            if file.in_transaction:
                file.rollback()
        file.execute(f"PRAGMA busy_timeout = {int(self._timeout * 1000)}")
        # BEGIN alone takes no lock. The read below takes the shared lock, until the transaction ends:
        # https://www.sqlite.org/lang_transaction.html
        file.execute("BEGIN")
        file.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if file.execute("PRAGMA user_version").fetchone()[0] != count:
            self.close()
            raise FolderInUse(self._folder)


class SuccessorLock(_Locks):
    """The lock of the one process that waits for the lock on the folder, or on ``shards``, until it is closed."""

    def __init__(self, folder: Path, shards: Shards | None = None) -> None:
        super().__init__(folder, TIMEOUT)
        self._shards = shards
        with self._all_or_none():
            for name in _names(SUCCESSOR, shards):
                self._lock(name)

    def listen(self) -> None:
        """Tell the other process that this one receives all interactions."""
        with self._all_or_none():
            for name in _names(LISTENING, self._shards):
                self._lock(name)


def succession(folder: Path, shards: Shards | None = None) -> Succession:
    """Return the state of the process that waits for the lock on the folder, or on all of ``shards``."""
    for prefix, state in ((LISTENING, Succession.LISTENS), (SUCCESSOR, Succession.PREPARES)):
        if all(_is_locked(folder / f"{name}.lock") for name in _names(prefix, shards)):
            return state
    return Succession.NONE


def _names(prefix: str, shards: Shards | None) -> list[str]:
    return [prefix] if shards is None else [f"{prefix}-{shard}" for shard in shards.ids]


def _is_locked(path: Path) -> bool:
    if not path.exists():
        return False
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as file:
            # Only a read, so that two processes that look at the same time do not see each other's lock.
            file.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except sqlite3.OperationalError as error:
        return _is_busy(error)
    return False


def _is_busy(error: sqlite3.OperationalError) -> bool:
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
