"""The handover from a process of the bot to its successor, so that an update refuses no click.

The successor starts while its predecessor serves. It paints the sprites of its version, connects, and tells by a lock
that it listens. The predecessor leaves new interactions to it, finishes its own work, and gives up its claim: the lock
on the data folder, or on a group of shards in PostgreSQL. Both may die at any time: locks end with their process.

The predecessor can give up its claim before the successor has painted, is connected or listens. One task waits for the
claim, and gives up the successor's place as soon as it has it: from then on no process listens for this one.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from cluster.claims import Claim, Succession
from cluster.folder_claim import SuccessorLock
from cluster.serving import SharedServing, shared_serving
from cogs.bot import Stammtisch
from cogs.operations.lifetime import Stopped
from cogs.workers.drawers import ProcessDrawer
from cogs.workers.painting import load_drawing, paint_before
from data.sqlite.folder_lock import FolderInUse
from data.store import Store

if TYPE_CHECKING:
    from cluster.group_claims import GroupClaim

LOOK = 0.25
"""Seconds between two looks for a successor."""
ANSWERING = 2.0
"""Seconds that running answers have to finish before a handover."""
TRY = 0.1
"""Seconds between two tries to lock the folder."""
UNTIL_LISTENING = 10.0
"""Seconds that a stop gives a successor that has started, so that it can listen."""
UNTIL_RELEASED = 60.0
"""Seconds that a successor which is connected waits for the folder."""
UNTIL_TOLD = 5.0
"""Seconds after which it tells that it waits: a predecessor that works has released the folder by then."""
LONGEST_PAINTING = 900.0
"""Seconds that a successor paints at most."""
SETTLED = 5.0
"""Seconds after which no interaction can come that the predecessor has answered."""

LOG = logging.getLogger(__name__)


class FolderSuccessor:
    """The successor of the process that uses the data folder. It serves until this one listens."""

    paints = True
    """Whether there is time to paint. The predecessor may end without a successor otherwise."""

    def __init__(self, store: Store) -> None:
        """Raise ValueError if another process waits already."""
        try:
            self._lock = SuccessorLock(store.folder, store.shards)
        except FolderInUse as error:
            raise ValueError(f"Another process already waits to take over the data folder {store.folder}.") from error
        self._store = store
        self.overdue = (
            f"The process that uses the data folder {store.folder} does not release it:"
            " end it if it hangs, or give both the same SHARD_IDS and SHARD_COUNT."
        )
        """One sentence for the operator about a predecessor that does not give up its claim."""

    def listen(self) -> None:
        """Tell the other process that this one receives all interactions."""
        self._lock.listen()

    async def obtain(self) -> None:
        """Wait until the other process releases the folder, and lock it."""
        with closing(self._lock):
            await _until_locked(self._store)


class GroupSuccessor:
    """The successor of the process of a group of shards, which stops or has ended."""

    paints = False

    def __init__(self, store: Store, claim: "GroupClaim") -> None:
        self._store = store
        self._claim = claim
        self.overdue = (
            f"The process that served these servers before does not release the data folder {store.folder}:"
            " end it if it hangs."
        )

    def listen(self) -> None:
        """Tell the other process that this one receives all interactions."""
        self._claim.listen()

    async def obtain(self) -> None:
        """Claim the group, and lock the folder, which a frozen process of this machine may still have."""
        await self._claim.obtain()
        await _until_locked(self._store)


Successor: TypeAlias = FolderSuccessor | GroupSuccessor
"""The place of the one process that takes over."""


class Takeover:
    """A process that takes over. It waits for the claim from the beginning, because its predecessor may die."""

    def __init__(self, store: Store, successor: Successor, sprites: Path, drawers: Sequence[ProcessDrawer]) -> None:
        self._store = store
        self._sprites = sprites
        self._drawers = drawers
        self._successor = successor
        self._obtained = asyncio.create_task(successor.obtain(), name="claim")
        LOG.info("this process prepares to take over from another one")

    async def prepare(self) -> None:
        """Paint and load what the pictures need, while the predecessor serves."""
        if self._successor.paints:
            await self._paint()
        if not self._obtained.done():
            await load_drawing(self._sprites, self._drawers)

    async def _paint(self) -> None:
        """Paint until all is painted, or the claim is obtained."""
        painting = asyncio.create_task(paint_before(self._sprites), name="painting")
        try:
            await asyncio.wait(
                {painting, self._obtained}, timeout=LONGEST_PAINTING, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            painting.cancel()
            # Its process must not outlive the loop.
            await asyncio.wait({painting})

    async def complete(self, bot: Stammtisch) -> None:
        """Take over when the bot is ready. Raise ValueError if the predecessor does not give up its claim."""
        await bot.wait_until_ready()
        if not self._obtained.done():
            await self._listen(bot)
        self._obtained.result()
        await self._store.begin()
        await bot.begin()
        shared_serving(bot).begin()
        await bot.sync()
        LOG.info("this process has taken over")
        await asyncio.sleep(SETTLED)

    async def _listen(self, bot: Stammtisch) -> None:
        """Tell the predecessor to leave all interactions to this process, and wait for the claim."""
        self._successor.listen()
        shared_serving(bot).listen()
        LOG.info("this process listens and waits for the folder")
        done, _ = await asyncio.wait({self._obtained}, timeout=UNTIL_TOLD)
        if not done:
            LOG.warning("%s", self._successor.overdue)
            done, _ = await asyncio.wait({self._obtained}, timeout=UNTIL_RELEASED - UNTIL_TOLD)
        if not done:
            raise ValueError(self._successor.overdue)

    async def close(self) -> None:
        """Give up the waiting, or the lock of a process that waits."""
        self._obtained.cancel()
        await asyncio.wait({self._obtained})


async def open_store(
    store: Store,
    sprites: Path,
    drawers: Sequence[ProcessDrawer],
    *,
    take_over: bool,
    claim: "GroupClaim | None" = None,
) -> Takeover | None:
    """Open a store, or return how to take over from the process that has its folder or its group of shards.

    Without a claim on a group that needs ``take_over``.
    """
    successor = _successor(store, take_over=take_over, claim=claim)
    if successor:
        return Takeover(store, successor, sprites, drawers)
    await store.begin()
    return None


def _successor(store: Store, *, take_over: bool, claim: "GroupClaim | None") -> Successor | None:
    """Return this process as a successor; None if it has locked the folder."""
    if claim and not claim.obtained:
        return GroupSuccessor(store, claim)
    try:
        store.lock()
    except FolderInUse:
        if claim:
            frozen = GroupSuccessor(store, claim)
            LOG.warning("%s", frozen.overdue)
            return frozen
        if not take_over:
            raise
        return FolderSuccessor(store)
    return None


async def _until_locked(store: Store) -> None:
    while True:
        try:
            store.lock(timeout=0)
        except FolderInUse:
            await asyncio.sleep(TRY)
        else:
            return


async def heed_successors(bot: Stammtisch, takeover: Takeover | None) -> None:
    """Take over if this is a successor. Then wait for a successor of this process, hand over to it, and return.

    Raise Stopped if another process has claimed the guilds of this one.
    """
    serving = shared_serving(bot)
    if takeover is not None:
        await takeover.complete(bot)
    while not serving.claim.lost:
        now = serving.claim.succession()
        serving.is_shared = now is not Succession.NONE
        if now is Succession.LISTENS and await hand_over(bot, serving):
            return
        await asyncio.sleep(LOOK)
    serving.leave()
    raise Stopped("Another process serves its servers now: this one did not reach PostgreSQL for too long.")


async def hand_over(bot: Stammtisch, serving: SharedServing) -> bool:
    """Leave all interactions to the successor, finish the running work, and close.

    If the successor no longer listens, serve on and return False.
    """
    LOG.info("a successor listens: this process finishes its work")
    serving.leave()
    bot.pause()
    if await _finish_work(bot, serving.claim):
        await bot.leave()
        return True
    LOG.warning("the successor is gone: this process serves on")
    bot.resume()
    serving.begin()
    return False


async def _finish_work(bot: Stammtisch, claim: Claim) -> bool:
    """Wait for the running answers. Return False as soon as the successor no longer listens."""
    until = time.monotonic() + ANSWERING
    while there := claim.succession() is Succession.LISTENS:
        left = until - time.monotonic()
        if left <= 0 or await bot.tasks.finish(min(left, LOOK)):
            break
    return there


async def wait_for_successor(bot: Stammtisch) -> None:
    """Give a successor that has started the time to listen and to take over. Otherwise return at once."""
    serving = shared_serving(bot)
    if serving.waits:
        return
    await serving.claim.offer()
    with suppress(TimeoutError):
        async with asyncio.timeout(UNTIL_LISTENING):
            while serving.claim.succession() is not Succession.NONE:  # noqa: ASYNC110 - no event tells it
                await asyncio.sleep(LOOK)
