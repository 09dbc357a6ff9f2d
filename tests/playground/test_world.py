"""Changes around a bot: deleted channels, people and servers that come and go, languages, permissions."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import discord
import pytest
import pytest_asyncio
from aiohttp import WSMsgType

from playground import Failed, Person, Playground, Refusal, people, permissions
from tests.patience import PATIENCE, until
from tests.playground.bot import Bot
from tests.playground.conftest import Api, Json
from tests.playground.raw import Raw

pytestmark = pytest.mark.asyncio(loop_scope="session")

MEMBERS = 1 << 1
BEN = people.user_id("Ben")


@pytest_asyncio.fixture(loop_scope="session", autouse=True)
async def as_before(server: Playground, ada: Person):  # type: ignore[no-untyped-def]
    """Reset people after each test: all are members, use English and accept direct messages."""
    yield
    world = server.world
    for guild, users in [*world.absent.items()]:
        for user in [*users]:
            name = world.users[user]["global_name"]
            await ada.control("POST", "/members", {"guild": guild, "name": name, "here": True})
    for name in people.NAMES:
        await ada.control("POST", f"/people/{name}/settings", {"locale": "en-US", "direct": True})


# -- deleting ------------------------------------------------------------------------------------------------


async def test_a_thread_is_deleted(ada: Person, bot: Bot, api: Api, place: str) -> None:
    _, made = await api("POST", f"/channels/{place}/threads", {"name": "t", "type": 11})
    await until(lambda: bot.get_channel(int(made["id"])))
    await api("POST", f"/channels/{made['id']}/messages", {"content": "x"})
    await ada.control("DELETE", f"/channels/{made['id']}")
    await until(lambda: bot.get_channel(int(made["id"])) is None)
    status, body = await api("POST", f"/channels/{made['id']}/messages", {"content": "x"})
    assert (status, body["code"]) == (404, 10003)
    with pytest.raises(Refusal, match="no such channel"):
        await ada.messages(made["id"])


async def test_a_channel_is_deleted_with_its_threads_and_pictures(
    ada: Person, bot: Bot, api: Api, place: str, server: Playground
) -> None:
    _, thread = await api("POST", f"/channels/{place}/threads", {"name": "t", "type": 11})
    message = (await ada.command("new", game="catan")).message
    assert message is not None
    picture = message.pictures[0]["attachment_id"]
    await until(lambda: bot.get_channel(int(thread["id"])))
    await ada.control("DELETE", f"/channels/{place}")
    await until(lambda: bot.get_channel(int(place)) is None and bot.get_channel(int(thread["id"])) is None)
    assert (await api("GET", f"/channels/{thread['id']}"))[1]["code"] == 10003
    assert server.world.store.file(picture) is None
    with pytest.raises(Refusal):
        await ada.click(message, "Join")


async def test_message_of_a_deleted_thread_no_longer_shows_it(ada: Person, bot: Bot, api: Api, place: str) -> None:
    said = await ada.say("let us talk")
    _, made = await api("POST", f"/channels/{place}/messages/{said.id}/threads", {"name": "t"})
    assert (await ada.look(said)).payload["thread"]["id"] == made["id"]
    await ada.control("DELETE", f"/channels/{made['id']}")
    assert (await ada.look(said)).payload["thread"] is None


async def test_the_bot_needs_permission_to_delete(server: Playground, ada: Person, api: Api, place: str) -> None:
    _, thread = await api("POST", f"/channels/{place}/threads", {"name": "t", "type": 11})
    for id_, needed in ((thread["id"], "manage_threads"), (place, "manage_channels")):
        assert (await api("DELETE", f"/channels/{id_}"))[1]["code"] == 50013
        await ada.control("POST", "/permissions", {"channel": place, "allow": [needed]})
        assert (await api("DELETE", f"/channels/{id_}"))[0] == 200
    assert place not in server.world.channels


async def test_channel_can_be_deleted_before_the_answer(server: Playground, api: Api) -> None:
    async with Raw(server, api) as raw:
        found = await raw.called()
        await raw.ada.control("DELETE", f"/channels/{raw.ada.channel}")
        assert (await raw.event("CHANNEL_DELETE"))["id"] == raw.ada.channel
        status, body = await raw.answer(found, 4, {"content": "x"})
        assert (status, body["code"]) == (404, 10003)
        await raw.ada.control("POST", "/clock", {"forward": 3.1})
        with pytest.raises(Failed):
            await raw.waiting
    assert [each for each in server.world.violations if found["id"] in each["where"]] == []


async def test_new_channel_causes_an_event(ada: Person, bot: Bot) -> None:
    made = await ada.control("POST", "/channels", {"name": "Side room"})
    assert made["name"] == "side-room"
    await until(lambda: bot.get_channel(int(made["id"])))


# -- direct messages -----------------------------------------------------------------------------------------


async def test_direct_message_is_visible_to_its_recipient_only(ada: Person, ben: Person, bot: Bot) -> None:
    user = await bot.fetch_user(int(BEN))
    sent = await user.send("psst")
    inbox = await ben.direct()
    assert str(sent.channel.id) == inbox
    (seen,) = [each for each in await ben.messages(inbox) if each.id == str(sent.id)]
    assert (seen.text, seen.pings) == ("psst", [BEN])
    assert "guild_id" not in seen.payload
    with pytest.raises(Refusal):
        await ada.messages(inbox)
    await sent.edit(content="psst!")
    assert (await ben.look(seen)).text == "psst!"


async def test_button_in_a_direct_message_can_be_pressed(ben: Person, bot: Bot) -> None:
    inbox = await ben.direct()
    message = (await ben.command("count", where=inbox)).message
    assert message is not None
    told = (await ben.click(message, "Count 0")).message
    assert told is not None
    assert "Counted to 1" in told.text


async def test_commands_for_guilds_only_are_not_offered_in_direct_messages(
    ben: Person, bot: Bot, server: Playground
) -> None:
    inbox = await ben.direct()
    command = next(each for each in server.world.commands[""] if each["name"] == "count")
    command["contexts"] = [0]
    offered = [each["path"] for each in await ben.control("GET", f"/people/Ben/commands?channel={inbox}")]
    command["contexts"] = None
    assert "new" in offered
    assert "count" not in offered


async def test_an_interaction_in_a_direct_message_comes_from_a_user(server: Playground, bot: Bot, ben: Person) -> None:
    heard: list[discord.Interaction[Any]] = []

    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        heard.append(interaction)

    bot.add_listener(on_interaction)
    await ben.command("count", where=await ben.direct())
    bot.remove_listener(on_interaction)
    (found,) = heard
    assert found.guild_id is None
    assert isinstance(found.user, discord.User)
    assert found.context.dm_channel
    assert isinstance(found.channel, discord.DMChannel)


async def test_person_who_refuses_direct_messages_gets_none(ada: Person, bot: Bot, api: Api) -> None:
    user = await bot.fetch_user(int(BEN))
    await ada.control("POST", "/people/Ben/settings", {"direct": False})
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("x")
    assert closed.value.code == 50007
    await ada.control("POST", "/people/Ben/settings", {"direct": True})
    for guild in (await ada.control("GET", "/state"))["guilds"]:
        await ada.control("POST", "/members", {"guild": guild["id"], "name": "Ben", "here": False})
    with pytest.raises(discord.Forbidden) as strange:
        await user.send("x")
    assert strange.value.code == 50278
    for stranger in (people.BOT, "1"):
        _, body = await api("POST", "/users/@me/channels", {"recipient_id": stranger})
        assert body["code"] == 50033


# -- languages -----------------------------------------------------------------------------------------------


async def test_an_interaction_carries_the_languages_of_the_person_and_the_server(server: Playground, api: Api) -> None:
    async with Raw(server, api) as raw:
        await raw.ada.control("POST", "/people/Ada/settings", {"locale": "de"})
        await raw.ada.control("POST", f"/guilds/{raw.guild['id']}", {"locale": "fr"})
        assert (await raw.event("GUILD_UPDATE"))["preferred_locale"] == "fr"
        found = await raw.called()
        assert (found["locale"], found["guild_locale"]) == ("de", "fr")
        await raw.answer(found, 4, {"content": "x"})
        await raw.waiting
        with pytest.raises(Refusal, match="tlh"):
            await raw.ada.control("POST", "/people/Ada/settings", {"locale": "tlh"})


# -- members -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("intents", "told"), [(1, False), (1 | MEMBERS, True)])
async def test_leaving_member_is_reported_only_to_bots_with_the_intent(
    server: Playground, api: Api, intents: int, told: bool
) -> None:
    async with Raw(server, api, intents) as raw:
        for here in (False, True):
            await raw.ada.control("POST", "/members", {"guild": raw.guild["id"], "name": "Ben", "here": here})
        await raw.ada.control("POST", "/channels", {"guild": raw.guild["id"], "name": "last"})
        heard = await events_until(raw, "CHANNEL_CREATE")
        assert [each for each in heard if "MEMBER" in each] == ["GUILD_MEMBER_REMOVE", "GUILD_MEMBER_ADD"] * told


async def events_until(raw: Raw, last: str) -> list[str]:
    heard: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while not heard or heard[-1] != last:
            frame = await raw.socket.receive()
            assert frame.type is WSMsgType.TEXT
            heard.append(str(json.loads(frame.data)["t"]))
    return heard


async def test_former_member_sees_and_does_nothing_there(
    ada: Person, ben: Person, bot: Bot, api: Api, server: Playground, place: str
) -> None:
    message = (await ada.command("new", game="catan")).message
    assert message is not None
    guild = server.world.channels[place]["guild_id"]
    await ada.control("POST", "/members", {"guild": guild, "name": "Ben", "here": False})
    for act in (ben.messages(), ben.say("x"), ben.command("new", game="catan"), ben.click(message, "Join")):
        with pytest.raises(Refusal):
            await act
    assert (await api("GET", f"/guilds/{guild}/members/{BEN}"))[1]["code"] == 10007
    assert (await api("GET", f"/guilds/{guild}"))[1]["member_count"] == len(people.NAMES)
    pinged = (await ada.select(message, BEN, which="who")).message
    assert pinged is not None
    assert pinged.pings == []


async def test_the_bot_is_removed_and_invited_again(ada: Person, bot: Bot, api: Api, server: Playground) -> None:
    guild = await ada.control("POST", "/guilds", {"name": "Another"})
    id_, channel = guild["id"], str(int(guild["id"]) + 1000)
    await until(lambda: bot.get_guild(int(id_)))
    message = (await ada.command("count", where=channel)).message
    assert message is not None
    await ada.control("POST", "/members", {"guild": id_, "name": "Stammtisch", "here": False})
    await until(lambda: bot.get_guild(int(id_)) is None)
    assert (await api("GET", f"/guilds/{id_}"))[1]["code"] == 10004
    assert (await api("POST", f"/channels/{channel}/messages", {"content": "x"}))[1]["code"] == 50001
    for act in (ada.command("count", where=channel), ada.click(message, "Count 0")):
        with pytest.raises(Refusal, match="not in this server"):
            await act
    await ada.control("POST", "/members", {"guild": id_, "name": "Stammtisch", "here": True})
    await until(lambda: bot.get_guild(int(id_)))
    assert (await ada.click(message, "Count 0")).message is not None


async def test_the_bot_leaves_by_itself(ada: Person, bot: Bot) -> None:
    guild = await ada.control("POST", "/guilds", {"name": "Short"})
    await until(lambda: bot.get_guild(int(guild["id"])))
    known = bot.get_guild(int(guild["id"]))
    assert known is not None
    await known.leave()
    await until(lambda: bot.get_guild(int(guild["id"])) is None)


# -- rights --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("denied", ["view_channel", "send_messages", "create_public_threads"])
async def test_interaction_has_the_true_permissions_of_both(server: Playground, api: Api, denied: str) -> None:
    async with Raw(server, api) as raw:
        bit = permissions.bits(denied)
        for name, person_may, bot_may in (
            ("Ada", False, True),
            ("Stammtisch", True, False),
            ("everyone", False, False),
        ):
            body = {"channel": raw.ada.channel, "name": name}
            if denied != "view_channel" or name == "Stammtisch":
                await raw.ada.control("POST", "/permissions", body | {"deny": [denied]})
                found = await raw.called()
                assert bool(int(found["member"]["permissions"]) & bit) is person_may
                assert bool(int(found["app_permissions"]) & bit) is bot_may
                await raw.answer(found, 4, {"content": "x", "flags": 64})
                await raw.waiting
            await raw.ada.control("POST", "/permissions", body)


async def test_channel_is_hidden_from_people_who_cannot_see_it(ada: Person, ben: Person, bot: Bot, place: str) -> None:
    message = (await ada.command("count")).message
    assert message is not None
    await ada.control("POST", "/permissions", {"channel": place, "name": "Ben", "deny": ["view_channel"]})
    for act in (ben.messages(), ben.say("x"), ben.command("count"), ben.click(message, "Count 0")):
        with pytest.raises(Refusal, match="can't see"):
            await act
    await ada.control("POST", "/permissions", {"channel": place, "name": "Ben"})
    assert (await ben.click(message, "Count 0")).message is not None


async def test_person_who_cannot_write_can_press_and_use_commands(
    ada: Person, ben: Person, bot: Bot, place: str
) -> None:
    await ada.control("POST", "/permissions", {"channel": place, "name": "Ben", "deny": ["send_messages"]})
    with pytest.raises(Refusal, match="can't write"):
        await ben.say("x")
    assert (await ben.command("count")).message is not None


async def test_one_member_can_be_permitted_what_everyone_is_denied(ada: Person, ben: Person, place: str) -> None:
    await ada.control("POST", "/permissions", {"channel": place, "name": "everyone", "deny": ["send_messages"]})
    await ada.control("POST", "/permissions", {"channel": place, "name": "Ben", "allow": ["send_messages"]})
    assert (await ben.say("x")).text == "x"
    with pytest.raises(Refusal, match="can't write"):
        await ada.say("x")


async def test_hidden_channel_refuses_every_act(server: Playground, ada: Person, place: str) -> None:
    await ada.control("POST", "/permissions", {"channel": place, "name": "Ben", "deny": ["view_channel"]})
    assert server.world.may(BEN, server.world.channels[place]) == 0


async def test_changes_survive_a_restart(tmp_path: Any) -> None:
    for rounds in (1, 2):
        server = Playground(port=0, store=tmp_path / "playground.sqlite3")
        await server.start()
        async with Person(server.url, "Ada") as ada:
            if rounds == 1:
                await ada.control("POST", "/people/Ben/settings", {"locale": "de", "direct": False})
                await ada.control("DELETE", "/channels/spielwiese")
                await ada.say("x")
                await ada.control("POST", "/members", {"name": "Ben", "here": False})
                await ada.direct()
            state: Json = await ada.control("GET", "/state")
            assert state["tastes"][BEN] == {"id": BEN, "locale": "de", "direct": False}
            assert state["absent"] == {people.GUILD: [BEN]}
            assert [each.get("name") for each in state["channels"]] == ["stammtisch", "nebenzimmer", None]
        await server.close()


async def test_private_thread_is_visible_to_its_members_and_moderators(
    server: Playground, ada: Person, ben: Person, api: Api, place: str
) -> None:
    status, thread = await api("POST", f"/channels/{place}/threads", {"name": "Quiet", "type": 12, "invitable": False})
    assert status == 201
    assert not thread["thread_metadata"]["invitable"]
    assert not [each for each in await ben.messages() if each.payload["type"] == 18], "no client is told of it"
    status, _ = await api("POST", f"/channels/{thread['id']}/messages", {"content": "psst"})
    assert status == 200
    assert [each.text for each in await ada.messages(thread["id"])] == ["psst"], "a moderator"
    with pytest.raises(Refusal, match="can't see"):
        await ben.messages(thread["id"])
    member = f"/channels/{thread['id']}/thread-members/{people.user_id('Ben')}"
    assert (await api("PUT", member))[0] == 204
    assert [each.text for each in await ben.messages(thread["id"])] == ["psst"]
    assert server.world.joined[thread["id"]] == [people.BOT, people.user_id("Ben")]
    assert (await api("DELETE", member))[0] == 204
    with pytest.raises(Refusal, match="can't see"):
        await ben.messages(thread["id"])


async def test_person_who_cannot_see_the_channel_cannot_join_its_threads(ada: Person, api: Api, place: str) -> None:
    _, thread = await api("POST", f"/channels/{place}/threads", {"name": "Quiet", "type": 12})
    await ada.control("POST", "/permissions", {"channel": place, "name": "Ben", "deny": ["view_channel"]})
    member = f"/channels/{thread['id']}/thread-members/{people.user_id('Ben')}"
    assert (await api("PUT", member))[0] == 403
    await ada.control("POST", "/permissions", {"channel": place, "deny": ["create_private_threads"]})
    assert (await api("POST", f"/channels/{place}/threads", {"name": "Quiet", "type": 12}))[0] == 403
    assert (await api("POST", f"/channels/{place}/threads", {"name": "Open"}))[0] == 201
