"""Lost channels: a table's channel reopens after it was closed, or it is deleted and the table moves."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

import aiohttp
import discord
from cachetools import TTLCache

from cogs.discord.archived_threads import ASK_PAUSE, archived_thread
from cogs.discord.client import Client
from cogs.discord.client_state import StateKey
from cogs.discord.error_codes import UNKNOWN_CHANNEL
from cogs.discord.interaction import InteractionContext
from cogs.discord.permissions import is_forum, is_locked, missing_permissions
from cogs.discord.titles import game_name, titled
from cogs.table.turns import is_to_be_shown, queue_refresh, requeue_messages
from data import queries
from data.errors import GameUnreadable, Refused, StoreError
from data.game.models import GameRow
from render import Words, words

LOG = logging.getLogger(__name__)

AGAIN: Final = 1.0
"""Seconds until Discord is asked again whether a channel is deleted."""
MAX_ASKED: Final = 10_000
ASKED_LATELY = StateKey(lambda: TTLCache[tuple[int, int], bool](MAX_ASKED, ASK_PAUSE))
"""The channels that Discord was asked about because a person named a table, by guild and channel."""


async def channel_reopened(bot: Client, guild: int, channel: int) -> None:
    """Send the pending messages of a reopened channel at once, and update the messages of its tables."""
    for game in await queries.games(bot.store, guild, channel=channel):
        # An unreadable game must not block the others.
        with suppress(GameUnreadable):
            async with bot.tables.transaction(guild, game.id) as session:
                queue_refresh(session)
    await bot.closed.reopen(guild, channel)


async def reopen_channels(bot: Client, guild: discord.Guild, around: int | None = None) -> None:
    """Reopen a guild's closed channels in which the bot has its permissions again.

    ``around``: only this channel and its threads.
    """
    try:
        for channel in [*await bot.closed.of(guild.id)]:
            place = guild.get_channel_or_thread(channel)
            if place is None or not guild.me or is_locked(place):
                continue
            if around is not None and around not in (channel, getattr(place, "parent_id", None)):
                continue
            if not missing_permissions(place.permissions_for(guild.me), place):
                await channel_reopened(bot, guild.id, channel)
    except (StoreError, Refused) as error:
        LOG.warning("guild %s: closed channels could not be reopened: %s", guild.id, error)


async def move_lost_tables(bot: Client, guild: discord.Guild) -> None:
    """Move the tables of channels that were deleted while the bot was offline; Discord sends no event for these."""
    try:
        for game in await queries.games(bot.store, guild.id):
            with suppress(GameUnreadable):
                await _lose_if_gone(bot, guild, game)
    except (StoreError, Refused) as error:
        LOG.warning("guild %s: the search for deleted channels failed: %s", guild.id, error)


async def find_losses(ctx: InteractionContext, *, answers: bool) -> str:
    """Look for the channels of the tables that an interaction names, before the look-over comes to their guild.

    Return the sentence for a player or host of a table that has no channel any more, "" without one. ``answers``: the
    user gets it as the answer. Otherwise the host gets it below the next answer.
    """
    losses = []
    for (guild, game), channel in ctx.doubtful.items():
        try:
            row = await find_loss(ctx.bot, guild, game, channel, ctx.user, told=answers)
        except (StoreError, Refused) as error:
            LOG.warning("guild %s, game %s: its channel could not be looked for: %s", guild, game, error)
        else:
            if row is not None:
                losses.append(_lost_line(row, ctx.words))
    return "\n".join(losses)


async def find_loss(bot: Client, guild: int, game: int, channel: int, user: int, *, told: bool) -> GameRow | None:
    """Move a table whose ``channel`` is deleted, or note the loss. Return a lost table that ``user`` can move.

    ``told``: the user learns of it in another way.
    Discord is asked about each channel once in ``ASK_PAUSE``, so that a member cannot make the bot flood Discord.
    """
    place, lately = bot.get_guild(guild), bot.state[ASKED_LATELY]
    # While a guild is unavailable, none of its channels is known.
    if place is None or place.unavailable or place.get_channel_or_thread(channel) is not None:
        return None
    if archived_thread(bot, channel) is not None:
        return None
    # An answer that names the table meanwhile waits for what Discord says.
    async with bot.locks.hold("lost", guild, channel):
        if (guild, channel) not in lately:
            lately[guild, channel] = True
            async with bot.tables.transaction(guild, game) as session:
                row = session.game
            await _lose_if_gone(bot, place, row, aware=user if told else None)
    async with bot.tables.transaction(guild, game) as session:
        here, own = session.channel, session.game.host == user or bool(session.seats_of(user))
    lost = place.get_channel_or_thread(here) is None and here in await bot.closed.of(guild)
    return session.game if own and lost else None


async def _lose_if_gone(bot: Client, guild: discord.Guild, game: GameRow, *, aware: int | None = None) -> None:
    """Move a table out of its thread if that is deleted, and note if its channel is deleted too."""
    for place in filter(None, (game.thread, game.channel)):
        if guild.get_channel_or_thread(place) is not None or not await is_gone(bot, place):
            return
        await lose_channel_of(bot, guild.id, game.id, place, aware=aware)


async def is_gone(bot: Client, channel: int) -> bool:
    """Ask Discord whether a channel is deleted, and once more before believing it: a single answer may be false."""
    if not await _seems_gone(bot, channel):
        return False
    await asyncio.sleep(AGAIN)
    return await _seems_gone(bot, channel)


async def _seems_gone(bot: Client, channel: int) -> bool:
    # An uncached channel may be an archived thread.
    try:
        await bot.http.get_channel(channel)
    except discord.NotFound as error:
        return error.code == UNKNOWN_CHANNEL
    # Any other error does not prove that the channel is deleted.
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
        LOG.info("channel %s: its state is unknown: %r", channel, error)
    return False


def is_forum_of(bot: Client, guild: int, channel: int) -> bool:
    """Return whether a guild has a forum with this id."""
    place = bot.get_guild(guild)
    return place is not None and is_forum(place.get_channel_or_thread(channel))


async def lose_channel_of(bot: Client, guild: int, game: int, channel: int, *, aware: int | None = None) -> None:
    """Move a table from a deleted thread to the parent channel; otherwise tell its host, unless they are ``aware``.

    A private table does not move to a public channel, and a forum has no messages of its own.
    """
    async with bot.tables.transaction(guild, game) as session:
        row = session.game
        # The table may have moved already: a late edit of an old message also ends up here.
        if channel != session.channel or not is_to_be_shown(session):
            return
        if row.thread is not None and not row.private and not is_forum_of(bot, guild, row.channel):
            session.change(thread=None)
            requeue_messages(session)
            return
    await bot.closed.close(guild, channel, "Unknown Channel")
    if aware == row.host:
        return
    await bot.untold.add(guild, row.host, _lost_line(row, words(row.language)))


def _lost_line(game: GameRow, words: Words) -> str:
    """Return the sentence that a table has no channel. Its reader can be anywhere, so its title has the number."""
    return titled(f"{game_name(game.kind, words)} #{game.id}", words.text("place-lost", number=game.id))


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
