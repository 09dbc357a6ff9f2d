"""The first minutes: the greeting on a server, the first panel, and a whole tutorial."""

from __future__ import annotations

import asyncio
import re

import pytest

from cogs.discord.i18n import NAMES_OF_ALL
from playground import Person, Seen, people
from rules.kernel import GAMES
from tests.patience import PATIENCE, until_told
from tests.play import acts, tutorial_taps
from tests.play.bot_process import Bot
from tests.play.conftest import Invite, Place

pytestmark = pytest.mark.asyncio(loop_scope="session")

HELLO = "I'm Stammtisch"
FIRST = "Only you see this. Choose"
JUST_SO = "That's right."
ELSEWHERE = "this step is about something else"
OPEN, LEARN = "Open a table of …", "Two-minute tutorial of …"


async def greetings(person: Person, *channels: str) -> list[Seen]:
    """Return every greeting in these channels."""
    return [each for channel in channels for each in await person.messages(channel) if HELLO in each.text]


async def added(person: Person, name: str) -> list[str]:
    """Make a guild that adds the bot, and return its channels."""
    guild = (await person.control("POST", "/guilds", {"name": name}))["id"]
    return [each["id"] for each in await person.control("GET", "/channels") if each.get("guild_id") == guild]


@pytest.mark.own_bot
async def test_a_server_is_greeted_once_in_a_writable_channel(bot: Bot, place: Place, ada: Person) -> None:
    greeting = await ada.wait_for(lambda each: HELLO in each.text)
    assert not greeting.ephemeral
    assert "/setup check" in greeting.text
    for here in (False, True):
        await ada.control("POST", "/members", {"name": people.BOT_NAME, "here": here, "guild": place.guild})
    await ada.control("POST", "/gateway", {"how": "drop"})
    await bot.stop()
    await bot.start()
    await ada.settled(await ada.command("game status"))
    assert [each.id for each in await greetings(ada, place.channel, place.second)] == [greeting.id]


async def test_the_greeting_opens_a_table_and_a_tutorial(place: Place, ada: Person, ben: Person) -> None:
    greeting = await ben.wait_for(lambda each: HELLO in each.text)
    lobby = await ben.settled(await ben.select(greeting, "carcassonne", which=OPEN))
    assert "Ben has opened" in lobby.text or "has opened a table" in lobby.text
    assert not lobby.ephemeral
    await ada.click(lobby, "Join")
    panel = await ben.settled(await ben.select(greeting, "carcassonne", which=LEARN))
    assert panel.ephemeral
    assert "step 1 of" in panel.text
    assert [each.id for each in await greetings(ada, place.channel, place.second)] == [greeting.id]


@pytest.mark.own_bot
async def test_a_bot_without_a_writable_channel_greets_once_it_has_one(bot: Bot, ada: Person, ben: Person) -> None:
    await bot.stop()
    silent, other = [await added(ada, name) for name in ("Silence", "Speech")]
    for channel in silent:
        await ada.control("POST", "/permissions", {"channel": channel, "deny": ["send_messages"]})
    await bot.start()
    await ben.settled(await ben.command("help"))
    # The bot looks at the guilds in their order, after it has answered the first commands.
    await until_told(lambda: greetings(ada, *other))
    assert await greetings(ada, *silent) == []
    await bot.stop()
    await ada.control("POST", "/permissions", {"channel": silent[1]})
    await bot.start()
    await ada.wait_for(lambda each: HELLO in each.text, channel=silent[1])
    assert len(await greetings(ada, *silent)) == 1


@pytest.mark.own_bot
async def test_the_first_panel_of_a_person_explains_itself(bot: Bot, place: Place, invite: Invite) -> None:
    emil, fay = invite("Emil"), invite("Fay")
    message = await acts.table(emil, fay)
    mover = acts.called(message, (emil, fay))
    await mover.settled(await mover.command("me data", action="delete"))
    first = await acts.opened(mover, message)
    assert FIRST in first.text
    assert NAMES_OF_ALL not in [each["placeholder"] for each in first.selects]
    # The bot notes it after the answer, so the next panel can come before that.
    async with asyncio.timeout(PATIENCE):
        while FIRST in (await acts.opened(mover, message)).text:
            pass
    await bot.kill()
    await bot.start()
    assert FIRST not in (await acts.opened(mover, message)).text


@pytest.mark.own_bot
async def test_the_first_panel_offers_the_languages_where_the_client_has_another_one(
    bot: Bot, place: Place, invite: Invite
) -> None:
    emil, fay = invite("Emil"), invite("Fay")
    message = await acts.table(emil, fay)
    mover = acts.called(message, (emil, fay))
    await mover.settled(await mover.command("me data", action="delete"))
    await mover.settled(await mover.command("me settings", language="sk"))
    panel = await acts.opened(mover, message)
    await mover.select(panel, "Deutsch", which=NAMES_OF_ALL)
    # The panel asks for the tile, or for a follower if the tile has a single place.
    await mover.wait_for(lambda each: each.id == panel.id and bool(re.search("Kärtchen|Gefolgsmann", each.text)))
    await mover.settled(await mover.command("me data", action="delete"))
    assert bot.server.world.violations == []


@pytest.mark.sweep(2)
@pytest.mark.parametrize("kind", tutorial_taps.WAYS)
@pytest.mark.own_bot
async def test_a_tutorial_is_played_by_its_hints_across_a_kill_of_the_bot(
    bot: Bot, place: Place, ben: Person, kind: str
) -> None:
    rules = await ben.settled(await ben.command("rules", game=kind))
    panel = await ben.settled(await ben.click(rules, "Tutorial (2 minutes)"), PATIENCE)
    first, *others = tutorial_taps.WAYS[kind]
    panel = await by_hints(ben, panel, first)
    before = tutorial_taps.step_of(panel)
    # Nothing of a tutorial is stored. Its controls hold the progress, including the current draft.
    (tap, *rest), *later = others
    panel = await tutorial_taps.tapped(ben, panel, tap)
    await bot.kill()
    await bot.start()
    for taps in (rest, *later):
        panel = await by_hints(ben, panel, taps)
        assert "Open a table" in panel.buttons or tutorial_taps.step_of(panel) > before
    assert f"You have played {GAMES[kind].meta.name}" in panel.text
    lobby = await ben.settled(await ben.click(panel, "Play against the computer"))
    assert not lobby.ephemeral
    assert "(computer, " in lobby.text
    assert "Tutorial (2 minutes)" in lobby.buttons


async def by_hints(person: Person, panel: Seen, taps: list[str]) -> Seen:
    """Tap these controls in turn. Each is right, and after the last only Confirm is missing."""
    for tap in taps:
        assert panel.ephemeral
        panel = await tutorial_taps.tapped(person, await tutorial_taps.pictured(person, panel), tap)
        assert ELSEWHERE not in panel.text
    assert JUST_SO in panel.text
    return await acts.confirmed(person, panel)


async def test_typed_commands_do_not_disturb_a_tutorial(place: Place, ben: Person) -> None:
    """Without a table no move can be typed. The tutorial continues, and its table can be played by typing."""
    rules = await ben.settled(await ben.command("rules", game="dominion"))
    panel = await ben.settled(await ben.click(rules, "Tutorial (2 minutes)"), PATIENCE)
    assert await ben.autocomplete("game move", "action", action="") == []
    said = await ben.settled(await ben.command("game move", action="Village"))
    assert said.ephemeral
    assert "/new" in said.text
    for taps in tutorial_taps.WAYS["dominion"]:
        panel = await by_hints(ben, panel, taps)
    lobby = await ben.settled(await ben.click(panel, "Play against the computer"))
    await ben.click(lobby, "Start")
    await ben.wait_for(acts.is_turn, PATIENCE, channel=acts.place_of(lobby))
    ben.channel = acts.place_of(lobby)
    played = await ben.settled(await ben.command("game move", action=await acts.first_choice(ben)))
    assert "✔" in played.text


async def test_a_wrong_step_in_a_tutorial_changes_nothing(place: Place, ben: Person) -> None:
    panel = await ben.settled(await ben.click(await acts.seated(ben), "Tutorial (2 minutes)"))
    offered = acts.offered(panel)
    for pick in offered[1:]:
        after = await ben.settled(await acts.do(ben, panel, pick))
        assert ELSEWHERE in after.text
        assert "step 1 of" in after.text
        assert [each.label for each in acts.offered(after)] == [each.label for each in offered]
    assert len(offered) > 1
