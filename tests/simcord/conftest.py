"""A server in SimCord with the bot and three members, for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.http.client import FakeHTTPClient

from cogs.workers.renderer import Renderer
from data.shared import wakeups
from tests.simcord.world import GATEWAY, PIXEL, Server, World


@pytest.fixture(autouse=True)
def _what_simcord_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def gateway(http: FakeHTTPClient) -> Any:
        return GATEWAY

    async def draw(renderer: Renderer, *asked: Any, **how: Any) -> bytes:
        return PIXEL

    monkeypatch.setattr(FakeHTTPClient, "get_bot_gateway", gateway)
    # Drawing takes longer than all else here, and no test looks at a picture.
    monkeypatch.setattr(Renderer, "draw", draw)
    # The bot compares its times with the clock each minute. A test advances the clock by days.
    monkeypatch.setattr(wakeups, "LONGEST_SLEEP", 86_400.0)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    world = World(tmp_path)
    await world.start()
    guild = world.create_guild()
    # SimCord's new server gives its members fewer permissions than Discord's.
    threads = discord.PermissionOverwrite(create_public_threads=True, create_private_threads=True)
    channel = guild.create_text_channel("general", overwrites={guild.default_role: threads})
    managers = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    ada = guild.add_member(world.create_user("Ada"), roles=[managers])
    ben, cleo = (guild.add_member(world.create_user(name)) for name in ("Ben", "Cleo"))
    await world.settle()
    yield Server(world, guild, channel, ada, ben, cleo)
    await world.stop()
    await world.shutdown()
    world.raise_errors()
