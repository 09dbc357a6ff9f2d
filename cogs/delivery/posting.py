"""The last step of every message: posted once or edited in place, and not where or when Discord would refuse it."""

from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import discord
from cachetools import LRUCache

from cogs.delivery.standing import has_button, shows
from cogs.discord.client import Client
from cogs.discord.components import Card, files, layout_view
from cogs.discord.error_codes import THREAD_ARCHIVED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from cogs.discord.rate_limits import is_rate_limit, seconds_to_wait
from data.models import Message, OutboxMessage

HOUR = 3600
MAX_REMEMBERED = 1_000
"""Of how many messages, games, channels and tries something is remembered."""
LOOKED_BACK = 100
"""How many messages back one is looked for that may have got through: as many as one request brings."""
EDIT_INTERVAL = 3.0
"""Seconds between two edits of a message that is older than an hour: Discord counts those."""


class Posted(NamedTuple):
    """A message that stands: in which channel, up to which entry of the log it tells, and whom it has called."""

    message: int
    channel: int
    shown: int = 0
    called: tuple[int, ...] = ()
    asleep: Mapping[int, float] = {}
    """Who cannot be pinged now, and when that is possible: mostly when their quiet hours end."""
    ahead: tuple[int, ...] = ()
    """Who was called because they are next."""
    owes_picture: bool = False
    """Whether it promises a picture that is not drawn yet."""


class TooSoon(Exception):  # noqa: N818 - a time, not a fault
    """Discord wants us to wait; ``wait`` seconds later the message may be sent."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


class ChannelClosed(Exception):  # noqa: N818 - a finding, not a fault
    """The channel has refused us a short time ago."""


class ChannelGone(Exception):  # noqa: N818 - a finding, not a fault
    """The channel or thread in which something was to be sent or edited is no longer there."""

    def __init__(self, channel: int) -> None:
        super().__init__(channel)
        self.channel = channel


class ThreadArchived(Exception):  # noqa: N818 - a finding, not a fault
    """The thread is archived: it takes no edits, and if it is locked no new messages either."""

    def __init__(self, channel: int, *, new: bool) -> None:
        super().__init__(channel)
        self.channel, self.new = channel, new


@contextmanager
def in_channel(channel: int, *, new: bool = False) -> Iterator[None]:
    """Say of which channel Discord says that it is gone or archived: the table may have moved on meanwhile.

    ``new``: a new message is posted there, and not only an old one edited.
    """
    try:
        yield
    except discord.HTTPException as error:
        if error.code == UNKNOWN_CHANNEL:
            raise ChannelGone(channel) from error
        if error.code == THREAD_ARCHIVED:
            raise ThreadArchived(channel, new=new) from error
        raise


class Poster:
    """Posts and edits one message at a time; it remembers only what saves needless requests."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        # None of these has to survive a restart: forgotten, they cost one request more.
        self._edited: LRUCache[int, float] = LRUCache(MAX_REMEMBERED)
        self._held: LRUCache[int, float] = LRUCache(MAX_REMEMBERED)
        self._tried: LRUCache[str, bool] = LRUCache(MAX_REMEMBERED)
        self._begun = bot.store.clock()

    async def channel(self, guild: int, channel: int) -> discord.PartialMessageable:
        """Return a channel to write in; raise ChannelClosed where that was refused a short time ago."""
        if await self._bot.closed.is_left_alone(guild, channel):
            raise ChannelClosed(channel)
        return self._bot.get_partial_messageable(channel)

    async def post(
        self, guild: int, channel: int, nonce: str, users: Sequence[int] = (), **content: Any
    ) -> discord.Message:
        """Post a new message that pings ``users``."""
        place = await self._place_for_new(guild, channel)
        try:
            with in_channel(channel, new=True):
                return await place.send(
                    **content,
                    # Discord takes a nonce once: if we were killed after sending, the same message comes back instead
                    # of a second one.
                    nonce=nonce,
                    allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in users]),
                )
        except (discord.RateLimited, discord.HTTPException) as error:
            if is_rate_limit(error):
                self._held[channel] = self._bot.store.clock() + seconds_to_wait(error)
            raise

    async def _place_for_new(self, guild: int, channel: int) -> discord.PartialMessageable:
        place = await self.channel(guild, channel)
        # Where Discord has told us to wait, that holds for everything new there.
        if (wait := self._held.get(channel, 0.0) - self._bot.store.clock()) > 0:
            raise TooSoon(wait)
        return place

    def is_repeated(self, outgoing: OutboxMessage) -> bool:
        """Whether an earlier try may have got through unheard, in this process or in one before it; notes this try."""
        repeated = outgoing.attempts > 0 or outgoing.nonce in self._tried or outgoing.not_before <= self._begun
        self._tried[outgoing.nonce] = True
        return repeated

    async def find_unheard(self, guild: int, channel: int, ids: Container[str], after: int) -> discord.Message | None:
        """Return our latest message ``after`` another with one of these buttons: an earlier try that got through.

        Its nonce brings it to light for a few minutes only.
        """
        place = await self._place_for_new(guild, channel)
        with in_channel(channel):
            async for message in place.history(limit=LOOKED_BACK):
                ours = message.author.id == self._bot.application_id
                if message.id > after and ours and has_button(message, ids):
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
        """Post a message that calls ``users``; usually it calls nobody."""
        repeated = self.is_repeated(outgoing)
        sent = await self.post(guild, channel, outgoing.nonce, users, view=layout_view(card))
        if repeated and not shows(sent, card):
            with in_channel(channel, new=True):
                await sent.edit(view=layout_view(card))
        return Posted(sent.id, channel, shown)

    async def show_card(
        self,
        guild: int,
        channel: int,
        standing: Message | None,
        outgoing: OutboxMessage,
        card: Card,
        shown: int = 0,
    ) -> Posted | None:
        """Show a card in the message that stands, or in a new one where there is none any more; call nobody."""
        if standing is not None:
            try:
                await self.replace(guild, standing, card)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                return None
        return await self.post_card(guild, channel, outgoing, card, shown)

    async def replace(self, guild: int, standing: Message, card: Card) -> None:
        """Show a card in a message that stands."""
        old = (await self.channel(guild, standing.channel)).get_partial_message(standing.message)
        with in_channel(standing.channel):
            await old.edit(view=layout_view(card), attachments=files(card))
        self._edited[standing.message] = self._bot.store.clock()

    def not_too_often(self, message: int) -> None:
        """Raise TooSoon if an old message was edited just now: Discord counts those edits."""
        now = self._bot.store.clock()
        # Discord has a limit of its own for edits of messages older than an hour, and answers with long waits beyond
        # it.
        if now - discord.utils.snowflake_time(message).timestamp() > HOUR:
            wait = self._edited.get(message, 0.0) + EDIT_INTERVAL - now
            if wait > 0:
                raise TooSoon(wait)
