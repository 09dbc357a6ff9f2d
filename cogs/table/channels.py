"""The channels for tables: check a channel, and move a table out of a deleted or closed one."""

import logging
from typing import Any, Final

import discord

from cogs.discord.interaction import CUT_OFF, InteractionContext
from cogs.discord.permissions import may_write, missing_permissions
from cogs.table.lost_channels import find_loss
from cogs.table.turns import is_to_be_shown, requeue_messages
from data import queries
from data.errors import Refused

LOG = logging.getLogger(__name__)

FORBIDDEN: Final = 403
"""The status of a request for which a permission is missing."""


def check_channel(ctx: InteractionContext, settings: dict[str, Any], thread: bool) -> None:
    """Raise Refused if the guild does not allow games in this channel, or if the user or the bot lacks a permission."""
    # Discord computes permissions for a bot that is no member, too, but refuses its messages.
    ctx.require_member()
    channel, held = ctx.interaction.channel, ctx.interaction.app_permissions
    parent = getattr(channel, "parent_id", None)
    allowed = settings.get("channels")
    # A channel without a parent is not in the forum that a server without one does not name.
    if allowed and {ctx.channel, parent or ctx.channel}.isdisjoint([*allowed, settings.get("forum")]):
        raise Refused("channel_closed", channels=", ".join(f"<#{place}>" for place in allowed))
    # A user without the permission to write or open threads here must not get it through the bot.
    own, in_thread = ctx.interaction.permissions, isinstance(channel, discord.Thread)
    if not may_write(own, in_thread=in_thread) or (thread and not in_thread and not own.create_public_threads):
        raise Refused("not_allowed_here")
    lacking = missing_permissions(held, channel)
    if thread and isinstance(channel, discord.TextChannel) and not held.create_public_threads:
        lacking.append("create_public_threads")
    if lacking:
        raise Refused("permissions", names=", ".join(ctx.words.text(f"permission-{name}") for name in lacking))


def may_open_thread(ctx: InteractionContext) -> bool:
    """Return whether both the bot and the user may open a public thread here and write in it."""
    both = (ctx.interaction.app_permissions, ctx.interaction.permissions)
    able = all(held.create_public_threads and held.send_messages_in_threads for held in both)
    return isinstance(ctx.interaction.channel, discord.TextChannel) and able


def may_hide(ctx: InteractionContext) -> bool:
    """Return whether both the bot and the user may open a private thread here. Announcement channels have none."""
    held, own = ctx.interaction.app_permissions, ctx.interaction.permissions
    able = held.create_private_threads and held.send_messages_in_threads and own.create_private_threads
    channel = ctx.interaction.channel
    return isinstance(channel, discord.TextChannel) and not channel.is_news() and able


async def _open_archived(ctx: InteractionContext, game: int) -> None:
    """Open the archived thread of the user's table again. Note as closed a thread that stays locked or archived.

    Only moderators can open a locked thread: https://discord.com/developers/docs/topics/threads
    """
    async with ctx.bot.tables.transaction(ctx.guild, game) as session:
        place, own = session.channel, session.game.host == ctx.user or bool(session.seats_of(ctx.user))
        if not own or ctx.knows(place) or not is_to_be_shown(session):
            return
    guild = ctx.bot.get_guild(ctx.guild)
    # While a guild is unavailable, none of its channels is known.
    if guild is None or guild.unavailable or place in await ctx.bot.closed.of(ctx.guild):
        return
    try:
        found: Any = await ctx.bot.http.get_channel(place)
        state = found.get("thread_metadata", {})
        if not state.get("archived"):
            return
        if not state["locked"]:
            await ctx.bot.http.edit_channel(place, archived=False)
            return
    except (discord.RateLimited, discord.DiscordServerError, *CUT_OFF) as error:
        LOG.info("guild %s, thread %s: its state is unknown: %r", ctx.guild, place, error)
        return
    except discord.HTTPException as error:
        LOG.info("guild %s, thread %s stays archived: %s", ctx.guild, place, error.text)
        # A deleted one is found in another way, and a limit passes.
        if error.status != FORBIDDEN:
            return
    await ctx.bot.closed.close(ctx.guild, place, "Thread is archived", for_long=False)


async def move_here(ctx: InteractionContext, game: int) -> bool:
    """Move a table out of a closed or deleted channel to this one; False unless the user sits there or hosts it."""
    # ``ctx.table`` would refuse: no user can see a deleted channel.
    async with ctx.bot.tables.transaction(ctx.guild, game) as session:
        place, host, knows = session.channel, session.game.host, session.may_know(ctx.user)
    if place != ctx.channel and knows:
        await find_loss(ctx.bot, ctx.guild, game, place, host, told=True)
        await _open_archived(ctx, game)
    closed = await ctx.bot.closed.of(ctx.guild)
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    async with ctx.bot.tables.transaction(ctx.guild, game, interaction=ctx.id) as session:
        row = session.game
        if session.channel not in closed or ctx.channel == session.channel or not is_to_be_shown(session):
            return False
        if row.host != ctx.user and not session.seats_of(ctx.user):
            return False
        check_channel(ctx, settings, thread=False)
        session.change(channel=ctx.channel, thread=None)
        requeue_messages(session)
    ctx.about = row, None
    await ctx.say("place-moved")
    return True
