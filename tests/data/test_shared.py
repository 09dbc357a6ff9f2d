"""The shared store: the same behaviour on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bench.servers.postgres import Server
from cluster.folder import check_folder
from cluster.homes import Homes
from cluster.moving import move
from cluster.postgres import PostgresDatabase
from cluster.requests import ABANDONED, Request, Requests
from data.errors import NotSaved
from data.shards import Shards
from data.shared import queue
from data.shared.alive import KEPT, SHORTEST, Alive
from data.shared.emojis import UploadedEmojis
from data.shared.protocol import Database, Job
from data.shared.queue import SharedStore
from data.shared.quotas import DAY, pings_of, take_pings
from data.shared.sittings import OwnTable, Sittings
from data.shared.sqlite import SqliteDatabase
from data.shared.users import Users
from tests.data.conftest import ADA, BEN, GUILD, Clock, job

OTHER = GUILD + (1 << 22)
GREAT = (1 << 63) - 1
"""The greatest id of a column."""


class Places:
    """One database, opened as often as there are processes."""

    def __init__(self, kind: str, address: str, folder: Path) -> None:
        self.kind = kind
        self._address = address
        self._file = folder / "shared.sqlite3"
        self._opened: list[SharedStore] = []

    async def database(self) -> Database:
        if self.kind == "sqlite":
            return await SqliteDatabase.open(self._file)
        return await PostgresDatabase.open(self._address)

    async def open(self) -> SharedStore:
        store = SharedStore()
        store.connect(await self.database())
        self._opened.append(store)
        return store

    async def close(self) -> None:
        for store in self._opened:
            await store.close()


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def places(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Places]:
    address = ""
    if request.param == "postgres":
        postgres: Server = request.getfixturevalue("postgres")
        address = await postgres.new_database()
    places = Places(request.param, address, tmp_path)
    yield places
    await places.close()


@pytest_asyncio.fixture
async def store(places: Places) -> SharedStore:
    return await places.open()


async def test_settings_of_one_process_are_read_by_another(places: Places) -> None:
    here, there = [Users(await places.open(), alone=False) for _ in range(2)]
    assert await here.settings(ADA) == {}
    assert await here.change_settings(ADA, language="de", quiet=[22, 8], far=GREAT) == {
        "language": "de",
        "quiet": [22, 8],
        "far": GREAT,
    }
    assert await there.change_settings(ADA, language=None, confirm=True) == {
        "quiet": [22, 8],
        "far": GREAT,
        "confirm": True,
    }
    assert await here.settings(ADA) == await there.settings(ADA)
    await here.note_setting(ADA, "met")
    assert (await there.settings(ADA))["met"] is True
    assert await there.settings(BEN) == {}
    await there.change_settings(BEN, stats="hidden")
    assert await here.who_set("stats", "hidden", [ADA, BEN, 99]) == {BEN}
    assert await here.who_set("stats", "hidden", [ADA]) == frozenset()
    await here.forget(ADA)
    assert await there.settings(ADA) == {}


async def test_changes_of_one_persons_settings_at_once_are_all_kept(places: Places) -> None:
    """Each reads the others' settings and writes them again."""
    users = [Users(await places.open(), alone=False) for _ in range(3)]
    changes = [one.change_settings(ADA, **{f"key{n}": n}) for n in range(5) for one in users[:2]]
    more = [users[2].change_settings(ADA, **{f"other{n}": n}) for n in range(5)]
    await asyncio.gather(*changes, *more)
    kept = await users[0].settings(ADA)
    assert kept == {f"key{n}": n for n in range(5)} | {f"other{n}": n for n in range(5)}


async def test_the_guilds_of_a_person_are_known(store: SharedStore) -> None:
    users = Users(store)
    for _ in range(2):
        await users.note_known(GUILD, ADA)
        users.note_all_known(OTHER, [ADA, BEN, GREAT])
    assert {*await users.guilds(ADA)} == {GUILD, OTHER}
    assert await users.guilds(GREAT) == (OTHER,)
    await users.forget_guild(GUILD, ADA)
    assert await users.guilds(ADA) == (OTHER,)


async def test_the_last_ping_of_a_day_is_taken_once(places: Places) -> None:
    stores = [await places.open() for _ in range(2)]
    now, most = 1_700_000_000.5, 3
    found = await asyncio.gather(
        *(take_pings(store, [ADA], f"{store is stores[0]}-{n}", now + n, most) for n in range(4) for store in stores)
    )
    assert sum(times[ADA] < now + 4 for times in found) == most
    assert len(await pings_of(stores[0], ADA)) == most
    assert (await take_pings(stores[0], [ADA, BEN], "x", now, most, live=True)) == {ADA: now, BEN: now}
    await take_pings(stores[0], [BEN], "y", now + DAY + 9, most)
    assert await pings_of(stores[1], ADA) == []


async def test_tables_of_a_person_are_listed(store: SharedStore) -> None:
    sittings = Sittings(store)
    table = OwnTable(user=ADA, guild=GUILD, game=1, kind="catan", phase="running", channel=5, waits=True)
    lobby = OwnTable(user=ADA, guild=OTHER, game=1, kind="catan", phase="lobby", channel=5, message=7)
    sittings.note(GUILD, 1, [table])
    sittings.note(OTHER, 1, [lobby])
    assert await sittings.of(ADA) == (table, lobby)
    moved = OwnTable(user=ADA, guild=GUILD, game=1, kind="catan", phase="running", channel=6)
    sittings.note_all(GUILD, [moved])
    waits = OwnTable(user=ADA, guild=GUILD, game=1, kind="catan", phase="running", channel=6, waits=True)
    assert await sittings.of(ADA) == (waits, lobby)
    await sittings.forget(OTHER, ADA)
    sittings.note(GUILD, 1, [])
    assert await sittings.of(ADA) == ()


async def test_requests_are_answered_by_the_process_of_the_guild(
    places: Places, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluster.requests.STEP", 0.01)
    here, there = [Requests(await places.open(), clock) for _ in range(2)]
    assert await here.ask([], ADA, "erasure", {}) == ()
    ids = await here.ask([GUILD, OTHER], ADA, "erasure", {"name": "Ä"})
    first, second = await there.open()
    assert first == Request(id=ids[0], guild=GUILD, user=ADA, kind="erasure", facts={"name": "Ä"}, asked=clock())
    await there.finish(first, {"done": [1]})
    assert await there.open() == (second,)
    assert await here.answers(ids, 0.05) == {GUILD: {"done": [1]}}
    assert await here.answers(ids, 0.05) == {}, "each answer is read once"
    clock.now += ABANDONED + 1
    await there.finish(second, None)
    assert await there.open() == ()
    await here.withdraw(await here.ask([GUILD], ADA, "erasure", {}))
    assert await there.open() == ()


async def test_emojis_of_an_application_are_kept(store: SharedStore) -> None:
    ours, others = UploadedEmojis(store, 1), UploadedEmojis(store, 2)
    for name in ("ore", "ore", "brick"):
        await ours.add(name)
    await others.add("ore")
    await ours.keep({"ore", "wool"})
    assert await ours.names() == await others.names() == {"ore"}


async def test_outages_are_found_from_signs_of_life(store: SharedStore, clock: Clock) -> None:
    shared, database = store, store._database

    async def started() -> Alive:
        alive = Alive(shared, clock, Shards((1,), 2))
        await alive.load(database)
        await alive.begin()
        return alive

    assert (await started()).first_start
    last = clock.now
    clock.now += SHORTEST
    found = await started()
    assert not found.first_start
    assert found.outages_of(1 << 22) == ((last, clock.now),)
    assert found.outages_of(2 << 22) == ()
    clock.now += KEPT + SHORTEST
    assert len((await started()).outages_of(1 << 22)) == 1


async def test_the_home_of_a_guild_never_becomes_older(store: SharedStore) -> None:
    homes = Homes(store)
    assert await homes.of(GUILD) is None
    for epoch in (4, 9, 7):
        await homes.put(GUILD, epoch)
    assert await homes.of(GUILD) == 9
    assert await homes.of(OTHER) is None


def fails_late() -> Job[None]:
    yield "INSERT INTO homes (guild, epoch) VALUES ($1, 1)", OTHER
    yield ("INSERT INTO nowhere VALUES (1)",)


async def test_a_job_that_fails_fails_alone_and_changes_nothing(store: SharedStore) -> None:
    users, homes = Users(store), Homes(store)
    _, failed, _ = await asyncio.gather(
        users.change_settings(ADA, language="de"), store.write(fails_late), homes.put(GUILD, 2), return_exceptions=True
    )
    assert isinstance(failed, NotSaved)
    assert (await users.settings(ADA), await homes.of(GUILD)) == ({"language": "de"}, 2)
    assert await homes.of(OTHER) is None
    with pytest.raises(NotSaved):
        await store.read(job, "SELECT * FROM nowhere")


async def test_a_note_that_fails_is_written_later(store: SharedStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "DELAY", 0.01)
    await store.note("home", fails_late)
    await store.write(job, "CREATE TABLE nowhere (number INTEGER)")
    await store.write_pending()
    assert len(await store.read(job, "SELECT * FROM nowhere")) == 1


async def test_a_note_is_written_at_the_end(places: Places) -> None:
    store = await places.open()
    Users(store).note_all_known(GUILD, [ADA])
    await store.close()
    assert await Users(await places.open()).guilds(ADA) == (GUILD,)


async def test_data_from_before_moves_to_an_empty_database(postgres: Server, tmp_path: Path) -> None:
    old, new = SharedStore(), SharedStore()
    source, target = (
        await SqliteDatabase.open(tmp_path / "a"),
        await PostgresDatabase.open(await postgres.new_database()),
    )
    old.connect(source)
    new.connect(target)
    await Users(old).change_settings(ADA, language="de")
    await Users(old).note_known(GUILD, ADA)
    await UploadedEmojis(old, 1).add("ore")
    await move(source, target)
    await Users(old).change_settings(BEN, language="sk")
    await move(source, target)
    assert await Users(new).settings(ADA) == {"language": "de"}
    assert await Users(new).settings(BEN) == {}, "it moves once"
    assert await Users(new).guilds(ADA) == (GUILD,)
    assert await UploadedEmojis(new, 1).names() == {"ore"}
    await old.close()
    await new.close()


async def test_processes_without_a_replica_use_one_folder(postgres: Server, tmp_path: Path) -> None:
    database = await PostgresDatabase.open(await postgres.new_database())
    for _ in range(2):
        await check_folder(database, tmp_path / "one")
    with pytest.raises(ValueError, match="is not the one of the other processes"):
        await check_folder(database, tmp_path / "two")
    await database.close()


async def test_a_restart_of_postgresql_only_takes_time(postgres: Server) -> None:
    store = SharedStore()
    store.connect(await PostgresDatabase.open(await postgres.new_database()))
    users = Users(store, alone=False)
    await users.change_settings(ADA, language="de")
    postgres.stop()
    waiting = [asyncio.create_task(users.settings(ADA)), asyncio.create_task(users.change_settings(ADA, zone="UTC"))]
    await asyncio.sleep(0.05)
    assert not any(task.done() for task in waiting)
    postgres.start()
    await asyncio.gather(*waiting)
    assert await users.settings(ADA) == {"language": "de", "zone": "UTC"}
    await store.close()


async def test_a_stopped_postgresql_is_one_sentence(postgres: Server) -> None:
    address = await postgres.new_database()
    store = SharedStore()
    store.connect(await PostgresDatabase.open(address, patience=0.2))
    postgres.stop()
    try:
        with pytest.raises(NotSaved, match="PostgreSQL does not answer"):
            await store.check()
        with pytest.raises(OSError, match=r"^PostgreSQL does not answer at localhost/test.*\.$"):
            await PostgresDatabase.open(address)
    finally:
        postgres.start()
    with pytest.raises(ValueError, match=r"^PostgreSQL at localhost/none cannot be used: database .*\.$"):
        await PostgresDatabase.open(postgres.address("none"))
    await store.check()
    await store.close()


async def test_a_database_of_a_later_version_is_refused(postgres: Server) -> None:
    address = await postgres.new_database()
    store = SharedStore()
    store.connect(await PostgresDatabase.open(address))
    await store.write(job, "INSERT INTO steps (number) VALUES (999)")
    await store.close()
    with pytest.raises(ValueError, match="has version 2, this program knows 1"):
        await PostgresDatabase.open(address)
