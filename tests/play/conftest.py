"""A server with the real bot, once for all tests of a process. Every test plays in its own guild."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from itertools import count
from typing import NamedTuple

import pytest
import pytest_asyncio

from playground import Person
from tests.play.house import House
from tests.playground.published import fits_published

__all__ = ["fits_published"]

_numbers = count(1)


class Place(NamedTuple):
    """A test's guild and its first two channels."""

    guild: str
    channel: str
    second: str


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    await house.server.start()
    await house.start()
    yield house
    if house.running:
        assert await house.stop() == 0, house.log
    assert "Traceback" not in house.log, house.log[-5000:]
    await house.server.close()


@pytest_asyncio.fixture(loop_scope="session")
async def house(shared: House) -> AsyncIterator[House]:
    """The server with the bot online. At the end neither of them may have reported a fault."""
    if not shared.running:
        await shared.start()
    read = len(shared.log)
    yield shared
    world = shared.server.world
    found, world.violations[:] = [*world.violations], []
    world.clock.offset = 0.0
    assert found == []
    crashes = shared.log[read:].count("Traceback")
    assert crashes == 0, shared.log[-5000:]


@pytest_asyncio.fixture(loop_scope="session")
async def place(house: House) -> Place:
    """A new guild."""
    async with Person(house.server.url, "Ada") as ada:
        guild = await ada.control("POST", "/guilds", {"name": f"Guild {next(_numbers)}"})
        channels = await ada.control("GET", "/channels")
    first, second, *_ = [each["id"] for each in channels if each.get("guild_id") == guild["id"]]
    return Place(guild["id"], first, second)


Invite = Callable[[str], Person]


@pytest_asyncio.fixture(loop_scope="session")
async def invite(house: House, place: Place) -> AsyncIterator[Invite]:
    """Bring people into the test's first channel, by name."""
    async with AsyncExitStack() as stack:
        made: list[Person] = []

        def person(name: str) -> Person:
            made.append(Person(house.server.url, name, place.channel))
            stack.push_async_callback(made[-1].close)
            return made[-1]

        yield person


@pytest.fixture
def ada(invite: Invite) -> Person:
    return invite("Ada")


@pytest.fixture
def ben(invite: Invite) -> Person:
    return invite("Ben")


@pytest.fixture
def cleo(invite: Invite) -> Person:
    return invite("Cleo")


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """Random numbers, the same in every run of a test."""
    return random.Random(request.node.name)
