"""A server with the real bot, shared by all tests of a process. Every test plays in its own guild."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio

from playground import Person
from tests.browser import tab
from tests.patience import until
from tests.play import guild_file
from tests.play.bot_process import Bot
from tests.playground.published import fits_published

__all__ = ["fits_published", "tab"]

_numbers = count(1)


class Place(NamedTuple):
    """A test's guild and its first two channels."""

    guild: str
    channel: str
    second: str


@pytest.fixture
def bot(request: pytest.FixtureRequest) -> Bot:
    """Return a bot, online. After the test neither the bot nor the server may have reported a fault.

    A test needs a bot of its own if it restarts the bot, or if the tables of other guilds would change its result.
    """
    own = request.node.get_closest_marker("own_bot")
    bot: Bot = request.getfixturevalue("own_bot" if own else "shared_bot")
    return bot


@pytest_asyncio.fixture(loop_scope="session")
async def own_bot(tmp_path: Path) -> AsyncIterator[Bot]:
    async with Bot(tmp_path) as bot:
        yield bot
        assert bot.server.world.violations == []


# The server shares its thread with the tests. The long tests of other packages would keep it from the bot's heartbeats,
# and the bot would connect again and again.
@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def bot_of_all(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bot]:
    async with Bot(tmp_path_factory.mktemp("bot")) as bot:
        yield bot


@pytest_asyncio.fixture(loop_scope="session")
async def shared_bot(bot_of_all: Bot) -> AsyncIterator[Bot]:
    bot, world = bot_of_all, bot_of_all.server.world
    if not bot.running:
        await bot.start()
    process, read = bot.process, len(bot.log)
    yield bot
    found, world.violations[:] = [*world.violations], []
    world.clock.offset = 0.0
    assert found == []
    assert "Traceback" not in bot.log[read:], bot.log[-5000:]
    assert bot.process is process, "a test that restarts the bot needs the mark `own_bot`"


@pytest_asyncio.fixture(loop_scope="session")
async def place(bot: Bot) -> Place:
    """Return a new guild that has its greeting.

    The greeting is a message of the first channel, its pictures may follow in an edit, and the bot notes its place: a
    test that counts messages, makes requests fail or compares the file would meet them at any moment.
    """
    async with Person(bot.server.url, "Ada") as ada:
        guild = await ada.control("POST", "/guilds", {"name": f"Guild {next(_numbers)}"})
        channels = await ada.control("GET", "/channels")
        first, second, *_ = [each["id"] for each in channels if each.get("guild_id") == guild["id"]]
        await ada.wait_for(lambda each: "I'm Stammtisch" in each.text and each.pictures, channel=first)
    await until(lambda: any(name == "greeting" for name, _ in guild_file.lasting(bot.data, guild["id"])["settings"]))
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
