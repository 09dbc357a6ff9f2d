"""A bot whose every byte is sent by a test."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from aiohttp import ClientWebSocketResponse, WSMsgType

from playground import Person, Playground
from tests.patience import PATIENCE
from tests.playground.conftest import Api, Json

APP = "1000000000000000100"
COMMANDS = f"/applications/{APP}/guilds/{{guild}}/commands"


class Raw:
    """A separate guild with a bot that sends only the answers of the test."""

    def __init__(self, server: Playground, api: Api, intents: int = 1) -> None:
        self.server = server
        self.intents = intents
        self.api = api

    async def __aenter__(self) -> Raw:
        self.ada = Person(self.server.url, "Ada")
        self.guild = guild = await self.ada.control("POST", "/guilds", {"name": "Raw"})
        world = self.server.world
        self.ada.channel = next(each["id"] for each in world.channels.values() if each.get("guild_id") == guild["id"])
        shards = 4096
        shard = (int(guild["id"]) >> 22) % shards
        await self.api("PUT", COMMANDS.format(guild=guild["id"]), [{"name": "raw", "description": "Raw"}])
        self.login = {"token": self.server.token, "intents": self.intents, "shard": [shard, shards], "properties": {}}
        self.socket = await self.connected()
        await self.event("GUILD_CREATE")
        return self

    async def connected(self) -> ClientWebSocketResponse:
        """Return a new session of the bot."""
        socket = await self.api.session.ws_connect(self.server.url + "/gateway")
        await socket.send_json({"op": 2, "d": self.login})
        return socket

    async def __aexit__(self, *_: object) -> None:
        await self.ada.close()
        await self.socket.close()

    async def event(self, kind: str, socket: ClientWebSocketResponse | None = None) -> Json:
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = await (socket or self.socket).receive()
                assert frame.type is WSMsgType.TEXT
                payload: Json = json.loads(frame.data)
                if payload["t"] == kind:
                    found: Json = payload["d"]
                    return found

    async def called(self, act: Any = None) -> Json:
        """Let Ada call the command (or do another act) and return the interaction."""
        self.waiting = asyncio.ensure_future(act if act is not None else self.ada.command("raw"))
        return await self.event("INTERACTION_CREATE")

    async def answer(self, interaction: Json, kind: int, data: Json | None = None) -> tuple[int, Any]:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=1"
        return await self.api("POST", path, {"type": kind, "data": data or {}})

    def hook(self, interaction: Json, rest: str = "") -> str:
        return f"/webhooks/{APP}/{interaction['token']}{rest}"
