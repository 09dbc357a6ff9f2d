"""While people decide about a computer's open offer, the public board shows the present table."""

from typing import Any

from rules.kernel import Choice, Facts
from tests.cogs.panel.prepared import arranged
from tests.cogs.timed_table import GUILD, kinds

CATAN: Facts = {
    "phase": "act",
    "turn": 0,
    "hands": [{"brick": 2, "lumber": 2, "ore": 1}, {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}],
    "settlements": [["V0"], ["V20"]],
    "roads": [["E0"], ["E25", "E26"]],
}


async def against_computer(bot: Any, position: Facts = CATAN) -> int:
    """A table of Catan at which a computer has the turn and Ben waits."""
    game = await arranged(bot, "catan", position)
    async with bot.tables.transaction(GUILD, game) as session:
        session.give(0, user=None, name="Agathe", opponent=True)
    await kinds(bot)
    return game


async def acts(bot: Any, game: int, seat: int, choice: Choice) -> list[str]:
    """Make a choice, and return the messages that it makes due."""
    async with bot.tables.transaction(GUILD, game) as session:
        session.answer(seat, choice)
    return await kinds(bot)


async def option(bot: Any, game: int, seat: int, verb: str) -> Choice:
    """Return the first option of a seat with this verb."""
    async with bot.tables.transaction(GUILD, game) as session:
        return [next(one.id for one in session.table.ask_of(seat).options if one.id.startswith(f"{verb}:"))]


async def test_the_board_is_updated_when_people_are_asked_about_an_offer(bot: Any) -> None:
    """The robber and the roads of that turn were missing."""
    game = await against_computer(bot)
    assert await acts(bot, game, 0, await option(bot, game, 0, "road")) == [], "no player is shown anything yet"
    assert await acts(bot, game, 0, ["offer"]) == []
    assert await acts(bot, game, 0, {"give": ["ore"], "get": ["wool"]}) == ["proposal", "edit"]
    assert await acts(bot, game, 1, await option(bot, game, 1, "decline")) == ["proposal_closed"], (
        "no player is asked any more"
    )


async def test_the_acts_of_a_computer_with_an_open_offer_are_shown(bot: Any) -> None:
    game = await against_computer(bot)
    await acts(bot, game, 0, ["offer"])
    await acts(bot, game, 0, {"give": ["ore"], "get": ["wool"]})
    assert await acts(bot, game, 0, await option(bot, game, 0, "road")) == ["edit"]
    assert (await acts(bot, game, 0, await option(bot, game, 0, "withdraw")))[0] == "proposal_closed"
    assert await acts(bot, game, 0, ["end"]) == ["turn"]
