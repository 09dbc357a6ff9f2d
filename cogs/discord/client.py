"""The client: discord.py's client with the services that every handler needs (store, tables, renderer)."""

import asyncio
from collections.abc import AsyncIterator, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache, TTLCache
from discord.ext import commands

from cogs.discord.closed_channels import ClosedChannels
from cogs.discord.fair_pool import FairPool
from cogs.discord.renderer import Renderer
from cogs.discord.throttle import Throttle
from cogs.discord.untold import Untold
from data.store import Store
from data.tables import Tables

MAX_COMPOSITIONS = 1_000
MAX_PAST = 6_000
"""The number of past positions in the cache, some 60 MB."""
MAX_LEFT_OPEN = 1_000
MAX_CALLED = 10_000
CALL_PAUSE, SHOW_PAUSE = 3600.0, 5.0
"""Seconds between two invitations of one person to one table, and between two public answers of one user."""
# Few threads, so that the opponents of all tables leave the CPU to the event loop.
THINKERS = 2


class Client(commands.AutoShardedBot):
    """A client on an open store. The caller closes the store after the client."""

    def __init__(self, store: Store, **how: Any) -> None:
        # The bot reads no messages, so there are no prefix commands.
        super().__init__(command_prefix=(), **how)
        self.store = store
        self.tables = Tables(store)
        self.renderer = Renderer()
        self.thinking = FairPool(THINKERS, "opponents")
        """The threads in which computer opponents choose their moves."""
        self.left_open: LRUCache[tuple[int, int], set[int]] = LRUCache(MAX_LEFT_OPEN)
        """The optional asks that opponents leave open, by guild and game. An evicted one is asked again."""
        self.closed = ClosedChannels(store)
        """The channels that refuse the bot's messages."""
        self.untold = Untold(store)
        """The sentences that could not be sent; they follow the user's next answer."""
        self.compositions: LRUCache[tuple[int, int, int], Any] = LRUCache(MAX_COMPOSITIONS)
        """The unconfirmed drafts on panels, by guild, game and user."""
        self.clicks: LRUCache[tuple[int, int, int], Any] = LRUCache(MAX_COMPOSITIONS)
        """The last clicks on panels, by guild, game and user. After an eviction a turn's first clicks count."""
        self.throttle = Throttle()
        self.called_lately: TTLCache[tuple[int, int, int], bool] = TTLCache(MAX_CALLED, CALL_PAUSE)
        """The people lately invited to a table, by guild, game and user; they are not invited again so soon."""
        self.suggestions: Any = None
        """The move suggestions of the commands' autocompletion."""
        self.shown_lately: TTLCache[tuple[int, int], bool] = TTLCache(MAX_CALLED, SHOW_PAUSE)
        """The users who have lately posted a public answer by a button, by guild and user."""
        self.opened: LRUCache[tuple[int, int, int], Any] = LRUCache(MAX_CALLED)
        """The tables opened last, by guild, channel and user."""
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()
        self.pasts: LRUCache[tuple[int, int, int, int | None], list[Any]] = LRUCache(MAX_PAST, getsizeof=len)
        """The past positions that users have viewed, by guild, game, the log's last entry and user."""
        self.draining = False
        """Whether the bot is shutting down and starts no new work."""
        self.running: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def in_turn(self, *who: Hashable) -> AsyncIterator[None]:
        """Hold the lock of ``who``, so that a check and the change after it are one step."""
        # Locks are weak references: one lives only while it is held or awaited.
        lock = self._locks.setdefault(who, asyncio.Lock())
        async with lock:
            yield

    @contextmanager
    def in_hand(self) -> Iterator[bool]:
        """Make shutdown wait for this task; yield False if shutdown has begun."""
        task = asyncio.current_task()
        assert task is not None
        self.running.add(task)
        try:
            yield not self.draining
        finally:
            self.running.discard(task)

    def language_of(self, interaction: discord.Interaction[Any]) -> str:
        """Return the language that the user has set, if it is cached; otherwise their Discord client's."""
        return self.store.users.known_settings(interaction.user.id).get("language") or str(interaction.locale)
