"""The channels of which hooks and pages may tell: those that everyone on the server can see."""

import discord

from cogs.discord.archived_threads import channel_around, look_up
from cogs.discord.client import Client


async def everyone_sees(bot: Client, guild: discord.Guild, channel: int) -> bool:
    """Return whether everyone on a server can see a channel or thread. False for an unknown one."""
    if guild.get_channel_or_thread(channel) is None:
        await look_up(bot, guild.id, channel)
    found = channel_around(bot, guild, channel)
    return found is not None and found.permissions_for(guild.default_role).view_channel
