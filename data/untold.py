"""Texts that could not be shown to people of a guild, stored until an answer to them succeeds."""

import sqlite3
from collections.abc import Sequence

import msgspec

from data.sqlite.encoding import as_json
from data.store import Store, reading, writing


@reading
def untold(db: sqlite3.Connection) -> dict[int, list[str]]:
    """Return the untold texts of a guild's people, by person."""
    return {row["user"]: msgspec.json.decode(row["texts"]) for row in db.execute("SELECT user, texts FROM untold")}


async def keep_untold(store: Store, guild: int, user: int, texts: Sequence[str]) -> None:
    """Store a person's untold texts in place of the last ones. Without texts, delete them."""
    await _keep_untold(store, guild, user, texts)
    if texts:
        await store.users.note_known(guild, user)


@writing
def _keep_untold(db: sqlite3.Connection, user: int, texts: Sequence[str]) -> None:
    if texts:
        db.execute("REPLACE INTO untold (user, texts) VALUES (?, ?)", (user, as_json(texts)))
    else:
        db.execute("DELETE FROM untold WHERE user = ?", (user,))
