"""The look back at a game: private, after its end alone, with the costly choices of the reader and their pictures."""

import random
from typing import Any, cast

import pytest

from cogs.buttons import lookback
from cogs.buttons.lookback import decided_card, hindsight_of, marks_of, show_decided
from cogs.discord.components import buttons
from cogs.discord.interaction import InteractionContext
from data.errors import Refused
from data.game.hindsight import Costly, Made
from render import LANGUAGES, words
from rules.kernel import GAMES, Table
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import ADA, BEN, GUILD, Shown, begun


async def finished(bot: Bot) -> int:
    """Return a finished game of Ada and a computer."""
    game, rng = await begun(bot, ADA, kind="dominion", opponents=1), random.Random(2)
    async with bot.tables.transaction(GUILD, game) as session:
        seat = next(one.seat for one in session.seats if one.user == ADA)
        while session.game.phase == "running":
            ask = session.table.asks[0]
            choice = GAMES["dominion"].choose(session.table.view(ask.seat), ask, rng)
            assert choice is not None
            session.answer(ask.seat, choice, number=ask.number, who=ADA if ask.seat == seat else None)
    return game


class Reader(Shown):
    """A person who presses the button."""

    reply_key = id = 5


def reader(bot: Bot, user: int) -> InteractionContext:
    return cast("InteractionContext", Reader(bot, user))


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reckon little, and let every choice that gets a thorough look be costly."""
    monkeypatch.setattr(lookback, "MOST_TURNS", 3)
    monkeypatch.setattr(lookback, "MOST_ASKS", 99)
    monkeypatch.setattr(lookback, "SUSPECTS", 2)
    monkeypatch.setattr(lookback, "judged", lambda made: Costly(made, made.choice, 0.1))


async def test_a_player_sees_the_chances_and_their_costly_choices(bot: Bot) -> None:
    game = await finished(bot)
    ada: Any = reader(bot, ADA)
    await show_decided(ada, game)
    (card,) = ada.cards
    assert card.picture
    assert "in percent: Ada" in card.picture.alt
    found = await hindsight_of(ada, game)
    assert found.costly
    assert len(found.costly) == 2
    shown = list(buttons(card.rows))
    assert [button.disabled for button in shown] == [True, *[False] * len(found.costly)]
    await show_decided(ada, game, 1)
    assert ada.cards[1].picture.name.startswith("decided-")
    for language in LANGUAGES:
        text = "\n".join(decided_card(found, 1, words(language)).below)
        assert text.count("\n") == 1 + 3 * len(found.costly)
    # The second answer did not reckon again.
    assert (await hindsight_of(ada, game)).costly is found.costly


async def test_a_person_without_a_seat_sees_the_chances_alone(bot: Bot) -> None:
    game = await finished(bot)
    ben: Any = reader(bot, BEN)
    await show_decided(ben, game, 2)
    (card,) = ben.cards
    assert card.picture.name.startswith("chances-")
    assert not card.rows


async def test_a_game_that_runs_is_not_judged(bot: Bot) -> None:
    game = await begun(bot, ADA, kind="dominion", opponents=1)
    with pytest.raises(Refused, match="not_decided"):
        await show_decided(reader(bot, ADA), game)


def test_the_picture_marks_both_choices_and_nothing_that_they_share() -> None:
    table = Table.new("carcassonne", seats=2, seed=5)
    ask = table.asks[0]
    places = list({option.steps[0]: option for option in ask.options}.values())
    made = Made(table.turn, table.view(ask.seat), ask, [places[0].id])
    assert marks_of(Costly(made, [places[1].id], 0.1)) == {places[0].steps[0]: "−", places[1].steps[0]: "+"}
    assert marks_of(Costly(made, [places[0].id], 0.1)) == {}
