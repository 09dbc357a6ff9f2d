"""What people of a guild could not be told, until an answer gets through to them."""

import sqlite3
from collections.abc import Sequence

import msgspec

from data.store import Store


async def untold(store: Store, guild: int) -> dict[int, list[str]]:
    """Return what the people of a guild are still to be told, by person."""
    return await store.read(guild, _untold)


async def keep_untold(store: Store, guild: int, user: int, texts: Sequence[str]) -> None:
    """Note what somebody is still to be told, in the place of what was noted before; nothing: they know all."""
    await store.write(guild, _keep_untold, user, texts)
    if texts:
        await store.users.note_known(guild, user)


def _untold(db: sqlite3.Connection) -> dict[int, list[str]]:
    return {row["user"]: msgspec.json.decode(row["texts"]) for row in db.execute("SELECT user, texts FROM untold")}


def _keep_untold(db: sqlite3.Connection, user: int, texts: Sequence[str]) -> None:
    if texts:
        db.execute("REPLACE INTO untold (user, texts) VALUES (?, ?)", (user, msgspec.json.encode(texts).decode()))
    else:
        db.execute("DELETE FROM untold WHERE user = ?", (user,))
