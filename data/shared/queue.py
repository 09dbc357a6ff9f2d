"""The shared store: people's settings, quotas and tables, and what else belongs to no guild, in one database.

All writes that arrive during a transaction are written together by the next one. So a write waits for at most two
transactions, however many other writes there are.
"""

import asyncio
import logging
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from data.errors import StoreError
from data.shared.protocol import Database, Job, Work

P = ParamSpec("P")
T = TypeVar("T")

DELAY: Final = 1.0
"""Seconds after which a pending note is written, unless another write takes it along earlier."""

LOG = logging.getLogger(__name__)


class SharedStore:
    """A database and the queue of its writes. Until it is connected, reads and writes wait."""

    def __init__(self) -> None:
        self._connected = asyncio.Event()
        self._database: Database
        self._asked: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._pending: dict[Hashable, Work[Any]] = {}
        self._writer: asyncio.Task[None] | None = None
        self._later: asyncio.Task[None] | None = None
        """The task that writes the pending notes."""
        self._failing = False
        """Whether the last notes could not be written."""

    def connect(self, database: Database) -> None:
        """Begin to read and write."""
        self._database = database
        self._connected.set()

    async def read(self, work: Callable[P, Job[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of the job ``work(...)``, which only reads."""
        await self._connected.wait()
        return await self._database.read(partial(work, *args, **kwargs))

    async def write(self, work: Callable[P, Job[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of the job ``work(...)``: durable when this returns, undone if it raises."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.append((partial(work, *args, **kwargs), done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all(), name="shared store")
        return await done

    async def note(self, key: Hashable, work: Callable[P, Job[object]], *args: P.args, **kwargs: P.kwargs) -> None:
        """Write a note that the caller does not depend on. If that fails (a full disk), the next write repeats it.

        It replaces an unwritten note with the same ``key``.
        """
        self._pending[key] = partial(work, *args, **kwargs)
        await self.write_pending()

    def note_soon(self, key: Hashable, work: Callable[P, Job[object]], *args: P.args, **kwargs: P.kwargs) -> None:
        """Write a note soon, together with others. It replaces an unwritten note with the same ``key``."""
        self._pending[key] = partial(work, *args, **kwargs)
        if self._later is None or self._later.done():
            self._later = asyncio.create_task(self._write_pending_later(), name="pending notes")

    async def write_pending(self) -> None:
        """Write the pending notes now. Those that fail stay pending."""
        if self._pending:
            with suppress(StoreError):
                await self.write(_nothing)

    async def check(self) -> None:
        """Raise StoreError if the database cannot be read."""
        await self.read(_one)

    async def _write_pending_later(self) -> None:
        await asyncio.sleep(DELAY)
        # Notes that are added during the write need another one.
        self._later = None
        await self.write_pending()

    async def close(self) -> None:
        """Write what is queued or pending, and close the database."""
        if self._later:
            self._later.cancel()
        if not self._connected.is_set():
            if self._writer:
                self._writer.cancel()
            return
        await self.write_pending()
        if self._writer:
            await self._writer
        await self._database.close()

    async def _write_all(self) -> None:
        await self._connected.wait()
        while self._asked:
            asked, self._asked = self._asked, []
            # A copy, because notes may be added or replaced during the write.
            pending = dict(self._pending)
            works = [*pending.values(), *(work for work, _ in asked)]
            try:
                results = await self._database.write(works)
            except Exception as error:  # each waiting caller gets the error
                results = [error] * len(works)
            self._drop_written(pending, results)
            for (_, done), result in zip(asked, results[len(pending) :], strict=True):
                _resolve(done, result)

    def _drop_written(self, pending: dict[Hashable, Work[Any]], results: Sequence[Any]) -> None:
        """Delete the notes that are written. Notes that failed or were replaced meanwhile stay."""
        errors = []
        # The results of the notes come first.
        for (key, work), result in zip(pending.items(), results, strict=False):
            if isinstance(result, Exception):
                errors.append(result)
            elif self._pending[key] is work:
                del self._pending[key]
        # Every write repeats them, so each failure would be a line.
        if errors and not self._failing:
            LOG.warning("the shared store cannot be written, so its notes wait: %s", errors[0])
        elif pending and self._failing and not errors:
            LOG.info("the shared store can be written again")
        self._failing = bool(errors) if pending else self._failing


def _resolve(done: asyncio.Future[Any], result: Any) -> None:
    # The waiting caller may have been cancelled.
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def _nothing() -> Job[None]:
    """Do nothing. The pending notes are written with it."""
    yield from ()


def _one() -> Job[None]:
    yield ("SELECT 1",)
