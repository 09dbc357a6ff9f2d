"""Posts and edits the wall of a guild, at most once in ``PAUSE`` and only if it shows other facts.

The guild's file has the time when it is due, as it has for a timer, and each change of a table marks it in its own
transaction. So after a kill the wall is looked at again.
"""

import logging
from typing import Final

import discord
from msgspec.structs import replace

from cogs.delivery.posting import ChannelGone, ThreadArchived, TooSoon, in_channel
from cogs.delivery.retries import BACKOFF, CLOSED_PAUSE, FAULTS, wait_after
from cogs.delivery.senders import Sender
from cogs.discord.components import Card
from cogs.discord.error_codes import UNKNOWN_MESSAGE
from cogs.finding.wall_card import QUEUE_BUTTON, digest, wall_card
from cogs.finding.wall_facts import wall_facts
from cogs.lobby.host_choices import server_language
from cogs.puzzles.daily import begin_of, day_at
from data import queries, walls
from data.game.models import WALL, Message, OutboxMessage
from data.walls import Wall
from render import words

LOG = logging.getLogger(__name__)

PAUSE: Final = 15.0
"""Seconds between two edits of a wall."""
CHECK_PAUSE: Final = 600.0
"""Seconds after which a wall that shows the same facts is looked for, because a moderator may have deleted it."""


async def show_wall(sender: Sender, guild: int) -> None:
    """Show the wall of a guild if it is due, and note the result."""
    bot = sender.bot
    wall = await walls.wall_of(bot.store, guild)
    now = bot.store.clock()
    if wall is None or wall.due is None or wall.due > now:
        return
    try:
        new = await _shown(sender, guild, await _without_old(sender, wall))
    except FAULTS as error:
        new = await _after(sender, guild, wall, error)
    await walls.change_wall(bot.store, guild, wall, new)


async def _shown(sender: Sender, guild: int, wall: Wall) -> Wall | None:
    """Show a wall, and return it with the time of the next look: the next day has another puzzle."""
    bot = sender.bot
    place = bot.get_guild(guild)
    if not wall.channel:
        return None
    now = bot.store.clock()
    if place is None or place.unavailable:
        # The bot knows no channel of such a guild. It may have left the guild.
        raise TooSoon(CLOSED_PAUSE if place is None else BACKOFF[-2])
    settings = await queries.settings(bot.store, guild)
    catalogue = words(server_language(settings, place.preferred_locale))
    card = wall_card(guild, await wall_facts(bot, place, wall.channel), catalogue)
    shown = digest(card)
    message, seen = wall.message, wall.seen
    checked = shown == wall.shown and seen > now - CHECK_PAUSE
    if not checked:
        if shown != wall.shown or not await _exists(sender, guild, wall):
            message = await _post_or_edit(sender, guild, wall, card)
        seen = now
    tomorrow = begin_of(day_at(now) + 1) + (guild >> 22) % PAUSE
    return replace(wall, message=message, shown=shown, seen=seen, free=now + PAUSE, due=tomorrow, attempts=0)


async def _exists(sender: Sender, guild: int, wall: Wall) -> bool:
    """Return whether the message of a wall exists. Discord tells of deleted messages only with another intent."""
    place = await sender.poster.channel(guild, wall.channel)
    try:
        with in_channel(wall.channel):
            await place.get_partial_message(wall.message).fetch()
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        return False
    return True


async def _post_or_edit(sender: Sender, guild: int, wall: Wall, card: Card) -> int:
    """Edit the message of a wall, or post it again if it is deleted. Return its id."""
    current = Message(game=0, topic=WALL, channel=wall.channel, message=wall.message)
    if wall.message:
        sender.poster.not_too_often(wall.channel, wall.message)
        if await sender.poster.try_replace(guild, current, card):
            return wall.message
    # Discord compares nonces by author, so it names the channel and a time. It has at most 25 characters.
    nonce = f"w{int(wall.free):x}{wall.channel:x}"
    outgoing = OutboxMessage(game=0, kind=WALL, nonce=nonce, not_before=wall.due or 0.0, attempts=wall.attempts)
    return await sender.poster.post_once(guild, outgoing, card, {QUEUE_BUTTON}, current)


async def _without_old(sender: Sender, wall: Wall) -> Wall:
    """Delete the messages that a wall has left. Return the wall without them."""
    for old in wall.old:
        try:
            with in_channel(old.channel):
                await sender.bot.http.delete_message(old.channel, old.message)
        except (ChannelGone, ThreadArchived, discord.NotFound, discord.Forbidden) as error:
            LOG.info("channel %s: an old wall is not deleted: %r", old.channel, error)
    return replace(wall, old=())


async def _after(sender: Sender, guild: int, wall: Wall, error: Exception) -> Wall:
    """Return a wall after a try that failed: due again later, or never if its channel is deleted."""
    wait = await wait_after(sender.bot, guild, wall.channel, wall.attempts, error)
    if wait is None:
        LOG.warning("guild %s: the channel of its wall is gone", guild)
        return replace(wall, due=None)
    LOG.info("guild %s: the wall will be shown again: %r", guild, error)
    later = sender.bot.store.clock() + max(wait, PAUSE)
    return replace(wall, due=later, free=later, attempts=wall.attempts + 1)
