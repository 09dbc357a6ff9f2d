"""The data folder: one process owns it, no other user reads it, and a full disk in one place stops no other part."""

import asyncio
import os
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from data import queries
from data.errors import NotSaved
from data.game.outgoing import Say
from data.shards import Shards
from data.sqlite.backups import backup
from data.sqlite.folder_lock import FolderLock
from data.store import SHARED_FILE, Store
from data.tables import Tables
from tests.data.conftest import ADA, BEN, GUILD, OpenStore, Running, begin, job

ROOT = Path(__file__).resolve().parents[2]
OTHER = GUILD + 1
IN_USE = (
    r"^Another process of the bot uses the data folder .*: stop it, replace it by "
    r"a start with --take-over, or give each its own SHARD_IDS\.$"
)


async def test_one_process_owns_the_folder(tmp_path: Path, open_store: OpenStore) -> None:
    first = await open_store(tmp_path)
    with pytest.raises(ValueError, match=IN_USE):
        await Store(tmp_path).open()
    await first.close()
    await open_store(tmp_path)


@pytest.mark.parametrize(
    ("first", "second", "fit"),
    [
        (Shards((0,), 2), Shards((1,), 2), True),
        (Shards((0, 1), 4), Shards((2, 3), 4), True),
        (Shards((0, 1), 4), Shards((1, 2), 4), False),
        (Shards((0,), 2), Shards((1,), 3), False),
        (Shards((0,), 2), None, False),
        (None, Shards((0,), 2), False),
    ],
)
async def test_processes_share_a_folder_only_by_separate_shards(
    tmp_path: Path, open_store: OpenStore, first: Shards | None, second: Shards | None, fit: bool
) -> None:
    await open_store(tmp_path, shards=first)
    if fit:
        await open_store(tmp_path, shards=second)
        return
    with pytest.raises(ValueError, match=IN_USE):
        await Store(tmp_path, shards=second).open()


async def test_shards_may_change_when_no_process_runs(tmp_path: Path, open_store: OpenStore) -> None:
    for count in (2, 3):
        stores = [await open_store(tmp_path, shards=Shards((shard,), count)) for shard in range(count)]
        # The shards cannot change while any process runs.
        with pytest.raises(ValueError, match=IN_USE):
            await Store(tmp_path, shards=Shards((0,), count + 1)).open()
        for store in stores:
            await store.close()


async def test_waiting_store_can_be_closed(tmp_path: Path, open_store: OpenStore) -> None:
    first = await open_store(tmp_path)
    store = Store(tmp_path)
    waiting = [
        asyncio.create_task(store.users.settings(ADA)),
        asyncio.create_task(store.users.change_settings(ADA, language="de")),
    ]
    await asyncio.sleep(0)
    await store.close()
    await first.users.change_settings(ADA, zone="UTC")
    assert await first.users.settings(ADA) == {"zone": "UTC"}, "the other store serves on"
    assert not any(task.done() for task in waiting), "the closed one has neither read nor written"
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


def permissions(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode & 0o777) for path in (folder, *folder.rglob("*"))}


async def test_other_users_cannot_read_the_data(tmp_path: Path, open_store: OpenStore) -> None:
    """This includes a folder and files from before, whichever rights the process gives by default."""
    folder = tmp_path / "data"
    old = os.umask(0)
    try:
        first = await open_store(folder)
        await begin(Tables(first), GUILD)
        await first.close()
        for path in (folder, *folder.iterdir()):
            path.chmod(0o777 if path.is_dir() else 0o666)
        store = await open_store(folder)
        await begin(Tables(store), GUILD)
        await store.read(GUILD, backup, folder / "backups" / "copy.sqlite3")
        found = permissions(folder)
    finally:
        os.umask(old)
    assert {"data", "backups", f"{GUILD}.sqlite3", f"{GUILD}.sqlite3-wal", "stammtisch.sqlite3"} <= set(found)
    folders = {name for name, mode in found.items() if mode == "0o700"}
    assert folders == {"data", "backups"}
    assert {mode for name, mode in found.items() if name not in folders} == {"0o600"}


TABLES = ("playing", "wakes", "people", "sittings")


async def execute(store: Store, statement: str) -> None:
    """Change every table of the shared file."""
    await store.shared.write(job, *(statement.format(table) for table in TABLES))


async def fill(store: Store) -> None:
    """Make every write to the shared file fail, as on a full disk."""
    await execute(store, "CREATE TRIGGER full_{0} BEFORE INSERT ON {0} BEGIN SELECT RAISE(ABORT, 'disk is full'); END")


async def clear(store: Store) -> None:
    await execute(store, "DROP TRIGGER full_{}")


async def test_a_guild_plays_on_while_the_shared_file_cannot_be_written(store: Store, tables: Tables) -> None:
    """Lobbies, joining and playing go on, also in a new guild. A change of a person's own data says why it fails."""
    await fill(store)
    for guild in (GUILD, OTHER):
        running = await begin(tables, guild)
        async with tables.transaction(*running) as session:
            session.answer(0, [], who=ADA)
    with pytest.raises(NotSaved, match="full"):
        await store.users.change_settings(ADA, language="de")
    assert await store.users.settings(ADA) == {}
    assert await store.sittings.of(ADA) == ()
    await clear(store)
    await store.users.change_settings(ADA, language="de")
    assert [table.guild for table in await store.sittings.of(BEN)] == [GUILD, OTHER]


async def test_a_shared_file_locked_by_another_process_delays_no_one(store: Store, tmp_path: Path) -> None:
    """Each answer reads the user's language. A waiting write of another user must not delay that."""
    await store.users.change_settings(ADA, language="de")
    with closing(sqlite3.connect(tmp_path / SHARED_FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.users.change_settings(BEN, language="de"))
        await asyncio.sleep(0.1)
        assert await store.users.settings(ADA) == {"language": "de"}
        assert not waiting.done()
        other.execute("ROLLBACK")
    assert await waiting == {"language": "de"}
    assert await store.users.settings(BEN) == {"language": "de"}


async def test_on_a_full_disk_a_choice_is_refused_and_changes_nothing(store: Store, tables: Tables) -> None:
    """The table can still be shown, another guild plays on, and so does this one once there is space again."""
    full, other = [await begin(tables, guild) for guild in (GUILD, OTHER)]
    pages = await store.read(GUILD, lambda db: int(db.execute("PRAGMA page_count").fetchone()[0]))
    await store.read(GUILD, lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())

    async def act(running: Running) -> None:
        async with tables.transaction(*running) as session:
            session.answer(0, [])
            session.enqueue(Say("turn", {"told": "x" * 10_000}))

    for _ in range(2):
        with pytest.raises(NotSaved, match="full"):
            await act(full)
    async with tables.transaction(*full) as session:
        assert session.last == 1
        assert session.table.view(0)
    await act(other)
    await store.read(GUILD, lambda db: db.execute(f"PRAGMA max_page_count = {pages + 100}").fetchone())
    await act(full)


async def test_the_writes_of_one_guild_delay_no_other(store: Store, tables: Tables) -> None:
    busy, other = [await begin(tables, guild) for guild in (GUILD, OTHER)]
    notes = [asyncio.create_task(queries.keep_note(store, GUILD, busy.id, user, "x")) for user in range(700)]
    await asyncio.sleep(0)
    async with tables.transaction(*other) as session:
        session.answer(0, [])
    assert sum(not note.done() for note in notes) > 350
    await asyncio.gather(*notes)


async def test_one_failing_settings_change_fails_alone(store: Store) -> None:
    changes = [store.users.change_settings(user, language="de") for user in (ADA, BEN)]
    failing = store.shared.write(job, "INSERT INTO nowhere VALUES (1)")
    results = await asyncio.gather(changes[0], failing, changes[1], return_exceptions=True)
    assert [results[0], results[2]] == [{"language": "de"}] * 2
    assert isinstance(results[1], NotSaved)
    assert await store.users.settings(BEN) == {"language": "de"}


async def test_many_writes_of_one_user_delay_no_other(store: Store) -> None:
    """Seven hundred changes of one user delay no other answer, because they are written together."""
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement == "COMMIT"

    database: Any = store.shared._database
    await database._writer.set_trace_callback(count)
    many = [asyncio.create_task(store.users.change_settings(ADA, **{f"key{n}": "x"})) for n in range(700)]
    await asyncio.sleep(0)
    assert await store.users.change_settings(BEN, language="de") == {"language": "de"}
    assert commits <= 3
    await asyncio.gather(*many)
    assert len(await store.users.settings(ADA)) == 700


def test_a_process_that_looks_at_the_lock_stops_no_start(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "process.lock", isolation_level=None, check_same_thread=False)) as other:
        # The first start cannot store the number of shards while another process reads the file.
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        threading.Timer(0.2, other.rollback).start()
        FolderLock(tmp_path, Shards((0,), 3), timeout=10).close()
        assert other.execute("PRAGMA user_version").fetchone() == (3,)


START = """
import asyncio, sys
from pathlib import Path
from data.shards import Shards
from data.store import SHARED_FILE, Store
async def main():
    store = await Store(Path(sys.argv[1]), shards=Shards((int(sys.argv[2]),), 3)).open()
    await store.users.change_settings(int(sys.argv[2]), language="de")
    await store.close()
asyncio.run(main())
"""


async def test_processes_that_start_at_once_create_one_shared_file(tmp_path: Path, open_store: OpenStore) -> None:
    async def start(shard: int) -> tuple[int | None, bytes]:
        command = (sys.executable, "-c", START, str(tmp_path), str(shard))
        process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE, cwd=ROOT)
        _, said = await process.communicate()
        return process.returncode, said

    assert await asyncio.gather(*map(start, range(3))) == [(0, b"")] * 3
    store = await open_store(tmp_path)
    assert [await store.users.settings(user) for user in range(3)] == [{"language": "de"}] * 3
