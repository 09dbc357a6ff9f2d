"""Whole games of Carcassonne through Discord's protocol, from /new to the final score."""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
from collections.abc import Callable, Collection, Sequence

import pytest

from playground import Failed, Person, Seen, people
from tests.patience import PATIENCE
from tests.play import books, hands
from tests.play.conftest import Place
from tests.play.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")

KILLS = {4, 17, 18, 55}
"""The turns of the long game in which the bot is killed."""
SURE = 0.6
"""How often a whole turn is typed in one line."""
CRAMPED = 4.0
"""The seconds that somebody waits for a bot that may be dead."""


async def test_three_people_play_by_clicks_while_the_bot_is_killed(
    house: House, place: Place, ada: Person, ben: Person, cleo: Person, rng: random.Random
) -> None:
    await hands.table(ada, ben, cleo)
    announced = await promised(ada)
    end = await played(house, (ada, ben, cleo), rng, kills=KILLS)
    check_end(books.read(house.data, place.guild), end, announced)
    await nobody_was_called_twice(ada)


def check_end(found: books.Books, end: Seen, announced: str | None = None) -> None:
    """Check the last message: the log, replayed from the seed it tells, ends as the table did, and so it says."""
    seed = told_seed(end)
    fingerprint = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert fingerprint == found.game.seed_hash
    assert announced in (None, fingerprint)
    again = books.replayed(found, seed)
    assert found.table is not None
    assert again.over
    assert again.state == found.table.state
    told = [line for line in end.text.splitlines() if re.match(r"\d\. ", line)]
    assert len(told) == len(found.seats)
    for line, at in zip(told, again.standing, strict=True):
        assert line.startswith(f"{at.rank}. ")
        seat = found.seats[at.seat]
        assert (seat.name if seat.user is None else f"<@{seat.user}>") in line
        assert line.endswith(f": **{at.score}**")
    assert end.pictures


async def test_two_people_play_by_keyboard_only(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    """``/game move`` with its suggestions: sometimes the whole turn in one line, sometimes part by part."""
    await ada.settled(await ada.command("new", game="carcassonne", opponents=3))
    await ben.settled(await ben.command("game join"))
    await ada.settled(await ada.command("game start"))
    seen = ""
    while not hands.is_end(message := await ada.wait_for(fresh(seen))):
        seen, mover = message.id, hands.called(message, (ada, ben))
        while (typed := await suggested(mover, rng)) is not None:
            told = await mover.settled(await mover.command("game move", action=typed))
            assert told.ephemeral
            assert "✔" in told.text
    check_end(books.read(house.data, place.guild), message)
    own = [entry for entry in books.read(house.data, place.guild).choices if entry.who is not None]
    assert len(own) > 20


async def suggested(person: Person, rng: random.Random) -> str | None:
    """Return something complete from the suggestions, or None where nothing is suggested."""
    found = await hands.suggested(person)
    if not found:
        return None
    typed = rng.choice(found)
    longer = await hands.suggested(person, f"{typed} ; ")
    return rng.choice(longer) if longer and rng.random() < SURE else typed


async def test_one_person_plays_against_opponents_in_a_thread(
    house: House, place: Place, ada: Person, rng: random.Random
) -> None:
    message = await hands.table(ada, opponents=4, thread=True)
    ada.channel = hands.place_of(message)
    end = await played(house, (ada,), rng)
    found = books.read(house.data, place.guild)
    check_end(found, end)
    by_people = sum(entry.who is not None for entry in found.choices)
    assert 0 < by_people < len(found.choices) / 2
    assert end.pings == [people.user_id("Ada")]


async def played(house: House, persons: Sequence[Person], rng: random.Random, kills: Collection[int] = ()) -> Seen:
    """Play until the game is over, each turn by whoever is called; kill the bot in some turns at a random moment."""
    seen, turns, left = "", 0, set(kills)
    watcher = persons[0]
    while True:
        message = await watcher.wait_for(fresh(seen))
        if hands.is_end(message):
            return message
        seen, turns = message.id, turns + 1
        playing = asyncio.create_task(
            hands.turn(hands.called(message, persons), message, rng, CRAMPED if turns in left else PATIENCE)
        )
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


def fresh(seen: str) -> Callable[[Seen], bool]:
    """Return what the next message of a game looks like that calls somebody or tells the end."""
    return lambda message: message.id != seen and (hands.is_turn(message) or hands.is_end(message))


async def promised(watcher: Person) -> str:
    """Return the SHA-256 that a game announces at its start."""
    found = await watcher.wait_for(lambda each: "has opened a table" in each.text and "SHA-256" in each.text)
    (told,) = re.findall(r"\b[0-9a-f]{64}\b", found.text)
    return str(told)


def told_seed(end: Seen) -> str:
    """Return the seed that the last message of a game tells."""
    (found,) = re.findall(r"\b[0-9a-f]{32}\b", end.text)
    return str(found)


async def nobody_was_called_twice(watcher: Person) -> None:
    """No turn was announced in two messages."""
    headings = [each.text.splitlines()[0] for each in await watcher.messages() if each.pings]
    assert len(headings) == len(set(headings)), headings
