"""The client: discord.py's, with the services that every handler needs (store, tables, renderer)."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
from cachetools import LRUCache
from discord.ext import commands

from cogs.delivery.closed import ClosedChannels
from cogs.delivery.fair_pool import FairPool
from cogs.delivery.renderer import Renderer
from cogs.discord.throttle import Throttle
from data.store import Store
from data.tables import Tables

MAX_COMPOSITIONS = 1_000
MAX_PASTS = 16
MAX_LEFT_OPEN = 1_000
MAX_UNTOLD = 1_000
# Few, so that those who think for all tables never take more than a core from those who answer clicks.
THINKERS = 2


class Client(commands.AutoShardedBot):
    """A client over a store that is open already; whoever opened the store closes it after the client."""

    def __init__(self, store: Store, **how: Any) -> None:
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
        self.untold: LRUCache[tuple[int, int], list[str]] = LRUCache(MAX_UNTOLD)
        """What people could not be told, by guild and person: the next thing that works tells it."""
        self.compositions: LRUCache[tuple[int, int, int], Any] = LRUCache(MAX_COMPOSITIONS)
        """What people have composed on their panels and not confirmed, by guild, game and person."""
        self.throttle = Throttle()
        self.pasts: LRUCache[tuple[int, int, int, int | None], Any] = LRUCache(MAX_PASTS)
        """The moments of games that somebody has looked back at, by guild, game, its log's last entry and person."""
        self.draining = False
        """Whether the bot is stopping: nothing new is begun."""
        self.running: set[asyncio.Task[Any]] = set()

    def tell_later(self, guild: int, user: int, text: str) -> None:
        """Have somebody told something below the next answer they get; what is due already is not told twice."""
        due = self.untold.setdefault((guild, user), [])
        if text not in due:
            due.append(text)

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
