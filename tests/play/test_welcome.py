"""The first minutes: the greeting on a server, the first panel, and a tutorial from its beginning to its end."""

from __future__ import annotations

import asyncio

import pytest

from playground import Person, Seen, people
from tests.play import hands
from tests.play.conftest import Invite, Place
from tests.play.house import PATIENCE, House

pytestmark = pytest.mark.asyncio(loop_scope="session")

HELLO = "I am Stammtisch"
FIRST = "This is your private panel"
JUST_SO = "Just so."
ELSEWHERE = "leads elsewhere"
OPEN, LEARN = "Open a table of …", "Two-minute tutorial of …"


async def greetings(person: Person, place: Place) -> list[Seen]:
    """Every greeting in the two channels of a guild."""
    channels = (place.channel, place.second)
    return [each for channel in channels for each in await person.messages(channel) if HELLO in each.text]


async def test_a_server_is_greeted_once_where_the_bot_may_write(house: House, place: Place, ada: Person) -> None:
    greeting = await ada.wait_for(lambda each: HELLO in each.text)
    assert not greeting.ephemeral
    assert "/setup check" in greeting.text
    for here in (False, True):
        await ada.control("POST", "/members", {"name": people.BOT_NAME, "here": here, "guild": place.guild})
    await ada.control("POST", "/gateway", {"how": "drop"})
    await house.stop()
    await house.start()
    await ada.settled(await ada.command("game status"))
    assert [each.id for each in await greetings(ada, place)] == [greeting.id]


async def test_the_greeting_opens_a_table_and_a_tutorial(place: Place, ada: Person, ben: Person) -> None:
    greeting = await ben.wait_for(lambda each: HELLO in each.text)
    lobby = await ben.settled(await ben.select(greeting, "carcassonne", which=OPEN))
    assert "Ben has opened" in lobby.text or "has opened a table" in lobby.text
    assert not lobby.ephemeral
    await ada.click(lobby, "Join")
    panel = await ben.settled(await ben.select(greeting, "carcassonne", which=LEARN))
    assert panel.ephemeral
    assert "step 1 of" in panel.text
    assert [each.id for each in await greetings(ada, place)] == [greeting.id]


async def test_where_the_bot_may_write_nowhere_it_greets_nobody_until_it_may(
    house: House, ada: Person, ben: Person
) -> None:
    await house.stop()
    made = await ada.control("POST", "/guilds", {"name": "Silence"})
    channels = await ada.control("GET", "/channels")
    first, second, *rest = [each["id"] for each in channels if each.get("guild_id") == made["id"]]
    place = Place(made["id"], first, second)
    for channel in (first, second, *rest):
        await ada.control("POST", "/permissions", {"channel": channel, "deny": ["send_messages"]})
    await house.start()
    await ben.settled(await ben.command("help"))
    assert await greetings(ada, place) == []
    await house.stop()
    await ada.control("POST", "/permissions", {"channel": second})
    await house.start()
    await ada.wait_for(lambda each: HELLO in each.text, channel=second)
    assert len(await greetings(ada, place)) == 1


async def test_the_first_panel_of_a_person_explains_itself(house: House, place: Place, invite: Invite) -> None:
    emil, fay = invite("Emil"), invite("Fay")
    message = await hands.table(emil, fay)
    mover = hands.called(message, (emil, fay))
    await mover.settled(await mover.command("me data", action="delete"))
    assert FIRST in (await hands.opened(mover, message)).text
    # It is noted after the answer, so that the very next panel may come before that.
    async with asyncio.timeout(PATIENCE):
        while FIRST in (await hands.opened(mover, message)).text:
            pass
    await house.kill()
    await house.start()
    assert FIRST not in (await hands.opened(mover, message)).text


async def step(person: Person, panel: Seen) -> Seen:
    """Try one thing after the other, as the hint is not read, until it says that this was it; confirm it."""
    tried: set[str] = set()
    while JUST_SO not in panel.text:
        pick = next(each for each in hands.offered(panel) if each.label not in tried)
        panel = await person.settled(await hands.do(person, panel, pick))
        tried = {*tried, pick.label} if ELSEWHERE in panel.text else set()
    return await hands.confirmed(person, panel)


async def test_a_tutorial_is_played_through_with_a_restart_in_the_middle(
    house: House, place: Place, ben: Person
) -> None:
    rules = await ben.settled(await ben.command("rules", game="carcassonne"))
    panel = await ben.settled(await ben.click(rules, "Tutorial (2 minutes)"))
    steps = 0
    while "Open a table" not in panel.buttons:
        assert panel.ephemeral
        assert panel.pictures
        panel = await step(ben, panel)
        steps += 1
        if steps == 2:
            await house.kill()
            await house.start()
    assert "You have played Carcassonne" in panel.text
    lobby = await ben.settled(await ben.click(panel, "Play against the computer"))
    assert not lobby.ephemeral
    assert "(computer)" in lobby.text
    assert "Tutorial (2 minutes)" in lobby.buttons


async def test_what_leads_elsewhere_changes_nothing(place: Place, ben: Person) -> None:
    panel = await ben.settled(await ben.click(await hands.seated(ben), "Tutorial (2 minutes)"))
    offered = hands.offered(panel)
    for pick in offered[1:]:
        after = await ben.settled(await hands.do(ben, panel, pick))
        assert ELSEWHERE in after.text
        assert "step 1 of" in after.text
        assert [each.label for each in hands.offered(after)] == [each.label for each in offered]
    assert len(offered) > 1
