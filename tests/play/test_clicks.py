"""Clicks without effect: by the wrong person, twice at once, too late, on old panels."""

from __future__ import annotations

import asyncio
import random
import re
from typing import NamedTuple

import pytest

from playground import Person, Refusal, Seen
from playground.refusals import Json
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Invite, Place
from tests.sampling import fewer

pytestmark = pytest.mark.asyncio(loop_scope="session")

GONE_ON = "The game has moved on"
CLICKS = fewer(200)
AT_ONCE = 8


async def test_the_wrong_person_can_look_but_not_act(
    bot: Bot, place: Place, ada: Person, ben: Person, cleo: Person
) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    waiting = ben if mover is ada else ada
    before = guild_file.lasting(bot.data, place.guild)
    for person, line in ((waiting, f"Waiting for {mover.name}."), (cleo, "You're not a player at this table")):
        panel = await acts.opened(person, message)
        assert panel.ephemeral
        assert line in panel.text
        assert "⏳ <t:" in panel.text
        assert not acts.offered(panel)
        assert acts.confirm(panel) is None
    assert guild_file.lasting(bot.data, place.guild) == before


async def test_the_status_calls_its_reader_you(ada: Person, ben: Person) -> None:
    """Under *More* and in ``/game status`` a player read: Waiting for, and the own name."""
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    more = await mover.settled(await mover.click(message, "More"))
    assert "Waiting for you: press **Play**." in more.text
    other = ben if mover is ada else ada
    more = await other.settled(await other.click(message, "More"))
    assert f"Waiting for {mover.name}." in more.text


async def test_confirm_pressed_twice_at_once_counts_once(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    sure = acts.confirm(panel)
    assert sure is not None
    answers = await asyncio.gather(*(acts.do(mover, panel, sure, stale=True) for _ in range(3)))
    assert {answer.kind for answer in answers} == {6}
    await acts.next_turn(ada, message)
    assert [entry.ask for entry in guild_file.read_game(bot.data, place.guild).choices] == [1, 2]
    assert len([each for each in await ada.messages() if each.pings]) == 2


async def test_play_pressed_many_times_is_answered_every_time(ada: Person, ben: Person) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    panels = await asyncio.gather(*(acts.opened(mover, message) for _ in range(6)))
    assert len({panel.id for panel in panels}) == 6
    assert all(acts.offered(panel) for panel in panels)


async def test_a_click_for_the_previous_ask_shows_the_present_state(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    old, new = [await acts.walked(mover, await acts.opened(mover, message), rng) for _ in range(2)]
    await acts.confirmed(mover, new)
    before = guild_file.lasting(bot.data, place.guild)
    after = await acts.confirmed(mover, old)
    assert after.id == old.id
    assert GONE_ON in after.text
    assert not acts.offered(after)
    assert guild_file.lasting(bot.data, place.guild) == before


async def test_a_panel_of_an_earlier_turn_becomes_the_current_one(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await acts.table(ada, ben)
    both = (ada, ben)
    mover = acts.called(message, both)
    old = await acts.opened(mover, message)
    for _ in range(2):
        await acts.turn(acts.called(message, both), message, rng)
        message = await acts.next_turn(ada, message)
    assert acts.called(message, both) is mover
    before, taken = guild_file.lasting(bot.data, place.guild), len(guild_file.read_game(bot.data, place.guild).choices)
    panel = await mover.settled(await acts.do(mover, old, acts.offered(old)[0]))
    assert GONE_ON in panel.text
    assert acts.offered(panel)
    assert guild_file.lasting(bot.data, place.guild) == before
    panel = await acts.walked(mover, panel, rng)
    await acts.confirmed(mover, panel)
    assert len(guild_file.read_game(bot.data, place.guild).choices) > taken


async def test_undo_pressed_twice_at_once_undoes_once(bot: Bot, place: Place, ada: Person, ben: Person) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    first = await acts.first_choice(mover)
    panel = await mover.settled(await mover.command("game move", action=first))
    assert "Undo" in panel.buttons
    answers = await asyncio.gather(*(mover.click(panel, "Undo", stale=True) for _ in range(2)))
    for answer in answers:
        await mover.settled(answer)
    log = guild_file.read_game(bot.data, place.guild).log
    assert [entry.kind for entry in log] == ["start", "choice", "undo"]
    again = await acts.opened(mover, message)
    assert acts.offered(again)


class Old(NamedTuple):
    """A control that could once be pressed."""

    message: str
    component: Json


@pytest.mark.drawn
async def test_many_clicks_by_wrong_people_and_on_stale_panels_change_nothing(
    bot: Bot, place: Place, invite: Invite, ada: Person, ben: Person, rng: random.Random
) -> None:
    persons = {person.name: person for person in (ada, ben, invite("Cleo"), invite("Dora"))}
    await acts.at_any_speed(ada)
    message = await acts.table(ada, ben)
    # Skip the greeting: its buttons open tables for any member.
    public = [pressable(each) for each in await ada.messages() if "I'm Stammtisch" not in each.text]
    own: dict[str, list[Old]] = {name: [] for name in persons}
    for _ in range(8):
        mover = acts.called(message, (ada, ben))
        panel = await acts.walked(mover, await acts.opened(mover, message), rng)
        own[mover.name] += pressable(panel)
        await acts.confirmed(mover, panel)
        message = await acts.next_turn(ada, message)
        public.append(pressable(message))
    before = guild_file.lasting(bot.data, place.guild)
    everybody = [old for part in public for old in part]
    gate = asyncio.Semaphore(AT_ONCE)
    clicks = [one_click(gate, rng, persons[rng.choice([*persons])], own, everybody) for _ in range(CLICKS)]
    answered = sum(await asyncio.gather(*clicks))
    assert answered > CLICKS / 2
    assert guild_file.lasting(bot.data, place.guild) == before
    panel = await acts.turn(acts.called(message, (ada, ben)), message, rng)
    assert "✔" in panel.text


async def one_click(
    gate: asyncio.Semaphore, rng: random.Random, person: Person, own: dict[str, list[Old]], everybody: list[Old]
) -> bool:
    """Press an old control; return False if Discord's client would not allow it any more."""
    old = rng.choice(everybody + own[person.name])
    values = [rng.choice(old.component["options"])["value"]] if old.component["type"] == 3 else None
    body = {"message": old.message, "custom_id": old.component["custom_id"], "values": values, "stale": True}
    async with gate:
        try:
            report = await person.control("POST", f"/people/{person.name}/press", body)
        except Refusal:
            return False
    assert report["status"] == "answered"
    return True


def pressable(message: Seen) -> list[Old]:
    """Return the controls of a message by id."""
    controls = [*message.buttons.values(), *message.selects]
    return [Old(message.id, each) for each in controls if not each.get("disabled")]


async def test_a_user_is_answered_in_the_language_of_their_discord_client(ada: Person, ben: Person) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    await mover.control("POST", f"/people/{mover.name}/settings", {"locale": "de"})
    try:
        panel = await acts.opened(mover, message)
        assert re.search("Kärtchen|Gefolgsmann", panel.text)
        suggested = await mover.autocomplete("game move", "action", action="")
        assert any("Spalte" in choice["name"] for choice in suggested)
        assert "lege" not in (await mover.look(message)).text
    finally:
        await mover.control("POST", f"/people/{mover.name}/settings", {"locale": "en-US"})
