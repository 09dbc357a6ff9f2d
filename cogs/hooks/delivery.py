"""The delivery of events to web hooks. It has tasks of its own, so a slow address delays no other work of the bot.

Guilds wait in lines. A guild whose addresses were slow or failed the last time waits in a line of its own, so that it
delays no guild with quick ones. A guild's turn is one batch for each of its hooks.
"""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import discord
from cachetools import LRUCache

from cogs.discord.client import Client
from cogs.discord.client_state import StateKey
from cogs.hooks.requests import Answer, Requests
from cogs.hooks.visibility import everyone_sees
from data import hooks
from data.errors import Refused, StoreError
from data.game.hook_events import Probe, new_key
from data.hooks import Batch, Hook, Pending, Tried
from data.sqlite.encoding import as_json

LOG = logging.getLogger(__name__)

QUICK, SLOW = 8, 4
"""The guilds that are served at once in the line of quick guilds, and in that of slow ones."""
AT_ONCE: Final = 3
"""The hooks of a guild that are served at once."""
BATCH: Final = 10
"""The events that a hook gets in one turn of its guild."""
LONG: Final = 2.0
"""Seconds after which a guild's turn counts as slow."""
PROBES: Final = 8
"""The test events that are sent at once."""
PROBE_TIMEOUT: Final = 5.0
"""The seconds for a test event. A stop of the bot waits for its answer to the manager."""
REMEMBERED: Final = 10_000
"""The slow guilds that are remembered."""


class Line:
    """The guilds that wait for their turn, ``most`` of them served at once."""

    def __init__(self, most: int, serve: Callable[[int], object]) -> None:
        self._most = most
        self._serve = serve
        self._waiting: dict[int, None] = {}
        self.served: set[int] = set()

    def add(self, guild: int) -> None:
        """Let a guild wait for its turn."""
        self._waiting[guild] = None
        self.move()

    def __contains__(self, guild: int) -> bool:
        """Return whether a guild waits for its turn."""
        return guild in self._waiting

    def leave(self, guild: int) -> None:
        """End the turn of a guild."""
        self.served.discard(guild)
        self.move()

    def move(self) -> None:
        """Serve the next guilds."""
        while self._waiting and len(self.served) < self._most:
            guild = next(iter(self._waiting))
            del self._waiting[guild]
            self.served.add(guild)
            self._serve(guild)

    def clear(self) -> None:
        """Forget the guilds that wait. Their events stay due."""
        self._waiting.clear()


class HookDelivery:
    """Delivers the events of all guilds, until it is closed."""

    def __init__(self, bot: Client, requests: Callable[[], Requests] = Requests) -> None:
        self._bot = bot
        self._make_requests = requests
        self._requests: dict[bool, Requests] = {}
        """The requests of quick guilds and those of slow ones (True), each with its own connections and threads."""
        self._quick, self._slow = Line(QUICK, self._start), Line(SLOW, self._start)
        self._is_slow: LRUCache[int, None] = LRUCache(REMEMBERED)
        self._again: set[int] = set()
        """The guilds with new work since their turn began."""
        self._turns: dict[int, asyncio.Task[None]] = {}
        self._sending: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._paused = False
        self._probes = asyncio.Semaphore(PROBES)

    def wake(self, guild: int) -> None:
        """Deliver the due events of a guild soon. This returns at once."""
        if self._paused:
            return
        if guild in self._turns:
            self._again.add(guild)
        elif guild not in self._quick and guild not in self._slow:
            self._line(guild).add(guild)

    def stop_sending(self, guild: int, hook: int) -> None:
        """Send no more to a hook that was removed."""
        if task := self._sending.get((guild, hook)):
            task.cancel()

    async def probe(self, guild: int, hook: Hook) -> Answer:
        """Send an event to test a hook, and return the result."""
        event = Pending(0, new_key(), self._bot.store.clock(), None, as_json(Probe()))
        # One at a time of a guild, so that no one uses the bot to flood an address.
        async with self._bot.locks.hold("probe", guild), self._probes:
            return await self._requests_of(guild).send(guild, hook, event, self._bot.store.clock(), PROBE_TIMEOUT)

    def start(self) -> None:
        """Begin work, also again after a pause."""
        self._paused = False

    def pause(self) -> None:
        """Stop all work at once. Events stay due. One that is being sent now is sent again, with the same id."""
        self._paused = True
        for line in (self._quick, self._slow):
            line.clear()
        for task in self._turns.values():
            task.cancel()

    async def close(self) -> None:
        """Stop all work and end the connections."""
        self.pause()
        if self._turns:
            await asyncio.wait(self._turns.values())
        for requests in self._requests.values():
            await requests.close()

    def _requests_of(self, guild: int) -> Requests:
        # Made when the first event is sent, because most bots have no hooks.
        slow = guild in self._is_slow
        if slow not in self._requests:
            self._requests[slow] = self._make_requests()
        return self._requests[slow]

    def _line(self, guild: int) -> Line:
        return self._slow if guild in self._is_slow else self._quick

    def _start(self, guild: int) -> None:
        task = asyncio.create_task(self._take_turn(guild), name=f"hooks-{guild}")
        self._turns[guild] = task
        task.add_done_callback(lambda ended: self._end_turn(guild, ended))

    def _end_turn(self, guild: int, task: asyncio.Task[None]) -> None:
        del self._turns[guild]
        for line in (self._quick, self._slow):
            if guild in line.served:
                line.leave(guild)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("the web hooks of guild %s have failed", guild, exc_info=error)
        elif guild in self._again and not self._paused:
            self._line(guild).add(guild)
        self._again.discard(guild)

    async def _take_turn(self, guild: int) -> None:
        here = self._bot.get_guild(guild)
        # Without its channels no one knows who can see them. The next look at the guild is another try, as after an
        # error (``next_hooks``).
        if here is None or here.unavailable:
            return
        try:
            async with self._timed(guild):
                await self._deliver(here)
            due = await hooks.next_try(self._bot.store, guild)
        except StoreError as error:
            LOG.warning("guild %s: its web hooks wait: %s", guild, error)
            return
        if due is not None and due <= self._bot.store.clock():
            self._again.add(guild)
        elif due is not None:
            self._bot.store.wakeups.schedule(guild, due)

    @asynccontextmanager
    async def _timed(self, guild: int) -> AsyncIterator[None]:
        """Note whether a guild is slow."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        yield
        if loop.time() - began > LONG:
            self._is_slow[guild] = None
        else:
            self._is_slow.pop(guild, None)

    async def _deliver(self, guild: discord.Guild) -> None:
        """Send a batch of events to each hook of a guild."""
        batches = [*await hooks.due_batches(self._bot.store, guild.id, self._bot.store.clock(), BATCH)]
        # So that slow hooks do not come before the others each time.
        random.shuffle(batches)
        few, loop = asyncio.Semaphore(AT_ONCE), asyncio.get_running_loop()
        until = loop.time() + LONG

        async def send(batch: Batch) -> None:
            async with few:
                # The others get their batch in the next turn.
                if loop.time() < until:
                    await self._send(guild, batch, until)

        tasks = {(guild.id, batch.hook.id): asyncio.create_task(send(batch)) for batch in batches}
        self._sending.update(tasks)
        try:
            if tasks:
                await asyncio.wait(tasks.values())
        finally:
            for key, task in tasks.items():
                task.cancel()
                del self._sending[key]
        # A removed hook has cancelled its task.
        errors = [task.exception() for task in tasks.values() if not task.cancelled()]
        for error in filter(None, errors):
            raise error

    async def _send(self, guild: discord.Guild, batch: Batch, until: float) -> None:
        tried = await self._tried(guild, batch, until)
        if tried.fault:
            LOG.info("guild %s, hook %s: %s", guild.id, batch.hook.id, tried.fault)
        await hooks.note_tried(self._bot.store, guild.id, batch.hook.id, tried)

    async def _tried(self, guild: discord.Guild, batch: Batch, until: float) -> Tried:
        """Send the events of a batch in their order, until one fails or the time of the turn is over."""
        loop, hook, done = asyncio.get_running_loop(), batch.hook, batch.hook.done
        for event in batch.events:
            if hook.restricted or event.channel is None or await everyone_sees(self._bot, guild, event.channel):
                answer = await self._requests_of(guild.id).send(guild.id, hook, event, self._bot.store.clock())
                if answer.fault:
                    return Tried(done, answer.fault, answer.gone)
            done = event.id
            if loop.time() > until:
                break
        return Tried(done)


DELIVERY: Final = StateKey[list[HookDelivery]](list)
"""The delivery of a client, once its schedule has made it."""


def delivery_of(bot: Client) -> HookDelivery:
    """Return the delivery of a client."""
    made = bot.state[DELIVERY]
    if not made:
        made.append(HookDelivery(bot))
    return made[0]


async def probed(bot: Client, guild: int, number: int) -> tuple[Hook, Answer]:
    """Send an event to test a hook of this number. Raise Refused("no_hook") without one."""
    hook = await hooks.hook(bot.store, guild, number)
    if hook.gone:
        raise Refused("hook_gone")
    return hook, await delivery_of(bot).probe(guild, hook)
