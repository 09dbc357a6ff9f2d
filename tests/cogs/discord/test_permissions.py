"""What somebody may see and do, where they are and elsewhere."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.discord.permissions import permissions_in

HERE, THERE = 1, 2


def interaction(found: Any) -> Any:
    """Somebody who types in one channel and means another."""
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
def test_a_table_in_a_private_thread_is_seen_from_within_it_or_by_who_manages_threads(
    private: bool, manager: bool, seen: bool
) -> None:
    """By its channel everybody would see it, also who was never let in."""
    found = interaction(thread(private=private, manager=manager))
    assert permissions_in(found, THERE).view_channel is seen
    assert permissions_in(found, HERE).view_channel


def test_what_cannot_be_known_is_not_seen() -> None:
    assert permissions_in(interaction(None), THERE) == discord.Permissions.none()
