"""The pool of opponents' threads: few threads, guilds in turn, and no thread is lost for good."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import NoReturn

import pytest

from cogs.discord.client import THINKERS
from cogs.workers.fair_pool import FairPool


@pytest.fixture
async def pool() -> AsyncIterator[FairPool]:
    found = FairPool(THINKERS, "opponents")
    yield found
    found.close()


async def test_few_calls_run_at_once_however_many_wait(pool: FairPool) -> None:
    """With thirty-two at once, one step of the event loop took 383 ms."""
    thinking, most = 0, 0
    lock = threading.Lock()

    def think() -> str:
        nonlocal thinking, most
        with lock:
            thinking += 1
            most = max(most, thinking)
        time.sleep(0.005)
        with lock:
            thinking -= 1
        return threading.current_thread().name

    names = await asyncio.gather(*(pool.run(at, think) for at in range(32)))
    assert most == THINKERS
    assert all(name.startswith("opponents") for name in names)


async def test_guilds_take_turns_and_cancelled_calls_are_skipped() -> None:
    pool, go, done = FairPool(1, "one"), threading.Event(), list[str]()
    first = asyncio.create_task(pool.run(9, lambda: go.wait(10)))
    await asyncio.sleep(0)
    waiting = [("a", 1), ("b", 1), ("gone", 1), ("c", 1), ("d", 2), ("e", 3)]
    tasks = {name: asyncio.create_task(pool.run(guild, partial(done.append, name))) for name, guild in waiting}
    await asyncio.sleep(0)
    tasks["gone"].cancel()
    go.set()
    await asyncio.gather(first, *tasks.values(), return_exceptions=True)
    pool.close()
    assert done == ["a", "d", "e", "b", "c"]


async def test_an_error_is_raised_to_the_waiting_caller(pool: FairPool) -> None:
    with pytest.raises(ZeroDivisionError):
        await pool.run(1, lambda: 1 // 0)
    assert await pool.run(1, lambda: 42) == 42


async def test_a_thread_that_cannot_start_gives_its_place_back(pool: FairPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """After as many failures as threads, no opponent thought any more, and no error was logged."""

    def fail(thread: threading.Thread) -> NoReturn:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", fail)
        for _ in range(THINKERS):
            with pytest.raises(RuntimeError, match="can't start"):
                await pool.run(1, lambda: 42)
    assert await asyncio.wait_for(pool.run(1, lambda: 42), 10) == 42
