"""The message of a lobby: its banner changes with every seat, and a late banner delays no text."""

import asyncio
from typing import Any

import pytest

from cogs.delivery.outbox import Delivery
from cogs.lobby.banner import BANNER_RETRY
from cogs.workers.renderer import Late
from data.game.models import LOBBY
from data.game.outgoing import LobbyMessage
from render import banner
from tests.cogs.delivery.channels import ADA, BEN, CHANNEL, GUILD, Channel, deliver, time
from tests.cogs.timed_table import Time

__all__ = ["time"]


@pytest.fixture(autouse=True)
def _quick_banners(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banner, "banner_png", lambda *_, **__: b"banner")


async def opened(bot: Any) -> int:
    """Open a lobby, and return its game."""
    game = (await bot.tables.create(GUILD, "carcassonne", host=ADA, channel=CHANNEL, name="Ada")).id
    async with bot.tables.transaction(GUILD, game) as session:
        session.enqueue(LobbyMessage())
    return int(game)


async def join(bot: Any, game: int) -> None:
    async with bot.tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
        session.enqueue(LobbyMessage())


async def test_the_banner_is_drawn_again_when_a_seat_is_taken(bot: Any, channel: Channel) -> None:
    game = await opened(bot)
    await deliver(bot)
    ((_, users, (first,)),) = channel.posts
    assert users == []
    await join(bot, game)
    await deliver(bot)
    ((message, (second,)),) = channel.edits
    async with bot.tables.transaction(GUILD, game) as session:
        assert message == session.messages[LOBBY].message
    assert first.startswith(f"lobby-{game}-")
    assert second.startswith(f"lobby-{game}-")
    assert first != second


async def test_a_late_banner_delays_no_name_and_follows_by_an_edit(
    bot: Any, channel: Channel, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await opened(bot)
    await deliver(bot)
    drawn = bot.renderer.draw

    async def draw(*_: object, **__: object) -> bytes:
        raise Late(asyncio.get_running_loop().create_future())

    monkeypatch.setattr(bot.renderer, "draw", draw)
    await join(bot, game)
    outbox = Delivery(bot)
    (due,) = (await bot.store.due_in(GUILD)).messages
    await outbox.deliver(GUILD, due)
    ((message, files),) = channel.edits
    assert files == []
    assert any("Ben" in text for text in channel.texts[message])
    monkeypatch.setattr(bot.renderer, "draw", drawn)
    time.now += BANNER_RETRY
    await deliver(bot)
    assert [len(files) for _, files in channel.edits] == [0, 1]


async def test_a_first_message_without_its_banner_gets_it_later(
    bot: Any, channel: Channel, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = bot.renderer.draw

    async def draw(*_: object, **__: object) -> bytes:
        raise Late(asyncio.get_running_loop().create_future())

    monkeypatch.setattr(bot.renderer, "draw", draw)
    await opened(bot)
    await deliver(bot)
    assert [files for _, _, files in channel.posts] == [[]]
    monkeypatch.setattr(bot.renderer, "draw", drawn)
    time.now += 60
    await deliver(bot)
    assert [len(files) for _, files in channel.edits] == [1]
