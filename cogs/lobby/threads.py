"""Threads for tables: their names, and Discord's refusals of them."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Literal

import discord

from cogs.discord.error_codes import INVALID_FORM_BODY
from cogs.discord.interaction import CUT_OFF, InteractionContext
from cogs.discord.titles import game_name
from render.lengths import shorten

LOG = logging.getLogger(__name__)

MAX_THREAD_NAME: Final = 100
WEEK: Final = 10_080
"""The time of inactivity after which Discord archives a thread, in minutes."""


async def create_thread(ctx: InteractionContext, kind: str, *, hidden: bool) -> int | None:
    """Create a thread for the game, private and with its host if ``hidden``.

    Return None outside of a text channel, or if Discord refuses.
    """
    channel = ctx.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        return None
    created = await create_thread_in(ctx.guild, channel, game_name(kind, ctx.words), ctx.name, hidden=hidden)
    if hidden and created is not None and not await _add_host(ctx, created):
        return None
    return created


async def create_thread_in(
    guild: int, channel: discord.TextChannel, title: str, user: str, *, hidden: bool = False
) -> int | None:
    """Create a thread for a table with the names of the game and of a user. Return None if Discord refuses."""
    return await create_named(guild, title, user, partial(thread_named, channel, hidden=hidden))


async def thread_named(channel: discord.TextChannel, name: str, *, hidden: bool = False) -> int:
    """Create a thread with a name, private if ``hidden``."""
    thread = await channel.create_thread(
        name=name,
        type=_kind_of_thread(channel, hidden=hidden),
        auto_archive_duration=WEEK,
        # Only the bot adds members. A member added by a mention could not join the table.
        invitable=not hidden,
    )
    return thread.id


async def _add_host(ctx: InteractionContext, thread: int) -> bool:
    """Add the user to a new private thread. Return whether Discord has let them in."""
    # A second try, because the thread is of no use without its host.
    for _ in range(2):
        try:
            await ctx.bot.http.add_user_to_thread(thread, ctx.user)
        except (discord.HTTPException, discord.RateLimited, *CUT_OFF) as error:
            LOG.info("guild %s, thread %s: its host is not added: %r", ctx.guild, thread, error)
        else:
            return True
    return False


async def create_named(guild: int, title: str, user: str, create: Callable[[str], Awaitable[int]]) -> int | None:
    """Create a thread with the name of the game and of the user, or without the user's. None if Discord refuses."""
    # A server can ban words in the names of its threads, and a person's name may have one.
    for name in (f"{title} · {user}", title):
        try:
            return await create(shorten(name, MAX_THREAD_NAME))
        except discord.HTTPException as error:
            LOG.info("guild %s: no thread for a table: %s %s", guild, error.code, error.text)
            if error.code != INVALID_FORM_BODY:
                return None
        except (discord.RateLimited, *CUT_OFF) as error:
            LOG.info("guild %s: no thread for a table: %r", guild, error)
            return None
    return None


def _kind_of_thread(
    channel: discord.TextChannel, *, hidden: bool
) -> Literal[discord.ChannelType.private_thread, discord.ChannelType.public_thread, discord.ChannelType.news_thread]:
    if hidden:
        return discord.ChannelType.private_thread
    return discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
