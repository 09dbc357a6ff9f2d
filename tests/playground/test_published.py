"""The playground beside Discord's own description: bodies that the description refuses are refused.

The fixture `fits_published` checks the answers after every test here and in `tests/play`.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Iterator
from typing import Any

import pytest

from playground import Playground
from tests.playground.conftest import Api, Json
from tests.playground.published import MISSING, Published, published
from tests.playground.raw import COMMANDS, Raw

pytestmark = pytest.mark.asyncio(loop_scope="session")

OPTION = {"label": "One", "value": "1", "description": "the first", "default": True, "emoji": {"name": "🎲"}}
MEDIA = {"media": {"url": "https://example.org/a.png"}, "description": "a board", "spoiler": False}
BUTTON = {"type": 2, "id": 7, "style": 1, "label": "Go", "custom_id": "go", "disabled": False}
LINK = {"type": 2, "style": 5, "label": "There", "url": "https://example.org"}
SELECT = {
    "type": 3,
    "custom_id": "pick",
    "placeholder": "Which?",
    "min_values": 1,
    "max_values": 1,
    "disabled": False,
    "options": [OPTION],
}
PEOPLE = {"type": 5, "custom_id": "who", "default_values": [{"type": "user", "id": "5"}]}
CHANNELS = {"type": 8, "custom_id": "where", "channel_types": [0], "default_values": [{"type": "channel", "id": "5"}]}
TEXT = {"type": 10, "content": "words"}
LAYOUT: Json = {
    "flags": 1 << 15,
    "nonce": "published",
    "enforce_nonce": False,
    "tts": False,
    "allowed_mentions": {"parse": [], "users": ["5"], "replied_user": False},
    "attachments": [],
    "components": [
        {
            "type": 17,
            "accent_color": 255,
            "spoiler": False,
            "components": [
                TEXT,
                {"type": 9, "components": [TEXT], "accessory": {"type": 11, **MEDIA}},
                {"type": 12, "items": [MEDIA]},
                {"type": 14, "spacing": 1, "divider": True},
                {"type": 1, "components": [BUTTON, LINK]},
                {"type": 1, "components": [SELECT]},
                {"type": 1, "components": [PEOPLE]},
                {"type": 1, "components": [CHANNELS]},
            ],
        }
    ],
}
EMBED = {
    "title": "A title",
    "description": "words",
    "url": "https://example.org",
    "color": 255,
    "author": {"name": "Ada"},
    "footer": {"text": "the end"},
    "fields": [{"name": "points", "value": "7", "inline": True}],
    "image": {"url": "https://example.org/a.png"},
}
PLAIN: Json = {"content": "words", "embeds": [EMBED], "components": [{"type": 1, "components": [BUTTON | {"id": 0}]}]}
CHOICES: Json = {"choices": [{"name": "One", "value": "1"}]}
PICKED: Json = {"name": "what", "description": "What", "type": 3, "required": True} | CHOICES
COMMAND: Json = {
    "name": "play",
    "type": 1,
    "description": "Play",
    "name_localizations": {"de": "spielen"},
    "description_localizations": {"de": "Spielen"},
    "default_member_permissions": 32,
    "contexts": [0],
    "integration_types": [0],
    "options": [
        {
            "name": "now",
            "description": "Now",
            "type": 1,
            "options": [
                PICKED,
                {"name": "many", "description": "How many", "type": 4, "min_value": 0, "max_value": 5},
                {"name": "typed", "description": "Typed", "type": 3, "autocomplete": True, "max_length": 20},
            ],
        }
    ],
}
FIELD = {"type": 4, "custom_id": "t", "style": 1, "value": "x", "placeholder": "words", "required": True}
MODAL: Json = {
    "custom_id": "modal",
    "title": "A question",
    "components": [
        {"type": 18, "label": "Words", "description": "some", "component": FIELD | {"min_length": 1, "max_length": 20}},
        {"type": 18, "label": "Which", "component": SELECT | {"required": True}},
        TEXT,
    ],
}
INSTEAD: tuple[Any, ...] = (None, "", "x", "x" * 5000, -1, 2**60, 1.5, True, [], {}, [None], {"x": 1})
"""The values that replace each value of a body, one after the other."""


def changed(body: Any) -> Iterator[tuple[str, Any]]:
    """Yield a body with one thing changed, for each of its values: another value, none, and lists grown long."""
    for path in places(body, ()):
        for instead in INSTEAD:
            yield f"{path} is {str(instead)[:20]!r}", _with(body, path, lambda _, new=instead: new)
        yield f"{path} is left out", _with(body, path, None)
        if isinstance(_at(body, path), list):
            yield f"{path} is long", _with(body, path, lambda old: old * 150)


def places(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Yield the path of everything inside a value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield (*path, key)
        yield from places(inner, (*path, key))


def _at(body: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        body = body[key]
    return body


def _with(body: Any, path: tuple[Any, ...], change: Any) -> Any:
    made = copy.deepcopy(body)
    holder = _at(made, path[:-1])
    if change is None:
        del holder[path[-1]]
    else:
        holder[path[-1]] = change(holder[path[-1]])
    return made


@pytest.fixture
def description() -> Published:
    """Discord's own description."""
    if (known := published()) is None:
        pytest.skip(MISSING)
    return known


async def held(description: Published, api: Api, method: str, path: str, body: Any) -> None:
    """Send a correct body, then every changed one; fail if one is accepted that the description refuses."""
    assert description.why_not(method, path, body) == []
    assert (await api(method, path, body))[0] < 300
    taken = {}
    for what, wrong in changed(body):
        status, told = await api(method, path, wrong)
        if status >= 300:
            assert told["code"] in (30032, 50006, 50035), (what, told)
        elif not description.takes(method, path, wrong):
            taken[what] = description.why_not(method, path, wrong)
    assert taken == {}


@pytest.mark.parametrize("body", [LAYOUT, PLAIN], ids=["layout", "plain"])
async def test_a_message_that_the_description_refuses_is_refused(
    api: Api, place: str, description: Published, body: Json
) -> None:
    await held(description, api, "POST", f"/channels/{place}/messages", body)


async def test_a_command_that_the_description_refuses_is_refused(api: Api, description: Published) -> None:
    path = COMMANDS.format(guild="1000000000000000001")
    await held(description, api, "PUT", path, [COMMAND])
    await api("PUT", path, [])


async def test_a_thread_that_the_description_refuses_is_refused(api: Api, place: str, description: Published) -> None:
    body = {"name": "t", "type": 11, "auto_archive_duration": 60, "invitable": True}
    await held(description, api, "POST", f"/channels/{place}/threads", body)


@pytest.mark.parametrize(
    ("kind", "data"), [(4, LAYOUT), (9, MODAL), (8, CHOICES)], ids=["reply", "modal", "suggestions"]
)
async def test_a_first_answer_that_the_description_refuses_is_refused(
    server: Playground, api: Api, description: Published, kind: int, data: Json
) -> None:
    async with Raw(server, api) as raw:
        option = {"name": "what", "description": "What", "type": 3, "autocomplete": True}
        command = {"name": "raw", "description": "Raw", "options": [option]}
        await api("PUT", COMMANDS.format(guild=raw.guild["id"]), [command])
        taken, waiting = {}, []
        for what, wrong in changed({"type": kind, "data": data}):
            interaction = await raw.called(raw.ada.autocomplete("raw", "what") if kind == 8 else None)
            waiting.append(raw.waiting)
            path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
            status, told = await api("POST", path, wrong)
            if status != 204:
                assert told["code"] in (50006, 50035), (what, told)
            elif not description.takes("POST", path, wrong):
                taken[what] = description.why_not("POST", path, wrong)
        # The refused interactions end after three seconds.
        await asyncio.gather(*waiting, return_exceptions=True)
    assert taken == {}
