"""The storage of one of several processes or machines: the data folder, and what it shares with the others."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from cluster.authority import ClusterAuthority
from cluster.claims import Claim
from cluster.folder_claim import FolderClaim
from cluster.handover import Takeover, heed_successors, open_store, wait_for_successor
from cluster.request_server import RequestServer
from cluster.serving import SharedServing, shared_serving
from cogs.bot import Stammtisch
from cogs.operations.storage import Storage
from cogs.workers.drawers import ProcessDrawer
from cogs.workers.supervisor import keep_running
from data.shards import Shards
from data.store import RETRY_AFTER, SHARED_FILE, Store
from settings import Settings

if TYPE_CHECKING:
    from cluster.group_claims import GroupClaim
    from cluster.postgres import PostgresDatabase


class ClusterStorage(Storage):
    """The storage of one of several processes. A process that was alone until now has neither claim nor takeover."""

    claim: Claim | None = None
    takeover: Takeover | None = None
    """The takeover from the process that serves these shards, if there is one."""
    identify_turn: Callable[[int], Awaitable[None]] | None = None
    """A function that waits until this process may identify in a bucket; None without other machines."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, ClusterStorage)

    def serve(self, bot: Stammtisch) -> None:
        """Let a bot answer interactions when the others leave them to it."""
        if self.claim:
            bot.serving = SharedServing(self.claim)
        bot.identify_turn = self.identify_turn
        if self.takeover:
            shared_serving(bot).wait()

    async def prepare(self) -> None:
        """Paint and load what the pictures need, while another process serves."""
        if self.takeover:
            await self.takeover.prepare()

    async def heed_others(self, bot: Stammtisch) -> None:
        """Take over if this is a successor. Then hand over to a successor of this process, and return."""
        await heed_successors(bot, self.takeover)

    async def serve_others(self, bot: Stammtisch) -> None:
        """Do what other processes ask for, until this is cancelled."""
        await keep_running("the requests", RequestServer(bot).run)

    async def offer_to_others(self, bot: Stammtisch) -> None:
        """Give a successor that has started the time to take over."""
        await wait_for_successor(bot)


async def open_storage(
    stack: AsyncExitStack,
    settings: Settings,
    drawers: Sequence[ProcessDrawer],
    clock: Callable[[], float] = time.time,
    *,
    take_over: bool,
    ready: asyncio.Event,
) -> ClusterStorage:
    """Open the storage, and wait for shards to serve. Raise OSError or ValueError with the reason if that fails.

    ``ready`` is set when this process is a spare that can take over.
    """
    group, database = None, None
    # A number alone says how many shards Discord divides the servers among. One process then serves all of them.
    ids, count = settings.shard_ids, settings.shard_count
    if settings.shared:
        group, database = await _join(stack, settings, settings.shared, drawers, ready)
        ids = group.shards
    own = Shards(ids, count) if ids is not None and count is not None else None
    store = Store(settings.data_dir, clock=clock, shards=own, shared=database)
    storage = ClusterStorage(store)
    storage.claim = claim = group or FolderClaim(store.folder, own)
    store.authority = ClusterAuthority(store, claim, database)
    if settings.replica and settings.litestream_socket:
        _replicate(store, settings, group)
    stack.push_async_callback(store.close)
    storage.takeover = await open_store(store, settings.sprites_dir, drawers, take_over=take_over, claim=group)
    if storage.takeover:
        stack.push_async_callback(storage.takeover.close)
    storage.identify_turn = group.take_turn if group else None
    return storage


async def _join(
    stack: AsyncExitStack, settings: Settings, address: str, drawers: Sequence[ProcessDrawer], ready: asyncio.Event
) -> tuple["GroupClaim", "PostgresDatabase"]:
    """Connect to PostgreSQL, and wait until a group of shards is free or left to this process."""
    # Imported here because only this setting needs them.
    try:
        from cluster.folder import check_folder
        from cluster.group_claims import GroupClaim
        from cluster.postgres import PostgresDatabase
        from cluster.spare import be_spare
    except ModuleNotFoundError as error:
        missing = "SHARED is set, but asyncpg is not installed: see .env.example."
        raise ValueError(missing if error.name == "asyncpg" else str(error)) from error
    database = await PostgresDatabase.open(address)
    stack.push_async_callback(database.close)
    if not settings.replica:
        await check_folder(database, settings.data_dir)
    claim = GroupClaim(address, settings.shard_groups, settings.shard_count)
    stack.push_async_callback(claim.release)
    readiness = asyncio.create_task(be_spare(claim.spare, ready, settings.sprites_dir, drawers, settings.ops_port))
    try:
        await claim.join()
    finally:
        readiness.cancel()
        await asyncio.wait({readiness})
    return claim, database


def _replicate(store: Store, settings: Settings, group: "GroupClaim | None") -> None:
    """Copy the files of a store while they are open."""
    # Imported here because only this setting needs them.
    from cluster.homes import Homes
    from cluster.replica.litestream import Litestream
    from cluster.replica.replica import Replica

    assert settings.replica
    assert settings.litestream_socket
    store.replication = Replica(
        store.folder,
        Litestream(settings.litestream_socket, settings.replica),
        homes=Homes(store.shared),
        epoch=(lambda: group.epoch) if group else None,
        unsaved=lambda guild: store.wakeups.schedule(guild, store.clock() + RETRY_AFTER),
        owns=store.owns,
        # The homes are in it.
        shared=None if settings.shared else store.folder / SHARED_FILE,
        waits=settings.replica_wait,
    )
