"""Secrets that the log never holds, even at the debug level."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playground import Person
from playground.interactions import Interactions
from playground.rest import INTERACTIONS
from tests.play import hands
from tests.play.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_log_at_debug_holds_no_hand_and_no_token(tmp_path: Path) -> None:
    house = House(tmp_path)
    await house.server.start()
    await house.start(LOG_LEVEL="DEBUG")
    try:
        async with Person(house.server.url, "Ada") as ada:
            await ada.settled(await ada.command("new", game="dominion", opponents=1))
            await ada.settled(await ada.command("game start"))
            message = await ada.wait_for(hands.is_turn)
            panel = await hands.opened(ada, message)
            assert "Copper" in str(panel.payload) or "Estate" in str(panel.payload)
            tokens = set(interactions(house).open)
    finally:
        await house.stop()
        await house.server.close()
    assert tokens
    assert " DEBUG " in house.log or " INFO " in house.log
    assert not [token for token in tokens if token in house.log]
    assert not re.search(r"Copper|Estate", house.log)


def interactions(house: House) -> Interactions:
    """Return the playground's own record of clicks and typing."""
    assert house.server._app is not None
    return house.server._app[INTERACTIONS]
