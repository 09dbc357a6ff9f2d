"""The store: few files open at once, what is due and when, people and settings."""

import asyncio
import random
import shutil
import sqlite3
import threading
from pathlib import Path
from typing import NoReturn

import pytest

from data import ledger, people, records
from data.agenda import NEVER
from data.errors import StoreError
from data.rows import Timer
from data.store import Store
from data.tables import Tables
from tests.data.conftest import ADA, BEN, GUILD, Clock, OpenStore, Running, begin, play


def names(folder: Path) -> list[str]:
    return [entry.name for entry in folder.iterdir()]


def workers() -> int:
    return sum("connection" in thread.name for thread in threading.enumerate())


async def test_sixty_guilds_share_few_open_files(tmp_path: Path, open_store: OpenStore) -> None:
    store = await open_store(tmp_path, room=8)
    before = workers()
    tables = Tables(store, room=4)
    games = [await begin(tables, guild) for guild in range(1, 61)]
    rng = random.Random(1)

    async def visit(game: Running) -> None:
        for _ in range(3):
            await asyncio.sleep(0)
            await play(tables, game, 1, rng)

    await asyncio.gather(*(visit(game) for game in games))
    assert len(store.shelf) <= 8
    assert workers() - before <= 8
    for game in games:
        async with tables.hold(*game) as live:
            assert live.last == 4
    assert len(await people.games_of(store, ADA)) == 60
    await store.close()
    assert len(store.shelf) == 0
    assert not [name for name in names(tmp_path) if name.endswith(("-wal", "-shm"))]
    with pytest.raises(StoreError, match="closed"):
        await records.games(store, 1)


async def test_closing_waits_for_the_transaction_in_hand(tmp_path: Path, open_store: OpenStore) -> None:
    store = await open_store(tmp_path)
    running = await begin(Tables(store), GUILD)
    inside = threading.Event()
    go_on = threading.Event()

    def slow(db: object) -> str:
        inside.set()
        go_on.wait(30)
        return "done"

    task = asyncio.create_task(store.write(running.guild, slow))
    await asyncio.to_thread(inside.wait, 30)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    go_on.set()
    await closing
    assert await task == "done"


async def test_a_slow_transaction_holds_up_no_other_guild(tmp_path: Path, open_store: OpenStore) -> None:
    """Not even where its file would be the next to be closed."""
    store = await open_store(tmp_path, room=1)
    inside = threading.Event()
    go_on = threading.Event()

    def slow(db: object) -> None:
        inside.set()
        go_on.wait(30)

    task = asyncio.create_task(store.write(1, slow))
    await asyncio.to_thread(inside.wait, 30)
    await records.games(store, 2)
    assert not task.done()
    go_on.set()
    await task
    await records.games(store, 3)
    assert len(store.shelf) == 1


# What is due


async def test_messages_of_a_game_go_out_one_after_the_other(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.hold(*running) as live:
        live.post("first", {"n": 1})
        live.post("second", {"n": 2})
    (due,) = await tables.store.due()
    (first,) = due.posts
    assert (due.guild, first.kind, first.payload, first.state) == (GUILD, "first", {"n": 1}, "due")
    assert len(first.nonce) <= 25
    async with tables.hold(*running) as live:
        live.retry(first, at=clock.now + 30)
    assert (await tables.store.look(GUILD)).posts == ()
    assert tables.store.agenda.next == clock.now + 30
    clock.now += 30
    (due,) = await tables.store.due()
    (again,) = due.posts
    assert (again.kind, again.nonce, again.attempts) == ("first", first.nonce, 1)
    async with tables.hold(*running) as live:
        live.sent(again, message=555)
        live.change(turn_message=555)
    (due,) = await tables.store.due()
    (second,) = due.posts
    assert second.kind == "second"
    assert second.nonce != first.nonce
    async with tables.hold(*running) as live:
        live.give_up(second)
    assert (await tables.store.look(GUILD)).posts == ()


async def test_a_message_takes_the_place_of_an_older_one_of_its_topic(tables: Tables, running: Running) -> None:
    other = await begin(tables, GUILD)
    for game, version in ((running, 1), (other, 1), (running, 2)):
        async with tables.hold(*game) as live:
            live.post("edit", {"version": version}, topic="turn")
            live.post("note", {}, topic="")
    due = await tables.store.look(GUILD)
    assert [(post.game, post.kind, post.payload) for post in due.posts] == [
        (running.id, "note", {}),
        (other.id, "edit", {"version": 1}),
    ]
    async with tables.hold(*running) as live:
        live.sent(due.posts[0])
    heads = [post for post in (await tables.store.look(GUILD)).posts if post.game == running.id]
    assert [(post.kind, post.payload) for post in heads] == [("edit", {"version": 2})]


async def test_a_message_replaced_while_it_was_being_sent(tables: Tables, running: Running, clock: Clock) -> None:
    """If it could not be sent it is not tried again; if it was sent, its id is kept."""
    for mark in ("retry", "give_up", "sent"):
        async with tables.hold(*running) as live:
            live.post("edit", {"version": 1}, topic="turn")
        (old,) = (await tables.store.look(GUILD)).posts
        async with tables.hold(*running) as live:
            live.post("edit", {"version": 2}, topic="turn")
        async with tables.hold(*running) as live:
            getattr(live, mark)(old, *([clock.now] if mark == "retry" else []))
        (new,) = (await tables.store.look(GUILD)).posts
        assert new.payload == {"version": 2}
        async with tables.hold(*running) as live:
            live.sent(new)
    states = await tables.store.read(GUILD, lambda db: [row[0] for row in db.execute("SELECT state FROM outbox")])
    assert states == ["dropped", "sent", "dropped", "sent", "sent", "sent"]


async def test_a_guild_that_is_locked_for_a_while_is_looked_at_later(
    tables: Tables, running: Running, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(db: sqlite3.Connection, now: float) -> NoReturn:
        raise sqlite3.OperationalError("database is locked")

    async with tables.hold(*running) as live:
        live.post("turn", {})
    with monkeypatch.context() as patched:
        patched.setattr(sqlite3.OperationalError, "sqlite_errorcode", sqlite3.SQLITE_BUSY, raising=False)
        patched.setattr(ledger, "due", locked)
        assert await tables.store.due() == ()
    assert clock.now < tables.store.agenda.next < clock.now + 3600
    clock.now = tables.store.agenda.next
    (due,) = await tables.store.due()
    assert [post.kind for post in due.posts] == ["turn"]


async def test_the_outbox_does_not_grow(tables: Tables, running: Running) -> None:
    for _ in range(300):
        async with tables.hold(*running) as live:
            live.post("turn", {})
        (post,) = (await tables.store.look(GUILD)).posts
        async with tables.hold(*running) as live:
            live.sent(post, 1)
    count = await tables.store.read(GUILD, lambda db: db.execute("SELECT count(*) FROM outbox").fetchone()[0])
    assert count <= 201


async def test_a_timer_fires_once_even_if_it_is_overdue(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.hold(*running) as live:
        live.set_timer("reminder", clock.now + 60, {"seat": 1})
        live.set_timer("vote", clock.now + 90)
    assert tables.store.agenda.next == clock.now + 60
    assert (await tables.store.look(GUILD)).timers == ()
    clock.now += 100_000
    (due,) = await tables.store.due()
    assert [timer.kind for timer in due.timers] == ["reminder", "vote"]
    for expected in (True, False):
        async with tables.hold(*running) as live:
            assert live.fire(due.timers[0]) is expected
    async with Tables(tables.store).hold(*running) as live:
        assert list(live.timers) == ["vote"]
    assert [timer.kind for timer in (await tables.store.look(GUILD)).timers] == ["vote"]


async def test_a_timer_that_was_replaced_or_cancelled_does_not_fire(
    tables: Tables, running: Running, clock: Clock
) -> None:
    async with tables.hold(*running) as live:
        live.set_timer("reminder", clock.now - 1)
        live.set_timer("vote", clock.now - 1)
    due = await tables.store.look(GUILD)
    async with tables.hold(*running) as live:
        live.set_timer("reminder", clock.now + 60)
        live.cancel_timer("vote")
        live.cancel_timer("vote")
    async with tables.hold(*running) as live:
        assert [live.fire(timer) for timer in due.timers] == [False, False]
        assert live.timers == {"reminder": Timer(game=running.id, kind="reminder", due=clock.now + 60)}
    assert (await tables.store.look(GUILD)).timers == ()


async def test_the_nearest_time_is_known_without_open_files(
    tmp_path: Path, clock: Clock, open_store: OpenStore
) -> None:
    store = await open_store(tmp_path)
    for guild, wait in ((1, 500.0), (2, 300.0), (3, None)):
        game = await begin(Tables(store), guild)
        async with Tables(store).hold(*game) as live:
            if wait:
                live.set_timer("reminder", clock.now + wait)
        await store.look(guild)
    await store.close()
    again = await open_store(tmp_path, owns=lambda guild: guild != 4)
    assert again.agenda.next == clock.now + 300
    assert again.agenda.take() == ()
    clock.now += 400
    (due,) = await again.due()
    assert (due.guild, len(due.timers)) == (2, 1)
    assert len(again.shelf) == 1
    assert again.agenda.next == clock.now + 100
    await again.close()
    elsewhere = await open_store(tmp_path, owns=lambda guild: guild == 3)
    assert elsewhere.agenda.next == NEVER


async def test_a_file_that_the_house_does_not_know_is_looked_at(tmp_path: Path, open_store: OpenStore) -> None:
    """As when the folder was put together from backups."""
    store = await open_store(tmp_path)
    game = await begin(Tables(store), GUILD)
    async with Tables(store).hold(*game) as live:
        live.post("turn", {})
    await store.close()
    for name in names(tmp_path):
        if name.startswith("stammtisch"):
            (tmp_path / name).unlink()
    again = await open_store(tmp_path)
    (due,) = await again.due()
    assert [post.kind for post in due.posts] == ["turn"]


async def test_after_a_crash_the_guilds_that_were_open_are_looked_at(
    tmp_path: Path, clock: Clock, open_store: OpenStore
) -> None:
    """Even if the house file says that there was nothing to do when they were closed before."""
    first = await open_store(tmp_path / "data")
    game = await begin(Tables(first), GUILD)
    await first.look(GUILD)
    await first.close()
    second = await open_store(tmp_path / "data")
    assert second.agenda.next == NEVER
    async with Tables(second).hold(*game) as live:
        live.post("turn", {})
    shutil.copytree(tmp_path / "data", tmp_path / "crashed", ignore=shutil.ignore_patterns("*-shm"))
    third = await open_store(tmp_path / "crashed")
    (due,) = await third.due()
    assert [post.kind for post in due.posts] == ["turn"]


async def test_waiting_ends_when_something_earlier_is_written(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.hold(*running) as live:
        live.set_timer("reminder", clock.now + 1_000_000)
    await tables.store.look(GUILD)
    waiting = asyncio.create_task(tables.store.due())
    await asyncio.sleep(0)
    assert not waiting.done()
    async with tables.hold(*running) as live:
        live.post("turn", {})
    (due,) = await asyncio.wait_for(waiting, 30)
    assert [post.kind for post in due.posts] == ["turn"]


async def test_a_damaged_guild_does_not_keep_the_others_from_their_timers(
    tmp_path: Path, open_store: OpenStore
) -> None:
    (tmp_path / "7.sqlite3").write_text("not a database")
    store = await open_store(tmp_path)
    game = await begin(Tables(store), GUILD)
    async with Tables(store).hold(*game) as live:
        live.post("turn", {})
    (due,) = await store.due()
    assert due.guild == GUILD
    waiting = asyncio.create_task(store.due())
    await asyncio.sleep(0.01)
    assert not waiting.done()
    waiting.cancel()


# People and settings


async def test_settings_of_people_and_guilds(store: Store) -> None:
    assert await people.settings(store, ADA) == {}
    await people.set_settings(store, ADA, language="de", confirm="never")
    assert await people.set_settings(store, ADA, confirm=None) == {"language": "de"}
    assert await people.settings(store, BEN) == {}
    assert await records.settings(store, GUILD) == {}
    await records.set_settings(store, GUILD, channels=[1, 2], language="de")
    assert await records.set_settings(store, GUILD, language=None) == {"channels": [1, 2]}
    assert await records.settings(store, GUILD + 1) == {}


async def test_games_are_found_by_channel_and_person(tables: Tables, store: Store) -> None:
    first = await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
    second = await tables.create(GUILD, "demo", host=BEN, name="Ben", channel=5, thread=6)
    third = await tables.create(GUILD + 1, "demo", host=ADA, name="Ada", channel=7)
    assert await records.games(store, GUILD) == (first, second)
    assert await records.games(store, GUILD, channel=6) == (second,)
    assert await records.games(store, GUILD, user=ADA) == (first,)
    assert await people.games_of(store, ADA) == ((GUILD, first), (GUILD + 1, third))
    async with tables.hold(GUILD, first.id) as live:
        live.close()
    assert await people.games_of(store, ADA) == ((GUILD + 1, third),)
    assert await records.games(store, GUILD, channel=5) == (second,)


async def test_an_unreadable_guild_is_left_out_of_a_persons_games(tmp_path: Path, open_store: OpenStore) -> None:
    store = await open_store(tmp_path)
    for guild in (1, 2):
        await begin(Tables(store), guild)
    await store.close()
    (tmp_path / "1.sqlite3").write_text("not a database")
    again = await open_store(tmp_path)
    assert [guild for guild, _ in await people.games_of(again, BEN)] == [2]


async def test_games_played_to_the_end_are_listed_latest_first(tables: Tables, store: Store, clock: Clock) -> None:
    for _ in range(3):
        clock.now += 1
        await play(tables, await begin(tables, GUILD), 400, random.Random(1))
    assert [game.id for game in await records.ended(store, GUILD, limit=2)] == [3, 2]
