"""Where games stand: in threads, several in one channel, several in one guild; threads that go to sleep."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence

import pytest

from playground import Person, Seen, people
from tests.play import books, hands
from tests.play.conftest import Invite, Place
from tests.play.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_game_in_a_thread(house: House, place: Place, ada: Person, ben: Person, rng: random.Random) -> None:
    message = await hands.table(ada, ben, thread=True)
    thread = hands.place_of(message)
    assert thread != place.channel
    game = books.read(house.data, place.guild).game
    assert (str(game.channel), str(game.thread)) == (place.channel, thread)
    assert not [each for each in await ada.messages() if "Play" in each.buttons]
    for _ in range(2):
        await hands.turn(hands.called(message, (ada, ben)), message, rng)
        message = await hands.next_turn(ada, message)
    mover = hands.called(message, (ada, ben))
    status = await mover.settled(await mover.command("game status", where=thread))
    assert f"Waiting for {mover.name}." in status.text


async def test_commands_in_the_channel_find_the_game_in_its_thread(ada: Person, ben: Person) -> None:
    message = await hands.table(ada, ben, thread=True)
    mover = hands.called(message, (ada, ben))
    await mover.settled(await mover.command("game move", action=await hands.first_choice(mover)))
    panel = await mover.settled(await mover.command("game hand"))
    assert "Take back" in panel.buttons


async def test_an_archived_thread_wakes_up(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await hands.table(ada, ben, thread=True)
    thread, mover = hands.place_of(message), hands.called(message, (ada, ben))
    await ada.control("POST", "/thread", {"channel": thread, "archived": True})
    await mover.settled(await mover.command("game move", action=await hands.first_choice(mover), where=thread))
    await ada.wait_for(lambda each: each.id == message.id and each.revision > message.revision, channel=thread)
    assert not house.server.world.channels[thread]["thread_metadata"]["archived"]
    await ada.control("POST", "/thread", {"channel": thread, "archived": True})
    await hands.turn(mover, message, rng)
    await hands.next_turn(ada, message)
    assert not house.server.world.channels[thread]["thread_metadata"]["archived"]


async def test_the_game_in_a_locked_thread_moves_to_the_channel(ada: Person, ben: Person, rng: random.Random) -> None:
    message = await hands.table(ada, ben, thread=True)
    await ada.control("POST", "/thread", {"channel": hands.place_of(message), "locked": True})
    await hands.turn(hands.called(message, (ada, ben)), message, rng)
    message = await ada.wait_for(hands.is_turn)
    mover = hands.called(message, (ada, ben))
    await hands.turn(mover, message, rng)
    assert hands.called(await hands.next_turn(ada, message), (ada, ben)) is not mover


async def test_a_thread_that_is_locked_and_archived_delays_no_call(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    """Each of its messages was to be edited first, and tried for minutes; meanwhile no one was called."""
    message = await hands.table(ada, ben, thread=True)
    thread, mover = hands.place_of(message), hands.called(message, (ada, ben))
    await ada.settled(await ada.command("game pause", where=thread))
    await ada.wait_for(lambda each: "Yes" in each.buttons, channel=thread)
    panel = await hands.walked(mover, await hands.opened(mover, message), rng)
    await house.noted(place.guild)
    await ada.control("POST", "/thread", {"channel": thread, "archived": True, "locked": True})
    await hands.confirmed(mover, panel)
    after = await ada.wait_for(hands.is_turn)
    await house.noted(place.guild)
    assert [each.id for each in await ada.messages() if each.pings] == [after.id], "one call"
    assert "Play" in (await ada.look(message)).buttons, "nothing can be changed there"
    await ada.control("POST", "/thread", {"channel": thread, "archived": False, "locked": False})
    await ada.wait_for(lambda each: each.id == message.id and not each.buttons, channel=thread)
    assert "Play" in (await ada.look(after)).buttons


async def test_a_message_that_could_not_be_edited_in_a_locked_thread_is_right_once_that_is_open(
    house: House, place: Place, ada: Person, ben: Person
) -> None:
    message = await hands.table(ada, ben, thread=True)
    thread, mover = hands.place_of(message), hands.called(message, (ada, ben))
    await house.noted(place.guild)
    await ada.control("POST", "/thread", {"channel": thread, "archived": True, "locked": True})
    choice = (await hands.first_choice(mover)).partition(" ; ")[0]
    await mover.settled(await mover.command("game move", action=choice))
    await house.noted(place.guild)
    assert books.read(house.data, place.guild).game.thread == int(thread), "no one has to be called"
    shown = await ada.look(message)
    await ada.control("POST", "/thread", {"channel": thread, "archived": False, "locked": False})
    now = await ada.wait_for(lambda each: each.id == message.id and each.revision > shown.revision, 6.0, channel=thread)
    assert "Play" in now.buttons


async def test_two_games_in_one_channel_do_not_mix(
    house: House, place: Place, invite: Invite, ada: Person, ben: Person, rng: random.Random
) -> None:
    cleo, dora = invite("Cleo"), invite("Dora")
    one = await hands.table(ada, ben)
    await cleo.click(await hands.seated(cleo, dora), "Start")
    two = await ada.wait_for(lambda each: hands.is_turn(each) and each.id != one.id)
    told = await invite("Emil").command("game status")
    emil = await invite("Emil").settled(told)
    assert "There are several tables here (#1, #2)" in emil.text
    tables = {1: ((ada, ben), one), 2: ((cleo, dora), two)}
    for _ in range(3):
        for game, (persons, message) in tables.items():
            await hands.turn(hands.called(message, persons), message, rng)
            after = await ada.wait_for(newer(message, persons))
            tables[game] = persons, after
    for game, persons in ((1, (ada, ben)), (2, (cleo, dora))):
        found = books.read(house.data, place.guild, game)
        turns = [seat for seat, _ in itertools.groupby(entry.seat for entry in found.choices)]
        assert len(turns) == 3
        assert [seat.name for seat in found.seats] == [person.name for person in persons]
    own = await dora.settled(await dora.command("game status"))
    assert "#2 Carcassonne" in own.text
    other = await dora.settled(await dora.command("game status", game="1"))
    assert "#1 Carcassonne" in other.text


async def test_of_a_running_game_and_a_lobby_the_game_is_meant(ada: Person, ben: Person) -> None:
    await hands.table(ada, ben)
    await hands.seated(ada, ben)
    own = await ada.settled(await ada.command("game status"))
    assert "#1 Carcassonne" in own.text


def newer(message: Seen, persons: Sequence[Person]) -> Callable[[Seen], bool]:
    """Return what a later turn message for one of these people looks like."""
    ids = {people.user_id(person.name) for person in persons}
    return lambda each: hands.is_turn(each) and int(each.id) > int(message.id) and not ids.isdisjoint(each.pings)


async def test_two_channels_of_one_guild(
    house: House, place: Place, invite: Invite, ada: Person, ben: Person, rng: random.Random
) -> None:
    here = await hands.table(ada, ben)
    for person in (ada, ben):
        person.channel = place.second
    there = await hands.table(ada, ben)
    await hands.turn(hands.called(there, (ada, ben)), there, rng)
    await hands.next_turn(ada, there)
    await hands.turn(hands.called(here, (ada, ben)), here, rng)
    await hands.next_turn(ada, here)
    assert [len(books.read(house.data, place.guild, game).choices) for game in (1, 2)] == [2, 2]
    for channel, number, other in ((place.channel, 1, 2), (place.second, 2, 1)):
        ada.channel = channel
        listed = (await ada.settled(await ada.command("games here"))).text
        assert f"#{number} Carcassonne" in listed
        assert f"#{other} Carcassonne" not in listed


async def test_who_manages_the_server_closes_a_table_whose_channel_is_gone(
    house: House, place: Place, ada: Person, ben: Person
) -> None:
    await hands.table(ben, opponents=1)
    await ada.control("DELETE", f"/channels/{place.channel}")
    ada.channel = place.second
    (suggested,) = await ada.autocomplete("setup close-game", "game", game="")
    assert suggested["value"] == "1"
    assert "is closed" in (await ada.settled(await ada.command("setup close-game", game="1"))).text
    assert books.read(house.data, place.guild).game.phase == "closed"
    assert "is over" in (await ada.settled(await ada.command("setup close-game", game="1"))).text
