"""The messages that a person reads in a channel: all at first, then only those that have changed."""

from __future__ import annotations

import asyncio

import pytest

from playground import Person, Refusal

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_messages_since_a_version_are_those_that_have_changed(ada: Person, ben: Person, place: str) -> None:
    path = f"/people/Ada/messages?channel={place}"
    first, second = await ben.say("one"), await ben.say("two")
    told = await ada.control("GET", path)
    assert [each["content"] for each in told["messages"]] == ["one", "two"]
    third = await ben.say("three")
    await ben.delete(first)
    news = await ada.control("GET", f"{path}&since={told['version']}")
    assert [each["content"] for each in news["messages"]] == ["three"]
    assert news["ids"] == [second.id, third.id]


@pytest.mark.parametrize("version", ["0-{place}-9", "{run}-1-9", "9", "a-b"])
async def test_a_version_of_another_run_or_channel_tells_everything(
    ada: Person, ben: Person, place: str, version: str
) -> None:
    await ben.say("one")
    path = f"/people/Ada/messages?channel={place}"
    run = (await ada.control("GET", path))["version"].partition("-")[0]
    told = await ada.control("GET", f"{path}&since={version.format(place=place, run=run)}")
    assert [each["content"] for each in told["messages"]] == ["one"]


async def test_messages_are_read_again_in_their_order(ada: Person, ben: Person) -> None:
    first = await ben.say("one")
    assert [each.text for each in await ada.messages()] == ["one"]
    await ben.say("two")
    assert [each.text for each in await ada.messages()] == ["one", "two"]
    await ben.delete(first)
    assert [each.text for each in await ada.messages()] == ["two"]


async def test_a_person_waits_only_for_the_own_channel(ada: Person, ben: Person, place: str) -> None:
    await ben.say("one")
    told = await ada.control("GET", f"/people/Ada/messages?channel={place}")
    path = f"/people/Ada/messages?channel={place}&since={told['version']}&timeout=60"
    waiting = asyncio.create_task(ada.control("GET", path))
    for _ in range(3):
        await ben.say("elsewhere", channel="stammtisch")
    assert not waiting.done()
    await ben.say("here")
    assert [each["content"] for each in (await waiting)["messages"]] == ["here"]


async def test_waiting_ends_with_the_channel(ada: Person, ben: Person, place: str) -> None:
    await ben.say("one")
    waiting = asyncio.create_task(ada.wait_for(lambda each: each.text == "two"))
    await ada.messages()
    await ada.control("DELETE", f"/channels/{place}")
    with pytest.raises(Refusal, match="no such channel"):
        await waiting
