"""Permissions: those that the bot needs in a channel, and those that a member has there."""

from typing import Any, TypeGuard

import discord

REQUIRED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""The permissions that the bot needs for a table in a channel."""

REQUIRED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
"""The same for a table in a thread or a forum's post."""

REQUIRED_FOR_POSTS = (*REQUIRED_IN_THREADS, "send_messages")
"""The permissions that the bot needs in a forum to open posts: https://discord.com/developers/docs/topics/threads"""

USED = (*REQUIRED, "send_messages_in_threads", "create_public_threads", "create_private_threads")
"""All permissions that the bot uses in a channel; the last three are for games in threads and private games."""


def invitation(application: int, guild: int) -> str:
    """Return the address that adds the bot to a guild with all permissions that it uses."""
    return discord.utils.oauth_url(
        application,
        permissions=discord.Permissions(**dict.fromkeys(USED, True)),
        guild=discord.Object(guild),
        scopes=("bot", "applications.commands"),
    )


def is_forum(place: object) -> TypeGuard[discord.ForumChannel]:
    """Return whether ``place`` is a forum, which has posts and no messages of its own."""
    return isinstance(place, discord.ForumChannel)


def is_thread(place: object) -> bool:
    """Return whether ``place`` is a thread or a forum of posts, where *Send Messages* does not let people write.

    https://discord.com/developers/docs/topics/threads#permissions
    """
    return isinstance(place, discord.Thread | discord.ForumChannel)


def missing_permissions(held: discord.Permissions, place: object = None) -> list[str]:
    """Return the permissions that the bot lacks for a table in ``place``, by default in a channel without threads."""
    return [name for name in (REQUIRED_IN_THREADS if is_thread(place) else REQUIRED) if not getattr(held, name)]


def is_locked(place: object) -> bool:
    """Return whether ``place`` is a locked thread, where only moderators can write regardless of other permissions.

    https://discord.com/developers/docs/topics/threads
    """
    return isinstance(place, discord.Thread) and place.locked


def is_private(place: object) -> bool:
    """Return whether ``place`` is a private thread, in which only its members can write.

    Discord computes the permissions of its channel for a bot that was removed from it, too.
    """
    return isinstance(place, discord.Thread) and place.is_private()


def permissions_in(interaction: discord.Interaction[Any], channel: int) -> discord.Permissions:
    """Return the user's permissions in a channel of the guild; none if they are unknown."""
    if channel == interaction.channel_id:
        return interaction.permissions
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return discord.Permissions.none()
    return member_permissions(guild, user, channel)


def member_permissions(guild: discord.Guild, member: discord.Member, channel: int) -> discord.Permissions:
    """Return a member's permissions in a channel of the guild; none if they are unknown."""
    place = guild.get_channel_or_thread(channel)
    if place is None:
        return discord.Permissions.none()
    try:
        held = place.permissions_for(member)
    except discord.ClientException:  # a thread with an unknown parent channel
        return discord.Permissions.none()
    # The bot does not know the members of a private thread. A member of it plays from inside the thread.
    return discord.Permissions.none() if is_private(place) and not held.manage_threads else held


def may_write(held: discord.Permissions, *, in_thread: bool = False) -> bool:
    """Return whether these permissions allow writing in a channel, or in its threads."""
    return held.view_channel and (held.send_messages_in_threads if in_thread else held.send_messages)
