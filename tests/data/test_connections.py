"""Files: created whole, migrated, never touched if they are damaged or newer, and copied while in use."""

import os
import random
import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from data import queries
from data.errors import GuildDamaged, GuildTooNew, GuildUnreadable, NotNow
from data.sqlite.backups import backup
from data.sqlite.connections import open_connection
from data.sqlite.migrations import load_steps
from data.store import SHARED_FILE, Store
from data.tables import Tables
from tests.data.conftest import ADA, GUILD, Alarm, OpenStore, Running, begin, play, replayed

OTHER = GUILD + 1


def path(folder: Path) -> Path:
    return folder / f"{GUILD}.sqlite3"


def snapshot(folder: Path) -> dict[str, bytes]:
    """Return every byte of the guild's file and of its write-ahead log."""
    names = (f"{GUILD}.sqlite3", f"{GUILD}.sqlite3-wal")
    return {name: (folder / name).read_bytes() for name in names if (folder / name).exists()}


async def filled(folder: Path) -> Running:
    """A folder with a guild's file in which a game is half played. Everything is closed."""
    store = await Store(folder).open()
    running = await begin(Tables(store), GUILD)
    await play(Tables(store), running, 12, random.Random(1))
    await store.close()
    return running


async def refused(folder: Path) -> GuildUnreadable:
    """Open the folder: the guild is refused and its file untouched, while another guild plays."""
    before = snapshot(folder)
    store = await Store(folder).open()
    try:
        for _ in range(2):
            with pytest.raises(GuildUnreadable) as error:
                await queries.games(store, GUILD)
        await store.due_in(GUILD)
        other = await begin(Tables(store), OTHER)
        await play(Tables(store), other, 3, random.Random(1))
    finally:
        await store.close()
    assert snapshot(folder) == before
    return error.value


def names(folder: Path) -> list[str]:
    return sorted(entry.name for entry in folder.iterdir())


def edit(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute(statement)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path(tmp_path).write_text("Dear diary, today we have played until midnight.\n" * 99)
    assert isinstance(await refused(tmp_path), GuildDamaged)


async def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    path(tmp_path).touch()
    assert isinstance(await refused(tmp_path), GuildDamaged)


async def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    edit(path(tmp_path), "CREATE TABLE games (id)")
    assert isinstance(await refused(tmp_path), GuildDamaged)


@pytest.mark.parametrize("rest", [0.5, 0.9, 0.0])
async def test_a_truncated_file_is_refused(tmp_path: Path, rest: float) -> None:
    await filled(tmp_path)
    os.truncate(path(tmp_path), int(path(tmp_path).stat().st_size * rest))
    assert isinstance(await refused(tmp_path), GuildDamaged)


async def test_a_file_with_a_page_of_rubbish_is_refused(tmp_path: Path) -> None:
    await filled(tmp_path)
    with path(tmp_path).open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\xa5" * 4096)
    assert isinstance(await refused(tmp_path), GuildDamaged)


async def test_a_folder_in_place_of_a_file_is_refused(tmp_path: Path, open_store: OpenStore) -> None:
    path(tmp_path).mkdir()
    store = await open_store(tmp_path)
    with pytest.raises(GuildDamaged):
        await queries.games(store, GUILD)


async def test_a_write_ahead_log_without_its_file_is_refused(tmp_path: Path) -> None:
    path(tmp_path).with_name(f"{GUILD}.sqlite3-wal").write_bytes(b"what is left")
    assert isinstance(await refused(tmp_path), GuildDamaged)


async def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    await filled(tmp_path)
    edit(path(tmp_path), "PRAGMA user_version = 99")
    assert isinstance(await refused(tmp_path), GuildTooNew)


async def test_a_file_that_is_newer_only_in_its_write_ahead_log_is_refused(tmp_path: Path) -> None:
    await filled(tmp_path / "whole")
    with closing(sqlite3.connect(path(tmp_path / "whole"))) as db:
        db.execute("PRAGMA user_version = 99")
        for name in snapshot(tmp_path / "whole"):
            shutil.copy(tmp_path / "whole" / name, tmp_path / name)
    assert len(snapshot(tmp_path)) == 2
    assert isinstance(await refused(tmp_path), GuildTooNew)


def root_of_the_log(db: sqlite3.Connection) -> int:
    return int(db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'choices'").fetchone()[0])


async def test_a_file_that_is_damaged_while_open_is_refused(tmp_path: Path, open_store: OpenStore) -> None:
    running = await filled(tmp_path)
    store = await open_store(tmp_path, max_open=1)
    page = await store.read(GUILD, root_of_the_log)
    with path(tmp_path).open("r+b") as file:
        file.seek(4096 * (page - 1))
        file.write(b"\xa5" * 4096)
    for _ in range(2):
        with pytest.raises(GuildDamaged):
            await queries.whole_log(store, *running)
    assert await queries.settings(store, GUILD) == {}
    await begin(Tables(store), OTHER)
    with pytest.raises(GuildDamaged):
        await queries.settings(store, GUILD)


async def test_a_write_ahead_log_is_recovered(tmp_path: Path, open_store: OpenStore) -> None:
    """As after a power cut, the file and its log exist, and the file was never closed."""
    store = await open_store(tmp_path / "cut")
    running = await begin(Tables(store), GUILD)
    await play(Tables(store), running, 12, random.Random(1))
    shutil.copytree(tmp_path / "cut", tmp_path / "copy", ignore=shutil.ignore_patterns("*-shm"))
    whole = await queries.whole_log(store, *running)
    await store.close()
    assert len(snapshot(tmp_path / "copy")) == 2
    again = await open_store(tmp_path / "copy")
    assert await queries.whole_log(again, *running) == whole
    async with Tables(again).transaction(*running) as session:
        seed = session.table.state.chance.seed
        assert (await replayed(again, running, seed)).asks == session.table.asks


async def test_a_new_file_appears_whole(tmp_path: Path) -> None:
    """The leftovers of a process that was killed while it created the file do no harm."""
    for suffix in ("", "-wal", "-shm"):
        path(tmp_path).with_name(f"{GUILD}.sqlite3.new{suffix}").write_bytes(b"half")
    known = load_steps("guild")
    await (await open_connection(path(tmp_path), known)).close()
    assert names(tmp_path) == [path(tmp_path).name]
    with pytest.raises(NotNow, match="NONSENSE"):
        await open_connection(tmp_path / "other.sqlite3", ("CREATE TABLE half (id); NONSENSE",))
    assert not (tmp_path / "other.sqlite3").exists()


async def test_every_table_is_strict_and_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    file = await open_connection(path(tmp_path), load_steps("guild"))

    def settings(db: sqlite3.Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return {name: db.execute(f"PRAGMA {name}").fetchone()[0] for name in names}

    def lax(db: sqlite3.Connection) -> list[str]:
        return [
            row["name"] for row in db.execute("PRAGMA table_list") if not row["strict"] and "sqlite" not in row["name"]
        ]

    kept, loose = await file.read(settings), await file.read(lax)
    await file.close()
    assert kept == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    assert loose == []


async def test_a_backup_of_a_file_in_use_is_whole(
    tmp_path: Path, store: Store, tables: Tables, running: Running, open_store: OpenStore
) -> None:
    await play(tables, running, 9, random.Random(1))
    async with tables.transaction(*running) as session:
        copy = await store.read(GUILD, backup, tmp_path / "backups" / "copy.sqlite3")
        session.answer(session.table.asks[0].seat, [], who=ADA) if session.table.asks[
            0
        ].least == 0 else session.timers.set(Alarm(), 1.0)
    restored = tmp_path / "restored"
    restored.mkdir()
    shutil.copy(copy, path(restored))
    second = await open_store(restored)
    async with Tables(second).transaction(*running) as session:
        assert session.last == 10
        assert (await replayed(second, running, session.table.state.chance.seed)).asks == session.table.asks


async def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/nowhere")):
        with pytest.raises(OSError, match=r"^The data folder .* cannot be written: .*\.$"):
            await Store(folder).open()


async def test_a_damaged_shared_file_stops_the_start(tmp_path: Path, open_store: OpenStore) -> None:
    (tmp_path / SHARED_FILE).write_text("not a database")
    with pytest.raises(ValueError, match=r"^The data folder .* cannot be used: .*\.$"):
        await open_store(tmp_path)
    assert (tmp_path / SHARED_FILE).read_text() == "not a database"


async def test_a_start_that_fails_half_way_leaves_nothing_open(tmp_path: Path) -> None:
    """A remaining thread kept the process alive, so its supervisor did not restart it."""
    await (await Store(tmp_path).open()).close()
    edit(tmp_path / SHARED_FILE, "DROP TABLE outages")
    before = {*threading.enumerate()}
    with pytest.raises(ValueError, match=r"^The data folder .* cannot be used: .*outages\.$"):
        await Store(tmp_path).open()
    left = [thread for thread in {*threading.enumerate()} - before if "connection" in thread.name]
    for thread in left:
        thread.join(5)
    assert not any(thread.is_alive() for thread in left)
    edit(tmp_path / SHARED_FILE, "CREATE TABLE outages (shard, shards, since, until)")
    await (await Store(tmp_path).open()).close()


async def test_an_idle_file_keeps_none_of_its_pages_in_memory(tmp_path: Path) -> None:
    file = await open_connection(path(tmp_path), load_steps("guild"))
    done: list[str] = []
    await file.read(lambda db: db.set_trace_callback(done.append))
    await file.read(lambda db: db.execute("SELECT * FROM games").fetchall())
    await file.close()
    assert done[-2:] == ["SELECT * FROM games", "PRAGMA shrink_memory"]
