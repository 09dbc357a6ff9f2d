"""Watchers: users who get a ping when a table of a game opens, at most once per ``PAUSE``."""

import logging
from collections.abc import Collection

import discord

from cogs.discord.client import Client
from cogs.discord.interaction import InteractionContext
from cogs.discord.permissions import member_permissions
from cogs.discord.rate_limits import is_rate_limit
from cogs.discord.titles import game_name
from data.game.models import GameRow
from data.watchers import note_watchers_told, set_watcher, watchers_before

LOG = logging.getLogger(__name__)

PAUSE = 12 * 3600.0
"""The minimum between two pings of one watcher, in seconds."""
MOST = 10
"""The maximum number of watchers pinged for one table."""
LOOKED_AT = 30
"""The maximum number of watchers that the bot fetches from Discord for one table."""


async def watch(ctx: InteractionContext, kind: str, *, stop: bool) -> None:
    """Ping the user for new tables of a game, or stop that."""
    await ctx.store(set_watcher(ctx.bot.store, ctx.guild, kind, ctx.user, watching=not stop))
    ctx.outcome = ctx.words.text("watch-off" if stop else "watch-on", game=game_name(kind, ctx.words))
    await ctx.tell(ctx.outcome)


async def watchers_due(bot: Client, guild: int, game: GameRow) -> list[int]:
    """Return the watchers to ping for a new table: those who watch its game and can see its channel."""
    before = bot.store.clock() - PAUSE
    users = await watchers_before(bot.store, guild, game.kind, before, LOOKED_AT)
    due: list[int] = []
    for user in users:
        if user != game.host and await _sees(bot, guild, user, game.channel):
            due.append(user)
        if len(due) == MOST:
            break
    return due


async def note_told(bot: Client, guild: int, kind: str, watchers: Collection[int]) -> None:
    """Store the time of a ping for these watchers."""
    await note_watchers_told(bot.store, guild, kind, watchers, bot.store.clock())


async def _sees(bot: Client, guild: int, user: int, channel: int) -> bool:
    """Return whether a user is in the guild and sees the channel. Fetch the member, because members are not cached."""
    place = bot.get_guild(guild)
    try:
        member = await place.fetch_member(user) if place else None
    except discord.HTTPException as error:
        if is_rate_limit(error) or isinstance(error, discord.DiscordServerError):
            raise
        # This says nothing about the messages of the channel.
        LOG.info("guild %s, watcher %s is not fetched: %s %s", guild, user, error.code, error.text)
        return False
    return place is not None and member is not None and member_permissions(place, member, channel).view_channel
