"""Failing requests and connections: choices are kept, and no player is pinged twice."""

from __future__ import annotations

import random

import pytest

from playground import Failed, Person
from playground.refusals import Json
from tests.patience import until
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.sweep(3)
@pytest.mark.parametrize(
    "facts",
    [
        {"status": 429, "retry_after": 0.2, "times": 3},
        {"status": 429, "retry_after": 0.2, "is_global": True},
        {"status": 500},
        {"status": 500, "lost": True},
        {"status": 502, "lost": True},
        {"delay": 2.0},
        {"status": 400, "code": 50035},
        {"status": 403, "code": 40003},
    ],
    ids=str,
)
async def test_a_failed_turn_message_changes_no_choice_and_pings_once(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random, facts: Json
) -> None:
    """In every case the choice is kept, no player is pinged twice, and the game goes on."""
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await acts.fault(ada, path=f"POST /channels/{place.channel}/messages", **facts)
    await acts.confirmed(mover, panel)
    assert len(guild_file.read_game(bot.data, place.guild).choices) == 2
    after = await acts.next_turn(ada, message)
    assert len([each for each in await ada.messages() if each.pings]) == 2
    await acts.turn(acts.called(after, (ada, ben)), after, rng)
    await acts.next_turn(ada, after)


@pytest.mark.sweep(2)
@pytest.mark.parametrize(
    "facts",
    [
        {"status": 500},
        {"status": 500, "lost": True},
        {"status": 429, "retry_after": 0.2},
        {"status": 404, "code": 10062},
    ],
    ids=str,
)
async def test_a_click_with_a_failed_answer_counts_once(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random, facts: Json
) -> None:
    """The click may fail. Another click works, and the choice counts once."""
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await acts.fault(ada, path="POST /interactions/", **facts)
    try:
        await mover.click(panel, "Confirm")
    except Failed:
        await acts.turn(mover, message, rng)
    await acts.next_turn(ada, message)
    bot.server.world.violations.clear()
    assert [entry.ask for entry in guild_file.read_game(bot.data, place.guild).choices] == [1, 2]


async def test_a_panel_with_a_failed_picture_can_be_opened_again(ada: Person, ben: Person, rng: random.Random) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    for facts in ({"status": 500, "times": 1}, {"status": 429, "retry_after": 0.2, "times": 2}):
        await acts.fault(ada, path="PATCH /webhooks/", **facts)
        assert acts.offered(await acts.opened(mover, message))
    await acts.turn(mover, message, rng)


@pytest.mark.sweep(2)
@pytest.mark.parametrize(
    "facts",
    [
        {"status": 429, "retry_after": 0.05, "times": 2},
        {"status": 500},
        {"status": 502, "lost": True},
        {"cut": "close"},
        {"cut": "reset", "lost": True},
    ],
    ids=str,
)
async def test_a_file_that_failed_once_is_whole_at_the_next_try(ada: Person, ben: Person, facts: Json) -> None:
    await acts.table(ada, ben)
    sizes = []
    for times in range(2):
        if times:
            await acts.fault(ada, path="PATCH /webhooks/", **facts)
        given = await ada.settled(await ada.command("game export", format="text"))
        sizes += [file["size"] for file in given.payload["attachments"]]
    assert sizes[0] == sizes[1] > 10


async def test_a_lobby_has_no_file(ada: Person) -> None:
    await ada.settled(await ada.command("new", game="carcassonne"))
    assert "hasn't started" in (await ada.settled(await ada.command("game export", format="text"))).text


async def test_old_buttons_that_cannot_be_removed_do_not_stop_the_game(
    ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await acts.table(ada, ben)
    await acts.fault(ada, path=f"PATCH .*/messages/{message.id}", status=403, code=50001)
    first = acts.called(message, (ada, ben))
    await acts.turn(first, message, rng)
    after = await acts.next_turn(ada, message)
    await acts.turn(acts.called(after, (ada, ben)), after, rng)
    assert acts.called(await acts.next_turn(ada, after), (ada, ben)) is first


async def test_a_panel_dismissed_while_its_picture_is_drawn_does_no_harm(bot: Bot, ada: Person, ben: Person) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    panel = await acts.opened(mover, message)
    await acts.fault(ada, path="PATCH /webhooks/", status=404, code=10008)
    await acts.do(mover, panel, acts.offered(panel)[0])
    await until(lambda: not bot.faults_waiting)
    assert acts.offered(await acts.opened(mover, message))
    assert not [each for each in await mover.messages() if "wrong on my side" in each.text]


@pytest.mark.parametrize("how", ["drop", "reconnect"])
async def test_a_click_during_a_lost_connection_is_answered_later(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random, how: str
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await ada.control("POST", "/gateway", {"how": how})
    await mover.settled(await mover.click(panel, "Confirm"))
    await acts.next_turn(ada, message)
    assert len(guild_file.read_game(bot.data, place.guild).choices) == 2


async def test_the_bot_survives_an_invalid_session(bot: Bot, ada: Person, ben: Person, rng: random.Random) -> None:
    message = await acts.table(ada, ben)
    losses = bot.server.world.losses
    await ada.control("POST", "/gateway", {"how": "invalidate"})
    await until(lambda: bot.server.world.losses > losses)
    await until(lambda: bot.server.world.online)
    mover = acts.called(message, (ada, ben))
    await acts.turn(mover, message, rng)
    assert acts.called(await acts.next_turn(ada, message), (ada, ben)) is not mover
