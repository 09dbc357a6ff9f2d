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
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from data.errors import StoreError
from data.sqlite.connections import Connection, guarded

P = ParamSpec("P")
T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], Any]

DELAY: Final = 1.0
"""Seconds after which an owed note is written, unless another write takes it along earlier."""

LOG = logging.getLogger(__name__)


class SharedFile:
    """The shared file and its queue of writes. Until it is connected, reads and writes wait.

    A second connection reads it. Each answer to a person reads their language, and a read must not wait behind a write
    that waits for another process's lock.
    """

    def __init__(self) -> None:
        self._connected = asyncio.Event()
        self._connection: Connection
        self._reader: Connection
        self._asked: list[tuple[Job, asyncio.Future[Any]]] = []
        self._pending: dict[Hashable, Job] = {}
        self._writer: asyncio.Task[None] | None = None
        self._later: asyncio.Task[None] | None = None
        """The task that writes the owed notes."""
        self._failing = False
        """Whether the last notes could not be written."""

    def connect(self, writer: Connection, reader: Connection) -> None:
        """Begin to read and write."""
        self._connection, self._reader = writer, reader
        self._connected.set()

    async def read(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return ``work(connection, ...)``."""
        await self._connected.wait()
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
        await self.settle()

    def owe(
        self,
        key: Hashable,
        work: Callable[Concatenate[sqlite3.Connection, P], object],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Write a note soon, together with others. It replaces an unwritten note with the same ``key``."""
        self._pending[key] = lambda db: work(db, *args, **kwargs)
        if self._later is None or self._later.done():
            self._later = asyncio.create_task(self._settle_later(), name="owed notes")

    async def settle(self) -> None:
        """Write the pending notes now. Those that fail stay pending."""
        if self._pending:
            with suppress(StoreError):
                await self.write(_nothing)

    async def _settle_later(self) -> None:
        await asyncio.sleep(DELAY)
        # Notes that are added during the write need another one.
        self._later = None
        await self.settle()

    async def close(self) -> None:
        """Write what is queued or pending, and close the file."""
        if self._later:
            self._later.cancel()
        if not self._connected.is_set():
            if self._writer:
                self._writer.cancel()
            return
        await self.settle()
        if self._writer:
            await self._writer
        await self._reader.close()
        await self._connection.close()

    async def _write_all(self) -> None:
        await self._connected.wait()
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
        errors = []
        # The results of the notes come first.
        for (key, job), result in zip(pending.items(), results, strict=False):
            if isinstance(result, Exception):
                errors.append(result)
            elif self._pending[key] is job:
                del self._pending[key]
        # Every write repeats them, so each failure would be a line.
        if errors and not self._failing:
            LOG.warning("the shared file cannot be written, so its notes wait: %s", errors[0])
        elif pending and self._failing and not errors:
            LOG.info("the shared file can be written again")
        self._failing = bool(errors) if pending else self._failing


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
