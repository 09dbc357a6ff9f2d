"""Lost channels: a table's channel reopens after it was closed, or it is deleted and the table moves."""

import logging
from contextlib import suppress

import aiohttp
import discord

from cogs.discord.client import Client
from cogs.discord.error_codes import UNKNOWN_CHANNEL
from cogs.discord.permissions import is_locked, missing_permissions
from cogs.table.lookup import game_title
from cogs.table.turns import is_to_be_shown, queue_refresh, requeue_messages
from data import queries
from data.errors import GameUnreadable, Refused, StoreError
from render import words

LOG = logging.getLogger(__name__)


async def channel_reopened(bot: Client, guild: int, channel: int) -> None:
    """Send the pending messages of a reopened channel at once, and update the messages of its tables."""
    for game in await queries.games(bot.store, guild, channel=channel):
        # An unreadable game must not block the others.
        with suppress(GameUnreadable):
            async with bot.tables.transaction(guild, game.id) as session:
                queue_refresh(session)
    await bot.closed.reopen(guild, channel)


async def reopen_channels(bot: Client, guild: discord.Guild) -> None:
    """Reopen a guild's closed channels in which the bot has its permissions again."""
    try:
        for channel in [*await bot.closed.of(guild.id)]:
            place = guild.get_channel_or_thread(channel)
            if place is None or not guild.me or is_locked(place):
                continue
            if not missing_permissions(place.permissions_for(guild.me)):
                await channel_reopened(bot, guild.id, channel)
    except (StoreError, Refused) as error:
        LOG.warning("guild %s: closed channels could not be reopened: %s", guild.id, error)


async def move_lost_tables(bot: Client, guild: discord.Guild) -> None:
    """Move the tables of channels that were deleted while the bot was offline; Discord sends no event for these."""
    try:
        for game in await queries.games(bot.store, guild.id):
            place = game.thread or game.channel
            if guild.get_channel_or_thread(place) is None and await _is_gone(bot, place):
                with suppress(GameUnreadable):
                    await lose_channel_of(bot, guild.id, game.id, place)
    except (StoreError, Refused) as error:
        LOG.warning("guild %s: the search for deleted channels failed: %s", guild.id, error)


async def _is_gone(bot: Client, channel: int) -> bool:
    """Ask Discord whether a channel is deleted: an uncached channel may be an archived thread."""
    try:
        await bot.http.get_channel(channel)
    except discord.NotFound as error:
        return error.code == UNKNOWN_CHANNEL
    # Any other error does not prove that the channel is deleted.
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
        LOG.info("channel %s: its state is unknown: %r", channel, error)
    return False


async def lose_channel_of(bot: Client, guild: int, game: int, channel: int) -> None:
    """Move a table from a deleted thread to the parent channel; otherwise tell its host.

    A private table does not move to a public channel.
    """
    async with bot.tables.transaction(guild, game) as session:
        row = session.game
        # The table may have moved already: a late edit of an old message also ends up here.
        if channel != session.channel or not is_to_be_shown(session):
            return
        if row.thread is not None and not row.private:
            session.change(thread=None)
            requeue_messages(session)
            return
    await bot.closed.close(guild, channel, "Unknown Channel")
    catalogue = words(row.language)
    await bot.untold.add(guild, row.host, catalogue.text("place-lost", game=game_title(row, catalogue), number=row.id))


async def lose_channel(bot: Client, guild: int, channel: int) -> None:
    """Call ``lose_channel_of`` for each table of a deleted channel or thread."""
    try:
        for game in await queries.games(bot.store, guild, channel=channel) if bot.store.knows(guild) else ():
            # Discord deletes a channel's threads with it, and sends no event for archived ones. So the table leaves
            # first its thread and then the channel.
            for place in filter(None, (game.thread, channel)):
                with suppress(GameUnreadable):
                    await lose_channel_of(bot, guild, game.id, place)
    except (StoreError, Refused) as error:
        LOG.warning("guild %s, deleted channel %s: its tables could not be moved: %s", guild, channel, error)
