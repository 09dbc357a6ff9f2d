"""Signs of life and outages: each outage is listed once, regardless of when the process is killed."""

from pathlib import Path

import pytest

from data.shards import Shards
from data.shared import alive
from data.shared.alive import BEAT, KEPT, SHORTEST
from data.store import Store
from tests.data.conftest import GUILD, Clock, OpenStore, job

HOUR = 3600.0


async def started(open_store: OpenStore, folder: Path, shard: int | None = None) -> Store:
    """Return the store of a process that serves all guilds, or one shard of two."""
    store = await open_store(folder, shards=None if shard is None else Shards((shard,), 2))
    await store.alive.begin()
    return store


async def test_the_first_start_follows_no_outage(tmp_path: Path, open_store: OpenStore, clock: Clock) -> None:
    store = await started(open_store, tmp_path)
    assert store.alive.outages_of(GUILD) == ()
    assert store.alive.since == clock.now
    await store.close()


async def test_an_outage_lasts_from_the_last_sign_of_life_to_the_start_and_stays_listed(
    tmp_path: Path, open_store: OpenStore, clock: Clock
) -> None:
    store = await started(open_store, tmp_path)
    clock.now += BEAT
    await store.alive.beat()
    last = clock.now
    clock.now += BEAT - 1
    await store.alive.beat()
    await store.close()
    clock.now += 36 * HOUR
    back = clock.now
    for _ in range(3):
        store = await started(open_store, tmp_path)
        assert store.alive.outages_of(GUILD) == ((last, back),)
        await store.close()
        clock.now += SHORTEST - 1


async def test_a_short_outage_does_not_count(tmp_path: Path, open_store: OpenStore, clock: Clock) -> None:
    await (await started(open_store, tmp_path)).close()
    clock.now += SHORTEST - 1
    store = await started(open_store, tmp_path)
    assert store.alive.outages_of(GUILD) == ()
    await store.close()


async def test_a_process_without_discord_gives_no_sign_of_life(
    tmp_path: Path, open_store: OpenStore, clock: Clock
) -> None:
    await (await started(open_store, tmp_path)).close()
    last = clock.now
    for _ in range(5):
        clock.now += SHORTEST / 2
        store = await open_store(tmp_path)
        await store.alive.beat()
        await store.close()
    store = await started(open_store, tmp_path)
    assert store.alive.outages_of(GUILD) == ((last, clock.now),)
    await store.close()


async def test_a_start_that_is_killed_before_it_is_written_is_found_by_the_next(
    tmp_path: Path, open_store: OpenStore, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await started(open_store, tmp_path)).close()
    last = clock.now
    clock.now += HOUR
    with monkeypatch.context() as killed:
        killed.setattr(alive, "_begin", lambda *_: job())
        await (await started(open_store, tmp_path)).close()
    clock.now += HOUR
    store = await started(open_store, tmp_path)
    assert store.alive.outages_of(GUILD) == ((last, clock.now),)
    await store.close()


async def test_each_shard_has_its_own_outages(tmp_path: Path, open_store: OpenStore, clock: Clock) -> None:
    first, second = 0 << 22, 1 << 22
    one, other = await started(open_store, tmp_path, 0), await started(open_store, tmp_path, 1)
    await one.close()
    begin = clock.now
    clock.now += HOUR
    await other.alive.beat()
    one = await started(open_store, tmp_path, 0)
    assert one.alive.outages_of(first) == ((begin, clock.now),)
    assert one.alive.outages_of(second) == ()
    await one.close()
    await other.close()
    clock.now += HOUR
    whole = await started(open_store, tmp_path)
    assert whole.alive.outages_of(first) == ((begin, begin + HOUR), (begin + HOUR, clock.now))
    assert whole.alive.outages_of(second) == ((begin + HOUR, clock.now),)
    await whole.close()


async def test_an_outage_is_deleted_when_no_wait_is_older(tmp_path: Path, open_store: OpenStore, clock: Clock) -> None:
    await (await started(open_store, tmp_path)).close()
    clock.now += HOUR
    await (await started(open_store, tmp_path)).close()
    clock.now += KEPT + 1
    store = await open_store(tmp_path)
    assert store.alive.outages_of(GUILD) == ()
    await store.close()


async def test_due_work_is_given_out_after_a_sign_of_life(tmp_path: Path, open_store: OpenStore, clock: Clock) -> None:
    store = await started(open_store, tmp_path)
    store.wakeups.schedule(GUILD, clock.now + HOUR)
    clock.now += HOUR
    assert [*await store.guilds_due()] == [GUILD]
    signs = [row["at"] for row in await store.shared.read(job, "SELECT at FROM alive")]
    assert signs == [clock.now]
    await store.close()
