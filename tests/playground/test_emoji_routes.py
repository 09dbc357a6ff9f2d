"""The application's emojis: what Discord takes, what it refuses, and how the page shows them."""

from __future__ import annotations

import base64
import io
from typing import Any

import pytest
from PIL import Image

from playground import Playground, people
from playground.emoji_routes import MOST_EMOJIS
from tests.playground.conftest import Api

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("fits_published")]

ROUTE = f"/applications/{people.BOT}/emojis"


def png(size: int = 128, noise: int = 0) -> str:
    file = io.BytesIO()
    image = Image.effect_noise((size, size), noise) if noise else Image.new("RGBA", (size, size))
    image.save(file, "PNG", compress_level=0)
    return "data:image/png;base64," + base64.b64encode(file.getvalue()).decode()


@pytest.fixture(autouse=True)
def none_left(server: Playground) -> Any:
    yield
    for emoji in [*server.world.emojis.values()]:
        server.world.forget_emoji(emoji)


async def test_an_emoji_can_be_added_listed_renamed_and_deleted(api: Api, server: Playground) -> None:
    status, made = await api("POST", ROUTE, {"name": "ore", "image": png()})
    assert status == 201
    assert (await api("GET", ROUTE))[1]["items"] == [made]
    assert (await api("PATCH", f"{ROUTE}/{made['id']}", {"name": "iron"}))[1]["name"] == "iron"
    async with api.session.get(f"{server.url}/emojis/{made['id']}.png") as picture:
        assert picture.content_type == "image/png"
    assert await api("DELETE", f"{ROUTE}/{made['id']}") == (204, None)
    assert (await api("GET", f"{ROUTE}/{made['id']}"))[1]["code"] == 10014


@pytest.mark.parametrize("name", ["a", "a" * 33, "two words", "ö_ö", "", None])
async def test_a_name_that_discord_refuses(api: Api, name: str | None) -> None:
    assert (await api("POST", ROUTE, {"name": name, "image": png()}))[0] == 400


@pytest.mark.parametrize("image", [png(129), png(560, noise=90), "data:image/png;base64,AAAA", "AAAA", None])
async def test_a_picture_that_discord_refuses(api: Api, image: str | None) -> None:
    assert (await api("POST", ROUTE, {"name": "ore", "image": image}))[0] == 400


async def test_a_name_is_taken_once(api: Api) -> None:
    await api("POST", ROUTE, {"name": "ore", "image": png()})
    assert (await api("POST", ROUTE, {"name": "ore", "image": png()}))[0] == 400


async def test_there_is_a_limit(api: Api, server: Playground) -> None:
    _, made = await api("POST", ROUTE, {"name": "ore", "image": png()})
    for number in range(MOST_EMOJIS - 1):
        server.world.emojis[str(number)] = made | {"id": str(number), "name": f"n{number}"}
    assert (await api("POST", ROUTE, {"name": "wool", "image": png()}))[1]["code"] == 30008


async def test_the_emojis_of_another_application_are_refused(api: Api) -> None:
    assert (await api("GET", "/applications/1/emojis"))[0] == 403


def button(emoji: str) -> dict[str, Any]:
    row = {"type": 2, "style": 2, "custom_id": "x", "label": "2", "emoji": {"name": "ore", "id": emoji}}
    return {"flags": 1 << 15, "components": [{"type": 1, "components": [row]}]}


async def test_a_button_can_show_only_an_existing_emoji(api: Api, place: str) -> None:
    _, made = await api("POST", ROUTE, {"name": "ore", "image": png()})
    assert (await api("POST", f"/channels/{place}/messages", button(made["id"])))[0] == 200
    status, refused = await api("POST", f"/channels/{place}/messages", button("12345678901234567"))
    assert status == 400
    assert "Invalid emoji" in str(refused)


async def test_markup_in_a_label_is_a_violation(api: Api, server: Playground, place: str) -> None:
    row = {"type": 2, "style": 2, "custom_id": "x", "label": "2 <:ore:12345678901234567>"}
    body = {"flags": 1 << 15, "components": [{"type": 1, "components": [row]}]}
    await api("POST", f"/channels/{place}/messages", body)
    assert "markup" in server.world.violations[0]["what"]
