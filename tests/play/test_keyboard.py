"""Commands by keyboard that do not name their table."""

from __future__ import annotations

import re

import pytest

from playground import Person
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_waiting_table_of_two_in_a_channel_is_chosen_and_named(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    for game in ("1", "2"):
        await ada.settled(await ada.command("new", game="carcassonne"))
        await ben.settled(await ben.command("game join", game=game))
        await ada.settled(await ada.command("game start", game=game))
    people = (ada, ben)
    while len(set(asked(bot, place))) == 1:  # both tables wait for the same person, who plays at the first
        mover = people[asked(bot, place)[0]]
        typed = await acts.suggested(mover, game="1")
        await mover.settled(await mover.command("game move", action=typed[-1], game="1"))
    for number, seat in enumerate(asked(bot, place), 1):
        found = await people[seat].autocomplete("game move", "action", action="")
        assert {str(one["name"]).partition(" · ")[0] for one in found} == {f"#{number}"}
    # Only one move is played, because after it both tables may wait for the same person.
    before = len(guild_file.read_game(bot.data, place.guild, 2).choices)
    told = await people[seat].settled(await people[seat].command("game move", action=str(found[0]["value"])))
    assert "✔" in told.text
    assert len(guild_file.read_game(bot.data, place.guild, 2).choices) > before


def asked(bot: Bot, place: Place) -> list[int]:
    """Return the seat that each of the two tables waits for."""
    tables = (guild_file.read_game(bot.data, place.guild, game).table for game in (1, 2))
    return [table.asks[0].seat for table in tables if table]


async def test_a_kingdom_is_chosen_by_its_name(place: Place, ada: Person) -> None:
    suggested = await ada.autocomplete("new", "options", game="dominion", options="kingdom=Big Act")
    (kingdom,) = [str(one["value"]) for one in suggested]
    assert kingdom == "kingdom=Big Actions"
    told = await ada.settled(await ada.command("new", game="dominion", options=kingdom))
    assert re.search(r"Big Actions", told.text), told.text
