"""What is a person's and not a guild's: settings, and the guilds in which they play."""

import sqlite3
from typing import Any

import msgspec

from data.errors import GuildUnreadable
from data.models import GameRow
from data.queries import games
from data.store import Store
from rules.kernel import Facts


async def settings(store: Store, user: int) -> Facts:
    """Return a person's settings: those that were ever set."""
    return await store.shared.read(_settings, user)


async def set_settings(store: Store, user: int, **changes: Any) -> Facts:
    """Change settings of a person (None: back to the default) and return all of them."""
    return await store.shared.write(_change_settings, user, changes)


async def note_playing(store: Store, guild: int, user: int) -> None:
    """Note that a person sits at a table in a guild."""
    if guild not in await store.shared.read(_guilds, user):
        await store.shared.write(_note_playing, user, guild)


async def games_of(store: Store, user: int) -> tuple[tuple[int, GameRow], ...]:
    """Return the games in progress at which a person sits, with their guilds; unreadable guilds are left out."""
    found: list[tuple[int, GameRow]] = []
    for guild in await store.shared.read(_guilds, user):
        try:
            found += [(guild, game) for game in await games(store, guild, user=user)]
        except GuildUnreadable:
            continue
    return tuple(found)


def _settings(db: sqlite3.Connection, user: int) -> Facts:
    row = db.execute("SELECT settings FROM people WHERE user = ?", (user,)).fetchone()
    return msgspec.json.decode(row["settings"], type=Facts) if row else {}


def _change_settings(db: sqlite3.Connection, user: int, changes: Facts) -> Facts:
    merged = {**_settings(db, user), **changes}
    kept = {key: value for key, value in merged.items() if value is not None}
    db.execute("REPLACE INTO people (user, settings) VALUES (?, ?)", (user, msgspec.json.encode(kept).decode()))
    return kept


def _guilds(db: sqlite3.Connection, user: int) -> tuple[int, ...]:
    return tuple(row["guild"] for row in db.execute("SELECT guild FROM playing WHERE user = ?", (user,)))


def _note_playing(db: sqlite3.Connection, user: int, guild: int) -> None:
    db.execute("INSERT OR IGNORE INTO playing (user, guild) VALUES (?, ?)", (user, guild))
