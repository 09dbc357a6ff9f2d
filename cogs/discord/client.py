"""The client: discord.py's, with the services that every handler needs (store, tables, renderer)."""

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
"""How many moments of games that somebody looks back at are kept: some 60 MB of them."""
MAX_LEFT_OPEN = 1_000
MAX_CALLED = 10_000
CALL_PAUSE, SHOW_PAUSE = 3600.0, 5.0
"""Seconds for which somebody who was called to a table by a person is not called there by another; and for which
somebody who has shown something to everybody shows nothing more."""
# Few, so that those who think for all tables never take more than a core from those who answer clicks.
THINKERS = 2


class Client(commands.AutoShardedBot):
    """A client over a store that is open already; whoever opened the store closes it after the client."""

    def __init__(self, store: Store, **how: Any) -> None:
        # No command can be written as a message: messages are not read.
        super().__init__(command_prefix=(), **how)
        self.store = store
        self.tables = Tables(store)
        self.renderer = Renderer()
        self.thinking = FairPool(THINKERS, "opponents")
        """Where computer opponents think."""
        self.left_open: LRUCache[tuple[int, int], set[int]] = LRUCache(MAX_LEFT_OPEN)
        """The optional asks that opponents let be, by guild and game; forgotten, they are asked anew."""
        self.closed = ClosedChannels(store)
        """The channels that refuse our messages."""
        self.untold = Untold(store)
        """What people could not be told: the next answer that gets through tells it."""
        self.compositions: LRUCache[tuple[int, int, int], Any] = LRUCache(MAX_COMPOSITIONS)
        """What people have composed on their panels and not confirmed, by guild, game and person."""
        self.clicks: LRUCache[tuple[int, int, int], Any] = LRUCache(MAX_COMPOSITIONS)
        """The last clicks on panels, by guild, game and person; forgotten, the first ones of a turn count."""
        self.throttle = Throttle()
        self.called_lately: TTLCache[tuple[int, int, int], bool] = TTLCache(MAX_CALLED, CALL_PAUSE)
        """Whom people have called to a table, by guild, game and person: nobody is called there again so soon."""
        self.suggestions: Any = None
        """What is suggested to all who type just now."""
        self.shown_lately: TTLCache[tuple[int, int], bool] = TTLCache(MAX_CALLED, SHOW_PAUSE)
        """Who has shown something to everybody by a button just now, by guild and person."""
        self.opened: LRUCache[tuple[int, int, int], Any] = LRUCache(MAX_CALLED)
        """The tables that people have opened last, by guild, channel and person."""
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()
        self.pasts: LRUCache[tuple[int, int, int, int | None], list[Any]] = LRUCache(MAX_PAST, getsizeof=len)
        """The moments of games that somebody has looked back at, by guild, game, its log's last entry and person."""
        self.draining = False
        """Whether the bot is stopping: nothing new is begun."""
        self.running: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def in_turn(self, *who: Hashable) -> AsyncIterator[None]:
        """Do one thing after the other for the same ``who``: counting what somebody has, say, and adding to it."""
        # Held weakly: a lock is there for as long as somebody has it or waits for it.
        lock = self._locks.setdefault(who, asyncio.Lock())
        async with lock:
            yield

    @contextmanager
    def in_hand(self) -> Iterator[bool]:
        """Have whoever stops the bot wait for this; False if it is stopping and nothing new is to be begun."""
        task = asyncio.current_task()
        assert task is not None
        self.running.add(task)
        try:
            yield not self.draining
        finally:
            self.running.discard(task)

    def language_of(self, interaction: discord.Interaction[Any]) -> str:
        """Return a person's language: the one they have set, as far as that is in memory, else their Discord's."""
        return self.store.users.known_settings(interaction.user.id).get("language") or str(interaction.locale)
