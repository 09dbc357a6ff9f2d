"""The file of what is not a guild's: people, and where there is something to do.

It is everybody's, and no bottleneck: what is to be written while a transaction runs is written by the next one, all of
it together, so nobody waits for more than two transactions, however much somebody else writes.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from data.connections import Connection, guarded
from data.errors import StoreError

P = ParamSpec("P")
T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], Any]

LOG = logging.getLogger(__name__)


class SharedFile:
    """The open file, and what waits to be written to it.

    It is read by a connection of its own: each answer reads somebody's language, and must not wait behind a write that
    waits for another process to let go of the file.
    """

    def __init__(self, connection: Connection, reader: Connection) -> None:
        self._connection = connection
        self._reader = reader
        self._asked: list[tuple[Job, asyncio.Future[Any]]] = []
        self._owed: dict[Hashable, Job] = {}
        self._writer: asyncio.Task[None] | None = None

    async def read(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return ``work(connection, ...)``."""
        return await self._reader.read(work, *args, **kwargs)

    async def write(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return ``work(connection, ...)``: durable when this returns, undone if it raises."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.append((lambda db: work(db, *args, **kwargs), done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all(), name="shared file")
        return await done

    async def note(
        self,
        key: Hashable,
        work: Callable[Concatenate[sqlite3.Connection, P], object],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Write what nobody's game should wait for; if that cannot be (a full disk), with whatever is written next.

        It takes the place of what is still owed under the same ``key``.
        """
        self._owed[key] = lambda db: work(db, *args, **kwargs)
        with suppress(StoreError):
            await self.write(_nothing)

    async def close(self) -> None:
        """Write what is in hand and close the file."""
        if self._writer:
            await self._writer
        await self._reader.close()
        await self._connection.close()

    async def _write_all(self) -> None:
        while self._asked:
            asked, self._asked = self._asked, []
            # A copy: while this is written, notes may come or be replaced.
            owed = dict(self._owed)
            jobs = [*owed.values(), *(job for job, _ in asked)]
            try:
                results = await self._connection.write(_do_each, jobs)
            except Exception as error:  # whatever it is, those who wait hear of it
                results = [error] * len(jobs)
            self._keep_owing(owed, results)
            for (_, done), result in zip(asked, results[len(owed) :], strict=True):
                _settle(done, result)

    def _keep_owing(self, owed: dict[Hashable, Job], results: Sequence[Any]) -> None:
        """Forget the notes that are written; those that are not, or have been replaced meanwhile, stay."""
        # The results of what was asked stand behind those of the notes.
        for (key, job), result in zip(owed.items(), results, strict=False):
            if isinstance(result, Exception):
                LOG.warning("the shared file cannot be written, a note (%s) waits: %s", key, result)
            elif self._owed[key] is job:
                del self._owed[key]


def _do_each(db: sqlite3.Connection, jobs: Sequence[Job]) -> list[Any]:
    """Do each job in a savepoint of its own; return what it returns or raises."""
    return [_do(db, job) for job in jobs]


def _do(db: sqlite3.Connection, job: Job) -> Any:
    db.execute("SAVEPOINT job")
    try:
        result = guarded(partial(job, db))
    except StoreError as error:
        # A full disk may have ended the whole transaction; then there is nothing to go back to.
        if not db.in_transaction:
            raise
        db.execute("ROLLBACK TO job")
        result = error
    db.execute("RELEASE job")
    return result


def _settle(done: asyncio.Future[Any], result: Any) -> None:
    # Whoever waited may have gone.
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def _nothing(db: sqlite3.Connection) -> None:
    """Do nothing: what is owed is written with it."""
