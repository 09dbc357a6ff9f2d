"""*Play* begins with the events since the reader's last turn, and its picture marks what is new."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from bench.games.random_play import random_choice
from cogs.panel.handlers import open_panel
from cogs.panel.news import RECENT
from tests.cogs.contexts import ADA, CHANNEL, GUILD, context
from tests.cogs.fakes import Bot

BEN = 12


@pytest.fixture
def drawn(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The new things in the pictures that are drawn."""
    found: list[Any] = []

    async def draw(_: object, work: Any, **__: object) -> bytes:
        found.append(work.keywords["recent"])
        return b"a picture"

    monkeypatch.setattr(bot.renderer, "draw", draw)
    return found


async def begun(bot: Bot) -> int:
    game = (await bot.tables.create(GUILD, "carcassonne", host=ADA, channel=CHANNEL, name="Ada")).id
    async with bot.tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
        session.start()
    return game


async def play_until(bot: Bot, game: int, stop: Callable[[int], bool]) -> None:
    """Play until a seat is asked that ``stop`` accepts."""
    rng = random.Random(1)
    while True:
        async with bot.tables.transaction(GUILD, game) as session:
            (ask,) = session.table.asks
            if stop(session.seats[ask.seat].user or 0):
                return
            session.answer(ask.seat, random_choice(ask, rng), who=session.seats[ask.seat].user)


async def opened(bot: Bot, game: int) -> str:
    ctx = context(bot)
    await open_panel(ctx, game)
    return ctx.shown


async def test_a_panel_begins_with_the_events_since_the_last_turn(bot: Bot, drawn: list[Any]) -> None:
    game = await begun(bot)
    await play_until(bot, game, lambda user: user == ADA)
    await play_until(bot, game, lambda user: user == BEN)
    assert "Since your last turn" not in await opened(bot, game), "nothing is new"
    await play_until(bot, game, lambda user: user == ADA)
    shown = await opened(bot, game)
    assert shown.splitlines()[0].startswith(("**Since your last turn**", "-#"))
    assert "- Ben: " in shown
    assert drawn[-1], "the tile glows"
    assert bot.state[RECENT][GUILD, str(game), ADA] == drawn[-1]
