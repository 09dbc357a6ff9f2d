"""Drawers: the thread and the processes that draw pictures.

A process draws while the bot answers clicks on another core. It gets its next picture before it ends one, because the
event loop of a busy bot takes longer than a picture. A drawing process that dies is replaced, and draws its
pictures again.
"""

import asyncio
import itertools
import logging
import pickle
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Protocol

import render
from cogs.discord.jobs import HEAD

ROOT = Path(__file__).parents[2]
ATTEMPTS = 2
"""The number of processes that may die of one picture."""
PATIENCE = 120.0
"""Seconds for one picture, which may need many sprites to be painted. After them the process is killed."""
UNTIL_END = 2.0
"""Seconds that a process may take for its last picture when the bot stops."""
LARGE = 1 << 20
"""The number of bytes of pictures that are read at once: more than a picture has."""
PICTURES = 200
"""The number of pictures of a process after which the bot returns freed memory to the system.

Files of different sizes leave gaps, some 20 MiB after a few hundred pictures.
"""

LOG = logging.getLogger(__name__)


class CannotDraw(Exception):  # noqa: N818 - reads better without "Error"
    """A drawing process has raised an error, which is the text, or it has died repeatedly."""


class Stopping(CannotDraw):
    """The bot is stopping and draws nothing more."""


class _Lost(Exception):  # noqa: N818 - a finding, not a fault
    """The process has died of an earlier picture."""


class Drawer(Protocol):
    """Draws pictures one after the other."""

    ahead: int
    """The number of pictures that wait for this drawer in its own queue."""

    async def draw(self, work: Callable[[], bytes]) -> bytes:
        """Return the picture that ``work`` draws."""

    def close(self) -> None:
        """Draw nothing more."""


class ThreadDrawer:
    """A thread of this process."""

    ahead = 0

    def __init__(self) -> None:
        # One thread only: a Pillow image must never be saved by two threads at once.
        self._thread = ThreadPoolExecutor(1, "renderer")

    async def draw(self, work: Callable[[], bytes]) -> bytes:
        """Return the picture that ``work`` draws."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Draw nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class ProcessDrawer:
    """A process that is started for the first picture and replaced if it dies."""

    ahead = 1

    def __init__(self, sprites: Path) -> None:
        self._sprites = sprites
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self._reading = asyncio.Lock()
        self._dead: asyncio.subprocess.Process | None = None
        """The process that has died of a picture."""
        self._pictures = itertools.count(1)
        self._closed = False

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process if it is not running, and return it. Raise Stopping if the bot is stopping."""
        async with self._starting:
            if self._closed:
                raise Stopping("the bot is stopping")
            if self._process is None or self._process.returncode is not None:
                folder = await asyncio.to_thread(self._sprites.resolve)
                command = (sys.executable, "-m", "cogs.discord.drawing_process", str(folder))
                pipe = asyncio.subprocess.PIPE
                self._process = await asyncio.create_subprocess_exec(
                    *command, cwd=ROOT, stdin=pipe, stdout=pipe, limit=LARGE
                )
            return self._process

    async def draw(self, work: Callable[[], bytes]) -> bytes:
        """Return the picture that ``work`` draws. Raise CannotDraw if that raises, or if processes die of it."""
        job, attempts = pickle.dumps(work), 0
        while attempts < ATTEMPTS:
            process = await self.start()
            try:
                return await self._drawn(process, job)
            except _Lost:
                continue
            except (OSError, EOFError, TimeoutError) as error:
                if self._closed:
                    raise Stopping("the bot is stopping") from error
                LOG.warning("a drawing process is replaced: %r", error)
                attempts += 1
        raise CannotDraw("the drawing process has died repeatedly")

    async def _drawn(self, process: asyncio.subprocess.Process, job: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(HEAD.pack(True, len(job)) + job)
        # Callers take the lock in the order of their jobs, which is the order of the answers.
        async with self._reading:
            if process is self._dead:
                raise _Lost
            try:
                async with asyncio.timeout(PATIENCE):
                    good, size = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
                    answer = await process.stdout.readexactly(size)
            except (OSError, EOFError, TimeoutError):
                self._dead = process
                if not self._closed:
                    await _end(process, at_once=True)
                raise
        if not good:
            raise CannotDraw(answer.decode())
        if next(self._pictures) % PICTURES == 0:
            # In a thread, because this takes up to 15 milliseconds.
            asyncio.get_running_loop().run_in_executor(None, render.return_freed_memory)
        return answer

    def close(self) -> None:
        """Let the process end after its current picture."""
        self._closed = True
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()

    async def wait_for_end(self) -> None:
        """Wait until the process has ended; kill it if it takes long."""
        self.close()
        if self._process is not None:
            await _end(self._process)


async def _end(process: asyncio.subprocess.Process, *, at_once: bool = False) -> None:
    if not at_once:
        with suppress(TimeoutError):
            async with asyncio.timeout(UNTIL_END):
                await process.wait()
    # A process that has ended cannot be killed.
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


@asynccontextmanager
async def drawing_processes(count: int, sprites: Path) -> AsyncIterator[list[ProcessDrawer]]:
    """Yield drawers that start ``count`` processes when they are needed. At the end wait until these have ended."""
    drawers = [ProcessDrawer(sprites) for _ in range(count)]
    try:
        yield drawers
    finally:
        # A child process must not outlive the loop: asyncio would warn of it.
        await asyncio.gather(*(drawer.wait_for_end() for drawer in drawers))
