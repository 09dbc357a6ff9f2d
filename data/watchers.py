"""The people who watch for new tables of a game in a guild, in the guild's file."""

import sqlite3
from collections.abc import Collection

from data.store import Store, reading, writing


async def set_watcher(store: Store, guild: int, kind: str, user: int, *, watching: bool) -> None:
    """Make a person a watcher, or end that."""
    await (_add if watching else _remove)(store, guild, kind, user)
    if watching:
        await store.users.note_known(guild, user)


@writing
def _add(db: sqlite3.Connection, kind: str, user: int) -> None:
    # A watcher who is added again is not pinged again at once.
    db.execute("INSERT OR IGNORE INTO watchers (kind, user, told) VALUES (?, ?, 0)", (kind, user))


@writing
def _remove(db: sqlite3.Connection, kind: str, user: int) -> None:
    db.execute("DELETE FROM watchers WHERE kind = ? AND user = ?", (kind, user))


@reading
def watchers_before(db: sqlite3.Connection, kind: str, time: float, most: int) -> tuple[int, ...]:
    """Return at most ``most`` random watchers whose last ping was before ``time``."""
    rows = db.execute(
        "SELECT user FROM watchers WHERE kind = ? AND told < ? ORDER BY random() LIMIT ?", (kind, time, most)
    )
    return tuple(row["user"] for row in rows)


@writing
def note_watchers_told(db: sqlite3.Connection, kind: str, users: Collection[int], time: float) -> None:
    """Store the time of a ping for these watchers."""
    db.executemany("UPDATE watchers SET told = ? WHERE kind = ? AND user = ?", [(time, kind, user) for user in users])
