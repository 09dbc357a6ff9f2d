"""A minute of hostile members: they press and type what they should not, while others play, here and elsewhere."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

import pytest

from playground import Answer, Person, Refusal, Seen
from tests.play import books, hands
from tests.play.conftest import Place
from tests.play.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")

LASTS = 20.0
"""Seconds of it."""
GARBAGE = (
    "",
    "zz",
    "-",
    ";;;;",
    "9" * 90,
    "*" * 80,
    "1" * 9,
    "'; DROP TABLE games; --",
    "\u202e\u200b",
    "a=b c=d",
    "<@1>",
)


async def test_hostile_members_change_nothing_learn_nothing_and_hold_up_nobody(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    await ada.settled(await ada.command("new", game="dominion"))
    await ben.settled(await ben.command("game join"))
    await ada.settled(await ada.command("game start"))
    turn = await ada.wait_for(hands.is_turn)
    mover = hands.called(turn, (ada, ben))
    panel = await hands.opened(mover, turn)
    secret = set(panel.buttons) | {option["value"] for select in panel.selects for option in select["options"]}
    assert secret
    before = books.read(house.data, place.guild)
    elsewhere = await another_guild(house)
    end = time.monotonic() + LASTS
    async with (
        Person(house.server.url, "Emil", place.channel) as emil,
        Person(house.server.url, "Fay", place.channel) as fay,
        Person(house.server.url, "Dora", elsewhere.channel) as dora,
    ):
        waits, heard, *_ = await asyncio.gather(
            plays_in_peace(dora, end, random.Random(1)),
            harms(emil, turn, end, random.Random(2)),
            harms(fay, turn, end, random.Random(3)),
        )
    after = books.read(house.data, place.guild)
    assert (after.game, after.seats, after.log) == (before.game, before.seats, before.log)
    assert not any("Confirm" in text for text in heard), "nobody is shown a panel that is not theirs"
    assert len(waits) > 3, "the other guild plays on"
    print(f"answers elsewhere: {len(waits)}, longest {max(waits):.2f} s")


async def another_guild(house: House) -> Place:
    async with Person(house.server.url, "Ada") as ada:
        guild = await ada.control("POST", "/guilds", {"name": "In peace"})
        channels = await ada.control("GET", "/channels")
    first, second, *_ = [each["id"] for each in channels if each.get("guild_id") == guild["id"]]
    return Place(guild["id"], first, second)


async def plays_in_peace(person: Person, end: float, rng: random.Random) -> list[float]:
    """Play against a computer until ``end``; return how long each answer took."""
    waits = []
    await person.settled(await person.command("new", game="carcassonne", opponents=1))
    await person.settled(await person.command("game start"))
    while time.monotonic() < end:
        for command in ("game status", "game hand"):
            began = time.monotonic()
            await person.settled(await person.command(command))
            waits.append(time.monotonic() - began)
        found = await person.autocomplete("game move", "action", action="")
        if found:
            began = time.monotonic()
            await person.settled(await person.command("game move", action=str(rng.choice(found)["value"])))
            waits.append(time.monotonic() - began)
        await asyncio.sleep(0.3)
    return waits


async def harms(person: Person, turn: Seen, end: float, rng: random.Random) -> list[str]:
    """Do what one should not, at random, until ``end``; return all that was answered."""
    heard: list[str] = []

    async def told(act: Awaitable[object]) -> None:
        try:
            answer = await act
        except Refusal:  # Discord itself does not let them
            return
        if isinstance(answer, Answer):
            heard.append((await person.settled(answer)).text)

    acts: list[Callable[[], Awaitable[object]]] = [
        lambda: person.click(turn, rng.choice(["Play", "Log", "More"]), stale=True),
        lambda: person.command("game move", action=rng.choice(GARBAGE) or "x", game="1"),
        lambda: person.autocomplete("game move", "action", action=rng.choice(GARBAGE), game="1"),
        lambda: person.autocomplete("game board", "game", game=rng.choice(GARBAGE)),
        lambda: person.autocomplete("new", "options", game="dominion", options=rng.choice(GARBAGE)),
        lambda: person.command("game log", game="1", everything=True),
        lambda: person.command("game hand", game="1"),
        lambda: person.command("game undo", game="1"),
        lambda: person.command("game concede", game="1"),
        lambda: person.command("game replace", game="1", seat=rng.choice("ABCDEFX")),
        lambda: person.command("game join", game="1"),
        lambda: person.command("game leave", game="1"),
        lambda: person.command("game start", game="1"),
        lambda: person.command("game note", game=str(rng.randrange(9)), text="x" * 900),
        lambda: person.command("game status", game="9" * rng.choice([1, 20, 4_301])),
        lambda: person.command("new", game="carcassonne", opponents=5),
        lambda: person.command("new", game="dominion", options=rng.choice(GARBAGE)),
    ]
    while time.monotonic() < end:
        await asyncio.gather(*(told(rng.choice(acts)()) for _ in range(4)))
    return heard
