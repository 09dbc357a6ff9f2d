"""Requests to the processes of other guilds about one person, in the shared file: each process changes only its own.

A process reads the open requests of its guilds every second. The table is empty nearly always, so that costs nothing
and does not grow with guilds. A request stays open until its work is done, also after a restart.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from data.shared.file import SharedFile
from data.sqlite.encoding import as_json
from data.sqlite.mapping import from_rows
from rules.kernel import Facts

STEP: Final = 0.25
"""Seconds between two looks for answers."""
ABANDONED: Final = 60.0
"""Seconds after which no one waits for the answer of a request."""


class Request(Struct, frozen=True, kw_only=True):
    """A request to the process of a guild about a person."""

    id: int
    guild: int
    user: int
    kind: str
    facts: Facts
    asked: float


class Requests:
    """The requests of all processes."""

    def __init__(self, shared: SharedFile, clock: Callable[[], float]) -> None:
        self._shared = shared
        self._clock = clock

    async def ask(self, guilds: Collection[int], user: int, kind: str, facts: Facts) -> tuple[int, ...]:
        """Ask the process of each guild for something about a person. Return the ids of the requests."""
        if not guilds:
            return ()
        return await self._shared.write(_ask, guilds, user, kind, facts, self._clock())

    async def open(self) -> tuple[Request, ...]:
        """Return the open requests of all guilds, the oldest first."""
        return await self._shared.read(_open)

    async def finish(self, request: Request, answer: Any) -> None:
        """Store the answer to a request. If no one waits for it any more, delete the request."""
        await self._shared.write(_finish, request.id, answer, self._clock() - ABANDONED)

    async def answers(self, ids: Sequence[int], patience: float) -> dict[int, Any]:
        """Wait for the answers to these requests and delete them. Return those that came in time, by guild."""
        found: dict[int, Any] = {}
        for _ in range(round(patience / STEP)):
            if len(found) == len(ids):
                break
            await asyncio.sleep(STEP)
            if await self._shared.read(_answered, ids):
                found |= await self._shared.write(_collect, ids)
        return found

    async def withdraw(self, ids: Sequence[int]) -> None:
        """Delete requests whose answer is of no use any more."""
        if ids:
            await self._shared.write(_withdraw, ids)


# All ids in one parameter, because SQLite limits the number of parameters:
# https://www.sqlite.org/limits.html#max_variable_number
THESE = "id IN (SELECT value FROM json_each(?))"


def _ask(
    db: sqlite3.Connection, guilds: Collection[int], user: int, kind: str, facts: Facts, now: float
) -> tuple[int, ...]:
    # The process that asked for them was killed before it could read the answers.
    db.execute("DELETE FROM requests WHERE answer IS NOT NULL AND asked < ?", (now - ABANDONED,))
    rows = [
        db.execute(
            "INSERT INTO requests (guild, user, kind, facts, asked) VALUES (?, ?, ?, ?, ?) RETURNING id",
            (guild, user, kind, as_json(facts), now),
        ).fetchone()
        for guild in guilds
    ]
    return tuple(row["id"] for row in rows)


def _open(db: sqlite3.Connection) -> tuple[Request, ...]:
    return from_rows(Request, db.execute("SELECT * FROM requests WHERE answer IS NULL ORDER BY id"))


def _finish(db: sqlite3.Connection, id_: int, answer: Any, since: float) -> None:
    if not db.execute("DELETE FROM requests WHERE id = ? AND asked < ?", (id_, since)).rowcount:
        db.execute("UPDATE requests SET answer = ? WHERE id = ?", (as_json(answer), id_))


def _answered(db: sqlite3.Connection, ids: Sequence[int]) -> bool:
    query = f"SELECT 1 FROM requests WHERE answer IS NOT NULL AND {THESE} LIMIT 1"
    return db.execute(query, (as_json(ids),)).fetchone() is not None


def _collect(db: sqlite3.Connection, ids: Sequence[int]) -> dict[int, Any]:
    query = f"DELETE FROM requests WHERE answer IS NOT NULL AND {THESE} RETURNING guild, answer"
    return {row["guild"]: msgspec.json.decode(row["answer"]) for row in db.execute(query, (as_json(ids),)).fetchall()}


def _withdraw(db: sqlite3.Connection, ids: Sequence[int]) -> None:
    db.execute(f"DELETE FROM requests WHERE {THESE}", (as_json(ids),))
