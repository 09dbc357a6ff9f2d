"""The schedule: finds what is due in each guild's file, sends messages and runs timers.

A timer's function is declared beside it (``cogs/table/timers.py``). Work of one sort for one game runs one at a time. A
game that cannot be set up is left alone for a while, longer each time.
"""

import asyncio
import logging
import pkgutil
from collections.abc import Callable, Coroutine
from functools import partial
from importlib import import_module
from typing import Any

from cogs import acts, delivery, panel
from cogs.delivery.outbox import BACKOFF, MAX_CLOSED_WAITS, Outbox
from cogs.discord.client import Client
from cogs.discord.closed_channels import CLOSED_FOR
from cogs.discord.supervisor import keep_running
from cogs.table.timers import RUNNERS, RUNNERS_TOGETHER, kind_of
from data.errors import GameUnreadable
from data.models import Timer

LOG = logging.getLogger(__name__)

# Importing a module declares its timers.
for _package in (acts, delivery, panel):
    for _module in pkgutil.iter_modules(_package.__path__):
        import_module(f"{_package.__name__}.{_module.name}")


class Schedule:
    """Runs what is due in the background: one message of a game after the other, and timers beside them."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.outbox = Outbox(bot)
        self._busy: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        self._again: set[tuple[int, int, str]] = set()
        # Which games cannot be set up: how often that was tried, and until when each is left alone. Forgotten at a
        # restart, which may bring rules that can.
        self._unreadable: dict[tuple[int, int], tuple[int, float]] = {}
        self._loop: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Begin to run what is due."""
        self._loop = asyncio.create_task(keep_running("the schedule", self._run), name="schedule")

    async def close(self, patience: float = 5.0) -> None:
        """Finish the tasks that run and stop. Everything else stays due for the next start."""
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
        for outgoing in due.messages:
            if outgoing.game not in alone:
                self._do((guild, outgoing.game, "message"), partial(self.outbox.deliver, guild, outgoing))
        together: dict[str, list[Timer]] = {}
        for timer in due.timers:
            if timer.game in alone:
                continue
            kind = kind_of(timer)
            if kind in RUNNERS_TOGETHER:
                together.setdefault(kind, []).append(timer)
            elif kind in RUNNERS:
                key = (guild, timer.game, f"{timer.kind}@{timer.seat}")
                self._do(key, partial(RUNNERS[kind], self.bot, guild, timer))
        for kind, timers in together.items():
            self._do((guild, 0, kind), partial(RUNNERS_TOGETHER[kind], self.bot, guild, timers))

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
