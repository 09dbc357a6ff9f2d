"""Where a table stands: its channel is closed to us, opens again, or is gone and the table moves elsewhere."""

import logging
from contextlib import suppress

import aiohttp
import discord

from cogs.discord.client import Client
from cogs.discord.error_codes import UNKNOWN_CHANNEL
from cogs.discord.permissions import is_locked, missing_permissions
from cogs.table.lookup import game_title
from cogs.table.turns import is_to_be_shown, queue_anew, queue_refresh
from data import queries
from data.errors import GameUnreadable, Refused, StoreError
from render import words

LOG = logging.getLogger(__name__)


async def channel_reopened(bot: Client, guild: int, channel: int) -> None:
    """A channel takes our messages again: call at once who could not be called, and show how the tables stand."""
    for game in await queries.games(bot.store, guild, channel=channel):
        # One that cannot be set up must not keep the others from being called.
        with suppress(GameUnreadable):
            async with bot.tables.transaction(guild, game.id) as session:
                queue_refresh(session)
    await bot.closed.reopen(guild, channel)


async def look_around(bot: Client, guild: discord.Guild) -> None:
    """Something has changed in a guild, perhaps what we may do: call where we may write again."""
    try:
        for channel in [*await bot.closed.of(guild.id)]:
            place = guild.get_channel_or_thread(channel)
            if place is None or not guild.me or is_locked(place):
                continue
            if not missing_permissions(place.permissions_for(guild.me)):
                await channel_reopened(bot, guild.id, channel)
    except (StoreError, Refused) as error:
        LOG.warning("guild %s: nobody can be called again: %s", guild.id, error)


async def look_for_lost(bot: Client, guild: discord.Guild) -> None:
    """While we were not there channels may have been deleted, which nobody tells us: look after each table's."""
    try:
        for game in await queries.games(bot.store, guild.id):
            place = game.thread or game.channel
            if guild.get_channel_or_thread(place) is None and await _is_gone(bot, place):
                with suppress(GameUnreadable):
                    await lose_channel_of(bot, guild.id, game.id, place)
    except (StoreError, Refused) as error:
        LOG.warning("guild %s: nobody knows which channels are gone: %s", guild.id, error)


async def _is_gone(bot: Client, channel: int) -> bool:
    """Ask Discord: a channel that we do not know may be an archived thread."""
    try:
        await bot.http.get_channel(channel)
    except discord.NotFound as error:
        return error.code == UNKNOWN_CHANNEL
    # Whatever else it answers, the channel is not known to be gone.
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
        LOG.info("channel %s cannot be looked at: %r", channel, error)
    return False


async def lose_channel_of(bot: Client, guild: int, game: int, channel: int) -> None:
    """A channel is gone: a table in a thread moves to the channel around it; else its host is to be told.

    A private one does not move to where all would see it.
    """
    async with bot.tables.transaction(guild, game) as session:
        row = session.game
        # A message that stood there may be edited after the table has moved.
        if channel != session.channel or not is_to_be_shown(session):
            return
        if row.thread is not None and not row.private:
            session.change(thread=None)
            queue_anew(session)
            return
    await bot.closed.close(guild, channel, "Unknown Channel")
    catalogue = words(row.language)
    await bot.untold.add(guild, row.host, catalogue.text("place-lost", game=game_title(row, catalogue), number=row.id))


async def lose_channel(bot: Client, guild: int, channel: int) -> None:
    """A channel or thread was deleted: do for each of its tables what ``lose_channel_of`` does."""
    try:
        for game in await queries.games(bot.store, guild, channel=channel) if bot.store.knows(guild) else ():
            # With a channel go its threads, and of archived ones nobody tells: first out of the thread, then on.
            for place in filter(None, (game.thread, channel)):
                with suppress(GameUnreadable):
                    await lose_channel_of(bot, guild, game.id, place)
    except (StoreError, Refused) as error:
        LOG.warning("guild %s, channel %s is gone: %s", guild, channel, error)
