"""Failed tries of messages, and when the next try is due."""

from typing import Final

import aiohttp
import discord

from cogs.delivery.posting import ChannelClosed, ChannelGone, ThreadArchived, TooSoon
from cogs.discord.client import Client
from cogs.discord.error_codes import MISSING_ACCESS, MISSING_PERMISSIONS, UNKNOWN_GUILD
from cogs.discord.rate_limits import is_rate_limit, seconds_to_wait
from cogs.table.lost_channels import is_gone
from data.errors import Busy, NotNow, NotSaved

CLOSED: Final = frozenset({UNKNOWN_GUILD, MISSING_ACCESS, MISSING_PERMISSIONS})
"""Discord's error codes for a channel that the bot may not see or write to, or for a guild that it has left."""
PASSING: Final = (discord.RateLimited, discord.DiscordServerError, aiohttp.ClientError, OSError, Busy, NotNow, NotSaved)
"""Temporary errors of Discord, the network and the store."""
FAULTS: Final = (TooSoon, ChannelClosed, ChannelGone, ThreadArchived, discord.HTTPException, *PASSING)
"""The errors after which a message that belongs to no table is tried again."""
BACKOFF = (1, 2, 5, 15, 60, 300)
"""Seconds until a message is retried, by the number of attempts."""
CLOSED_PAUSE: Final = 3_600.0
"""Seconds until a message that belongs to no table is retried, after its channel has refused it."""


def backoff(attempts: int, error: Exception) -> float:
    """Return the seconds that Discord asks to wait, or else longer ones with each attempt."""
    return seconds_to_wait(error) or BACKOFF[min(attempts, len(BACKOFF) - 1)]


async def wait_after(bot: Client, guild: int, channel: int, attempts: int, error: Exception) -> float | None:
    """Return the seconds until a message that belongs to no table is retried; None if its channel is deleted."""
    if isinstance(error, ChannelGone) and await is_gone(bot, error.channel):
        return None
    if isinstance(error, discord.HTTPException) and error.code in CLOSED:
        await bot.closed.close(guild, channel, error.text)
    if isinstance(error, TooSoon):
        return error.wait
    if is_rate_limit(error) or isinstance(error, PASSING):
        return backoff(attempts, error)
    return CLOSED_PAUSE
