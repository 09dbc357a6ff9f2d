"""Whole games of Carcassonne through Discord's protocol, from /new to the final score."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Collection, Sequence

import pytest

from playground import Failed, Person, Seen, people
from tests.patience import PATIENCE
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Place
from tests.play.endings import check_end, fresh

pytestmark = pytest.mark.asyncio(loop_scope="session")

KILLS = {4, 17, 18, 55}
"""The turns of the long game in which the bot is killed."""
SURE = 0.6
"""The probability of typing a whole turn in one line."""
WAIT_FOR_A_KILLED_BOT = 4.0
"""The seconds of waiting for a bot that may have been killed."""


@pytest.mark.sweep(0)
@pytest.mark.own_bot
async def test_three_people_play_by_clicks_while_the_bot_is_killed(
    bot: Bot, place: Place, ada: Person, ben: Person, cleo: Person, rng: random.Random
) -> None:
    await acts.at_any_speed(ada)
    await acts.table(ada, ben, cleo)
    announced = await promised(ada)
    end = await played(bot, (ada, ben, cleo), rng, kills=KILLS)
    check_end(guild_file.read_game(bot.data, place.guild), end, announced)
    await check_pinged_once(ada)


@pytest.mark.sweep(0)
async def test_two_people_play_by_keyboard_only(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    """Both use ``/game move`` with its suggestions, for a whole turn in one line or part by part."""
    await acts.at_any_speed(ada)
    await ada.settled(await ada.command("new", game="carcassonne", opponents=3))
    await ben.settled(await ben.command("game join"))
    await ada.settled(await ada.command("game start"))
    seen = ""
    while not acts.is_end(message := await ada.wait_for(fresh(seen))):
        seen, mover = message.id, acts.called(message, (ada, ben))
        while (typed := await suggested(mover, rng)) is not None:
            told = await mover.settled(await mover.command("game move", action=typed))
            assert told.ephemeral
            assert "✔" in told.text
    check_end(guild_file.read_game(bot.data, place.guild), message)
    own = [entry for entry in guild_file.read_game(bot.data, place.guild).choices if entry.who is not None]
    assert len(own) > 20


async def suggested(person: Person, rng: random.Random) -> str | None:
    """Return a complete suggestion, or None if there is none."""
    found = await acts.suggested(person)
    if not found:
        return None
    typed = rng.choice(found)
    longer = await acts.suggested(person, f"{typed} ; ")
    return rng.choice(longer) if longer and rng.random() < SURE else typed


@pytest.mark.sweep(0)
async def test_one_person_plays_against_opponents_in_a_thread(
    bot: Bot, place: Place, ada: Person, rng: random.Random
) -> None:
    await acts.at_any_speed(ada)
    message = await acts.table(ada, opponents=4, thread=True)
    ada.channel = acts.place_of(message)
    end = await played(bot, (ada,), rng)
    found = guild_file.read_game(bot.data, place.guild)
    check_end(found, end)
    by_people = sum(entry.who is not None for entry in found.choices)
    assert 0 < by_people < len(found.choices) / 2
    assert end.pings == [people.user_id("Ada")]


async def played(bot: Bot, persons: Sequence[Person], rng: random.Random, kills: Collection[int] = ()) -> Seen:
    """Play to the end, each turn by the pinged player. Kill the bot in some turns at a random moment."""
    seen, turns, left = "", 0, set(kills)
    watcher = persons[0]
    while True:
        message = await watcher.wait_for(fresh(seen))
        if acts.is_end(message):
            return message
        seen, turns = message.id, turns + 1
        playing = asyncio.create_task(
            acts.turn(acts.called(message, persons), message, rng, WAIT_FOR_A_KILLED_BOT if turns in left else PATIENCE)
        )
        if turns not in left:
            await playing
            continue
        left.discard(turns)
        await asyncio.wait([playing], timeout=rng.random())
        await bot.kill()
        await asyncio.wait([playing])
        if error := playing.exception():
            assert isinstance(error, Failed | TimeoutError), error
        await bot.start()
        seen = ""


async def promised(watcher: Person) -> str:
    """Return the SHA-256 that *More* announces while a game is played."""
    found = await watcher.settled(await watcher.click(await watcher.wait_for(acts.is_turn), "More"))
    (told,) = re.findall(r"\b[0-9a-f]{64}\b", found.text)
    return str(told)


async def check_pinged_once(watcher: Person) -> None:
    """Check that no two messages announce the same turn."""
    pinging = [each.text.splitlines()[0] for each in await watcher.messages() if each.pings]
    # Offers and their answers ping, too, and two of them may have the same words.
    headings = [re.sub("^(## |-# )", "", first) for first in pinging if re.match("## |-# ", first)]
    assert len(headings) == len(set(headings)), headings
