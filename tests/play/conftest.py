"""A server with the real bot, shared by all tests of a process. Every test plays in its own guild."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from itertools import count
from typing import NamedTuple

import pytest
import pytest_asyncio

from playground import Person
from tests.play.bot_process import Bot
from tests.playground.published import fits_published

__all__ = ["fits_published"]

_numbers = count(1)


class Place(NamedTuple):
    """A test's guild and its first two channels."""

    guild: str
    channel: str
    second: str


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bot]:
    bot = Bot(tmp_path_factory.mktemp("bot"))
    await bot.server.start()
    await bot.start()
    yield bot
    if bot.running:
        assert await bot.stop() == 0, bot.log
    assert "Traceback" not in bot.log, bot.log[-5000:]
    await bot.server.close()


@pytest_asyncio.fixture(loop_scope="session")
async def bot(shared: Bot) -> AsyncIterator[Bot]:
    """Yield the bot, online. After the test neither the bot nor the server may have reported a fault."""
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
async def place(bot: Bot) -> Place:
    """Return a new guild."""
    async with Person(bot.server.url, "Ada") as ada:
        guild = await ada.control("POST", "/guilds", {"name": f"Guild {next(_numbers)}"})
        channels = await ada.control("GET", "/channels")
    first, second, *_ = [each["id"] for each in channels if each.get("guild_id") == guild["id"]]
    return Place(guild["id"], first, second)


Invite = Callable[[str], Person]


@pytest_asyncio.fixture(loop_scope="session")
async def invite(bot: Bot, place: Place) -> AsyncIterator[Invite]:
    """Yield a function that brings a person into the test's first channel, by name."""
    async with AsyncExitStack() as stack:
        made: list[Person] = []

        def person(name: str) -> Person:
            made.append(Person(bot.server.url, name, place.channel))
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
    """Return random numbers, the same in every run of a test."""
    return random.Random(request.node.name)
