"""Lost messages, and channels that close, reopen and vanish: each player is pinged once, each click answered."""

from __future__ import annotations

import asyncio
import random
import re

import pytest

from playground import Person, Seen, people
from playground.refusals import Json
from tests.patience import PATIENCE, until, until_told
from tests.play import acts, guild_file
from tests.play.bot_process import Bot, heard
from tests.play.conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")

CUTS = [{"cut": how, "lost": lost} for how in ("close", "reset") for lost in (False, True)]


def live(messages: list[Seen]) -> list[Seen]:
    """Return the public messages with a button to play."""
    return [each for each in messages if "Play" in each.buttons and not each.ephemeral]


async def told_of_a_loss(host: Person) -> None:
    """List the host's tables until the bot says that the channel of one is gone."""

    async def told() -> list[Seen]:
        await host.settled(await host.command("games mine"))
        return [each for each in await host.messages() if "is gone" in each.text]

    await until_told(told)


async def until_one_is_live(person: Person, last: Seen) -> Seen:
    """Wait until a later turn message is the only one with buttons, and return it."""
    await acts.next_turn(person, last)

    async def found() -> list[Seen]:
        return live(await person.messages())

    return (await until_told(found, lambda messages: len(messages) == 1))[0]


# -- broken connections ----------------------------------------------------------------------------------------


@pytest.mark.sweep(2)
@pytest.mark.parametrize("facts", CUTS, ids=str)
async def test_turn_message_whose_connection_breaks_is_posted_once_and_pings_once(
    place: Place, ada: Person, ben: Person, rng: random.Random, facts: Json
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await acts.fault(ada, path=f"POST /channels/{place.channel}/messages", **facts)
    await acts.confirmed(mover, panel)
    after = await until_one_is_live(ada, message)
    assert acts.called(after, (ada, ben)) is not mover
    assert [each.text.splitlines()[0] for each in await ada.messages() if each.pings][2:] == []


async def test_player_plays_from_a_lost_message_and_it_loses_its_buttons(
    place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    """The message is posted without the bot's knowledge. The next turn finds it by its nonce and replaces it."""
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    other = ben if mover is ada else ada
    await acts.fault(ada, path=f"POST /channels/{place.channel}/messages", cut="reset", lost=True, times=2)
    await acts.confirmed(mover, panel)
    lost = await acts.next_turn(ada, message)
    assert acts.called(lost, (ada, ben)) is other
    await other.settled(await other.command("game move", action=await acts.first_choice(other)))
    while "Undo" not in (told := await acts.opened(other, lost)).buttons and acts.offered(told):
        await acts.turn(other, lost, rng)
    after = await until_one_is_live(ada, message)
    # The bot retries only after some time. Until then the lost message stays.
    async with asyncio.timeout(PATIENCE):
        while acts.called(after, (ada, ben)) is other:
            await acts.turn(other, after, rng)
            after = await until_one_is_live(ada, lost)
    assert acts.called(after, (ada, ben)) is mover


@pytest.mark.own_bot
async def test_kill_between_sending_and_noting_leaves_one_message_and_one_ping(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await acts.fault(ada, path=f"POST /channels/{place.channel}/messages", delay=60, lost=True)
    await acts.confirmed(mover, panel)
    await acts.next_turn(ada, message)
    await bot.kill()
    await ada.control("DELETE", "/faults")
    await bot.start()
    after = await until_one_is_live(ada, message)
    assert acts.called(after, (ada, ben)) is not mover
    assert [each.text.splitlines()[0] for each in await ada.messages() if each.pings][2:] == []


@pytest.mark.own_bot
async def test_kill_leaves_one_message_also_after_discord_has_forgotten_the_nonce(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await acts.fault(ada, path=f"POST /channels/{place.channel}/messages", delay=60, lost=True)
    await acts.confirmed(mover, panel)
    unheard = await acts.next_turn(ada, message)
    await bot.kill()
    await ada.control("DELETE", "/faults")
    bot.server.world.nonces.clear()
    await bot.start()
    assert (await until_one_is_live(ada, message)).id == unheard.id
    assert [each.text.splitlines()[0] for each in await ada.messages() if each.pings][2:] == []


@pytest.mark.sweep(3)
@pytest.mark.parametrize(
    "facts", [*CUTS, {"status": 401, "code": 50027, "lost": True}, {"status": 401, "code": 50027}], ids=str
)
async def test_click_whose_acknowledgement_breaks_counts_and_is_answered(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random, facts: Json
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await acts.fault(ada, path="POST /interactions/", **facts)
    assert "✔" in (await acts.confirmed(mover, panel)).text
    await acts.next_turn(ada, message)
    bot.server.world.violations.clear()
    assert [entry.ask for entry in guild_file.read_game(bot.data, place.guild).choices] == [1, 2]


@pytest.mark.parametrize("times", [2, 3])
async def test_user_is_told_if_every_acknowledgement_broke(
    bot: Bot, ada: Person, ben: Person, rng: random.Random, times: int
) -> None:
    """Discord has the acknowledgement, but the bot does not know. The user saw "thinking …", or nothing at all."""
    mover, _, panel = await acts.about_to_confirm(ada, ben, rng)
    lost = {"path": "POST /interactions/", "cut": "reset", "lost": True, "times": times}
    await acts.fault(ada, **lost)
    sure = acts.confirm(panel)
    assert sure is not None
    await acts.do(mover, panel, sure)
    await mover.wait_for(lambda each: each.ephemeral and "didn't accept my answer" in each.text)
    await acts.fault(ada, **lost)
    assert "didn't accept my answer" in (await ben.settled(await ben.command("game status"))).text
    # Discord got several acknowledgements for one interaction, because the bot could not know of the first.
    bot.server.world.violations.clear()


@pytest.mark.parametrize("how", ["close", "reset"])
async def test_outcome_of_a_choice_is_told_by_the_next_answer_that_works(
    place: Place, bot: Bot, ada: Person, ben: Person, rng: random.Random, how: str
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await acts.fault(ada, path="/webhooks/", cut=how, times=4)
    sure = acts.confirm(panel)
    assert sure is not None
    await acts.do(mover, panel, sure)
    await acts.next_turn(ada, message)
    await until(lambda: not bot.faults_waiting)
    assert len(guild_file.read_game(bot.data, place.guild).choices) == 2
    await mover.settled(await mover.command("game status"))
    told = await mover.wait_for(lambda each: each.ephemeral and "· ✔" in each.text and not each.buttons)
    assert "nothing has changed" not in told.text


# -- channels ----------------------------------------------------------------------------------------------------


async def refused(bot: Bot, place: Place, mover: Person, panel: Seen) -> None:
    """Confirm a choice whose turn message the channel refuses."""
    await mover.control("POST", "/permissions", {"channel": place.channel, "deny": ["send_messages"]})
    await acts.confirmed(mover, panel)
    line = f"POST /channels/{place.channel}/messages"
    await until(lambda: any(call["line"].endswith(line) and call["status"] == 403 for call in bot.server.world.calls))
    await bot.idle(place.guild)


async def test_ping_follows_by_itself_when_the_permission_returns(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await refused(bot, place, mover, panel)
    await ada.control("POST", "/permissions", {"channel": place.channel})
    assert acts.called(await acts.next_turn(ada, message), (ada, ben)) is not mover


async def test_ping_follows_by_itself_when_the_bot_gets_a_role(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    """It followed only some minutes later: the bot ignored the event about itself."""
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await acts.fault(ada, path=f"POST /channels/{place.channel}/messages", status=403, code=50013)
    await acts.confirmed(mover, panel)
    await until(lambda: not bot.faults_waiting)
    await bot.idle(place.guild)
    world = bot.server.world
    world.tell("GUILD_MEMBER_UPDATE", people.member(world.users[people.BOT]) | {"guild_id": place.guild})
    assert acts.called(await acts.next_turn(ada, message), (ada, ben)) is not mover


@pytest.mark.own_bot
async def test_closed_channel_is_remembered_and_gets_its_ping_when_the_bot_starts_again(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await refused(bot, place, mover, panel)
    await bot.kill()
    await ada.control("POST", "/permissions", {"channel": place.channel})
    await bot.start()
    assert acts.called(await acts.next_turn(ada, message), (ada, ben)) is not mover


async def test_ping_follows_by_itself_when_the_bot_is_invited_again(
    place: Place, bot: Bot, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await acts.fault(ada, path=f"POST /channels/{place.channel}/messages", status=403, code=50001)
    await acts.confirmed(mover, panel)
    await until(lambda: not bot.faults_waiting)
    await bot.idle(place.guild)
    for here in (False, True):
        await ada.control("POST", "/members", {"name": people.BOT_NAME, "here": here, "guild": place.guild})
    assert acts.called(await acts.next_turn(ada, message), (ada, ben)) is not mover


async def test_long_rate_limit_also_delays_later_messages(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    other = ben if mover is ada else ada
    await acts.fault(ada, path=f"POST /channels/{place.channel}/messages", status=429, retry_after=1800, times=2)
    await acts.confirmed(mover, panel)
    line = f"POST /channels/{place.channel}/messages"
    await until(lambda: any(call["line"].endswith(line) and call["status"] == 429 for call in bot.server.world.calls))
    # The bot must not read the channel's history either.
    await acts.fault(ada, path=f"GET /channels/{place.channel}/messages$", status=429, retry_after=1800)
    while acts.offered(await acts.opened(other, message)):
        await acts.turn(other, message, rng)
    await bot.idle(place.guild)
    assert bot.faults_waiting == 2, "no other request was sent"
    await ada.control("DELETE", "/faults")


async def test_table_of_a_deleted_thread_continues_in_the_channel(ada: Person, ben: Person, rng: random.Random) -> None:
    message = await acts.table(ada, ben, thread=True)
    mover = acts.called(message, (ada, ben))
    await ada.control("DELETE", f"/channels/{acts.place_of(message)}")
    after = await ada.wait_for(acts.is_turn)
    assert acts.called(after, (ada, ben)) is mover
    await acts.turn(mover, after, rng)
    assert acts.called(await acts.next_turn(ada, after), (ada, ben)) is not mover


async def test_host_of_a_deleted_channel_is_told_and_moves_the_table(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    await ada.control("DELETE", f"/channels/{place.channel}")
    ada.channel = ben.channel = place.second
    await ada.settled(await ada.command("games mine"))
    told = await ada.wait_for(lambda each: "is gone" in each.text)
    assert told.ephemeral
    # A bot that has just started does not know the ids of its commands yet, and names them in code.
    assert re.search(r"/game board(:\d+> `| )game:1`", told.text)
    assert "has moved here" in (await ben.settled(await ben.command("game board", game="1"))).text
    after = await ada.wait_for(acts.is_turn)
    assert acts.called(after, (ada, ben)) is mover
    await acts.turn(mover, after, rng)
    await acts.next_turn(ada, after)


@pytest.mark.parametrize("archived", [False, True])
async def test_host_is_told_of_a_thread_that_was_deleted_with_its_channel(
    bot: Bot, place: Place, ada: Person, ben: Person, *, archived: bool
) -> None:
    """Discord sends no event for the archived threads of a deleted channel."""
    thread = acts.place_of(await acts.table(ada, ben, thread=True))
    # An unsent message would also reveal the deletion.
    await bot.noted(place.guild)
    await ada.control("POST", "/thread", {"channel": thread, "archived": archived})
    await heard(ada)
    await ada.control("DELETE", f"/channels/{place.channel}")
    ada.channel = ben.channel = place.second
    await told_of_a_loss(ada)
    assert "has moved here" in (await ben.settled(await ben.command("game board", game="1"))).text


@pytest.mark.own_bot
async def test_channel_deleted_during_downtime_is_noticed_after_the_start(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    """No message was due there, so the bot did not notice. The table had no channel and could not be moved."""
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    await bot.kill()
    await ada.control("DELETE", f"/channels/{place.channel}")
    await bot.start()
    ada.channel = ben.channel = place.second
    await told_of_a_loss(ada)
    assert "has moved here" in (await ben.settled(await ben.command("game board", game="1"))).text
    assert acts.called(await ada.wait_for(acts.is_turn), (ada, ben)) is mover


@pytest.mark.own_bot
async def test_thread_deleted_during_downtime_is_noticed_and_its_table_continues_in_the_channel(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await acts.table(ada, ben, thread=True, speed="none")
    mover = acts.called(message, (ada, ben))
    await ada.wait_for(lambda each: "picture follows" not in each.text, channel=acts.place_of(message))
    await bot.noted(place.guild)
    await bot.kill()
    await ada.control("DELETE", f"/channels/{acts.place_of(message)}")
    await bot.start()
    after = await ada.wait_for(acts.is_turn)
    assert acts.called(after, (ada, ben)) is mover
    await acts.turn(mover, after, rng)
    await acts.next_turn(ada, after)


async def test_message_that_reached_the_old_channel_does_not_count_as_the_ping_in_the_new_one(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    """Discord compares nonces by author. It returned the earlier message, and the new channel got no ping."""
    mover, _, panel = await acts.about_to_confirm(ada, ben, rng)
    messages = f"/channels/{place.channel}/messages"
    await acts.fault(ada, path=f"POST {messages}", cut="reset", lost=True)
    await acts.fault(ada, path=messages, status=403, code=50001)
    await acts.confirmed(mover, panel)
    await until(lambda: not bot.faults_waiting)
    await bot.idle(place.guild)
    ada.channel = ben.channel = place.second
    assert "has moved here" in (await ben.settled(await ben.command("game board", game="1"))).text
    assert acts.called(await ada.wait_for(acts.is_turn), (ada, ben)) is not mover


async def test_messages_left_in_a_closed_channel_lose_their_buttons_when_it_reopens(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await mover.control("POST", "/permissions", {"channel": place.channel, "deny": ["view_channel"]})
    await acts.confirmed(mover, panel)
    line = f"POST /channels/{place.channel}/messages"
    await until(lambda: any(call["line"].endswith(line) and call["status"] == 403 for call in bot.server.world.calls))
    await bot.idle(place.guild)
    ada.channel = ben.channel = place.second
    assert "has moved here" in (await ben.settled(await ben.command("game board", game="1"))).text
    after = await ada.wait_for(acts.is_turn)
    # An edit that is refused while the channel reopens would close it again.
    await bot.idle(place.guild)
    await ada.control("POST", "/permissions", {"channel": place.channel})
    gone = await ada.wait_for(lambda each: each.id == message.id and not each.buttons, channel=place.channel)
    assert gone.text
    assert "Play" in (await ada.look(after)).buttons


async def test_table_with_a_working_channel_is_not_moved_by_looking_at_it(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    await acts.table(ada, ben)
    await ben.settled(await ben.command("game board", where=place.second, game="1"))
    assert str(guild_file.read_game(bot.data, place.guild).game.channel) == place.channel
