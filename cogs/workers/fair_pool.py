"""A thread pool for slow work that serves guilds in turn, so that one guild's work never delays another's for long."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")


Start: TypeAlias = Callable[[Callable[[], Any]], Awaitable[Any]]
"""A function that does work elsewhere, such as in another process."""


class FairPool:
    """A pool of ``threads`` threads. Every waiting guild gets one run before any guild gets a second.

    With ``start`` the work is not done in threads, and ``threads`` is the number of works at once.
    """

    def __init__(self, threads: int, name: str, start: Start | None = None) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._start = start or self._in_thread
        self._free = threads
        self._waiting: OrderedDict[int, deque[tuple[Callable[[], Any], asyncio.Future[Any]]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """The number of guilds whose work waits for a thread."""
        return len(self._waiting)

    async def run(self, guild: int, work: Callable[[], T]) -> T:
        """Return the result of ``work``. Cancelling the call removes queued work from the queue."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(guild, deque()).append((work, result))
        self._start_next()
        return await result

    def close(self) -> None:
        """Drop the queued work and start nothing more."""
        self._waiting.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _start_next(self) -> None:
        while self._free and self._waiting:
            guild, queue = self._waiting.popitem(last=False)
            work, result = queue.popleft()
            if queue:
                self._waiting[guild] = queue  # the guild moves to the end of the queue
            if result.cancelled():
                continue
            try:
                job = asyncio.ensure_future(self._start(work))
            # No thread can be started at the moment. The caller gets the error; the next call tries again.
            except RuntimeError as error:
                result.set_exception(error)
                continue
            self._free -= 1
            job.add_done_callback(partial(self._done, result))

    def _in_thread(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        return asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _done(self, result: asyncio.Future[Any], job: asyncio.Future[Any]) -> None:
        self._free += 1
        if job.cancelled():
            result.cancel()
        elif not result.done():
            error = job.exception()
            if error is None:
                result.set_result(job.result())
            else:
                result.set_exception(error)
        else:
            # Retrieve the exception of an abandoned call, or asyncio logs it:
            # https://docs.python.org/3/library/asyncio-dev.html#detect-never-retrieved-exceptions
            job.exception()
        self._start_next()
