"""The lock on a data folder: exclusive for one process, or shared by several with their own shards.

A process that waits for the lock, to take over from another one, has a lock of its own (``cluster/folder_claim.py``).

All use SQLite's file locks, which work on every platform and end with the process:
https://www.sqlite.org/lockingv3.html
"""

import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from data.shards import Shards
from data.sqlite.backups import make_private

TIMEOUT = 1.0
"""Seconds to wait for another process that is starting."""
MIGRATION_TIMEOUT = 60.0
"""Seconds to wait for a process that creates or migrates the shared file."""
NAME, SUCCESSOR = "process", "successor"


class FolderInUse(ValueError):  # noqa: N818 - a finding
    """Another process uses the folder. The text is one sentence for the operator."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            f"Another process of the bot uses the data folder {folder}:"
            " stop it, replace it by a start with --take-over, or give each its own SHARD_IDS."
        )


class Locks:
    """Locked files of a folder until they are closed."""

    def __init__(self, folder: Path, timeout: float) -> None:
        self._folder = folder
        self._timeout = timeout
        self._held = ExitStack()

    def close(self) -> None:
        """Release the lock."""
        self._held.close()

    @contextmanager
    def all_or_none(self) -> Iterator[None]:
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

    def lock(self, name: str) -> None:
        """Lock a file."""
        # Never committed, so the lock lasts as long as the connection.
        self._open(name).execute("BEGIN EXCLUSIVE")


class FolderLock(Locks):
    """A lock until it is closed: on ``shards``, or without them on the whole folder.

    It waits ``timeout`` seconds for another process.
    """

    def __init__(self, folder: Path, shards: Shards | None = None, timeout: float = TIMEOUT) -> None:
        super().__init__(folder, timeout)
        self._shards = shards
        with self.all_or_none():
            if shards is not None:
                self._share(shards.count)
            for name in names_of(NAME, shards):
                self.lock(name)

    def is_awaited(self) -> bool:
        """Return whether a process waits for the lock, to take over from this one."""
        return are_locked(self._folder, SUCCESSOR, self._shards)

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
        file.execute("PRAGMA busy_timeout = 0")
        deadline = time.monotonic() + self._timeout
        # Processes that start together, or look at the lock, can keep one another from storing the number: try again.
        while not _shares(file, count):
            if time.monotonic() > deadline:
                self.close()
                raise FolderInUse(self._folder)
            time.sleep(random.uniform(0.005, 0.05))


def are_locked(folder: Path, prefix: str, shards: Shards | None = None) -> bool:
    """Return whether other processes have the locks of this kind on the folder, or on all of ``shards``."""
    return all(_is_locked(folder / f"{name}.lock") for name in names_of(prefix, shards))


def names_of(prefix: str, shards: Shards | None) -> list[str]:
    """Return the names of the locks of a kind: one for the folder, or one for each of ``shards``."""
    return [prefix] if shards is None else [f"{prefix}-{shard}" for shard in shards.ids]


def _shares(file: sqlite3.Connection, count: int) -> bool:
    """Lock the file together with others, and return whether it has this number of shards."""
    with _rolled_back_if_busy(file):
        # The first process stores the number. It cannot be changed while others share the lock.
        file.executescript(f"BEGIN EXCLUSIVE; PRAGMA user_version = {count}; COMMIT;")
    with _rolled_back_if_busy(file):
        # BEGIN alone takes no lock. The read below takes the shared lock, until the transaction ends:
        # https://www.sqlite.org/lang_transaction.html
        file.execute("BEGIN")
        file.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if file.execute("PRAGMA user_version").fetchone()[0] == count:
            return True
        file.rollback()
    return False


@contextmanager
def _rolled_back_if_busy(file: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:
        if not _is_busy(error):
            raise
        if file.in_transaction:
            file.rollback()


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
