"""Guilds in turn: many tables of level hard in one guild do not delay those of another guild."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from typing import Any, cast

import pytest

from cogs.acts.opponents import play_opponents
from cogs.table.time.clock import Opponents
from cogs.workers.fair_pool import FairPool
from cogs.workers.worker import WorkerDied
from rules.kernel import Level
from tests.cogs.fakes import Bot
from tests.cogs.opponents import step_until_the_opponent_is_asked
from tests.patience import PATIENCE, until

CROWDED, SMALL = 1, 2
TABLES = 50


class Thoughts(FairPool):
    """The queue of a thinking process that does each thought when the test lets it."""

    def __init__(self) -> None:
        super().__init__(1, "thoughts", self._do)
        self.allowed = asyncio.Semaphore(0)
        self.asked, self.served = list[int](), list[int]()
        """The guilds, in the order of their requests and in the order in which they are served."""

    async def run(self, guild: int, work: Callable[[], Any]) -> Any:
        self.asked.append(guild)
        return await super().run(guild, partial(self._serve, guild, work))

    def waits(self, guild: int) -> bool:
        """Return whether a thought of a guild is not done."""
        return self.asked.count(guild) > self.served.count(guild)

    async def _do(self, work: Callable[[], Any]) -> Any:
        await self.allowed.acquire()
        return work()

    def _serve(self, guild: int, work: Callable[[], Any]) -> Any:
        self.served.append(guild)
        return work()


@pytest.fixture
async def thoughts(bot: Bot) -> AsyncIterator[Thoughts]:
    """Yield the queue of the bot's thinking process, with many thoughts of a crowded guild."""
    found = bot.thoughts = Thoughts()
    crowd = [asyncio.create_task(await begun(bot, CROWDED, "hard")) for _ in range(TABLES)]
    await until(lambda: len(found.asked) == TABLES)
    yield found
    for task in crowd:
        task.cancel()
    await asyncio.wait(crowd)


async def begun(bot: Bot, guild: int, level: Level) -> Coroutine[Any, Any, None]:
    """Return the moves of a computer of a level at a new table, until a person must act."""
    game = int((await bot.tables.create(guild, "demo", host=11, channel=1, name="Ada")).id)
    async with bot.tables.transaction(guild, game) as session:
        session.add_opponent("Cy", level)
        session.start()
        step_until_the_opponent_is_asked(session)
    return play_opponents(cast("Any", bot), guild, game, Opponents())


async def test_a_table_of_level_normal_waits_for_no_thought(bot: Bot, thoughts: Thoughts) -> None:
    """It waited until the thoughts of other guilds had left the threads."""
    await asyncio.wait_for(await begun(bot, SMALL, "normal"), PATIENCE)
    assert thoughts.served == []


async def test_a_table_of_level_hard_waits_for_one_thought_of_another_guild_each_time(
    bot: Bot, thoughts: Thoughts
) -> None:
    moves = asyncio.create_task(await begun(bot, SMALL, "hard"))
    await until(lambda: thoughts.waits(SMALL))
    for number in range(1, TABLES):
        thoughts.allowed.release()
        await until(partial(lambda count: len(thoughts.served) == count, number))
        await until(lambda: thoughts.waits(SMALL) or moves.done())
        if moves.done():
            break
    # The first thought was under way when the small guild came.
    assert thoughts.served.count(CROWDED) <= thoughts.served.count(SMALL) + 1 < TABLES


async def test_a_computer_plays_on_although_its_thoughts_end_processes(
    bot: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    """Its table stood still, and was tried again every few minutes."""

    async def die(work: Callable[[], Any]) -> None:
        raise WorkerDied("the thinking process has died repeatedly")

    bot.thoughts = FairPool(1, "thoughts", die)
    await (await begun(bot, SMALL, "hard"))
    async with bot.tables.transaction(SMALL, 1) as session:
        assert all(ask.seat == 0 for ask in session.table.asks)
    assert {record.getMessage() for record in caplog.records} == {
        "guild 2: an opponent of level hard plays normal, because the thinking process has died repeatedly"
    }
