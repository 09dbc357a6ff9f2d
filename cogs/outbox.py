"""The outbox: sends what the tables have to say. Messages were written down with the choice that caused them.

One message of a game after the other; what cannot be sent now is tried again; what a moderator has deleted is posted
anew; a channel that the bot may not write to is left alone for a while, and tried again less and less often.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import discord

from cogs import turns
from cogs.host import Host
from cogs.posts import REST, UNKNOWN_MESSAGE, Closed, Posts, TooEarly
from data.errors import Busy, StoreError
from data.rows import Post, Timer

LOG = logging.getLogger(__name__)

INVALID, ARCHIVED = 50035, 50083
GONE = frozenset({10003, 10004})
"""Discord's codes for a channel or a guild that is no longer there."""
CLOSED = frozenset({50001, 50013})
"""Discord's codes for a channel that the bot may not see or not write to."""

CALLING = frozenset({"turn", "over"})
"""The messages that call somebody."""
WAITS = (1, 2, 5, 15, 60, 300)
"""Seconds until a message is tried again, by the number of attempts."""
RARELY = 12
"""By how many rests the tries in a channel that refuses us come to lie apart at most."""
FAULTS = 5
"""After how many attempts a message that Discord calls invalid, or that we cannot make, is given up."""


class Outbox:
    """Sends what is due, in the background, one message of a game after the other."""

    def __init__(self, bot: Host) -> None:
        self.bot = bot
        self.posts = Posts(bot)
        self._busy: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        self._again: set[tuple[int, int, str]] = set()
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to send."""
        self._loop = asyncio.create_task(self._run(), name="outbox")

    async def close(self, patience: float = 5.0) -> None:
        """Send what is in hand and stop."""
        if self._loop:
            self._loop.cancel()
        if self._busy:
            await asyncio.wait(self._busy.values(), timeout=patience)
        for task in self._busy.values():
            task.cancel()

    async def _run(self) -> None:
        await self.bot.wait_until_ready()
        while True:
            try:
                for due in await self.bot.store.due():
                    self._serve(due.guild, due.posts, due.timers)
            except StoreError:
                LOG.exception("the outbox cannot look into the store")
                await asyncio.sleep(WAITS[-2])

    def _serve(self, guild: int, posts: tuple[Post, ...], timers: tuple[Timer, ...]) -> None:
        for post in posts:
            self._do((guild, post.game, "post"), partial(self._deliver, guild, post))
        for timer in timers:
            if timer.kind == turns.OPPONENT:
                self._do((guild, timer.game, timer.kind), partial(self._opponents, guild, timer))

    def _do(self, key: tuple[int, int, str], work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start ``work`` unless there is work of this sort in hand; then look again when that is done."""
        if key in self._busy:
            self._again.add(key)
            return
        task = asyncio.create_task(work(), name="-".join(map(str, key)))
        self._busy[key] = task
        task.add_done_callback(partial(self._done, key))

    def _done(self, key: tuple[int, int, str], task: asyncio.Task[None]) -> None:
        del self._busy[key]
        if not task.cancelled() and (error := task.exception()):
            LOG.error("%s has failed", task.get_name(), exc_info=error)
        if key in self._again:
            self._again.discard(key)
            self.bot.store.agenda.note(key[0], 0.0)

    async def _opponents(self, guild: int, timer: Timer) -> None:
        try:
            await turns.play_opponents(self.bot, guild, timer)
        except Exception:
            async with self.bot.tables.hold(guild, timer.game) as live:
                live.set_timer(timer.kind, live.now + REST)
            raise

    # One message

    async def _deliver(self, guild: int, post: Post) -> None:
        try:
            message = await self.posts.send(guild, post)
        except (discord.RateLimited, discord.DiscordServerError, OSError, Busy) as error:
            LOG.info("%s will be tried again: %s", post.nonce, error)
            await self._retry(guild, post, float(getattr(error, "retry_after", 0.0)))
        except discord.HTTPException as error:
            await self._refused(guild, post, error)
        except TooEarly as early:
            await self._retry(guild, post, early.wait)
        except Closed:
            await self._retry_rarely(guild, post)
        except Exception:
            LOG.exception("%s cannot be made", post.nonce)
            await self._retry_or_give_up(guild, post)
        else:
            await self._note(guild, post, message)

    async def _note(self, guild: int, post: Post, message: int | None) -> None:
        """Note that ``post`` is sent; a new turn message takes the place of the old one, which loses its buttons."""
        async with self.bot.tables.hold(guild, post.game) as live:
            live.sent(post, message)
            if message is None:
                return
            if post.kind == "lobby":
                live.change(lobby_message=message)
                return
            if post.kind in ("turn", "edit", "over"):
                if live.game.turn_message not in (None, message):
                    live.post("retire", {"message": live.game.turn_message})
                live.change(turn_message=message)

    async def _retry(self, guild: int, post: Post, wait: float = 0.0) -> None:
        later = wait or WAITS[min(post.attempts, len(WAITS) - 1)]
        async with self.bot.tables.hold(guild, post.game) as live:
            live.retry(post, live.now + later)

    async def _retry_or_give_up(self, guild: int, post: Post) -> None:
        if post.attempts < FAULTS:
            await self._retry(guild, post)
        else:
            await self._give_up(guild, post)

    async def _retry_rarely(self, guild: int, post: Post) -> None:
        """Wait for a permission to come back: whoever is to act has not been called yet. The rest is not as urgent."""
        if post.kind in CALLING:
            await self._retry(guild, post, REST * min(post.attempts + 1, RARELY))
        else:
            await self._give_up(guild, post)

    async def _give_up(self, guild: int, post: Post) -> None:
        async with self.bot.tables.hold(guild, post.game) as live:
            live.give_up(post)

    async def _refused(self, guild: int, post: Post, error: discord.HTTPException) -> None:
        """A refusal of Discord: a channel that is closed to us is left alone, an archived thread opened again."""
        if error.code in GONE:
            await self._give_up(guild, post)
        elif error.code in CLOSED:
            await self._leave_alone(guild, post, error)
        elif error.code == ARCHIVED:
            await self._unarchive(guild, post)
        elif error.code == UNKNOWN_MESSAGE:
            async with self.bot.tables.hold(guild, post.game) as live:
                live.sent(post)
        elif error.code == INVALID:
            LOG.error("%s is invalid: %s", post.nonce, error.text)
            await self._note(guild, post, await self.posts.send_plain(guild, post))
        else:
            LOG.warning("%s was refused: %s %s", post.nonce, error.code, error.text)
            await self._retry_or_give_up(guild, post)

    async def _leave_alone(self, guild: int, post: Post, error: discord.HTTPException) -> None:
        """Wait until we may write there again; what only edits a message needs other permissions, and nobody waits."""
        if post.kind in CALLING:
            async with self.bot.tables.hold(guild, post.game) as live:
                channel = live.game.thread or live.game.channel
            self.posts.close(channel)
            LOG.warning("guild %s, channel %s refuses messages: %s", guild, channel, error.text)
        await self._retry_rarely(guild, post)

    async def _unarchive(self, guild: int, post: Post) -> None:
        """Open an archived thread again; the game in a locked one moves to the channel that the thread belongs to."""
        async with self.bot.tables.hold(guild, post.game) as live:
            thread = live.game.thread or live.game.channel
        try:
            await self.bot.http.edit_channel(thread, archived=False)
        except discord.HTTPException as error:
            LOG.warning("guild %s, thread %s stays closed: %s", guild, thread, error.text)
            async with self.bot.tables.hold(guild, post.game) as live:
                live.change(thread=None, turn_message=None, lobby_message=None)
        await self._retry_or_give_up(guild, post)
