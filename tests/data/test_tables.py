"""The way of a choice: locked, checked, written with all that goes with it, or not at all."""

import asyncio
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest

from data import game_sql, queries
from data.changes import StoredGame
from data.errors import Busy, GameUnreadable, NotSaved, Refused, Repeated, Stale
from data.models import LogEntry, Message
from data.session import GameSession
from data.store import Store
from data.tables import Tables
from rules.kernel import GAMES, IllegalChoice, Play, ask
from tests.contract.demo import DEMO, Market, market_round
from tests.data.conftest import ADA, BEN, CLEO, GUILD, Clock, OpenStore, Running, begin, choose, play, replayed

CALAMITY = (
    "CREATE TRIGGER calamity BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    "DROP TRIGGER calamity",
)


async def execute(store: Store, statement: str) -> None:
    def work(db: sqlite3.Connection) -> None:
        db.execute(statement)

    await store.write(GUILD, work)


async def on_disk(store: Store, running: Running) -> StoredGame:
    return await store.read(running.guild, game_sql.load, running.id)


async def assert_memory_is_disk(tables: Tables, running: Running) -> None:
    held = await on_disk(tables.store, running)
    async with tables.transaction(*running) as session:
        assert session.table.dump() == held.dump
        assert (session.game, session.seats, session.last) == (held.game, held.seats, held.last)
        assert (session.timers, tuple(session.messages.values())) == (held.timers, held.messages)


async def bid(tables: Tables, running: Running, *seats: int) -> None:
    for seat in seats:
        async with tables.transaction(*running) as session:
            session.answer(seat, [])


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
        session.reseat([2, 0, 1])
        assert session.start()
    async with Tables(tables.store).transaction(GUILD, game.id) as session:
        assert [seat.name for seat in session.seats] == ["Cy", "Ada", "Ben"]
        assert (session.game.phase, session.game.started) == ("running", clock.now)
        assert session.game.seed_hash == session.table.seed_hash
        assert session.table.state.options == {"rounds": "2"}


async def test_what_a_lobby_declines(tables: Tables) -> None:
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
    for act in (("join", 15, "Eve"), ("leave", BEN), ("start",), ("reseat", [0, 1, 2, 3])):
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
    assert [(seat.seat, seat.user) for seat in await queries.seats(tables.store, GUILD, game.id)] == [
        (0, ADA),
        (1, CLEO),
    ]


async def test_a_choice_is_on_disk_with_everything_that_goes_with_it(
    tables: Tables, running: Running, clock: Clock
) -> None:
    clock.now += 5
    async with tables.transaction(*running, interaction=1 << 60) as session:
        number = session.table.asks[0].number
        events = session.answer(0, [], number=number, who=ADA)
        session.enqueue("turn", {"seats": [1, 2]}, topic="turn")
        session.set_timer("reminder", clock.now + 3600, {"seat": 1})
        session.posted("turn", 123, shown=2)
    await assert_memory_is_disk(tables, running)
    entry = (await queries.whole_log(tables.store, *running))[-1]
    assert entry == LogEntry(
        game=1, number=2, at=clock.now, kind="choice", seat=0, who=ADA, ask=number, choice=[], events=events
    )
    due = await tables.store.due_in(GUILD)
    assert [(post.kind, post.payload, post.attempts) for post in due.messages] == [("turn", {"seats": [1, 2]}, 0)]
    async with Tables(tables.store).transaction(*running) as session:
        assert session.timers[0].payload == {"seat": 1}
        assert session.messages == {"turn": Message(game=1, topic="turn", channel=5, message=123, shown=2)}


async def test_a_whole_game_is_its_log(tables: Tables, running: Running) -> None:
    rng = random.Random(3)
    undone = 0
    for _ in range(400):
        async with tables.transaction(*running) as session:
            if session.table.over:
                break
            seats = [seat for seat in range(3) if session.table.can_undo(seat)]
            if seats and rng.random() < 0.3:
                session.undo(seats[0], who=session.seats[seats[0]].user)
                undone += 1
            else:
                choose(session, rng)
        await assert_memory_is_disk(tables, running)
    assert undone
    async with tables.transaction(*running) as session:
        assert session.table.over
        again = await replayed(tables.store, running, session.table.state.chance.seed)
        assert (again.state, again.standing) == (session.table.state, session.table.standing)
        assert session.game.phase == "over"


async def test_the_end_is_written_with_its_results(tables: Tables, running: Running, clock: Clock) -> None:
    async with tables.transaction(*running) as session:
        session.set_timer("reminder", clock.now + 10)
    clock.now += 7
    await play(tables, running, 400, random.Random(1))
    async with Tables(tables.store).transaction(*running) as session:
        standing = session.table.standing
        assert (session.game.phase, session.game.ended, session.timers) == ("over", clock.now, ())
        with pytest.raises(Refused, match="not_running"):
            session.undo(0)
    results = await queries.results(tables.store, *running)
    assert [(result.seat, result.score, result.rank) for result in results] == [
        (place.seat, place.score, place.rank) for place in standing
    ]
    assert {result.seat: (result.user, result.opponent) for result in results} == {
        0: (ADA, False),
        1: (BEN, False),
        2: (None, True),
    }


async def test_a_refused_choice_changes_nothing(tables: Tables, running: Running) -> None:
    before = await on_disk(tables.store, running)
    with pytest.raises(IllegalChoice, match="unknown_option"):
        async with tables.transaction(*running) as session:
            session.answer(0, ["ruby"])
    assert await on_disk(tables.store, running) == before
    await assert_memory_is_disk(tables, running)


async def test_a_draft_is_taken_whole_or_not_at_all(tables: Tables, running: Running) -> None:
    """A refused second choice takes the first one back, even if the refusal is caught inside the hold."""
    before = await on_disk(tables.store, running)
    async with tables.transaction(*running) as session:
        session.answer(0, [])
        session.enqueue("turn", {})
        with pytest.raises(IllegalChoice):
            session.answer(1, ["ruby"])
        assert session.table.dump() == before.dump
        assert not session.changed
    assert await on_disk(tables.store, running) == before
    await assert_memory_is_disk(tables, running)


async def test_several_choices_are_one_transaction(tables: Tables, running: Running) -> None:
    async with tables.transaction(*running) as session:
        for seat in range(3):
            session.answer(seat, [])
    assert [entry.seat for entry in await queries.whole_log(tables.store, *running)] == [None, 0, 1, 2]
    await assert_memory_is_disk(tables, running)


async def test_what_raises_inside_the_hold_undoes_it(tables: Tables, running: Running) -> None:
    before = await on_disk(tables.store, running)

    async def act() -> None:
        async with tables.transaction(*running) as session:
            session.answer(0, [])
            raise RuntimeError("renderer")

    with pytest.raises(RuntimeError, match="renderer"):
        await act()
    assert await on_disk(tables.store, running) == before
    await assert_memory_is_disk(tables, running)


async def test_starting_and_failing_leaves_the_lobby(tables: Tables) -> None:
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
            session.set_timer("reminder", 1.0)
            session.enqueue("turn", {})

    with pytest.raises(NotSaved, match="disk is full"):
        await act()
    assert await on_disk(tables.store, running) == before
    await assert_memory_is_disk(tables, running)
    await execute(tables.store, CALAMITY[1])
    await act()
    await assert_memory_is_disk(tables, running)


async def test_a_hold_that_is_cancelled_while_it_writes_leaves_memory_and_disk_equal(
    tables: Tables, running: Running
) -> None:
    """Whether the transaction came through or not: the next hold sees what is on disk."""

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


async def test_of_two_answers_at_once_one_wins(tables: Tables, running: Running) -> None:
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
    """Also where the second would be legal again: here the same seat's bid may still be changed."""
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


async def test_old_interactions_are_forgotten(tables: Tables, running: Running) -> None:
    day = 86_400_000 << 22
    for interaction in (1 * day, 2 * day, 2 * day + 5):
        async with tables.transaction(*running, interaction=interaction) as session:
            session.answer(0, [])

    def seen(db: sqlite3.Connection) -> list[int]:
        return [row[0] for row in db.execute("SELECT interaction FROM seen ORDER BY 1")]

    assert await tables.store.read(GUILD, seen) == [2 * day, 2 * day + 5]


async def test_a_table_that_is_held_for_too_long_is_busy(store: Store, running: Running) -> None:
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


async def test_memory_holds_only_so_many_tables(store: Store) -> None:
    tables = Tables(store, max_cached=2)
    games = [await begin(tables, GUILD) for _ in range(5)]
    for game in games * 2:
        await play(tables, game, 3, random.Random(game.id))
    for game in games:
        await assert_memory_is_disk(tables, game)


async def test_an_undo_is_an_entry_in_the_log(tables: Tables, running: Running) -> None:
    async with tables.transaction(*running) as session:
        session.answer(0, [], who=ADA)
    async with tables.transaction(*running) as session:
        number = session.table.ask_of(0)
        assert number is not None
        session.undo(0, number=number.number, who=ADA)
    with pytest.raises(Stale):
        async with tables.transaction(*running) as session:
            session.undo(0, number=number.number)
    with pytest.raises(IllegalChoice, match="nothing_to_undo"):
        async with tables.transaction(*running) as session:
            session.undo(0)
    log = await queries.whole_log(tables.store, *running)
    assert [(entry.kind, entry.seat, entry.who) for entry in log[1:]] == [("choice", 0, ADA), ("undo", 0, ADA)]
    assert log[-1].events[0].kind == "kernel.undone"
    await assert_memory_is_disk(tables, running)


async def test_a_game_keeps_one_checkpoint(tables: Tables, running: Running) -> None:
    await play(tables, running, 400, random.Random(5))

    def numbers(db: sqlite3.Connection) -> list[int]:
        return [row[0] for row in db.execute("SELECT number FROM checkpoints")]

    assert await tables.store.read(GUILD, numbers) == [len(await queries.whole_log(tables.store, *running))]


async def test_a_newcomer_on_a_seat_does_not_see_its_past(tables: Tables, running: Running) -> None:
    """Issue 9 item 3: the host put himself on another's seat, read the log, and went back."""
    rng = random.Random(2)
    await play(tables, running, 4, rng)
    async with tables.transaction(*running) as session:
        session.give(1, user=CLEO, name="Cleo", who=ADA)
        handed = session.last
    await play(tables, running, 4, rng)
    async with tables.transaction(*running) as session:
        session.give(1, user=BEN, name="Ben", who=ADA)
        back = session.last
        assert [set(session.has_sat(user)) for user in (CLEO, ADA)] == [{1}, {0}]
    await play(tables, running, 400, rng)
    whole = await queries.whole_log(tables.store, *running)

    async def seen_as(user: int) -> list[int | None]:
        """On which seat each entry was read."""
        shown = await queries.log(tables.store, *running, user=user)
        pairs = zip(whole, shown, strict=True)
        return [
            1 if seen == entry.seen_by(1) else None for entry, seen in pairs if entry.seen_by(1) != entry.seen_by(None)
        ]

    secret = [entry.number for entry in whole if entry.seen_by(1) != entry.seen_by(None)]
    assert await seen_as(CLEO) == [1 if handed <= number < back else None for number in secret]
    assert await seen_as(BEN) == [None if handed <= number < back else 1 for number in secret]
    assert {None, 1} == set(await seen_as(CLEO)) == set(await seen_as(BEN))


async def test_a_seat_changes_hands(tables: Tables, running: Running) -> None:
    async with tables.transaction(*running) as session:
        session.give(1, user=None, name="Cy II", opponent=True, who=BEN)
    with pytest.raises(Refused, match="joined"):
        async with tables.transaction(*running) as session:
            session.give(2, user=ADA, name="Ada")
    async with tables.transaction(*running) as session:
        session.give(0, user=ADA, name="Ada", opponent=True)
        session.give(2, user=CLEO, name="Cleo")
    async with Tables(tables.store).transaction(*running) as session:
        assert [(seat.user, seat.opponent) for seat in session.seats] == [(ADA, True), (None, True), (CLEO, False)]
    log = await queries.whole_log(tables.store, *running)
    assert [(entry.kind, entry.seat, entry.who) for entry in log[1:]] == [
        ("seat", 1, BEN),
        ("seat", 0, None),
        ("seat", 2, None),
    ]
    await assert_memory_is_disk(tables, running)


async def test_a_game_closed_takes_no_more_choices(tables: Tables, running: Running) -> None:
    async with tables.transaction(*running) as session:
        session.set_timer("reminder", 5.0)
        session.close(who=ADA)
    async with Tables(tables.store).transaction(*running) as session:
        assert (session.game.phase, session.timers) == ("closed", ())
    with pytest.raises(Refused, match="not_running"):
        async with tables.transaction(*running) as session:
            session.answer(0, [])
    with pytest.raises(Refused, match="ended"):
        async with tables.transaction(*running) as session:
            session.close()
    assert await queries.results(tables.store, *running) == ()


async def test_the_log_shows_a_seat_only_what_it_may_see(tables: Tables, running: Running) -> None:
    await play(tables, running, 400, random.Random(2))
    whole = await queries.whole_log(tables.store, *running)
    hidden = [event for entry in whole for event in entry.events if event.hidden]
    assert hidden
    for seat, user in ((None, None), (None, CLEO), (0, ADA), (1, BEN)):
        shown = await queries.log(tables.store, *running, user=user)
        assert [entry.number for entry in shown] == [entry.number for entry in whole]
        for entry, known in zip(whole, shown, strict=True):
            assert known.choice == (entry.choice if entry.seat == seat and seat is not None else None)
            assert known.events == tuple(event.seen_by(seat) for event in entry.events)
    last = await queries.log(tables.store, *running, after=3, limit=2)
    assert [entry.number for entry in last] == [whole[-2].number, whole[-1].number]


async def test_what_somebody_has_read_is_remembered(tables: Tables, running: Running) -> None:
    assert await queries.log_read_up_to(tables.store, *running, ADA) == 0
    await queries.mark_log_read(tables.store, *running, ADA, 4)
    await queries.mark_log_read(tables.store, *running, ADA, 6)
    assert await queries.log_read_up_to(tables.store, *running, ADA) == 6
    assert await queries.log_read_up_to(tables.store, *running, BEN) == 0


def three_questions(state: Market) -> Play[None]:
    """The demo with a question more at the start of each round, as an upgrade might bring it."""
    while state.round < 3:
        yield ask(0, "demo.upgraded", ("yes", "no"))
        yield from market_round(state)
        state.round += 1


async def test_an_upgrade_in_mid_turn_is_told_once_and_logged(
    tables: Tables, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bid(tables, running, 0, 1, 2)
    monkeypatch.setitem(GAMES, "demo", msgspec.structs.replace(DEMO, play=three_questions))
    restarted = Tables(tables.store)

    async def told() -> None:
        async with restarted.transaction(*running) as session:
            assert session.restarted
            assert [ask.kind for ask in session.table.asks] == ["demo.upgraded"]
            raise RuntimeError("whatever comes after it was told")

    with pytest.raises(RuntimeError, match="told"):
        await told()
    for later in (restarted, Tables(tables.store)):
        async with later.transaction(*running) as session:
            assert not session.restarted
    kinds = [entry.kind for entry in await queries.whole_log(tables.store, *running)]
    assert kinds == ["start", "choice", "choice", "choice", "restart"]
    await assert_memory_is_disk(restarted, running)


async def test_a_table_that_cannot_be_set_up_leaves_the_others_alone(tables: Tables, running: Running) -> None:
    other = await begin(tables, GUILD)
    await execute(tables.store, f"UPDATE checkpoints SET data = x'789c030000000001' WHERE game = {running.id}")
    fresh = Tables(tables.store)
    with pytest.raises(GameUnreadable):
        async with fresh.transaction(*running):
            pass
    async with fresh.transaction(*other) as session:
        session.answer(0, [])


async def test_a_second_process_on_the_same_file_cannot_write_over_a_choice(
    tmp_path: Path, open_store: OpenStore
) -> None:
    """As when the shards are divided wrongly."""
    first, second = [Tables(await open_store(tmp_path, shards=(shard,), shard_count=2)) for shard in (0, 1)]
    running = await begin(first, GUILD)
    async with second.transaction(*running) as session:
        session.answer(0, [])
    with pytest.raises(NotSaved):
        async with first.transaction(*running) as session:
            session.answer(1, [])
    await assert_memory_is_disk(first, running)
    async with first.transaction(*running) as session:
        assert session.last == 2


def test_a_live_game_shows_its_table_only_to_be_looked_at() -> None:
    """Nothing of the unit of work can be set from outside."""
    for name in ("game", "seats", "timers", "messages", "table", "last"):
        assert getattr(GameSession, name).fset is None
