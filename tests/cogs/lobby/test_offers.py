"""The games as a person opens them: First Game for beginners, and Cities & Knights as a game of its own."""

from typing import Any

import pytest

from cogs.discord.components import Select
from cogs.lobby.offers import OFFER, offers, opening_options
from cogs.lobby.opening import begin_opening, open_table
from cogs.welcome.greeting import greeting_card
from data import queries
from render import LANGUAGES, words
from rules.kernel import GAMES, Facts, Table
from tests.cogs.contexts import context


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_and_each_large_expansion_is_offered_by_its_own_name(language: str) -> None:
    tables = greeting_card(words(language)).rows[0]
    assert isinstance(tables, Select)
    assert [option.value for option in tables.options] == [*offers()]
    names = [option.label for option in tables.options]
    assert len({*names}) == len(names)
    released = [(key, name) for key, name in zip(offers(), names, strict=True) if key not in ("demo", "forms")]
    for key, name in released:
        assert OFFER.parse(name, words(language)) == key


def test_an_expansion_is_typed_by_its_name_alone() -> None:
    assert offers()[OFFER.parse("Cities & Knights", words("en"))] == ("catan", {"mode": "ck"})
    assert offers()[OFFER.parse("Catan", words("en"))] == ("catan", {})


@pytest.mark.parametrize(
    ("chosen", "kingdom"), [({}, "First Game"), ({"kingdom": "random"}, "random"), ({"intrigue": "3"}, None)]
)
async def test_a_lobby_opens_with_the_first_game_until_a_person_chooses(
    bot: Any, chosen: Facts, kingdom: str | None
) -> None:
    bot.get_guild = lambda guild: guild
    ctx = context(bot)
    await open_table(ctx, await begin_opening(ctx), "dominion", options=chosen)
    (game,) = await queries.games(bot.store, ctx.guild)
    assert game.options.get("kingdom") == kingdom


def test_each_game_can_be_opened_as_it_is_offered() -> None:
    for kind, options in offers().values():
        for chosen in (options, opening_options(kind, options)):
            assert Table.new(kind, seats=max(2, GAMES[kind].meta.seats[0]), seed=1, options=chosen).asks
