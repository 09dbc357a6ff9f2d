"""The names of the emojis that the bot has uploaded to its application, in the shared file.

A name is noted before the upload, so that an emoji whose upload was interrupted still counts as the bot's.
"""

import sqlite3
from collections.abc import Collection

from data.shared.file import SharedFile


class UploadedEmojis:
    """The names of one application's emojis that the bot has uploaded, or has begun to upload."""

    def __init__(self, shared: SharedFile, application: int) -> None:
        self._shared = shared
        self._application = application

    async def names(self) -> frozenset[str]:
        """Return the names."""
        return await self._shared.read(_names, self._application)

    async def add(self, name: str) -> None:
        """Add a name."""
        await self._shared.write(_add, self._application, name)

    async def keep(self, names: Collection[str]) -> None:
        """Drop all names but these."""
        await self._shared.write(_keep, self._application, names)


def _names(db: sqlite3.Connection, application: int) -> frozenset[str]:
    rows = db.execute("SELECT name FROM emojis WHERE application = ?", (application,))
    return frozenset(row["name"] for row in rows)


def _add(db: sqlite3.Connection, application: int, name: str) -> None:
    db.execute("INSERT OR IGNORE INTO emojis (application, name) VALUES (?, ?)", (application, name))


def _keep(db: sqlite3.Connection, application: int, names: Collection[str]) -> None:
    gone = _names(db, application).difference(names)
    db.executemany("DELETE FROM emojis WHERE application = ? AND name = ?", [(application, name) for name in gone])
