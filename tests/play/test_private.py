"""Private tables: a private thread with those who are invited; where none can be made, it is said what is seen."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from playground import Person, Refusal, Seen, people
from tests.patience import until
from tests.play import hands
from tests.play.conftest import Place
from tests.play.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")


NO_TABLE = "There is no such table here."


async def opened(host: Person) -> tuple[Seen, str]:
    """Open a private table; return what its host was told, and the thread in which it stands."""
    told = await host.settled(await host.command("new", game="carcassonne", private=True))
    (thread,) = re.findall(r"<#(\d+)>", told.text)
    return told, thread


async def tables_seen(person: Person) -> list[Seen]:
    """The messages of tables that somebody sees in the channel."""
    return [each for each in await person.messages() if {"Join", "Play"} & {*each.buttons}]


async def in_thread(person: Person, thread: str, name: str, **options: Any) -> Seen:
    """Give a command in a thread; return what it says."""
    outside, person.channel = person.channel, thread
    try:
        return await person.settled(await person.command(name, **options))
    finally:
        person.channel = outside


async def test_a_private_table_stands_in_a_thread_that_only_the_invited_see(
    house: House, ada: Person, ben: Person, cleo: Person, rng: random.Random
) -> None:
    told, thread = await opened(ben)
    assert told.ephemeral
    lobby = await ben.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    assert "This thread is private" in lobby.text
    with pytest.raises(Refusal, match="can't see"):
        await cleo.messages(thread)
    assert not await tables_seen(cleo)
    for name in ("games open", "games here"):
        assert "Carcassonne" not in (await cleo.settled(await cleo.command(name))).text
    assert await cleo.autocomplete("game board", "game", game="") == []
    assert (await cleo.settled(await cleo.command("game join", game="1"))).text == NO_TABLE
    outside = await ben.settled(await ben.command("game invite", user=people.user_id("Cleo"), game="1"))
    assert f"Do that in <#{thread}>" in outside.text
    await in_thread(ben, thread, "game invite", user=people.user_id("Cleo"))
    call = await cleo.wait_for(lambda each: "wants to play" in each.text, channel=thread)
    assert call.pings == [people.user_id("Cleo")]
    await cleo.click(call, "Join")
    ready = await ben.wait_for(lambda each: each.id == lobby.id and " Cleo" in each.text, channel=thread)
    await ben.click(ready, "Start")
    turn = await ben.wait_for(hands.is_turn, channel=thread)
    await hands.turn(hands.called(turn, (ben, cleo)), turn, rng)
    assert await ada.messages(thread), "whoever moderates sees every thread, as Discord has it"
    assert house.server.world.violations == []


async def test_who_knows_the_number_of_a_private_game_sees_nothing_of_it(
    house: House, ben: Person, cleo: Person
) -> None:
    _, thread = await opened(ben)
    await ben.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    await in_thread(ben, thread, "game add")
    await in_thread(ben, thread, "game start")
    await ben.wait_for(hands.is_turn, channel=thread)
    for name in ("game board", "game status", "game log", "game hand"):
        said = await cleo.settled(await cleo.command(name, game="1"))
        assert said.text == (await cleo.settled(await cleo.command(name, game="99"))).text == NO_TABLE, name
    assert "Carcassonne" not in (await cleo.settled(await cleo.command("games here"))).text
    assert house.server.world.violations == []


async def test_where_no_private_thread_can_be_made_it_is_said_what_is_seen(
    house: House, ada: Person, ben: Person, cleo: Person
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
    assert house.server.world.violations == []


async def test_whoever_manages_the_server_can_close_a_private_table(house: House, ada: Person, ben: Person) -> None:
    _, thread = await opened(ben)
    lobby = await ben.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    told = await ada.settled(await ada.command("setup close-game", game="1"))
    assert "is closed" in told.text
    await ben.wait_for(lambda each: each.id == lobby.id and not each.buttons, channel=thread)
    assert house.server.world.violations == []


OUTSIDERS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("join", {}),
    ("leave", {}),
    ("add", {}),
    ("start", {}),
    ("status", {}),
    ("board", {"move": 0}),
    ("board", {"text": True}),
    ("log", {"explained": True}),
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


async def test_to_an_outsider_a_private_table_is_one_that_does_not_exist(
    house: House, ben: Person, cleo: Person
) -> None:
    """The first has no thread of its own, the second has one; of game 99 there is nothing at all."""
    await ben.settled(await ben.command("new", game="dominion", private=True, thread=False))
    await opened(ben)
    for name, options in OUTSIDERS:
        # Some commands are given a few times a minute only.
        for game in ("2", "99") if name in ("board", "invite", "export") else ("1", "2", "99"):
            told = (await cleo.settled(await cleo.command(f"game {name}", game=game, **options))).text
            assert told == NO_TABLE, (name, game)
    for command, typed in (("move", "action"), ("prepare", "action"), ("replace", "seat"), ("orders", "change")):
        assert await cleo.autocomplete(f"game {command}", typed, game="2", **{typed: ""}) == []
    assert house.server.world.violations == []


async def test_a_private_board_is_not_shown_to_all_elsewhere(house: House, ben: Person, cleo: Person) -> None:
    _, thread = await opened(ben)
    await ben.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    await in_thread(ben, thread, "game add")
    await in_thread(ben, thread, "game start")
    await ben.wait_for(hands.is_turn, channel=thread)
    for options in ({}, {"text": True}, {"show": "cities"}):
        assert (await ben.settled(await ben.command("game board", game="1", **options))).ephemeral
    past = await ben.settled(await ben.command("game board", game="1", move=0))
    refused = await ben.settled(await ben.click(past, "Show to everyone"))
    assert f"Show that in <#{thread}>" in refused.text
    assert refused.ephemeral
    assert not (await in_thread(ben, thread, "game board")).ephemeral
    assert not [each for each in await cleo.messages() if each.pictures or "```" in each.text]
    assert house.server.world.violations == []


async def test_a_private_table_does_not_move_to_where_all_see_it(house: House, ben: Person, cleo: Person) -> None:
    _, thread = await opened(ben)
    await ben.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    await in_thread(ben, thread, "game add")
    await in_thread(ben, thread, "game start")
    await ben.wait_for(hands.is_turn, channel=thread)
    await ben.control("DELETE", f"/channels/{thread}")
    heard = await ben.settled(await ben.command("games mine"))
    assert heard.ephemeral
    await ben.wait_for(lambda each: "is gone" in each.text or "no longer there" in each.text)
    assert not await tables_seen(cleo)
    await ben.settled(await ben.command("game board", game="1"))
    await cleo.wait_for(lambda each: "Play" in each.buttons)
    assert house.server.world.violations == []


async def test_a_private_table_goes_on_as_soon_as_its_thread_is_unlocked(
    house: House, place: Place, ben: Person, cleo: Person, rng: random.Random
) -> None:
    _, thread = await opened(ben)
    await ben.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    await in_thread(ben, thread, "game add")
    await in_thread(ben, thread, "game start")
    turn = await ben.wait_for(hands.is_turn, channel=thread)
    panel = await hands.walked(ben, await hands.opened(ben, turn), rng)
    await ben.control("POST", "/thread", {"channel": thread, "archived": True, "locked": True})
    calls = len(house.server.world.calls)
    await hands.confirmed(ben, panel)
    await until(lambda: [each for each in [*house.server.world.calls][calls:] if each["status"] == 400])
    await house.idle(place.guild)
    await ben.control("POST", "/thread", {"channel": thread, "archived": False, "locked": False})
    await hands.next_turn(ben, turn)
    assert not await tables_seen(cleo)


async def test_a_private_thread_survives_a_power_cut(house: House, ben: Person, cleo: Person) -> None:
    _, thread = await opened(ben)
    await ben.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    await in_thread(ben, thread, "game invite", user=people.user_id("Cleo"))
    call = await cleo.wait_for(lambda each: "wants to play" in each.text, channel=thread)
    await house.kill()
    await house.start()
    await cleo.click(call, "Join")
    ready = await ben.wait_for(lambda each: " Cleo" in each.text and "Start" in each.buttons, channel=thread)
    await ben.click(ready, "Start")
    await cleo.wait_for(hands.is_turn, channel=thread)
    assert house.server.world.violations == []
