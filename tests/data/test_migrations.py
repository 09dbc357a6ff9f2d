"""Schema steps: each is applied once and as a whole, after a backup, even if it rebuilds a referenced table.

The steps of the data folder are the real ones, followed by made-up ones.
"""

import multiprocessing
import os
import shutil
import signal
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from data.errors import GuildTooNew, StoreError
from data.game.outgoing import Say
from data.sqlite.connections import open_connection
from data.sqlite.migrations import SCHEMA, load_steps, migrate, version
from data.store import Store
from data.tables import Tables
from tests.data.conftest import ADA, GUILD, OpenStore, Ring, begin, bid

STEPS = load_steps("guild")
WISHES = """
CREATE TABLE wishes (
    user INTEGER PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;
INSERT INTO wishes (user, text) SELECT user, 'to win' FROM seats WHERE user IS NOT NULL;
ALTER TABLE notes ADD COLUMN public INTEGER NOT NULL DEFAULT 0 CHECK (public IN (0, 1));
"""
"""A step with a new table, which it fills, and a new column."""


def rebuilt(table: str, columns: str) -> str:
    """Return a step that rebuilds a table, as a changed check or a dropped column needs."""
    return (
        f"CREATE TABLE new_{table} ({columns}) STRICT;\n"
        f"INSERT INTO new_{table} SELECT * FROM {table};\n"
        f"DROP TABLE {table};\n"
        f"ALTER TABLE new_{table} RENAME TO {table};\n"
    )


@pytest.fixture
def rebuild(file: Path) -> str:
    """A step that adds a phase. This needs another check, and other tables refer to this one."""
    with closing(sqlite3.connect(file)) as db:
        (made,) = db.execute("SELECT sql FROM sqlite_schema WHERE name = 'games'").fetchone()
    columns = made[made.index("(") + 1 : made.rindex(")")].replace("'running',", "'running', 'asleep',")
    return rebuilt("games", columns) + "UPDATE games SET phase = 'asleep' WHERE id = 1;\n"


@pytest_asyncio.fixture
async def file(tmp_path: Path, open_store: OpenStore) -> Path:
    """The file of a guild with a running game."""
    store = await open_store(tmp_path)
    tables = Tables(store)
    running = await begin(tables, GUILD)
    await bid(tables, running, 0, 1)
    async with tables.transaction(*running) as session:
        session.enqueue(Say("hello", topic="greeting"))
        session.timers.set(Ring(), 5.0)
    await store.close()
    return tmp_path / f"{GUILD}.sqlite3"


def contents(file: Path) -> list[str]:
    """Return the content of a file as statements."""
    with closing(sqlite3.connect(file)) as db:
        return [*db.iterdump(), f"version {version(db)}"]


def counts(file: Path) -> dict[str, int]:
    """Return the number of rows in the tables of a game."""
    tables = ("games", "seats", "choices", "checkpoints", "outbox", "timers", "sittings")
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        found = {table: db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables}
    assert all(found.values())
    return found


async def taken(file: Path, steps: Sequence[str]) -> None:
    await (await open_connection(file, steps)).close()


def test_steps_are_read_from_a_folder_in_order(tmp_path: Path) -> None:
    shutil.copytree(SCHEMA, tmp_path, dirs_exist_ok=True)
    later = tmp_path / "guild" / f"{len(STEPS) + 1:04}_wishes.sql"
    later.write_text(WISHES, "utf-8")
    assert load_steps("guild", tmp_path) == (*STEPS, WISHES)


@pytest.mark.parametrize("name", ["0001_again.sql", f"{len(STEPS) + 2:04}_gap.sql", "wishes.sql"])
def test_a_step_with_a_wrong_number_is_refused(tmp_path: Path, name: str) -> None:
    """Steps count by their order. A second step of a number would change the numbers of those after it."""
    shutil.copytree(SCHEMA, tmp_path, dirs_exist_ok=True)
    (tmp_path / "guild" / name).write_text(WISHES, "utf-8")
    with pytest.raises(ValueError, match="numbered from 0001 on"):
        load_steps("guild", tmp_path)


async def test_a_store_takes_a_new_step(file: Path, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch) -> None:
    schema = file.parent / "schema"
    shutil.copytree(SCHEMA, schema)
    (schema / "guild" / f"{len(STEPS) + 1:04}_wishes.sql").write_text(WISHES, "utf-8")
    monkeypatch.setattr("data.store.load_steps", lambda kind: load_steps(kind, schema))
    store: Store = await open_store(file.parent)
    assert await store.read(GUILD, lambda db: db.execute("SELECT user FROM wishes ORDER BY 1").fetchone()[0]) == ADA
    async with Tables(store).transaction(GUILD, 1) as session:
        assert session.table.asks


async def test_a_step_rebuilds_a_table_that_others_refer_to(file: Path, rebuild: str) -> None:
    before = counts(file)
    await taken(file, (*STEPS, rebuild))
    assert counts(file) == before
    with closing(sqlite3.connect(file)) as db:
        assert version(db) == len(STEPS) + 1
        assert db.execute("SELECT id FROM games WHERE phase = 'asleep'").fetchall() == [(1,)]
        db.execute("PRAGMA foreign_keys = ON")
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            db.execute("DELETE FROM games WHERE id = 1")


async def test_foreign_keys_hold_again_after_a_step(file: Path, rebuild: str) -> None:
    opened = await open_connection(file, (*STEPS, rebuild))
    assert await opened.read(lambda db: int(db.execute("PRAGMA foreign_keys").fetchone()[0])) == 1
    await opened.close()


async def test_a_step_is_applied_once_and_after_a_backup(file: Path) -> None:
    old = contents(file)
    await taken(file, (*STEPS, WISHES))
    new = contents(file)
    await taken(file, (*STEPS, WISHES))
    assert contents(file) == new != old
    assert contents(file.parent / "backups" / f"{GUILD}-version-{len(STEPS)}.sqlite3") == old
    with pytest.raises(GuildTooNew):
        await taken(file, STEPS)
    assert contents(file) == new


async def test_two_steps_are_applied_at_once(file: Path, rebuild: str) -> None:
    await taken(file, (*STEPS, WISHES, rebuild))
    with closing(sqlite3.connect(file)) as db:
        assert version(db) == len(STEPS) + 2
    await taken(file, (*STEPS, WISHES, rebuild))


@pytest.mark.parametrize(
    ("step", "why"),
    [
        pytest.param("CREATE TABLE wishes (id INTEGER) STRICT; DROP TABLE nowhere;", "nowhere", id="an error"),
        pytest.param("DELETE FROM games WHERE id = 1;", "a row of .* without its games", id="a row left alone"),
    ],
)
async def test_a_failing_step_is_not_applied_at_all(file: Path, step: str, why: str) -> None:
    before = contents(file)
    with pytest.raises(StoreError, match=why):
        await taken(file, (*STEPS, step))
    assert contents(file) == before
    await taken(file, STEPS)


async def test_a_failing_step_keeps_the_steps_before_it(file: Path) -> None:
    with pytest.raises(StoreError, match="nowhere"):
        await taken(file, (*STEPS, WISHES, "DROP TABLE nowhere;"))
    with closing(sqlite3.connect(file)) as db:
        assert version(db) == len(STEPS) + 1
        assert db.execute("SELECT count(*) FROM wishes").fetchone() == (2,)


def statements(step: str) -> list[str]:
    """Return the statements of a step, one by one."""
    found = [""]
    for line in step.splitlines():
        found[-1] += f"{line}\n"
        if sqlite3.complete_statement(found[-1]):
            found.append("")
    return found[:-1]


def kill_after(file: Path, steps: Sequence[str], done: int) -> None:
    """Apply the last of these steps in another process, and kill it after a number of its statements."""
    parts = statements(steps[-1])
    parts.insert(done, "SELECT die();")

    def take() -> None:
        with closing(sqlite3.connect(file, isolation_level=None)) as db:
            db.create_function("die", 0, lambda: os.kill(os.getpid(), signal.SIGKILL))
            migrate(db, file, (*steps[:-1], "".join(parts)))

    process = multiprocessing.get_context("fork").Process(target=take)
    process.start()
    process.join()
    assert process.exitcode == -signal.SIGKILL


@pytest.mark.parametrize("kind", ["a new table", "a rebuilt table"])
async def test_a_step_that_is_killed_anywhere_starts_again(file: Path, rebuild: str, kind: str) -> None:
    step, before, old = WISHES if kind == "a new table" else rebuild, counts(file), contents(file)
    for done in range(len(statements(step)) + 1):
        kill_after(file, (*STEPS, step), done)
        # The next process sees the leftovers beside the file first.
        await taken(file, STEPS)
        assert contents(file) == old
    kill_after(file, (*STEPS, step), 1)
    await taken(file, (*STEPS, step))
    assert counts(file) == before
