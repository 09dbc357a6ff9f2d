"""The rulebook: it lists topics, finds entries by name, and shows each with its picture."""

from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.buttons.handlers import handle_component as press_button
from cogs.discord.components import Card, Select
from cogs.discord.custom_ids import RULES, TABLE, CustomId, id_pattern, parse_id
from cogs.discord.interaction import InteractionContext
from cogs.lobby.tutorials import tutorial_buttons
from cogs.show.rulebook import (
    articles,
    first_topic,
    handle_component,
    open_topic,
    topic_card,
    topic_title,
    topics,
    with_picture,
)
from cogs.workers.renderer import Renderer
from data.errors import Refused
from render import LANGUAGES, words
from render.icon_marks import keys
from rules.kernel import GAMES
from tests.cogs.contexts import context
from tests.cogs.fakes import Bot

ILLUSTRATED, PLAIN = "dominion", "carcassonne"


@pytest.fixture
def ctx() -> Any:
    renderer = Renderer()
    yield cast(
        "InteractionContext",
        SimpleNamespace(
            words=words("de"),
            reply_key=1,
            interaction=SimpleNamespace(guild_id=None),
            bot=SimpleNamespace(renderer=renderer),
        ),
    )
    renderer.close()


async def test_an_entry_has_a_picture(ctx: InteractionContext) -> None:
    entry = articles(ILLUSTRATED)[0]
    card = await with_picture(ctx, topic_card(ILLUSTRATED, entry, ctx.words), ILLUSTRATED, entry)
    assert card.picture is not None
    assert card.picture.data is not None
    assert card.picture.data.startswith(b"\x89PNG")
    assert card.picture.alt == ctx.words.thing(ILLUSTRATED, entry)


async def test_a_topic_has_no_picture(ctx: InteractionContext) -> None:
    for game in (ILLUSTRATED, PLAIN):
        topic = topics(game)[0]
        plain = topic_card(game, topic, ctx.words)
        assert await with_picture(ctx, plain, game, topic) == plain


def test_an_unknown_entry_is_refused() -> None:
    for game in (ILLUSTRATED, PLAIN):
        with pytest.raises(Refused):
            topic_card(game, "the weather", words("en"))


async def test_each_topic_leads_to_every_other() -> None:
    shown: list[Card] = []

    async def show(card: Card, *, public: bool = False) -> None:
        shown.append(card)

    async def defer_update() -> None:
        pass

    picked = topics(PLAIN)[3]
    told = cast(
        "InteractionContext", SimpleNamespace(words=words("en"), show=show, defer_update=defer_update, value=picked)
    )
    await open_topic(told, PLAIN, None)
    menu, learn = shown[0].rows
    assert learn == tutorial_buttons(PLAIN, words("en"))
    assert isinstance(menu, Select)
    assert [option.value for option in menu.options] == topics(PLAIN)
    assert not any(option.picked for option in menu.options), "the select says what it is for"
    match = id_pattern(RULES).fullmatch(menu.id)
    assert match
    await handle_component(told, parse_id(RULES, match))
    assert shown[1]._replace(rows=()) == topic_card(PLAIN, picked, words("en"))
    again, _ = shown[1].rows
    assert isinstance(again, Select)
    assert [entry.value for entry in again.options if entry.picked] == [picked]
    await open_topic(told, PLAIN, None, public=True)
    assert shown[2].rows == ()
    assert shown[2].above == topic_card(PLAIN, topics(PLAIN)[0], words("en")).above


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_topics_of_a_game_have_different_titles(game: str, language: str) -> None:
    titles = [topic_title(game, topic, words(language)) for topic in (*topics(game), *articles(game))]
    assert [title for title, times in Counter(titles).items() if times > 1] == []


async def test_the_button_of_a_table_shows_the_rules_of_its_game(bot: Bot) -> None:
    here = context(bot)
    game = (await bot.tables.create(here.guild, PLAIN, host=here.user, channel=here.channel, name="Ada")).id
    await press_button(here, CustomId(TABLE, game, "rules"))
    assert here.shown == "\n".join(topic_card(PLAIN, topics(PLAIN)[0], words("en")).above)


async def test_the_rules_of_a_table_begin_with_what_its_way_to_play_changes(bot: Bot) -> None:
    """At a table of Cities & Knights they began with the goal of the base game: ten points, and the army."""
    here = context(bot)
    table = await bot.tables.create(
        here.guild, "catan", host=here.user, channel=here.channel, name="Ada", options={"mode": "ck"}
    )
    await press_button(here, CustomId(TABLE, table.id, "rules"))
    assert here.shown.startswith("## Catan · Cities & Knights: what changes")
    every = [*GAMES.keys() - {"demo", "forms"}]
    assert [first_topic(game, {"expansions": ["inns"]}) for game in every] == [topics(game)[0] for game in every]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_topic_about_the_picture_shows_the_signs_above_the_island(language: str) -> None:
    """The counters of Cities & Knights were named without their signs."""
    _, base = topic_card("catan", "picture", words(language)).above
    assert {"catan-hand", "catan-development", "catan-army", "catan-length"} <= {*keys(base)}
    _, added = topic_card("catan", "symbols", words(language)).above
    tracks = {"catan-science", "catan-trade", "catan-politics"}
    assert {"catan-length", "catan-activate", "catan-defender"} | tracks <= {*keys(added)}
