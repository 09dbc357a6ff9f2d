"""Backups of SQLite files, and the durable replacement of a file."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from data.errors import GuildDamaged

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
"""The permissions of files and folders. Hands and notes in them must stay unreadable to other users of the machine."""


def backup(db: sqlite3.Connection, to: Path) -> Path:
    """Copy an open file to ``to``: write the copy beside it, check the copy, then rename it."""
    to.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    new = beside(to, ".new")
    # Remove the leftover of an interrupted copy.
    new.unlink(missing_ok=True)
    make_private(new)
    with closing(sqlite3.connect(new)) as copy:
        db.backup(copy)
        (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        new.unlink()
        raise GuildDamaged(f"the copy is damaged: {verdict}")
    publish(new, to)
    return to


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
