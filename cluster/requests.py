"""Requests to the processes of other guilds about one person, in the shared store: each process changes only its own.

A process reads the open requests of its guilds every second. The table is empty nearly always, so that costs nothing
and does not grow with guilds. A request stays open until its work is done, also after a restart.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from data.shared.protocol import THESE, Job
from data.shared.queue import SharedStore
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

    def __init__(self, shared: SharedStore, clock: Callable[[], float]) -> None:
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
        answered: dict[int, tuple[int, Any]] = {}
        for _ in range(round(patience / STEP)):
            if len(answered) == len(ids):
                break
            await asyncio.sleep(STEP)
            answered = await self._shared.read(_answered, ids)
        await self.withdraw([id_ for id_, _ in answered.values()])
        return {guild: answer for guild, (_, answer) in answered.items()}

    async def withdraw(self, ids: Sequence[int]) -> None:
        """Delete requests whose answer is of no use any more."""
        if ids:
            await self._shared.write(_withdraw, ids)


def _ask(guilds: Collection[int], user: int, kind: str, facts: Facts, now: float) -> Job[tuple[int, ...]]:
    # The process that asked for them was killed before it could read the answers.
    yield "DELETE FROM requests WHERE answer IS NOT NULL AND asked < $1", now - ABANDONED
    ids = []
    for guild in guilds:
        rows = yield (
            'INSERT INTO requests (guild, "user", kind, facts, asked) VALUES ($1, $2, $3, $4, $5) RETURNING id',
            guild,
            user,
            kind,
            as_json(facts),
            now,
        )
        ids.append(rows[0]["id"])
    return tuple(ids)


def _open() -> Job[tuple[Request, ...]]:
    rows = yield ("SELECT * FROM requests WHERE answer IS NULL ORDER BY id",)
    return from_rows(Request, rows)


def _finish(id_: int, answer: Any, since: float) -> Job[None]:
    if not (yield "DELETE FROM requests WHERE id = $1 AND asked < $2 RETURNING id", id_, since):
        yield "UPDATE requests SET answer = $2 WHERE id = $1", id_, as_json(answer)


def _answered(ids: Sequence[int]) -> Job[dict[int, tuple[int, Any]]]:
    """Return the ids and the answers of finished requests by guild."""
    rows = yield f"SELECT id, guild, answer FROM requests WHERE answer IS NOT NULL AND id IN {THESE}", as_json(ids)
    return {row["guild"]: (row["id"], msgspec.json.decode(row["answer"])) for row in rows}


def _withdraw(ids: Sequence[int]) -> Job[None]:
    yield f"DELETE FROM requests WHERE id IN {THESE}", as_json(ids)
