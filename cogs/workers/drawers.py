"""Drawers: the thread and the processes that draw pictures.

A process draws while the bot answers clicks on another core. It gets its next picture before it ends one, because the
event loop of a busy bot takes longer than a picture. A further process, the painter, draws the pictures whose sprites
must be painted first.
"""

import asyncio
import itertools
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol, TypeVar

import render
from cogs.workers.worker import Worker

T = TypeVar("T")

SWITCH = 0.001
"""Seconds after which a drawing or thinking thread yields to the event loop. Python's default of 5 ms adds up."""
PICTURES = 200
"""The number of pictures of a process after which the bot returns freed memory to the system.

Files of different sizes leave gaps, some 20 MiB after a few hundred pictures.
"""
IDLE = 60.0
"""Seconds after its last picture in which the painter ends."""


class Drawer(Protocol):
    """Draws pictures one after the other."""

    ahead: int
    """The number of pictures that wait for this drawer in its own queue."""

    @property
    def answers(self) -> bool:
        """Whether it has answered: a process that starts has not."""

    @property
    def silence(self) -> float:
        """Seconds for which it has had something to draw and has returned nothing."""

    async def draw(self, work: Callable[[], T]) -> T:
        """Return the picture that ``work`` draws, or another result."""

    def close(self) -> None:
        """Draw nothing more."""


class ThreadDrawer:
    """A thread of this process."""

    ahead = 0
    answers = True
    silence = 0.0

    def __init__(self) -> None:
        # One thread only: a Pillow image must never be saved by two threads at once.
        self._thread = ThreadPoolExecutor(1, "renderer")

    async def draw(self, work: Callable[[], T]) -> T:
        """Return the picture that ``work`` draws."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Draw nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class ProcessDrawer(Worker):
    """A drawing process."""

    ahead = 8

    def __init__(self, sprites: Path, *how: str) -> None:
        super().__init__("drawing process", "cogs.workers.drawing_process", str(sprites.absolute()), *how)
        self._pictures = itertools.count(1)

    async def draw(self, work: Callable[[], T]) -> T:
        """Return the picture that ``work`` draws. Raise JobFailed if that raises, or if processes die of it."""
        picture = await self.do(work)
        if next(self._pictures) % PICTURES == 0:
            # In a thread, because this takes up to 15 milliseconds.
            asyncio.get_running_loop().run_in_executor(None, render.return_freed_memory)
        return picture


class Painter(ProcessDrawer):
    """A drawing process for pictures whose sprites are missing. It ends ``IDLE`` seconds after the last of these."""

    ahead = 0

    def __init__(self, sprites: Path) -> None:
        super().__init__(sprites, "paint")
        self._end: asyncio.TimerHandle | None = None

    async def draw(self, work: Callable[[], T]) -> T:
        """Return the picture that ``work`` draws, as ``ProcessDrawer`` does."""
        if self._end is not None:
            self._end.cancel()
        try:
            return await super().draw(work)
        finally:
            self._end = asyncio.get_running_loop().call_later(IDLE, self.rest)


@asynccontextmanager
async def painter(sprites: Path) -> AsyncIterator[Painter]:
    """Yield the painter, which starts its process when it is needed. At the end wait until that has ended."""
    found = Painter(sprites)
    try:
        yield found
    finally:
        await found.wait_for_end()


@asynccontextmanager
async def drawing_processes(count: int, sprites: Path) -> AsyncIterator[list[ProcessDrawer]]:
    """Yield drawers that start ``count`` processes when they are needed. At the end wait until these have ended."""
    sys.setswitchinterval(SWITCH)
    drawers = [ProcessDrawer(sprites) for _ in range(count)]
    try:
        yield drawers
    finally:
        # A child process must not outlive the loop: asyncio would warn of it.
        await asyncio.gather(*(drawer.wait_for_end() for drawer in drawers))
