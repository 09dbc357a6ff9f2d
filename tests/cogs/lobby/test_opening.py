"""The answer to the command that opens a table."""

from typing import Any

import pytest

from cogs.lobby import opening
from cogs.workers.renderer import Superseded
from tests.cogs.contexts import GUILD, context
from tests.cogs.fakes import Bot


async def test_a_table_is_shown_although_a_newer_banner_is_drawn(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command had no answer if a member took a seat by a command meanwhile."""

    async def draw(*_: object, **__: object) -> bytes:
        raise Superseded

    monkeypatch.setattr(bot.renderer, "draw", draw)
    ctx: Any = context(bot)
    await opening.open_table(ctx, await opening.begin_opening(ctx), "carcassonne")
    assert "Carcassonne" in ctx.shown
    later = await bot.store.read(
        GUILD, lambda db: db.execute("SELECT kind FROM outbox WHERE not_before > 1000").fetchall()
    )
    assert [kind for (kind,) in later] == ["lobby"], "an edit shows the newest seats"
