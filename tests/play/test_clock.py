"""The playground's clock is the bot's clock: after an advance the bot does everything that is due by then."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from playground import Person, people
from tests.play import acts
from tests.play.bot_process import BotWithPlayground

pytestmark = pytest.mark.asyncio(loop_scope="session")

HALF_AN_HOUR, HOUR = 1800, 3600


async def test_message_that_waits_for_half_an_hour_is_sent_after_an_advance_of_an_hour(
    tmp_path: Path, rng: random.Random
) -> None:
    async with BotWithPlayground(tmp_path) as alone, Person(alone.url, "Ada") as ada, Person(alone.url, "Ben") as ben:
        mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
        await acts.fault(ada, path="POST /channels/.*/messages", status=429, retry_after=HALF_AN_HOUR)
        await acts.confirmed(mover, panel)
        await alone.calm(ada)
        assert [each.id for each in await ada.messages() if acts.is_turn(each)] == [message.id]
        await ada.control("POST", "/clock", {"forward": HOUR})
        after = await acts.next_turn(ada, message)
        assert acts.called(after, (ada, ben)) is not mover
        assert int(after.id) - int(message.id) > HALF_AN_HOUR * 1000 << 22


async def test_game_and_the_advanced_clock_survive_a_power_cut(tmp_path: Path, rng: random.Random) -> None:
    async with BotWithPlayground(tmp_path) as alone, Person(alone.url, "Ada") as ada, Person(alone.url, "Ben") as ben:
        message = await acts.table(ada, ben)
        await alone.noted(alone.guild)  # hours later Discord would not know a message for the same
        told = await ada.control("POST", "/clock", {"forward": HOUR})
        await alone.kill()
        await alone.start()
        assert (await ada.control("GET", "/state"))["ahead"] == told["ahead"]
        await acts.turn(acts.called(message, (ada, ben)), message, rng)
        after = await acts.next_turn(ada, message)
        assert int(after.id) - int(message.id) > HOUR * 1000 << 22


async def test_slow_table_reminds_and_votes_and_a_late_player_can_return(tmp_path: Path, rng: random.Random) -> None:
    async with BotWithPlayground(tmp_path) as alone, Person(alone.url, "Ada") as ada, Person(alone.url, "Ben") as ben:
        message = await acts.table(ada, ben)
        late = acts.called(message, (ada, ben))
        other = ben if late is ada else ada
        assert re.search(r"<t:\d+:R>", message.text), "the time of the deadline"
        await ada.control("POST", "/clock", {"forward": 13 * HOUR})
        reminder = await ada.wait_for(lambda each: "⏰ Waiting for" in each.text)
        assert [acts.called(reminder, (ada, ben))] == [late]
        await alone.noted(alone.guild)  # hours later Discord would not know a message for the same
        await alone.kill()
        await alone.start()
        await ada.control("POST", "/clock", {"forward": 12 * HOUR})
        vote = await other.wait_for(lambda each: "A computer plays for now" in each.buttons)
        await alone.noted(alone.guild)  # hours later Discord would not know a message for the same
        reminders = [each for each in await ada.messages() if "⏰ Waiting for" in each.text]
        assert len(reminders) == 1, "one message after all this"
        await other.click(vote, "A computer plays for now")
        away = await late.wait_for(lambda each: "I'm back" in each.buttons)
        after = await acts.next_turn(other, away)
        assert acts.called(after, (ada, ben)) is other, "the computer has played"
        said = await late.settled(await late.click(away, "I'm back"))
        assert "You're playing again" in said.text


async def test_a_pause_is_proposed_and_agreed_to(tmp_path: Path) -> None:
    async with BotWithPlayground(tmp_path) as alone, Person(alone.url, "Ada") as ada, Person(alone.url, "Ben") as ben:
        mover = acts.called(await acts.table(ada, ben), (ada, ben))
        move = await acts.first_choice(mover)
        await ada.settled(await ada.command("game pause"))
        vote = await ben.wait_for(lambda each: "Yes" in each.buttons)
        assert vote.pings == [people.user_id("Ben")]
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
