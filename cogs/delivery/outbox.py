"""The outbox: sends what the tables have to say. Messages were written down with the choice that caused them.

One message of a game after the other; one that pings overtakes edits. A message that cannot be sent now is tried again
and holds up no other. What a moderator has deleted is posted anew. A channel that the bot may not write to is left
alone for a while, and tried again less and less often. An edit in a closed channel or thread is dropped, and made once
it is open.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import chain, repeat
from typing import Any

import aiohttp
import discord

from cogs.delivery.channels import lose_channel_of
from cogs.delivery.closed import CLOSED_FOR
from cogs.delivery.notices import NoticeSender
from cogs.delivery.pictures import PICTURE_RETRY
from cogs.delivery.posting import UNKNOWN_MESSAGE, ChannelClosed, ChannelGone, Posted, ThreadArchived, TooSoon
from cogs.delivery.quiet import call_in_the_morning
from cogs.delivery.review import post_review
from cogs.delivery.supervisor import keep_running
from cogs.discord.client import Client
from cogs.discord.rate_limits import is_rate_limit, seconds_to_wait
from cogs.panel.orders import run_order
from cogs.table.clock import CLOCK, OPPONENT_TIMER, REMINDER, forget_reminder
from cogs.table.expiry import run_expiry
from cogs.table.leavers import look_for_leavers
from cogs.table.opponents import play_opponents
from cogs.table.substitutes import ORDER_TIMER
from cogs.table.ticking import is_for_table, run_clocks, run_timer
from cogs.table.turns import EXPIRY_TIMER, REVIEW_TIMER, queue_anew
from data.errors import Busy, GameUnreadable, NotNow, NotSaved
from data.models import CALLS, LOBBY, TURN, OutboxMessage, Timer
from data.session import GameSession

LOG = logging.getLogger(__name__)

INVALID = 50035
LOCKED = "Thread is archived"
"""Discord's words for a thread in which nothing can be edited."""
CLOSED = frozenset({10004, 50001, 50013})
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
    """Sends what is due, in the background, one message of a game after the other."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.sender = NoticeSender(bot)
        self._busy: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        self._again: set[tuple[int, int, str]] = set()
        # Which games cannot be set up: how often that was tried, and until when each is left alone. Forgotten at a
        # restart, which may bring rules that can.
        self._unreadable: dict[tuple[int, int], tuple[int, float]] = {}
        self._loop: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Begin to send."""
        self._loop = asyncio.create_task(keep_running("the outbox", self._run), name="outbox")

    async def close(self, patience: float = 5.0) -> None:
        """Send what is in hand and stop; what becomes due by that stays due for the next start."""
        self._closing = True
        if self._loop:
            self._loop.cancel()
        if self._busy:
            await asyncio.wait(self._busy.values(), timeout=patience)
        for task in (cut_off := [*self._busy.values()]):
            task.cancel()
        if cut_off:
            await asyncio.wait(cut_off, timeout=patience)

    async def _run(self) -> None:
        await self.bot.wait_until_ready()
        # What is due while it closes is due again at once: looking on would be looking for ever.
        while not self._closing:
            for guild in await self.bot.store.guilds_due():
                # Each by itself: a file that is large or cannot be opened now holds up no other guild.
                self._do((guild, 0, "look"), partial(self._serve, guild))

    async def _serve(self, guild: int) -> None:
        due = await self.bot.store.due_in(guild)
        alone = self._resting(guild)
        messages = [outgoing for outgoing in due.messages if outgoing.game not in alone]
        timers = [timer for timer in due.timers if timer.game not in alone]
        for outgoing in messages:
            self._do((guild, outgoing.game, "message"), partial(self._deliver, guild, outgoing))
        for timer in timers:
            if timer.kind == OPPONENT_TIMER:
                self._do((guild, timer.game, timer.kind), partial(self._opponents, guild, timer))
            elif timer.kind == EXPIRY_TIMER:
                self._do((guild, timer.game, timer.kind), partial(run_expiry, self.bot, guild, timer))
            elif timer.kind == REVIEW_TIMER:
                self._do((guild, timer.game, timer.kind), partial(post_review, self.bot, self.sender, guild, timer))
            elif timer.kind == ORDER_TIMER:
                self._do((guild, timer.game, f"order@{timer.seat}"), partial(run_order, self.bot, guild, timer))
            elif is_for_table(timer):
                key = (guild, timer.game, f"{timer.kind}@{timer.seat}")
                self._do(key, partial(run_timer, self.bot, guild, timer))
        # However many clocks of a table have run out, and however long ago: it is looked at once.
        if games := list(dict.fromkeys(timer.game for timer in timers if timer.kind == CLOCK)):
            self._do((guild, 0, CLOCK), partial(run_clocks, self.bot, guild, games))

    def _resting(self, guild: int) -> set[int]:
        """Return the games that could not be set up a short time ago; when that is over the guild is looked at."""
        now, rests = self.bot.store.clock(), self._unreadable.items()
        until = {game: until for (where, game), (_, until) in rests if where == guild and until > now}
        if until:
            self.bot.store.wakeups.schedule(guild, min(until.values()))
        return set(until)

    def _do(self, key: tuple[int, int, str], work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start ``work`` unless there is work of this sort in hand; then look again when that is done."""
        if self._closing:
            self._look_again(key)
            return
        # Two at once would overtake each other: the messages of a game are sent in the order in which they became
        # due.
        if key in self._busy:
            self._again.add(key)
            return
        task = asyncio.create_task(work(), name="-".join(map(str, key)))
        self._busy[key] = task
        task.add_done_callback(partial(self._done, key))

    def _done(self, key: tuple[int, int, str], task: asyncio.Task[None]) -> None:
        del self._busy[key]
        if task.cancelled():
            self._look_again(key)
        elif error := task.exception():
            self._failed(key[0], task.get_name(), error)
        else:
            self._unreadable.pop(key[:2], None)
        # Something else became due meanwhile.
        if key in self._again:
            self._again.discard(key)
            self._look_again(key)

    def _failed(self, guild: int, name: str, error: BaseException) -> None:
        faults = error.exceptions if isinstance(error, BaseExceptionGroup) else (error,)
        unreadable = [fault for fault in faults if isinstance(fault, GameUnreadable)]
        for fault in unreadable:
            self._leave_unreadable(guild, fault)
        if len(unreadable) < len(faults):
            LOG.error("%s has failed", name, exc_info=error)
            # It is due as before, and nobody else would look again.
            self.bot.store.wakeups.schedule(guild, self.bot.store.clock() + BACKOFF[-2])

    def _leave_unreadable(self, guild: int, fault: GameUnreadable) -> None:
        """Leave a game alone for a while, and longer each time: everything due of it would fail in the same way."""
        now, (tries, until) = self.bot.store.clock(), self._unreadable.get((guild, fault.game), (0, 0.0))
        # What else of it was in hand has failed, too.
        if until > now:
            return
        wait = CLOSED_FOR * min(tries + 1, MAX_CLOSED_WAITS)
        LOG.error("guild %s: %s; tried again in %s s", guild, fault, wait, exc_info=None if tries else fault)
        self._unreadable[guild, fault.game] = (tries + 1, now + wait)
        self.bot.store.wakeups.schedule(guild, now + wait)

    def _look_again(self, key: tuple[int, int, str]) -> None:
        """Have the guild looked at at once, or when the bot has started again: what is due there is not done."""
        self.bot.store.wakeups.schedule(key[0], 0.0)

    async def _opponents(self, guild: int, timer: Timer) -> None:
        try:
            await play_opponents(self.bot, guild, timer)
        except Exception:
            # An opponent that fails would be asked again at once, for ever; a table that waits some minutes can be
            # looked after.
            async with self.bot.tables.transaction(guild, timer.game) as session:
                session.set_timer(timer.kind, session.now + CLOSED_FOR)
            raise

    # One message

    async def _deliver(self, guild: int, outgoing: OutboxMessage) -> None:
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
        elif error.code == INVALID:
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
