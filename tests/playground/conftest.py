"""A playground with a real discord.py client, shared by the tests of this folder. Each test gets its own channel."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from io import BytesIO
from itertools import count
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from playwright.async_api import Page

from playground import Person, Playground
from tests.browser import tab, visit
from tests.patience import PATIENCE
from tests.playground.bot import Bot
from tests.playground.published import fits_published

__all__ = ["fits_published", "tab"]
Json = dict[str, Any]
_numbers = count(1)


class Api:
    """Raw requests with the bot's token, which no client library would send."""

    def __init__(self, server: Playground, token: str | None = None) -> None:
        self.server = server
        self.headers = {"Authorization": f"Bot {token or server.token}"}
        self.session = aiohttp.ClientSession()

    async def __call__(self, method: str, path: str, body: Any = None, **files: bytes) -> tuple[int, Any]:
        sent: Json = {"json": body} if body is not None else {}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}))
            for index, (name, content) in enumerate(files.items()):
                form.add_field(f"files[{index}]", BytesIO(content), filename=name.replace("_", "."))
            sent = {"data": form}
        async with self.session.request(method, self.server.api + path, headers=self.headers, **sent) as response:
            return response.status, await response.json() if response.status != 204 else None


# Ended with the tests of this folder, because the long tests of others would keep the bot from its heartbeats.
@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def server() -> AsyncIterator[Playground]:
    made = Playground(port=0)
    await made.start()
    yield made
    await made.close()


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def bot(server: Playground) -> AsyncIterator[Bot]:
    async with running(server) as made:
        yield made


class running:  # noqa: N801 - reads as a verb
    """A bot that is logged in to a server within a `with` block."""

    def __init__(self, server: Playground) -> None:
        self.server = server

    async def __aenter__(self) -> Bot:
        self.base, Route.BASE = Route.BASE, self.server.api
        self.gateway = DiscordWebSocket.DEFAULT_GATEWAY
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.server.url.replace("http", "ws") + "/gateway")
        self.bot = Bot()
        self.task = asyncio.create_task(self.bot.start(self.server.token))
        await asyncio.wait_for(self.bot.up.wait(), PATIENCE)
        return self.bot

    async def __aexit__(self, *_: object) -> None:
        await self.bot.close()
        await asyncio.gather(self.task, return_exceptions=True)
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = self.base, self.gateway


@pytest_asyncio.fixture(loop_scope="session")
async def api(server: Playground) -> AsyncIterator[Api]:
    made = Api(server)
    yield made
    await made.session.close()


@pytest.fixture
def place(server: Playground) -> str:
    """A fresh channel."""
    world = server.world
    like = next(iter(world.channels.values()))
    channel = like | {"id": world.clock.snowflake(), "name": f"place-{next(_numbers)}", "permission_overwrites": []}
    world.keep_channel(channel)
    world.tell("CHANNEL_CREATE", channel)
    return str(channel["id"])


@pytest.fixture(autouse=True)
def clean(server: Playground) -> Iterator[None]:
    """Start each test without violations, and reset the clock after it."""
    server.world.violations.clear()
    yield
    server.world.clock.offset = 0.0


@pytest_asyncio.fixture(loop_scope="session")
async def ada(server: Playground, place: str) -> AsyncIterator[Person]:
    async with Person(server.url, "Ada", place) as person:
        yield person


@pytest_asyncio.fixture(loop_scope="session")
async def ben(server: Playground, place: str) -> AsyncIterator[Person]:
    async with Person(server.url, "Ben", place) as person:
        yield person


@pytest_asyncio.fixture(loop_scope="session")
async def page(tab: Page, server: Playground, place: str) -> AsyncIterator[Page]:
    """Yield the page in the test's channel."""
    async with visit(tab, server.url) as page:
        await page.click(f"#channels [data-channel='{place}']")
        yield page


async def be(page: Page, name: str) -> None:
    """Switch the page to a person."""
    await page.click(f".persons [data-person={name}]")
