"""Bodies of any shape: invalid ones are refused, and none causes an error of the playground."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playground import Person, Playground, Refusal
from tests.playground.conftest import Api

pytestmark = pytest.mark.asyncio(loop_scope="session")

VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-1, 30), st.sampled_from(["", " ", "x", "1", "attachment://a.png"])
)
BODIES = [
    [],
    1,
    "x",
    {"components": {"type": 1}, "flags": 1 << 15},
    {"components": [1], "flags": 1 << 15},
    {"content": "x", "flags": "many"},
    {"content": {"text": "x"}},
    {"embeds": 1},
    {"content": "x", "attachments": [1]},
    {"content": "x", "allowed_mentions": []},
    {"content": "x", "message_reference": 7},
]


@pytest.mark.parametrize("body", BODIES, ids=str)
async def test_body_that_is_no_message_is_refused(server: Playground, api: Api, place: str, body: Any) -> None:
    status, told = await api("POST", f"/channels/{place}/messages", body)
    assert status == 400
    assert told["code"] in (50006, 50035)
    assert server.world.messages.get(place, {}) == {}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/clock", {"forward": None}),
        ("/clock", []),
        ("/people/Ada/press", {"message": 1}),
        ("/people/Nobody/press", {}),
        ("/people/Stammtisch/command", {"command": "new"}),
        ("/people/Ada/command", {"command": 7, "options": []}),
        ("/permissions", {"deny": ["fly"]}),
        ("/permissions", {"name": "Nobody", "deny": ["send_messages"]}),
        ("/thread", {"channel": "stammtisch", "archived": True}),
        ("/guilds/1", {"locale": "de"}),
        ("/members", {"guild": "1", "name": "Ben", "here": True}),
        ("/channels", {"name": ""}),
        ("/guilds", {"name": " "}),
    ],
    ids=str,
)
async def test_control_of_a_wrong_form_is_refused(ada: Person, path: str, body: Any) -> None:
    with pytest.raises(Refusal):
        await ada.control("POST", path, body)


KEYS = ("id", "custom_id", "label", "style", "url", "content", "min_values", "max_values", "accent_color", "options")
FACTS = st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=4)


def component(inside: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Return objects that look like components: known keys, any values."""
    return st.builds(lambda kind, facts, more: {"type": kind} | facts | more, st.integers(0, 20), FACTS, inside)


def box(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Return a component that may contain others."""
    return component(
        st.fixed_dictionaries({}, optional={"components": st.lists(inner, max_size=3), "accessory": inner})
    )


TREES = st.lists(st.recursive(component(st.just({})) | VALUES, box, max_leaves=6), max_size=4)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(tree=TREES, layout=st.booleans())
async def test_any_tree_of_components_is_accepted_or_refused(
    server: Playground, api: Api, place: str, tree: list[Any], layout: bool
) -> None:
    body = {"components": tree, "flags": layout << 15}
    status, told = await api("POST", f"/channels/{place}/messages", body)
    assert status == 200 or (status, told["code"]) in ((400, 50035), (400, 50006))


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


BROKEN = [
    nested(100_000),
    '{"content": "x", "components": ' + nested(900) + "}",
    '{"components": [{"type": 10, "content": "x", "more": ' + nested(900) + '}], "flags": 32768}',
    '{"content": NaN}',
    '{"content": "x", "nonce": ' + "9" * 5000 + "}",
    '{"content": 1e999}',
    '{"content": "\\ud800"',
    "",
    "null",
]


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: text[:40])
async def test_nested_and_broken_json_is_refused_without_a_traceback(
    server: Playground, api: Api, place: str, ada: Person, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    headers = api.headers | {"Content-Type": "application/json"}
    for address in (
        f"{server.api}/channels/{place}/messages",
        f"{server.api}/channels/{place}/threads",
        f"{server.api}/users/@me/channels",
        f"{server.url}/playground/api/people/Ada/press",
        f"{server.url}/playground/api/faults",
    ):
        async with api.session.post(address, data=text, headers=headers) as response:
            assert response.status in (200, 400), await response.text()
            assert response.status == 400 or "messages" in address or "faults" in address
    await ada.control("DELETE", "/faults")
    assert [each for each in caplog.records if each.levelname == "ERROR"] == []


@pytest.mark.parametrize(
    "body", [b"\xff\xfe", b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{', b"--y"], ids=str
)
@pytest.mark.parametrize("kind", ["application/json; charset=none", "multipart/form-data; boundary=x"])
async def test_bytes_that_are_no_body_are_refused_without_a_traceback(
    server: Playground, api: Api, place: str, caplog: pytest.LogCaptureFixture, body: bytes, kind: str
) -> None:
    address, headers = f"{server.api}/channels/{place}/messages", api.headers | {"Content-Type": kind}
    async with api.session.post(address, data=body, headers=headers) as response:
        assert response.status == 400
    assert [each for each in caplog.records if each.levelname == "ERROR"] == []


FAULTS = [
    {"path": "("},
    {"path": 7},
    {"times": "often"},
    {"status": "bad"},
    {"status": 200},
    {"delay": -1},
    {"delay": "long"},
    {"retry_after": None},
]


@pytest.mark.parametrize("facts", FAULTS, ids=str)
async def test_impossible_fault_is_refused(ada: Person, facts: Any) -> None:
    with pytest.raises(Refusal):
        await ada.control("POST", "/faults", facts)
