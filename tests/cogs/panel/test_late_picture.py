"""A panel with a slow picture: its text comes first, and an edit adds the picture."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import cast

import pytest

from cogs.discord.client_state import ClientState
from cogs.discord.components import Card
from cogs.discord.interaction import InteractionContext
from cogs.panel import message
from cogs.panel.form.controls import Scene
from cogs.panel.message import PanelMessage, show_panel, supersede
from cogs.workers.renderer import Renderer, Superseded
from render import words
from rules import Table


async def open_panel(
    renderer: Renderer, show: Callable[[Card], Awaitable[None]], shown_message: Callable[[], Awaitable[int]]
) -> None:
    """Answer a click on message 1 with a panel."""
    bot = SimpleNamespace(renderer=renderer, state=ClientState())
    ctx = SimpleNamespace(
        words=words("en"), reply_key=1, guild=1, user=5, id=2, bot=bot, show=show, shown_message=shown_message
    )
    view = Table.new("carcassonne", seats=2, seed=1).view(0)
    await show_panel(cast("InteractionContext", ctx), PanelMessage(Card(("Play",)), Scene(view), ["Ada"], "1-1"))


async def test_a_panel_is_sent_before_its_late_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message, "PICTURE_PATIENCE", 0.01)
    renderer, shown, go = Renderer(), list[Card](), threading.Event()
    busy = asyncio.create_task(renderer.draw("other", lambda: bytes(go.wait(10))))
    await asyncio.sleep(0)

    async def show(card: Card) -> None:
        shown.append(card)
        go.set()

    async def shown_message() -> int:
        return 7

    await open_panel(renderer, show, shown_message)
    await busy
    renderer.close()
    without, complete = shown
    assert without.picture is None
    assert complete.picture is not None
    assert complete.above == without.above == ("Play",)


async def test_a_picture_is_not_added_after_a_newer_click(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the newer click showed its panel, the older one came back with its picture."""
    monkeypatch.setattr(message, "PICTURE_PATIENCE", 0.01)
    renderer, shown, go = Renderer(), list[Card](), threading.Event()
    busy = asyncio.create_task(renderer.draw("other", lambda: bytes(go.wait(10))))
    await asyncio.sleep(0)
    newer = cast("InteractionContext", SimpleNamespace(reply_key=1, id=3))

    async def show(card: Card) -> None:
        shown.append(card)
        # The newer click is acknowledged now, and still works.
        supersede(newer)
        go.set()

    async def shown_message() -> int:
        return 1

    with pytest.raises(Superseded):
        await open_panel(renderer, show, shown_message)
    await busy
    renderer.close()
    assert [card.picture for card in shown] == [None]
