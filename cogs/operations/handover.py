"""The handover from a process of the bot to its successor, so that an update refuses no click.

The successor starts while its predecessor serves. It paints the sprites of its version, connects, and tells by a lock
that it listens. The predecessor leaves new interactions to it, finishes its own work, and gives up its claim: the lock
on the data folder, or on a group of shards in PostgreSQL. Both may die at any time: locks end with their process.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from cogs.discord.client import Client
from cogs.discord.serving import Serving
from cogs.workers.drawers import ProcessDrawer
from cogs.workers.painting import load_drawing, paint_before
from data.claims import Succession
from data.sqlite.folder_lock import FolderInUse, SuccessorLock
from data.store import Store

if TYPE_CHECKING:
    from data.postgres.claims import GroupClaim

LOOK = 0.25
"""Seconds between two looks for a successor."""
TRY = 0.1
"""Seconds between two tries to lock the folder."""
UNTIL_LISTENING = 10.0
"""Seconds that a stop gives a successor that has started, so that it can listen."""
UNTIL_RELEASED = 60.0
"""Seconds that a listening successor waits for the folder."""
LONGEST_PAINTING = 900.0
"""Seconds that a successor paints at most."""
SETTLED = 5.0
"""Seconds after which no interaction can come that the predecessor has answered."""

LOG = logging.getLogger(__name__)


class Replaced(Exception):  # noqa: N818 - a finding
    """Another process has claimed the guilds of this one. The text is one sentence for the operator."""

    def __init__(self) -> None:
        super().__init__("Another process serves its servers now: this one did not reach PostgreSQL for too long.")


class Bot(Protocol):
    """The bot, as a handover sees it."""

    store: Store
    serving: Serving

    async def wait_until_ready(self) -> None:
        """Wait until all servers are known."""

    async def take_over(self) -> None:
        """Serve instead of the predecessor, with an open store."""

    async def hand_over(self, listens: Callable[[], bool]) -> bool:
        """Leave all interactions to the successor and close, unless it no longer ``listens``."""


class Successor(Protocol):
    """The place of the one process that takes over."""

    async def listen(self) -> None:
        """Tell the predecessor that this process receives all interactions."""

    async def obtain(self) -> None:
        """Wait until the predecessor gives up its claim."""

    def give_up(self) -> None:
        """Leave the place to another process."""


class FolderSuccessor:
    """The successor of the process that uses the data folder."""

    def __init__(self, store: Store) -> None:
        """Raise ValueError if another process waits already."""
        try:
            self._lock = SuccessorLock(store.folder, store.shards)
        except FolderInUse as error:
            raise ValueError(f"Another process already waits to take over the data folder {store.folder}.") from error

    async def listen(self) -> None:
        """Tell the other process that this one receives all interactions."""
        self._lock.listen()

    async def obtain(self) -> None:
        """Return: the folder itself is the claim."""

    def give_up(self) -> None:
        """Leave the place to another process."""
        self._lock.close()


class Takeover:
    """A process that takes over. It waits for the claim from the beginning, because its predecessor may die."""

    def __init__(self, store: Store, successor: Successor) -> None:
        self._store = store
        self._successor = successor
        self._released = asyncio.create_task(_until_locked(store, successor), name="claim")
        LOG.info("another process serves: this one prepares to take over from it")

    async def prepare(self, sprites: Path, drawers: Sequence[ProcessDrawer]) -> None:
        """Paint and load what the pictures need, while the predecessor serves."""
        painting = asyncio.create_task(paint_before(sprites), name="painting")
        try:
            await asyncio.wait(
                {painting, self._released}, timeout=LONGEST_PAINTING, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            painting.cancel()
            # Its process must not outlive the loop.
            await asyncio.wait({painting})
        if not self._released.done():
            await load_drawing(sprites, drawers)

    async def complete(self, bot: Bot) -> None:
        """Take over when the bot is ready. Raise ValueError if the predecessor does not release the folder."""
        await bot.wait_until_ready()
        await self._successor.listen()
        bot.serving.listen()
        LOG.info("this process listens and waits for the folder")
        done, _ = await asyncio.wait({self._released}, timeout=UNTIL_RELEASED)
        if not done:
            raise ValueError(
                f"The process that uses the data folder {self._store.folder} does not release it:"
                " are SHARD_IDS and SHARD_COUNT the same?"
            )
        self._released.result()
        await self._store.begin()
        self._successor.give_up()
        await bot.take_over()
        LOG.info("this process has taken over")
        await asyncio.sleep(SETTLED)

    def close(self) -> None:
        """Give up the waiting, or the lock of a process that waits."""
        self._released.cancel()
        self._successor.give_up()


async def open_store(store: Store, *, take_over: bool, claim: "GroupClaim | None" = None) -> Takeover | None:
    """Open a store, or return how to take over from the process that has its folder or its group of shards.

    Without a claim on a group that needs ``take_over``.
    """
    if claim and not claim.obtained:
        return Takeover(store, claim)
    if claim:
        # A frozen process of this machine may still have the folder.
        with suppress(TimeoutError):
            await asyncio.wait_for(_until_locked(store, claim), UNTIL_RELEASED)
            await store.begin()
            return None
    try:
        store.lock()
    except FolderInUse:
        if not take_over:
            raise
        return Takeover(store, FolderSuccessor(store))
    await store.begin()
    return None


async def _until_locked(store: Store, successor: Successor) -> None:
    await successor.obtain()
    while True:
        try:
            store.lock(timeout=0)
        except FolderInUse:
            await asyncio.sleep(TRY)
        else:
            return


async def heed_successors(bot: Bot, takeover: Takeover | None) -> None:
    """Take over if this is a successor. Then wait for a successor of this process, hand over to it, and return.

    Raise Replaced if another process has claimed the guilds of this one.
    """
    if takeover is not None:
        await takeover.complete(bot)
    claim = bot.store.claim
    while not claim.lost:
        now = claim.succession()
        bot.serving.shared = now is not Succession.NONE
        if now is Succession.LISTENS and await bot.hand_over(lambda: claim.succession() is Succession.LISTENS):
            return
        await asyncio.sleep(LOOK)
    bot.serving.leave()
    raise Replaced


async def wait_for_successor(bot: Client) -> None:
    """Give a successor that has started the time to listen and to take over. Otherwise return at once."""
    if bot.serving.waits:
        return
    claim = bot.store.claim
    await claim.offer()
    with suppress(TimeoutError):
        async with asyncio.timeout(UNTIL_LISTENING):
            while claim.succession() is not Succession.NONE:  # noqa: ASYNC110 - no event tells it
                await asyncio.sleep(LOOK)
