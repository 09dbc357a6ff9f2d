"""The settings of a guild's file: values as JSON, by key."""

import sqlite3
from typing import Any, TypeVar

import msgspec

from data.sqlite.encoding import as_json

T = TypeVar("T")


def get_setting(db: sqlite3.Connection, key: str, kind: type[T]) -> T | None:
    """Return a setting; None if it is not set."""
    row = db.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
    return msgspec.json.decode(row[0], type=kind) if row else None


def put_setting(db: sqlite3.Connection, key: str, value: Any) -> None:
    """Store a setting. None deletes it."""
    if value is None:
        db.execute("DELETE FROM settings WHERE key = ?", (key,))
    else:
        db.execute("REPLACE INTO settings (key, value) VALUES (?, ?)", (key, as_json(value)))
