"""The people who watch for new tables of a game in a guild, in the guild's file."""

import sqlite3
from collections.abc import Collection

from data.store import Store


async def toggle_watcher(store: Store, guild: int, kind: str, user: int) -> bool:
    """Make a person a watcher, or end that. Return whether they watch now."""
    watching = await store.write(guild, _toggle, kind, user)
    if watching:
        await store.users.note_known(guild, user)
    return watching


async def watchers_before(store: Store, guild: int, kind: str, time: float, most: int) -> tuple[int, ...]:
    """Return at most ``most`` random watchers whose last ping was before ``time``."""
    return await store.read(guild, _before, kind, time, most)


async def note_watchers_told(store: Store, guild: int, kind: str, users: Collection[int], time: float) -> None:
    """Store the time of a ping for these watchers."""
    await store.write(guild, _note_told, kind, users, time)


def _toggle(db: sqlite3.Connection, kind: str, user: int) -> bool:
    if db.execute("DELETE FROM watchers WHERE kind = ? AND user = ?", (kind, user)).rowcount:
        return False
    db.execute("INSERT INTO watchers (kind, user, told) VALUES (?, ?, 0)", (kind, user))
    return True


def _before(db: sqlite3.Connection, kind: str, time: float, most: int) -> tuple[int, ...]:
    rows = db.execute(
        "SELECT user FROM watchers WHERE kind = ? AND told < ? ORDER BY random() LIMIT ?", (kind, time, most)
    )
    return tuple(row["user"] for row in rows)


def _note_told(db: sqlite3.Connection, kind: str, users: Collection[int], time: float) -> None:
    db.executemany("UPDATE watchers SET told = ? WHERE kind = ? AND user = ?", [(time, kind, user) for user in users])
