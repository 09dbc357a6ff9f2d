"""The queue of events for web hooks: bounded, in order, and given up after a day with a note."""

import sqlite3

import pytest

from data import hooks, personal
from data.errors import Refused
from data.game import hook_events
from data.game.hook_events import Probe, TableOpened, queue
from data.hooks import BACKOFF, GIVEN_UP_AFTER, MOST_HOOKS, Tried
from data.store import Store
from data.tables import Tables
from tests.data.conftest import ADA, GUILD, Clock

URL = "https://example.org/hook"


async def tell(store: Store, count: int = 1, at: float | None = None) -> None:
    def work(db: sqlite3.Connection) -> None:
        for _ in range(count):
            queue(db, Probe(), store.clock() if at is None else at)

    await store.write(GUILD, work)


async def events(store: Store) -> list[int]:
    def work(db: sqlite3.Connection) -> list[int]:
        return [row[0] for row in db.execute("SELECT id FROM hook_events ORDER BY id")]

    return await store.read(GUILD, work)


async def test_a_guild_without_hooks_queues_nothing(tables: Tables) -> None:
    await tell(tables.store, 3)
    assert await events(tables.store) == []
    assert not (await tables.store.due_in(GUILD)).hooks


async def test_a_hook_gets_the_events_after_it_was_added(tables: Tables, clock: Clock) -> None:
    store = tables.store
    first = await hooks.add(store, GUILD, URL)
    await tell(store, 2)
    second = await hooks.add(store, GUILD, URL + "2")
    await tell(store)
    batches = await hooks.due_batches(store, GUILD, clock.now, 10)
    assert {batch.hook.id: len(batch.events) for batch in batches} == {first.id: 3, second.id: 1}
    assert len({event.key for event in batches[0].events}) == 3
    await hooks.note_tried(store, GUILD, first.id, Tried(batches[0].events[-1].id))
    assert len(await events(store)) == 1, "the second hook still waits for the last one"
    await hooks.note_tried(store, GUILD, second.id, Tried(batches[1].events[-1].id))
    assert await events(store) == []
    assert not (await store.due_in(GUILD)).hooks


async def test_a_guild_has_ten_hooks_at_most_and_each_address_once(tables: Tables) -> None:
    store = tables.store
    for number in range(MOST_HOOKS):
        await hooks.add(store, GUILD, f"{URL}{number}")
    with pytest.raises(Refused, match="hook_known"):
        await hooks.add(store, GUILD, f"{URL}0")
    with pytest.raises(Refused, match="too_many_hooks"):
        await hooks.add(store, GUILD, URL)
    await hooks.remove(store, GUILD, 3)
    with pytest.raises(Refused, match="no_hook"):
        await hooks.remove(store, GUILD, 3)
    assert (await hooks.add(store, GUILD, URL)).id == MOST_HOOKS + 1, "a number is never used again"


async def test_failed_tries_back_off_and_are_given_up_after_a_day(tables: Tables, clock: Clock) -> None:
    store = tables.store
    hook = await hooks.add(store, GUILD, URL)
    await tell(store)
    began, waits = clock.now, list[float]()
    while await events(store):
        due = await store.due_in(GUILD)
        assert due.hooks, clock.now - began
        (batch,) = await hooks.due_batches(store, GUILD, clock.now, 10)
        await hooks.note_tried(store, GUILD, hook.id, Tried(batch.hook.done, "status:500"))
        (after,) = await hooks.hooks(store, GUILD)
        assert after.fault == "status:500"
        assert await hooks.due_batches(store, GUILD, clock.now, 10) == ()
        waits.append(after.due - clock.now)
        clock.now = after.due
    assert tuple(waits[: len(BACKOFF)]) == BACKOFF
    assert GIVEN_UP_AFTER <= clock.now - began <= GIVEN_UP_AFTER + 2 * BACKOFF[-1]
    (after,) = await hooks.hooks(store, GUILD)
    assert (after.lost, after.lost_at) == (1, clock.now - waits[-1])


async def test_a_day_of_downtime_gives_nothing_up_before_the_next_tries(tables: Tables, clock: Clock) -> None:
    store = tables.store
    hook = await hooks.add(store, GUILD, URL)
    await tell(store, 3)
    clock.now += 5 * GIVEN_UP_AFTER
    await hooks.note_tried(store, GUILD, hook.id, Tried(hook.done, "name"))
    assert len(await events(store)) == 3


async def test_a_full_queue_drops_the_oldest_with_a_note(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hook_events, "MOST_EVENTS", 100)
    store = tables.store
    await hooks.add(store, GUILD, URL)
    await tell(store, 130)
    assert await events(store) == list(range(31, 131))
    (hook,) = await hooks.hooks(store, GUILD)
    assert (hook.lost, hook.done) == (30, 30)


async def test_a_gone_hook_gets_nothing_and_keeps_nothing(tables: Tables, clock: Clock) -> None:
    store = tables.store
    hook = await hooks.add(store, GUILD, URL)
    await tell(store, 5)
    await hooks.note_tried(store, GUILD, hook.id, Tried(hook.done, "gone", gone=True))
    assert await events(store) == []
    await tell(store, 5)
    assert await events(store) == []
    assert await hooks.due_batches(store, GUILD, clock.now, 10) == ()


async def test_the_result_of_a_removed_hook_is_dropped(tables: Tables) -> None:
    store = tables.store
    hook = await hooks.add(store, GUILD, URL)
    await tell(store)
    await hooks.remove(store, GUILD, hook.id)
    assert await events(store) == []
    await hooks.note_tried(store, GUILD, hook.id, Tried(1, "name"))
    assert await hooks.hooks(store, GUILD) == ()


async def test_an_event_that_is_being_delivered_is_looked_at_again_after_a_crash(tables: Tables, clock: Clock) -> None:
    """The file may be closed during the request. Then the shared file has the time of the next look."""
    store = tables.store
    await hooks.add(store, GUILD, URL)
    await tell(store)
    assert (await store.due_in(GUILD)).hooks
    assert clock.now < store.wakeups.due(GUILD) <= clock.now + hook_events.LOOK_AGAIN


async def test_an_opened_table_is_told_in_its_own_transaction_and_a_private_one_is_not(
    tables: Tables, clock: Clock
) -> None:
    store = tables.store
    await hooks.add(store, GUILD, URL)
    await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5, private=True)
    assert await events(store) == []
    game = await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
    (batch,) = await hooks.due_batches(store, GUILD, clock.now, 10)
    (event,) = batch.events
    assert event.channel == 5
    assert str(TableOpened.__struct_config__.tag) in event.payload
    assert f'"number":{game.id}' in event.payload
    assert store.wakeups.due(GUILD) <= clock.now


async def test_an_erasure_deletes_the_waiting_events_of_a_persons_tables(tables: Tables) -> None:
    store = tables.store
    await hooks.add(store, GUILD, URL)
    await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
    await personal.forget(store, GUILD, ADA, "former player")
    assert await events(store) == []


async def test_a_page_opens_with_its_token_only(tables: Tables) -> None:
    store = tables.store
    assert await hooks.page(store, GUILD) is None
    first = await hooks.open_page(store, GUILD)
    second = await hooks.open_page(store, GUILD)
    page = await hooks.page(store, GUILD)
    assert page is not None
    assert page.opens_with(second)
    assert not page.opens_with(first)
    assert not page.opens_with("")
    assert second not in page.token, "only its hash is stored"
    await hooks.close_page(store, GUILD)
    assert await hooks.page(store, GUILD) is None
