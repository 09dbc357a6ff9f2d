"""The limits on one person, and their settings for a server's managers: by typing and by tapping."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from playground import Person, Seen, people
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Invite, Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def said(person: Person, command: str, **options: Any) -> str:
    return (await person.settled(await person.command(command, **options))).text


def games(bot: Bot, place: Place) -> list[Any]:
    return list(guild_file.lasting(bot.data, place.guild)["games"])


# -- limits hold for acts at the same time --------------------------------------------------------------------------


async def test_limit_of_lobbies_holds_for_many_commands_at_once(bot: Bot, place: Place, ada: Person) -> None:
    await said(ada, "setup limits", lobbies=1)
    places = (place.channel, place.second)
    told = await asyncio.gather(*(said(ada, "new", game="carcassonne", where=where) for where in places))
    assert len(games(bot, place)) == 1
    assert sum("have an open lobby" in text for text in told) == 1


async def test_a_command_that_is_sent_many_times_opens_one_table(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    adas = [said(ada, "new", game="carcassonne") for _ in range(4)]
    told = await asyncio.gather(*adas, said(ben, "new", game="catan"))
    assert len(games(bot, place)) == 2
    assert sum("at the same time" in text for text in told) == 3
    await said(ada, "new", game="carcassonne")
    assert len(games(bot, place)) == 3, "commands one after the other are intended"


async def test_two_people_who_open_the_same_game_at_the_same_time_get_one_table(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    told = await asyncio.gather(*(said(one, "new", game="carcassonne") for one in (ada, ben)))
    assert len(games(bot, place)) == 1
    assert sum("opened table #" in text for text in told) == 1, told
    await asyncio.gather(said(ada, "new", game="carcassonne", private=True), said(ben, "new", game="carcassonne"))
    assert len(games(bot, place)) == 3, "a private table stays secret"


async def test_person_opens_a_limited_number_of_tables_in_an_hour(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    """This includes tables that were left, and so closed, before the next one."""
    await said(ada, "setup limits", openings=2)
    for number in ("1", "2"):
        await said(ben, "new", game="carcassonne")
        await said(ben, "game leave", game=number)
    assert "can open 2 tables an hour" in await said(ben, "new", game="carcassonne")
    assert len(games(bot, place)) == 2
    await said(ada, "new", game="carcassonne")
    assert len(games(bot, place)) == 3


async def test_player_at_the_limit_of_tables_joins_no_other(place: Place, ada: Person, ben: Person) -> None:
    await said(ada, "setup limits", tables=1)
    await said(ben, "new", game="carcassonne")
    lobby = await ada.settled(await ada.command("new", game="carcassonne", thread=False))
    assert "can play at one table" in await said(ben, "game join", game="2")
    await ben.click(lobby, "Join")
    await ben.wait_for(lambda each: each.ephemeral and "You can play at one table" in each.text)
    await said(ben, "game leave", game="1")
    await said(ben, "game join", game="2")
    await ada.wait_for(lambda each: "Ben" in each.text and "Join" in each.buttons)


async def test_limit_of_notes_holds_for_many_commands_at_once(place: Place, ada: Person) -> None:
    await said(ada, "setup limits", notes=1)
    for _ in range(3):
        await said(ada, "new", game="carcassonne")
    told = await asyncio.gather(*(said(ada, "game note", game=number, text="x") for number in ("1", "2", "3")))
    assert sum("can keep one note here" in text for text in told) == 2


async def test_server_sets_the_limit_of_clicks_in_a_second(place: Place, ada: Person, ben: Person) -> None:
    await said(ada, "setup limits", clicks=1)
    answers = await asyncio.gather(*(ben.command("help") for _ in range(20)))
    told = [(await ben.settled(answer)).text for answer in answers]
    assert sum("too fast" in text for text in told) >= 10
    assert "Carcassonne" in await said(ada, "help"), "each person has a separate bucket"


async def test_person_is_not_invited_again_and_again(place: Place, ada: Person, ben: Person, invite: Invite) -> None:
    # Other tests invite Cleo so often that she may not be pinged any more.
    fay = invite("Fay")
    await said(ada, "new", game="dominion")
    assert "Fay" in await said(ada, "game invite", user=people.user_id("Fay"))
    assert "a short time ago" in await said(ada, "game invite", user=people.user_id("Fay"))
    await said(ben, "game join")
    await said(ada, "game start")
    await ada.wait_for(acts.is_turn)
    for _ in range(2):
        told = await said(ben, "game replace", seat="B", by=people.user_id("Fay"))
    assert "a short time ago" in told
    offers = [each for each in await fay.messages() if people.user_id("Fay") in each.pings]
    assert len(offers) == 1


@pytest.mark.own_bot
async def test_many_inviters_ping_one_person_a_few_times_an_hour(ada: Person, ben: Person, cleo: Person) -> None:
    """Ten accounts pinged one person twenty times within a minute."""
    told: list[str] = []
    for inviter in (ada, ben) * 3:
        await said(inviter, "new", game="dominion")
        told.append(await said(inviter, "game invite", user=people.user_id("Cleo"), game=str(len(told) + 1)))
    assert ["· Cleo is invited." in text for text in told] == [True] * 6
    assert ["can't ping Cleo" in text for text in told] == [False] * 5 + [True]
    await cleo.wait_for(lambda each: "wants to play" in each.text and not each.pings)
    calls = [each for each in await cleo.messages() if "wants to play" in each.text]
    assert [each.pings for each in calls] == [[people.user_id("Cleo")]] * 5 + [[]]


@pytest.mark.own_bot
async def test_person_mutes_invitations_and_can_still_join(ada: Person, ben: Person) -> None:
    await said(ada, "new", game="dominion")
    await said(ada, "game invite", user=people.user_id("Ben"))
    call = await ben.wait_for(lambda each: "wants to play" in each.text)
    assert call.pings == [people.user_id("Ben")]
    muted = await ben.settled(await ben.click(call, "Don't ping me for invitations"))
    assert muted.ephemeral
    await said(ada, "new", game="catan", thread=False)
    assert "can't ping Ben" in await said(ada, "game invite", user=people.user_id("Ben"), game="2")
    other = await ben.wait_for(lambda each: "wants to play" in each.text and each.id != call.id)
    assert other.pings == []
    await ben.click(other, "Join")
    await ada.wait_for(lambda each: "Start" in each.buttons and " Ben" in each.text)
    card = await ben.settled(await ben.command("me settings"))
    await picked(ben, card, "on", "invites")
    await said(ada, "new", game="carcassonne")
    assert "can't ping" not in await said(ada, "game invite", user=people.user_id("Ben"), game="3")


async def test_player_who_comes_and_goes_pings_the_host_once(place: Place, ada: Person, ben: Person) -> None:
    """The host is pinged when the last seat is taken."""
    await said(ada, "new", game="zavandor", opponents=2)
    for _ in range(4):
        await said(ben, "game join")
        await said(ben, "game leave")
    await said(ben, "game join")
    await ada.wait_for(lambda each: "Your table is full" in each.text)
    await ada.settled(await ada.command("game start"))
    await ada.wait_for(lambda each: "Play" in each.buttons)
    assert sum("Your table is full" in each.text for each in await ada.messages()) == 1


async def test_past_moment_is_shown_to_everyone_only_once_in_a_while(place: Place, ada: Person, ben: Person) -> None:
    turn = await acts.table(ada, ben)
    past = await ada.settled(await ada.command("game board", move=0))
    for _ in range(3):
        await ada.settled(await ada.click(past, "Show to everyone"))
    public = [each for each in await ben.messages() if each.id > turn.id and each.pictures and not each.ephemeral]
    assert len(public) == 1


def public(seen: list[Seen]) -> list[Seen]:
    return [each for each in seen if not each.ephemeral]


async def test_person_causes_a_limited_number_of_messages_at_a_table(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    """Pausing and resuming an own table made forty messages in six seconds."""
    await acts.table(ada, opponents=1)
    before, told = len(public(await ada.messages())), list[str]()
    for _ in range(15):
        told += [await said(ada, "game pause"), await said(ada, "game resume")]
    assert any("posted a lot at this table" in answer for answer in told)
    await bot.noted(place.guild)
    assert len(public(await ada.messages())) - before <= 12
    await said(ben, "new", game="dominion", opponents=1)
    await said(ben, "game start", game="2")
    assert "posted a lot" not in await said(ben, "game pause", game="2")


async def test_member_without_write_permission_cannot_invite(place: Place, ada: Person, ben: Person) -> None:
    await said(ben, "new", game="dominion")
    await ada.control("POST", "/permissions", {"channel": place.channel, "name": "Ben", "deny": ["send_messages"]})
    assert "can't write or create threads here" in await said(ben, "game invite", user=people.user_id("Cleo"))


async def test_undo_is_limited_at_a_table_with_other_people(place: Place, ada: Person, ben: Person) -> None:
    """Each undo could ping the others again."""
    await said(ada, "new", game="dominion")
    await said(ben, "game join")
    await said(ada, "game start")
    mover = acts.called(await ada.wait_for(acts.is_turn), (ada, ben))
    for _ in range(6):
        await said(mover, "game move", action=await acts.first_choice(mover))
        told = await said(mover, "game undo")
    assert "Too many undos" in told


# -- the cards of the server's managers -----------------------------------------------------------------------------


def decided(bot: Bot, place: Place) -> set[str]:
    """Return the settings that a manager has changed."""
    return {row[0] for row in guild_file.lasting(bot.data, place.guild)["settings"]} - {"greeted", "greeting"}


async def picked(person: Person, card: Seen, value: str, which: str) -> Seen:
    """Pick an entry of the select with this verb in its id."""
    (select,) = (one["custom_id"] for one in card.selects if f":{which}:" in one["custom_id"])
    return await person.settled(await person.select(card, value, which=select))


async def test_a_server_is_set_up_by_tapping(bot: Bot, place: Place, ada: Person) -> None:
    card = await ada.settled(await ada.command("setup options"))
    card = await picked(ada, card, "fast", "speed")
    card = await picked(ada, card, place.second, "channels")
    assert [one["id"] for each in card.selects for one in each.get("default_values", ())] == [place.second]
    card = await ada.settled(await ada.click(card, "Threads for every game"))
    card = await picked(ada, card, "de", "language")
    for told in ("Deutsch", "fast (12 hours", f"<#{place.second}>", "for every game"):
        assert told in card.text
    assert "Games are played in" in await said(ada, "new", game="carcassonne")
    assert decided(bot, place) == {"language", "speed", "channels", "threads"}
    opened = await ada.settled(await ada.command("new", game="carcassonne", where=place.second))
    assert "<#" in opened.text, "it has a thread"
    assert "fast" in games(bot, place)[0]


async def test_a_limit_is_set_by_tapping(bot: Bot, place: Place, ada: Person) -> None:
    card = await ada.settled(await ada.command("setup options"))
    card = await ada.settled(await ada.click(card, "Limits"))
    card = await picked(ada, card, "lobbies", "limit")
    card = await picked(ada, card, "1", "most")
    assert "open lobbies per person: 1" in card.text
    await said(ada, "new", game="carcassonne")
    assert "have an open lobby" in await said(ada, "new", game="carcassonne")
    card = await ada.settled(await ada.click(card, "Settings"))
    card = await ada.settled(await ada.click(card, "Permissions"))
    assert "I have every permission that I need" in card.text


async def test_former_manager_cannot_change_the_settings(bot: Bot, place: Place, ada: Person) -> None:
    card = await ada.settled(await ada.command("setup options"))
    await ada.control("POST", "/permissions", {"channel": place.channel, "name": "Ada", "deny": ["manage_guild"]})
    await ada.click(card, "Threads for every game")
    await ada.wait_for(lambda each: "Only people with the permission “Manage Server”" in each.text)
    assert decided(bot, place) == set()
