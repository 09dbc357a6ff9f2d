"""An acknowledged choice is never lost: a process is killed in the middle of its writes, again and again."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from data import queries
from tests.data.conftest import OpenStore, due_anywhere
from tests.data.crashes import ROOT, Promise, assert_log_is_table, seen


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


@pytest.mark.sweep(1)
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
