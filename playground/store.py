"""The playground's storage: one SQLite file of JSON records and uploaded files.

Without a path the file is a nameless temporary one, so that pictures do not fill the memory. Durability is relaxed: a
power failure may lose the last second.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec

from playground.refusals import Json

_SCHEMA = """
CREATE TABLE IF NOT EXISTS records (kind TEXT, id TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT;
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, name TEXT NOT NULL, body BLOB NOT NULL) STRICT;
CREATE TEMP TABLE passing (id TEXT PRIMARY KEY, name TEXT NOT NULL, body BLOB NOT NULL) STRICT;
"""


class Store:
    """Records by kind and id, and files by id. Raises OSError if the file can't be used."""

    def __init__(self, path: Path | str | None) -> None:
        if path is not None:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        # An empty name is SQLite's temporary file, which is deleted on closing (sqlite.org/inmemorydb.html).
        self._db = sqlite3.connect(path or "", isolation_level=None)
        try:
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=OFF")
            # Some builds overwrite deleted pictures with zeros: https://www.sqlite.org/pragma.html#pragma_secure_delete
            self._db.execute("PRAGMA secure_delete=OFF")
            self._db.executescript(_SCHEMA)
        except sqlite3.Error as error:
            self._db.close()
            raise OSError(f"{path}: {error}") from error

    def put(self, kind: str, id_: str, body: Json) -> None:
        """Write a record, replacing one of the same kind and id."""
        text = msgspec.json.encode(body).decode()
        self._db.execute("INSERT OR REPLACE INTO records VALUES (?, ?, ?)", (kind, id_, text))

    def drop(self, kind: str, id_: str) -> None:
        """Delete a record."""
        self._db.execute("DELETE FROM records WHERE kind = ? AND id = ?", (kind, id_))

    def all(self, kind: str) -> Iterator[Json]:
        """Yield all records of a kind, oldest id first."""
        # Ids are numbers stored as texts: the longer one is larger.
        rows = self._db.execute("SELECT body FROM records WHERE kind = ? ORDER BY length(id), id", (kind,))
        for (body,) in rows:
            yield msgspec.json.decode(body)

    def put_file(self, id_: str, name: str, body: bytes, *, passing: bool = False) -> None:
        """Store an uploaded file. A `passing` one (of an ephemeral message) lasts until the store is closed."""
        table = "passing" if passing else "files"
        self._db.execute(f"INSERT OR REPLACE INTO {table} VALUES (?, ?, ?)", (id_, name, body))

    def file(self, id_: str) -> bytes | None:
        """Return an uploaded file."""
        either = "SELECT body FROM files WHERE id = ?1 UNION ALL SELECT body FROM passing WHERE id = ?1"
        row = self._db.execute(either, (id_,)).fetchone()
        return row[0] if row else None

    def drop_file(self, id_: str) -> None:
        """Delete an uploaded file."""
        for table in ("files", "passing"):
            self._db.execute(f"DELETE FROM {table} WHERE id = ?", (id_,))

    def close(self) -> None:
        """Close the file."""
        self._db.close()
