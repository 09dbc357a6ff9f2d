"""The check of a channel: the bot's permissions there, and the number of late messages."""

from typing import Final, TypeAlias

import discord

from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import SETUP, CustomId
from cogs.discord.interaction import CUT_OFF, InteractionContext
from cogs.discord.permissions import (
    REQUIRED_FOR_POSTS,
    REQUIRED_IN_THREADS,
    USED,
    is_forum,
    is_thread,
    missing_permissions,
)
from cogs.lobby.forum import forum_for_games, lacking_for_posts, missing_tags
from cogs.lobby.host_choices import server_language
from cogs.table.lost_channels import channel_reopened
from data import queries
from data.game.models import WALL
from render import words
from render.lengths import shorten
from rules.kernel import Facts

MOST_NAMED: Final = 20
"""The number of channels that have refused messages and are named."""
MAX_REASON: Final = 200


Place: TypeAlias = discord.TextChannel | discord.ForumChannel
"""The channels that a person can name in ``/setup``."""


async def check_permissions(ctx: InteractionContext, channel: Place | None) -> None:
    """Acknowledge the command and answer with ``show_check``."""
    await ctx.defer()
    await show_check(ctx, channel)


async def show_check(ctx: InteractionContext, channel: Place | None) -> None:
    """Show each permission, the effect of each missing one, and the number of late messages."""
    ctx.require_member()
    guild = ctx.interaction.guild
    if channel is None or guild is None or guild.me is None:
        # The interaction carries the bot's permissions in its channel. For another channel, compute them from roles.
        held = ctx.interaction.app_permissions
        channel_id = ctx.channel
    else:
        held, channel_id = channel.permissions_for(guild.me), channel.id
    place = channel or ctx.interaction.channel
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    names: tuple[str, ...] = REQUIRED_IN_THREADS if is_thread(place) else USED
    if is_forum(place) and place.id == settings.get("forum"):
        names = REQUIRED_FOR_POSTS
    # A forum has posts and no messages of its own.
    refusal = "" if is_forum(place) else await _refusal(ctx, channel_id)
    closed = await ctx.bot.closed.of(ctx.guild)
    # The user may have just fixed the permissions.
    if channel_id in closed and not refusal and not missing_permissions(held, place):
        await channel_reopened(ctx.bot, ctx.guild, channel_id)
    lines = [ctx.words.text("check-heading", channel=f"<#{channel_id}>")]
    absent = [name for name in names if not getattr(held, name)]
    lines += [
        f"{'❌' if name in absent else '✅'} **{ctx.words.text(f'permission-{name}')}**"
        + (f" — {ctx.words.text(f'permission-{name}-why')}" if name in absent else "")
        for name in names
    ]
    if refusal:
        lines.append(refusal)
    if absent or not refusal:
        lines.append(ctx.words.text("check-missing" if absent else "check-good", count=len(absent)))
    lines += _forum_lines(ctx, settings)
    lines += _wall_lines(ctx, settings)
    if refusing := [f"<#{one}>" for one in [*closed][:MOST_NAMED]]:
        lines.append(ctx.words.text("check-closed", channels=ctx.words.listed(refusing)))
    if late := await queries.overdue_messages(ctx.bot.store, ctx.guild):
        lines.append(ctx.words.text("check-late", count=late))
    back = Button(str(CustomId(SETUP, 0, "settings")), ctx.words.text("setup-open-settings"))
    await ctx.show(Card(("\n".join(lines),), rows=((back,),), accent=GOLD))


def _forum_lines(ctx: InteractionContext, settings: Facts) -> list[str]:
    """Return what the forum for games lacks: the forum itself, permissions, or tags."""
    if "forum" not in settings:
        return []
    place = f"<#{settings['forum']}>"
    forum = forum_for_games(ctx.bot, ctx.guild, settings)
    if forum is None:
        return [ctx.words.text("check-no-forum", forum=place)]
    lines = []
    if absent := [ctx.words.text(f"permission-{name}") for name in lacking_for_posts(forum)]:
        lines.append(ctx.words.text("check-forum", forum=place, names=ctx.words.listed(absent)))
    catalogue = words(server_language(settings, ctx.interaction.guild_locale))
    if tags := missing_tags(forum, settings.get("forum_tags", {}), catalogue):
        lines.append(ctx.words.text("check-tags", forum=place, tags=ctx.words.listed(tags)))
    return lines


def _wall_lines(ctx: InteractionContext, settings: Facts) -> list[str]:
    """Return what the wall lacks: its channel, or permissions there."""
    guild, id_ = ctx.interaction.guild, settings.get(WALL, {}).get("channel")
    if guild is None or not id_:
        return []
    channel = guild.get_channel(id_)
    if channel is None:
        return [ctx.words.text("check-no-wall", channel=f"<#{id_}>")]
    absent = missing_permissions(channel.permissions_for(guild.me), channel)
    names = ctx.words.listed([ctx.words.text(f"permission-{name}") for name in absent])
    return [ctx.words.text("check-wall", channel=f"<#{id_}>", names=names)] if absent else []


async def _refusal(ctx: InteractionContext, channel: int) -> str:
    """Return the line that Discord does not let the bot write in a channel, or does not say; "" if it does.

    The permissions that it computes are no proof. The typing indicator is a try that leaves no message.
    """
    try:
        await ctx.bot.http.send_typing(channel)
    except (discord.DiscordServerError, discord.RateLimited, *CUT_OFF):
        return ctx.words.text("check-untried")
    except discord.HTTPException as error:
        return ctx.words.text("check-refused", reason=shorten(error.text or str(error), MAX_REASON))
    return ""
