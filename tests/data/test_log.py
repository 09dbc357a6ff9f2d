"""The log is the game: the stored choices, undo, upgrades, and the entries that each viewer may read."""

import random
import sqlite3

import msgspec
import pytest

from data import queries
from data.errors import Refused, Stale
from data.game.replay import replay
from data.tables import Tables
from rules.kernel import GAMES, IllegalChoice, Play, Table, ask
from tests.contract.demo import DEMO, Market, market_round
from tests.data.conftest import (
    ADA,
    BEN,
    CLEO,
    GUILD,
    Running,
    assert_memory_is_disk,
    bid,
    choose,
    on_disk,
    play,
    replayed,
)


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


async def test_an_earlier_move_is_replayed_from_the_stored_data(tables: Tables, running: Running) -> None:
    """The seed, the options, the seats and the remaining choices lead to every past table."""
    rng, states = random.Random(4), {}
    for _ in range(30):
        async with tables.transaction(*running) as session:
            seats = [seat for seat in range(3) if session.table.can_undo(seat)]
            if seats and rng.random() < 0.3:
                session.undo(seats[0])
            else:
                choose(session, rng)
            states[session.last] = session.table.dump()
    held = await on_disk(tables.store, running)
    log = await queries.whole_log(tables.store, *running)
    assert sum(entry.took_back for entry in log) > 3
    now = Table.load(held.dump or b"")
    for number, dump in states.items():
        assert replay(now, log[:number]).state == Table.load(dump).state


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

    def games(db: sqlite3.Connection) -> list[int]:
        return [row[0] for row in db.execute("SELECT game FROM checkpoints")]

    assert await tables.store.read(GUILD, games) == [running.id]
    await assert_memory_is_disk(tables, running)


async def test_a_newcomer_on_a_seat_does_not_see_its_past(tables: Tables, running: Running) -> None:
    """The host took another player's seat, read the log, and went back."""
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
        """Return the seat as which each entry was read."""
        shown = await queries.log(tables.store, *running, user=user)
        pairs = zip(whole, shown, strict=True)
        return [
            1 if seen == entry.seen_by(1) else None for entry, seen in pairs if entry.seen_by(1) != entry.seen_by(None)
        ]

    secret = [entry.number for entry in whole if entry.seen_by(1) != entry.seen_by(None)]
    assert await seen_as(CLEO) == [1 if handed <= number < back else None for number in secret]
    assert await seen_as(BEN) == [None if handed <= number < back else 1 for number in secret]
    assert {None, 1} == set(await seen_as(CLEO)) == set(await seen_as(BEN))


async def test_a_seat_can_change_hands(tables: Tables, running: Running) -> None:
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


async def test_read_entries_are_remembered(tables: Tables, running: Running) -> None:
    assert await queries.log_read_up_to(tables.store, *running, ADA) == 0
    await queries.mark_log_read(tables.store, *running, ADA, 4)
    await queries.mark_log_read(tables.store, *running, ADA, 6)
    assert await queries.log_read_up_to(tables.store, *running, ADA) == 6
    assert await queries.log_read_up_to(tables.store, *running, BEN) == 0


def three_questions(state: Market) -> Play[None]:
    """The demo with another ask at the start of each round, as an upgrade might bring it."""
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
            raise RuntimeError("told, and then failed")

    with pytest.raises(RuntimeError, match="told"):
        await told()
    for later in (restarted, Tables(tables.store)):
        async with later.transaction(*running) as session:
            assert not session.restarted
    log = await queries.whole_log(tables.store, *running)
    assert [entry.kind for entry in log] == ["start", "choice", "choice", "choice", "restart"]
    assert [entry.took_back for entry in log] == [0, 0, 0, 0, 3]
    await assert_memory_is_disk(restarted, running)


async def test_a_state_lost_by_faulty_rules_is_told_and_logged(
    tables: Tables, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = list[str]()

    def fickle(state: Market) -> Play[None]:
        """The demo until it breaks: then it raises, and starts again with another ask."""
        if broken:
            yield ask(0, "demo.upgraded", ("yes", "no"))
        run, reply = DEMO.play(state), None
        while True:
            reply = yield run.send(reply)
            if broken:
                raise ZeroDivisionError

    async def act() -> None:
        async with again.transaction(*running) as session:
            broken.append("now")
            session.answer(1, [])

    await bid(tables, running, 0)
    monkeypatch.setitem(GAMES, "demo", msgspec.structs.replace(DEMO, play=fickle))
    again = Tables(tables.store)
    with pytest.raises(ZeroDivisionError):
        await act()
    async with again.transaction(*running) as session:
        assert session.restarted
    log = await queries.whole_log(tables.store, *running)
    assert [(entry.kind, entry.took_back) for entry in log] == [("start", 0), ("choice", 0), ("restart", 1)]
    await assert_memory_is_disk(again, running)
