"""A process that works for the bot: it fails one job at a time, and is replaced when it dies or does not answer."""

import asyncio
import operator
import os
import pickle
import signal
from collections.abc import AsyncIterator
from functools import partial
from random import Random
from typing import Any

import pytest

from cogs.acts.opponent_choices import opponent_choice
from cogs.workers import worker
from cogs.workers.fair_pool import FairPool
from cogs.workers.worker import ATTEMPTS, JobFailed, Stopping, Worker, WorkerDied
from data.game.hindsight import Begun, Made, chances_at, judged
from rules.kernel import GAMES, Table
from tests.patience import until


@pytest.fixture
async def process() -> AsyncIterator[Worker]:
    found = Worker("thinking process", "cogs.workers.thinking_process")
    yield found
    await found.wait_for_end()


def given_up_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next process that does not answer be replaced at once, and later ones as usual."""
    replace = Worker._replace

    async def replaced(self: Worker, *facts: Any) -> None:
        monkeypatch.undo()
        await replace(self, *facts)

    monkeypatch.setattr(Worker, "_replace", replaced)
    monkeypatch.setattr(worker, "JOB_TIMEOUT", 0.1)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_thoughts_can_be_sent_to_the_process(game: str) -> None:
    table = Table.new(game, seats=2, seed=1)
    ask = table.asks[0]
    view = table.view(ask.seat)
    work = partial(opponent_choice, game, "hard", 0.0, view, ask)
    assert pickle.loads(pickle.dumps(work))(Random(1)) == work(Random(1))
    made = Made(table.turn, view, ask, [])
    assert pickle.loads(pickle.dumps(partial(judged, made))).args == (made,)
    turns = [Begun(table.turn, table.dump())]
    assert pickle.loads(pickle.dumps(partial(chances_at, game, turns))).args == (game, turns)


async def test_an_error_fails_one_job(process: Worker) -> None:
    with pytest.raises(JobFailed, match="ZeroDivisionError"):
        await process.do(partial(operator.truediv, 1, 0))
    pid = await process.do(os.getpid)
    assert pid != os.getpid()
    assert await process.do(partial(eval, "print('a warning') or 3")) == 3
    assert await process.do(os.getpid) == pid


async def test_a_process_starts_with_its_first_job(process: Worker) -> None:
    assert process._pipe is None
    await process.do(os.getpid)
    assert process._pipe is not None


async def test_a_process_that_is_killed_in_the_middle_of_a_job_is_replaced(
    process: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    pid = await process.do(os.getpid)
    # The second process does the job that ends the first one.
    work: Any = partial(
        eval, f"__import__('os').getpid() if __import__('os').getpid() != {pid} else __import__('signal').pause()"
    )
    job = asyncio.create_task(process.do(work))
    await until(lambda: process.silence > 0)
    os.kill(pid, signal.SIGKILL)
    assert await job != pid
    assert [record.getMessage() for record in caplog.records] == ["a thinking process is replaced: exit -9"]


async def test_a_process_that_does_not_answer_is_told_of_until_it_does(
    process: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Work waited for a frozen process forever, and nothing told of it."""
    monkeypatch.setattr(worker, "SLOW", 0.0)
    pid = await process.do(os.getpid)
    assert process.fault() is None
    os.kill(pid, signal.SIGSTOP)
    job = asyncio.create_task(process.do(os.getpid))
    await until(process.fault)
    assert str(process.fault()).startswith("a thinking process has not answered for ")
    os.kill(pid, signal.SIGCONT)
    assert await job == pid
    assert process.fault() is None


async def test_a_frozen_process_is_replaced_and_its_jobs_are_done(
    process: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    frozen = await process.do(os.getpid)
    os.kill(frozen, signal.SIGSTOP)
    given_up_at_once(monkeypatch)
    first, second = await asyncio.gather(process.do(os.getpid), process.do(os.getpid))
    assert first == second != frozen
    assert [record.getMessage() for record in caplog.records] == ["a thinking process is replaced: no answer for 60 s"]


async def test_a_job_that_ends_processes_fails_alone(process: Worker) -> None:
    fatal, good = await asyncio.gather(process.do(partial(os._exit, 1)), process.do(os.getpid), return_exceptions=True)
    assert isinstance(fatal, WorkerDied)
    assert isinstance(good, int)
    assert process.fault() is None


async def test_a_process_that_dies_again_and_again_is_told_of_until_it_works(
    process: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each guild waits for its own job alone."""
    thoughts = FairPool(1, "thoughts", process.do)
    jobs = [thoughts.run(guild, partial(os._exit, 1)) for guild in (1, 2)]
    assert [type(end) for end in await asyncio.gather(*jobs, return_exceptions=True)] == [WorkerDied] * 2
    assert process.fault() == f"a thinking process has died {2 * ATTEMPTS} times in a row"
    with monkeypatch.context() as later:
        later.setattr(worker, "LATELY", -1.0)
        assert process.fault() is None
    await thoughts.run(3, os.getpid)
    assert process.fault() is None


async def test_a_closed_process_does_nothing_more() -> None:
    process = Worker("thinking process", "cogs.workers.thinking_process")
    process.close()
    with pytest.raises(Stopping):
        await process.do(os.getpid)
