"""The playground's clock is the bot's: who winds it forward sees at once what was due later."""

from __future__ import annotations

import random
import re
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
        await alone.calm(ada)
        assert [each.id for each in await ada.messages() if hands.is_turn(each)] == [message.id]
        await ada.control("POST", "/clock", {"forward": HOUR})
        after = await hands.next_turn(ada, message)
        assert hands.called(after, (ada, ben)) is not mover
        assert int(after.id) - int(message.id) > HALF_AN_HOUR * 1000 << 22


async def test_a_game_and_the_wound_clock_survive_a_power_cut(tmp_path: Path, rng: random.Random) -> None:
    async with Newcomer(tmp_path) as alone, Person(alone.url, "Ada") as ada, Person(alone.url, "Ben") as ben:
        message = await hands.table(ada, ben)
        await alone.noted(alone.guild)  # hours later Discord would not know a message for the same
        told = await ada.control("POST", "/clock", {"forward": HOUR})
        await alone.kill()
        await alone.start()
        assert (await ada.control("GET", "/state"))["ahead"] == told["ahead"]
        await hands.turn(hands.called(message, (ada, ben)), message, rng)
        after = await hands.next_turn(ada, message)
        assert int(after.id) - int(message.id) > HOUR * 1000 << 22


async def test_a_slow_table_reminds_votes_and_lets_somebody_come_back(tmp_path: Path, rng: random.Random) -> None:
    async with Newcomer(tmp_path) as alone, Person(alone.url, "Ada") as ada, Person(alone.url, "Ben") as ben:
        message = await hands.table(ada, ben)
        late = hands.called(message, (ada, ben))
        other = ben if late is ada else ada
        assert re.search(r"<t:\d+:R>", message.text), "until when there is time"
        await ada.control("POST", "/clock", {"forward": 13 * HOUR})
        reminder = await ada.wait_for(lambda each: "waits" in each.text)
        assert [hands.called(reminder, (ada, ben))] == [late]
        await alone.noted(alone.guild)  # hours later Discord would not know a message for the same
        await alone.kill()
        await alone.start()
        await ada.control("POST", "/clock", {"forward": 12 * HOUR})
        vote = await other.wait_for(lambda each: "A computer plays for now" in each.buttons)
        await alone.noted(alone.guild)  # hours later Discord would not know a message for the same
        reminders = [each for each in await ada.messages() if "waits" in each.text]
        assert len(reminders) == 1, "one message, whatever happened"
        await other.click(vote, "A computer plays for now")
        away = await late.wait_for(lambda each: "I'm back" in each.buttons)
        after = await hands.next_turn(other, away)
        assert hands.called(after, (ada, ben)) is other, "the computer has played"
        said = await late.settled(await late.click(away, "I'm back"))
        assert "You're playing again" in said.text


async def test_a_pause_is_proposed_and_agreed_to(tmp_path: Path) -> None:
    async with Newcomer(tmp_path) as alone, Person(alone.url, "Ada") as ada, Person(alone.url, "Ben") as ben:
        mover = hands.called(await hands.table(ada, ben), (ada, ben))
        move = await hands.first_choice(mover)
        await ada.settled(await ada.command("game pause"))
        vote = await ben.wait_for(lambda each: "Yes" in each.buttons)
        assert "Ben" in vote.text
        await alone.noted(alone.guild)  # hours later Discord would not know a message for the same
        await alone.kill()
        await alone.start()
        await ben.settled(await ben.click(vote, "Yes"))
        await ben.wait_for(lambda each: each.id == vote.id and not each.buttons)
        assert await mover.autocomplete("game move", "action", action="") == []
        told = await mover.settled(await mover.command("game move", action=move))
        assert "is paused" in told.text
        away = await ada.settled(await ada.command("me away", until="3d", mode="play"))
        assert "one table" in away.text
