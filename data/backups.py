"""Backups of SQLite files, and how a complete file gets its name durably."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path


def backup(db: sqlite3.Connection, to: Path) -> Path:
    """Copy an open file to ``to``, check the copy, and only then put it in its place."""
    to.parent.mkdir(parents=True, exist_ok=True)
    new = beside(to, ".new")
    new.unlink(missing_ok=True)
    with closing(sqlite3.connect(new)) as copy:
        db.backup(copy)
        (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        new.unlink()
        raise sqlite3.DatabaseError(f"the copy is damaged: {verdict}")
    publish(new, to)
    return to


def publish(new: Path, path: Path) -> None:
    """Give a complete file its name, durably."""
    # First the contents, then the name, then the folder that has the name: in any other order a power cut could leave
    # a name with nothing behind it.
    _sync(new)
    new.replace(path)
    _sync(path.parent)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def beside(path: Path, suffix: str) -> Path:
    """Return the file of the same name with ``suffix`` behind it."""
    return path.with_name(path.name + suffix)
