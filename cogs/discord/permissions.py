"""The permissions that the bot needs in a channel."""

import discord

REQUIRED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""The permissions without which no table can stand in a channel."""

USED = (*REQUIRED, "send_messages_in_threads", "create_public_threads")
"""What the bot needs in a channel; the last two for games in threads."""


def missing_permissions(held: discord.Permissions) -> list[str]:
    """Return the permissions that the bot lacks for a table."""
    return [name for name in REQUIRED if not getattr(held, name)]
