"""Forums: posts, tags, and Discord's refusals of them."""

from __future__ import annotations

import pytest
import pytest_asyncio

from playground import Person, Playground, Refusal
from tests.playground.conftest import Api, Json

pytestmark = pytest.mark.asyncio(loop_scope="session")

POST: Json = {"name": "A game", "message": {"content": "Who plays?"}}


@pytest_asyncio.fixture(loop_scope="session")
async def forum(server: Playground, ada: Person) -> str:
    """Return a forum with the tags *open* and *staff*, the second for moderators."""
    made = await ada.control("POST", "/channels", {"name": "games", "forum": True})
    tags = [{"name": "open"}, {"name": "staff", "moderated": True}]
    await ada.control("POST", "/forum", {"channel": made["id"], "tags": tags})
    return str(made["id"])


def ids(server: Playground, forum: str) -> list[str]:
    return [tag["id"] for tag in server.world.channels[forum]["available_tags"]]


async def test_the_first_message_has_the_id_of_its_post(server: Playground, api: Api, forum: str) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    message = {"flags": 1 << 15, "components": [gallery], "attachments": [{"id": "0", "filename": "a.png"}]}
    body = {"name": "A game", "applied_tags": ids(server, forum)[:1], "message": message}
    status, made = await api("POST", f"/channels/{forum}/threads", body, a_png=b"picture")
    assert (status, made["type"], made["parent_id"]) == (201, 11, forum)
    assert made["message"]["id"] == made["id"] == made["message"]["channel_id"]
    assert made["applied_tags"] == ids(server, forum)[:1]
    assert (await api("GET", f"/channels/{made['id']}/messages/{made['id']}"))[0] == 200


async def test_faulty_posts_are_refused(server: Playground, api: Api, ada: Person, forum: str) -> None:
    path, tags = f"/channels/{forum}/threads", ids(server, forum)
    asked = [
        (POST | {"applied_tags": [str(number) for number in range(6)]}, 400, 50035),
        (POST | {"applied_tags": ["5"]}, 400, 50035),
        (POST | {"applied_tags": tags[1:]}, 403, 50013),
        ({"name": "A game"}, 400, 50035),
        (POST | {"message": {}}, 400, 50006),
    ]
    for body, status, code in asked:
        found = await api("POST", path, body)
        assert (found[0], found[1]["code"]) == (status, code), body
    await ada.control("POST", "/forum", {"channel": forum, "require_tag": True})
    assert (await api("POST", path, POST))[1]["code"] == 40067
    assert (await api("POST", f"/channels/{forum}/messages", {"content": "x"}))[1]["code"] == 50008
    assert not [each for each in server.world.channels.values() if each.get("parent_id") == forum]


async def test_tags_are_edited_as_a_list(server: Playground, api: Api, ada: Person, forum: str) -> None:
    path, (first, _) = f"/channels/{forum}", ids(server, forum)
    assert (await api("PATCH", path, {"available_tags": []}))[1]["code"] == 50013
    await ada.control("POST", "/permissions", {"channel": forum, "allow": ["manage_channels"]})
    _, made = await api("POST", f"{path}/threads", POST | {"applied_tags": [first]})
    _, changed = await api("PATCH", path, {"available_tags": [{"id": first, "name": "free"}, {"name": "new"}]})
    assert [tag["name"] for tag in changed["available_tags"]] == ["free", "new"]
    assert changed["available_tags"][0]["id"] == first
    too_many = [{"name": str(number)} for number in range(21)]
    assert (await api("PATCH", path, {"available_tags": too_many}))[1]["code"] == 50035
    assert (await api("PATCH", path, {"available_tags": [{"name": "a"}, {"name": "a"}]}))[1]["code"] == 40061
    assert (await api("PATCH", path, {"available_tags": [{"name": "a", "id": "5"}]}))[1]["code"] == 50035
    await api("PATCH", path, {"available_tags": []})
    assert server.world.channels[made["id"]]["applied_tags"] == []


async def test_an_archived_post_is_opened_with_its_change(
    server: Playground, api: Api, ada: Person, forum: str
) -> None:
    _, made = await api("POST", f"/channels/{forum}/threads", POST)
    path, tags = f"/channels/{made['id']}", ids(server, forum)[:1]
    assert (await api("PATCH", path, {"archived": True, "applied_tags": tags}))[0] == 200
    assert (await api("PATCH", path, {"applied_tags": []}))[1]["code"] == 50083
    assert (await api("PATCH", path, {"applied_tags": [], "archived": False}))[0] == 200
    await ada.control("POST", "/thread", {"channel": made["id"], "archived": True, "locked": True})
    assert (await api("PATCH", path, {"archived": False}))[1]["code"] == 50013


async def test_the_post_of_another_is_opened_but_not_closed(
    server: Playground, api: Api, ada: Person, forum: str
) -> None:
    body = {"channel": forum, "name": "Mine", "content": "Hello", "tags": ids(server, forum)[:1]}
    made = await ada.control("POST", "/people/Ada/posts", body)
    path = f"/channels/{made['id']}"
    assert (await api("PATCH", path, {"archived": True}))[1]["code"] == 50013
    assert (await api("PATCH", path, {"applied_tags": []}))[1]["code"] == 50013
    await ada.control("POST", "/thread", {"channel": made["id"], "archived": True})
    assert (await api("PATCH", path, {"archived": False}))[0] == 200


async def test_people_write_and_command_in_posts_alone(ada: Person, forum: str) -> None:
    for attempt in (ada.say("x", channel=forum), ada.command("new", where=forum)):
        with pytest.raises(Refusal):
            await attempt
