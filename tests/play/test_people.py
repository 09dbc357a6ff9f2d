"""What people come back for, after one whole game through Discord's protocol."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from playground import Person, Seen
from tests.play import hands
from tests.play.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")

PACE = 0.5
"""Seconds between two choices: nobody types faster than the bot answers."""


def calling_after(seen: str) -> Callable[[Seen], bool]:
    """What the message after ``seen`` looks like that calls somebody or tells the end."""
    return lambda message: message.id != seen and (hands.is_turn(message) or hands.is_end(message))


async def whole_game(person: Person, rng: random.Random) -> Seen:
    """Play a game against four computers by typing; return the message of its end."""
    await person.settled(await person.command("new", game="carcassonne", opponents=4))
    await person.settled(await person.command("game start"))
    seen = ""
    while True:
        message = await person.wait_for(calling_after(seen), 60)
        if hands.is_end(message):
            return message
        seen = message.id
        while found := await person.autocomplete("game move", "action", action=""):
            await person.settled(await person.command("game move", action=str(rng.choice(found)["value"])))
            await asyncio.sleep(PACE)


async def test_a_game_that_was_played_to_the_end_is_rated_and_told(
    house: House, ada: Person, ben: Person, rng: random.Random
) -> None:
    empty = await ada.settled(await ada.command("leaderboard", game="carcassonne"))
    assert "Nobody has played this" in empty.text
    await whole_game(ada, rng)
    mine = await ada.settled(await ada.command("me stats"))
    assert "**Carcassonne**: one game, " in mine.text
    theirs = await ben.settled(await ben.command("me stats"))
    assert "Nothing to the end yet." in theirs.text
    board = await ben.settled(await ben.command("leaderboard", game="carcassonne", show=True))
    assert "Ada: " in board.pictures[0]["description"]
    assert not board.ephemeral
    card = await ada.settled(await ada.command("me settings"))
    await ada.settled(await ada.select(card, "hidden", which=2))
    hidden = await ada.settled(await ada.command("leaderboard", game="carcassonne"))
    assert hidden.ephemeral
    assert "Ada" not in hidden.pictures[0]["description"]
    await ada.settled(await ada.select(card, "shown", which=2))
    assert house.server.world.violations == []
