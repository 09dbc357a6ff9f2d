"""Backups of SQLite files, and the durable replacement of a file."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from data.errors import GuildDamaged

Prepare: TypeAlias = Callable[[str, sqlite3.Connection], None]
"""A function that changes the copy of the file with a name before it is checked, or refuses it by an error."""

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
"""The permissions of files and folders. Hands and notes in them must stay unreadable to other users of the machine."""


def leave(name: str, copy: sqlite3.Connection) -> None:
    """Leave a copy as it is."""


def backup(db: sqlite3.Connection, to: Path, prepare: Prepare = leave) -> Path:
    """Copy an open file to ``to``: write the copy beside it, ``prepare`` and check the copy, then rename it."""
    to.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    new = beside(to, ".new")
    remove(new)
    make_private(new)
    try:
        with closing(sqlite3.connect(new)) as copy:
            db.backup(copy)
            with copy:
                prepare(to.name, copy)
            (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok":
                raise GuildDamaged(f"the copy is damaged: {verdict}")
    except BaseException:
        remove(new)
        raise
    publish(new, to)
    return to


def remove(path: Path) -> None:
    """Delete the leftovers of a file that was not completed, with its log: a new file would use the log as its own."""
    for suffix in ("", "-wal", "-shm"):
        beside(path, suffix).unlink(missing_ok=True)


def publish(new: Path, path: Path) -> None:
    """Rename a complete file to ``path`` durably."""
    # Sync the contents before the renaming, and the folder after it. In another order a power cut could leave a name
    # without contents.
    _sync(new)
    new.replace(path)
    _sync(path.parent)


def make_private(path: Path) -> None:
    """Make a file private to its owner, and create it if it is missing. SQLite gives the log the same permissions."""
    # Never open an existing file: closing it would drop all POSIX locks that this process has on it, and SQLite relies
    # on them: https://www.sqlite.org/howtocorrupt.html
    if not path.exists():
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    if path.stat().st_mode & 0o077:
        path.chmod(PRIVATE_FILE)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def beside(path: Path, suffix: str) -> Path:
    """Return ``path`` with ``suffix`` appended to its name."""
    return path.with_name(path.name + suffix)
