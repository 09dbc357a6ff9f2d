"""The tasks that shutdown waits for."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class RunningTasks:
    """The running tasks that must not be cut off, and whether new ones may begin."""

    def __init__(self) -> None:
        self.draining = False
        """Whether the bot is shutting down and starts no new work."""
        self._tasks: set[asyncio.Task[Any]] = set()

    @contextmanager
    def running(self) -> Iterator[bool]:
        """Make shutdown wait for the current task. Yield False if shutdown has begun."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            yield not self.draining
        finally:
            self._tasks.discard(task)

    async def drain(self, patience: float) -> None:
        """Begin the shutdown. Wait for the running tasks, at most ``patience`` seconds."""
        self.draining = True
        await self.finish(patience)

    async def finish(self, patience: float) -> bool:
        """Wait for the running tasks, at most ``patience`` seconds. Return whether all of these have ended."""
        if not self._tasks:
            return True
        _, running = await asyncio.wait(self._tasks, timeout=patience)
        return not running
