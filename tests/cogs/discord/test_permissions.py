"""The permissions of a user, in their channel and elsewhere."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.discord.permissions import permissions_in

HERE, THERE = 1, 2


def interaction(found: Any) -> Any:
    """A user who types in one channel and means another."""
    guild = SimpleNamespace(get_channel_or_thread=lambda _: found)
    user = Mock(spec=discord.Member)
    return SimpleNamespace(channel_id=HERE, permissions=discord.Permissions.all(), guild=guild, user=user)


def thread(*, private: bool, manager: bool) -> Any:
    made = Mock(spec=discord.Thread)
    made.is_private.return_value = private
    made.permissions_for.return_value = discord.Permissions(view_channel=True, manage_threads=manager)
    return made


@pytest.mark.parametrize(
    ("private", "manager", "seen"), [(False, False, True), (True, False, False), (True, True, True)]
)
def test_a_table_in_a_private_thread_is_visible_within_it_or_to_thread_managers(
    private: bool, manager: bool, seen: bool
) -> None:
    """Judged by its channel, everyone would see it, even a user who was never added to the thread."""
    found = interaction(thread(private=private, manager=manager))
    assert permissions_in(found, THERE).view_channel is seen
    assert permissions_in(found, HERE).view_channel


def test_an_unknown_channel_is_not_visible() -> None:
    assert permissions_in(interaction(None), THERE) == discord.Permissions.none()
