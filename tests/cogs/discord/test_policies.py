"""The operator's pages are shown where a person learns about their data."""

from typing import Any

import pytest

from cogs.bot import Stammtisch
from cogs.commands import me
from cogs.discord.policies import POLICIES, policy_line
from cogs.welcome.handlers import show_help
from render import LANGUAGES, words
from settings import Settings
from tests.cogs.contexts import context
from tests.cogs.fakes import Bot

PRIVACY_PAGE, TERMS_PAGE = "https://example.org/privacy", "https://example.org/terms"


@pytest.fixture
def published(bot: Bot) -> Bot:
    client = Stammtisch(bot.store, Settings(privacy_url=PRIVACY_PAGE, terms_url=TERMS_PAGE))
    pages = client.state[POLICIES]
    bot.state[POLICIES].update(pages)
    return bot


async def test_help_and_data_link_to_the_pages_of_the_operator(published: Bot) -> None:
    ctx = context(published)
    given: list[str] = []

    async def hand_over(text: str, *file: Any) -> None:
        given.append(text)

    await show_help(ctx)
    given.append(ctx.shown)
    await me.ask_delete(ctx)
    given.append(ctx.shown)
    ctx.hand_over = hand_over  # type: ignore[method-assign, assignment]
    await me.give_data(ctx)
    assert len(given) == 3
    for told in given:
        assert PRIVACY_PAGE in told
        assert TERMS_PAGE in told


@pytest.mark.parametrize("language", LANGUAGES)
async def test_without_pages_there_is_no_line(bot: Any, language: str) -> None:
    assert policy_line(bot, words(language)) == ""
    bot.state[POLICIES].update(terms=TERMS_PAGE)
    assert policy_line(bot, words(language)).count("](<https://") == 1
