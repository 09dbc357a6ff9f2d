"""A choice is locked, checked, and written with everything that belongs to it, or not at all."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from data import queries
from data.errors import Busy, GameUnreadable, NotSaved, Refused, Repeated, Stale
from data.game.models import LogEntry, Message
from data.game.outgoing import Say, TurnMessage, read
from data.game.session import GameSession
from data.game.turn_state import TurnState
from data.shards import Shards
from data.store import Store
from data.tables import Tables
from rules.kernel import Event, IllegalChoice
from tests.data.conftest import (
    ADA,
    BEN,
    CALAMITY,
    CLEO,
    GUILD,
    Alarm,
    Clock,
    OpenStore,
    Running,
    assert_memory_is_disk,
    begin,
    bid,
    on_disk,
    play,
    results_of,
    seats_of,
)


async def execute(store: Store, statement: str) -> None:
    def work(db: sqlite3.Connection) -> None:
        db.execute(statement)

    await store.write(GUILD, work)


async def test_a_lobby_becomes_a_game(tables: Tables, clock: Clock) -> None:
    game = await tables.create(
        GUILD, "demo", host=ADA, name="Ada", channel=5, thread=6, language="de", options={"rounds": "2"}
    )
    assert (game.id, game.phase, game.created) == (1, "lobby", clock.now)
    async with tables.transaction(GUILD, game.id) as session:
        session.join(BEN, "Ben")
        session.add_opponent("Cy")
        session.posted("lobby", 77)
    clock.now += 60
    async with Tables(tables.store).transaction(GUILD, game.id) as session:
        assert [(seat.seat, seat.user, seat.opponent, seat.name) for seat in session.seats] == [
            (0, ADA, False, "Ada"),
            (1, BEN, False, "Ben"),
            (2, None, True, "Cy"),
        ]
        assert (session.messages["lobby"].message, session.game.thread, session.game.language) == (77, 6, "de")
        assert session.start()
    async with Tables(tables.store).transaction(GUILD, game.id) as session:
        assert [seat.name for seat in session.seats] == ["Ada", "Ben", "Cy"]
        assert (session.game.phase, session.game.started) == ("running", clock.now)
        assert session.game.seed_hash == session.table.seed_hash
        assert session.table.state.options == {"rounds": "2"}


async def test_a_lobby_refuses_invalid_changes(tables: Tables) -> None:
    game = await tables.create(GUILD, "demo", host=ADA, channel=5)

    async def reason(act: str, *args: object) -> str:
        with pytest.raises(Refused) as refused:
            async with tables.transaction(GUILD, game.id) as session:
                getattr(session, act)(*args)
        return refused.value.reason

    async with tables.transaction(GUILD, game.id) as session:
        with pytest.raises(Refused, match="no_table"):
            assert session.table
        session.join(ADA, "Ada")
    assert await reason("join", ADA, "Ada") == "joined"
    assert await reason("leave", BEN) == "not_seated"
    assert await reason("remove", 3) == "no_seat"
    assert await reason("start") == "too_few"
    assert await reason("undo", 0) == "no_table"
    async with tables.transaction(GUILD, game.id) as session:
        for user in (BEN, CLEO, 14):
            session.join(user, "?")
    assert await reason("join", 15, "Eve") == "full"
    async with tables.transaction(GUILD, game.id) as session:
        session.start()
    for act in (("join", 15, "Eve"), ("leave", BEN), ("start",)):
        assert await reason(*act) == "not_lobby"
    for number in (99, 0, -(10**30), 10**30):
        with pytest.raises(Refused, match="no_game"):
            async with tables.transaction(GUILD, number):
                pass
    with pytest.raises(ValueError, match="no game called"):
        await tables.create(GUILD, "chess", host=ADA, channel=5)


async def test_a_seat_freed_in_the_lobby_lets_the_others_move_up(tables: Tables) -> None:
    game = await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
    async with tables.transaction(GUILD, game.id) as session:
        session.join(BEN, "Ben")
        session.join(CLEO, "Cleo")
        session.leave(BEN)
    assert [(seat.seat, seat.user) for seat in await seats_of(tables.store, GUILD, game.id)] == [
        (0, ADA),
        (1, CLEO),
    ]


async def test_a_choice_is_on_disk_with_everything_that_belongs_to_it(
    tables: Tables, running: Running, clock: Clock
) -> None:
    clock.now += 5
    async with tables.transaction(*running, interaction=1 << 60) as session:
        number = session.table.asks[0].number
        events = session.answer(0, [], number=number, who=ADA)
        session.enqueue(Say("turn", {"seats": [1, 2]}, topic="turn"))
        session.timers.set(Alarm("late"), clock.now + 3600)
        session.posted("turn", 123, shown=2)
    await assert_memory_is_disk(tables, running)
    entry = (await queries.whole_log(tables.store, *running))[-1]
    assert entry == LogEntry(
        game=1, number=2, at=clock.now, kind="choice", seat=0, who=ADA, ask=number, choice=[], events=events, turn=1
    )
    due = await tables.store.due_in(GUILD)
    (post,) = due.messages
    assert (read(post), post.attempts) == (Say("turn", {"seats": [1, 2]}, topic="turn"), 0)
    async with Tables(tables.store).transaction(*running) as session:
        assert session.timers.of(Alarm) == Alarm("late")
        assert session.messages == {"turn": Message(game=1, topic="turn", channel=5, message=123, shown=2)}


async def test_the_end_is_written_with_its_results(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        session.timers.set(Alarm(), clock.now + 10)
    clock.now += 7
    await play(tables, running, 400, random.Random(1))
    async with Tables(tables.store).transaction(*running) as session:
        standing = session.table.standing
        assert (session.game.phase, session.game.ended, dict(session.timers)) == ("over", clock.now, {})
        with pytest.raises(Refused, match="not_running"):
            session.undo(0)
    results = await results_of(tables.store, *running)
    assert [(result.seat, result.score, result.rank) for result in results] == [
        (place.seat, place.score, place.rank) for place in standing
    ]
    assert {result.seat: result.user for result in results} == {0: ADA, 1: BEN, 2: None}


async def test_a_refused_choice_changes_nothing(tables: Tables, running: Running) -> None:
    before = await on_disk(tables.store, running)
    with pytest.raises(IllegalChoice, match="unknown_option"):
        async with tables.transaction(*running) as session:
            session.answer(0, ["ruby"])
    assert await on_disk(tables.store, running) == before
    await assert_memory_is_disk(tables, running)


async def test_a_draft_is_committed_whole_or_not_at_all(tables: Tables, running: Running) -> None:
    """A refused second choice takes the first one back, even if the refusal is caught inside the transaction."""
    before = await on_disk(tables.store, running)
    async with tables.transaction(*running) as session:
        session.answer(0, [])
        session.enqueue(TurnMessage())
        with pytest.raises(IllegalChoice):
            session.answer(1, ["ruby"])
        assert session.table.dump() == before.dump
        assert not session.changed
    assert await on_disk(tables.store, running) == before
    await assert_memory_is_disk(tables, running)


async def test_updates_of_several_choices_are_queued_once_at_the_end(tables: Tables, running: Running) -> None:
    told = list[tuple[frozenset[int], frozenset[int], tuple[Event, ...]]]()

    def asks(session: GameSession) -> frozenset[int]:
        return frozenset(ask.number for ask in session.table.asks)

    def on_change(session: GameSession, before: TurnState) -> None:
        told.append((before.asks, asks(session), session.new_events))
        # An update may be an answer, as by a standing order. It leads to no second update.
        session.answer(2, [])
        session.enqueue(TurnMessage())

    tables.on_change = on_change
    async with tables.transaction(*running) as session:
        first = asks(session)
        events = session.answer(0, []) + session.answer(1, [])
        last = asks(session)
        assert told == []
    assert told == [(first, last, events)]
    assert session.events[: len(events)] == events
    assert [entry.seat for entry in await queries.whole_log(tables.store, *running)] == [None, 0, 1, 2]
    assert [read(message) for message in (await tables.store.due_in(GUILD)).messages] == [TurnMessage()]


async def test_without_a_change_there_are_no_updates(tables: Tables, running: Running) -> None:
    told = list[TurnState]()
    tables.on_change = lambda session, before: told.append(before)
    async with tables.transaction(*running) as session:
        session.enqueue(TurnMessage())
    async with tables.transaction(*running) as session:
        with pytest.raises(IllegalChoice):
            session.answer(0, ["ruby"])
    async with tables.transaction(*running) as session:
        session.answer(0, [])
        with pytest.raises(IllegalChoice):
            session.answer(1, ["ruby"])
    async with tables.transaction(*running) as session:
        session.answer(0, [])
        session.close(ADA)
    assert told == []


async def test_updates_queued_before_the_end_come_once(tables: Tables, running: Running) -> None:
    told = list[tuple[Event, ...]]()
    tables.on_change = lambda session, before: told.append(session.new_events)
    async with tables.transaction(*running) as session:
        first = session.answer(0, [])
        session.queue_updates()
    assert told == [first]
    async with tables.transaction(*running) as session:
        first = session.answer(1, [])
        session.queue_updates()
        second = session.answer(2, [])
    assert told[1:] == [first, second]


async def test_several_choices_are_one_transaction(tables: Tables, running: Running) -> None:
    async with tables.transaction(*running) as session:
        for seat in range(3):
            session.answer(seat, [])
    assert [entry.seat for entry in await queries.whole_log(tables.store, *running)] == [None, 0, 1, 2]
    await assert_memory_is_disk(tables, running)


async def test_an_error_inside_the_transaction_undoes_it(tables: Tables, running: Running) -> None:
    before = await on_disk(tables.store, running)

    async def act() -> None:
        async with tables.transaction(*running) as session:
            session.answer(0, [])
            raise RuntimeError("renderer")

    with pytest.raises(RuntimeError, match="renderer"):
        await act()
    assert await on_disk(tables.store, running) == before
    await assert_memory_is_disk(tables, running)


async def test_a_failing_start_leaves_the_lobby(tables: Tables) -> None:
    game = await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
    async with tables.transaction(GUILD, game.id) as session:
        session.join(BEN, "Ben")
    for answered in (0, 1):
        async with tables.transaction(GUILD, game.id) as session:
            session.start()
            if answered:
                session.answer(1, [])
            with pytest.raises(IllegalChoice):
                session.answer(0, ["ruby"])
            assert session.game.phase == "lobby"
            with pytest.raises(Refused, match="no_table"):
                assert session.table
    async with tables.transaction(GUILD, game.id) as session:
        assert session.game.phase == "lobby"
        session.start()
    await assert_memory_is_disk(tables, Running(GUILD, game.id))


async def test_a_failing_commit_leaves_memory_and_disk_equal(tables: Tables, running: Running) -> None:
    before = await on_disk(tables.store, running)
    await execute(tables.store, CALAMITY[0])

    async def act() -> None:
        async with tables.transaction(*running, interaction=5) as session:
            session.answer(0, [])
            session.timers.set(Alarm(), 1.0)
            session.enqueue(TurnMessage())

    with pytest.raises(NotSaved, match="disk is full"):
        await act()
    assert await on_disk(tables.store, running) == before
    await assert_memory_is_disk(tables, running)
    await execute(tables.store, CALAMITY[1])
    await act()
    await assert_memory_is_disk(tables, running)


async def test_a_transaction_cancelled_while_writing_leaves_memory_and_disk_equal(
    tables: Tables, running: Running
) -> None:
    """Return whether or not the transaction came through, the next one sees the data on disk."""

    async def act() -> None:
        async with tables.transaction(*running) as session:
            session.answer(0, [])

    for _ in range(3):
        task = asyncio.create_task(act())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await assert_memory_is_disk(tables, running)


async def test_the_due_work_of_a_cancelled_transaction_is_found(tables: Tables, running: Running, clock: Clock) -> None:
    """It was due, and was not checked until something else happened in its guild."""
    tables.store.wakeups.take_due()

    async def act() -> None:
        async with tables.transaction(*running) as session:
            session.enqueue(TurnMessage())
            # Loading and writing happen in the same step, so the wait is for the write.
            asyncio.get_running_loop().call_soon(task.cancel)

    task = asyncio.create_task(act())
    with pytest.raises(asyncio.CancelledError):
        await task
    assert tables.store.wakeups.next <= clock.now
    assert [post.kind for post in (await tables.store.due_in(GUILD)).messages] == ["turn"]


async def test_one_of_two_simultaneous_answers_wins(tables: Tables, running: Running) -> None:
    await bid(tables, running, 0, 1, 2)
    async with tables.transaction(*running) as session:
        question = session.table.asks[0]

    async def press(place: str) -> None:
        async with tables.transaction(*running) as session:
            session.answer(question.seat, [place], number=question.number)

    won, late = await asyncio.gather(press("a0"), press("a1"), return_exceptions=True)
    assert won is None
    assert isinstance(late, Stale)
    assert late.facts == {"number": question.number}
    assert len(await queries.whole_log(tables.store, *running)) == 5
    await assert_memory_is_disk(tables, running)


async def test_an_interaction_acts_once(tables: Tables, running: Running) -> None:
    """This holds even if the second act would be legal: here the same seat's bid can still be changed."""
    async with tables.transaction(*running, interaction=1 << 60) as session:
        session.answer(0, [])
    before = await on_disk(tables.store, running)
    with pytest.raises(Repeated):
        async with tables.transaction(*running, interaction=1 << 60) as session:
            session.answer(0, [])
    assert await on_disk(tables.store, running) == before
    await assert_memory_is_disk(tables, running)
    async with tables.transaction(*running, interaction=(1 << 60) + 1) as session:
        session.answer(0, [])


async def test_old_interactions_are_deleted(tables: Tables, running: Running) -> None:
    day = 86_400_000 << 22
    for interaction in (1 * day, 2 * day, 2 * day + 5):
        async with tables.transaction(*running, interaction=interaction) as session:
            session.answer(0, [])

    def seen(db: sqlite3.Connection) -> list[int]:
        return [row[0] for row in db.execute("SELECT interaction FROM seen ORDER BY 1")]

    assert await tables.store.read(GUILD, seen) == [2 * day, 2 * day + 5]


async def test_a_table_that_is_locked_for_too_long_is_busy(store: Store, running: Running) -> None:
    tables = Tables(store, lock_timeout=0.01)
    async with tables.transaction(*running) as session:
        with pytest.raises(Busy):
            async with tables.transaction(*running):
                pass
        session.answer(0, [])
    async with tables.transaction(*running) as session:
        assert session.last == 2


async def test_games_do_not_wait_for_each_other(tables: Tables, running: Running) -> None:
    other = await begin(tables, GUILD)
    async with tables.transaction(*running) as session, tables.transaction(*other) as second:
        session.answer(0, [])
        second.answer(1, [])
    await assert_memory_is_disk(tables, running)
    await assert_memory_is_disk(tables, other)


async def test_memory_holds_a_limited_number_of_tables(store: Store) -> None:
    tables = Tables(store, max_cached=2)
    games = [await begin(tables, GUILD) for _ in range(5)]
    for game in games * 2:
        await play(tables, game, 3, random.Random(game.id))
    for game in games:
        await assert_memory_is_disk(tables, game)


async def test_a_closed_game_takes_no_more_choices(tables: Tables, running: Running) -> None:
    async with tables.transaction(*running) as session:
        session.timers.set(Alarm(), 5.0)
        session.close(who=ADA)
    async with Tables(tables.store).transaction(*running) as session:
        assert (session.game.phase, dict(session.timers)) == ("closed", {})
    with pytest.raises(Refused, match="not_running"):
        async with tables.transaction(*running) as session:
            session.answer(0, [])
    with pytest.raises(Refused, match="ended"):
        async with tables.transaction(*running) as session:
            session.close()
    assert await results_of(tables.store, *running) == ()


async def test_an_unreadable_table_leaves_the_others_alone(tables: Tables, running: Running) -> None:
    other = await begin(tables, GUILD)
    await execute(tables.store, f"UPDATE checkpoints SET data = x'789c030000000001' WHERE game = {running.id}")
    fresh = Tables(tables.store)
    with pytest.raises(GameUnreadable):
        async with fresh.transaction(*running):
            pass
    async with fresh.transaction(*other) as session:
        session.answer(0, [])


async def test_a_second_process_on_the_same_file_cannot_overwrite_a_choice(
    tmp_path: Path, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This happens if the shards are divided wrongly."""
    first, second = [Tables(await open_store(tmp_path, shards=Shards((shard,), 2))) for shard in (0, 1)]
    for tables in (first, second):
        monkeypatch.setattr(tables.store, "owns", lambda guild: True)
    running = await begin(first, GUILD)
    async with second.transaction(*running) as session:
        session.answer(0, [])
    with pytest.raises(NotSaved):
        async with first.transaction(*running) as session:
            session.answer(1, [])
    await assert_memory_is_disk(first, running)
    async with first.transaction(*running) as session:
        assert session.last == 2


def test_a_live_games_table_is_read_only() -> None:
    """The unit of work cannot be changed from outside."""
    for name in ("game", "seats", "table", "last"):
        assert getattr(GameSession, name).fset is None
