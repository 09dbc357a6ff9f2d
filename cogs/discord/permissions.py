"""Permissions: what the bot needs in a channel, and what whoever clicks or types may do there."""

from typing import Any

import discord

REQUIRED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""The permissions without which no table can stand in a channel."""

USED = (*REQUIRED, "send_messages_in_threads", "create_public_threads", "create_private_threads")
"""What the bot needs in a channel; the last three for games in threads, and private ones."""


def missing_permissions(held: discord.Permissions) -> list[str]:
    """Return the permissions that the bot lacks for a table."""
    return [name for name in REQUIRED if not getattr(held, name)]


def is_locked(place: object) -> bool:
    """Whether a place is a locked thread, in which only moderators may write whatever the permissions say."""
    return isinstance(place, discord.Thread) and place.locked


def permissions_in(interaction: discord.Interaction[Any], channel: int) -> discord.Permissions:
    """Return what whoever clicks or types may do in a channel of the guild: nothing, where that cannot be known."""
    if channel == interaction.channel_id:
        return interaction.permissions
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return discord.Permissions.none()
    return member_permissions(guild, user, channel)


def member_permissions(guild: discord.Guild, member: discord.Member, channel: int) -> discord.Permissions:
    """Return what a member may do in a channel of the guild: nothing, where that cannot be known."""
    found = guild.get_channel_or_thread(channel)
    if found is None:
        return discord.Permissions.none()
    try:
        held = found.permissions_for(member)
    except discord.ClientException:  # a thread whose channel is not known
        return discord.Permissions.none()
    # Discord tells us nothing of who is in a private thread: whoever is, plays from within it.
    private = isinstance(found, discord.Thread) and found.is_private()
    return discord.Permissions.none() if private and not held.manage_threads else held


def may_write(held: discord.Permissions, *, in_thread: bool = False) -> bool:
    """Whether somebody with these permissions may write in a channel, or in its threads."""
    return held.view_channel and (held.send_messages_in_threads if in_thread else held.send_messages)
