"""The outbox: sends what the tables have to say. Messages were written down with the choice that caused them.

One message of a game after the other; one that pings overtakes edits. A message that cannot be sent now is tried again
and holds up no other. What a moderator has deleted is posted anew. A channel that the bot may not write to is left
alone for a while, and tried again less and less often. An edit in a closed channel or thread is dropped, and made once
it is open.
"""

import asyncio
import logging
from functools import partial
from itertools import chain, repeat

import aiohttp
import discord

from cogs.acts.leavers import look_for_leavers
from cogs.acts.quiet import call_in_the_morning
from cogs.delivery.notices import NoticeSender
from cogs.delivery.pictures import PICTURE_RETRY
from cogs.delivery.posting import ChannelClosed, ChannelGone, Posted, ThreadArchived, TooSoon
from cogs.discord.client import Client
from cogs.discord.closed_channels import CLOSED_FOR
from cogs.discord.error_codes import (
    INVALID_FORM_BODY,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNKNOWN_GUILD,
    UNKNOWN_MESSAGE,
)
from cogs.discord.rate_limits import is_rate_limit, seconds_to_wait
from cogs.table.clock import REMINDER, forget_reminder
from cogs.table.lost_channels import lose_channel_of
from cogs.table.turns import queue_anew
from data.errors import Busy, GameUnreadable, NotNow, NotSaved
from data.models import CALLS, LOBBY, TURN, OutboxMessage
from data.session import GameSession

LOG = logging.getLogger(__name__)

LOCKED = "Thread is archived"
"""Discord's words for a thread in which nothing can be edited."""
CLOSED = frozenset({UNKNOWN_GUILD, MISSING_ACCESS, MISSING_PERMISSIONS})
"""Discord's codes for a channel that the bot may not see or not write to, or for a guild that it is not in."""

OFFERS = ("offer", "vacant")
"""The messages of open offers of seats; a new one replaces an old one, as with the turn."""
PASSING = (discord.RateLimited, discord.DiscordServerError, aiohttp.ClientError, OSError, Busy, NotNow, NotSaved)
"""What passes by itself: Discord's troubles and the network's."""
BACKOFF = (1, 2, 5, 15, 60, 300)
"""Seconds until a message is tried again, by the number of attempts."""
MAX_CLOSED_WAITS = 12
"""By how many rests the tries in a channel that refuses us, or of a game that cannot be read, lie apart at most."""
MAX_FAULTS = 5
"""After how many attempts a message that Discord calls invalid, or that we cannot make, is given up."""


class Outbox:
    """Sends the messages of tables and notes what became of each."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.sender = NoticeSender(bot)

    async def deliver(self, guild: int, outgoing: OutboxMessage) -> None:
        """Send a message that is due. One that cannot be sent stays due, or is given up."""
        try:
            message = await self.sender.send(guild, outgoing)
        # Not our fault and not the message's: these pass. Where Discord says how long, we wait as long.
        except PASSING as error:
            await self._wait(guild, outgoing, error)
        except discord.HTTPException as error:
            await (self._wait if is_rate_limit(error) else self._refused)(guild, outgoing, error)
        except ChannelGone as gone:
            LOG.warning("guild %s, channel %s is gone", guild, gone.channel)
            await lose_channel_of(self.bot, guild, outgoing.game, gone.channel)
            await self._retry_rarely(guild, outgoing)
        except ThreadArchived as archived:
            await self._open_thread(guild, outgoing, archived)
        except TooSoon as early:
            await self._retry(guild, outgoing, early.wait)
        except ChannelClosed:
            await self._retry_rarely(guild, outgoing)
        # Nothing can be noted of it either.
        except GameUnreadable:
            raise
        except Exception:
            LOG.exception("%s cannot be made", outgoing.nonce)
            await (self._say_plainly if outgoing.kind in CALLS else self._retry_or_give_up)(guild, outgoing)
        else:
            await self._note_until_noted(guild, outgoing, message)

    async def _note_until_noted(self, guild: int, outgoing: OutboxMessage, message: Posted | None) -> None:
        """Note that a message is sent, as often as it takes: the message stands, and must not be sent again."""
        for wait in chain(BACKOFF, repeat(BACKOFF[-1])):
            try:
                await self._note(guild, outgoing, message)
            except (Busy, NotNow, NotSaved) as error:
                LOG.warning("%s is sent, which cannot be noted yet: %s", outgoing.nonce, error)
                await asyncio.sleep(wait)
            else:
                return

    async def _note(self, guild: int, outgoing: OutboxMessage, posted: Posted | None) -> None:
        """Note that a message is sent; a new turn message takes the place of the old one, which loses its buttons."""
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            session.sent(outgoing, posted.message if posted else None)
            if posted is None:
                return
            # The table has moved meanwhile, where everything is said once more: what stands here is history.
            if posted.channel != session.channel:
                session.enqueue("retire", {"message": posted.message, "channel": posted.channel})
                return
            if outgoing.kind == "reminder":
                # It takes the place of the one before, which goes.
                forget_reminder(session)
                session.posted(REMINDER, posted.message, shown=posted.shown)
                call_in_the_morning(session, posted.asleep, outgoing)
                return
            own = dict.fromkeys(("topic", "vote", "away", *OFFERS), outgoing.topic)
            topic = {"lobby": LOBBY, **own}.get(outgoing.kind, TURN)
            # The old message stays where it is, as history; only its buttons go.
            old = session.messages.get(topic)
            if (topic == TURN or outgoing.kind in OFFERS) and old and old.message != posted.message:
                session.enqueue("retire", {"message": old.message, "channel": old.channel})
            session.posted(topic, posted.message, shown=posted.shown)
            if posted.owes_picture:
                session.enqueue("edit", {}, topic="edit", not_before=session.now + PICTURE_RETRY)
            _note_calls(session, posted)
            if posted.called and session.game.phase == "running":
                look_for_leavers(session, posted.called)
            for user in posted.ahead:
                session.note_reminded(user)
            call_in_the_morning(session, posted.asleep)

    async def _wait(self, guild: int, outgoing: OutboxMessage, error: Exception) -> None:
        LOG.info("%s will be tried again: %r", outgoing.nonce, error)
        await self._retry(guild, outgoing, seconds_to_wait(error))

    async def _retry(self, guild: int, outgoing: OutboxMessage, wait: float = 0.0) -> None:
        later = wait or BACKOFF[min(outgoing.attempts, len(BACKOFF) - 1)]
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            session.retry(outgoing, session.now + later)

    async def _retry_or_give_up(self, guild: int, outgoing: OutboxMessage) -> None:
        if outgoing.attempts < MAX_FAULTS:
            await self._retry(guild, outgoing)
        else:
            await self._retry_rarely(guild, outgoing)

    async def _retry_rarely(self, guild: int, outgoing: OutboxMessage) -> None:
        """Wait for a permission to come back: whoever is to act has not been called yet. The rest is not as urgent."""
        # A call that is missed stops the game; what else is missed is made good when the channel is open again.
        if outgoing.kind in CALLS:
            await self._retry(guild, outgoing, CLOSED_FOR * min(outgoing.attempts + 1, MAX_CLOSED_WAITS))
        else:
            await self._give_up(guild, outgoing)

    async def _give_up(self, guild: int, outgoing: OutboxMessage) -> None:
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            session.give_up(outgoing)

    async def _refused(self, guild: int, outgoing: OutboxMessage, error: discord.HTTPException) -> None:
        """Do what a refusal of Discord calls for: leave a closed channel alone, say a faulty message plainly."""
        if error.code in CLOSED:
            async with self.bot.tables.transaction(guild, outgoing.game) as session:
                channel = outgoing.payload.get("channel", session.channel)
            await self._leave_alone(guild, outgoing, channel, error.text)
        # What it was to change is gone, and so is the need to.
        elif error.code == UNKNOWN_MESSAGE:
            async with self.bot.tables.transaction(guild, outgoing.game) as session:
                session.sent(outgoing)
        elif error.code == INVALID_FORM_BODY:
            LOG.error("%s is invalid: %s", outgoing.nonce, error.text)
            # Something in it breaks a rule of Discord's, and would again.
            await self._say_plainly(guild, outgoing)
        else:
            LOG.warning("%s was refused: %s %s", outgoing.nonce, error.code, error.text)
            await self._retry_or_give_up(guild, outgoing)

    async def _say_plainly(self, guild: int, outgoing: OutboxMessage) -> None:
        """Where a message is at fault itself: the plain one at least calls who must act."""
        try:
            message = await self.sender.send_plain(guild, outgoing)
        except Exception as error:
            LOG.warning("%s cannot be said plainly either: %r", outgoing.nonce, error)
            await self._retry_or_give_up(guild, outgoing)
        else:
            await self._note_until_noted(guild, outgoing, message)

    async def _leave_alone(self, guild: int, outgoing: OutboxMessage, channel: int, why: str) -> None:
        """Wait until we may write there again; what only edits a message needs other permissions, and nobody waits."""
        await self.bot.closed.close(guild, channel, why, for_long=outgoing.kind in CALLS)
        LOG.warning("guild %s, channel %s refuses messages: %s", guild, channel, why)
        await self._retry_rarely(guild, outgoing)

    async def _open_thread(self, guild: int, outgoing: OutboxMessage, archived: ThreadArchived) -> None:
        """Open an archived thread again for what comes or stands there."""
        thread = archived.channel
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            here = session.channel == thread
        # The table has moved on: a new message follows it, an old one is not worth opening its thread for.
        if not here:
            await (self._retry_or_give_up if archived.new else partial(self._drop_edit, thread))(guild, outgoing)
            return
        try:
            await self.bot.http.edit_channel(thread, archived=False)
        # Whether it can be opened is not known yet.
        except PASSING as error:
            await self._wait(guild, outgoing, error)
        except discord.HTTPException as error:
            if is_rate_limit(error):
                await self._wait(guild, outgoing, error)
                return
            LOG.warning("guild %s, thread %s stays closed: %s", guild, thread, error.text)
            await (self._leave_thread if archived.new else self._drop_edit)(thread, guild, outgoing)
        else:
            await self._retry_or_give_up(guild, outgoing)

    async def _leave_thread(self, thread: int, guild: int, outgoing: OutboxMessage) -> None:
        """Move a table from a locked thread to the channel around it.

        A private table waits until the thread is unlocked. So does one that was opened in the thread.
        """
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            moves = session.game.thread == thread and not session.game.hidden
            if moves:
                session.change(thread=None)
                queue_anew(session)
        await (self._retry_or_give_up(guild, outgoing) if moves else self._leave_alone(guild, outgoing, thread, LOCKED))

    async def _drop_edit(self, thread: int, guild: int, outgoing: OutboxMessage) -> None:
        """Give up an edit in a closed thread. Once the thread is open again, its messages are brought up to date."""
        await self.bot.closed.close(guild, thread, LOCKED, for_long=False)
        await self._give_up(guild, outgoing)


def _note_calls(session: GameSession, posted: Posted) -> None:
    """Note who was called, unless nobody waits any more for what it was."""
    for user in posted.called:
        call = session.called(user)
        # Otherwise they were released after what the message shows, and this call counts no more.
        if call is None or -call.number <= posted.shown:
            session.note_called(user, posted.shown)
