"""Acts of moderators during a game: deleted messages and removed permissions."""

from __future__ import annotations

import asyncio
import random

import pytest

from playground import Person
from tests.patience import until
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_deleted_turn_message_is_posted_again_within_the_turn(ada: Person, ben: Person) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    await ada.delete(message)
    await mover.settled(await mover.command("game move", action=await acts.first_choice(mover)))
    again = await acts.next_turn(ada, message)
    assert again.text.splitlines()[0] == message.text.splitlines()[0]
    assert acts.called(again, (ada, ben)) is mover


async def test_a_deleted_turn_message_does_not_stop_the_game(ada: Person, ben: Person, rng: random.Random) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await ada.delete(message)
    await acts.confirmed(mover, panel)
    after = await acts.next_turn(ada, message)
    await acts.turn(acts.called(after, (ada, ben)), after, rng)
    assert acts.called(await acts.next_turn(ada, after), (ada, ben)) is mover


async def test_a_deleted_panel_can_be_opened_again(ada: Person, ben: Person, rng: random.Random) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    await mover.delete(await acts.opened(mover, message))
    await acts.turn(mover, message, rng)
    assert acts.called(await acts.next_turn(ada, message), (ada, ben)) is not mover


async def test_a_deleted_lobby_is_posted_again(ada: Person, ben: Person) -> None:
    lobby = await acts.seated(ada)
    await ada.delete(lobby)
    await ben.settled(await ben.command("game join"))
    again = await ada.wait_for(lambda each: "Join" in each.buttons and " Ben" in each.text)
    await ada.click(again, "Start")
    assert "· turn 1 ·" in (await ada.wait_for(acts.is_turn)).text


async def test_a_deleted_vote_is_posted_again_by_a_second_proposal(ada: Person, ben: Person) -> None:
    await acts.table(ada, ben)
    await ada.settled(await ada.command("game pause"))
    vote = await ben.wait_for(lambda each: "Yes" in each.buttons)
    await ada.delete(vote)
    said = await ada.settled(await ada.command("game pause"))
    assert "The others have a message with buttons" in said.text
    again = await ben.wait_for(lambda each: "Yes" in each.buttons and each.id != vote.id)
    await ben.settled(await ben.click(again, "Yes"))
    await ben.wait_for(lambda each: each.id == again.id and not each.buttons)
    assert "The game is paused" in (await ben.settled(await ben.command("game status"))).text


async def test_another_proposal_of_the_kind_brings_the_deleted_vote_back(ada: Person, ben: Person) -> None:
    await acts.table(ada, ben)
    await ada.settled(await ada.command("game speed", speed="slow"))
    vote = await ben.wait_for(lambda each: "Yes" in each.buttons)
    await ada.delete(vote)
    said = await ben.settled(await ben.command("game speed", speed="fast"))
    assert "already voting" in said.text
    again = await ben.wait_for(lambda each: "Yes" in each.buttons and each.id != vote.id)
    assert again.text == vote.text


async def test_a_vote_with_a_deleted_message_can_be_typed(ada: Person, ben: Person) -> None:
    await acts.table(ada, ben)
    refused = await ben.settled(await ben.command("game vote", choice="yes"))
    assert "voting on anything" in refused.text
    await ada.settled(await ada.command("game pause"))
    vote = await ben.wait_for(lambda each: "Yes" in each.buttons)
    await ada.delete(vote)
    offered = await ben.autocomplete("game vote", "choice", choice="")
    assert [(each["name"], each["value"]) for each in offered] == [
        ("Yes · ⏸ Pause the game?", "yes:pause"),
        ("No · ⏸ Pause the game?", "no:pause"),
    ]
    refused = await ben.settled(await ben.command("game vote", choice="perhaps"))
    assert "perhaps" in refused.text
    said = await ben.settled(await ben.command("game vote", choice="yes:pause"))
    assert "Done" in said.text
    assert "The game is paused" in (await ben.settled(await ben.command("game status"))).text


# -- permissions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("denied", "thread"),
    [
        ("send_messages", False),
        ("attach_files", False),
        ("read_message_history", False),
        ("create_public_threads", True),
    ],
)
async def test_permission_missing_from_the_start_is_named(
    bot: Bot, place: Place, ada: Person, denied: str, thread: bool
) -> None:
    await ada.control("POST", "/permissions", {"channel": place.channel, "deny": [denied]})
    told = await ada.settled(await ada.command("new", game="carcassonne", thread=thread))
    name = denied.replace("_", " ").title()
    assert told.ephemeral
    assert f"I need these permissions here: {name}" in told.text
    assert guild_file.lasting(bot.data, place.guild)["games"] == []
    check = await ada.settled(await ada.command("setup check"))
    assert [line for line in check.text.splitlines() if "❌" in line and f"**{name}**" in line]
    await ada.control("POST", "/permissions", {"channel": place.channel})
    assert "❌" not in (await ada.settled(await ada.command("setup check"))).text


def refusals(bot: Bot, place: Place) -> int:
    """Return the number of refused requests in a channel."""
    line = f"POST /channels/{place.channel}/messages"
    return sum(call["line"].endswith(line) and call["status"] == 403 for call in bot.server.world.calls)


@pytest.mark.parametrize("denied", ["send_messages", "attach_files", "view_channel"])
async def test_a_game_goes_on_after_a_permission_is_lost_and_returned(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random, denied: str
) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    other = ben if mover is ada else ada
    panel = await acts.walked(mover, await acts.opened(mover, message), rng)
    await ada.control("POST", "/permissions", {"channel": place.channel, "deny": [denied]})
    assert "✔" in (await acts.confirmed(mover, panel)).text
    assert len(guild_file.read_game(bot.data, place.guild).choices) == 2
    blind = await other.wait_for(lambda each: each.id == message.id)
    await until(lambda: refusals(bot, place))
    assert f"I can't write in <#{place.channel}>" in (await acts.opened(other, blind)).text
    await ada.control("POST", "/permissions", {"channel": place.channel})
    await acts.opened(other, blind)
    after = await acts.next_turn(ada, message)
    assert acts.called(after, (ada, ben)) is other
    await acts.turn(other, after, rng)
    assert acts.called(await acts.next_turn(ada, after), (ada, ben)) is mover


async def test_a_check_of_the_permissions_sends_missed_pings_at_once(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await ada.control("POST", "/permissions", {"channel": place.channel, "deny": ["send_messages"]})
    await acts.confirmed(mover, panel)
    await until(lambda: refusals(bot, place))
    assert "❌" in (await ada.settled(await ada.command("setup check"))).text
    await ada.control("POST", "/permissions", {"channel": place.channel})
    assert "❌" not in (await ada.settled(await ada.command("setup check"))).text
    assert acts.called(await acts.next_turn(ada, message), (ada, ben)) is not mover


async def test_a_game_goes_on_although_old_messages_cannot_be_read(
    place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await acts.table(ada, ben)
    await ada.control("POST", "/permissions", {"channel": place.channel, "deny": ["read_message_history"]})
    for turn in range(1, 4):
        assert f"· turn {turn} ·" in message.text
        await acts.turn(acts.called(message, (ada, ben)), message, rng)
        message = await acts.next_turn(ada, message)


async def test_fast_presses_at_a_table_that_cannot_be_posted_cause_few_refusals(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    """Each press tried all messages of the channel again, and Discord bans an address for too many refusals."""
    await acts.at_any_speed(ada)
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await acts.fault(ada, path=f"/channels/{place.channel}", status=403, code=50001, times=10_000)
    await acts.confirmed(mover, panel)
    await until(lambda: refusals(bot, place))

    async def plays() -> None:
        for _ in range(30):
            await ben.settled(await ben.click(message, "Play"))

    async def checks() -> None:
        for _ in range(60):
            await ada.settled(await ada.command("setup check"))

    await asyncio.gather(plays(), checks())
    calls = [call for call in bot.server.world.calls if call["status"] == 403 and place.channel in call["line"]]
    assert len(calls) <= 50
    await ada.control("DELETE", "/faults")
