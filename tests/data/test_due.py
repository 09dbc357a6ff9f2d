"""Due work of a guild: messages in order and by topic, timers once, posted messages and pinged users."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import NoReturn

import pytest

from data import queries
from data.game import sql
from data.game.models import Call, OutboxMessage, Timer
from data.shared.wakeups import NOTHING_DUE
from data.store import SHARED_FILE
from data.tables import Tables
from rules.kernel import Facts
from tests.data.conftest import ADA, BEN, GUILD, Clock, OpenStore, Running, begin, due_anywhere
from tests.patience import PATIENCE


async def test_messages_of_a_game_are_sent_one_after_the_other(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        session.enqueue("first", {"n": 1})
        session.enqueue("second", {"n": 2})
    (due,) = await due_anywhere(tables.store)
    (first,) = due.messages
    assert (due.guild, first.kind, first.payload, first.state) == (GUILD, "first", {"n": 1}, "due")
    assert len(first.nonce) <= 25
    async with tables.transaction(*running) as session:
        session.outbox.sent(first)
        session.posted("turn", 555)
    (due,) = await due_anywhere(tables.store)
    (second,) = due.messages
    assert second.kind == "second"
    assert second.nonce != first.nonce
    async with tables.transaction(*running) as session:
        session.outbox.give_up(second)
    assert (await tables.store.due_in(GUILD)).messages == ()


async def test_a_message_that_waits_for_a_retry_delays_no_other(tables: Tables, running: Running, clock: Clock) -> None:
    """The next player was pinged minutes late, because a message without a ping was refused."""
    async with tables.transaction(*running) as session:
        session.enqueue("first", {})
        session.enqueue("second", {})
    (first,) = (await tables.store.due_in(GUILD)).messages
    async with tables.transaction(*running) as session:
        session.outbox.retry(first, at=clock.now + 30)
    (due,) = await due_anywhere(tables.store)
    (second,) = due.messages
    assert second.kind == "second"
    async with tables.transaction(*running) as session:
        session.outbox.sent(second)
    await due_anywhere(tables.store)
    assert tables.store.wakeups.next == clock.now + 30
    clock.now += 30
    (due,) = await due_anywhere(tables.store)
    (again,) = due.messages
    assert (again.kind, again.nonce, again.attempts) == ("first", first.nonce, 1)


PINGS = [("turn", {}), ("over", {}), ("reminder", {"users": [ADA]}), ("say", {"users": [ADA]})]


@pytest.mark.parametrize(("kind", "facts"), PINGS, ids=[kind for kind, _ in PINGS])
async def test_a_message_that_pings_overtakes_edits_and_nothing_else(
    tables: Tables, running: Running, kind: str, facts: Facts
) -> None:
    async with tables.transaction(*running) as session:
        for silent in ("retire", "edit", "vacant", "topic_closed"):
            session.enqueue(silent, {})
        session.enqueue(kind, facts)
        for silent in ("remove", "vote_closed"):
            session.enqueue(silent, {})
    assert await in_order(tables, running) == [
        "vacant",
        kind,
        "retire",
        "edit",
        "topic_closed",
        "remove",
        "vote_closed",
    ]


async def test_messages_that_ping_no_one_are_sent_in_order(tables: Tables, running: Running) -> None:
    silent = ["remove", "say", "reminder", "edit", "vacant"]
    async with tables.transaction(*running) as session:
        for kind in silent:
            session.enqueue(kind, {"users": []})
    assert await in_order(tables, running) == silent


async def in_order(tables: Tables, running: Running) -> list[str]:
    """Note every due message as sent, and return their kinds."""
    found: list[str] = []
    while due := (await tables.store.due_in(GUILD)).messages:
        async with tables.transaction(*running) as session:
            session.outbox.sent(due[0])
        found.append(due[0].kind)
    return found


async def test_a_message_replaces_an_older_one_of_its_topic(tables: Tables, running: Running) -> None:
    other = await begin(tables, GUILD)
    for game, version in ((running, 1), (other, 1), (running, 2)):
        async with tables.transaction(*game) as session:
            session.enqueue("edit", {"version": version}, topic="turn")
            session.enqueue("note", {}, topic="")
    due = await tables.store.due_in(GUILD)
    assert [(post.game, post.kind, post.payload) for post in due.messages] == [
        (running.id, "note", {}),
        (other.id, "edit", {"version": 1}),
    ]
    async with tables.transaction(*running) as session:
        session.outbox.sent(due.messages[0])
    heads = [post for post in (await tables.store.due_in(GUILD)).messages if post.game == running.id]
    assert [(post.kind, post.payload) for post in heads] == [("edit", {"version": 2})]


async def test_a_replacing_message_keeps_the_due_time_of_the_older_one(
    tables: Tables, running: Running, clock: Clock
) -> None:
    """After a restart it would otherwise be unknown that the older one may have arrived under the same nonce."""
    found: list[OutboxMessage] = []
    for version in (1, 2):
        async with tables.transaction(*running) as session:
            session.enqueue("turn", {"version": version}, topic="turn")
        found += (await tables.store.due_in(GUILD)).messages
        clock.now += 10
    first, second = found
    assert (second.payload, second.nonce) == ({"version": 2}, first.nonce)
    assert second.not_before == first.not_before


async def test_a_message_replaced_while_it_was_being_sent_is_not_retried(
    tables: Tables, running: Running, clock: Clock
) -> None:
    """If it could not be sent it is not retried. If it was sent, it stays sent."""
    for mark in ("retry", "give_up", "sent"):
        async with tables.transaction(*running) as session:
            session.enqueue("edit", {"version": 1}, topic="turn")
        (old,) = (await tables.store.due_in(GUILD)).messages
        async with tables.transaction(*running) as session:
            session.enqueue("edit", {"version": 2}, topic="turn")
        async with tables.transaction(*running) as session:
            getattr(session.outbox, mark)(old, *([clock.now] if mark == "retry" else []))
        (new,) = (await tables.store.due_in(GUILD)).messages
        assert new.payload == {"version": 2}
        async with tables.transaction(*running) as session:
            session.outbox.sent(new)
    states = await tables.store.read(GUILD, lambda db: [row[0] for row in db.execute("SELECT state FROM outbox")])
    assert states == ["dropped", "sent", "dropped", "sent", "sent", "sent"]


async def test_a_locked_guild_is_read_later(
    tables: Tables, running: Running, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(db: sqlite3.Connection, now: float) -> NoReturn:
        raise sqlite3.OperationalError("database is locked")

    async with tables.transaction(*running) as session:
        session.enqueue("turn", {})
    with monkeypatch.context() as patched:
        patched.setattr(sqlite3.OperationalError, "sqlite_errorcode", sqlite3.SQLITE_BUSY, raising=False)
        patched.setattr(sql, "due", locked)
        assert await due_anywhere(tables.store) == ()
    assert clock.now < tables.store.wakeups.next < clock.now + 3600
    clock.now = tables.store.wakeups.next
    (due,) = await due_anywhere(tables.store)
    assert [post.kind for post in due.messages] == ["turn"]


async def test_a_reopened_channel_brings_back_given_up_messages_unless_a_newer_one_says_more(
    tables: Tables, running: Running
) -> None:
    async with tables.transaction(*running) as session:
        channel = session.channel
        session.enqueue("vote_closed", {"n": 1}, topic="vote:pause")
        session.enqueue("retire", {"n": 2})
    await queries.close_channel(tables.store, GUILD, channel)
    while due := (await tables.store.due_in(GUILD)).messages:
        async with tables.transaction(*running) as session:
            session.outbox.give_up(due[0])
    async with tables.transaction(*running) as session:
        session.enqueue("vote", {"n": 3}, topic="vote:pause")
    await queries.hurry(tables.store, GUILD, channel)
    assert sorted(await in_order(tables, running)) == ["retire", "vote"]


async def test_the_outbox_does_not_grow(tables: Tables, running: Running) -> None:
    for _ in range(300):
        async with tables.transaction(*running) as session:
            session.enqueue("turn", {})
        (post,) = (await tables.store.due_in(GUILD)).messages
        async with tables.transaction(*running) as session:
            session.outbox.sent(post)
    count = await tables.store.read(GUILD, lambda db: db.execute("SELECT count(*) FROM outbox").fetchone()[0])
    assert count <= 201


async def test_a_timer_fires_once_even_if_it_is_overdue(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        session.timers.set("reminder", clock.now + 60, {"seat": 1})
        session.timers.set("vote", clock.now + 90)
    assert tables.store.wakeups.next == clock.now + 60
    assert (await tables.store.due_in(GUILD)).timers == ()
    clock.now += 100_000
    (due,) = await due_anywhere(tables.store)
    assert [timer.kind for timer in due.timers] == ["reminder", "vote"]
    for expected in (True, False):
        async with tables.transaction(*running) as session:
            assert session.timers.fire(due.timers[0]) is expected
    async with Tables(tables.store).transaction(*running) as session:
        assert [timer.kind for timer in session.timers.values()] == ["vote"]
    assert [timer.kind for timer in (await tables.store.due_in(GUILD)).timers] == ["vote"]


async def test_a_replaced_or_cancelled_timer_does_not_fire(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        session.timers.set("reminder", clock.now - 1)
        session.timers.set("vote", clock.now - 1)
    due = await tables.store.due_in(GUILD)
    async with tables.transaction(*running) as session:
        session.timers.set("reminder", clock.now + 60)
        session.timers.cancel("vote")
        session.timers.cancel("vote")
    async with tables.transaction(*running) as session:
        assert [session.timers.fire(timer) for timer in due.timers] == [False, False]
        assert tuple(session.timers.values()) == (Timer(game=running.id, kind="reminder", due=clock.now + 60),)
    assert (await tables.store.due_in(GUILD)).timers == ()


async def test_each_seat_has_its_own_timer(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        for seat in (None, 0, 1):
            session.timers.set("reminder", clock.now + 60 + (seat or 0), seat=seat)
        session.timers.set("reminder", clock.now + 70, seat=1)
        session.timers.cancel("reminder", seat=0)
    clock.now += 100
    due = await tables.store.due_in(GUILD)
    assert [(timer.seat, timer.due) for timer in due.timers] == [(None, clock.now - 40), (1, clock.now - 30)]
    async with Tables(tables.store).transaction(*running) as session:
        assert session.timers.fire(due.timers[0])
        assert tuple(session.timers.values()) == due.timers[1:]
        assert session.timers.of("reminder", 1) == due.timers[1]
        assert session.timers.of("reminder") is None


async def test_the_nearest_time_is_known_without_open_files(
    tmp_path: Path, clock: Clock, open_store: OpenStore
) -> None:
    store = await open_store(tmp_path)
    for guild, wait in ((1, 500.0), (2, 300.0), (3, None)):
        game = await begin(Tables(store), guild)
        async with Tables(store).transaction(*game) as session:
            if wait:
                session.timers.set("reminder", clock.now + wait)
        await store.due_in(guild)
    await store.close()
    again = await open_store(tmp_path, owns=lambda guild: guild != 4)
    assert again.wakeups.next == clock.now + 300
    assert again.wakeups.take_due() == ()
    clock.now += 400
    (due,) = await due_anywhere(again)
    assert (due.guild, len(due.timers)) == (2, 1)
    assert len(again.connections) == 1
    assert again.wakeups.next == clock.now + 100
    await again.close()
    elsewhere = await open_store(tmp_path, owns=lambda guild: guild == 3)
    assert elsewhere.wakeups.next == NOTHING_DUE


async def test_a_file_unknown_to_the_shared_file_is_read(tmp_path: Path, open_store: OpenStore) -> None:
    """This happens if the folder was put together from backups."""
    store = await open_store(tmp_path)
    game = await begin(Tables(store), GUILD)
    async with Tables(store).transaction(*game) as session:
        session.enqueue("turn", {})
    await store.close()
    (tmp_path / SHARED_FILE).unlink()
    again = await open_store(tmp_path)
    (due,) = await due_anywhere(again)
    assert [post.kind for post in due.messages] == ["turn"]


async def test_guilds_that_were_open_before_a_crash_are_read(
    tmp_path: Path, clock: Clock, open_store: OpenStore
) -> None:
    """This holds even if the shared file says that nothing was due when they were last closed."""
    first = await open_store(tmp_path / "data")
    game = await begin(Tables(first), GUILD)
    await first.due_in(GUILD)
    await first.close()
    second = await open_store(tmp_path / "data")
    assert second.wakeups.next == NOTHING_DUE
    async with Tables(second).transaction(*game) as session:
        session.enqueue("turn", {})
    shutil.copytree(tmp_path / "data", tmp_path / "crashed", ignore=shutil.ignore_patterns("*-shm"))
    third = await open_store(tmp_path / "crashed")
    (due,) = await due_anywhere(third)
    assert [post.kind for post in due.messages] == ["turn"]


async def test_waiting_ends_when_earlier_work_is_written(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        session.timers.set("reminder", clock.now + 1_000_000)
    await tables.store.due_in(GUILD)
    waiting = asyncio.create_task(due_anywhere(tables.store))
    await asyncio.sleep(0)
    assert not waiting.done()
    async with tables.transaction(*running) as session:
        session.enqueue("turn", {})
    (due,) = await asyncio.wait_for(waiting, 30)
    assert [post.kind for post in due.messages] == ["turn"]


async def test_a_damaged_guild_does_not_keep_the_others_from_their_timers(
    tmp_path: Path, open_store: OpenStore
) -> None:
    (tmp_path / "7.sqlite3").write_text("not a database")
    store = await open_store(tmp_path)
    game = await begin(Tables(store), GUILD)
    async with Tables(store).transaction(*game) as session:
        session.enqueue("turn", {})
    (due,) = await due_anywhere(store)
    assert due.guild == GUILD
    waiting = asyncio.create_task(due_anywhere(store))
    await asyncio.sleep(0.01)
    assert not waiting.done()
    waiting.cancel()


async def test_pinged_users_are_remembered_with_their_state(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        assert session.calls.get(ADA) is None
        session.note_called(ADA, session.last)
        session.note_called(ADA, session.last + 1)
    async with Tables(tables.store).transaction(*running) as session:
        assert session.calls.get(ADA) == Call(game=running.id, user=ADA, number=2, at=clock.now)
        assert session.calls.get(BEN) is None


async def test_posted_messages_are_stored_by_topic_with_their_channel(tables: Tables, running: Running) -> None:
    async with tables.transaction(*running) as session:
        session.posted("turn", 70)
        session.posted("offer:3", 71, shown=1)
        session.posted("offer:4", 72)
        session.messages.drop("offer:4")
        session.change(thread=6)
    async with Tables(tables.store).transaction(*running) as session:
        assert {topic: (one.channel, one.message, one.shown) for topic, one in session.messages.items()} == {
            "offer:3": (5, 71, 1),
            "turn": (5, 70, 0),
        }
        session.messages.drop("turn")
        session.posted("turn", 73)
    assert (await queries.messages(tables.store, GUILD))[running.id].message == 73


async def test_late_messages_are_counted(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        session.enqueue("turn", {})
        session.enqueue("later", {}, not_before=clock.now + 3600)
    assert await queries.overdue_messages(tables.store, GUILD) == 0
    (post,) = (await tables.store.due_in(GUILD)).messages
    async with tables.transaction(*running) as session:
        session.outbox.retry(post, at=clock.now + 300)
    assert await queries.overdue_messages(tables.store, GUILD) == 1
    async with tables.transaction(*running) as session:
        session.outbox.sent(post)
    clock.now += 3600 + 60
    assert await queries.overdue_messages(tables.store, GUILD) == 1


async def test_an_endless_loop_can_be_cancelled_at_the_moment_of_waking(
    tables: Tables, running: Running, clock: Clock
) -> None:
    wakeups = tables.store.wakeups
    wakeups.take_due()
    wakeups.schedule(GUILD, clock.now + 3600)

    async def look() -> None:
        while True:
            await wakeups.wait()
            wakeups.take_due()

    looking = asyncio.create_task(look())
    await asyncio.sleep(0)
    wakeups.schedule(GUILD, 0.0)
    await asyncio.sleep(0)
    looking.cancel()
    ended, _ = await asyncio.wait([looking], timeout=1)
    assert ended


async def test_a_jump_of_the_clock_is_noticed_within_a_minute(
    tables: Tables, running: Running, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event loop's clock stops while the machine is suspended, so due messages stayed unsent for hours."""
    loop, passed = asyncio.get_running_loop(), 0.0
    now = loop.time
    monkeypatch.setattr(loop, "time", lambda: now() + passed)
    async with tables.transaction(*running) as session:
        session.timers.set("reminder", clock.now + 12 * 3600)
    await tables.store.due_in(GUILD)
    waiting = asyncio.create_task(due_anywhere(tables.store))
    await asyncio.sleep(0)
    clock.now += 13 * 3600
    await asyncio.sleep(0.01)
    assert not waiting.done(), "nothing has woken the sleeper yet"
    passed = 60.0
    async with asyncio.timeout(PATIENCE):
        (due,) = await waiting
    assert [timer.kind for timer in due.timers] == ["reminder"]
