"""The bot with a drawing process, which dies in the middle of a game."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import psutil
import pytest
import pytest_asyncio

from playground import Person
from tests.patience import until
from tests.play import acts
from tests.play.bot_process import Bot

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    async with Bot(tmp_path, DRAWING_PROCESSES="1") as bot:
        yield bot
        assert bot.server.world.violations == []


def drawing(bot: Bot) -> list[psutil.Process]:
    """Return the drawing processes of a bot, without its painter."""
    assert bot.process is not None
    commands = {child: child.cmdline() for child in psutil.Process(bot.process.pid).children()}
    return [child for child, how in commands.items() if "cogs.workers.drawing_process" in how and how[-1] != "paint"]


async def test_no_picture_is_lost_with_a_drawing_process(
    bot: Bot, ada: Person, ben: Person, rng: random.Random
) -> None:
    lobby = await acts.seated(ada, ben, game="carcassonne")
    await ada.click(lobby, "Start")
    message = await ada.wait_for(lambda each: "Play" in each.buttons and each.pings)
    await ada.wait_for(lambda each: each.id == message.id and each.pictures)
    (first,) = drawing(bot)
    first.kill()
    await until(lambda: not first.is_running())
    mover = acts.called(message, (ada, ben))
    panel = await acts.walked(mover, await acts.opened(mover, message), rng)
    await mover.wait_for(lambda each: each.id == panel.id and each.pictures)
    await acts.confirmed(mover, panel)
    after = await acts.next_turn(ada, message)
    await ada.wait_for(lambda each: each.id == after.id and each.pictures)
    (second,) = drawing(bot)
    assert second != first
    assert await bot.stop() == 0
    await until(lambda: not second.is_running())
