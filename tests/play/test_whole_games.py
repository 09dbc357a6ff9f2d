"""Whole games of Carcassonne through Discord's protocol, from /new to the final score."""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
from collections.abc import Collection, Sequence

import pytest

from playground import Failed, Person, Seen
from tests.play import books, hands
from tests.play.conftest import Place
from tests.play.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")

KILLS = {4, 17, 18, 39, 66}
"""The turns of the long game in which the bot is killed."""
CRAMPED = 4.0
"""The seconds that somebody waits for a bot that may be dead."""


async def test_three_people_play_by_clicks_while_the_bot_is_killed(
    house: House, place: Place, ada: Person, ben: Person, cleo: Person, rng: random.Random
) -> None:
    first = await hands.table(ada, ben, cleo)
    end = await played(house, (ada, ben, cleo), rng, kills=KILLS)
    found = books.read(house.data, place.guild)
    seed, announced = told_seed(end), promised(first)
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == announced == found.game.seed_hash
    again = books.replayed(found, seed)
    assert found.table is not None
    assert again.over
    assert again.state == found.table.state
    for at in again.standing:
        assert f"{at.rank}. " in end.text
        assert f"{found.seats[at.seat].name}: **{at.score}**" in end.text
    await nobody_was_called_twice(ada)


async def played(house: House, persons: Sequence[Person], rng: random.Random, kills: Collection[int] = ()) -> Seen:
    """Play until the game is over, each turn by whoever is called; kill the bot in some turns at a random moment."""
    seen, turns, left = "", 0, set(kills)
    watcher = persons[0]
    while True:
        fresh = lambda message: message.id != seen and (hands.is_turn(message) or hands.is_end(message))  # noqa: B023, E731
        message = await watcher.wait_for(fresh, 20)
        if hands.is_end(message):
            return message
        seen, turns = message.id, turns + 1
        playing = asyncio.create_task(hands.turn(hands.called(message, persons), message, rng, CRAMPED))
        if turns not in left:
            await playing
            continue
        left.discard(turns)
        await asyncio.wait([playing], timeout=rng.random())
        await house.kill()
        await asyncio.wait([playing])
        if error := playing.exception():
            assert isinstance(error, Failed | TimeoutError), error
        await house.start()
        seen = ""


def promised(first: Seen) -> str:
    """Return the SHA-256 that the first message of a game announces."""
    (found,) = re.findall(r"\b[0-9a-f]{64}\b", first.text)
    return str(found)


def told_seed(end: Seen) -> str:
    """Return the seed that the last message of a game tells."""
    (found,) = re.findall(r"\b[0-9a-f]{32}\b", end.text)
    return str(found)


async def nobody_was_called_twice(watcher: Person) -> None:
    """No turn was announced in two messages."""
    headings = [each.text.splitlines()[0] for each in await watcher.messages() if each.pings]
    assert len(headings) == len(set(headings)), headings
