"""Processes that share PostgreSQL: they divide the servers, know the same people, and replace each other."""

from __future__ import annotations

import asyncio
import math
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from bench.servers.postgres import Server
from playground import Person, Playground
from tests.patience import until, until_told
from tests.play import acts
from tests.play.bot_process import BotProcess, launch
from tests.play.handover import LISTENS, RESTARTING, SERVES, ask_on
from tests.play.shards import channels

pytestmark = pytest.mark.asyncio(loop_scope="session")

GROUPS = 2
SPARE, READY_SPARE = "waits as a spare", "this spare is ready"


def quickly() -> None:
    """Let claims be taken at once."""
    from cluster import group_claims as claims

    setattr(claims, "USUAL", claims.Pace(ping=0.2, look=0.05, settle=0.1))  # noqa: B010 - it is Final
    setattr(claims, "SLOT_TIME", 0.1)  # noqa: B010 - it is Final


def loses_soon() -> None:
    """Let claims be taken at once, also that of a frozen process."""
    from cluster import group_claims as claims

    quickly()
    pace = claims.USUAL._replace(timeout=3.0, fence=2.2)
    setattr(claims, "USUAL", pace)  # noqa: B010 - it is Final


def tells_soon() -> None:
    """Let claims be taken at once, and let this process tell soon what it waits for."""
    from cluster import handover

    loses_soon()
    vars(handover).update(UNTIL_TOLD=0.2)


def paints_on() -> None:
    """Let claims be taken at once, and let this process paint without an end and look for a successor at once."""
    from cluster import handover, spare

    async def paint(_: Path) -> None:
        await asyncio.Event().wait()

    quickly()
    vars(handover).update(LONGEST_PAINTING=math.inf, SETTLED=0.0, paint_before=paint)
    vars(spare).update(paint_before=paint)


class Machines:
    """The processes of one database, and the server of all."""

    def __init__(self, folder: Path, address: str) -> None:
        self.playground = Playground(port=0)
        self.processes: list[BotProcess] = []
        self._folder = folder
        self._address = address

    @property
    def settings(self) -> dict[str, str]:
        """The settings of each process."""
        return {
            "DISCORD_TOKEN": self.playground.token,
            "DISCORD_API": self.playground.api,
            "DATA_DIR": str(self._folder / "guilds"),
            "SHARED": self._address,
            "SHARD_GROUPS": str(GROUPS),
        }

    async def start(self, until_it_logs: str, prepare: Callable[[], None] = quickly, **settings: str) -> BotProcess:
        """Start a process, and wait until it is in a state."""
        process = BotProcess(self._folder / str(len(self.processes)))
        process.folder.mkdir()
        process.run(prepare, **self.settings | settings)
        self.processes.append(process)
        await until(lambda: until_it_logs in process.log or not process.running)
        assert process.running, process.log
        return process

    async def close(self) -> None:
        """Stop all processes."""
        # Each waits a moment for another one that takes over.
        running = [process for process in self.processes if process.running]
        codes = await asyncio.gather(*(process.stop() for process in running))
        assert codes == [0] * len(running), [process.log for process in running]
        for process in self.processes:
            assert "Traceback" not in process.log, process.log[-5000:]
        await self.playground.close()


@pytest_asyncio.fixture(loop_scope="session")
async def machines(tmp_path: Path, postgres: Server) -> AsyncIterator[Machines]:
    made = Machines(tmp_path, await postgres.new_database())
    await made.playground.start()
    yield made
    await made.close()


async def test_two_groups_know_the_same_people_and_a_spare_takes_over_what_stops(machines: Machines) -> None:
    first, second = await machines.start("ready in"), await machines.start("ready in")
    spare = await machines.start(SPARE)
    url = machines.playground.url
    async with AsyncExitStack() as stack:
        places = await channels(await stack.enter_async_context(Person(url, "Ada")))
        tables = []
        for _, channel in places:
            ada, ben = [await stack.enter_async_context(Person(url, name, channel)) for name in ("Ada", "Ben")]
            tables.append((ada, ben, await acts.table(ada, ben)))
        (ada, _, _), (there, ben, message) = tables

        async def mine() -> str:
            return (await ada.settled(await ada.command("games mine"))).text

        await until_told(mine, lambda text: all(f"/channels/{guild}/" in text for guild, _ in places))
        await ada.settled(await ada.command("me settings", language="de"))
        assert "Zug 1" in (await there.settled(await there.command("game status"))).text
        told: list[str] = []
        asking = asyncio.Event()
        asking.set()
        async with asyncio.TaskGroup() as group:
            group.create_task(ask_on(ben, told, asking))
            of_ben = first if f"claimed group {int(places[1][0]) >> 22 & 1} " in first.log else second
            of_ben.send_signal(signal.SIGTERM)
            await until(lambda: SERVES in spare.log)
            await until(lambda: not of_ben.running)
            before = len(told)
            await until(lambda: len(told) > before + 2)
            asking.clear()
        assert not [text for text in told if RESTARTING in text or "Waiting for" not in text]
        assert acts.offered(await acts.opened(acts.called(message, (there, ben)), message))
    assert machines.playground.world.violations == []


async def test_a_spare_that_still_paints_takes_over_and_serves_on(machines: Machines) -> None:
    old = await machines.start("ready in", SHARD_GROUPS="1")
    spare = await machines.start(SPARE, paints_on, SHARD_GROUPS="1")
    assert await old.stop() == 0
    await until(lambda: SERVES in spare.log)
    third = await machines.start(SPARE, SHARD_GROUPS="1")
    assert spare.running
    assert await spare.stop() == 0
    await until(lambda: SERVES in third.log)
    assert READY_SPARE not in spare.log


async def test_a_spare_tells_that_a_frozen_process_has_the_folder(machines: Machines) -> None:
    frozen = await machines.start("ready in", loses_soon, SHARD_GROUPS="1")
    spare = await machines.start(SPARE, tells_soon, SHARD_GROUPS="1")
    frozen.send_signal(signal.SIGSTOP)
    try:
        await until(lambda: "has claimed group" in spare.log)
        told = f"does not release the data folder {machines.settings['DATA_DIR']}: end it if it hangs."
        await until(lambda: told in spare.log)
        await until(lambda: LISTENS in spare.log)
        assert SERVES not in spare.log
    finally:
        frozen.send_signal(signal.SIGCONT)
    # It finds that another process has its group.
    assert await frozen.ended() == 1
    await until(lambda: SERVES in spare.log)


async def test_a_database_that_does_not_answer_is_one_sentence(tmp_path: Path, machines: Machines) -> None:
    process = await launch(tmp_path, machines.settings | {"SHARED": "postgresql://bot@127.0.0.1:1/none"})
    told = (await process.communicate())[0].decode()
    assert process.returncode == 1
    assert "Stammtisch cannot start. PostgreSQL does not answer at 127.0.0.1/none: " in told
    assert "Traceback" not in told
