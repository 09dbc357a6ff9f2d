"""The lock on a data folder: one process has it alone, or several with shards of their own share it.

SQLite's own file locks do it: they work on every platform and end with the process, however it ends.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from data.backups import make_private

TIMEOUT = 1.0
"""Seconds to wait for a process that is just looking whether it may start."""
PATIENCE = 60.0
"""Seconds to wait for one that makes the shared file or brings it up to date."""
NAME = "process"


class FolderInUse(Exception):  # noqa: N818 - a finding
    """Another process works in the folder."""


class FolderLock:
    """Held until it is closed. ``shards`` of ``count`` are this process's; without them the whole folder is."""

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
        """Keep other processes from making the shared file, or bringing it up to date, until the block ends."""
        path = self._folder / "start.lock"
        make_private(path)
        with closing(sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)) as file:
            self._lock(file)
            yield

    def close(self) -> None:
        """Let others have the folder."""
        self._held.close()

    def _open(self, name: str) -> sqlite3.Connection:
        path = self._folder / f"{name}.lock"
        make_private(path)
        return self._held.enter_context(closing(sqlite3.connect(path, isolation_level=None, timeout=TIMEOUT)))

    def _lock(self, file: sqlite3.Connection) -> None:
        # Never committed: the lock lasts as long as the connection.
        file.execute("BEGIN EXCLUSIVE")

    def _share(self, count: int) -> None:
        """Lock out a process that wants the whole folder, and one that divides the guilds in another way."""
        file = self._open(NAME)
        # The first one writes down how many shards there are; while others are here it cannot be changed.
        try:
            file.executescript(f"PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE; PRAGMA user_version = {count}; COMMIT;")
        except sqlite3.OperationalError:
            if file.in_transaction:
                file.rollback()
        file.execute(f"PRAGMA busy_timeout = {int(TIMEOUT * 1000)}")
        # BEGIN alone locks nothing: only the reading below takes the shared lock, kept as long as the transaction.
        file.execute("BEGIN")
        file.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if file.execute("PRAGMA user_version").fetchone()[0] != count:
            self.close()
            raise FolderInUse
