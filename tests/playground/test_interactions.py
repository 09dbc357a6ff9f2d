"""A real discord.py client: commands, components, modals, autocomplete, ephemeral messages, files, threads."""

from __future__ import annotations

import asyncio

import pytest

from playground import Failed, Person, Playground, Refusal
from tests.playground.bot import GAMES, Bot
from tests.playground.conftest import Api
from tests.playground.raw import Raw

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bot")]


async def test_a_command_answers_with_a_layout_and_a_picture(server: Playground, ada: Person) -> None:
    answer = await ada.command("new", game="carcassonne", opponents=2)
    message = answer.message
    assert message is not None
    assert "turn 23" in message.text
    assert [*message.buttons] == ["Join", "Private", "Ask me", "Late", "No"]
    assert [(each["width"], each["height"], each["description"]) for each in message.pictures] == [
        (600, 480, "the board"),
        (600, 480, "a thumbnail"),
    ]
    assert message.payload["attachments"] == []
    assert message.payload["interaction"]["name"] == "new"
    assert server.world.violations == []


async def test_a_deferred_update_brings_a_new_picture(ada: Person, ben: Person) -> None:
    message = (await ada.command("new", game="catan")).message
    assert message is not None
    before = message.pictures[0]["url"]
    after = await ben.settled(await ben.click(message, "Join"))
    assert after.id == message.id
    assert after.pictures[0]["url"] != before
    assert after.pictures[0]["url"].endswith("/board-2.png")


async def test_deferred_reply_shows_thinking_until_it_is_edited(ada: Person, ben: Person) -> None:
    answer = await ada.command("thinking", private=True)
    assert answer.kind == 5
    assert answer.message is not None
    assert answer.message.loading
    settled = await ada.settled(answer)
    assert settled.ephemeral
    assert settled.pictures
    assert await ben.messages() == []


async def test_only_its_recipient_sees_an_ephemeral_message(ada: Person, ben: Person) -> None:
    message = (await ada.command("new", game="catan")).message
    assert message is not None
    await ben.click(message, "Private")
    assert (await ben.wait_for(lambda each: each.text == "And this")).ephemeral
    assert [each.text for each in await ben.messages()][1:] == ["Only for you", "And this"]
    assert len(await ada.messages()) == 1
    private = (await ben.messages())[1]
    await ben.delete(private)
    assert [each.text for each in await ben.messages()][1:] == ["And this"]


async def test_modal_is_submitted_with_its_values(ada: Person) -> None:
    message = (await ada.command("new", game="catan")).message
    assert message is not None
    asked = await ada.click(message, "Ask me")
    assert asked.modal is not None
    assert asked.modal["title"] == "A question"
    with pytest.raises(Refusal, match="1 to 20"):
        await ada.submit(asked, {"Your name": "x" * 21, "game": "catan"})
    with pytest.raises(Refusal, match="not offered"):
        await ada.submit(asked, {"Your name": "Ada", "game": "chess"})
    told = await ada.submit(asked, {"Your name": "Ada", "Which game": ["dominion"]})
    assert told.message is not None
    assert told.message.text == "Ada plays dominion"


async def test_selects_accept_only_offered_values(ada: Person) -> None:
    message = (await ada.command("new", game="catan")).message
    assert message is not None
    told = (await ada.select(message, "Place 1", "p3", which="Where?")).message
    assert told is not None
    assert told.text == "Chose p1, p3"
    with pytest.raises(Refusal, match="choose 1 to 2"):
        await ada.select(message, "p1", "p2", "p3")
    with pytest.raises(Refusal, match="not offered"):
        await ada.select(message, "p9")


async def test_mention_pings_only_allowed_users(ada: Person) -> None:
    message = (await ada.command("new", game="catan")).message
    assert message is not None
    cleo = "1000000000000000103"
    told = (await ada.select(message, cleo, which="who")).message
    assert told is not None
    assert told.pings == [cleo]


async def test_a_disabled_or_missing_button_cannot_be_pressed(ada: Person) -> None:
    message = (await ada.command("new", game="catan")).message
    assert message is not None
    with pytest.raises(Refusal, match="disabled"):
        await ada.click(message, "No")
    with pytest.raises(Refusal, match="no 'Nowhere'"):
        await ada.click(message, "Nowhere")


async def test_stale_click_still_reaches_the_bot(ada: Person) -> None:
    message = (await ada.command("count")).message
    assert message is not None
    await ada.click(message, "Count 0")
    again = await ada.click(message, "count:0", stale=True)
    assert again.message is not None
    assert "Counted to 1" in again.message.text


async def test_autocomplete_suggests_and_the_choice_is_accepted(ada: Person) -> None:
    found = await ada.autocomplete("game move", "action", action="2,")
    assert [each["value"] for each in found] == ["0,2,90", "1,2,90", "2,0,90", "2,1,90", "2,2,90"]
    told = (await ada.command("game move", action="2,1,90")).message
    assert told is not None
    assert told.text == "Moved 2,1,90"


async def test_commands_are_checked_as_the_client_does(ada: Person, ben: Person) -> None:
    for path, options, why in (
        ("nothing", {}, "no such command"),
        ("new", {}, "required: game"),
        ("new", {"game": "chess"}, "one of " + ", ".join(GAMES)),
        ("new", {"game": "catan", "opponents": 5}, "between 0 and 4"),
        ("new", {"game": "catan", "opponents": "many"}, "not a number"),
        ("new", {"game": "catan", "friend": "1"}, "no user has this id"),
        ("new", {"game": "catan", "colour": "red"}, "no such option"),
    ):
        with pytest.raises(Refusal, match=why):
            await ada.command(path, **options)
    assert (await ada.command("secret")).message
    with pytest.raises(Refusal, match="no such command"):
        await ben.command("secret")


async def test_no_answer_within_three_seconds_fails(server: Playground, ada: Person) -> None:
    message = (await ada.command("new", game="catan")).message
    assert message is not None
    with pytest.raises(Failed):
        await ada.click(message, "Late")
    assert [each["what"] for each in server.world.violations] == ["no answer within three seconds"]


async def test_a_thread_is_opened_and_a_nonce_posts_once(server: Playground, ada: Person) -> None:
    await ada.command("thread", name="A game of its own")
    notice = await ada.wait_for(lambda each: each.payload["type"] == 18)
    assert notice.text == "A game of its own"
    await ada.wait_for(lambda each: each.text == "Here we are", channel="A game of its own")
    await asyncio.sleep(0.05)  # enough time for a second message, which must not come
    found = [each async for each in _texts(ada, "A game of its own")]
    assert found == ["Here we are"]
    assert server.world.violations == []


async def _texts(person: Person, channel: str):  # type: ignore[no-untyped-def]
    await person.wait_for(lambda each: True, channel=channel)
    for each in await person.messages(channel):
        yield each.text


async def test_response_times_are_recorded(ada: Person, place: str) -> None:
    message = (await ada.command("new", game="catan")).message
    assert message is not None
    await ada.settled(await ada.click(message, "Join"))
    mine = [each for each in await ada.control("GET", "/interactions") if each["channel"] == place]
    assert [each["answer"] for each in mine] == [4, 6]
    assert all(0 < each["acknowledged_ms"] < 3000 for each in mine)
    assert 0 < mine[1]["acknowledged_ms"] <= mine[1]["pictured_ms"]


async def test_only_a_moderator_deletes_messages_of_others(ada: Person, ben: Person, api: Api, place: str) -> None:
    message = (await ada.command("count")).message
    assert message is not None
    with pytest.raises(Refusal, match="moderator"):
        await ben.delete(message)
    await ada.delete(message)
    assert await ada.messages() == []
    status, body = await api("PATCH", f"/channels/{place}/messages/{message.id}", {"content": "x"})
    assert (status, body["code"]) == (404, 10008)


async def test_the_bot_sees_the_world(bot: Bot) -> None:
    guild = bot.guilds[0]
    assert guild.name == "Stammtisch"
    assert {each.name for each in guild.text_channels} >= {"stammtisch", "nebenzimmer", "spielwiese"}
    mine = guild.text_channels[0].permissions_for(guild.me)
    assert mine.attach_files
    assert mine.create_public_threads
    assert not mine.manage_messages
    assert not mine.administrator


async def test_picked_channel_comes_with_its_data(server: Playground, api: Api) -> None:
    async with Raw(server, api) as raw:
        first = raw.ada.channel
        picker = {"type": 8, "custom_id": "where", "channel_types": [0]}
        interaction = await raw.called()
        await raw.answer(interaction, 4, {"components": [{"type": 1, "components": [picker]}]})
        shown = (await raw.waiting).message
        assert shown is not None
        interaction = await raw.called(raw.ada.select(shown, first))
        told = interaction["data"]["resolved"]["channels"][first]
        assert (told["id"], told["type"]) == (first, 0)
        assert int(told["permissions"]) & 1 << 10
        await raw.answer(interaction, 4, {"content": "x"})
        await raw.waiting
        with pytest.raises(Refusal, match="can't see the channel"):
            await raw.ada.select(shown, "1000000000000001001")
