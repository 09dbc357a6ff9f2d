"""Archived threads, which Discord's gateway does not tell of: a request finds what a table in one needs.

https://discord.com/developers/docs/topics/threads#active--archived-threads
"""

import logging
from typing import Any, Final, NamedTuple

import aiohttp
import discord
from cachetools import TTLCache
from discord.abc import GuildChannel

from cogs.discord.client import Client
from cogs.discord.client_state import StateKey

LOG = logging.getLogger(__name__)

ASK_PAUSE: Final = 60.0
"""Seconds for which Discord is not asked again about a channel, although people name its tables."""
MAX_ASKED: Final = 10_000
TRIES: Final = 2


class Archived(NamedTuple):
    """An archived thread: its channel, and whether only its members and moderators see it."""

    parent: int
    private: bool


ASKED = StateKey(lambda: TTLCache[int, Archived | None](MAX_ASKED, ASK_PAUSE))
"""The unknown channels that Discord was asked about, with the archived threads among them."""
UNSEEN = StateKey(lambda: TTLCache[int, bool](MAX_ASKED, ASK_PAUSE))
"""Those of which Discord did not say what they are."""


def archived_thread(bot: Client, channel: int) -> Archived | None:
    """Return a channel as an archived thread if Discord has called it one a short time ago."""
    return bot.state[ASKED].get(channel)


def channel_around(bot: Client, guild: discord.Guild, channel: int) -> GuildChannel | None:
    """Return the channel whose permissions hold in a channel or thread; None for a private or an unknown one."""
    found = guild.get_channel_or_thread(channel)
    if isinstance(found, discord.Thread):
        return None if found.is_private() else found.parent
    if found is None:
        thread = archived_thread(bot, channel)
        return None if thread is None or thread.private else guild.get_channel(thread.parent)
    return found


async def look_up(bot: Client, guild: int, channel: int) -> bool:
    """Ask Discord whether a channel that the gateway does not tell of is an archived thread of a guild.

    Return False if Discord does not say. A server that fails is asked twice.
    """
    asked, unseen, place = bot.state[ASKED], bot.state[UNSEEN], bot.get_guild(guild)
    # While a guild is unavailable, none of its channels is known.
    if channel in asked or place is None or place.unavailable:
        return channel not in unseen
    # Noted first, so that several clicks at the same time make one request.
    asked[channel] = None
    for _ in range(TRIES):
        try:
            found: Any = await bot.http.get_channel(channel)
        except discord.NotFound:
            return True
        except discord.Forbidden:
            break
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
            LOG.info("channel %s: its state is unknown: %r", channel, error)
            continue
        if "thread_metadata" in found and int(found["guild_id"]) == guild:
            private = found["type"] == discord.ChannelType.private_thread.value
            asked[channel] = Archived(int(found["parent_id"]), private)
        return True
    unseen[channel] = True
    return False
