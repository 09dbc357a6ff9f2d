"""The database of the shared store in PostgreSQL, for processes on several machines.

If the server does not answer, a job waits and begins again. So a short outage, such as a restart of the server, only
takes time.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import asyncpg

from cluster.connections import AWAY, LONGEST_ANSWER, Connection, prepare
from data.errors import NotSaved, StoreError
from data.shared.protocol import Rows, Work

T = TypeVar("T")

CONNECTIONS: Final = 4
"""Maximum number of connections: one for writes, the others for reads."""
PAUSE: Final = 0.1
"""Seconds between two tries."""
AGAIN: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""The errors of a transaction that another one has overtaken."""


class PostgresDatabase:
    """The connections to a server."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]", patience: float) -> None:
        self._pool = pool
        self._patience = patience

    @classmethod
    async def open(cls, address: str, patience: float = LONGEST_ANSWER) -> "PostgresDatabase":
        """Open the database at an address, and make its tables if they are missing. A job is tried for ``patience``
        seconds.

        Raise OSError or ValueError with the reason if it cannot be used.
        """
        await prepare(address)
        pool = asyncpg.create_pool(
            address, min_size=0, max_size=CONNECTIONS, timeout=patience, command_timeout=patience
        )
        return cls(await pool, patience)

    async def read(self, work: Work[T]) -> T:
        """Return the result of a job that only reads."""
        return await self._try(lambda db: _do(db, work))

    async def write(self, works: Sequence[Work[Any]]) -> list[Any]:
        """Do jobs in one transaction. Return the result of each, or its error."""
        return await self._try(partial(_do_each, works=works))

    async def close(self) -> None:
        """Close the connections."""
        try:
            await asyncio.wait_for(self._pool.close(), self._patience)
        except AWAY:
            self._pool.terminate()

    async def _try(self, act: Callable[[Connection], Awaitable[T]]) -> T:
        """Return the result of an act on a connection, which is tried until it succeeds. Raise NotSaved."""
        last: BaseException | None = None
        try:
            async with asyncio.timeout(self._patience):
                while True:
                    try:
                        async with self._pool.acquire() as db:
                            return await act(db)
                    except AGAIN:
                        continue
                    except AWAY as error:
                        # Not a value that does not fit a column, which is an InterfaceError, too.
                        if isinstance(error, ValueError):
                            raise NotSaved(str(error)) from error
                        last = error
                    await asyncio.sleep(PAUSE)
        except TimeoutError as error:
            raise NotSaved(f"PostgreSQL does not answer: {last or 'time is over'}") from error
        except asyncpg.PostgresError as error:
            raise NotSaved(str(error)) from error


async def _do(db: Connection, work: Work[T]) -> T:
    job = work()
    rows: Rows | None = None
    while True:
        try:
            statement, *arguments = job.send(rows)
        except StopIteration as end:
            result: T = end.value
            return result
        rows = await db.fetch(statement, *arguments)


async def _do_each(db: Connection, works: Sequence[Work[Any]]) -> list[Any]:
    # Serializable: a job reads and then writes, as if no other process changed anything meanwhile.
    # https://www.postgresql.org/docs/current/transaction-iso.html
    async with db.transaction(isolation="serializable"):
        return [await _do_apart(db, work) for work in works]


async def _do_apart(db: Connection, work: Work[Any]) -> Any:
    """Do a job in a savepoint of its own. Return its result or its error."""
    try:
        async with db.transaction():
            return await _do(db, work)
    except (*AGAIN, *AWAY):
        raise
    except asyncpg.PostgresError as error:
        return NotSaved(str(error))
    except StoreError as error:
        return error
