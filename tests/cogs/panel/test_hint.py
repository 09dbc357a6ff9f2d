"""A hint: the best choices for a player, where the table allows it."""

from typing import Any

import pytest

from cogs.panel.hint import lines, rows, thoughts
from cogs.panel.preview import preview_of
from data.errors import Refused
from render import words
from rules.kernel import GAMES, Table, Weighed
from tests.cogs.buttons.test_quick_asks import ADA, BEN, GUILD
from tests.cogs.fakes import Bot


async def begun(bot: Bot, *, people: int = 1, kind: str = "demo") -> int:
    game = int((await bot.tables.create(GUILD, kind, host=ADA, channel=1, name="Ada")).id)
    async with bot.tables.transaction(GUILD, game) as session:
        if people > 1:
            session.join(BEN, "Ben")
        else:
            session.add_opponent("Cy")
        session.start()
    return game


@pytest.mark.parametrize(
    ("people", "hints", "allowed"), [(1, "alone", True), (2, "alone", False), (2, "on", True), (1, "off", False)]
)
async def test_a_table_says_whether_it_allows_hints(bot: Bot, people: int, hints: Any, allowed: bool) -> None:
    game = await begun(bot, people=people)
    async with bot.tables.transaction(GUILD, game) as session:
        session.change(hints=hints)
        assert session.may_hint() == allowed
        if not allowed:
            with pytest.raises(Refused):
                session.note_hint()


async def test_a_game_with_a_hint_is_not_rated(bot: Bot) -> None:
    game = await begun(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.game.rated
        session.note_hint()
        assert not session.game.rated


@pytest.mark.parametrize("kind", sorted(GAMES))
def test_a_hint_names_choices_that_fit_and_never_too_many(kind: str) -> None:
    table = Table.new(kind, seats=2, seed=3)
    ask = next(one for one in table.asks if not one.optional)
    found = thoughts(table.view(ask.seat), ask)
    assert 1 <= len(found) <= 3
    told = words("en").about(table.view(ask.seat))
    assert len(list(lines(found, ask, told, ["Ada", "Ben"]))) == len(found)
    for one in found:
        assert table.check(ask.seat, one.choice) == one.choice
    preview = preview_of(table, ask.seat)
    assert preview is not None
    (buttons,) = rows(1, ask.number, preview, found, words("en"))
    assert len(list(buttons)) == len(found)


def test_the_same_question_gets_the_same_hint() -> None:
    table = Table.new("carcassonne", seats=2, seed=5)
    ask = table.asks[0]
    assert thoughts(table.view(ask.seat), ask) == thoughts(table.view(ask.seat), ask)


def test_a_lead_of_nothing_has_no_minus() -> None:
    table = Table.new("carcassonne", seats=2, seed=5)
    ask = table.asks[0]
    one = Weighed([ask.options[0].id], 0.5, -0.04, 8)
    (told,) = lines([one], ask, words("en").about(table.view(ask.seat)), ["Ada", "Ben"])
    assert told.endswith("50 % to win, lead +0")
