"""The place of a league's table: a post of the server's forum, a thread of the league's channel, or the channel.

The name of a thread or a post names the table. So a try that reached Discord before a kill is found again.
"""

import logging
from typing import Final, NamedTuple

import discord

from cogs.discord.client import Client
from cogs.discord.rate_limits import is_rate_limit
from cogs.lobby.forum import forum_for_games, lacking_for_posts, post_named
from cogs.lobby.threads import MAX_THREAD_NAME, thread_named
from data.league.models import LeagueRow, LeagueTable
from render import Words
from render.lengths import shorten
from rules.kernel import Facts

LOG = logging.getLogger(__name__)

NEEDED: Final = ("create_public_threads", "send_messages_in_threads")


class TablePlace(NamedTuple):
    """The channel of a table, and its thread or its post in a forum."""

    channel: int
    thread: int | None = None


def table_name(row: LeagueRow, table: LeagueTable, words: Words) -> str:
    """Return the name of a table's thread, which no other table has."""
    name = words.text("league-thread", league=row.id, round=table.round, table=table.number)
    return shorten(name, MAX_THREAD_NAME)


async def open_place(
    bot: Client, guild: int, row: LeagueRow, table: LeagueTable, settings: Facts, words: Words
) -> TablePlace:
    """Return a new place for a table, or the one that an earlier try has made.

    A refusal of Discord lets the table be played in the channel of the league. An outage raises its error.
    """
    here, name = bot.get_guild(guild), table_name(row, table, words)
    forum = forum_for_games(bot, guild, settings)
    channel = here.get_channel(row.channel) if here else None
    try:
        if forum is not None and not lacking_for_posts(forum):
            post = _known(bot, forum, name) or await post_named(
                bot, forum, name, kind=row.kind, phase="running", settings=settings, catalogue=words
            )
            return TablePlace(forum.id, post)
        if isinstance(channel, discord.TextChannel) and here and here.me and not _lacking(channel):
            return TablePlace(channel.id, _known(bot, channel, name) or await thread_named(channel, name))
    except discord.HTTPException as error:
        if is_rate_limit(error) or isinstance(error, discord.DiscordServerError):
            raise
        LOG.info("guild %s, league %s: no thread for a table: %s %s", guild, row.id, error.code, error.text)
    return TablePlace(row.channel)


def _lacking(channel: discord.TextChannel) -> bool:
    held = channel.permissions_for(channel.guild.me)
    return not all(getattr(held, name) for name in NEEDED)


def _known(bot: Client, parent: discord.TextChannel | discord.ForumChannel, name: str) -> int | None:
    own = bot.user.id if bot.user else None
    return next((thread.id for thread in parent.threads if thread.name == name and thread.owner_id == own), None)
