"""Messages that get lost, places that close, open and vanish: everybody is called once, and nothing ends in silence."""

from __future__ import annotations

import asyncio
import random

import pytest

from playground import Person, Seen, people
from playground.refusals import Json
from tests.patience import PATIENCE, until, until_told
from tests.play import books, hands
from tests.play.conftest import Place
from tests.play.house import House, heard

pytestmark = pytest.mark.asyncio(loop_scope="session")

CUTS = [{"cut": how, "lost": lost} for how in ("close", "reset") for lost in (False, True)]


def live(messages: list[Seen]) -> list[Seen]:
    """Return the public messages from which one can play."""
    return [each for each in messages if "Play" in each.buttons and not each.ephemeral]


async def told_of_a_loss(host: Person) -> None:
    """Look at one's tables until the bot says that the channel of one is gone."""

    async def told() -> list[Seen]:
        await host.settled(await host.command("games mine"))
        return [each for each in await host.messages() if "is gone" in each.text]

    await until_told(told)


async def until_one_is_live(person: Person, last: Seen) -> Seen:
    """Wait until a later turn message is the only one with buttons, and return it."""
    await hands.next_turn(person, last)

    async def found() -> list[Seen]:
        return live(await person.messages())

    return (await until_told(found, lambda messages: len(messages) == 1))[0]


# -- connections that break ------------------------------------------------------------------------------------


@pytest.mark.parametrize("facts", CUTS, ids=str)
async def test_a_turn_message_whose_connection_breaks_is_there_once_and_calls_once(
    place: Place, ada: Person, ben: Person, rng: random.Random, facts: Json
) -> None:
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    await hands.fault(ada, path=f"POST /channels/{place.channel}/messages", **facts)
    await hands.confirmed(mover, panel)
    after = await until_one_is_live(ada, message)
    assert hands.called(after, (ada, ben)) is not mover
    assert [each.text.splitlines()[0] for each in await ada.messages() if each.pings][2:] == []


async def test_who_was_called_unheard_plays_and_the_lost_message_loses_its_buttons(
    place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    """The message stands and the bot does not know it; the next turn finds it by its nonce and takes its place."""
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    other = ben if mover is ada else ada
    await hands.fault(ada, path=f"POST /channels/{place.channel}/messages", cut="reset", lost=True, times=2)
    await hands.confirmed(mover, panel)
    lost = await hands.next_turn(ada, message)
    assert hands.called(lost, (ada, ben)) is other
    await other.settled(await other.command("game move", action=await hands.first_choice(other)))
    while "Take back" not in (told := await hands.opened(other, lost)).buttons and hands.offered(told):
        await hands.turn(other, lost, rng)
    after = await until_one_is_live(ada, message)
    # The bot tries again only after a while: until then it is the lost message that stands.
    async with asyncio.timeout(PATIENCE):
        while hands.called(after, (ada, ben)) is other:
            await hands.turn(other, after, rng)
            after = await until_one_is_live(ada, lost)
    assert hands.called(after, (ada, ben)) is mover


async def test_a_kill_between_sending_and_noting_leaves_one_message_and_one_call(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    await hands.fault(ada, path=f"POST /channels/{place.channel}/messages", delay=60, lost=True)
    await hands.confirmed(mover, panel)
    await hands.next_turn(ada, message)
    await house.kill()
    await ada.control("DELETE", "/faults")
    await house.start()
    after = await until_one_is_live(ada, message)
    assert hands.called(after, (ada, ben)) is not mover
    assert [each.text.splitlines()[0] for each in await ada.messages() if each.pings][2:] == []


async def test_also_when_the_bot_comes_back_after_discord_has_forgotten_the_nonce(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    await hands.fault(ada, path=f"POST /channels/{place.channel}/messages", delay=60, lost=True)
    await hands.confirmed(mover, panel)
    unheard = await hands.next_turn(ada, message)
    await house.kill()
    await ada.control("DELETE", "/faults")
    house.server.world.nonces.clear()
    await house.start()
    assert (await until_one_is_live(ada, message)).id == unheard.id
    assert [each.text.splitlines()[0] for each in await ada.messages() if each.pings][2:] == []


@pytest.mark.parametrize(
    "facts", [*CUTS, {"status": 401, "code": 50027, "lost": True}, {"status": 401, "code": 50027}], ids=str
)
async def test_a_click_whose_acknowledgement_breaks_counts_and_is_answered(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random, facts: Json
) -> None:
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    await hands.fault(ada, path="POST /interactions/", **facts)
    assert "✔" in (await hands.confirmed(mover, panel)).text
    await hands.next_turn(ada, message)
    house.server.world.violations.clear()
    assert [entry.ask for entry in books.read(house.data, place.guild).choices] == [1, 2]


@pytest.mark.parametrize("times", [2, 3])
async def test_who_is_acknowledged_by_tries_that_all_broke_is_told_so(
    house: House, ada: Person, ben: Person, rng: random.Random, times: int
) -> None:
    """Discord has the acknowledgement and nobody else knows: they looked at "thinking …", or at nothing at all."""
    mover, _, panel = await hands.about_to_confirm(ada, ben, rng)
    lost = {"path": "POST /interactions/", "cut": "reset", "lost": True, "times": times}
    await hands.fault(ada, **lost)
    sure = hands.confirm(panel)
    assert sure is not None
    await hands.do(mover, panel, sure)
    await mover.wait_for(lambda each: each.ephemeral and "didn't accept my answer" in each.text)
    await hands.fault(ada, **lost)
    assert "didn't accept my answer" in (await ben.settled(await ben.command("game status"))).text
    # Discord has seen answers to what it had acknowledged, for all that anybody knew.
    house.server.world.violations.clear()


@pytest.mark.parametrize("how", ["close", "reset"])
async def test_what_came_of_a_choice_is_told_by_the_next_thing_that_works(
    place: Place, house: House, ada: Person, ben: Person, rng: random.Random, how: str
) -> None:
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    await hands.fault(ada, path="/webhooks/", cut=how, times=4)
    sure = hands.confirm(panel)
    assert sure is not None
    await hands.do(mover, panel, sure)
    await hands.next_turn(ada, message)
    await until(lambda: not house.faults_waiting)
    assert len(books.read(house.data, place.guild).choices) == 2
    await mover.settled(await mover.command("game status"))
    told = await mover.wait_for(lambda each: each.ephemeral and each.text.startswith("✔") and not each.buttons)
    assert "nothing has changed" not in told.text


# -- places ----------------------------------------------------------------------------------------------------


async def refused(house: House, place: Place, mover: Person, panel: Seen) -> None:
    """Have a choice confirmed whose turn message the channel refuses."""
    await mover.control("POST", "/permissions", {"channel": place.channel, "deny": ["send_messages"]})
    await hands.confirmed(mover, panel)
    line = f"POST /channels/{place.channel}/messages"
    await until(lambda: any(call["line"].endswith(line) and call["status"] == 403 for call in house.server.world.calls))
    await house.idle(place.guild)


async def test_when_the_permission_returns_the_call_comes_by_itself(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    await refused(house, place, mover, panel)
    await ada.control("POST", "/permissions", {"channel": place.channel})
    assert hands.called(await hands.next_turn(ada, message), (ada, ben)) is not mover


async def test_a_closed_place_is_remembered_and_its_call_comes_when_the_bot_starts_again(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    await refused(house, place, mover, panel)
    await house.kill()
    await ada.control("POST", "/permissions", {"channel": place.channel})
    await house.start()
    assert hands.called(await hands.next_turn(ada, message), (ada, ben)) is not mover


async def test_when_the_bot_is_invited_again_the_call_comes_by_itself(
    place: Place, house: House, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    await hands.fault(ada, path=f"POST /channels/{place.channel}/messages", status=403, code=50001)
    await hands.confirmed(mover, panel)
    await until(lambda: not house.faults_waiting)
    await house.idle(place.guild)
    for here in (False, True):
        await ada.control("POST", "/members", {"name": people.BOT_NAME, "here": here, "guild": place.guild})
    assert hands.called(await hands.next_turn(ada, message), (ada, ben)) is not mover


async def test_a_long_wait_holds_for_what_becomes_due_meanwhile(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    other = ben if mover is ada else ada
    await hands.fault(ada, path=f"POST /channels/{place.channel}/messages", status=429, retry_after=1800, times=2)
    await hands.confirmed(mover, panel)
    await until(lambda: house.server.world.calls[-1]["status"] == 429)
    # Nor is it asked what stands there already.
    await hands.fault(ada, path=f"GET /channels/{place.channel}/messages$", status=429, retry_after=1800)
    while hands.offered(await hands.opened(other, message)):
        await hands.turn(other, message, rng)
    await house.idle(place.guild)
    assert house.faults_waiting == 2, "nobody asked again"
    await ada.control("DELETE", "/faults")


async def test_the_table_of_a_deleted_thread_goes_on_in_the_channel(
    ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await hands.table(ada, ben, thread=True)
    mover = hands.called(message, (ada, ben))
    await ada.control("DELETE", f"/channels/{hands.place_of(message)}")
    after = await ada.wait_for(hands.is_turn)
    assert hands.called(after, (ada, ben)) is mover
    await hands.turn(mover, after, rng)
    assert hands.called(await hands.next_turn(ada, after), (ada, ben)) is not mover


async def test_the_host_of_a_deleted_channel_is_told_and_takes_the_table_elsewhere(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await hands.table(ada, ben)
    mover = hands.called(message, (ada, ben))
    await ada.control("DELETE", f"/channels/{place.channel}")
    ada.channel = ben.channel = place.second
    await ada.settled(await ada.command("games mine"))
    told = await ada.wait_for(lambda each: "is gone" in each.text)
    assert told.ephemeral
    assert "/game board game:1" in told.text
    assert "has moved here" in (await ben.settled(await ben.command("game board", game="1"))).text
    after = await ada.wait_for(hands.is_turn)
    assert hands.called(after, (ada, ben)) is mover
    await hands.turn(mover, after, rng)
    await hands.next_turn(ada, after)


@pytest.mark.parametrize("archived", [False, True])
async def test_the_host_is_told_of_a_thread_that_went_with_its_channel(
    house: House, place: Place, ada: Person, ben: Person, *, archived: bool
) -> None:
    """Of the archived threads of a deleted channel Discord tells nothing."""
    thread = hands.place_of(await hands.table(ada, ben, thread=True))
    # A message that cannot be sent would tell of it.
    await house.noted(place.guild)
    await ada.control("POST", "/thread", {"channel": thread, "archived": archived})
    await heard(ada)
    await ada.control("DELETE", f"/channels/{place.channel}")
    ada.channel = ben.channel = place.second
    await told_of_a_loss(ada)
    assert "has moved here" in (await ben.settled(await ben.command("game board", game="1"))).text


async def test_a_channel_that_was_deleted_while_the_bot_was_away_is_missed_when_it_is_back(
    house: House, place: Place, ada: Person, ben: Person
) -> None:
    """Nothing was due there, so nobody noticed: the table was nowhere, and could not be moved."""
    message = await hands.table(ada, ben)
    mover = hands.called(message, (ada, ben))
    await house.kill()
    await ada.control("DELETE", f"/channels/{place.channel}")
    await house.start()
    ada.channel = ben.channel = place.second
    await told_of_a_loss(ada)
    assert "has moved here" in (await ben.settled(await ben.command("game board", game="1"))).text
    assert hands.called(await ada.wait_for(hands.is_turn), (ada, ben)) is mover


async def test_so_is_a_thread_whose_table_goes_on_in_the_channel(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await hands.table(ada, ben, thread=True, speed="none")
    mover = hands.called(message, (ada, ben))
    await ada.wait_for(lambda each: "picture follows" not in each.text, channel=hands.place_of(message))
    await house.noted(place.guild)
    await house.kill()
    await ada.control("DELETE", f"/channels/{hands.place_of(message)}")
    await house.start()
    after = await ada.wait_for(hands.is_turn)
    assert hands.called(after, (ada, ben)) is mover
    await hands.turn(mover, after, rng)
    await hands.next_turn(ada, after)


async def test_what_got_through_to_the_old_channel_is_not_taken_for_the_call_in_the_new_one(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    """Discord knows nonces by author: the message of before came back, and in the new channel nobody was called."""
    mover, _, panel = await hands.about_to_confirm(ada, ben, rng)
    messages = f"/channels/{place.channel}/messages"
    await hands.fault(ada, path=f"POST {messages}", cut="reset", lost=True)
    await hands.fault(ada, path=messages, status=403, code=50001)
    await hands.confirmed(mover, panel)
    await until(lambda: not house.faults_waiting)
    await house.idle(place.guild)
    ada.channel = ben.channel = place.second
    assert "has moved here" in (await ben.settled(await ben.command("game board", game="1"))).text
    assert hands.called(await ada.wait_for(hands.is_turn), (ada, ben)) is not mover


async def test_what_a_table_has_left_in_a_closed_channel_loses_its_buttons_when_that_is_open_again(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    await mover.control("POST", "/permissions", {"channel": place.channel, "deny": ["view_channel"]})
    await hands.confirmed(mover, panel)
    line = f"POST /channels/{place.channel}/messages"
    await until(lambda: any(call["line"].endswith(line) and call["status"] == 403 for call in house.server.world.calls))
    await house.idle(place.guild)
    ada.channel = ben.channel = place.second
    assert "has moved here" in (await ben.settled(await ben.command("game board", game="1"))).text
    after = await ada.wait_for(hands.is_turn)
    await ada.control("POST", "/permissions", {"channel": place.channel})
    gone = await ada.wait_for(lambda each: each.id == message.id and not each.buttons, channel=place.channel)
    assert gone.text
    assert "Play" in (await ada.look(after)).buttons


async def test_a_table_that_stands_well_is_not_moved_by_looking_at_it(
    house: House, place: Place, ada: Person, ben: Person
) -> None:
    await hands.table(ada, ben)
    await ben.settled(await ben.command("game board", where=place.second, game="1"))
    assert str(books.read(house.data, place.guild).game.channel) == place.channel
