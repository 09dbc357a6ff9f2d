"""One person with two seats, through Discord's protocol: the tap before each hand, one ping, and a kill."""

from __future__ import annotations

import random
import re

import pytest

from playground import Person, Seen
from tests.play import acts
from tests.play.bot_process import Bot

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEAT = re.compile(r"I'm Ada \(([AB])\)")


def asks_whose(panel: Seen) -> bool:
    """Return whether a panel asks whose turn it is."""
    return any(SEAT.fullmatch(label) for label in panel.buttons)


def to_give(panel: Seen) -> str:
    """Return the letter of the seat whose turn it is, by the panel that asks to give the phone to it."""
    (letter,) = re.findall(r"Give the phone to Ada \(([AB])\)", panel.text)
    return str(letter)


async def take_up(person: Person, panel: Seen, letter: str) -> Seen:
    return await person.settled(await person.click(panel, f"I'm Ada ({letter})"))


async def play_turn(person: Person, panel: Seen, rng: random.Random) -> Seen:
    """Play the turn of this panel's seat by clicks, and return the panel that asks for the next one."""
    for _ in range(40):
        if asks_whose(panel):
            return panel
        sure = acts.confirm(panel)
        pick = sure or rng.choice(acts.offered(panel))
        panel = await person.settled(await acts.do(person, panel, pick))
    raise AssertionError(panel.text)


@pytest.mark.own_bot
async def test_two_friends_with_one_phone(bot: Bot, ada: Person) -> None:
    await acts.at_any_speed(ada)
    lobby = await ada.settled(await ada.command("new", game="dominion", hotseat=2))
    assert "One person has several seats" in lobby.text
    await ada.click(lobby, "Start")
    message = await ada.wait_for(acts.is_turn)
    assert len(message.pings) == 1
    rng, hands = random.Random(5), dict[str, str]()
    panel = await acts.opened(ada, message)
    for _ in range(4):
        assert asks_whose(panel)
        assert not panel.pictures
        letter = to_give(panel)
        hand = await take_up(ada, panel, letter)
        assert hand.pictures
        assert f"Ada ({letter})" in hand.text.splitlines()[0]
        hands[letter] = hand.pictures[0]["description"]
        panel = await play_turn(ada, hand, rng)
        assert to_give(panel) != letter
    assert hands.keys() == {"A", "B"}
    turns = [each for each in await ada.messages() if acts.is_turn(each)]
    assert len(turns) == 1, "the person at the phone is pinged once"
    assert re.search(r"<@\d+> \([AB]\)", turns[0].text)

    await bot.kill()
    await bot.start()
    letter = to_give(panel)
    hand = await take_up(ada, panel, letter)
    assert not asks_whose(hand)
    again = await ada.settled(await ada.command("game hand"))
    assert to_give(again) == letter
    typed = await ada.settled(await ada.command("game hand", seat=letter))
    assert not asks_whose(typed)
    other = await ada.settled(await ada.command("game hand", seat="AB".replace(letter, "")))
    assert other.text != typed.text
    await ada.settled(await ada.command("game hand"))
    refused = await ada.settled(await ada.command("game undo"))
    assert "You have several seats at this table" in refused.text


async def test_a_friend_at_the_same_table_sees_the_letters(ada: Person, ben: Person) -> None:
    await acts.at_any_speed(ada)
    message = await acts.table(ada, ben, game="catan", hotseat=2)
    assert len(message.pings) == len(set(message.pings)) == 1
    (call,) = [text for text in message.text.splitlines() if "turn" in text or "<@" in text][:1]
    status = await ben.settled(await ben.command("game status"))
    assert "Ada" in status.text
    assert call
    refused = await ben.settled(await ben.command("game hand", seat="A"))
    assert "isn't your seat" in refused.text
