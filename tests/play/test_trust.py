"""Attempts of hostile members: seats, channels and numbers of others."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from playground import Person, people
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Invite, Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def dominion(host: Person, guest: Person) -> None:
    await host.settled(await host.command("new", game="dominion"))
    await guest.settled(await guest.command("game join"))
    await host.settled(await host.command("game start"))
    await host.wait_for(acts.is_turn)


async def said(person: Person, command: str, **options: Any) -> str:
    return (await person.settled(await person.command(command, **options))).text


# -- seats -----------------------------------------------------------------------------------------------------


async def test_the_host_cannot_take_the_seat_of_a_player(bot: Bot, place: Place, ada: Person, ben: Person) -> None:
    """A host who left their seat and took Ben's could read Ben's hand in the log."""
    await dominion(ada, ben)
    before = guild_file.read_game(bot.data, place.guild).seats
    assert "can offer it" in await said(ada, "game replace", seat="B", by=ada_id())
    assert guild_file.read_game(bot.data, place.guild).seats == before
    await said(ada, "game replace", seat="A")
    assert "✔" not in await said(ada, "game replace", seat="B", by=ada_id())
    assert guild_file.read_game(bot.data, place.guild).seats[1] == before[1]


def ada_id() -> str:
    return people.user_id("Ada")


async def test_a_seat_is_taken_only_by_its_addressee_and_only_by_a_click(
    bot: Bot, place: Place, ada: Person, ben: Person, cleo: Person
) -> None:
    await dominion(ada, ben)
    assert "I've asked" in await said(ben, "game replace", seat="B", by=people.user_id("Cleo"))
    assert guild_file.read_game(bot.data, place.guild).seats[1].name == "Ben"
    offer = await cleo.wait_for(lambda each: "Take the seat" in each.buttons)
    await ada.click(offer, "Take the seat")
    assert guild_file.read_game(bot.data, place.guild).seats[1].name == "Ben"
    assert "The seat is yours" in (await cleo.settled(await cleo.click(offer, "Take the seat"))).text
    assert guild_file.read_game(bot.data, place.guild).seats[1].name == "Cleo"
    log = await said(cleo, "game log", everything=True)
    drawn = [line for line in log.splitlines() if "draw" in line.lower()]
    assert not any(card in line for line in drawn for card in ("Copper", "Estate")), log
    assert "no longer" in await pressed(cleo, offer), "an offer counts once"


async def pressed(person: Person, message: object) -> str:
    answer = await person.click(message, "Take the seat", stale=True)  # type: ignore[arg-type]
    return (await person.settled(answer)).text


async def test_a_player_who_gave_up_cannot_come_back_on_another_seat(
    bot: Bot, place: Place, ada: Person, ben: Person, cleo: Person
) -> None:
    await dominion(ada, ben)
    await said(ben, "game replace", seat="B", by=people.user_id("Cleo"))
    offer = await cleo.wait_for(lambda each: "Take the seat" in each.buttons)
    await cleo.settled(await cleo.click(offer, "Take the seat"))
    assert "another seat" in await said(ada, "game replace", seat="A", by=people.user_id("Ben"))
    assert [seat.name for seat in guild_file.read_game(bot.data, place.guild).seats] == ["Ada", "Cleo"]


async def test_an_offer_ends_when_the_owner_of_the_seat_plays_on(
    bot: Bot, place: Place, ada: Person, ben: Person, cleo: Person
) -> None:
    await dominion(ada, ben)
    mover = acts.called(await ada.wait_for(acts.is_turn), (ada, ben))
    before = guild_file.read_game(bot.data, place.guild).seats
    await said(mover, "game replace", seat="AB"[mover is ben], by=people.user_id("Cleo"))
    offer = await cleo.wait_for(lambda each: "Take the seat" in each.buttons)
    assert offer.pings == [people.user_id("Cleo")]
    await said(mover, "game move", action=await acts.first_choice(mover))
    over = await cleo.wait_for(lambda each: each.id == offer.id and not each.buttons)
    assert f"{mover.name} is back" in over.text
    assert "no longer" in await pressed(cleo, offer)
    assert guild_file.read_game(bot.data, place.guild).seats == before


async def test_an_offer_is_withdrawn_by_its_button(
    bot: Bot, place: Place, ada: Person, ben: Person, cleo: Person
) -> None:
    await dominion(ada, ben)
    await said(ben, "game replace", seat="B", by=people.user_id("Cleo"))
    offer = await ben.wait_for(lambda each: "Take the seat" in each.buttons)
    refused = await ada.settled(await ada.click(offer, "Withdraw the offer"))
    assert "can withdraw it" in refused.text
    await ben.settled(await ben.click(offer, "Withdraw the offer"))
    await cleo.wait_for(lambda each: each.id == offer.id and "withdrawn" in each.text)
    assert "no longer" in await pressed(cleo, offer)
    assert guild_file.read_game(bot.data, place.guild).seats[1].name == "Ben"


# -- channels --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["game board", "game status", "game log", "game join", "game hand", "game note"])
async def test_a_member_who_cannot_see_a_channel_learns_nothing_about_its_tables(
    bot: Bot, place: Place, ada: Person, invite: Invite, command: str
) -> None:
    await acts.table(ada, opponents=1)
    eve = Person(bot.server.url, "Emil", place.second)
    try:
        await ada.control("POST", "/permissions", {"channel": place.channel, "name": "Emil", "deny": ["view_channel"]})
        before = guild_file.lasting(bot.data, place.guild)
        assert await said(eve, command, game="1") == "There is no such table here."
        assert await eve.autocomplete(command, "game", game="") == []
        assert "Carcassonne" not in await said(eve, "games open")
        assert guild_file.lasting(bot.data, place.guild) == before
    finally:
        await eve.close()


async def test_a_member_without_write_permission_cannot_make_the_bot_post(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    await ada.control("POST", "/permissions", {"channel": place.channel, "name": "Ben", "deny": ["send_messages"]})
    assert "can't write or create threads here" in await said(ben, "new", game="carcassonne")
    denied = {"channel": place.channel, "name": "Ben", "deny": ["create_public_threads"]}
    await ada.control("POST", "/permissions", denied)
    assert "can't write or create threads here" in await said(ben, "new", game="carcassonne", thread=True)
    assert guild_file.lasting(bot.data, place.guild)["games"] == []


# -- limits and numbers ----------------------------------------------------------------------------------------


async def test_one_person_has_a_limited_number_of_lobbies(bot: Bot, place: Place, ada: Person, ben: Person) -> None:
    await said(ada, "setup limits", lobbies=2)
    for _ in range(2):
        await said(ben, "new", game="carcassonne")
    assert "2 open lobbies" in await said(ben, "new", game="carcassonne")
    assert len(guild_file.lasting(bot.data, place.guild)["games"]) == 2
    await said(ada, "new", game="carcassonne")
    assert len(guild_file.lasting(bot.data, place.guild)["games"]) == 3


async def test_tables_with_computers_only_are_limited(bot: Bot, place: Place, ada: Person) -> None:
    await said(ada, "setup limits", computer_tables=1)
    for game in (1, 2):
        await said(ada, "new", game="carcassonne", opponents=2)
        await said(ada, "game leave", game=str(game))
        told = await said(ada, "game start", game=str(game))
    assert "computers only" in told
    assert [row[7] for row in guild_file.lasting(bot.data, place.guild)["games"]].count("running") == 1


@pytest.mark.parametrize("number", ["9" * 4_301, "1" * 10, "-1", "٣", "1e3"])
async def test_an_invalid_number_gets_a_sentence(place: Place, ada: Person, number: str) -> None:
    told = await said(ada, "game status", game=number)
    assert "There is no table" in told or "no such table" in told


async def test_six_computers_are_the_maximum(place: Place, ada: Person) -> None:
    await said(ada, "new", game="carcassonne", opponents=5)
    assert "up to 6 players" in await said(ada, "game add")


async def test_clicks_at_a_machines_speed_are_throttled(place: Place, ada: Person, rng: random.Random) -> None:
    answers = await asyncio.gather(*(ada.command("help") for _ in range(90)))
    told = [(await ada.settled(answer)).text for answer in answers]
    assert any("too fast" in text for text in told)
