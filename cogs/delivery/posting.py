"""The last step of every message: it is posted once or edited, and not while Discord would refuse it."""

from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import discord
from cachetools import LRUCache
from msgspec.structs import replace

from cogs.delivery.sent import has_button, shows
from cogs.discord.client import Client
from cogs.discord.components import Card, files, layout_view
from cogs.discord.error_codes import THREAD_ARCHIVED, THREAD_LOCKED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from cogs.discord.rate_limits import is_rate_limit, seconds_to_wait
from data.errors import NotHeld
from data.game.models import Message, OutboxMessage

HOUR = 3600
MAX_REMEMBERED = 1_000
"""The maximum number of messages, games, channels and tries that are remembered."""
LOOKED_BACK = 100
"""The number of messages that are searched for an earlier try: as many as one request returns."""
EDITS, EDITS_WITHIN = 3, 6.0
"""The maximum number of edits of messages older than an hour in a channel, within a time in seconds.

Discord answers more of them with long waits.
"""


class Posted(NamedTuple):
    """A posted message: its channel, the last log entry that it shows, and the users whom it pinged."""

    message: int
    channel: int
    shown: int = 0
    called: tuple[int, ...] = ()
    asleep: Mapping[int, float] = {}
    """The users who cannot be pinged now, each with the time when they can: mostly the end of their quiet hours."""
    ahead: tuple[int, ...] = ()
    """The users who were pinged because they are next."""
    picture_follows: bool = False
    """Whether the message promises a picture that is not drawn yet."""
    begins: int = 0
    """The log entry after which a turn message tells, as far as no earlier one does."""


class TooSoon(Exception):  # noqa: N818 - a time, not a fault
    """Discord asks for a wait; the message can be sent after ``wait`` seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


class ChannelClosed(Exception):  # noqa: N818 - a finding, not a fault
    """The channel has refused a message a short time ago."""


class ChannelGone(Exception):  # noqa: N818 - a finding, not a fault
    """The channel or thread of a message no longer exists."""

    def __init__(self, channel: int) -> None:
        super().__init__(channel)
        self.channel = channel


class ThreadArchived(Exception):  # noqa: N818 - a finding, not a fault
    """The thread is archived: it takes no edits, and if it is ``locked`` no new messages either."""

    def __init__(self, channel: int, *, new: bool, locked: bool = False) -> None:
        super().__init__(channel)
        self.channel, self.new, self.locked = channel, new, locked


@contextmanager
def in_channel(channel: int, *, new: bool = False) -> Iterator[None]:
    """Add the channel to Discord's error that it is gone or archived, because the table may have moved since.

    ``new``: the request posts a new message instead of editing an old one.
    """
    try:
        yield
    except discord.HTTPException as error:
        if error.code == UNKNOWN_CHANNEL:
            raise ChannelGone(channel) from error
        if error.code in (THREAD_ARCHIVED, THREAD_LOCKED):
            raise ThreadArchived(channel, new=new, locked=error.code == THREAD_LOCKED) from error
        raise


class Poster:
    """Posts and edits one message at a time. Its caches only save requests."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        # None of these has to survive a restart: a lost entry costs one more request.
        self._edited: LRUCache[int, tuple[float, ...]] = LRUCache(MAX_REMEMBERED)
        self._limited_until: LRUCache[int, float] = LRUCache(MAX_REMEMBERED)
        self._tried: LRUCache[str, bool] = LRUCache(MAX_REMEMBERED)
        self._begun = bot.store.clock()

    async def channel(self, guild: int, channel: int) -> discord.PartialMessageable:
        """Return a channel to write in; raise ChannelClosed if it refused a message a short time ago."""
        # Another process may post it instead.
        if not self._bot.store.authority.holds():
            raise NotHeld
        if await self._bot.closed.is_left_alone(guild, channel):
            raise ChannelClosed(channel)
        return self._bot.get_partial_messageable(channel)

    async def post(
        self, guild: int, channel: int, nonce: str, users: Sequence[int] = (), **content: Any
    ) -> discord.Message:
        """Post a new message that pings ``users``."""
        place = await self._place_to_post(guild, channel)
        try:
            with in_channel(channel, new=True):
                return await place.send(
                    **content,
                    # Discord takes a nonce once: if we were killed after sending, the same message comes back instead
                    # of a second one. https://discord.com/developers/docs/resources/message#create-message
                    nonce=nonce,
                    allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in users]),
                )
        except (discord.RateLimited, discord.HTTPException) as error:
            if is_rate_limit(error):
                self._limited_until[channel] = self._bot.store.clock() + seconds_to_wait(error)
            raise

    async def _place_to_post(self, guild: int, channel: int) -> discord.PartialMessageable:
        place = await self.channel(guild, channel)
        # A rate limit of Discord holds for every new message in the channel.
        if (wait := self._limited_until.get(channel, 0.0) - self._bot.store.clock()) > 0:
            raise TooSoon(wait)
        return place

    def is_repeated(self, outgoing: OutboxMessage) -> bool:
        """Return whether an earlier try may have reached Discord, in this process or an earlier one. Note this try."""
        repeated = outgoing.attempts > 0 or outgoing.nonce in self._tried or outgoing.not_before <= self._begun
        self._tried[outgoing.nonce] = True
        return repeated

    async def find_earlier_try(
        self, guild: int, channel: int, ids: Container[str], after: int
    ) -> discord.Message | None:
        """Return our latest message ``after`` another with one of these buttons: an earlier try that arrived.

        The nonce finds it for a few minutes only.
        """
        place = await self._place_to_post(guild, channel)
        with in_channel(channel):
            async for message in place.history(limit=LOOKED_BACK):
                # The bot's user has another id than an old application:
                # https://discord.com/developers/docs/resources/application
                if message.id > after and message.author == self._bot.user and has_button(message, ids):
                    return message
        return None

    async def post_card(
        self,
        guild: int,
        channel: int,
        outgoing: OutboxMessage,
        card: Card,
        shown: int = 0,
        users: Sequence[int] = (),
    ) -> Posted:
        """Post a message that pings ``users``, by default no one."""
        repeated = self.is_repeated(outgoing)
        sent = await self.post(
            guild, channel, outgoing.nonce, users, view=layout_view(card, self._bot.icons), files=files(card)
        )
        if repeated and not shows(sent, card, self._bot.icons):
            with in_channel(channel, new=True):
                await sent.edit(view=layout_view(card, self._bot.icons), attachments=files(card))
        return Posted(sent.id, channel, shown)

    async def show_card(
        self,
        guild: int,
        channel: int,
        current: Message | None,
        outgoing: OutboxMessage,
        card: Card,
        shown: int = 0,
        users: Sequence[int] = (),
    ) -> Posted | None:
        """Show a card in the ``current`` message, or in a new one if there is none any more.

        The first message of a topic pings ``users``. One that replaces a deleted message, or one in a thread that the
        table has left, pings no one again.
        """
        if current is not None and current.channel == channel and await self.try_replace(guild, current, card):
            return None
        return await self.post_card(guild, channel, outgoing, card, shown, () if current else users)

    async def post_once(
        self, guild: int, outgoing: OutboxMessage, card: Card, ids: Container[str], last: Message
    ) -> int:
        """Post the next message of a topic after its ``last`` one, and return its id.

        If an earlier try has posted it, edit that message. It is found by a button with one of these ``ids``.
        """
        channel = last.channel
        if self.is_repeated(outgoing):
            earlier = await self.find_earlier_try(guild, channel, ids, last.message)
            if earlier is not None:
                await self.replace(guild, replace(last, message=earlier.id), card)
                return earlier.id
        return (await self.post_card(guild, channel, outgoing, card)).message

    async def try_replace(self, guild: int, current: Message, card: Card) -> bool:
        """Replace the content of a message with a card. Return False if the message is deleted."""
        try:
            await self.replace(guild, current, card)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def replace(self, guild: int, current: Message, card: Card) -> None:
        """Replace the content of a message with a card."""
        old = (await self.channel(guild, current.channel)).get_partial_message(current.message)
        with in_channel(current.channel):
            await old.edit(view=layout_view(card, self._bot.icons), attachments=files(card))

    def not_too_often(self, channel: int, message: int) -> None:
        """Note an edit of a message. Raise TooSoon if the channel has had too many edits of old messages lately."""
        now = self._bot.store.clock()
        # Discord limits edits of messages older than an hour by channel: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
        if now - discord.utils.snowflake_time(message).timestamp() > HOUR:
            lately = tuple(at for at in self._edited.get(channel, ()) if now - at < EDITS_WITHIN)
            if len(lately) >= EDITS:
                raise TooSoon(lately[0] + EDITS_WITHIN - now)
            self._edited[channel] = (*lately, now)
