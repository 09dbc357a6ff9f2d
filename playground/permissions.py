"""Discord's permission bits, the permissions of the playground's users, and the overwrites of channels."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from playground.refusals import Json

BITS: dict[str, int] = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}


def bits(*names: str) -> int:
    """Return the bit field of permissions. Raise ValueError for an unknown name."""
    if unknown := set(names) - set(BITS):
        raise ValueError(f"not a permission: {', '.join(sorted(unknown))}")
    return sum(BITS[name] for name in set(names))


EVERYONE = bits(
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "create_private_threads",
    "read_message_history",
    "add_reactions",
    "attach_files",
    "use_application_commands",
)
MODERATOR = EVERYONE | bits("manage_guild", "manage_channels", "manage_messages", "manage_threads", "pin_messages")
# The permissions of the invitation link. The bot must work with exactly these.
BOT = bits(
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
    "create_public_threads",
    "create_private_threads",
    "pin_messages",
    "use_external_emojis",
)
# The permissions in direct messages.
DIRECT = EVERYONE & ~bits("create_public_threads", "create_private_threads") | bits("embed_links")
# Permissions that depend on another one. Without "view channel" a user has none.
WRITING = bits("attach_files", "embed_links", "mention_everyone")


def within(allowed: int, overwrites: Iterable[Json], guild: str, roles: Collection[str], user: str) -> int:
    """Return a user's permissions after a channel's overwrites: first everyone's, then the roles', then the user's."""
    given = [*overwrites]
    for owners in ({guild}, {*roles}, {user}):
        mine = [each for each in given if each["id"] in owners]
        # Denied before granted: a permission that one role grants is not denied by another.
        for denied in mine:
            allowed &= ~int(denied["deny"])
        for granted in mine:
            allowed |= int(granted["allow"])
    if not allowed & BITS["view_channel"]:
        return 0
    return allowed if allowed & BITS["send_messages"] else allowed & ~WRITING
