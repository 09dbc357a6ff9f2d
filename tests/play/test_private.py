"""Private tables: a private thread for invited people, or a warning if there can be none."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from playground import Person, Refusal, Seen, people
from tests.patience import until
from tests.play import acts
from tests.play.bot_process import Bot
from tests.play.conftest import Invite, Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


NO_TABLE = "There is no such table here."


async def opened(host: Person) -> tuple[Seen, str]:
    """Open a private table; return the host's answer and the thread."""
    told = await host.settled(await host.command("new", game="carcassonne", private=True))
    (thread,) = re.findall(r"<#(\d+)>", told.text)
    return told, thread


async def tables_seen(person: Person) -> list[Seen]:
    """Return the messages of tables that a person sees in the channel."""
    return [each for each in await person.messages() if {"Join", "Play"} & {*each.buttons}]


async def in_thread(person: Person, thread: str, name: str, **options: Any) -> Seen:
    """Use a command in a thread; return the answer."""
    outside, person.channel = person.channel, thread
    try:
        return await person.settled(await person.command(name, **options))
    finally:
        person.channel = outside


async def started(host: Person) -> str:
    """Start a private game against a computer; return its thread."""
    _, thread = await opened(host)
    await host.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    await in_thread(host, thread, "game add")
    await in_thread(host, thread, "game start")
    await host.wait_for(acts.is_turn, channel=thread)
    return thread


async def test_private_table_is_in_a_thread_that_only_invited_people_see(
    bot: Bot, ada: Person, ben: Person, invite: Invite, rng: random.Random
) -> None:
    # Other tests invite Cleo so often that she may not be pinged any more.
    dora = invite("Dora")
    told, thread = await opened(ben)
    assert told.ephemeral
    lobby = await ben.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    assert "This thread is private" in lobby.text
    with pytest.raises(Refusal, match="can't see"):
        await dora.messages(thread)
    assert not await tables_seen(dora)
    for name in ("games open", "games here"):
        assert "Carcassonne" not in (await dora.settled(await dora.command(name))).text
    assert await dora.autocomplete("game board", "game", game="") == []
    assert (await dora.settled(await dora.command("game join", game="1"))).text == NO_TABLE
    outside = await ben.settled(await ben.command("game invite", user=people.user_id("Dora"), game="1"))
    assert f"Do that in <#{thread}>" in outside.text
    await in_thread(ben, thread, "game invite", user=people.user_id("Dora"))
    call = await dora.wait_for(lambda each: "wants to play" in each.text, channel=thread)
    assert call.pings == [people.user_id("Dora")]
    await dora.click(call, "Join")
    ready = await ben.wait_for(lambda each: each.id == lobby.id and " Dora" in each.text, channel=thread)
    await ben.click(ready, "Start")
    turn = await ben.wait_for(acts.is_turn, channel=thread)
    await acts.turn(acts.called(turn, (ben, dora)), turn, rng)
    assert await ada.messages(thread), "moderators see every thread on Discord"
    assert bot.server.world.violations == []


async def test_number_of_a_private_game_does_not_reveal_it(bot: Bot, ben: Person, cleo: Person) -> None:
    await started(ben)
    for name in ("game board", "game status", "game log", "game hand"):
        said = await cleo.settled(await cleo.command(name, game="1"))
        assert said.text == (await cleo.settled(await cleo.command(name, game="99"))).text == NO_TABLE, name
    assert "Carcassonne" not in (await cleo.settled(await cleo.command("games here"))).text
    assert bot.server.world.violations == []


async def test_without_private_threads_the_host_is_told_who_can_see_the_table(
    bot: Bot, ada: Person, ben: Person, cleo: Person
) -> None:
    await ada.control("POST", "/permissions", {"channel": ada.channel, "deny": ["create_private_threads"]})
    told = await ada.settled(await ada.command("new", game="carcassonne", private=True))
    assert told.ephemeral
    assert "everyone in this channel can see the lobby and the game" in told.text
    lobby = await ada.wait_for(lambda each: "Join" in each.buttons)
    assert "Only invited players can join" in lobby.text
    await cleo.click(lobby, "Join")
    refused = await cleo.wait_for(lambda each: "This table is private" in each.text)
    assert refused.ephemeral
    for name in ("games open", "games here"):
        listed = await cleo.settled(await cleo.command(name))
        assert "Carcassonne" not in listed.text
    await ada.settled(await ada.command("game invite", user=people.user_id("Ben")))
    listed = await ben.settled(await ben.command("games open"))
    assert "Carcassonne" in listed.text
    await ben.click(await ben.wait_for(lambda each: "wants to play" in each.text), "Join")
    await ada.wait_for(lambda each: each.id == lobby.id and " Ben" in each.text)
    assert bot.server.world.violations == []


async def test_manager_of_the_server_can_close_a_private_table(bot: Bot, ada: Person, ben: Person) -> None:
    _, thread = await opened(ben)
    lobby = await ben.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    told = await ada.settled(await ada.command("setup close-game", game="1"))
    assert "is closed" in told.text
    await ben.wait_for(lambda each: each.id == lobby.id and not each.buttons, channel=thread)
    assert bot.server.world.violations == []


OUTSIDERS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("join", {}),
    ("leave", {}),
    ("add", {}),
    ("start", {}),
    ("status", {}),
    ("board", {"move": 0}),
    ("board", {"text": True}),
    ("log", {"explained": True}),
    ("log", {"decided": True}),
    ("hint", {}),
    ("level", {"seat": "B", "level": "hard"}),
    ("move", {"action": "pass"}),
    ("undo", {}),
    ("concede", {}),
    ("orders", {}),
    ("prepare", {"action": "pass"}),
    ("pause", {}),
    ("end", {}),
    ("speed", {"speed": "fast"}),
    ("replace", {"seat": "A"}),
    ("note", {"text": "x"}),
    ("invite", {"user": people.user_id("Emil")}),
    ("export", {"format": "text"}),
)


async def test_outsider_gets_the_same_answer_for_a_private_table_and_a_missing_one(
    bot: Bot, ada: Person, ben: Person, cleo: Person
) -> None:
    """The first table has no thread, the second has one, and game 99 does not exist."""
    # These are more commands in a few seconds than the usual limit allows.
    await acts.at_any_speed(ada)
    await ben.settled(await ben.command("new", game="dominion", private=True, thread=False))
    await opened(ben)
    for name, options in OUTSIDERS:
        # Some commands are limited to a few uses a minute.
        for game in ("2", "99") if name in ("board", "invite", "export") else ("1", "2", "99"):
            told = (await cleo.settled(await cleo.command(f"game {name}", game=game, **options))).text
            assert told == NO_TABLE, (name, game)
    for command, typed in (("move", "action"), ("prepare", "action"), ("replace", "seat"), ("orders", "change")):
        assert await cleo.autocomplete(f"game {command}", typed, game="2", **{typed: ""}) == []
    assert bot.server.world.violations == []


async def test_a_private_board_is_not_shown_to_all_elsewhere(bot: Bot, ben: Person, cleo: Person) -> None:
    thread = await started(ben)
    for options in ({}, {"text": True}, {"show": "cities"}):
        assert (await ben.settled(await ben.command("game board", game="1", **options))).ephemeral
    past = await ben.settled(await ben.command("game board", game="1", move=0))
    refused = await ben.settled(await ben.click(past, "Show to everyone"))
    assert f"Show that in <#{thread}>" in refused.text
    assert refused.ephemeral
    assert not (await in_thread(ben, thread, "game board")).ephemeral
    # The greeting shows pictures of all games.
    seen = [each for each in await cleo.messages() if "Hello" not in each.text]
    assert not [each for each in seen if each.pictures or "```" in each.text]
    assert bot.server.world.violations == []


async def test_private_table_does_not_move_to_a_public_channel_by_itself(bot: Bot, ben: Person, cleo: Person) -> None:
    thread = await started(ben)
    await ben.control("DELETE", f"/channels/{thread}")
    heard = await ben.settled(await ben.command("games mine"))
    assert heard.ephemeral
    await ben.wait_for(lambda each: "is gone" in each.text or "no longer there" in each.text)
    assert not await tables_seen(cleo)
    await ben.settled(await ben.command("game board", game="1"))
    await cleo.wait_for(lambda each: "Play" in each.buttons)
    assert bot.server.world.violations == []


async def test_private_table_continues_once_its_thread_is_unlocked(
    bot: Bot, place: Place, ben: Person, cleo: Person, rng: random.Random
) -> None:
    _, thread = await opened(ben)
    await ben.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    await in_thread(ben, thread, "game add")
    await in_thread(ben, thread, "game start")
    turn = await ben.wait_for(acts.is_turn, channel=thread)
    panel = await acts.walked(ben, await acts.opened(ben, turn), rng)
    await ben.control("POST", "/thread", {"channel": thread, "archived": True, "locked": True})
    calls = len(bot.server.world.calls)
    await acts.confirmed(ben, panel)
    await until(lambda: [each for each in [*bot.server.world.calls][calls:] if each["status"] == 400])
    await bot.idle(place.guild)
    await ben.control("POST", "/thread", {"channel": thread, "archived": False, "locked": False})
    await acts.next_turn(ben, turn)
    assert not await tables_seen(cleo)


@pytest.mark.own_bot
async def test_a_private_thread_survives_a_power_cut(bot: Bot, ben: Person, cleo: Person) -> None:
    _, thread = await opened(ben)
    await ben.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    await in_thread(ben, thread, "game invite", user=people.user_id("Cleo"))
    call = await cleo.wait_for(lambda each: "wants to play" in each.text, channel=thread)
    await bot.kill()
    await bot.start()
    await cleo.click(call, "Join")
    ready = await ben.wait_for(lambda each: " Cleo" in each.text and "Start" in each.buttons, channel=thread)
    await ben.click(ready, "Start")
    await cleo.wait_for(acts.is_turn, channel=thread)
    assert bot.server.world.violations == []


async def test_a_private_table_goes_on_when_the_bot_is_added_to_its_thread_again(
    bot: Bot, place: Place, ada: Person, rng: random.Random
) -> None:
    thread, world = await started(ada), bot.server.world
    message = await ada.wait_for(acts.is_turn, channel=thread)
    await bot.noted(place.guild)
    world.keep_joined(world.channels[thread], people.BOT, here=False)
    await acts.turn(ada, message, rng)
    line = f"POST /channels/{thread}/messages"
    await until(lambda: any(call["line"].endswith(line) and call["status"] == 403 for call in world.calls))
    await bot.idle(place.guild)
    world.keep_joined(world.channels[thread], people.BOT, here=True)
    added = {"id": thread, "user_id": people.BOT, "join_timestamp": world.clock.stamp(), "flags": 0}
    about = {"id": thread, "guild_id": place.guild, "member_count": 2, "added_members": [added]}
    world.tell("THREAD_MEMBERS_UPDATE", about)
    await acts.next_turn(ada, message)
