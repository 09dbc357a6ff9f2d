"""The names of players follow their names on the server, and players of one name are told apart."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.show.snapshot import take_snapshot
from cogs.table.labels import escaped_name, escaped_names
from tests.cogs.contexts import ADA, CHANNEL, GUILD, Context, interaction
from tests.cogs.fakes import Bot

BEN = 12


def named(bot: Bot, name: str, user: int = ADA, *, click: int = 5) -> Context:
    return Context(interaction(bot, id=click, user=SimpleNamespace(id=user, display_name=name)))


@pytest.fixture
async def game(bot: Bot) -> int:
    game = (await bot.tables.create(GUILD, "carcassonne", host=ADA, channel=CHANNEL, name="Ada")).id
    async with bot.tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
        session.start()
    return game


async def seats(bot: Any, game: int) -> list[str]:
    async with bot.tables.transaction(GUILD, game) as session:
        return escaped_names(session.seats)


async def test_the_next_click_brings_a_new_name(bot: Bot, game: int) -> None:
    async with named(bot, "Queen of Dice").table(game) as session:
        assert session.seats[0].name == "Queen of Dice"
        assert take_snapshot(session).names == ["Queen of Dice", "Ben"]
    bot.tables.forget(GUILD)
    assert await seats(bot, game) == ["Queen of Dice", "Ben"]
    async with named(bot, "Queen of Dice").table(game) as session:
        assert not session.changed


async def test_a_click_that_does_nothing_else_is_not_taken_for_a_repeated_one(bot: Bot, game: int) -> None:
    async with named(bot, "Queen of Dice").table(game, change=True):
        pass
    async with named(bot, "Queen of Dice").table(game, change=True) as session:
        session.change(hints="on")
    assert await seats(bot, game) == ["Queen of Dice", "Ben"]


async def test_a_choice_brings_a_new_name(bot: Bot, game: int) -> None:
    async with named(bot, "Benjamin", BEN).table(game, change=True) as session:
        session.change(hints="on")
    assert await seats(bot, game) == ["Ada", "Benjamin"]


async def test_the_result_of_a_game_has_the_new_name(bot: Bot, game: int) -> None:
    async with named(bot, "Queen of Dice").table(game) as session:
        assert [entrant.name for entrant in session._seating.entrants] == ["Queen of Dice", "Ben"]


async def test_a_watcher_renames_no_seat(bot: Bot, game: int) -> None:
    async with named(bot, "Mallory", 99).table(game) as session:
        assert not session.changed
    assert await seats(bot, game) == ["Ada", "Ben"]


async def test_two_players_of_one_name_are_told_apart_everywhere(bot: Bot, game: int) -> None:
    async with named(bot, "bEN").table(game) as session:
        shot = take_snapshot(session)
        assert shot.names == shot.spoken == ["bEN (A)", "Ben (B)"]
        assert escaped_name(session.seats[1], session.seats) == "Ben (B)"
