"""Secrets that never appear in the log, even at the debug level."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playground import Person
from playground.interactions import Interactions
from playground.rest import INTERACTIONS
from tests.play import acts
from tests.play.bot_process import Bot

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_debug_log_contains_no_hand_and_no_token(tmp_path: Path) -> None:
    async with Bot(tmp_path, LOG_LEVEL="DEBUG") as bot, Person(bot.server.url, "Ada") as ada:
        await ada.settled(await ada.command("new", game="dominion", opponents=1))
        await ada.settled(await ada.command("game start"))
        message = await ada.wait_for(acts.is_turn)
        panel = await acts.opened(ada, message)
        assert "Copper" in str(panel.payload) or "Estate" in str(panel.payload)
        tokens = set(interactions(bot).open)
    assert tokens
    assert " DEBUG " in bot.log or " INFO " in bot.log
    assert not [token for token in tokens if token in bot.log]
    assert not re.search(r"Copper|Estate", bot.log)


def interactions(bot: Bot) -> Interactions:
    """Return the playground's own record of clicks and typing."""
    assert bot.server._app is not None
    return bot.server._app[INTERACTIONS]
