"""The replica: files that are lost come back on another machine, with everything that was copied."""

import asyncio
import os
import random
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bench.servers.litestream import environment, litestream, s3
from cluster.authority import ClusterAuthority
from cluster.homes import Homes
from cluster.replica.litestream import Litestream
from cluster.replica.replica import Replica
from cluster.storage import open_storage
from data import queries
from data.errors import NotNow, NotSaved
from data.restore import restore
from data.store import RETRY_AFTER, SHARED_FILE, Store
from data.tables import Tables
from settings import Settings
from tests.cluster.set_claim import SetClaim
from tests.data.conftest import GUILD, Running, begin, play, replayed
from tests.patience import until

RNG = random.Random(1)


class Shelf(Homes):
    """The homes of all guilds, as all machines see them."""

    def __init__(self) -> None:
        self.epochs: dict[int, int] = {}

    async def all(self) -> dict[int, int]:
        return {**self.epochs}

    async def put(self, guild: int, epoch: int) -> None:
        self.epochs[guild] = epoch


class Machine:
    """A folder, a store over it, and a Litestream beside it."""

    def __init__(
        self, folder: Path, litestream: Litestream, shelf: Shelf | None, *, waits: bool = False, max_open: int = 32
    ) -> None:
        self.store = Store(folder, max_open=max_open)
        self.folder = folder
        self.replica = Replica(
            folder,
            litestream,
            homes=shelf or Homes(self.store.shared),
            epoch=lambda: max(shelf.epochs.values(), default=0) + 1 if shelf else int(time.time()),
            unsaved=lambda guild: self.store.wakeups.schedule(guild, self.store.clock() + RETRY_AFTER),
            shared=None if shelf else folder / SHARED_FILE,
            waits=waits,
        )
        self.store.authority = ClusterAuthority(self.store, SetClaim())
        self.store.replication = self.replica
        self.tables = Tables(self.store)

    async def start(self) -> None:
        self.store.lock()
        await self.store.begin()

    async def registered(self) -> set[str]:
        found = await self.replica._litestream.synced()
        return {path.name for path in found if path.parent == self.folder}


class Farm:
    """Machines that share a replica and the homes."""

    def __init__(self, folder: Path, socket: Path) -> None:
        self.folder = folder
        self.socket = socket
        self.prefix = f"file://{folder}/replica"
        self.shelf = Shelf()
        self.machines: list[Machine] = []

    async def start(self, name: str, socket: Path | None = None, *, alone: bool = False, **more: Any) -> Machine:
        """Start a machine. One that is ``alone`` keeps the homes in its own shared file."""
        litestream = Litestream(socket or self.socket, self.prefix)
        machine = Machine(self.folder / name, litestream, None if alone else self.shelf, **more)
        self.machines.append(machine)
        await machine.start()
        return machine


@pytest.fixture(scope="module")
def socket(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with litestream(tmp_path_factory.mktemp("litestream")) as found:
        yield found


@pytest_asyncio.fixture
async def farm(tmp_path: Path, socket: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Farm]:
    monkeypatch.setattr("cluster.replica.copies.LOOK", 0.2)
    # The command that restores takes its keys from the environment.
    for name in {*os.environ} - {*environment()}:
        monkeypatch.delenv(name)
    for name, value in environment().items():
        monkeypatch.setenv(name, value)
    farm = Farm(tmp_path, socket)
    yield farm
    for machine in farm.machines:
        await machine.store.close()


async def log_length(machine: Machine, running: Running) -> int:
    """Return the length of the log of a table, which must be whole."""
    log = await queries.whole_log(machine.store, *running)
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    async with machine.tables.transaction(*running) as session:
        again = await replayed(machine.store, running, session.table.state.chance.seed)
        assert again.state == session.table.state
    return len(log)


async def test_a_lost_file_comes_back_with_all_choices_and_new_numbers_of_asks(farm: Farm) -> None:
    one = await farm.start("one")
    running = await begin(one.tables, GUILD)
    await play(one.tables, running, 5, RNG)
    async with one.tables.transaction(*running) as session:
        shown = max(ask.number for ask in session.table.asks)
    length = await log_length(one, running)
    await one.store.close()

    two = await farm.start("two")
    assert two.store.knows(GUILD)
    assert not two.store.knows(GUILD + 1)
    assert await two.store.guilds_due() == {GUILD: True}, "its timers may be due"
    assert await log_length(two, running) == length
    async with two.tables.transaction(*running) as session:
        assert min(ask.number for ask in session.table.asks) > shown + 1_000_000
    await play(two.tables, running, 5, RNG)
    assert {own.game for own in await two.store.sittings.of(11)} == {running.id}
    assert stat_mode(two.folder / f"{GUILD}.sqlite3") == 0o600


def stat_mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def test_three_machines_are_lost_one_after_the_other_and_with_replica_wait_no_choice(farm: Farm) -> None:
    with ExitStack() as stack:
        sockets = [stack.enter_context(litestream(farm.folder / f"beside{at}")) for at in range(3)]
        one = await farm.start("0", sockets[0], waits=True)
        running = await begin(one.tables, GUILD)
        lengths = []
        for at in range(1, 4):
            await play(farm.machines[-1].tables, running, 4, RNG)
            lengths.append(await log_length(farm.machines[-1], running))
            # Nothing is told to the old machine, which is gone with its disk.
            shutil.rmtree(farm.folder / f"{at - 1}")
            machine = await farm.start(f"{at}", sockets[at] if at < 3 else farm.socket, waits=True)
            assert await log_length(machine, running) == lengths[-1]
        assert lengths == sorted({*lengths})


async def test_one_machine_without_a_shared_store_gets_everything_back_after_its_disk_was_lost(farm: Farm) -> None:
    sizes = []
    for life in range(3):
        with litestream(farm.folder / f"beside{life}") as socket:
            one = await farm.start("one", socket, alone=True, waits=True)
            assert [await one.store.users.settings(user) for user in range(life)] == [{"language": "de"}] * life
            await one.store.users.change_settings(life, language="de")
            sizes += [await log_length(one, Running(guild + 1, 1)) for guild in range(life)]
            # Settings are copied a moment later, but a choice is copied with the home of its file.
            await one.replica._litestream.sync(one.folder / SHARED_FILE, 5)
            await play(one.tables, await begin(one.tables, life + 1), 3, RNG)
        shutil.rmtree(farm.folder / "one")
    assert len(sizes) == 3


async def test_a_machine_that_comes_back_takes_the_newer_file_of_another_one(farm: Farm) -> None:
    one = await farm.start("one")
    running = await begin(one.tables, GUILD)
    await play(one.tables, running, 3, RNG)
    await one.store.close()
    two = await farm.start("two")
    await play(two.tables, running, 3, RNG)
    length = await log_length(two, running)
    await two.store.close()
    again = await farm.start("one")
    assert await log_length(again, running) == length
    await again.store.close()
    # It is the newest one now, and is opened as it is.
    epoch = farm.shelf.epochs[GUILD]
    shutil.rmtree(farm.folder / "replica")
    again = await farm.start("one")
    assert await log_length(again, running) == length
    assert farm.shelf.epochs[GUILD] == epoch


async def test_without_litestream_the_bot_plays_and_its_files_are_copied_later(
    farm: Farm, caplog: pytest.LogCaptureFixture
) -> None:
    socket = farm.folder / "beside" / "litestream.sock"
    one = await farm.start("one", socket)
    running = await begin(one.tables, GUILD)
    await play(one.tables, running, 3, RNG)
    assert "Litestream does not answer" in " ".join(one.replica.faults())
    assert not farm.shelf.epochs
    await one.replica._copies.look()
    assert caplog.text.count("Litestream does not answer") == 1
    with litestream(socket.parent):
        await until(lambda: farm.shelf.epochs)
        assert not one.replica.faults()
        await one.store.close()
        two = await farm.start("two")
        assert await log_length(two, running)


async def test_a_litestream_that_starts_again_copies_the_open_files_again(farm: Farm) -> None:
    beside = farm.folder / "beside"
    with litestream(beside) as socket:
        one = await farm.start("one", socket)
        running = await begin(one.tables, GUILD)
        await until(lambda: farm.shelf.epochs)
    await play(one.tables, running, 3, RNG)
    with litestream(beside):
        await one.replica._copies.look()
        await one.replica._copies.look()
        await until(lambda: all(file.registered for file in one.replica._copies._open.values()))
        length = await log_length(one, running)
        await one.store.close()
    two = await farm.start("two")
    assert await log_length(two, running) == length


async def test_only_open_files_are_copied(farm: Farm) -> None:
    one = await farm.start("one", max_open=2)
    for guild in range(1, 6):
        await begin(one.tables, guild)
    assert await one.registered() == {f"{guild}.sqlite3" for guild in one.store.connections.open_guilds()}
    await one.store.close()
    assert {*farm.shelf.epochs} == {*range(1, 6)}
    assert await Machine.registered(await farm.start("one")) == set()


async def test_with_replica_wait_nothing_is_taken_or_shown_that_is_not_copied(farm: Farm) -> None:
    with litestream(farm.folder / "beside") as socket:
        one = await farm.start("one", socket, waits=True)
        running = await begin(one.tables, GUILD)
        await play(one.tables, running, 3, RNG)
        length = await log_length(one, running)
    for _ in range(2):
        with pytest.raises(NotSaved):
            await play(one.tables, running, 1, RNG)
    two = await farm.start("two", waits=True)
    assert await log_length(two, running) == length


async def test_the_homes_of_files_here_are_found_again_after_the_shared_store_was_lost(farm: Farm) -> None:
    one = await farm.start("one")
    running = await begin(one.tables, GUILD)
    await one.store.close()
    homes = {**farm.shelf.epochs}
    for older in ({}, {GUILD: homes[GUILD] - 1}):
        farm.shelf.epochs = {**older}
        await (await farm.start("one")).store.close()
        assert farm.shelf.epochs == homes
    assert await log_length(await farm.start("two"), running)


async def test_a_file_that_the_operator_has_put_there_is_the_newest(farm: Farm) -> None:
    one = await farm.start("one")
    running = await begin(one.tables, GUILD)
    await one.store.close()
    here, copy = farm.folder / "one" / f"{GUILD}.sqlite3", farm.folder / "copy" / f"{GUILD}.sqlite3"
    copy.parent.mkdir()
    shutil.copy(here, copy)
    again = await farm.start("one")
    length = await log_length(again, running)
    await play(again.tables, running, 5, RNG)
    await again.store.close()
    here.unlink()
    assert restore(copy, farm.folder / "one") == []
    again = await farm.start("one")
    assert await log_length(again, running) == length
    await play(again.tables, running, 2, RNG)
    length = await log_length(again, running)
    await again.store.close()
    assert await log_length(await farm.start("two"), running) == length


async def test_files_from_before_the_setting_or_another_value_of_it_are_copied_without_being_opened(farm: Farm) -> None:
    store = await Store(farm.folder / "one").open()
    running = [await begin(Tables(store), guild) for guild in (1, 2, 3)]
    await store.close()
    for place in ("replica", "other"):
        farm.prefix = f"file://{farm.folder}/{place}"
        one = await farm.start("one")
        assert "late" in one.replica.faults()[0]
        await until(lambda place=place: len([*(farm.folder / place).glob("*/*")]) == 3)  # type: ignore[misc]
        await until(lambda one=one: not one.replica._copies._incomplete)  # type: ignore[misc]
        assert one.store.connections.open_guilds() == ()
        await one.store.close()
    two = await farm.start("two")
    assert all([await log_length(two, one) for one in running])


async def test_a_file_that_cannot_be_restored_is_named_and_the_others_play_on(farm: Farm) -> None:
    farm.shelf.epochs[GUILD] = 7
    one = await farm.start("one")
    with pytest.raises(NotNow, match="cannot be restored from the replica"):
        await one.store.read(GUILD, _nothing)
    assert not (one.folder / f"{GUILD}.sqlite3").exists()
    assert not (await one.store.due_in(GUILD)).messages
    assert "1 servers wait for their files" in " ".join(one.replica.faults())
    await play(one.tables, await begin(one.tables, GUILD + 1), 2, RNG)


async def test_an_s3_server_keeps_the_copies(farm: Farm) -> None:
    with s3(farm.folder / "objects") as farm.prefix:
        one = await farm.start("one", waits=True)
        running = await begin(one.tables, GUILD)
        await play(one.tables, running, 3, RNG)
        length = await log_length(one, running)
        shutil.rmtree(farm.folder / "one")
        two = await farm.start("two", waits=True)
        assert await log_length(two, running) == length
        await play(two.tables, running, 1, RNG)
        await two.store.close()
        await one.store.close()


def _nothing(db: sqlite3.Connection) -> None:
    db.execute("SELECT 1")


async def test_the_settings_make_a_replica(farm: Farm) -> None:
    settings = Settings(data_dir=farm.folder / "one", replica=farm.prefix, litestream_socket=farm.socket)
    async with AsyncExitStack() as stack:
        store = (await open_storage(stack, settings, (), take_over=False, ready=asyncio.Event())).store
        running = await begin(Tables(store), GUILD)
    assert await log_length(await farm.start("two", alone=True), running)
