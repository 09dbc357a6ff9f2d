"""Moves by keyboard in a paused game: no suggestions, and an answer that says why no move is taken."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.panel.by_keyboard import play_typed, suggest_moves
from data.errors import Refused
from tests.cogs.contexts import ADA, CHANNEL, GUILD, Context, interaction
from tests.cogs.fakes import Bot


async def begun(bot: Bot) -> tuple[int, int]:
    """A game, and the player who is asked something."""
    game = await bot.tables.create(GUILD, "carcassonne", host=ADA, channel=CHANNEL, name="Ada")
    async with bot.tables.transaction(GUILD, game.id) as session:
        session.join(12, "Ben")
        session.start()
        return game.id, session.seats[session.table.asks[0].seat].user or 0


def typing(bot: Bot, user: int) -> Any:
    person = SimpleNamespace(id=user, display_name="Ada")
    return interaction(bot, namespace=SimpleNamespace(game=None), user=person)


async def test_a_paused_game_suggests_nothing(bot: Bot) -> None:
    game, user = await begun(bot)
    assert await suggest_moves(typing(bot, user), "")
    async with bot.tables.transaction(GUILD, game) as session:
        session.change(paused=session.now)
    assert await suggest_moves(typing(bot, user), "") == []


@pytest.mark.parametrize("typed", ["pass", "nonsense"])
async def test_a_paused_game_answers_every_text_with_the_pause(bot: Bot, typed: str) -> None:
    game, user = await begun(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.change(paused=session.now)
    with pytest.raises(Refused, match="paused"):
        await play_typed(Context(typing(bot, user)), None, typed)
