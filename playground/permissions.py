"""Discord's permission bits, and what each of the playground's inhabitants may do."""

from __future__ import annotations

BITS: dict[str, int] = {
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "use_external_emojis": 1 << 18,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}


def bits(*names: str) -> int:
    """Return the bit field of some permissions; ValueError on a name that is not one."""
    if unknown := set(names) - set(BITS):
        raise ValueError(f"not a permission: {', '.join(sorted(unknown))}")
    return sum(BITS[name] for name in set(names))


EVERYONE = bits(
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "read_message_history",
    "add_reactions",
    "attach_files",
    "use_application_commands",
)
MODERATOR = EVERYONE | bits("manage_guild", "manage_messages", "manage_threads", "pin_messages")
# What the invitation link asks for; with these and no others the bot must work.
BOT = bits(
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
    "create_public_threads",
    "pin_messages",
    "use_external_emojis",
)
