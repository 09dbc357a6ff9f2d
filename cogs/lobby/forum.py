"""A server's forum for games: each table has a post, and the post's tags say its state and its game.

The tags are made once, when the forum is chosen. From then on the bot only uses those that exist: by their ids, which
survive a new name, or by their names in any language.
"""

import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import discord

from cogs.discord.client import Client
from cogs.discord.components import GOLD, Card, layout_view
from cogs.discord.interaction import CUT_OFF, InteractionContext
from cogs.discord.permissions import REQUIRED_FOR_POSTS, is_forum, member_permissions
from cogs.discord.titles import game_name
from cogs.lobby.host_choices import server_language
from cogs.lobby.threads import WEEK, create_named
from data.game.models import GameRow, Phase
from render import LANGUAGES, Words, words
from render.lengths import shorten
from rules.kernel import GAMES, Facts

LOG = logging.getLogger(__name__)

MAX_TAGS, MAX_APPLIED, MAX_TAG_NAME = 20, 5, 50
"""Discord's limits of a forum's tags, of a post's tags and of a tag's name.

https://discord.com/developers/docs/resources/channel#forum-tag-object
"""
STATES: Final = {"lobby": "open", "running": "running", "over": "ended", "closed": "ended"}
"""The tag of a table in each phase."""


def forum_for_games(bot: Client, guild: int, settings: Facts) -> discord.ForumChannel | None:
    """Return the forum that a guild has chosen for its games, if it exists."""
    return known_forum(bot, guild, settings.get("forum"))


def known_forum(bot: Client, guild: int, channel: int | None) -> discord.ForumChannel | None:
    """Return a forum of a guild; None if the channel is none, or is unknown."""
    place = bot.get_guild(guild)
    found = place.get_channel_or_thread(channel) if place and channel else None
    return found if is_forum(found) else None


def lacking_for_posts(forum: discord.ForumChannel) -> list[str]:
    """Return the permissions that the bot lacks to open posts in a forum."""
    held = forum.permissions_for(forum.guild.me)
    return [name for name in REQUIRED_FOR_POSTS if not getattr(held, name)]


def tag_names(catalogue: Words) -> dict[str, str]:
    """Return the names of the tags by key: the states of a table, and the kinds of games."""
    states = {key: catalogue.text(f"setup-tag-{key}") for key in dict.fromkeys(STATES.values())}
    names = states | {kind: game_name(kind, catalogue) for kind in GAMES}
    return {key: shorten(name, MAX_TAG_NAME) for key, name in names.items()}


def usable_tags(forum: discord.ForumChannel, stored: Mapping[str, int]) -> dict[str, discord.ForumTag]:
    """Return the forum's tags that the bot can use, by key. ``stored`` are their ids, as far as they are known."""
    moderates = forum.permissions_for(forum.guild.me).manage_threads
    # Only moderators can apply or remove a moderated tag.
    open_ = [tag for tag in forum.available_tags if moderates or not tag.moderated]
    by_id, by_name = {tag.id: tag for tag in open_}, {tag.name.casefold(): tag for tag in reversed(open_)}
    found: dict[str, discord.ForumTag] = {}
    for names in (tag_names(words(language)) for language in LANGUAGES):
        for key, name in names.items():
            tag = by_id.get(stored.get(key, 0)) or by_name.get(name.casefold())
            if tag is not None:
                found.setdefault(key, tag)
    return found


def missing_tags(forum: discord.ForumChannel, stored: Mapping[str, int], catalogue: Words) -> list[str]:
    """Return the names of the tags that a forum lacks."""
    found = usable_tags(forum, stored)
    return [name for key, name in tag_names(catalogue).items() if key not in found]


def wanted_tags(
    forum: discord.ForumChannel, stored: Mapping[str, int], game: GameRow, present: Sequence[int]
) -> list[int]:
    """Return the tags of a table's post. Those of members and other bots stay."""
    found = usable_tags(forum, stored)
    own = {found[key].id for key in (*STATES.values(), game.kind) if key in found}
    fitting = [found[key].id for key in (STATES[game.phase], game.kind) if key in found]
    wanted = [*(tag for tag in present if tag not in own), *fitting][:MAX_APPLIED]
    # Discord refuses to remove the last tag.
    wanted = [*dict.fromkeys(wanted)]
    return wanted if wanted or not forum.flags.require_tag else [*present]


async def make_tags(ctx: InteractionContext, forum: discord.ForumChannel, settings: Facts) -> dict[str, int]:
    """Make the tags that a forum lacks, as far as Discord allows, and return the ids of all of them by key."""
    stored = settings.get("forum_tags", {})
    catalogue = words(server_language(settings, ctx.interaction.guild_locale))
    room = MAX_TAGS - len(forum.available_tags)
    lacking = missing_tags(forum, stored, catalogue)[: max(room, 0)]
    if lacking and forum.permissions_for(forum.guild.me).manage_channels:
        new = [discord.ForumTag(name=name) for name in lacking]
        try:
            # The list replaces the old one, so that it has the tags of others too.
            changed = await forum.edit(available_tags=[*forum.available_tags, *new])
        except (discord.HTTPException, discord.RateLimited, *CUT_OFF) as error:
            LOG.info("guild %s, forum %s: no new tags: %r", ctx.guild, forum.id, error)
        else:
            forum = changed or forum
    return {key: tag.id for key, tag in usable_tags(forum, stored).items()}


async def open_post(ctx: InteractionContext, forum: discord.ForumChannel, kind: str, settings: Facts) -> int | None:
    """Open a post for a table. Return None if Discord refuses, or if the user can't play there."""
    member = ctx.interaction.user
    if not isinstance(member, discord.Member) or not can_play_in_posts(forum, member):
        return None
    catalogue = words(server_language(settings, ctx.interaction.guild_locale))
    return await create_post(ctx.bot, forum, kind, ctx.name, settings, catalogue)


def can_play_in_posts(forum: discord.ForumChannel, member: discord.Member) -> bool:
    """Return whether a member can play in a post of a forum."""
    # A forum that shows nothing but games is often one in which members can only answer. The server has chosen it.
    own = member_permissions(forum.guild, member, forum.id)
    return own.view_channel and own.send_messages_in_threads


async def create_post(
    bot: Client, forum: discord.ForumChannel, kind: str, user: str, settings: Facts, catalogue: Words
) -> int | None:
    """Create a post for a table with the names of the game and of a user. Return None if Discord refuses."""
    if lacking_for_posts(forum):
        return None
    create = partial(post_named, bot, forum, kind=kind, phase="lobby", settings=settings, catalogue=catalogue)
    return await create_named(forum.guild.id, game_name(kind, catalogue), user, create)


async def post_named(
    bot: Client, forum: discord.ForumChannel, name: str, *, kind: str, phase: Phase, settings: Facts, catalogue: Words
) -> int:
    """Create a post with a name and with the tags of a table in a phase.

    The post's first message says only that the table is being opened. The table's own one replaces it.
    """
    found = usable_tags(forum, settings.get("forum_tags", {}))
    first = Card((catalogue.text("new-post", game=game_name(kind, catalogue)),), accent=GOLD)
    made = await forum.create_thread(
        name=name,
        auto_archive_duration=WEEK,
        applied_tags=[found[key] for key in (STATES[phase], kind) if key in found],
        view=layout_view(first, bot.icons),
    )
    return made.thread.id
