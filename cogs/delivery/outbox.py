"""The outbox: sends the messages of the tables. Each message was stored with the choice that caused it.

The messages of a game are sent one after the other, and a message that pings overtakes edits. A message that fails is
retried and delays no other. A message that a moderator has deleted is posted again. A channel that the bot may not
write to is retried with a growing backoff. An edit in a closed channel or thread is dropped, and made once the channel
or thread is open.
"""

import asyncio
import logging
import time
from functools import partial
from itertools import chain, repeat
from typing import Any

import discord

from cogs import delivery
from cogs.delivery.pictures import PICTURE_RETRY
from cogs.delivery.posting import ChannelClosed, ChannelGone, Posted, ThreadArchived, TooSoon
from cogs.delivery.retries import BACKOFF, CLOSED, PASSING
from cogs.delivery.senders import Sender
from cogs.discord.client import Client
from cogs.discord.closed_channels import CLOSED_FOR
from cogs.discord.declarations import import_modules
from cogs.discord.emojis import is_invalid_emoji
from cogs.discord.error_codes import INVALID_FORM_BODY, UNKNOWN_MESSAGE
from cogs.discord.rate_limits import is_rate_limit, seconds_to_wait
from cogs.reminders.presence import look_for_leavers
from cogs.reminders.quiet import call_in_the_morning
from cogs.table.lost_channels import is_forum_of, is_gone, lose_channel_of
from cogs.table.time.clock import forget_reminder
from cogs.table.turns import queue_film, requeue_messages
from data.errors import Busy, GameUnreadable, NotHeld, NotNow, NotSaved
from data.game.models import OutboxMessage
from data.game.outgoing import (
    CALLS,
    Chronicle,
    EndMessage,
    LobbyMessage,
    OfferMessage,
    Outgoing,
    ReminderMessage,
    Remove,
    Retire,
    Say,
    TurnEdit,
    TurnMessage,
    UnknownMessage,
    kinds,
    read,
    retirement,
)
from data.game.session import GameSession

LOG = logging.getLogger(__name__)

# Each module of senders declares the messages that it sends.
import_modules(delivery)

LOCKED = "Thread is archived"
"""The reason logged for a thread in which nothing can be edited, in Discord's words."""
CALLING = frozenset(kinds(CALLS))
"""The kinds of messages that always ping."""
REPLACING = (TurnMessage, TurnEdit, EndMessage, OfferMessage)
"""The messages that replace the message of their topic. Others are edited, or posted once."""
MAX_CLOSED_WAITS = 12
"""The upper bound of the backoff for closed channels and unreadable games, in units of ``CLOSED_FOR``."""
MAX_FAULTS = 5
"""The number of attempts after which an invalid message, or one that cannot be made, is given up."""


class Delivery:
    """Sends the messages of tables and notes the result of each."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.sender = Sender(bot)

    def close(self) -> None:
        """Stop the work beside the messages."""
        self.sender.pictures.close()

    async def deliver(self, guild: int, outgoing: OutboxMessage) -> None:
        """Send a message that is due. A message that cannot be sent stays due, or is given up."""
        try:
            message = read(outgoing)
        # Another try of this version would fail, too.
        except UnknownMessage:
            LOG.exception("guild %s, game %s: a message is given up", guild, outgoing.game)
            await self._give_up(guild, outgoing)
        else:
            await self._send(guild, outgoing, message)

    async def _send(self, guild: int, outgoing: OutboxMessage, message: Outgoing) -> None:
        asked = time.monotonic()
        try:
            posted = await self.sender.send(guild, outgoing, message)
        # Temporary errors, neither ours nor the message's. If Discord gives a waiting time, keep to it.
        except PASSING as error:
            await self._wait(guild, outgoing, error)
        except discord.HTTPException as error:
            await self._refused(guild, outgoing, error, asked)
        except ChannelGone as gone:
            await self._lose_channel(guild, outgoing, gone.channel)
        except ThreadArchived as archived:
            await self._open_thread(guild, outgoing, archived)
        except TooSoon as early:
            await self._retry(guild, outgoing, early.wait)
        except ChannelClosed:
            await self._retry_rarely(guild, outgoing)
        # The result cannot be noted in an unreadable game either.
        except (GameUnreadable, NotHeld):
            raise
        except Exception:
            LOG.exception("%s cannot be made", outgoing.nonce)
            await (self._send_plain if outgoing.kind in CALLING else self._retry_or_give_up)(guild, outgoing)
        else:
            await self._note_until_noted(guild, outgoing, message, posted)

    async def _lose_channel(self, guild: int, outgoing: OutboxMessage, channel: int) -> None:
        """Let the table leave a channel that Discord does not know, unless Discord knows it when asked again."""
        if not await is_gone(self.bot, channel):
            await self._retry(guild, outgoing)
            return
        LOG.warning("guild %s, channel %s is gone", guild, channel)
        await lose_channel_of(self.bot, guild, outgoing.game, channel)
        await self._retry_rarely(guild, outgoing)

    async def _note_until_noted(
        self, guild: int, outgoing: OutboxMessage, message: Outgoing, posted: Posted | None
    ) -> None:
        """Note that a message is sent, as often as it takes: the message exists and must not be sent again."""
        for wait in chain(BACKOFF, repeat(BACKOFF[-1])):
            try:
                await self._note(guild, outgoing, message, posted)
            except (Busy, NotHeld, NotNow, NotSaved) as error:
                LOG.warning("%s is sent, but this cannot be noted yet: %s", outgoing.nonce, error)
                await asyncio.sleep(wait)
            else:
                return

    async def _note(self, guild: int, outgoing: OutboxMessage, message: Outgoing, posted: Posted | None) -> None:
        """Note that a message is sent. A new turn message replaces the old one, which loses its buttons."""
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            session.outbox.sent(outgoing)
            if posted is None:
                return
            topic = message.posted_as
            # The table has moved, and everything is posted again in the new channel. This message becomes history.
            if posted.channel != session.channel:
                session.enqueue(retirement(topic, posted.message, posted.channel, posted.begins, posted.shown))
                return
            if isinstance(message, ReminderMessage):
                # The new reminder replaces the last one, which is deleted.
                forget_reminder(session)
                session.posted(topic, posted.message, shown=posted.shown)
                call_in_the_morning(session, posted.asleep, message)
                return
            # The old message stays in the channel as history. Only its buttons are removed.
            old = session.messages.get(topic)
            if isinstance(message, REPLACING) and old and old.message != posted.message:
                # The message of the end has no news, so the one before tells the last turns.
                until = posted.shown if isinstance(message, EndMessage) else old.shown
                session.enqueue(retirement(topic, old.message, old.channel, old.begins, until))
            session.posted(topic, posted.message, shown=posted.shown, begins=posted.begins)
            if posted.picture_follows:
                edit = message if isinstance(message, LobbyMessage) else TurnEdit()
                session.enqueue(edit, not_before=session.now + PICTURE_RETRY)
            if isinstance(message, EndMessage):
                queue_film(session)
            _note_calls(session, posted)
            if posted.called and session.game.phase == "running":
                look_for_leavers(session, posted.called)
            for user in posted.ahead:
                session.note_reminded(user)
            call_in_the_morning(session, posted.asleep)

    async def _wait(self, guild: int, outgoing: OutboxMessage, error: Exception) -> None:
        # Not for the operator's log: in an outage of Discord this would be a line for every message and try.
        LOG.debug("%s will be tried again: %r", outgoing.nonce, error)
        await self._retry(guild, outgoing, seconds_to_wait(error))

    async def _retry(self, guild: int, outgoing: OutboxMessage, wait: float = 0.0) -> None:
        later = wait or BACKOFF[min(outgoing.attempts, len(BACKOFF) - 1)]
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            session.outbox.retry(outgoing, session.now + later)

    async def _retry_or_give_up(self, guild: int, outgoing: OutboxMessage) -> None:
        if outgoing.attempts < MAX_FAULTS:
            await self._retry(guild, outgoing)
        else:
            await self._retry_rarely(guild, outgoing)

    async def _retry_rarely(self, guild: int, outgoing: OutboxMessage) -> None:
        """Retry a message that pings, with a growing wait, because the game depends on it. Give up any other."""
        # A missed ping stops the game. Everything else is made good once the channel is open again.
        if outgoing.kind in CALLING:
            await self._retry(guild, outgoing, CLOSED_FOR * min(outgoing.attempts + 1, MAX_CLOSED_WAITS))
        else:
            await self._give_up(guild, outgoing)

    async def _give_up(self, guild: int, outgoing: OutboxMessage) -> None:
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            session.outbox.give_up(outgoing)

    async def _refused(self, guild: int, outgoing: OutboxMessage, error: discord.HTTPException, asked: float) -> None:
        """React to a refusal by Discord: wait, pause a closed channel, or send a plain message instead of a faulty one.

        ``asked`` is the time of the request by the monotonic clock.
        """
        if is_rate_limit(error):
            await self._wait(guild, outgoing, error)
        elif is_invalid_emoji(error):
            LOG.warning("%s has an emoji that is gone: %s", outgoing.nonce, error.text)
            self.bot.icons.forget()
            await self._retry(guild, outgoing)
        elif error.code in CLOSED:
            message = read(outgoing)
            async with self.bot.tables.transaction(guild, outgoing.game) as session:
                channel = message.channel if isinstance(message, (Retire, Chronicle, Remove)) else session.channel
            # The channel was opened while the request was under way, so the refusal is about a state that is over.
            if self.bot.closed.reopened_since(guild, channel, asked):
                await self._retry(guild, outgoing)
            else:
                await self._pause_channel(guild, outgoing, channel, error.text)
        # The message to change is gone, so there is nothing left to do.
        elif error.code == UNKNOWN_MESSAGE:
            async with self.bot.tables.transaction(guild, outgoing.game) as session:
                session.outbox.sent(outgoing)
        elif error.code == INVALID_FORM_BODY:
            LOG.error("%s is invalid: %s", outgoing.nonce, error.text)
            # Something in it breaks a rule of Discord, and would break it again.
            await self._send_plain(guild, outgoing)
        else:
            LOG.warning("%s was refused: %s %s", outgoing.nonce, error.code, error.text)
            await self._retry_or_give_up(guild, outgoing)

    async def _send_plain(self, guild: int, outgoing: OutboxMessage) -> None:
        """Send the plain message instead of a faulty one, so that at least the ping arrives."""
        message = read(outgoing)
        try:
            posted = await self.sender.send_plain(guild, outgoing, message)
        except Exception as error:
            LOG.warning("the plain form of %s cannot be sent either: %r", outgoing.nonce, error)
            await self._retry_or_give_up(guild, outgoing)
        else:
            await self._note_until_noted(guild, outgoing, message, posted)

    async def _pause_channel(self, guild: int, outgoing: OutboxMessage, channel: int, why: str) -> None:
        """Pause a channel that refuses messages. Only a refused ping pauses it for long: edits need less."""
        await self.bot.closed.close(guild, channel, why, for_long=outgoing.kind in CALLING)
        await self._retry_rarely(guild, outgoing)

    async def _open_thread(self, guild: int, outgoing: OutboxMessage, archived: ThreadArchived) -> None:
        """Open an archived thread again for a new message or an edit, unless moderators have locked it."""
        thread = archived.channel
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            here = session.channel == thread
        # The table has moved. A new message follows it, but an edit is not worth opening the old thread.
        if not here:
            await (self._retry_or_give_up if archived.new else partial(self._drop_edit, thread))(guild, outgoing)
            return
        leave = self._leave_thread if archived.new else self._drop_edit
        try:
            if archived.locked or await self._is_locked(thread):
                await leave(thread, guild, outgoing)
                return
            await self.bot.http.edit_channel(thread, archived=False)
        # These errors do not tell whether the thread can be opened.
        except PASSING as error:
            await self._wait(guild, outgoing, error)
        except discord.HTTPException as error:
            if is_rate_limit(error):
                await self._wait(guild, outgoing, error)
                return
            LOG.warning("guild %s, thread %s stays closed: %s", guild, thread, error.text)
            await leave(thread, guild, outgoing)
        else:
            await self._retry_or_give_up(guild, outgoing)

    async def _is_locked(self, thread: int) -> bool:
        """Ask Discord whether a thread is locked: archived threads are not cached."""
        answer: Any = await self.bot.http.get_channel(thread)
        return bool(answer.get("thread_metadata", {}).get("locked"))

    async def _leave_thread(self, thread: int, guild: int, outgoing: OutboxMessage) -> None:
        """Move a table from a locked thread to the channel around it, and say why.

        A private table, one in a post of a forum, or one that was opened in the thread waits for the thread.
        """
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            game = session.game
            # A forum has no messages of its own.
            moves = game.thread == thread and not game.hidden and not is_forum_of(self.bot, guild, game.channel)
            if moves:
                session.change(thread=None)
                session.enqueue(Say("thread-locked", {"thread": f"<#{thread}>"}))
                # People still see the thread and its pings.
                requeue_messages(session, invite=False)
        await (
            self._retry_or_give_up(guild, outgoing) if moves else self._pause_channel(guild, outgoing, thread, LOCKED)
        )

    async def _drop_edit(self, thread: int, guild: int, outgoing: OutboxMessage) -> None:
        """Give up an edit in a closed thread. Its messages are updated once the thread is open again."""
        await self.bot.closed.close(guild, thread, LOCKED, for_long=False)
        await self._give_up(guild, outgoing)


def _note_calls(session: GameSession, posted: Posted) -> None:
    """Note the pinged users, except for those who are no longer awaited."""
    for user in posted.called:
        call = session.calls.get(user)
        # Otherwise the user was released after the state that the message shows, and this ping no longer counts.
        if call is None or -call.number <= posted.shown:
            session.calls.note(user, posted.shown)
