"""A file that cannot be opened at the moment is not damaged: it is retried, and its due work is done."""

import asyncio
import errno
import sqlite3
import threading
from pathlib import Path
from typing import NoReturn

import pytest

from data import queries
from data.errors import NotNow
from data.game.outgoing import TurnMessage
from data.sqlite import connections
from data.store import RETRY_AFTER, RETRY_AFTER_MOST, Store
from data.tables import Tables
from tests.data.conftest import GUILD, Clock, OpenStore, begin, due_anywhere


def refusal(text: str, code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


REASONS = [
    pytest.param(OSError(errno.EMFILE, "Too many open files"), id="too many open files"),
    pytest.param(refusal("database is locked", sqlite3.SQLITE_BUSY), id="locked"),
    pytest.param(refusal("unable to open database file", sqlite3.SQLITE_CANTOPEN), id="cannot open"),
    pytest.param(RuntimeError("can't start new thread"), id="no thread"),
]


async def filled(folder: Path, open_store: OpenStore) -> Store:
    """A folder with due work in a guild whose file is closed."""
    store = await open_store(folder)
    running = await begin(Tables(store), GUILD)
    async with Tables(store).transaction(*running) as session:
        session.enqueue(TurnMessage())
    await store.close()
    return await open_store(folder)


@pytest.mark.parametrize("reason", REASONS)
async def test_a_file_that_cannot_be_opened_now_is_retried(
    tmp_path: Path, open_store: OpenStore, clock: Clock, monkeypatch: pytest.MonkeyPatch, reason: Exception
) -> None:
    store = await filled(tmp_path, open_store)

    def fail(path: Path) -> NoReturn:
        raise reason

    waits = []
    with monkeypatch.context() as patched:
        patched.setattr(connections, "_connect", fail)
        with pytest.raises(NotNow):
            await queries.games(store, GUILD)
        for _ in range(10):
            assert await due_anywhere(store) == ()
            waits.append(store.wakeups.next - clock.now)
            clock.now = store.wakeups.next
    assert waits[:3] == [RETRY_AFTER, 2 * RETRY_AFTER, 4 * RETRY_AFTER]
    assert waits[-1] == RETRY_AFTER_MOST
    (due,) = await due_anywhere(store)
    assert [post.kind for post in due.messages] == ["turn"]


async def test_a_file_whose_thread_cannot_be_started_is_closed_again(
    tmp_path: Path, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await filled(tmp_path, open_store)
    start = threading.Thread.start

    def fail(thread: threading.Thread) -> None:
        if "connection" in thread.name:
            raise RuntimeError("can't start new thread")
        start(thread)

    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", fail)
        for _ in range(50):
            with pytest.raises(NotNow):
                await queries.games(store, GUILD)
    assert f"{GUILD}.sqlite3" not in open_files()
    assert len(await queries.games(store, GUILD)) == 1


def open_files() -> list[str]:
    return [path.readlink().name for path in Path("/proc/self/fd").iterdir() if path.is_symlink()]


async def test_checking_a_large_file_delays_no_other_guild(
    tmp_path: Path, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await filled(tmp_path, open_store)
    looked, go_on = threading.Event(), threading.Event()
    inspect = connections._inspect

    def slow(path: Path, known: int) -> None:
        looked.set()
        go_on.wait(30)
        inspect(path, known)

    monkeypatch.setattr(connections, "_inspect", slow)
    large = asyncio.create_task(queries.games(store, GUILD))
    await asyncio.to_thread(looked.wait, 30)
    assert await queries.games(store, GUILD + 1) == ()
    assert not large.done()
    go_on.set()
    assert len(await large) == 1
