"""The lock on a data folder: exclusive for one process, or shared by several with their own shards.

It uses SQLite's file locks, which work on every platform and end with the process:
https://www.sqlite.org/lockingv3.html
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from data.sqlite.backups import make_private

TIMEOUT = 1.0
"""Seconds to wait for another process that is starting."""
PATIENCE = 60.0
"""Seconds to wait for a process that creates or migrates the shared file."""
NAME = "process"


class FolderInUse(Exception):  # noqa: N818 - a finding
    """Another process uses the folder."""


class FolderLock:
    """A lock until it is closed: on ``shards`` of ``count``, or without these on the whole folder."""

    def __init__(self, folder: Path, shards: Sequence[int] | None = None, count: int | None = None) -> None:
        self._folder = folder
        self._held = ExitStack()
        try:
            if shards is None or count is None:
                self._lock(self._open(NAME))
            else:
                self._share(count)
                for shard in shards:
                    self._lock(self._open(f"{NAME}-{shard}"))
        except sqlite3.OperationalError as error:
            self.close()
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            raise FolderInUse from error

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Prevent other processes from creating or migrating the shared file until the block ends."""
        path = self._folder / "start.lock"
        make_private(path)
        with closing(sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)) as file:
            self._lock(file)
            yield

    def close(self) -> None:
        """Release the lock."""
        self._held.close()

    def _open(self, name: str) -> sqlite3.Connection:
        path = self._folder / f"{name}.lock"
        make_private(path)
        return self._held.enter_context(closing(sqlite3.connect(path, isolation_level=None, timeout=TIMEOUT)))

    def _lock(self, file: sqlite3.Connection) -> None:
        # Never committed, so the lock lasts as long as the connection.
        file.execute("BEGIN EXCLUSIVE")

    def _share(self, count: int) -> None:
        """Lock out a process that wants the whole folder or has another number of shards."""
        file = self._open(NAME)
        # The first process stores the number of shards. It cannot be changed while others share the lock.
        try:
            file.executescript(f"PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE; PRAGMA user_version = {count}; COMMIT;")
        except sqlite3.OperationalError:
            if file.in_transaction:
                file.rollback()
        file.execute(f"PRAGMA busy_timeout = {int(TIMEOUT * 1000)}")
        # BEGIN alone takes no lock. The read below takes the shared lock, until the transaction ends:
        # https://www.sqlite.org/lang_transaction.html
        file.execute("BEGIN")
        file.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if file.execute("PRAGMA user_version").fetchone()[0] != count:
            self.close()
            raise FolderInUse
