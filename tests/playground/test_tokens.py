"""What an interaction's token may do, and until when."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from aiohttp import WSMsgType

from playground import Person, Playground
from tests.playground.conftest import Api, Json

pytestmark = pytest.mark.asyncio(loop_scope="session")
APP = "1000000000000000100"
COMMANDS = f"/applications/{APP}/guilds/{{guild}}/commands"


def label(words: str, component: Json) -> Json:
    return {"components": [{"type": 18, "label": words, "component": component}]}


class Raw:
    """A guild of its own with a hand-made bot, which answers only what a test tells it to."""

    def __init__(self, server: Playground, api: Api) -> None:
        self.server = server
        self.api = api

    async def __aenter__(self) -> Raw:
        self.ada = Person(self.server.url, "Ada")
        guild = await self.ada.control("POST", "/guilds", {"name": "Raw"})
        world = self.server.world
        self.ada.channel = next(each["id"] for each in world.channels.values() if each["guild_id"] == guild["id"])
        shards = 4096
        shard = (int(guild["id"]) >> 22) % shards
        await self.api("PUT", COMMANDS.format(guild=guild["id"]), [{"name": "raw", "description": "Raw"}])
        self.socket = await self.api.session.ws_connect(self.server.url + "/gateway")
        login = {"token": self.server.token, "intents": 1, "shard": [shard, shards], "properties": {}}
        await self.socket.send_json({"op": 2, "d": login})
        await self.event("GUILD_CREATE")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.ada.close()
        await self.socket.close()

    async def event(self, kind: str) -> Json:
        async with asyncio.timeout(5):
            while True:
                frame = await self.socket.receive()
                assert frame.type is WSMsgType.TEXT
                payload: Json = json.loads(frame.data)
                if payload["t"] == kind:
                    found: Json = payload["d"]
                    return found

    async def called(self, act: Any = None) -> Json:
        """Let Ada call the command (or do something else) and return the interaction."""
        self.waiting = asyncio.ensure_future(act if act is not None else self.ada.command("raw"))
        return await self.event("INTERACTION_CREATE")

    async def answer(self, interaction: Json, kind: int, data: Json | None = None) -> tuple[int, Any]:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=1"
        return await self.api("POST", path, {"type": kind, "data": data or {}})

    def hook(self, interaction: Json, rest: str = "") -> str:
        return f"/webhooks/{APP}/{interaction['token']}{rest}"


async def test_a_payload_is_as_complete_as_discords(server: Playground, api: Api) -> None:
    async with Raw(server, api) as raw:
        found = await raw.called()
        assert found["type"] == 2
        assert found["data"]["name"] == "raw"
        assert found["member"]["user"]["global_name"] == "Ada"
        assert int(found["member"]["permissions"]) & 1 << 5
        assert not int(found["app_permissions"]) & 1 << 5
        assert found["attachment_size_limit"] == 10 * 2**20
        assert {"locale", "guild_locale", "channel", "context", "entitlements", "version"} <= set(found)
        assert found["authorizing_integration_owners"] == {"0": found["guild_id"]}
        status, told = await raw.answer(found, 4, {"content": "hello", "flags": 64})
        assert status == 200
        assert told["interaction"]["response_message_ephemeral"] is True
        assert told["resource"]["message"]["content"] == "hello"
        await raw.waiting


async def test_the_second_first_answer_is_refused(server: Playground, api: Api) -> None:
    async with Raw(server, api) as raw:
        found = await raw.called()
        assert (await raw.answer(found, 4, {"content": "one"}))[0] == 200
        status, body = await raw.answer(found, 4, {"content": "two"})
        assert (status, body["code"]) == (400, 40060)
        assert server.world.violations[0]["what"].startswith("40060")
        await raw.waiting


async def test_an_invalid_first_answer_does_not_use_up_the_first_answer(server: Playground, api: Api) -> None:
    async with Raw(server, api) as raw:
        found = await raw.called()
        for kind, data in ((6, {}), (7, {"content": "x"}), (8, {"choices": []}), (4, {}), (4, {"content": "x" * 2001})):
            status, body = await raw.answer(found, kind, data)
            assert (status, body["code"]) in ((400, 50035), (400, 50006))
        assert (await raw.answer(found, 4, {"content": "x"}))[0] == 200
        await raw.waiting


async def test_after_three_seconds_the_interaction_is_unknown(server: Playground, api: Api) -> None:
    async with Raw(server, api) as raw:
        found = await raw.called()
        server.world.clock.offset += 3.1
        status, body = await raw.answer(found, 4, {"content": "late"})
        assert (status, body["code"]) == (404, 10062)
        raw.waiting.cancel()
    status, body = await api("POST", "/interactions/1/nonsense/callback", {"type": 4, "data": {"content": "x"}})
    assert (status, body["code"]) == (404, 10062)


async def test_a_token_lives_fifteen_minutes(server: Playground, api: Api) -> None:
    async with Raw(server, api) as raw:
        found = await raw.called()
        status, body = await api("POST", raw.hook(found), {"content": "too early"})
        assert (status, body["code"]) == (404, 10015)
        await raw.answer(found, 5)
        await raw.waiting
        server.world.clock.offset += 14 * 60
        assert (await api("PATCH", raw.hook(found, "/messages/@original"), {"content": "in time"}))[0] == 200
        server.world.clock.offset += 61
        for method, path, sent in (
            ("PATCH", "/messages/@original", {"content": "x"}),
            ("POST", "", {"content": "x"}),
            ("DELETE", "/messages/@original", None),
        ):
            status, body = await api(method, raw.hook(found, path), sent)
            assert (status, body["code"]) == (401, 50027)


async def test_the_first_follow_up_ends_the_thinking(server: Playground, api: Api) -> None:
    async with Raw(server, api) as raw:
        found = await raw.called()
        await raw.answer(found, 5, {"flags": 64})
        answer = await raw.waiting
        assert answer.message.loading
        _, first = await api("POST", raw.hook(found), {"content": "thought"})
        assert first["id"] == answer.message.id
        _, second = await api("POST", raw.hook(found), {"content": "more", "flags": 64})
        assert second["id"] != first["id"]
        assert [each.text for each in await raw.ada.messages()] == ["thought", "more"]
        assert (await api("DELETE", raw.hook(found, f"/messages/{second['id']}")))[0] == 204
        assert (await api("DELETE", raw.hook(found, "/messages/@original")))[0] == 204
        assert await raw.ada.messages() == []


async def test_a_token_edits_only_its_own_messages_and_a_click_brings_a_new_one(server: Playground, api: Api) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Again", "custom_id": "again"}]}
    async with Raw(server, api) as raw:
        first = await raw.called()
        _, told = await raw.answer(first, 4, {"content": "panel", "flags": 64, "components": [row]})
        panel = told["resource"]["message"]["id"]
        await raw.waiting
        stranger = await raw.called()
        await raw.answer(stranger, 4, {"content": "another", "flags": 64})
        await raw.waiting
        status, body = await api("PATCH", raw.hook(stranger, f"/messages/{panel}"), {"content": "stolen"})
        assert (status, body["code"]) == (404, 10008)
        status, body = await api("PATCH", f"/channels/{raw.ada.channel}/messages/{panel}", {"content": "stolen"})
        assert (status, body["code"]) == (404, 10008)
        server.world.clock.offset += 16 * 60
        click = await raw.called(raw.ada.click(panel, "again"))
        assert click["message"]["id"] == panel
        assert click["token"] != first["token"]
        assert (await raw.answer(click, 7, {"content": "panel again"}))[0] == 200
        await raw.waiting
        assert (await raw.ada.messages())[0].text == "panel again"


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"title": "x" * 46}, "title"),
        ({"custom_id": ""}, "custom_id"),
        ({"components": []}, "components"),
        ({"components": [{"type": 10, "content": "x"}] * 6}, "components"),
        (label("x" * 46, {"type": 4, "custom_id": "a", "style": 1}), "label"),
        (label("x", {"type": 2, "custom_id": "a", "style": 1}), "type"),
        (label("x", {"type": 4, "custom_id": "a", "style": 3}), "style"),
        (label("x", {"type": 21, "custom_id": "a", "options": [{"label": "a", "value": "a"}]}), "options"),
        ({"components": [{"type": 1, "components": [{"type": 4, "custom_id": "a", "style": 1}]}]}, "label"),
    ],
)
async def test_a_modal_over_a_limit_is_refused(server: Playground, api: Api, changes: Json, where: str) -> None:
    fine: Json = {"title": "Ask", "custom_id": "ask", "components": [{"type": 10, "content": "x"}]}
    async with Raw(server, api) as raw:
        found = await raw.called()
        status, body = await raw.answer(found, 9, fine | changes)
        assert (status, body["code"]) == (400, 50035)
        assert f'"{where}"' in json.dumps(body["errors"])
        assert (await raw.answer(found, 9, fine))[0] == 200
        assert (await raw.waiting).modal["title"] == "Ask"


async def test_a_modal_cannot_answer_a_modal(server: Playground, api: Api) -> None:
    field = {"type": 18, "label": "Why", "component": {"type": 4, "custom_id": "why", "style": 1}}
    modal: Json = {"title": "Ask", "custom_id": "ask", "components": [field]}
    async with Raw(server, api) as raw:
        found = await raw.called()
        await raw.answer(found, 9, modal)
        opened = await raw.waiting
        submitted = await raw.called(raw.ada.submit(opened, {"Why": "because"}))
        assert submitted["data"]["components"][0]["component"]["value"] == "because"
        status, body = await raw.answer(submitted, 9, modal)
        assert (status, body["code"]) == (400, 50035)
        assert (await raw.answer(submitted, 4, {"content": "ok"}))[0] == 200
        await raw.waiting
