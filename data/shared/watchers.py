"""The people who watch for new tables of a game in a guild, in the shared file."""

import sqlite3
from collections.abc import Collection

from data.shared.file import SharedFile


async def toggle_watcher(shared: SharedFile, guild: int, kind: str, user: int) -> bool:
    """Make a person a watcher, or end that. Return whether they watch now."""
    return await shared.write(_toggle, guild, kind, user)


async def watchers_before(shared: SharedFile, guild: int, kind: str, time: float, most: int) -> tuple[int, ...]:
    """Return at most ``most`` random watchers whose last ping was before ``time``."""
    return await shared.read(_before, guild, kind, time, most)


async def note_watchers_told(shared: SharedFile, guild: int, kind: str, users: Collection[int], time: float) -> None:
    """Store the time of a ping for these watchers."""
    await shared.write(_note_told, guild, kind, users, time)


async def watched_by(shared: SharedFile, user: int) -> list[str]:
    """Return what a person watches, each as ``"<guild>:<kind>"``."""
    return await shared.read(_watched_by, user)


def _toggle(db: sqlite3.Connection, guild: int, kind: str, user: int) -> bool:
    ended = db.execute("DELETE FROM watchers WHERE guild = ? AND kind = ? AND user = ?", (guild, kind, user))
    if ended.rowcount:
        return False
    db.execute("INSERT INTO watchers (guild, kind, user, told) VALUES (?, ?, ?, 0)", (guild, kind, user))
    return True


def _before(db: sqlite3.Connection, guild: int, kind: str, time: float, most: int) -> tuple[int, ...]:
    rows = db.execute(
        "SELECT user FROM watchers WHERE guild = ? AND kind = ? AND told < ? ORDER BY random() LIMIT ?",
        (guild, kind, time, most),
    )
    return tuple(row["user"] for row in rows)


def _note_told(db: sqlite3.Connection, guild: int, kind: str, users: Collection[int], time: float) -> None:
    db.executemany(
        "UPDATE watchers SET told = ? WHERE guild = ? AND kind = ? AND user = ?",
        [(time, guild, kind, user) for user in users],
    )


def _watched_by(db: sqlite3.Connection, user: int) -> list[str]:
    rows = db.execute("SELECT guild, kind FROM watchers WHERE user = ? ORDER BY guild, kind", (user,))
    return [f"{row['guild']}:{row['kind']}" for row in rows]
