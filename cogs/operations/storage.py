"""The storage of the process, and what it does about other processes of the bot at its start and its end."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from cogs.bot import Stammtisch
from cogs.operations.lifetime import run_beside, stop_politely
from data.shared.protocol import Job
from data.store import Store

LOOK = 0.25
"""Seconds between two looks for a process that takes over."""


class Storage:
    """The storage of the only process of a bot. ``cluster/storage.py`` overrides these methods for one of several.

    ``beside`` loads that package, if another process waits for the data folder or several ones have left requests.
    """

    def __init__(self, store: Store, beside: Callable[[Store], "Storage"]) -> None:
        self.store = store
        self._beside = beside

    def serve(self, bot: Stammtisch) -> None:
        """Let a bot answer interactions as soon as no other process does."""

    async def prepare(self) -> None:
        """Do before the bot connects what takes time."""

    async def heed_others(self, bot: Stammtisch) -> None:
        """Take over from another process, or wait for one that takes over from this one. Return when it serves."""
        while not self.store.is_awaited():  # noqa: ASYNC110 - no event tells it
            await asyncio.sleep(LOOK)
        await self._beside(self.store).heed_others(bot)

    async def serve_others(self, bot: Stammtisch) -> None:
        """Do what other processes ask for. A process that is alone does what several ones have left."""
        if await self.store.shared.read(requests_are_left):
            await self._beside(self.store).serve_others(bot)

    async def offer_to_others(self, bot: Stammtisch) -> None:
        """Give another process the time to take over, because this one stops."""
        if self.store.is_awaited():
            await self._beside(self.store).offer_to_others(bot)

    async def run(self, stack: AsyncExitStack, bot: Stammtisch, token: str) -> None:
        """Connect a bot, and run until it is told to stop or another process has taken over."""

        async def start() -> None:
            await self.prepare()
            await bot.start(token)

        starting = asyncio.create_task(start())
        heeding = run_beside(stack, self.heed_others(bot))
        stop_politely(bot, starting, lambda: self.offer_to_others(bot))
        await asyncio.wait([starting, heeding], return_when=asyncio.FIRST_COMPLETED)
        if heeding.done():
            await bot.close()
            await heeding
        if not starting.cancelled():
            await starting


async def open_alone(
    stack: AsyncExitStack, folder: Path, clock: Callable[[], float], beside: Callable[[Store], Storage]
) -> Storage:
    """Open the storage of the only process until the stack is closed. Raise OSError or ValueError with the reason."""
    store = Store(folder, clock=clock)
    stack.push_async_callback(store.close)
    return Storage(await store.open(), beside)


def requests_are_left() -> Job[bool]:
    """Return whether there are requests without an answer (``cluster/requests.py``)."""
    return bool((yield ("SELECT 1 FROM requests WHERE answer IS NULL LIMIT 1",)))
