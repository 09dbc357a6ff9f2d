"""Open panels that change without a click."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

import render
from cogs.panel.by_keyboard import play_typed
from cogs.panel.handlers import open_panel
from cogs.panel.renewal import renew_panels
from rules.kernel import Ask, Table
from tests.cogs.buttons.taps import ADA, BEN, GUILD, running
from tests.cogs.contexts import Context, interaction
from tests.cogs.fakes import Bot


async def asked(bot: Bot, monkeypatch: pytest.MonkeyPatch, kind: str) -> tuple[int, Context, Ask]:
    """Start a game. Return its number, its first player's context, and what that player is asked."""
    monkeypatch.setattr(render, "png", lambda *_, **__: b"png")
    table = Table.new(kind, seats=2, seed=1)
    game = await running(bot, monkeypatch, kind, table)
    [ask] = table.asks
    user = SimpleNamespace(id=(ADA, BEN)[ask.seat], display_name="Ada")
    return game, Context(interaction(bot, guild_id=GUILD, channel_id=1, user=user)), ask


async def test_no_panel_asks_after_the_end_of_its_game(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who had answered still saw the last question, with its buttons."""
    game, ctx, _ = await asked(bot, monkeypatch, "dominion")
    await open_panel(ctx, game)
    await renew_panels(cast("Any", bot), GUILD, game, ())
    assert "What do you buy?" in ctx.shown
    async with bot.tables.transaction(GUILD, game) as session:
        session.close()
    await renew_panels(cast("Any", bot), GUILD, game, ())
    assert ctx.shown == "Dominion · This table was closed."


async def test_a_renewed_panel_keeps_the_result_of_the_move_before(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """An offer that expired a moment after a move took the place of what the move had done."""
    game, ctx, ask = await asked(bot, monkeypatch, "carcassonne")
    await play_typed(ctx, None, ask.options[0].id)
    assert "✔" in ctx.shown
    async with bot.tables.transaction(GUILD, game) as session:
        session.close()
    await renew_panels(cast("Any", bot), GUILD, game, ())
    assert "closed" in ctx.shown
    assert "✔" in ctx.shown
