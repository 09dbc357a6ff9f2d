"""Cities & Knights through Discord's protocol: three people trade, and discard cards that only they know."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

import pytest

from playground import Person, Seen
from rules.kernel import Table
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Invite, Place

pytestmark = pytest.mark.asyncio(loop_scope="session")

PATIENT = 400
"""The number of choices after which two seats must have to discard at once, if no seat spends a card."""


@pytest.mark.own_bot
async def test_three_trade_and_the_bot_is_killed_while_two_discards_are_open(
    bot: Bot, place: Place, invite: Invite, rng: random.Random
) -> None:
    persons = ada, ben, cleo = [invite(name) for name in ("Ada", "Ben", "Cleo")]
    await acts.at_any_speed(ada)
    await ada.settled(await ada.command("new", game="catan", options="mode=ck"))
    for person in (ben, cleo):
        await person.settled(await person.command("game join"))
    await ada.settled(await ada.command("game start"))
    await traded(bot, place, persons, rng)
    await until(bot, place, persons, rng, "catan.discard", 2)

    early, *late = (ask.seat for ask in table(bot, place).asks if not ask.optional)
    sealed = await played(persons[early], rng)
    before, told = guild_file.lasting(bot.data, place.guild), await texts(ada)
    await bot.kill()
    await bot.start()
    assert guild_file.lasting(bot.data, place.guild) == before
    assert not re.search("discards? [0-9]", "\n".join((await texts(ada))[len(told) :])), (
        "no player learns of a single discard"
    )
    held = table(bot, place).state.hands
    again = await persons[early].settled(await persons[early].command("game move", action=sealed))
    assert "sealed" in again.text
    assert table(bot, place).state.hands == held
    for seat in late:
        await played(persons[seat], rng)
    after = table(bot, place).state.hands
    assert all(sum(after[seat]) < sum(held[seat]) for seat in (early, *late))
    await ada.wait_for(lambda each: "discard" in each.text and each.id not in told)


async def traded(bot: Bot, place: Place, persons: Sequence[Person], rng: random.Random) -> None:
    """Let the seat to move make an offer, another seat make a different one, and both agree."""
    await until(bot, place, persons, rng, "catan.act", 1)
    while (found := matching(table(bot, place))) is None:
        await played(persons[table(bot, place).state.seat], rng)
        await until(bot, place, persons, rng, "catan.act", 1)
    seat, other, give, get, less = found
    mover, partner = persons[seat], persons[other]
    await typed(mover, "offer")
    await typed(mover, f"give={give} get={less}")
    offer = await partner.wait_for(lambda each: {"Accept", "Counter-offer"} <= set(each.buttons))
    panel = await partner.settled(await partner.click(offer, "Counter-offer"))
    assert panel.ephemeral
    await typed(partner, "counter:1")
    await typed(partner, f"give={get} get={give}")
    counter = await mover.wait_for(lambda each: each.id != offer.id and "Accept" in each.buttons)
    before = [list(hand) for hand in table(bot, place).state.hands]
    await mover.settled(await mover.click(counter, "Accept"))
    assert table(bot, place).state.hands[seat] != before[seat]
    assert sum(map(sum, table(bot, place).state.hands)) == sum(map(sum, before))
    await mover.wait_for(lambda each: each.id == counter.id and not each.buttons)


def matching(game: Table) -> tuple[int, int, str, str, str] | None:
    """Return a possible trade: two partners, and a card of each that the other lacks."""
    kinds = ("lumber", "brick", "wool", "grain", "ore")
    seat, hand = game.state.seat, game.state.hands
    for other in range(len(hand)):
        gives = [kind for at, kind in enumerate(kinds) if hand[seat][at] and not hand[other][at]]
        gets = [kind for at, kind in enumerate(kinds) if hand[other][at] and not hand[seat][at]]
        lacks = [kind for at, kind in enumerate(kinds) if kind not in gives[:1] + gets[:1]]
        if other != seat and gives and gets:
            return seat, other, gives[0], gets[0], lacks[0]
    return None


async def until(bot: Bot, place: Place, persons: Sequence[Person], rng: random.Random, kind: str, seats: int) -> None:
    """Play on without spending cards, until ``seats`` or more seats are asked this at once."""
    for _ in range(PATIENT):
        asks = [ask for ask in table(bot, place).asks if not ask.optional]
        if len(asks) >= seats and {ask.kind for ask in asks} == {kind}:
            return
        await played(persons[asks[0].seat], rng)
    raise AssertionError(f"{seats} seats were never asked {kind}")


async def played(person: Person, rng: random.Random) -> str:
    """Let a player end their turn, or play a suggested move; return the move."""
    found = await acts.suggested(person)
    action = "end" if "end" in found else rng.choice(found)
    await typed(person, action)
    return action


async def typed(person: Person, action: str) -> Seen:
    """Play a move by keyboard."""
    told = await person.settled(await person.command("game move", action=action))
    assert "✔" in told.text, told.text
    return told


async def texts(person: Person) -> list[str]:
    """Return the text that a person can read in the channel."""
    return [each.text for each in await person.messages()]


def table(bot: Bot, place: Place) -> Table:
    """Return the table from the file."""
    found = guild_file.read_game(bot.data, place.guild).table
    assert found is not None
    return found
