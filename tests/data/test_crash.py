"""An acknowledged choice is never lost: a process is killed in the middle of its writes, again and again."""

import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from data import queries
from data.store import Store
from data.tables import Tables
from rules.kernel import Ask, Table
from tests.data.conftest import OpenStore, Running, due_anywhere, replayed

ROOT = Path(__file__).resolve().parents[2]


class Promise(NamedTuple):
    """The last line of a process before its end: the log's last entry, and the interaction that made it."""

    game: int
    last: int
    interaction: int


def promises_before_death(folder: Path, seed: int, lines: int) -> list[Promise]:
    """Let a process play, kill it after a number of lines, and return all that it has promised."""
    command = [sys.executable, "-m", "tests.data.writer", str(folder), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        heard = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        heard += process.stdout.readlines()
    assert process.returncode == -signal.SIGKILL
    return [Promise(*map(int, line.split())) for line in heard if line.endswith("\n")]


def seen(db: sqlite3.Connection) -> set[int]:
    return {row[0] for row in db.execute("SELECT interaction FROM seen")}


def unnumbered(table: Table) -> list[Ask]:
    return [replace(ask, number=0) for ask in table.asks]


async def assert_log_is_table(store: Store, game: int) -> None:
    running = Running(1, game)
    log = await queries.whole_log(store, *running)
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    async with Tables(store).transaction(*running) as session:
        assert not session.restarted
        assert session.last == len(log)
        again = await replayed(store, running, session.table.state.chance.seed)
        # The asks of a restored game have other numbers.
        assert unnumbered(again) == unnumbered(session.table)
        assert again.state == session.table.state
        assert again.view(0) == session.table.view(0)


@pytest.mark.parametrize("seed", range(3))
async def test_killing_a_writing_process_loses_nothing_acknowledged(
    tmp_path: Path, seed: int, open_store: OpenStore
) -> None:
    rng = random.Random(seed)
    promised: list[Promise] = []
    for life in range(1, 5):
        promised += promises_before_death(tmp_path, life, rng.randint(1, 60))
        store = await open_store(tmp_path, clock=time.time)
        kept = await store.read(1, seen)
        assert {promise.interaction for promise in promised} <= kept
        assert len(kept) - len(promised) <= life, "at most one choice for each kill was not acknowledged"
        for game in {promise.game for promise in promised}:
            log = await queries.whole_log(store, 1, game)
            assert len(log) >= max(promise.last for promise in promised if promise.game == game)
            await assert_log_is_table(store, game)
        (due,) = await due_anywhere(store)
        newest = max(promise.game for promise in promised)
        posts = {post.game: post for post in due.messages}
        assert posts[newest].payload["args"]["last"] >= max(p.last for p in promised if p.game == newest)
        await store.close()
