"""The names of guilds, also of those that another process of the bot serves."""

from collections.abc import Sequence
from typing import Final

import aiohttp
import discord

from cogs.discord.client import Client
from cogs.discord.names import escaped, plain_name
from render import Words

MOST_NAMED: Final = 10
"""The number of guilds that an answer names."""


async def guild_names(bot: Client, guilds: Sequence[int], words: Words) -> str:
    """Return the names of guilds for texts, at most ten of them."""
    names = [await guild_name(bot, guild) for guild in guilds[:MOST_NAMED]]
    return words.listed([*names, *(["…"] if len(guilds) > MOST_NAMED else [])])


async def guild_name(bot: Client, guild: int) -> str:
    """Return a guild's name for texts, or its id if Discord does not tell the name."""
    if (known := bot.get_guild(guild)) is not None:
        return escaped(plain_name(known.name))
    # The gateway tells a process only of the guilds of its shards.
    try:
        answer = await bot.http.get_guild(guild, with_counts=False)
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
        return str(guild)
    return escaped(plain_name(answer["name"]))
