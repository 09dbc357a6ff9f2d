"""The opening of the storage at the start: the data folder, and what it shares with other machines."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from cogs.operations.handover import Takeover, open_store
from cogs.workers.drawers import ProcessDrawer
from data.shards import Shards
from data.sqlite.connection_cache import check_descriptors
from data.store import SHARED_FILE, Store
from settings import Settings

if TYPE_CHECKING:
    from data.postgres.claims import GroupClaim
    from data.shared.postgres import PostgresDatabase


class Storage(NamedTuple):
    """The storage of a process."""

    store: Store
    settings: Settings
    """The settings with the shards of this process."""
    takeover: Takeover | None
    """The takeover from the process that serves these shards, if there is one."""
    identify_turn: Callable[[int], Awaitable[None]] | None
    """A function that waits until this process may identify in a bucket; None without other machines."""


async def open_storage(
    stack: AsyncExitStack,
    settings: Settings,
    drawers: Sequence[ProcessDrawer],
    clock: Callable[[], float] = time.time,
    *,
    take_over: bool,
    ready: asyncio.Event,
) -> Storage:
    """Open the storage, and wait for shards to serve. Raise OSError or ValueError with the reason if that fails.

    ``ready`` is set when this process is a spare that can take over.
    """
    check_descriptors()
    claim, database = None, None
    if settings.shared:
        claim, database = await _join(stack, settings, settings.shared, drawers, ready)
        settings = msgspec.structs.replace(settings, shard_ids=claim.shards, shard_count=claim.count)
    # A number alone says how many shards Discord divides the servers among. One process then serves all of them.
    own = None
    if settings.shard_ids is not None and settings.shard_count is not None:
        own = Shards(settings.shard_ids, settings.shard_count)
    store = Store(settings.data_dir, clock=clock, shards=own, claim=claim, shared=database)
    if settings.replica and settings.litestream_socket:
        _replicate(store, settings)
    stack.push_async_callback(store.close)
    takeover = await open_store(store, take_over=take_over, claim=claim)
    if takeover:
        stack.push_async_callback(takeover.close)
    return Storage(store, settings, takeover, claim.take_turn if claim else None)


async def _join(
    stack: AsyncExitStack, settings: Settings, address: str, drawers: Sequence[ProcessDrawer], ready: asyncio.Event
) -> tuple["GroupClaim", "PostgresDatabase"]:
    """Connect to PostgreSQL, and wait until a group of shards is free or left to this process."""
    # Imported here because only this setting needs them.
    try:
        from cogs.operations.spare import be_spare
        from data.postgres.claims import GroupClaim
        from data.shared.folder import check_folder
        from data.shared.postgres import PostgresDatabase
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


def _replicate(store: Store, settings: Settings) -> None:
    """Copy the files of a store while they are open."""
    # Imported here because only this setting needs them.
    from data.replica.litestream import Litestream
    from data.replica.replica import Replica

    assert settings.replica
    assert settings.litestream_socket
    store.replica = Replica(
        store.folder,
        Litestream(settings.litestream_socket, settings.replica),
        homes=store.homes,
        epoch=lambda: store.claim.epoch,
        owns=store.owns,
        # The homes are in it.
        shared=None if settings.shared else store.folder / SHARED_FILE,
        waits=settings.replica_wait,
    )
