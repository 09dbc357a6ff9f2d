"""The bot with a thinking process that freezes in the middle of hints."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import psutil
import pytest
import pytest_asyncio

from cogs.workers import worker
from playground import Person
from tests.patience import until, until_told
from tests.play import acts
from tests.play.bot_process import Bot
from tests.play.pages import Pages

pytest.importorskip("prometheus_client", reason="requirements-metrics.lock is not installed")
pytestmark = pytest.mark.asyncio(loop_scope="session")


def impatient() -> None:
    """Let the bot tell soon of a process that does not answer."""
    worker.SLOW = 0.5


class ImpatientBot(Bot):
    """A bot that soon tells of a process that does not answer."""

    async def start(self, prepare: Callable[[], None] = impatient) -> None:
        """Start the bot and wait until it is ready."""
        await super().start(prepare)


@pytest_asyncio.fixture(loop_scope="session")
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    async with ImpatientBot(tmp_path, OPS_PORT="0") as bot:
        yield bot
        assert bot.server.world.violations == []


def thinking(bot: Bot) -> list[psutil.Process]:
    """Return the thinking processes of a bot."""
    assert bot.process is not None
    children = psutil.Process(bot.process.pid).children()
    return [child for child in children if "cogs.workers.thinking_process" in child.cmdline()]


async def test_only_thoughts_wait_for_a_frozen_process(bot: Bot, rng: random.Random) -> None:
    """Computers of level normal, exports and past positions waited for it forever, and nothing told of it."""
    url, pages = bot.server.url, Pages(bot)
    async with Person(url, "Ada") as ada, Person(url, "Ben") as ben, Person(url, "Cleo") as cleo:
        message = await acts.table(cleo, opponents=1, thread=True)
        assert thinking(bot) == []
        await cleo.settled(await cleo.command("game hint"))
        (frozen,) = thinking(bot)
        frozen.suspend()
        hints = []
        for person in (ada, ben):
            await acts.table(person, opponents=1, thread=True)
            hints.append(await person.command("game hint"))
        unready = await until_told(lambda: pages.read("readyz"), lambda answer: answer[0] == 503)
        assert "a thinking process has not answered for " in unready[1]
        assert await pages.read("healthz") == (200, "ok\n")
        await acts.turn(cleo, message, rng)
        await acts.next_turn(cleo, message)
        assert (await cleo.settled(await cleo.command("game export", format="text"))).payload["attachments"]
        assert (await cleo.settled(await cleo.command("game board", move=1))).pictures
        assert thinking(bot) == [frozen]
        # The bot does the same after its patience.
        frozen.kill()
        for person, hint in zip((ada, ben), hints, strict=True):
            assert "1. " in (await person.settled(hint)).text
        (other,) = thinking(bot)
        assert other != frozen
        await until_told(lambda: pages.read("readyz"), lambda answer: answer == (200, "ok\n"))
        assert bot.log.count("a thinking process is replaced: exit -9") == 1
    assert await bot.stop() == 0
    await until(lambda: not other.is_running())
