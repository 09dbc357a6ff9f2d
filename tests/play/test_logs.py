"""The log of a running bot."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from playground import Person
from playground.faults import Fault
from playground.rest import FAULTS
from tests.patience import until
from tests.play import acts
from tests.play.bot_process import Bot

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session", params=["text", "json"])
async def logging_bot(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Bot]:
    async with Bot(tmp_path, LOG_FORMAT=request.param, LOG_LEVEL="DEBUG") as bot:
        yield bot


async def test_no_token_is_in_the_log(logging_bot: Bot) -> None:
    bot = logging_bot
    assert bot.server._app is not None
    bot.server._app[FAULTS].waiting += [
        Fault(path="POST /interactions/.*/callback", status=429, times=2),
        Fault(path="PATCH /webhooks/", status=429),
        Fault(path="PATCH /webhooks/", cut="reset"),
        Fault(path="GET /webhooks/", status=404, code=10015),
    ]
    async with Person(bot.server.url, "Ada") as ada, Person(bot.server.url, "Ben") as ben:
        message = await acts.table(ada, ben)
        await acts.opened(ada, message)
    await until(lambda: "rate limited" in bot.log)
    tokens = [bot.server.token, *bot.interactions.open]
    assert len(tokens) > 1
    assert [token for token in tokens if token in bot.log] == []
    if bot.settings["LOG_FORMAT"] == "json":
        lines = [json.loads(line) for line in bot.log.splitlines()]
        assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
