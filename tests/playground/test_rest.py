"""Routes without interactions: edits, permissions, threads, quotas, injected failures, forms of answers."""

from __future__ import annotations

import asyncio
import io

import aiohttp
import discord
import pytest
from PIL import Image

from playground import Person, Playground, Refusal, people
from tests.patience import until
from tests.playground.bot import Bot
from tests.playground.conftest import Api

pytestmark = pytest.mark.asyncio(loop_scope="session")

V2 = 1 << 15
GENERAL = "1000000000000001001"


def png(colour: str = "red") -> bytes:
    data = io.BytesIO()
    Image.new("RGB", (30, 20), colour).save(data, "PNG")
    return data.getvalue()


def layout(*urls: str, words: str = "x") -> dict[str, object]:
    items = [{"media": {"url": url}} for url in urls]
    return {
        "flags": V2,
        "components": [{"type": 10, "content": words}] + ([{"type": 12, "items": items}] if urls else []),
    }


async def test_a_wrong_token_is_refused(server: Playground) -> None:
    stranger = Api(server, token="wrong")
    status, body = await stranger("GET", "/users/@me")
    assert (status, body["code"]) == (401, 0)
    await stranger.session.close()


async def test_an_unknown_route_is_a_violation(server: Playground, api: Api) -> None:
    status, body = await api("GET", "/nowhere")
    assert (status, body["code"]) == (404, 0)
    assert server.world.violations[0]["where"] == "GET /nowhere"


async def test_picture_is_stored_with_its_size_and_served(api: Api, server: Playground, place: str) -> None:
    body = layout("attachment://a.png") | {"attachments": [{"id": "0", "filename": "a.png"}]}
    _, made = await api("POST", f"/channels/{place}/messages", body, a_png=png())
    media = made["components"][1]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (30, 20, "image/png")
    assert made["attachments"] == []
    async with aiohttp.ClientSession() as session, session.get(media["url"]) as response:
        assert await response.read() == png()
        assert response.content_type == "image/png"


async def test_an_edit_keeps_or_replaces_the_picture(server: Playground, api: Api, place: str) -> None:
    path = f"/channels/{place}/messages"
    _, made = await api("POST", path, layout("attachment://a.png") | {"attachments": [{"id": "0"}]}, a_png=png())
    first = made["components"][1]["items"][0]["media"]["url"]
    _, kept = await api("PATCH", f"{path}/{made['id']}", layout("attachment://a.png", words="y"))
    assert kept["components"][1]["items"][0]["media"]["url"] == first
    _, kept = await api("PATCH", f"{path}/{made['id']}", layout(first, words="z"))
    assert kept["components"][1]["items"][0]["media"]["attachment_id"]
    changed = layout("attachment://b.png") | {"attachments": [{"id": "0"}]}
    _, other = await api("PATCH", f"{path}/{made['id']}", changed, b_png=png("blue"))
    assert other["components"][1]["items"][0]["media"]["url"].endswith("/b.png")
    assert server.world.store.file(first.split("/")[-2]) is None
    status, body = await api("PATCH", f"{path}/{made['id']}", layout("attachment://a.png"))
    assert (status, body["code"]) == (400, 50035)


async def test_a_layout_stays_a_layout(api: Api, place: str) -> None:
    path = f"/channels/{place}/messages"
    _, made = await api("POST", path, layout())
    status, body = await api("PATCH", f"{path}/{made['id']}", {"content": "plain again"})
    assert (status, body["code"]) == (400, 50035)
    _, plain = await api("POST", path, {"content": "plain"})
    status, body = await api("PATCH", f"{path}/{plain['id']}", layout())
    assert (status, body["code"]) == (400, 50035)
    status, body = await api("PATCH", f"{path}/{plain['id']}", layout() | {"content": None})
    assert (status, body["content"], body["flags"]) == (200, "", V2)


async def test_old_messages_can_be_edited_three_times_in_six_seconds(server: Playground, api: Api, place: str) -> None:
    path = f"/channels/{place}/messages"
    _, made = await api("POST", path, {"content": "0"})
    for n in range(5):
        assert (await api("PATCH", f"{path}/{made['id']}", {"content": str(n)}))[0] == 200
    server.world.clock.offset += 3601
    for n in range(3):
        assert (await api("PATCH", f"{path}/{made['id']}", {"content": str(n)}))[0] == 200
    status, body = await api("PATCH", f"{path}/{made['id']}", {"content": "4"})
    assert (status, body["code"]) == (429, 30046)
    assert 0 < body["retry_after"] <= 6
    server.world.clock.offset += 6
    assert (await api("PATCH", f"{path}/{made['id']}", {"content": "5"}))[0] == 200


async def test_permissions_can_be_removed(ada: Person, api: Api, place: str, bot: Bot) -> None:
    path = f"/channels/{place}/messages"
    seen = bot.get_channel(int(place))
    assert isinstance(seen, discord.TextChannel)
    for denied, body, files, code in (
        ("send_messages", {"content": "x"}, {}, 50013),
        ("attach_files", {"content": "x"}, {"a_png": png()}, 50013),
        ("view_channel", {"content": "x"}, {}, 50001),
    ):
        await ada.control("POST", "/permissions", {"channel": place, "deny": [denied]})
        status, told = await api("POST", path, body, **files)
        assert (status, told["code"]) == (403, code)
        await until(lambda gone=denied: not getattr(seen.permissions_for(seen.guild.me), gone))  # type: ignore[misc]
    await ada.control("POST", "/permissions", {"channel": place, "deny": []})
    assert (await api("POST", path, {"content": "x"}))[0] == 200


async def test_archived_thread_refuses_edits_and_reopens_on_a_message(ada: Person, api: Api, place: str) -> None:
    _, thread = await api("POST", f"/channels/{place}/threads", {"name": "t", "type": 11})
    path = f"/channels/{thread['id']}/messages"
    _, made = await api("POST", path, {"content": "x"})
    await api("PATCH", f"/channels/{thread['id']}", {"archived": True})
    status, body = await api("PATCH", f"{path}/{made['id']}", {"content": "y"})
    assert (status, body["code"]) == (400, 50083)
    assert (await api("POST", path, {"content": "z"}))[0] == 200
    _, now = await api("GET", f"/channels/{thread['id']}")
    assert now["thread_metadata"]["archived"] is False
    await ada.control("POST", "/thread", {"channel": thread["id"], "archived": True, "locked": True})
    status, body = await api("POST", path, {"content": "z"})
    assert (status, body["code"]) == (400, 50083)


async def test_history_is_newest_first_and_without_ephemerals(api: Api, place: str, ada: Person, bot: Bot) -> None:
    await ada.say("one")
    await ada.command("secret")
    await ada.say("two")
    _, found = await api("GET", f"/channels/{place}/messages?limit=10")
    assert [each["content"] for each in found] == ["two", "one"]
    _, found = await api("GET", f"/channels/{place}/messages?before={found[0]['id']}")
    assert [each["content"] for each in found] == ["one"]


async def test_only_own_messages_can_be_changed(api: Api, place: str, ada: Person) -> None:
    theirs = await ada.say("mine")
    path = f"/channels/{place}/messages/{theirs.id}"
    status, body = await api("PATCH", path, {"content": "x"})
    assert (status, body["code"]) == (403, 50005)
    status, body = await api("DELETE", path)
    assert (status, body["code"]) == (403, 50013)


async def test_nonce_identifies_a_message_of_the_bot_for_some_minutes(server: Playground, api: Api, place: str) -> None:
    body = {"content": "x", "nonce": "g1-r2", "enforce_nonce": True}
    first = (await api("POST", f"/channels/{place}/messages", body))[1]
    second = (await api("POST", f"/channels/{place}/messages", body))[1]
    elsewhere = (await api("POST", f"/channels/{GENERAL}/messages", body))[1]
    assert first["id"] == second["id"] == elsewhere["id"]
    server.world.clock.offset += 301
    assert (await api("POST", f"/channels/{place}/messages", body))[1]["id"] != first["id"]


@pytest.mark.parametrize("granted", [False, True])
@pytest.mark.parametrize(("parse", "called"), [(None, True), ([], False), (["users"], False), (["everyone"], True)])
async def test_everyone_is_pinged_only_if_permitted_and_allowed_by_the_message(
    ada: Person, api: Api, place: str, granted: bool, parse: list[str] | None, called: bool
) -> None:
    allow = ["mention_everyone"] if granted else []
    await ada.control("POST", "/permissions", {"channel": place, "allow": allow})
    body = {"content": "@everyone"} | ({} if parse is None else {"allowed_mentions": {"parse": parse}})
    _, made = await api("POST", f"/channels/{place}/messages", body)
    (seen,) = await ada.messages()
    assert made["mention_everyone"] is (granted and called)
    assert (people.user_id("Ben") in seen.pings) is (granted and called)


async def test_discord_py_waits_out_a_429_and_retries_a_500(
    ada: Person, bot: Bot, place: str, server: Playground
) -> None:
    channel = bot.get_partial_messageable(int(place))
    await ada.control("POST", "/faults", {"path": "POST /channels/.*/messages", "status": 500})
    await ada.control("POST", "/faults", {"path": "POST /channels/.*/messages", "status": 429, "retry_after": 0.02})
    sent = await channel.send("in the end")
    assert [each.text for each in await ada.messages()] == ["in the end"]
    lines = [call for call in server.world.calls if call["line"].endswith(f"/{place}/messages")]
    assert [(call["status"], call["injected"]) for call in lines] == [(500, True), (429, True), (200, False)]
    assert sent.id


async def test_an_injected_403_and_a_lost_answer(ada: Person, bot: Bot, place: str) -> None:
    channel = bot.get_partial_messageable(int(place))
    await ada.control("POST", "/faults", {"path": place, "status": 403, "code": 50013})
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("x")
    assert caught.value.code == 50013
    await ada.control("POST", "/faults", {"path": place, "status": 500, "lost": True})
    await channel.send("once", nonce="n")
    assert [each.text for each in await ada.messages()] == ["once"]


async def test_quotas_refuse_the_sixth_message(ada: Person, api: Api, place: str) -> None:
    await ada.control("POST", "/quotas", {"strict": True})
    answers = [await api("POST", f"/channels/{place}/messages", {"content": "x"}) for _ in range(6)]
    await ada.control("POST", "/quotas", {"strict": False})
    assert [status for status, _ in answers] == [200] * 5 + [429]
    assert 0 < answers[-1][1]["retry_after"] <= 5


@pytest.mark.parametrize("lost", [False, True])
@pytest.mark.parametrize(
    ("cut", "error"), [("close", aiohttp.ServerDisconnectedError), ("reset", aiohttp.ClientOSError)]
)
async def test_a_connection_breaks_before_or_after_the_message_is_there(
    ada: Person, bot: Bot, place: str, cut: str, error: type[Exception], lost: bool
) -> None:
    await ada.control("POST", "/faults", {"path": place, "cut": cut, "lost": lost})
    with pytest.raises(error):
        await bot.get_partial_messageable(int(place)).send("once")
    assert [each.text for each in await ada.messages()] == ["once"] * lost
    log = await ada.control("GET", "/calls")
    assert (log[-1]["status"], log[-1]["injected"]) == (444, True)


async def test_late_answer_of_a_message_that_exists_already(ada: Person, api: Api, place: str) -> None:
    await ada.control("POST", "/faults", {"path": place, "delay": 0.5, "lost": True})
    sending = asyncio.ensure_future(api("POST", f"/channels/{place}/messages", {"content": "there"}))
    await ada.wait_for(lambda each: each.text == "there")
    assert not sending.done()
    assert (await sending)[0] == 200


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (400, 40060), (404, 10062), (503, 0)])
async def test_acknowledgement_arrives_and_is_reported_as_failed(
    ada: Person, bot: Bot, server: Playground, status: int, code: int
) -> None:
    await ada.control("POST", "/faults", {"path": "callback", "status": status, "code": code, "lost": True})
    told = await ada.command("secret")
    assert told.message is not None
    assert told.message.text == "Pssst"
    answers = [call for call in server.world.calls if "callback" in call["line"] and call["injected"]]
    assert answers[-1]["status"] == status
    # The library tries again after a fault of the server. Its second answer belongs to no later test.
    if status == 503:
        await until(lambda: any("40060" in one["what"] for one in server.world.violations))


async def test_wait_of_minutes_is_reported_in_full(ada: Person, bot: Bot, place: str) -> None:
    await ada.control("POST", "/faults", {"path": place, "status": 429, "retry_after": 600})
    with pytest.raises(discord.RateLimited) as caught:
        await bot.get_partial_messageable(int(place)).send("x")
    assert caught.value.retry_after == 600


async def test_unknown_fault_is_refused(ada: Person) -> None:
    for facts in ({"cut": "slowly"}, {"colour": "red"}):
        with pytest.raises(Refusal):
            await ada.control("POST", "/faults", facts)
