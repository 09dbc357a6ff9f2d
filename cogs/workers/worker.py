"""The bot's end of a process that does jobs (``jobs``) one after the other: one class for drawing and for thinking.

The process starts with its first job. It is replaced if it dies or does not answer, and the next process does the job
again.
"""

import asyncio
import logging
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

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


class Worker:
    """A process that runs a module, such as ``cogs.workers.drawing_process``. ``name`` is for the log."""

    def __init__(self, name: str, module: str, *arguments: str) -> None:
        self.name = name
        self._command = (sys.executable, "-m", module, *arguments)
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self._reading = asyncio.Lock()
        self._dead: asyncio.subprocess.Process | None = None
        """The process that has died of a job."""
        self._since: float | None = None
        """The time by the event loop's clock from which an answer is awaited."""
        self._deaths, self._died = 0, 0.0
        """The number of deaths since the last answer, and the time of the last death."""
        self._answered: asyncio.subprocess.Process | None = None
        """The process that answered last."""
        self._closed = False

    @property
    def answers(self) -> bool:
        """Whether the process has answered a job. One that starts has not."""
        return self._answered is not None and self._answered is self._process

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process if it is not running, and return it. Raise Stopping if the bot is stopping."""
        async with self._starting:
            if self._closed:
                raise Stopping("the bot is stopping")
            if self._process is None or self._process.returncode is not None:
                pipe = asyncio.subprocess.PIPE
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, cwd=ROOT, stdin=pipe, stdout=pipe, limit=LARGE
                )
            return self._process

    async def do(self, work: Callable[[], T]) -> T:
        """Return the result of ``work``, which can be pickled. Raise JobFailed if it raises, or if processes die of it.

        Do not cancel this call: the answers come in the order of the jobs.
        """
        job, attempts = pickle.dumps(work), 0
        while attempts < ATTEMPTS:
            process = await self.start()
            try:
                result: T = await self._answer(process, job)
            except _Lost:
                continue
            except (OSError, EOFError, TimeoutError) as error:
                if self._closed:
                    raise Stopping("the bot is stopping") from error
                attempts += 1
            else:
                return result
        raise WorkerDied(f"the {self.name} has died repeatedly")

    def fault(self) -> str | None:
        """Return why this process does no work now, as a line for the operator; None if it works or has no job."""
        now = asyncio.get_running_loop().time()
        if self._since is not None and now - self._since > SLOW:
            return f"a {self.name} has not answered for {now - self._since:.0f} s"
        # More deaths than one job can cause.
        if self._deaths > ATTEMPTS and now - self._died < LATELY:
            return f"a {self.name} has died {self._deaths} times in a row"
        return None

    def rest(self) -> None:
        """Let the process end after its current job. The next job starts another one."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process = None

    def close(self) -> None:
        """Let the process end after its current job."""
        self._closed = True
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()

    async def wait_for_end(self) -> None:
        """Wait until the process has ended; kill it if it takes long."""
        self.close()
        if self._process is not None:
            await _end(self._process, UNTIL_END)

    async def _answer(self, process: asyncio.subprocess.Process, job: bytes) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(HEAD.pack(True, len(job)) + job)
        # Callers take the lock in the order of their jobs, which is the order of the answers.
        async with self._reading:
            if process is self._dead:
                raise _Lost
            self._since = asyncio.get_running_loop().time()
            try:
                async with asyncio.timeout(JOB_TIMEOUT):
                    good, size = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
                    answer = await process.stdout.readexactly(size)
            except (OSError, EOFError, TimeoutError) as error:
                self._dead = process
                if not self._closed:
                    await self._replace(process, error)
                raise
            finally:
                self._since = None
        self._deaths, self._answered = 0, process
        if not good:
            raise JobFailed(answer.decode())
        return pickle.loads(answer)

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
