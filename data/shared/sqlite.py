"""The database of the shared store in an SQLite file of the data folder.

A second connection reads it. Each answer to a person reads their language, and a read must not wait behind a write that
waits for another process's lock.
"""

import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from data.errors import StoreError
from data.shared.protocol import Rows, Work
from data.sqlite.connections import Connection, guarded, open_connection
from data.sqlite.migrations import load_steps

T = TypeVar("T")


class SqliteDatabase:
    """An open file."""

    def __init__(self, writer: Connection, reader: Connection) -> None:
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, file: Path) -> "SqliteDatabase":
        """Open a file, and create it if it is missing. Raise StoreError."""
        writer = await open_connection(file, load_steps("shared"))
        return cls(writer, await open_connection(file, load_steps("shared"), trusted=True))

    async def read(self, work: Work[T]) -> T:
        """Return the result of a job that only reads."""
        return await self._reader.read(_do, work)

    async def write(self, works: Sequence[Work[Any]]) -> list[Any]:
        """Do jobs in one transaction. Return the result of each, or its error."""
        return await self._writer.write(_do_each, works)

    async def close(self) -> None:
        """Close the file."""
        await self._reader.close()
        await self._writer.close()


def _do(db: sqlite3.Connection, work: Work[T]) -> T:
    job = work()
    rows: Rows | None = None
    while True:
        try:
            statement, *arguments = job.send(rows)
        except StopIteration as end:
            result: T = end.value
            return result
        rows = db.execute(statement, {str(place): value for place, value in enumerate(arguments, 1)}).fetchall()


def _do_each(db: sqlite3.Connection, works: Sequence[Work[Any]]) -> list[Any]:
    """Do each job in a savepoint of its own. Return its result or its error."""
    return [_do_apart(db, work) for work in works]


def _do_apart(db: sqlite3.Connection, work: Work[Any]) -> Any:
    db.execute("SAVEPOINT job")
    try:
        result = guarded(partial(_do, db, work))
    except StoreError as error:
        # A full disk may have ended the whole transaction, with its savepoints.
        if not db.in_transaction:
            raise
        db.execute("ROLLBACK TO job")
        result = error
    db.execute("RELEASE job")
    return result
