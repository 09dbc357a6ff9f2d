"""A person's stored data: exported whole, and deleted everywhere, while others play on."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from data import leaderboards, personal, queries
from data.game import sql
from data.game.models import Absence, StandingOrder
from data.game.outgoing import Say
from data.game.timers import TimerPayload
from data.store import Store
from data.tables import Tables
from data.untold import keep_untold
from tests.data.conftest import ADA, GUILD, Running, begin, collected, play, seats_of

LONG = 1_234_567_890_123
"""An id that cannot be found in a file by chance."""


def contents(folder: Path) -> str:
    """Return the content of all files of a folder as statements."""
    found: list[str] = []
    for file in folder.glob("*.sqlite3"):
        with closing(sqlite3.connect(file)) as db:
            found += db.iterdump()
    return "\n".join(found)


async def ended(tables: Tables, user: int) -> int:
    """A finished game that a person has played, with notes of theirs and of another player."""
    game = await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
    running = Running(GUILD, game.id)
    async with tables.transaction(*running) as session:
        session.join(user, "Zacharias")
        session.add_opponent("Cy")
        session.start()
    await play(tables, running, 400, random.Random(2))
    for who in (user, ADA):
        await queries.keep_note(tables.store, GUILD, running.id, who, f"a note of {who}")
        await queries.mark_log_read(tables.store, GUILD, running.id, who, 3)
        await tables.store.users.change_settings(who, confirm="quick")
    async with tables.transaction(*running) as session:
        session.enqueue(Say("hello", {"name": "Zacharias"}, users=(user,)))
    due = await tables.store.due_in(GUILD)
    async with tables.transaction(*running) as session:
        session.outbox.sent(due.messages[0])
    return running.id


async def test_everything_is_exported(tables: Tables) -> None:
    game = await ended(tables, LONG)
    found = await collected(tables.store, LONG)
    about = found["guilds"][str(GUILD)]
    assert found["settings"] == {"confirm": "quick"}
    assert about["notes"] == [{"game": game, "text": f"a note of {LONG}"}]
    assert [(one["game"], one["seat"]) for one in about["results"]] == [(game, 1)]
    assert {one["seat"] for one in about["choices"]} == {1}
    assert len(about["ratings"]) == 1
    assert [(one["game"], one["name"]) for one in about["entered"]] == [(game, "Zacharias")]
    assert about["rivals"] == [{"kind": "demo", "rival": ADA}]


async def test_a_person_without_any_seat_can_be_exported_and_deleted_too(tables: Tables, tmp_path: Path) -> None:
    """They have read a log, kept a note, been invited, and missed an answer, each in another guild."""
    guilds = [GUILD + more for more in range(4)]
    for guild in guilds:
        await begin(tables, guild)
    await queries.keep_note(tables.store, guilds[0], 1, LONG, "a note")
    await queries.mark_log_read(tables.store, guilds[1], 1, LONG, 1)
    async with tables.transaction(guilds[2], 1) as session:
        session.invite(LONG)
    await keep_untold(tables.store, guilds[3], LONG, ["it is taken"])
    found = await collected(tables.store, LONG)
    told = {guild: [what for what, rows in about.items() if rows] for guild, about in found["guilds"].items()}
    assert told == dict(zip(map(str, guilds), (["notes"], ["read"], ["invitations"], ["untold"]), strict=True))
    for guild in await tables.store.users.guilds(LONG):
        await personal.forget(tables.store, guild, LONG, "former player")
    await tables.store.users.forget(LONG)
    await tables.store.close()
    assert str(LONG) not in contents(tmp_path)
    assert "Zacharias" not in contents(tmp_path)


class Reached(TimerPayload, frozen=True):
    """A timer that names a person."""

    KIND = "reached"

    user: int
    token: str


async def test_a_person_who_is_back_by_a_restored_file_can_be_deleted_again(tables: Tables, tmp_path: Path) -> None:
    """The list of their guilds was only written when they did something, so no deletion reached the old file."""
    await ended(tables, LONG)
    await personal.forget(tables.store, GUILD, LONG, "former player")
    assert await tables.store.users.guilds(LONG) == ()
    await tables.store.close()
    with closing(sqlite3.connect(tmp_path / f"{GUILD}.sqlite3")) as db, db:
        db.execute("UPDATE results SET user = ? WHERE seat = 1", (LONG,))
    again = await Store(tmp_path).open()
    await queries.games(again, GUILD)
    assert await again.users.guilds(LONG) == (GUILD,)
    await again.close()


async def test_orders_and_absences_belong_to_a_person(tables: Tables, tmp_path: Path) -> None:
    running = await begin(tables, GUILD)
    async with tables.transaction(*running) as session:
        session.give(1, user=LONG, name="Zacharias")
    async with tables.transaction(*running) as session:
        session.orders.put(StandingOrder(game=running.id, seat=1, key="prepared", typed="a secret plan"))
        session.absences.put(Absence(game=running.id, seat=1, mode="pause", until=5.0))
        session.timers.set(Reached(LONG, "a way to answer"), 5.0, seat=1)
    about = (await collected(tables.store, LONG))["guilds"][str(GUILD)]
    assert [one["typed"] for one in about["orders"]] == ["a secret plan"]
    assert [one["mode"] for one in about["absences"]] == ["pause"]
    await personal.forget(tables.store, GUILD, LONG, "former player")
    await tables.store.close()
    told = contents(tmp_path)
    assert "a secret plan" not in told
    assert "a way to answer" not in told


async def test_nothing_is_left_of_a_deleted_person(tables: Tables, tmp_path: Path) -> None:
    game = await ended(tables, LONG)
    before = len(await queries.whole_log(tables.store, GUILD, game))
    await personal.forget(tables.store, GUILD, LONG, "former player")
    await tables.store.users.forget(LONG)
    tables.forget(GUILD)
    assert await collected(tables.store, LONG) == {"user": LONG, "settings": {}, "guilds": {}}
    seats = await seats_of(tables.store, GUILD, game)
    assert [(seat.user, seat.name) for seat in seats] == [(ADA, "Ada"), (None, "former player"), (None, "Cy")]
    assert len(await queries.whole_log(tables.store, GUILD, game)) == before
    assert LONG not in {one.user for one in await leaderboards.leaderboard(tables.store, GUILD, "demo")}
    assert await queries.note(tables.store, GUILD, game, ADA) == f"a note of {ADA}"
    await tables.store.close()
    told = contents(tmp_path)
    assert str(LONG) not in told
    assert "Zacharias" not in told
    assert str(ADA) in told


async def test_a_deleted_person_takes_no_other_seat_of_a_running_game(tables: Tables, tmp_path: Path) -> None:
    """They have seen hands. Until the game ends, a mark without a readable id tells that they sat there."""
    running = await begin(tables, GUILD)
    async with tables.transaction(*running) as session:
        session.give(1, user=LONG, name="Zacharias")
        session.give(1, user=None, name="Didi", opponent=True)
    await personal.forget(tables.store, GUILD, LONG, "former player")
    tables.forget(GUILD)
    async with tables.transaction(*running) as session:
        assert session.has_sat(LONG) == {1}
        assert session.has_sat(LONG + 1) == set()
        assert LONG not in {sitting.user for sitting in session.sittings}
        marks = [sitting.mark for sitting in session.sittings if sitting.mark]
    assert str(LONG) not in contents(tmp_path)
    assert "Zacharias" not in contents(tmp_path)
    assert len(marks) == 1
    async with tables.transaction(*running) as session:
        session.close()
    tables.forget(GUILD)
    async with tables.transaction(*running) as session:
        assert [sitting.mark for sitting in session.sittings if sitting.mark] == []
        assert session.has_sat(LONG) == set()


async def test_marks_of_one_person_have_nothing_in_common(tables: Tables) -> None:
    for _ in range(2):
        running = await begin(tables, GUILD)
        async with tables.transaction(*running) as session:
            session.give(1, user=LONG, name="Zacharias")
    await personal.forget(tables.store, GUILD, LONG, "former player")
    first, second = [
        sitting.mark
        for game in (1, 2)
        for sitting in (await tables.store.read(GUILD, sql.load, game)).sittings
        if sitting.mark
    ]
    assert len(first) == len(second) == 32
    assert first[:16] != second[:16]
    assert first[16:] != second[16:]
