"""The channels of which a hook may tell: those that everyone on the server can see."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from cogs.hooks.visibility import everyone_sees


def guild(found: Any, parent: Any = None) -> Any:
    return SimpleNamespace(
        id=1,
        unavailable=False,
        default_role=object(),
        get_channel_or_thread=lambda _: found,
        get_channel=lambda _: parent,
    )


def channel(*, seen: bool) -> Any:
    made = Mock(spec=discord.TextChannel)
    made.permissions_for.return_value = discord.Permissions(view_channel=seen)
    return made


def thread(parent: Any, *, private: bool = False) -> Any:
    made = Mock(spec=discord.Thread)
    # As an argument it would be the parent of the mock.
    made.parent = parent
    made.is_private.return_value = private
    return made


@pytest.mark.parametrize(
    ("found", "seen"),
    [
        (channel(seen=True), True),
        (channel(seen=False), False),
        (thread(channel(seen=True)), True),
        (thread(channel(seen=False)), False),
        (thread(channel(seen=True), private=True), False),
        (thread(None), False),
        (None, False),
    ],
)
async def test_only_channels_that_everyone_sees_are_told(bot: Any, found: Any, seen: bool) -> None:
    here = guild(found)
    assert await everyone_sees(bot, here, 7) is seen
    if isinstance(found, discord.TextChannel):
        found.permissions_for.assert_called_with(here.default_role)  # type: ignore[attr-defined]


@pytest.mark.parametrize("private", [False, True])
async def test_an_archived_thread_is_told_if_everyone_sees_its_channel(bot: Any, private: bool) -> None:
    """Discord's gateway does not tell of it, so Discord is asked."""
    here = guild(None, channel(seen=True))
    bot.get_guild = lambda _: here
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    thread_data = {"thread_metadata": {"archived": True}, "guild_id": "1", "parent_id": "8", "type": kind.value}
    bot.http = SimpleNamespace(get_channel=AsyncMock(return_value=thread_data))
    for _ in range(2):
        assert await everyone_sees(bot, here, 7) is not private
    bot.http.get_channel.assert_awaited_once_with(7)
