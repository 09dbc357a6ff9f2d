"""Edits the post of a table in a forum: its tags follow the table, and the post of an ended table is closed.

Discord allows few edits of a channel, so there is none without a difference, and the end of a table needs one.
"""

import logging
from typing import Any

import discord

from cogs.delivery.posting import Posted, ThreadArchived, TooSoon, in_channel
from cogs.delivery.senders import Sender, sends
from cogs.discord.rate_limits import is_rate_limit
from cogs.lobby.forum import known_forum, wanted_tags
from cogs.table.turns import FilmDue
from data import queries
from data.game.models import OutboxMessage
from data.game.outgoing import PostUpdate

LOG = logging.getLogger(__name__)


@sends(PostUpdate)
async def update_post(sender: Sender, guild: int, outgoing: OutboxMessage, _: PostUpdate) -> Posted | None:
    """Give the post of a table its tags, and close it if the table has ended. A locked post is left alone."""
    async with sender.transaction(guild, outgoing) as session:
        game, film = session.game, any(timer.kind == FilmDue.KIND for timer in session.timers.values())
    post, forum = game.thread, known_forum(sender.bot, guild, game.channel)
    if post is None or forum is None:
        return None
    ended = game.phase in ("over", "closed")
    # A closed post takes no edits, and a new message would open it again.
    if ended and (film or await queries.has_other_messages(sender.bot.store, guild, outgoing)):
        raise TooSoon(0.0)
    stored = (await queries.settings(sender.bot.store, guild)).get("forum_tags", {})
    try:
        with in_channel(post):
            # Archived posts are not cached, and a stale cache would cause another edit.
            found: Any = await sender.bot.http.get_channel(post)
            state = found["thread_metadata"]
            if state["locked"]:
                if ended:
                    return None
                raise ThreadArchived(post, new=False, locked=True)
            present = [int(tag) for tag in found.get("applied_tags", ())]
            wanted = wanted_tags(forum, stored, game, present)
            changes = {} if {*wanted} == {*present} else {"applied_tags": [str(tag) for tag in wanted]}
            await _edit(sender, post, changes, archived=state["archived"], ended=ended)
    except discord.HTTPException as error:
        # A refused edit of the tags says nothing about the messages of the channel.
        if is_rate_limit(error) or isinstance(error, discord.DiscordServerError):
            raise
        LOG.warning("guild %s, post %s keeps its tags: %s %s", guild, post, error.code, error.text)
    return None


async def _edit(sender: Sender, post: int, changes: dict[str, Any], *, archived: bool, ended: bool) -> None:
    """Make the changes to a post, and close it if the table has ended."""
    edit = sender.bot.http.edit_channel
    # An archived post must be opened with the change: https://discord.com/developers/docs/resources/channel#modify-channel
    if archived and changes:
        await edit(post, **changes, archived=False)
        archived = False
        changes = {}
    if ended and not archived:
        await edit(post, **changes, archived=True)
    elif changes:
        await edit(post, **changes)
