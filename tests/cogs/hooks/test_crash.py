"""A process is killed while it delivers, again and again: no event is lost, and each repeat has its id."""

import asyncio
import random
import sys
import time
from pathlib import Path

from data import hooks
from data.store import Store
from tests.cogs.fakes import Bot
from tests.cogs.hooks.receiver import GUILD, delivering, finished, open_guild, receiving
from tests.data.crashes import ROOT
from tests.patience import until


async def test_killing_a_delivering_process_loses_no_event(tmp_path: Path) -> None:
    store = await Store(tmp_path, clock=time.time).open()
    rng, told = random.Random(1), list[int]()
    async with receiving() as receiver:
        await hooks.add(store, GUILD, receiver.url)
        await store.close()
        for life in range(3):
            told += await told_before_death(tmp_path, 1_000 * life, rng.randint(20, 60))
        store = await Store(tmp_path, clock=time.time).open()
        assert store.wakeups.due(GUILD) <= time.time(), "the guild is looked at first"
        bot = Bot(store)
        open_guild(bot)
        async with delivering(bot) as delivery:
            assert (await store.due_in(GUILD)).hooks
            delivery.wake(GUILD)
            await until(lambda: told[-1] in [each["event"]["turn"] for each in receiver.got])
            await finished(delivery)
        await store.close()
    turns = [each["event"]["turn"] for each in receiver.got]
    arrived = list(dict.fromkeys(turns))
    assert arrived == sorted(arrived)
    assert {*told} <= {*arrived}
    assert len({*zip(turns, receiver.ids, strict=True)}) == len(arrived), "a repeat has the id of its event"


async def told_before_death(folder: Path, first: int, lines: int) -> list[int]:
    """Let a process tell and deliver, kill it after a number of lines, and return the events that it told."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.cogs.hooks.sender", str(folder), str(first)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout
    heard = [await process.stdout.readline() for _ in range(lines)]
    process.kill()
    heard += (await process.stdout.read()).splitlines(keepends=True)
    await process.wait()
    return [int(line) for line in heard if line.endswith(b"\n")]
