"""The playground's clock is the bot's: who winds it forward sees at once what was due later."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from playground import Person
from tests.play import hands
from tests.play.house import Newcomer

pytestmark = pytest.mark.asyncio(loop_scope="session")

HALF_AN_HOUR, HOUR = 1800, 3600


async def test_what_waits_for_half_an_hour_comes_when_an_hour_was_wound(tmp_path: Path, rng: random.Random) -> None:
    async with Newcomer(tmp_path) as alone, Person(alone.url, "Ada") as ada, Person(alone.url, "Ben") as ben:
        mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
        await hands.fault(ada, path="POST /channels/.*/messages", status=429, retry_after=HALF_AN_HOUR)
        await hands.confirmed(mover, panel)
        with pytest.raises(TimeoutError):
            await hands.next_turn(ada, message, patience=2)
        await ada.control("POST", "/clock", {"forward": HOUR})
        after = await hands.next_turn(ada, message)
        assert hands.called(after, (ada, ben)) is not mover
        assert int(after.id) - int(message.id) > HALF_AN_HOUR * 1000 << 22


async def test_a_game_and_the_wound_clock_survive_a_power_cut(tmp_path: Path, rng: random.Random) -> None:
    async with Newcomer(tmp_path) as alone, Person(alone.url, "Ada") as ada, Person(alone.url, "Ben") as ben:
        message = await hands.table(ada, ben)
        told = await ada.control("POST", "/clock", {"forward": HOUR})
        await alone.kill()
        await alone.start()
        assert (await ada.control("GET", "/state"))["ahead"] == told["ahead"]
        await hands.turn(hands.called(message, (ada, ben)), message, rng)
        after = await hands.next_turn(ada, message)
        assert int(after.id) - int(message.id) > HOUR * 1000 << 22
