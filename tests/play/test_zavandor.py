"""The Mines of Zavandor through Discord's protocol: people and computers trade and bid at the same time."""

from __future__ import annotations

import random

import pytest

from playground import Person
from tests.play import books, hands
from tests.play.conftest import Place
from tests.play.house import House
from tests.play.test_whole_games import check_end, fresh

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_one_person_plays_a_whole_game_by_keyboard(
    house: House, place: Place, ada: Person, rng: random.Random
) -> None:
    await ada.settled(await ada.command("new", game="zavandor", opponents=2))
    await ada.settled(await ada.command("game start"))
    seen, taken = "", 0  # a sealed bid may be changed until the last is in: then what was suggested comes too late
    while not hands.is_end(message := await ada.wait_for(fresh(seen), 30)):
        seen = message.id
        while (typed := await sensible(ada, rng)) is not None:
            told = await ada.settled(await ada.command("game move", action=typed))
            assert told.ephemeral
            taken += "✔" in told.text
    assert taken > 40
    check_end(books.read(house.data, place.guild), message)


async def sensible(person: Person, rng: random.Random) -> str | None:
    """Return a suggestion: to be done rather than to trade for ever."""
    found = [each["value"] for each in await person.autocomplete("game move", "action", action="")]
    if not found:
        return None
    return "done" if "done" in found and rng.random() < 0.7 else rng.choice(found)
