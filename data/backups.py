"""Backups of SQLite files, and how a complete file gets its name durably."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from data.errors import GuildDamaged

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
"""The permissions of files and folders: there are hands and notes in them, for nobody else on the machine."""


def backup(db: sqlite3.Connection, to: Path) -> Path:
    """Copy an open file to ``to``, check the copy, and only then put it in its place."""
    to.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    new = beside(to, ".new")
    # What a copy that was interrupted has left.
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
    """Give a complete file its name, durably."""
    # First the contents, then the name, then the folder that has the name: in any other order a power cut could leave
    # a name with nothing behind it.
    _sync(new)
    new.replace(path)
    _sync(path.parent)


def make_private(path: Path) -> None:
    """Have a file be its owner's alone, made empty if it is missing; SQLite gives its log the same permissions."""
    # Never opened where it is there: closing it again would take away every lock that this process has on it, and with
    # them the word that somebody still uses its log.
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
    """Return the file of the same name with ``suffix`` behind it."""
    return path.with_name(path.name + suffix)
