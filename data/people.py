"""What is a person's and not a guild's: settings, and the guilds in which they play."""

import sqlite3
from typing import Any

import msgspec

from data.errors import GuildUnreadable
from data.records import games
from data.rows import Game
from data.store import Store
from rules.kernel import Facts


async def settings(store: Store, user: int) -> Facts:
    """Return a person's settings: those that were ever set."""
    return await store.house.read(_settings, user)


async def set_settings(store: Store, user: int, **changes: Any) -> Facts:
    """Change settings of a person (None: back to the default) and return all of them."""
    return await store.house.write(_change, user, changes)


async def plays(store: Store, guild: int, user: int) -> None:
    """Note that a person sits at a table in a guild."""
    if guild not in await store.house.read(_guilds, user):
        await store.house.write(_play, user, guild)


async def games_of(store: Store, user: int) -> tuple[tuple[int, Game], ...]:
    """Return the games in progress at which a person sits, with their guilds; unreadable guilds are left out."""
    found: list[tuple[int, Game]] = []
    for guild in await store.house.read(_guilds, user):
        try:
            found += [(guild, game) for game in await games(store, guild, user=user)]
        except GuildUnreadable:
            continue
    return tuple(found)


def _settings(db: sqlite3.Connection, user: int) -> Facts:
    row = db.execute("SELECT settings FROM people WHERE user = ?", (user,)).fetchone()
    return msgspec.json.decode(row["settings"], type=Facts) if row else {}


def _change(db: sqlite3.Connection, user: int, changes: Facts) -> Facts:
    merged = {**_settings(db, user), **changes}
    kept = {key: value for key, value in merged.items() if value is not None}
    db.execute("REPLACE INTO people (user, settings) VALUES (?, ?)", (user, msgspec.json.encode(kept).decode()))
    return kept


def _guilds(db: sqlite3.Connection, user: int) -> tuple[int, ...]:
    return tuple(row["guild"] for row in db.execute("SELECT guild FROM playing WHERE user = ?", (user,)))


def _play(db: sqlite3.Connection, user: int, guild: int) -> None:
    db.execute("INSERT OR IGNORE INTO playing (user, guild) VALUES (?, ?)", (user, guild))
