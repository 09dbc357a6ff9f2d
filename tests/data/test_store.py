"""The store: few files open at once, people and settings, lists."""

import asyncio
import random
import re
import resource
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import psutil
import pytest

from data import queries
from data.errors import Refused, StoreError
from data.shards import Shards
from data.sqlite.connection_cache import ConnectionCache, most_open
from data.sqlite.connections import Connection
from data.sqlite.migrations import load_steps
from data.store import Store
from data.tables import Tables
from tests.data.conftest import ADA, BEN, GUILD, Clock, OpenStore, Running, begin, ended, play
from tests.patience import until


def names(folder: Path) -> list[str]:
    return [entry.name for entry in folder.iterdir()]


def workers() -> int:
    return sum("connection" in thread.name for thread in threading.enumerate())


async def test_sixty_guilds_share_few_open_files(tmp_path: Path, open_store: OpenStore) -> None:
    store = await open_store(tmp_path, max_open=8)
    before = workers()
    tables = Tables(store, max_cached=4)
    games = [await begin(tables, guild) for guild in range(1, 61)]
    rng = random.Random(1)

    async def ctx(game: Running) -> None:
        for _ in range(3):
            await asyncio.sleep(0)
            await play(tables, game, 1, rng)

    await asyncio.gather(*(ctx(game) for game in games))
    assert len(store.connections) <= 8
    assert workers() - before <= 8
    for game in games:
        async with tables.transaction(*game) as session:
            assert session.last == 4
    assert len(await store.sittings.of(ADA)) == 60
    await store.close()
    assert len(store.connections) == 0
    assert not [name for name in names(tmp_path) if name.endswith(("-wal", "-shm"))]
    with pytest.raises(StoreError, match="closed"):
        await queries.games(store, 1)


async def test_no_more_files_are_open_than_allowed_while_all_are_in_use(tmp_path: Path, open_store: OpenStore) -> None:
    """A start with 1,000 due guilds opened 189 files at once and ran out of descriptors."""
    store = await open_store(tmp_path, max_open=4)
    process, seen = psutil.Process(), []

    def count(db: object) -> None:
        paths = {Path(each.path) for each in process.open_files()}
        # A thread can still end after its file is closed, so the files are counted.
        seen.append(
            len([path for path in paths if path.parent == tmp_path and re.fullmatch(r"\d+\.sqlite3", path.name)])
        )
        time.sleep(0.002)

    await asyncio.gather(*(store.read(guild, count) for guild in (*range(1, 61), *range(1, 61))))
    assert len(seen) == 120
    assert max(seen) <= 4


@pytest.mark.parametrize(
    ("descriptors", "files"), [(64, 32), (256, 32), (512, 117), (1024, 256), (100_000, 256), (-1, 256)]
)
def test_as_many_files_are_open_as_the_descriptors_allow(
    descriptors: int, files: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (descriptors, -1))
    assert most_open() == files


async def test_a_file_that_is_no_longer_used_is_closed(tmp_path: Path) -> None:
    """A bot with many guilds looks at each of them at times, and would keep a connection for each."""
    hooks = SlowHooks()
    hooks.go_on.set()
    cache = ConnectionCache(tmp_path, load_steps("guild"), hooks, idle=0.05)

    async def use(guild: int) -> None:
        async with cache.connection(guild):
            pass

    for guild in (1, 2, 3):
        await use(guild)
    await asyncio.sleep(0.1)
    # Each use closes one of the others.
    for closed in (1, 2):
        await use(3)
        await until(partial(hooks.ended.__contains__, closed))
    await use(3)
    assert cache.open_guilds() == (3,)
    await cache.close()
    assert hooks.ended == [1, 2, 3]


async def test_a_cancelled_wait_for_a_file_leaves_its_place_free(tmp_path: Path, open_store: OpenStore) -> None:
    store = await open_store(tmp_path, max_open=1)
    go_on = threading.Event()
    busy = asyncio.create_task(store.read(1, lambda db: go_on.wait(30)))
    waiting = [asyncio.create_task(queries.games(store, guild)) for guild in (2, 3)]
    await asyncio.sleep(0.05)
    waiting[0].cancel()
    go_on.set()
    await busy
    assert await waiting[1] == ()
    assert await queries.games(store, 2) == ()


async def test_closing_waits_for_the_open_transaction(tmp_path: Path, open_store: OpenStore) -> None:
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


async def test_a_slow_transaction_delays_no_other_guild(tmp_path: Path, open_store: OpenStore) -> None:
    """This holds even if its file is the next to be closed."""
    store = await open_store(tmp_path, max_open=2)
    inside = threading.Event()
    go_on = threading.Event()

    def slow(db: object) -> None:
        inside.set()
        go_on.wait(30)

    task = asyncio.create_task(store.write(1, slow))
    await asyncio.to_thread(inside.wait, 30)
    for other in (2, 3, 4):
        await queries.games(store, other)
    assert not task.done()
    go_on.set()
    await task
    assert len(store.connections) == 2


# People and settings


async def test_settings_of_people_and_guilds(store: Store) -> None:
    assert await store.users.settings(ADA) == {}
    await store.users.change_settings(ADA, language="de", confirm="never")
    assert await store.users.change_settings(ADA, confirm=None) == {"language": "de"}
    assert await store.users.settings(BEN) == {}
    assert await queries.settings(store, GUILD) == {}
    await queries.set_settings(store, GUILD, channels=[1, 2], language="de")
    assert await queries.set_settings(store, GUILD, language=None) == {"channels": [1, 2]}
    assert await queries.settings(store, GUILD + 1) == {}


async def test_notes_about_a_person_are_separate_from_their_settings(tmp_path: Path, open_store: OpenStore) -> None:
    store = await open_store(tmp_path)
    await store.users.change_settings(ADA, language="de")
    await store.users.note_setting(ADA, "met_panel")
    assert store.users.known_settings(ADA) == {"language": "de", "met_panel": True}
    await store.close()
    again = await open_store(tmp_path)
    assert await again.users.settings(ADA) == {"language": "de", "met_panel": True}


async def tables_of(store: Store, user: int) -> list[tuple[int, int]]:
    return [(table.guild, table.game) for table in await store.sittings.of(user)]


async def test_games_are_found_by_channel_and_person(tables: Tables, store: Store) -> None:
    first = await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
    second = await tables.create(GUILD, "demo", host=BEN, name="Ben", channel=5, thread=6)
    third = await tables.create(GUILD + 1, "demo", host=ADA, name="Ada", channel=7)
    assert await queries.games(store, GUILD) == (first, second)
    assert await queries.games(store, GUILD, channel=6) == (second,)
    assert await queries.games(store, GUILD, user=ADA) == (first,)
    assert await tables_of(store, ADA) == [(GUILD, first.id), (GUILD + 1, third.id)]
    async with tables.transaction(GUILD, first.id) as session:
        session.close()
    assert await tables_of(store, ADA) == [(GUILD + 1, third.id)]
    assert await queries.games(store, GUILD, channel=5) == (second,)


async def test_games_played_to_the_end_are_listed_latest_first(tables: Tables, store: Store, clock: Clock) -> None:
    for _ in range(3):
        clock.now += 1
        await play(tables, await begin(tables, GUILD), 400, random.Random(1))
    assert [game.id for game in (await ended(store, GUILD))[:2]] == [3, 2]


async def test_a_closed_channel_is_remembered_across_a_restart(
    tmp_path: Path, open_store: OpenStore, clock: Clock
) -> None:
    store = await open_store(tmp_path)
    await queries.close_channel(store, GUILD, 5)
    since = clock.now
    clock.now += 60
    await queries.close_channel(store, GUILD, 5)
    await queries.close_channel(store, GUILD, 6)
    await store.close()
    again = await open_store(tmp_path)
    await queries.reopen_channel(again, GUILD, 6)
    assert await queries.closed_channels(again, GUILD) == {5: since}


async def test_notes_belong_to_a_person_and_are_stored_with_the_game(store: Store, tables: Tables) -> None:
    """Any number of notes about missing tables kept the shared file busy."""
    game = await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
    await queries.keep_note(store, GUILD, game.id, ADA, "first")
    await queries.keep_note(store, GUILD, game.id, ADA, "buy ore")
    assert await queries.note(store, GUILD, game.id, ADA) == "buy ore"
    assert await queries.note(store, GUILD, game.id, BEN) is None
    assert await store.users.settings(ADA) == {}
    for number in (99, 0, 10**30):
        with pytest.raises(Refused, match="no_game"):
            await queries.keep_note(store, GUILD, number, ADA, "nothing")
        with pytest.raises(Refused, match="no_game"):
            await queries.note(store, GUILD, number, ADA)


async def test_settings_that_change_during_a_read_are_not_replaced_by_older_ones(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cache serves every later answer."""
    users = store.users
    await users.change_settings(ADA, language="de")
    users._known.clear()
    read = store.shared.read

    async def slow(*args: Any) -> Any:
        found = await read(*args)
        await users.change_settings(ADA, language="pl")
        return found

    monkeypatch.setattr(store.shared, "read", slow)
    assert await users.settings(ADA) == {"language": "de"}
    monkeypatch.undo()
    assert await users.settings(ADA) == {"language": "pl"}
    await users.note_setting(ADA, "met_panel")
    assert await users.settings(ADA) == {"language": "pl", "met_panel": True}
    await users.forget(ADA)
    assert await users.settings(ADA) == {}
    await users.note_setting(BEN, "met_panel")
    assert await users.settings(BEN) == {"met_panel": True}


async def test_a_setting_of_another_process_is_found(tmp_path: Path, open_store: OpenStore) -> None:
    first, second = [await open_store(tmp_path, shards=Shards((shard,), 2)) for shard in (0, 1)]
    await first.users.change_settings(ADA, language="de")
    assert await second.users.settings(ADA) == {"language": "de"}
    await first.users.change_settings(ADA, language="pl")
    assert await second.users.settings(ADA) == {"language": "pl"}


class SlowHooks:
    """Hooks that wait before a file is closed."""

    def __init__(self) -> None:
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        self.ended: list[int] = []

    async def opening(self, guild: int) -> bool:
        return False

    async def opened(self, guild: int) -> None:
        pass

    async def first_opened(self, guild: int, connection: Connection) -> None:
        pass

    async def closing(self, guild: int) -> None:
        self.begun.set()
        await self.go_on.wait()

    async def closed(self, guild: int) -> None:
        self.ended.append(guild)


async def test_a_cancelled_eviction_still_closes_its_file(tmp_path: Path) -> None:
    """The connection of a file that was neither open nor closed kept its thread, and so the process."""
    hooks = SlowHooks()
    cache = ConnectionCache(tmp_path, load_steps("guild"), hooks, max_open=1)

    async def use(guild: int) -> None:
        async with cache.connection(guild):
            pass

    await use(1)
    evicting = asyncio.create_task(use(2))
    await hooks.begun.wait()
    evicting.cancel()
    await asyncio.wait({evicting})
    hooks.go_on.set()
    await use(1)
    await cache.close()
    assert hooks.ended == [1, 1]
