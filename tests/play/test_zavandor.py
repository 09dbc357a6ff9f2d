"""The Mines of Zavandor through Discord's protocol: people and computers trade and bid at the same time."""

from __future__ import annotations

import random
from typing import Any

import pytest

from playground import Person
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Invite, Place
from tests.play.endings import check_end, fresh
from tests.play.sight import sight

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.sweep(0)
async def test_one_person_plays_a_whole_game_by_keyboard(
    bot: Bot, place: Place, ada: Person, rng: random.Random
) -> None:
    await acts.at_any_speed(ada)
    await ada.settled(await ada.command("new", game="zavandor", opponents=2))
    await ada.settled(await ada.command("game start"))
    seen, taken = "", 0  # a sealed bid can be changed until the last bid, so a suggestion can come too late
    while not acts.is_end(message := await ada.wait_for(fresh(seen))):
        seen = message.id
        while (typed := await sensible(ada, rng)) is not None:
            told = await ada.settled(await ada.command("game move", action=typed))
            assert told.ephemeral
            taken += "✔" in told.text
    assert taken > 40
    check_end(guild_file.read_game(bot.data, place.guild), message)


async def sensible(person: Person, rng: random.Random) -> str | None:
    """Return a suggestion. Prefer the end of trading, so that the game ends."""
    found = await acts.suggested(person)
    if not found:
        return None
    return (
        "done"
        if "done" in found and rng.random() < 0.8
        else rng.choice([one for one in found if "back" not in one] or found)
    )


@pytest.mark.own_bot
async def test_four_trade_and_bid_and_the_bot_is_killed_while_two_bids_are_sealed_and_an_offer_is_open(
    bot: Bot, place: Place, invite: Invite
) -> None:
    ada, ben, cleo, dora = persons = [invite(name) for name in ("Ada", "Ben", "Cleo", "Dora")]
    await acts.table(*persons, game="zavandor")
    for person in persons:
        await typed(person, "cast=")
    for person, seat in ((ada, 0), (ben, 1)):
        await typed(person, "done")
        own = players(bot, place)[seat].hand
        blue = sum(card[1] == "b" for card in own)
        await typed(person, f"b={f'{blue}b' if blue else ''} orders=king:moves")
    give, want = players(bot, place)[2].hand[0], players(bot, place)[3].hand[0][1]
    await typed(cleo, "offer")
    await typed(cleo, f"give={give} want=1{want}")
    offer = await dora.wait_for(lambda each: "Accept" in each.buttons)
    await bot.noted(place.guild)
    before = guild_file.lasting(bot.data, place.guild)
    await bot.kill()
    await bot.start()
    assert guild_file.lasting(bot.data, place.guild) == before
    told = "\n".join(each.text for each in await dora.messages())
    assert "No bids" not in told
    assert players(bot, place)[0].sealed is not None
    await dora.settled(await dora.click(offer, "Accept"))
    assert give in players(bot, place)[3].hand
    await dora.wait_for(lambda each: each.id == offer.id and "Accept" not in each.buttons, 30)
    for person in (cleo, dora):
        await typed(person, "done")
        await typed(person, "orders=")
    await ada.wait_for(lambda each: "No bids" in each.text, 30)
    assert players(bot, place)[0].sealed is None


async def test_no_player_learns_a_sealed_bid_or_its_change(bot: Bot, place: Place, invite: Invite) -> None:
    """Compare texts, controls, suggestions, pictures and their names, pings, and the revisions of messages."""
    ada, ben, cleo = persons = [invite(name) for name in ("Ada", "Ben", "Cleo")]
    await acts.table(*persons, game="zavandor")
    for person in persons:
        await typed(person, "cast=")
    await typed(ada, "done")
    gem = players(bot, place)[0].hand[0][1]
    await typed(ada, f"{gem}=1{gem} orders=king:stays")
    await bot.noted(place.guild)
    message = await ben.wait_for(acts.is_turn)
    await sight([ben, cleo], message)  # a first panel has more text
    before, written = await sight([ben, cleo], message), await public(ben)
    await typed(ada, f"{gem}=0{gem} orders=king:moves")
    await bot.noted(place.guild)
    assert players(bot, place)[0].sealed.cards == []
    assert await sight([ben, cleo], message) == before
    assert len(before) > 30
    assert (await public(ben))[: len(written)] == written
    assert f"{gem}=0{gem}" not in bot.log
    assert "king:moves" not in bot.log


async def public(person: Person) -> list[dict[str, Any]]:
    """Return the public messages as they are stored, with pictures by their names."""
    return [each.payload for each in await person.messages() if not each.ephemeral]


async def typed(person: Person, action: str) -> None:
    """Play a move by keyboard."""
    told = await person.settled(await person.command("game move", action=action))
    assert "✔" in told.text, told.text


def players(bot: Bot, place: Place) -> list[Any]:
    """Return the players from the file."""
    table = guild_file.read_game(bot.data, place.guild).table
    assert table is not None
    found: list[Any] = table.state.players
    return found
