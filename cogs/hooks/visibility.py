"""The channels of which hooks and pages may tell: those that everyone on the server can see."""

import discord


def everyone_sees(guild: discord.Guild, channel: int) -> bool:
    """Return whether everyone on a server can see a channel or thread. False for an unknown one."""
    found = guild.get_channel_or_thread(channel)
    if isinstance(found, discord.Thread):
        if found.is_private():
            return False
        found = found.parent
    return found is not None and found.permissions_for(guild.default_role).view_channel
