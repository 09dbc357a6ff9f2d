"""The daily quota of reminders, over all guilds."""

import asyncio
from pathlib import Path

from data.shared.quotas import DAY, pings_of, take_pings
from data.store import Store
from data.tables import Tables
from tests.data.conftest import ADA, BEN, Clock, OpenStore, collected

MOST = 6
NOW = 1_000_000.0


async def take(store: Store, nonce: str, now: float = NOW, user: int = ADA, *, live: bool = False) -> float:
    return (await take_pings(store.shared, [user], nonce, now, MOST, live=live))[user]


async def test_the_seventh_ping_of_a_day_waits_for_the_first_to_be_a_day_old(tables: Tables) -> None:
    store = tables.store
    for number in range(MOST):
        assert await take(store, f"g{number}", NOW + number) == NOW + number
    assert await take(store, "late", NOW + 10) == NOW + DAY
    assert await take(store, "other", NOW + 10, BEN) == NOW + 10, "another person has a quota of their own"
    assert await take(store, "live", NOW + 10, live=True) == NOW + 10, "live tables have a quota of their own"
    assert await take(store, "late", NOW + DAY) == NOW + DAY


async def test_a_message_that_is_retried_counts_once(tables: Tables) -> None:
    for number in range(3 * MOST):
        assert await take(tables.store, "same", NOW + number) == NOW + number
    assert len(await pings_of(tables.store.shared, ADA)) == 1


async def test_guilds_that_remind_at_once_share_the_quota(tables: Tables) -> None:
    found = await asyncio.gather(*(take(tables.store, f"guild {guild}") for guild in range(20)))
    assert sum(when == NOW for when in found) == MOST


async def test_the_quota_survives_a_restart_and_old_pings_are_deleted(
    open_store: OpenStore, tmp_path: Path, clock: Clock
) -> None:
    store = await open_store(tmp_path)
    for number in range(MOST):
        await take(store, f"g{number}")
    await store.close()
    store = await open_store(tmp_path)
    assert await take(store, "late") > NOW
    await take(store, "far", NOW + 2 * DAY, BEN)
    assert await pings_of(store.shared, ADA) == [], "someone else's reminder has cleaned up"


async def test_pings_belong_to_the_data_of_a_person(tables: Tables) -> None:
    await take(tables.store, "g1")
    assert (await collected(tables.store, ADA))["pings"] == [NOW]
    await tables.store.users.forget(ADA)
    assert await pings_of(tables.store.shared, ADA) == []
