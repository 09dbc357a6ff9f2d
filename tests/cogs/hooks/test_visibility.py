"""The channels of which a hook may tell: those that everyone on the server can see."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.hooks.visibility import everyone_sees


def guild(found: Any) -> Any:
    return SimpleNamespace(default_role=object(), get_channel_or_thread=lambda _: found)


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
def test_only_channels_that_everyone_sees_are_told(found: Any, seen: bool) -> None:
    here = guild(found)
    assert everyone_sees(here, 7) is seen
    if isinstance(found, discord.TextChannel):
        found.permissions_for.assert_called_with(here.default_role)  # type: ignore[attr-defined]
