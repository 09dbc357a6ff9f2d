"""The shared file: people's settings and guilds, and the times at which guilds have due work.

All writes that arrive during a transaction are written together by the next one. So a write waits for at most two
transactions, however many other writes there are.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from data.errors import StoreError
from data.sqlite.connections import Connection, guarded

P = ParamSpec("P")
T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], Any]

LOG = logging.getLogger(__name__)


class SharedFile:
    """The open shared file and its queue of writes.

    A second connection reads it. Each answer to a person reads their language, and a read must not wait behind a write
    that waits for another process's lock.
    """

    def __init__(self, connection: Connection, reader: Connection) -> None:
        self._connection = connection
        self._reader = reader
        self._asked: list[tuple[Job, asyncio.Future[Any]]] = []
        self._pending: dict[Hashable, Job] = {}
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
        """Write a note that the caller does not depend on. If that fails (a full disk), the next write repeats it.

        It replaces an unwritten note with the same ``key``.
        """
        self._pending[key] = lambda db: work(db, *args, **kwargs)
        with suppress(StoreError):
            await self.write(_nothing)

    async def close(self) -> None:
        """Finish the queued writes and close the file."""
        if self._writer:
            await self._writer
        await self._reader.close()
        await self._connection.close()

    async def _write_all(self) -> None:
        while self._asked:
            asked, self._asked = self._asked, []
            # A copy, because notes may be added or replaced during the write.
            pending = dict(self._pending)
            jobs = [*pending.values(), *(job for job, _ in asked)]
            try:
                results = await self._connection.write(_do_each, jobs)
            except Exception as error:  # each waiting caller gets the error
                results = [error] * len(jobs)
            self._drop_written(pending, results)
            for (_, done), result in zip(asked, results[len(pending) :], strict=True):
                _resolve(done, result)

    def _drop_written(self, pending: dict[Hashable, Job], results: Sequence[Any]) -> None:
        """Delete the notes that are written. Notes that failed or were replaced meanwhile stay."""
        # The results of the notes come first.
        for (key, job), result in zip(pending.items(), results, strict=False):
            if isinstance(result, Exception):
                LOG.warning("the shared file cannot be written, note %s stays pending: %s", key, result)
            elif self._pending[key] is job:
                del self._pending[key]


def _do_each(db: sqlite3.Connection, jobs: Sequence[Job]) -> list[Any]:
    """Run each job in a savepoint of its own. Return its result or its error."""
    return [_do(db, job) for job in jobs]


def _do(db: sqlite3.Connection, job: Job) -> Any:
    db.execute("SAVEPOINT job")
    try:
        result = guarded(partial(job, db))
    except StoreError as error:
        # A full disk may have ended the whole transaction, with its savepoints.
        if not db.in_transaction:
            raise
        db.execute("ROLLBACK TO job")
        result = error
    db.execute("RELEASE job")
    return result


def _resolve(done: asyncio.Future[Any], result: Any) -> None:
    # The waiting caller may have been cancelled.
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def _nothing(db: sqlite3.Connection) -> None:
    """Do nothing. The pending notes are written with it."""
