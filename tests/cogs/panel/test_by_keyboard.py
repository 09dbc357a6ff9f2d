"""Moves by keyboard: in words, from a list that is too long, and in a paused game."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.panel import message
from cogs.panel.by_keyboard import play_typed, suggest_moves
from data import queries
from data.errors import Refused
from render import words
from rules.kernel import IllegalChoice
from tests.cogs.contexts import ADA, CHANNEL, GUILD, Context, interaction
from tests.cogs.fakes import Bot


async def begun(bot: Bot, kind: str = "carcassonne") -> tuple[int, int]:
    """A game, and the player who is asked something."""
    game = await bot.tables.create(GUILD, kind, host=ADA, channel=CHANNEL, name="Ada")
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


async def test_a_move_in_words_is_played(bot: Bot) -> None:
    game, user = await begun(bot)
    first = (await suggest_moves(typing(bot, user), ""))[0]
    said = first.name.rpartition(" · ")[0]
    await play_typed(Context(typing(bot, user)), None, said.upper())
    entries = await queries.log(bot.store, GUILD, game, user=user, after=0, limit=9)
    assert [entry.choice for entry in entries if entry.kind == "choice"] == [[first.value]]


async def test_a_typed_move_is_played_though_its_picture_comes_late(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the picture was late, and the made-up interaction had no message for it."""
    monkeypatch.setattr(message, "PICTURE_PATIENCE", 0.0)
    game, user = await begun(bot)
    first = (await suggest_moves(typing(bot, user), ""))[0]
    await play_typed(Context(typing(bot, user)), None, first.value)
    entries = await queries.log(bot.store, GUILD, game, user=user, after=0, limit=9)
    assert [entry.kind for entry in entries].count("choice") == 1


async def test_words_that_are_not_clear_change_nothing_and_name_choices(bot: Bot) -> None:
    game, user = await begun(bot, "catan")
    async with bot.tables.transaction(GUILD, game) as session:
        before = session.table.dump()
    with pytest.raises(IllegalChoice, match="not_clear") as refused:
        await play_typed(Context(typing(bot, user)), None, "settlement")
    assert words("en").reason(refused.value).count("settlement:V") == 3
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.table.dump() == before


async def test_the_last_of_too_many_suggestions_counts_the_rest_and_is_no_move(bot: Bot) -> None:
    game, user = await begun(bot, "catan")
    async with bot.tables.transaction(GUILD, game) as session:
        places = len(session.table.asks[0].options)
    assert await suggest_moves(typing(bot, user), "no such place") == []
    for current in ("", "set"):
        found = await suggest_moves(typing(bot, user), current)
        assert len(found) == 25
        assert found[-1].name == f"… {places - 24} more, type on"
        assert str(found[-1].value).startswith(current)
        with pytest.raises(IllegalChoice, match="type_on"):
            await play_typed(Context(typing(bot, user)), None, str(found[-1].value))
        assert await suggest_moves(typing(bot, user), str(found[-1].value)) == found
