"""Schema steps: each is applied once and as a whole, after a backup, even if it rebuilds a referenced table."""

import json
import multiprocessing
import os
import signal
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest

from data import queries
from data.errors import GuildTooNew, StoreError
from data.game import sql
from data.game.models import Message, Timer
from data.sqlite.connections import open_connection
from data.sqlite.migrations import load_steps, migrate, version
from data.store import SHARED_FILE
from tests.data.conftest import GUILD, OpenStore
from tests.data.test_stored import STORED

STEPS = load_steps("guild")
REBUILT = """
CREATE TABLE new_games (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, options TEXT NOT NULL, host INTEGER NOT NULL, channel INTEGER NOT NULL,
    thread INTEGER, language TEXT NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'running', 'asleep', 'over', 'closed')),
    created REAL NOT NULL, started REAL, ended REAL, seed_hash TEXT,
    speed TEXT NOT NULL, paused REAL, private INTEGER NOT NULL, rated INTEGER NOT NULL,
    silent INTEGER NOT NULL
) STRICT;
INSERT INTO new_games SELECT * FROM games;
DROP TABLE games;
ALTER TABLE new_games RENAME TO games;
UPDATE games SET phase = 'asleep' WHERE id = 1;
"""
"""An example of a later step: a new phase needs another check, and other tables refer to this one."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a guild as the first version left it, with running games of both kinds."""
    ZipFile(STORED[0]).extractall(tmp_path)
    return tmp_path / "data" / f"{GUILD}.sqlite3"


def contents(file: Path) -> list[str]:
    """Return the content of a file as statements."""
    with closing(sqlite3.connect(file)) as db:
        return [*db.iterdump(), f"version {version(db)}"]


def counts(file: Path) -> dict[str, int]:
    """Return the number of rows in the tables that no step may lose."""
    tables = ("games", "seats", "choices", "outbox", "timers", "seen")
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        return {table: db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables}


async def taken(file: Path, steps: Sequence[str]) -> None:
    await (await open_connection(file, steps)).close()


async def test_a_step_rebuilds_a_table_that_others_refer_to(file: Path) -> None:
    """The first change of a game's phases was refused before, and the guild was told that its file is damaged."""
    before = counts(file)
    await taken(file, (*STEPS, REBUILT))
    assert counts(file) == before
    with closing(sqlite3.connect(file)) as db:
        assert version(db) == len(STEPS) + 1
        assert db.execute("SELECT id FROM games WHERE phase = 'asleep'").fetchall() == [(1,)]
        db.execute("PRAGMA foreign_keys = ON")
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            db.execute("DELETE FROM games WHERE id = 1")


async def test_foreign_keys_hold_again_after_a_step(file: Path) -> None:
    opened = await open_connection(file, (*STEPS, REBUILT))
    assert await opened.read(lambda db: int(db.execute("PRAGMA foreign_keys").fetchone()[0])) == 1
    await opened.close()


async def test_a_step_is_applied_once_and_after_a_backup(file: Path) -> None:
    old = contents(file)
    await taken(file, STEPS)
    new = contents(file)
    await taken(file, STEPS)
    assert contents(file) == new != old
    assert contents(file.parent / "backups" / f"{GUILD}-version-1.sqlite3") == old
    with pytest.raises(GuildTooNew):
        await taken(file, STEPS[:1])


@pytest.mark.parametrize(
    ("step", "why"),
    [
        pytest.param("CREATE TABLE wishes (id INTEGER) STRICT; DROP TABLE nowhere;", "nowhere", id="an error"),
        pytest.param("DELETE FROM games WHERE id = 1;", "a row of .* without its games", id="a row left alone"),
    ],
)
async def test_a_failing_step_is_not_applied_at_all(file: Path, step: str, why: str) -> None:
    await taken(file, STEPS)
    before = contents(file)
    with pytest.raises(StoreError, match=why):
        await taken(file, (*STEPS, step))
    assert contents(file) == before
    await taken(file, STEPS)


def statements(step: str) -> list[str]:
    """Yield the statements of a step, one by one."""
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
        db = sqlite3.connect(file, isolation_level=None)
        db.create_function("die", 0, lambda: os.kill(os.getpid(), signal.SIGKILL))
        migrate(db, file, (*steps[:-1], "".join(parts)))

    process = multiprocessing.get_context("fork").Process(target=take)
    process.start()
    process.join()
    assert process.exitcode == -signal.SIGKILL


EVERY_STEP = [(kind, number) for kind in ("guild", "shared") for number in range(2, len(load_steps(kind)) + 1)]


@pytest.mark.parametrize(("kind", "number"), EVERY_STEP)
async def test_a_step_that_is_killed_anywhere_starts_again(file: Path, kind: str, number: int) -> None:
    steps, before = load_steps(kind), counts(file)
    path = file if kind == "guild" else file.parent / SHARED_FILE
    await taken(path, steps[: number - 1])
    old = contents(path)
    for done in range(len(statements(steps[number - 1])) + 1):
        kill_after(path, steps[:number], done)
        # The next process sees the leftovers beside the file first.
        await taken(path, steps[: number - 1])
        assert contents(path) == old
    kill_after(path, steps[:number], 1)
    await taken(path, steps)
    assert counts(file) == before


async def test_the_second_step_keeps_data_from_other_places(file: Path, tmp_path: Path, open_store: OpenStore) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE games SET turn_message = 77, thread = 8 WHERE id = 1")
        db.execute("UPDATE games SET lobby_message = 78 WHERE id = 5")
        db.execute("INSERT INTO choices VALUES (1, 99, 0, 'seat', 1, 5, NULL, NULL, '[]')")
        db.commit()
        due = db.execute("SELECT due FROM timers WHERE game = 1").fetchone()[0]
        users = dict(db.execute("SELECT seat, user FROM seats WHERE game = 1"))
    store = await open_store(tmp_path / "data")
    game = await store.read(GUILD, sql.load, 1)
    assert game.messages == (Message(game=1, topic="turn", channel=8, message=77),)
    assert game.timers == (Timer(game=1, kind="remind", due=due),)
    assert {one.seat: (one.since, one.user) for one in game.sittings} == {
        seat: (99 if seat == 1 else 1, user) for seat, user in users.items()
    }
    lobby = await store.read(GUILD, sql.load, 5)
    assert [message.message for message in lobby.messages] == [78]
    assert lobby.sittings == ()


async def test_notes_are_moved_to_their_guilds_file(file: Path, tmp_path: Path, open_store: OpenStore) -> None:
    """They were among people's settings. A note about no game of our guilds belongs to no guild."""
    settings = {"language": "de", f"note-{GUILD}-1": 'buy "ore"', f"note-{GUILD}-99": "?", "note-7-1": "elsewhere"}
    with closing(sqlite3.connect(file.parent / SHARED_FILE)) as db:
        db.execute("INSERT INTO people VALUES (11, ?)", (json.dumps(settings),))
        db.execute('INSERT INTO people VALUES (12, \'{"confirm":"quick"}\')')
        db.commit()
    for _ in range(2):
        store = await open_store(tmp_path / "data")
        assert await queries.note(store, GUILD, 1, 11) == 'buy "ore"'
        assert await store.users.settings(11) == {"language": "de"}
        assert await store.users.settings(12) == {"confirm": "quick"}
        await store.close()
    with closing(sqlite3.connect(file.parent / SHARED_FILE)) as db:
        assert db.execute("SELECT guild FROM moving_notes").fetchall() == [(7,)]
