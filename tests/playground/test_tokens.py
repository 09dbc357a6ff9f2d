"""The uses of an interaction's token, and its expiry."""

from __future__ import annotations

import json

import pytest

from playground import Playground
from tests.patience import until
from tests.playground.conftest import Api, Json
from tests.playground.raw import COMMANDS, Raw

pytestmark = pytest.mark.asyncio(loop_scope="session")


def label(words: str, component: Json) -> Json:
    return {"components": [{"type": 18, "label": words, "component": component}]}


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


async def test_second_first_answer_is_refused(server: Playground, api: Api) -> None:
    async with Raw(server, api) as raw:
        found = await raw.called()
        assert (await raw.answer(found, 4, {"content": "one"}))[0] == 200
        status, body = await raw.answer(found, 4, {"content": "two"})
        assert (status, body["code"]) == (400, 40060)
        assert server.world.violations[0]["what"].startswith("40060")
        await raw.waiting


async def test_two_processes_receive_an_interaction_and_one_answers_it(server: Playground, api: Api) -> None:
    async with Raw(server, api) as raw:
        second = await raw.connected()
        await raw.event("GUILD_CREATE", second)
        found = await raw.called()
        assert await raw.event("INTERACTION_CREATE", second) == found
        assert (await raw.answer(found, 4, {"content": "one"}))[0] == 200
        assert (await raw.answer(found, 4, {"content": "two"}))[1]["code"] == 40060
        assert server.world.violations == []
        await raw.waiting
        losses = server.world.losses
        await second.close()
        await until(lambda: not server.world.doubled)
        assert server.world.losses == losses, "the other process still serves"


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


async def test_first_follow_up_ends_the_thinking(server: Playground, api: Api) -> None:
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


TYPING = {"name": "what", "description": "What", "type": 3, "autocomplete": True}


@pytest.mark.parametrize(
    "choices",
    [
        [{"name": "x", "value": 1}],
        [{"name": "x", "value": "x" * 101}],
        [{"name": "", "value": "x"}],
        [{"name": "x", "value": "x"}] * 26,
    ],
    ids=["a number for a text", "a long value", "no name", "26"],
)
async def test_a_suggestion_over_a_limit_is_refused(server: Playground, api: Api, choices: list[Json]) -> None:
    async with Raw(server, api) as raw:
        path = COMMANDS.format(guild=raw.guild["id"])
        await api("PUT", path, [{"name": "type", "description": "Type", "options": [TYPING]}])
        found = await raw.called(raw.ada.autocomplete("type", "what", what="x"))
        status, body = await raw.answer(found, 8, {"choices": choices})
        assert (status, body["code"]) == (400, 50035)
        assert (await raw.answer(found, 8, {"choices": [{"name": "x", "value": "y"}]}))[0] == 200
        assert [each["value"] for each in await raw.waiting] == ["y"]


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
