"""Places of games: threads, several games in one channel or guild, and archived threads."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence

import pytest

from playground import Person, Seen, people
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Invite, Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_game_in_a_thread(bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random) -> None:
    message = await acts.table(ada, ben, thread=True)
    thread = acts.place_of(message)
    assert thread != place.channel
    game = guild_file.read_game(bot.data, place.guild).game
    assert (str(game.channel), str(game.thread)) == (place.channel, thread)
    assert not [each for each in await ada.messages() if "Play" in each.buttons]
    for _ in range(2):
        await acts.turn(acts.called(message, (ada, ben)), message, rng)
        message = await acts.next_turn(ada, message)
    mover = acts.called(message, (ada, ben))
    status = await mover.settled(await mover.command("game status", where=thread))
    assert "Waiting for you: press **Play**." in status.text


async def test_commands_in_the_channel_find_the_game_in_its_thread(ada: Person, ben: Person) -> None:
    message = await acts.table(ada, ben, thread=True)
    mover = acts.called(message, (ada, ben))
    await mover.settled(await mover.command("game move", action=await acts.first_choice(mover)))
    panel = await mover.settled(await mover.command("game hand"))
    assert "Undo" in panel.buttons


async def test_archived_thread_is_reopened(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await acts.table(ada, ben, thread=True)
    thread, mover = acts.place_of(message), acts.called(message, (ada, ben))
    await ada.control("POST", "/thread", {"channel": thread, "archived": True})
    await mover.settled(await mover.command("game move", action=await acts.first_choice(mover), where=thread))
    await ada.wait_for(lambda each: each.id == message.id and each.revision > message.revision, channel=thread)
    assert not bot.server.world.channels[thread]["thread_metadata"]["archived"]
    await ada.control("POST", "/thread", {"channel": thread, "archived": True})
    await acts.turn(mover, message, rng)
    await acts.next_turn(ada, message)
    assert not bot.server.world.channels[thread]["thread_metadata"]["archived"]


async def test_the_game_in_a_locked_thread_moves_to_the_channel(ada: Person, ben: Person, rng: random.Random) -> None:
    message = await acts.table(ada, ben, thread=True)
    await ada.control("POST", "/thread", {"channel": acts.place_of(message), "locked": True})
    await acts.turn(acts.called(message, (ada, ben)), message, rng)
    message = await ada.wait_for(acts.is_turn)
    assert [each for each in await ada.messages() if "is locked, so the table continues here" in each.text]
    mover = acts.called(message, (ada, ben))
    await acts.turn(mover, message, rng)
    assert acts.called(await acts.next_turn(ada, message), (ada, ben)) is not mover


async def test_locked_and_archived_thread_delays_no_ping(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    """Edits of each message were retried for minutes, and meanwhile no player was pinged."""
    message = await acts.table(ada, ben, thread=True)
    thread, mover = acts.place_of(message), acts.called(message, (ada, ben))
    await ada.settled(await ada.command("game pause", where=thread))
    await ada.wait_for(lambda each: "Yes" in each.buttons, channel=thread)
    panel = await acts.walked(mover, await acts.opened(mover, message), rng)
    await bot.noted(place.guild)
    await ada.control("POST", "/thread", {"channel": thread, "archived": True, "locked": True})
    await acts.confirmed(mover, panel)
    after = await ada.wait_for(acts.is_turn)
    await bot.noted(place.guild)
    assert [each.id for each in await ada.messages() if each.pings] == [after.id], "one ping"
    assert "Play" in (await ada.look(message)).buttons, "locked messages cannot be changed"
    await ada.control("POST", "/thread", {"channel": thread, "archived": False, "locked": False})
    await ada.wait_for(lambda each: each.id == message.id and not each.buttons, channel=thread)
    assert "Play" in (await ada.look(after)).buttons


async def test_message_in_a_locked_thread_is_updated_once_the_thread_is_open(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    message = await acts.table(ada, ben, thread=True)
    thread, mover = acts.place_of(message), acts.called(message, (ada, ben))
    await bot.noted(place.guild)
    await ada.control("POST", "/thread", {"channel": thread, "archived": True, "locked": True})
    choice = (await acts.first_choice(mover)).partition(" ; ")[0]
    await mover.settled(await mover.command("game move", action=choice))
    await bot.noted(place.guild)
    assert guild_file.read_game(bot.data, place.guild).game.thread == int(thread), "no player needs a ping"
    shown = await ada.look(message)
    await ada.control("POST", "/thread", {"channel": thread, "archived": False, "locked": False})
    now = await ada.wait_for(lambda each: each.id == message.id and each.revision > shown.revision, 6.0, channel=thread)
    assert "Play" in now.buttons


async def test_two_games_in_one_channel_do_not_mix(
    bot: Bot, place: Place, invite: Invite, ada: Person, ben: Person, rng: random.Random
) -> None:
    cleo, dora = invite("Cleo"), invite("Dora")
    one = await acts.table(ada, ben)
    await cleo.click(await acts.seated(cleo, dora, thread=False), "Start")
    two = await ada.wait_for(lambda each: acts.is_turn(each) and each.id != one.id)
    told = await invite("Emil").command("game status")
    emil = await invite("Emil").settled(told)
    assert list(emil.buttons) == ["#1 Carcassonne", "#2 Carcassonne"]
    chosen = await invite("Emil").settled(await invite("Emil").click(emil, "#2 Carcassonne"))
    assert "Cleo" in chosen.text
    assert "Ada" not in chosen.text
    tables = {1: ((ada, ben), one), 2: ((cleo, dora), two)}
    for _ in range(3):
        for game, (persons, message) in tables.items():
            await acts.turn(acts.called(message, persons), message, rng)
            after = await ada.wait_for(newer(message, persons))
            tables[game] = persons, after
    for game, persons in ((1, (ada, ben)), (2, (cleo, dora))):
        found = guild_file.read_game(bot.data, place.guild, game)
        turns = [seat for seat, _ in itertools.groupby(entry.seat for entry in found.choices)]
        assert len(turns) == 3
        assert [seat.name for seat in found.seats] == [person.name for person in persons]
    own = await dora.settled(await dora.command("game status"))
    assert "Carcassonne #2" in own.text
    other = await dora.settled(await dora.command("game status", game="1"))
    assert "Carcassonne #1" in other.text


async def test_command_means_the_running_game_rather_than_a_lobby(ada: Person, ben: Person) -> None:
    await acts.table(ada, ben)
    await acts.seated(ada, ben)
    own = await ada.settled(await ada.command("game status"))
    assert "Carcassonne #1" in own.text


def newer(message: Seen, persons: Sequence[Person]) -> Callable[[Seen], bool]:
    """Return a condition: a message is a later turn of one of these people."""
    ids = {people.user_id(person.name) for person in persons}
    return lambda each: acts.is_turn(each) and int(each.id) > int(message.id) and not ids.isdisjoint(each.pings)


async def test_the_second_table_of_a_channel_has_a_thread(ada: Person, ben: Person) -> None:
    await acts.table(ada, ben)
    said = await ada.settled(await ada.command("new", game="dominion", opponents=1))
    assert "because this channel already has one" in said.text
    lobby = await ada.wait_for(lambda each: "Join" in each.buttons, channel=acts.threads_in(said)[0])
    await ada.click(lobby, "Start")
    await ada.wait_for(acts.is_turn, channel=acts.place_of(lobby))


async def test_two_channels_of_one_guild(
    bot: Bot, place: Place, invite: Invite, ada: Person, ben: Person, rng: random.Random
) -> None:
    here = await acts.table(ada, ben)
    for person in (ada, ben):
        person.channel = place.second
    there = await acts.table(ada, ben)
    await acts.turn(acts.called(there, (ada, ben)), there, rng)
    await acts.next_turn(ada, there)
    await acts.turn(acts.called(here, (ada, ben)), here, rng)
    await acts.next_turn(ada, here)
    assert [len(guild_file.read_game(bot.data, place.guild, game).choices) for game in (1, 2)] == [2, 2]
    for channel, number, other in ((place.channel, 1, 2), (place.second, 2, 1)):
        ada.channel = channel
        listed = (await ada.settled(await ada.command("games here"))).text
        assert f"#{number} Carcassonne" in listed
        assert f"#{other} Carcassonne" not in listed


async def test_manager_closes_a_table_whose_channel_is_gone(bot: Bot, place: Place, ada: Person, ben: Person) -> None:
    await acts.table(ben, opponents=1)
    await ada.control("DELETE", f"/channels/{place.channel}")
    ada.channel = place.second
    (suggested,) = await ada.autocomplete("setup close-game", "game", game="")
    assert suggested["value"] == "1"
    assert "is closed" in (await ada.settled(await ada.command("setup close-game", game="1"))).text
    assert guild_file.read_game(bot.data, place.guild).game.phase == "closed"
    assert "is over" in (await ada.settled(await ada.command("setup close-game", game="1"))).text
