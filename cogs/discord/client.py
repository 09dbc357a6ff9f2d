"""The client: discord.py's client with the services that every handler needs (store, tables, renderer)."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord.ext import commands

from cogs.discord.client_state import ClientState
from cogs.discord.closed_channels import ClosedChannels
from cogs.discord.emojis import Emojis
from cogs.discord.refusals import Refusals
from cogs.discord.serving import Serving
from cogs.discord.throttle import Throttle
from cogs.discord.untold import Untold
from cogs.workers.drawers import Drawer
from cogs.workers.fair_pool import FairPool
from cogs.workers.renderer import Renderer
from cogs.workers.worker import Worker
from data.store import Store
from data.tables import Tables

# Few threads, so that the opponents of all tables leave the CPU to the event loop.
THINKERS = 2


class Locks:
    """Locks by key, so that a check and the change after it are one step."""

    def __init__(self) -> None:
        # Locks are weak references: one lives only while it is held or awaited.
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def hold(self, *key: Hashable) -> AsyncIterator[None]:
        """Hold the lock of ``key``."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        async with lock:
            yield


class RunningTasks:
    """The running tasks that must not be cut off, and whether new ones may begin."""

    def __init__(self) -> None:
        self.draining = False
        """Whether the bot is shutting down and starts no new work."""
        self._tasks: set[asyncio.Task[Any]] = set()

    @contextmanager
    def running(self) -> Iterator[bool]:
        """Make shutdown wait for the current task. Yield False if shutdown has begun."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            yield not self.draining
        finally:
            self._tasks.discard(task)

    async def drain(self, patience: float) -> None:
        """Begin the shutdown. Wait for the running tasks, at most ``patience`` seconds."""
        self.draining = True
        await self.finish(patience)

    async def finish(self, patience: float) -> bool:
        """Wait for the running tasks, at most ``patience`` seconds. Return whether all of these have ended."""
        if not self._tasks:
            return True
        _, running = await asyncio.wait(self._tasks, timeout=patience)
        return not running


async def _nothing_lost(_: object, *, answers: bool) -> str:
    return ""


class Client(commands.AutoShardedBot):
    """A client on an open store. The caller closes the store after the client."""

    def __init__(
        self, store: Store, drawers: Sequence[Drawer] = (), painter: Drawer | None = None, **options: Any
    ) -> None:
        # The bot reads no messages, so there are no prefix commands.
        super().__init__(command_prefix=(), **options)
        self.refusals = Refusals(self._guild_of)
        """The count of Discord's refusals, which holds back requests."""
        self.http.http_trace = self.refusals.trace()
        self.store = store
        self.tables = Tables(store)
        self.renderer = Renderer(drawers, painter)
        self.thinking = FairPool(THINKERS, "opponents")
        """The threads for slow work, such as the choices of computer opponents."""
        self.thinking_process = Worker("thinking process", "cogs.workers.thinking_process")
        self.thoughts = FairPool(1, "thoughts", self.thinking_process.do)
        """The queue of the thinking process, for searches. It is separate, so that no other work waits for a search."""
        processes = (drawer for drawer in drawers if isinstance(drawer, Worker))
        self.workers: tuple[Worker, ...] = (*processes, self.thinking_process)
        """The processes that work for this one."""
        self.opponent_effort = 1.0
        """The share of its usual budget that a computer opponent of level hard spends on a choice."""
        self.icons = Emojis()
        """The application's emojis, which replace words in messages."""
        self.closed = ClosedChannels(store)
        """The channels that refuse the bot's messages."""
        self.untold = Untold(store)
        """The sentences that could not be sent; they follow the user's next answer."""
        self.throttle = Throttle()
        """The limits on a user's clicks, keystrokes and messages."""
        self.locks = Locks()
        self.tasks = RunningTasks()
        self.serving = Serving()
        """Whether and when this process answers an interaction."""
        self.state = ClientState()
        """The caches of single modules, each under a typed key."""
        self.identify_turn: Callable[[int], Awaitable[None]] | None = None
        """A function that waits until this process may identify in a bucket; None without other processes."""
        self.find_losses: Callable[..., Awaitable[str]] = _nothing_lost
        """A function that looks for the channels of the tables that an interaction names (``lost_channels``)."""
        self.on_elsewhere: Callable[[int], None] = lambda interaction: None
        """Called with an interaction that another process has answered."""

    def _guild_of(self, channel: int) -> int | None:
        guild = getattr(self.get_channel(channel), "guild", None)
        return guild.id if guild else None

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on when this process serves.

        Interactions wait where they are answered, because Discord wants an acknowledgement soon.
        """
        work = partial(super().dispatch, event, *args, **kwargs)
        if event == "interaction":
            work()
        else:
            self.serving.pass_on(work)

    def language_of(self, interaction: discord.Interaction[Any]) -> str:
        """Return the language that the user has set, if it is cached; otherwise their Discord client's."""
        return self.store.users.known_settings(interaction.user.id).get("language") or str(interaction.locale)
