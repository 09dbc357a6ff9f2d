"""Shutdown waits for the running tasks, and nothing new begins."""

import asyncio

from cogs.discord.client import RunningTasks


async def test_shutdown_waits_for_running_tasks_only() -> None:
    tasks, ended = RunningTasks(), asyncio.Event()

    async def work() -> None:
        with tasks.running() as active:
            assert active
            await ended.wait()

    running = asyncio.create_task(work())
    await asyncio.sleep(0)
    stopping = asyncio.create_task(tasks.drain(60))
    await asyncio.sleep(0)
    assert not stopping.done()
    ended.set()
    await stopping
    assert running.done()
    await tasks.drain(60)  # nothing is left to wait for


async def test_nothing_begins_after_the_shutdown() -> None:
    tasks = RunningTasks()
    await tasks.drain(0)
    with tasks.running() as active:
        assert not active


async def test_a_task_that_takes_too_long_is_left_behind() -> None:
    tasks = RunningTasks()

    async def work() -> None:
        with tasks.running():
            await asyncio.Event().wait()

    endless = asyncio.create_task(work())
    await asyncio.sleep(0)
    await tasks.drain(0.01)
    assert not endless.done()
    endless.cancel()
