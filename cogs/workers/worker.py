"""The bot's end of a process that does jobs (``jobs``) one after the other: one class for drawing and for thinking.

The process starts with its first job. It is replaced if it dies or does not answer, and the next process does the job
again.
"""

import asyncio
import logging
import pickle
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from cogs.workers.jobs import HEAD

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
ATTEMPTS = 2
"""The number of processes that may die of one job."""
JOB_TIMEOUT = 60.0
"""Seconds for one job, after which the process is killed.

The longest jobs take a few seconds. A picture can need many sprites to be painted: the next process continues with
those that are on the disk.
"""
SLOW = 15.0
"""Seconds after which the operator is told that a process does not answer."""
LATELY = 300.0
"""Seconds for which the operator is told that a process has died again and again."""
UNTIL_END = 2.0
"""Seconds that a process may take to end: after its last job when the bot stops, or after it has closed its pipe."""
LARGE = 1 << 20
"""The number of bytes of results that are read at once: more than a picture has."""

LOG = logging.getLogger(__name__)


class JobFailed(Exception):  # noqa: N818 - a finding, not a fault
    """A job has raised an error, which is the text."""


class WorkerDied(JobFailed):
    """Each process that tried the job has died, or has not answered."""


class Stopping(JobFailed):
    """The bot is stopping and begins no job."""


class _Lost(Exception):  # noqa: N818 - a finding, not a fault
    """The process has died of an earlier job."""


class _Pipe:
    """A process, and the jobs that it has been given."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.jobs = deque[asyncio.Future[tuple[bool, bytes]]]()
        """The awaited answers, in the order of the jobs."""
        self.since: float | None = None
        """The time by the event loop's clock from which the next answer is awaited."""
        self.answers = False
        """Whether the process has answered a job."""
        self._limit: asyncio.Timeout | None = None

    def give(self, job: bytes) -> asyncio.Future[tuple[bool, bytes]]:
        """Give the process a job. Return its answer: whether it is a result, and its bytes."""
        assert self.process.stdin is not None
        self.process.stdin.write(HEAD.pack(True, len(job)) + job)
        answer: asyncio.Future[tuple[bool, bytes]] = asyncio.get_running_loop().create_future()
        self.jobs.append(answer)
        if len(self.jobs) == 1:
            self._await_next()
        return answer

    async def read(self) -> None:
        """Read the answers until there are no more. Raise OSError, EOFError or TimeoutError then.

        A step of a busy event loop takes long, so one task reads all answers that have come.
        """
        assert self.process.stdout is not None
        async with asyncio.timeout(None) as self._limit:
            self._await_next()
            while True:
                good, size = HEAD.unpack(await self.process.stdout.readexactly(HEAD.size))
                answer = await self.process.stdout.readexactly(size)
                self.answers, job = True, self.jobs.popleft()
                self._await_next()
                # The caller may have been cancelled.
                if not job.done():
                    job.set_result((good, answer))

    def fail(self, error: Exception) -> None:
        """Fail the job that the process was doing with an error, and the later ones as lost."""
        for at, job in enumerate(self.jobs):
            if not job.done():
                job.set_exception(_Lost() if at else error)
        self.jobs.clear()

    def _await_next(self) -> None:
        """Begin to wait for the next answer if there is a job."""
        self.since = asyncio.get_running_loop().time() if self.jobs else None
        if self._limit is not None:
            self._limit.reschedule(None if self.since is None else self.since + JOB_TIMEOUT)


class Worker:
    """A process that runs a module, such as ``cogs.workers.drawing_process``. ``name`` is for the log."""

    def __init__(self, name: str, module: str, *arguments: str) -> None:
        self.name = name
        self._command = (sys.executable, "-m", module, *arguments)
        self._pipe: _Pipe | None = None
        """The process that gets the next job."""
        self._readers: dict[asyncio.Task[None], _Pipe] = {}
        self._starting = asyncio.Lock()
        self._deaths, self._died = 0, 0.0
        """The number of deaths since the last answer, and the time of the last death."""
        self._closed = False

    @property
    def answers(self) -> bool:
        """Whether the process has answered a job. One that starts has not."""
        return self._pipe is not None and self._pipe.answers

    @property
    def silence(self) -> float:
        """Seconds for which the process has had a job and has not answered."""
        since = self._pipe.since if self._pipe else None
        return 0.0 if since is None else asyncio.get_running_loop().time() - since

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process if it is not running, and return it. Raise Stopping if the bot is stopping."""
        return (await self._running()).process

    async def do(self, work: Callable[[], T]) -> T:
        """Return the result of ``work``, which can be pickled. Raise JobFailed if it raises, or if processes die of it.

        Cancelling this call does not stop the job.
        """
        job, attempts = pickle.dumps(work), 0
        while attempts < ATTEMPTS:
            pipe = await self._running()
            try:
                good, answer = await pipe.give(job)
            except _Lost:
                continue
            except (OSError, EOFError, TimeoutError) as error:
                if self._closed:
                    raise Stopping("the bot is stopping") from error
                attempts += 1
                continue
            self._deaths = 0
            if not good:
                raise JobFailed(answer.decode())
            result: T = pickle.loads(answer)
            return result
        raise WorkerDied(f"the {self.name} has died repeatedly")

    def fault(self) -> str | None:
        """Return why this process does no work now, as a line for the operator; None if it works or has no job."""
        if self.silence > SLOW:
            return f"a {self.name} has not answered for {self.silence:.0f} s"
        # More deaths than one job can cause.
        if self._deaths > ATTEMPTS and asyncio.get_running_loop().time() - self._died < LATELY:
            return f"a {self.name} has died {self._deaths} times in a row"
        return None

    def rest(self) -> None:
        """Let the process end after its jobs. The next job starts another one."""
        if self._pipe is not None and self._pipe.process.stdin is not None:
            self._pipe.process.stdin.close()
            self._pipe = None

    def close(self) -> None:
        """Let the process end after its current job."""
        self._closed = True
        if self._pipe is not None and self._pipe.process.stdin is not None:
            self._pipe.process.stdin.close()

    async def wait_for_end(self) -> None:
        """Wait until the process has ended; kill it if it takes long."""
        self.close()
        await asyncio.gather(*(_end(pipe.process, UNTIL_END) for pipe in self._readers.values()))
        await asyncio.gather(*self._readers)

    async def _running(self) -> _Pipe:
        async with self._starting:
            if self._closed:
                raise Stopping("the bot is stopping")
            if self._pipe is None or self._pipe.process.returncode is not None:
                channel = asyncio.subprocess.PIPE
                self._pipe = _Pipe(
                    await asyncio.create_subprocess_exec(
                        *self._command, cwd=ROOT, stdin=channel, stdout=channel, limit=LARGE
                    )
                )
                reader = asyncio.get_running_loop().create_task(self._read(self._pipe))
                self._readers[reader] = self._pipe
                reader.add_done_callback(self._readers.pop)
            return self._pipe

    async def _read(self, pipe: _Pipe) -> None:
        """Read the answers of a process until it ends, and fail the jobs that have none."""
        try:
            await pipe.read()
        except (OSError, EOFError, TimeoutError) as error:
            if not self._closed and pipe is self._pipe:
                await self._replace(pipe.process, error)
            else:
                await _end(pipe.process, UNTIL_END)
            pipe.fail(error)

    async def _replace(self, process: asyncio.subprocess.Process, error: Exception) -> None:
        """End a process, so that the next job starts another one."""
        hangs = isinstance(error, TimeoutError)
        await _end(process, 0.0 if hangs else UNTIL_END)
        self._deaths, self._died = self._deaths + 1, asyncio.get_running_loop().time()
        why = f"no answer for {JOB_TIMEOUT:.0f} s" if hangs else f"exit {process.returncode}"
        LOG.warning("a %s is replaced: %s", self.name, why)


async def _end(process: asyncio.subprocess.Process, patience: float) -> None:
    """Wait until a process has ended; kill it after ``patience`` seconds."""
    # Killing a process that has just died would take its exit code from asyncio, which logs a warning then.
    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            await process.wait()
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
