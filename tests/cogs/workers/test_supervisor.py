"""The supervisor restarts a background task that ends."""

import asyncio

import pytest

from cogs.workers import supervisor
from cogs.workers.supervisor import keep_running


async def test_a_task_that_ends_unexpectedly_is_logged_and_restarted(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "PAUSE", 0.0)
    runs, third = 0, asyncio.Event()

    async def work() -> None:
        nonlocal runs
        runs += 1
        if runs == 1:
            raise RuntimeError("can't start new thread")
        if runs == 3:
            third.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(keep_running("the work", work))
    await third.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert "can't start new thread" in caplog.text
    assert [record.getMessage() for record in caplog.records] == [
        "the work has failed and is started again",
        "the work has ended and is started again",
    ]
