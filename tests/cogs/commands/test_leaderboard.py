"""The leaderboard without its picture: it is shown as text."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.commands.leaderboard import show_leaderboard
from cogs.discord.components import Card
from cogs.discord.interaction import InteractionContext
from data import leaderboards
from data.leaderboards import LeaderboardRow
from render import words


@pytest.mark.parametrize("drawn", [b"png", None])
async def test_names_are_escaped_on_the_text_leaderboard(drawn: bytes | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture takes names as they are. In a message they must not mention a user or turn bold."""
    shown: list[Card] = []

    async def found(*_: Any) -> tuple[LeaderboardRow, ...]:
        return (LeaderboardRow(user=5, name="**<@11>**", mean=25.0, deviation=8.0, games=1, wins=1),)

    async def draw(*_: Any, **__: Any) -> bytes | None:
        return drawn

    async def defer(**_: Any) -> None:
        """Acknowledged."""

    async def show(card: Card) -> None:
        shown.append(card)

    monkeypatch.setattr(leaderboards, "leaderboard", found)
    bot = SimpleNamespace(store=None, renderer=SimpleNamespace(draw=draw))
    ctx = SimpleNamespace(bot=bot, guild=1, id=9, words=words("en"), defer=defer, show=show)
    await show_leaderboard(cast("InteractionContext", ctx), "carcassonne", public=False)
    (card,) = shown
    assert all("<@11>" not in text.replace("\\<", "") for text in (*card.above, *card.below))
    assert card.picture is None or "**<@11>**" in card.picture.alt
