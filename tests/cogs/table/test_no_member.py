"""A guild that has the bot's commands without the bot: Discord refuses every message there."""

import re
from pathlib import Path
from typing import Any

import pytest

from cogs.discord.dispatch import error_text
from cogs.lobby import opening
from cogs.lobby.permission_check import show_check
from data import queries
from data.errors import Refused
from tests.cogs.contexts import GUILD, context
from tests.cogs.fakes import Bot


@pytest.fixture
def outside(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> Bot:
    """Return a bot that is a member of no guild."""
    monkeypatch.setattr(bot, "get_guild", lambda _: None)
    return bot


async def test_no_table_opens_where_the_bot_is_no_member(outside: Bot) -> None:
    """Join and Start worked, and then no player was ever pinged."""
    ctx: Any = context(outside)
    with pytest.raises(Refused) as refused:
        await opening.open_table(ctx, await opening.begin_opening(ctx), "carcassonne")
    assert not await queries.games(outside.store, GUILD)
    assert f"&guild_id={GUILD}" in str(error_text(refused.value, ctx.words))


async def test_the_check_tells_that_the_bot_is_no_member(outside: Bot) -> None:
    """Discord computes permissions for it, so it had "every permission"."""
    with pytest.raises(Refused, match="no_member"):
        await show_check(context(outside), None)


async def test_the_address_has_the_permissions_of_the_read_me(outside: Bot) -> None:
    with pytest.raises(Refused) as refused:
        context(outside).require_member()
    told = re.search(r"permissions=\d+", (Path(__file__).parents[3] / "README.md").read_text())
    assert told
    assert told[0] in refused.value.facts["address"]
