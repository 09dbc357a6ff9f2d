"""Due work of a guild: messages in order and by topic, timers once, posted messages and pinged users."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import NoReturn

import pytest

from data import queries
from data.game import sql
from data.game.models import Call, Offer, OutboxMessage, Timer, Vote
from data.game.outgoing import (
    EndMessage,
    OfferMessage,
    Outgoing,
    ProposalResult,
    ReminderMessage,
    Remove,
    Retire,
    Say,
    TurnEdit,
    TurnMessage,
    VoteMessage,
    VoteResult,
    read,
)
from data.game.timers import payload_of
from data.shards import Shards
from data.shared.wakeups import NOTHING_DUE
from data.store import SHARED_FILE
from data.tables import Tables
from rules.kernel import Proposal
from tests.data.conftest import ADA, BEN, GUILD, Alarm, Clock, OpenStore, Ring, Running, begin, due_anywhere
from tests.patience import PATIENCE


async def test_messages_of_a_game_are_sent_one_after_the_other(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        session.enqueue(Say("first", {"n": 1}))
        session.enqueue(Say("second", {"n": 2}))
    (due,) = await due_anywhere(tables.store)
    (first,) = due.messages
    assert (due.guild, read(first), first.state) == (GUILD, Say("first", {"n": 1}), "due")
    assert len(first.nonce) <= 25
    async with tables.transaction(*running) as session:
        session.outbox.sent(first)
        session.posted("turn", 555)
    (due,) = await due_anywhere(tables.store)
    (second,) = due.messages
    assert read(second) == Say("second", {"n": 2})
    assert second.nonce != first.nonce
    async with tables.transaction(*running) as session:
        session.outbox.give_up(second)
    assert (await tables.store.due_in(GUILD)).messages == ()


async def test_a_message_that_waits_for_a_retry_delays_no_other(tables: Tables, running: Running, clock: Clock) -> None:
    """The next player was pinged minutes late, because a message without a ping was refused."""
    async with tables.transaction(*running) as session:
        session.enqueue(Say("first"))
        session.enqueue(Say("second"))
    (first,) = (await tables.store.due_in(GUILD)).messages
    async with tables.transaction(*running) as session:
        session.outbox.retry(first, at=clock.now + 30)
    (due,) = await due_anywhere(tables.store)
    (second,) = due.messages
    assert read(second) == Say("second")
    async with tables.transaction(*running) as session:
        session.outbox.sent(second)
    assert tables.store.wakeups.next == clock.now + 30
    clock.now += 30
    (due,) = await due_anywhere(tables.store)
    (again,) = due.messages
    assert (read(again), again.nonce, again.attempts) == (Say("first"), first.nonce, 1)


PINGS: list[Outgoing] = [TurnMessage(), EndMessage(), ReminderMessage((ADA,)), Say("hello", users=(ADA,))]
OFFER = Offer(game=1, seat=0, user=BEN, maker=ADA, why="asked", name="Ada", at=0.0)
VOTE = Vote(game=1, name="pause", kind="pause", opened=0.0)


@pytest.mark.parametrize("ping", PINGS, ids=repr)
async def test_a_message_that_pings_overtakes_edits_and_nothing_else(
    tables: Tables, running: Running, ping: Outgoing
) -> None:
    proposal = ProposalResult(Proposal("offer:1", "demo.offer"), ())
    async with tables.transaction(*running) as session:
        for silent in (Retire(1, 5), TurnEdit(), OfferMessage(OFFER), proposal):
            session.enqueue(silent)
        session.enqueue(ping)
        for later in (Remove(2, 5), VoteResult(VOTE, "yes", ())):
            session.enqueue(later)
    assert await in_order(tables, running) == [
        OfferMessage(OFFER),
        ping,
        Retire(1, 5),
        TurnEdit(),
        proposal,
        Remove(2, 5),
        VoteResult(VOTE, "yes", ()),
    ]


async def test_messages_that_ping_no_one_are_sent_in_order(tables: Tables, running: Running) -> None:
    silent: list[Outgoing] = [Remove(1, 5), Say("hello"), ReminderMessage(), TurnEdit(), OfferMessage(OFFER)]
    async with tables.transaction(*running) as session:
        for message in silent:
            session.enqueue(message)
    assert await in_order(tables, running) == silent


async def in_order(tables: Tables, running: Running) -> list[Outgoing]:
    """Note every due message as sent, and return them."""
    found: list[Outgoing] = []
    while due := (await tables.store.due_in(GUILD)).messages:
        async with tables.transaction(*running) as session:
            session.outbox.sent(due[0])
        found.append(read(due[0]))
    return found


async def test_a_message_replaces_an_older_one_of_its_topic(tables: Tables, running: Running) -> None:
    other = await begin(tables, GUILD)
    for game, version in ((running, 1), (other, 1), (running, 2)):
        async with tables.transaction(*game) as session:
            session.enqueue(Say("said", {"version": version}, topic="turn"))
            session.enqueue(Say("beside"))
    due = await tables.store.due_in(GUILD)
    assert [(post.game, read(post)) for post in due.messages] == [
        (running.id, Say("beside")),
        (other.id, Say("said", {"version": 1}, topic="turn")),
    ]
    async with tables.transaction(*running) as session:
        session.outbox.sent(due.messages[0])
    heads = [post for post in (await tables.store.due_in(GUILD)).messages if post.game == running.id]
    assert [read(post) for post in heads] == [Say("said", {"version": 2}, topic="turn")]


async def test_a_replacing_message_keeps_the_due_time_of_the_older_one(
    tables: Tables, running: Running, clock: Clock
) -> None:
    """After a restart it would otherwise be unknown that the older one may have arrived under the same nonce."""
    found: list[OutboxMessage] = []
    for version in (1, 2):
        async with tables.transaction(*running) as session:
            session.enqueue(Say("said", {"version": version}, topic="turn"))
        found += (await tables.store.due_in(GUILD)).messages
        clock.now += 10
    first, second = found
    assert (second.payload["args"], second.nonce) == ({"version": 2}, first.nonce)
    assert second.not_before == first.not_before


async def test_a_message_replaced_while_it_was_being_sent_is_not_retried(
    tables: Tables, running: Running, clock: Clock
) -> None:
    """If it could not be sent it is not retried. If it was sent, it stays sent."""
    for mark in ("retry", "give_up", "sent"):
        async with tables.transaction(*running) as session:
            session.enqueue(Say("said", {"version": 1}, topic="turn"))
        (old,) = (await tables.store.due_in(GUILD)).messages
        async with tables.transaction(*running) as session:
            session.enqueue(Say("said", {"version": 2}, topic="turn"))
        async with tables.transaction(*running) as session:
            getattr(session.outbox, mark)(old, *([clock.now] if mark == "retry" else []))
        (new,) = (await tables.store.due_in(GUILD)).messages
        assert new.payload["args"] == {"version": 2}
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
        session.enqueue(TurnMessage())
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
        session.enqueue(VoteResult(VOTE, "yes", ()))
        session.enqueue(Retire(1, channel))
    await queries.close_channel(tables.store, GUILD, channel)
    while due := (await tables.store.due_in(GUILD)).messages:
        async with tables.transaction(*running) as session:
            session.outbox.give_up(due[0])
    async with tables.transaction(*running) as session:
        session.enqueue(VoteMessage("pause"))
    await queries.hurry(tables.store, GUILD, channel)
    assert await in_order(tables, running) == [Retire(1, channel), VoteMessage("pause")]


async def test_the_outbox_does_not_grow(tables: Tables, running: Running) -> None:
    for _ in range(300):
        async with tables.transaction(*running) as session:
            session.enqueue(TurnMessage())
        (post,) = (await tables.store.due_in(GUILD)).messages
        async with tables.transaction(*running) as session:
            session.outbox.sent(post)
    count = await tables.store.read(GUILD, lambda db: db.execute("SELECT count(*) FROM outbox").fetchone()[0])
    assert count <= 201


async def test_a_timer_fires_once_even_if_it_is_overdue(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        session.timers.set(Alarm("late"), clock.now + 60)
        session.timers.set(Ring(), clock.now + 90)
    assert tables.store.wakeups.next == clock.now + 60
    assert (await tables.store.due_in(GUILD)).timers == ()
    clock.now += 100_000
    (due,) = await due_anywhere(tables.store)
    assert [timer.kind for timer in due.timers] == ["alarm", "ring"]
    for expected in (True, False):
        async with tables.transaction(*running) as session:
            assert session.timers.fire(due.timers[0]) is expected
    async with Tables(tables.store).transaction(*running) as session:
        assert [timer.kind for timer in session.timers.values()] == ["ring"]
    assert [timer.kind for timer in (await tables.store.due_in(GUILD)).timers] == ["ring"]


async def test_a_replaced_or_cancelled_timer_does_not_fire(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        session.timers.set(Alarm(), clock.now - 1)
        session.timers.set(Ring(), clock.now - 1)
    due = await tables.store.due_in(GUILD)
    async with tables.transaction(*running) as session:
        session.timers.set(Alarm(), clock.now + 60)
        session.timers.cancel(Ring)
        session.timers.cancel(Ring)
    async with tables.transaction(*running) as session:
        assert [session.timers.fire(timer) for timer in due.timers] == [False, False]
        assert tuple(session.timers.values()) == (
            Timer(game=running.id, kind="alarm", due=clock.now + 60, payload={"reason": ""}),
        )
    assert (await tables.store.due_in(GUILD)).timers == ()


async def test_each_seat_has_its_own_timer(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        for seat in (None, 0, 1):
            session.timers.set(Alarm(), clock.now + 60 + (seat or 0), seat=seat)
        session.timers.set(Alarm(), clock.now + 70, seat=1)
        session.timers.cancel(Alarm, seat=0)
    clock.now += 100
    due = await tables.store.due_in(GUILD)
    assert [(timer.seat, timer.due) for timer in due.timers] == [(None, clock.now - 40), (1, clock.now - 30)]
    async with Tables(tables.store).transaction(*running) as session:
        assert session.timers.fire(due.timers[0])
        assert tuple(session.timers.values()) == due.timers[1:]
        assert session.timers.of(Alarm, 1) == Alarm()
        assert session.timers.by_seat(Alarm) == {1: due.timers[1]}
        assert session.timers.of(Alarm) is None


async def test_timers_with_names_stand_side_by_side(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        for name in ("", "first", "second"):
            session.timers.set(Ring(name), clock.now - 1)
        session.timers.set(Ring("second"), clock.now - 2)
        session.timers.cancel(Ring, name="first")
    (second, unnamed) = (await tables.store.due_in(GUILD)).timers
    assert (payload_of(second, Ring), payload_of(unnamed, Ring)) == (Ring("second"), Ring())
    async with tables.transaction(*running) as session:
        assert session.timers.fire(second)
        assert (session.timers.of(Ring), session.timers.of(Ring, name="second")) == (Ring(), None)


async def test_a_changed_timer_stays_due_at_the_same_time(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        session.timers.set(Alarm(), clock.now + 60, seat=1)
    async with tables.transaction(*running) as session:
        session.timers.change(Alarm("late"), seat=1)
    async with Tables(tables.store).transaction(*running) as session:
        assert session.timers.of(Alarm, 1) == Alarm("late")
        assert session.timers.by_seat(Alarm)[1].due == clock.now + 60


async def test_the_nearest_time_is_known_without_open_files(
    tmp_path: Path, clock: Clock, open_store: OpenStore
) -> None:
    store = await open_store(tmp_path)
    for guild, wait in ((1 << 22, 500.0), (2 << 22, 300.0), (3 << 22, None)):
        game = await begin(Tables(store), guild)
        async with Tables(store).transaction(*game) as session:
            if wait:
                session.timers.set(Alarm(), clock.now + wait)
        await store.due_in(guild)
    await store.close()
    again = await open_store(tmp_path, shards=Shards((0, 1, 2, 3), 5))
    assert again.wakeups.next == clock.now + 300
    assert again.wakeups.take_due() == {}
    clock.now += 400
    (due,) = await due_anywhere(again)
    assert (due.guild, len(due.timers)) == (2 << 22, 1)
    assert len(again.connections) == 1
    assert again.wakeups.next == clock.now + 100
    await again.close()
    elsewhere = await open_store(tmp_path, shards=Shards((3,), 5))
    assert elsewhere.wakeups.next == NOTHING_DUE


async def test_a_file_unknown_to_the_shared_file_is_read(tmp_path: Path, open_store: OpenStore) -> None:
    """This happens if the folder was put together from backups."""
    store = await open_store(tmp_path)
    game = await begin(Tables(store), GUILD)
    async with Tables(store).transaction(*game) as session:
        session.enqueue(TurnMessage())
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
        session.enqueue(TurnMessage())
    shutil.copytree(tmp_path / "data", tmp_path / "crashed", ignore=shutil.ignore_patterns("*-shm"))
    third = await open_store(tmp_path / "crashed")
    (due,) = await due_anywhere(third)
    assert [post.kind for post in due.messages] == ["turn"]


async def test_waiting_ends_when_earlier_work_is_written(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        session.timers.set(Alarm(), clock.now + 1_000_000)
    await tables.store.due_in(GUILD)
    waiting = asyncio.create_task(due_anywhere(tables.store))
    await asyncio.sleep(0)
    assert not waiting.done()
    async with tables.transaction(*running) as session:
        session.enqueue(TurnMessage())
    (due,) = await asyncio.wait_for(waiting, 30)
    assert [post.kind for post in due.messages] == ["turn"]


async def test_a_damaged_guild_does_not_keep_the_others_from_their_timers(
    tmp_path: Path, open_store: OpenStore
) -> None:
    (tmp_path / "7.sqlite3").write_text("not a database")
    store = await open_store(tmp_path)
    game = await begin(Tables(store), GUILD)
    async with Tables(store).transaction(*game) as session:
        session.enqueue(TurnMessage())
    (due,) = await due_anywhere(store)
    assert due.guild == GUILD
    waiting = asyncio.create_task(due_anywhere(store))
    await asyncio.sleep(0.01)
    assert not waiting.done()
    waiting.cancel()


async def test_pinged_users_are_remembered_with_their_state(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        assert session.calls.get(ADA) is None
        session.calls.note(ADA, session.last)
        session.calls.note(ADA, session.last + 1)
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
        session.enqueue(TurnMessage())
        session.enqueue(Say("later"), not_before=clock.now + 3600)
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
        session.timers.set(Alarm(), clock.now + 12 * 3600)
    await tables.store.due_in(GUILD)
    waiting = asyncio.create_task(due_anywhere(tables.store))
    await asyncio.sleep(0)
    clock.now += 13 * 3600
    await asyncio.sleep(0.01)
    assert not waiting.done(), "nothing has woken the sleeper yet"
    passed = 60.0
    async with asyncio.timeout(PATIENCE):
        (due,) = await waiting
    assert [timer.kind for timer in due.timers] == ["alarm"]
