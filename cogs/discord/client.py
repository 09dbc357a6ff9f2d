"""The client: discord.py's, with the services that every handler needs (store, tables, renderer)."""

import asyncio
from typing import Any

import discord
from cachetools import LRUCache
from discord.ext import commands

from cogs.delivery.renderer import Renderer
from data import users
from data.store import Store
from data.tables import Tables

MAX_COMPOSITIONS = 1_000


class Client(commands.AutoShardedBot):
    """A client over a store that is open already; whoever opened the store closes it after the client."""

    def __init__(self, store: Store, **how: Any) -> None:
        super().__init__(command_prefix=(), **how)
        self.store = store
        self.tables = Tables(store)
        self.renderer = Renderer()
        self.closed_channels: dict[int, float] = {}
        """The channels that have refused us, and until when they are left alone."""
        self.compositions: LRUCache[tuple[int, int, int], Any] = LRUCache(MAX_COMPOSITIONS)
        """What people have composed on their panels and not confirmed, by guild, game and person."""
        self.draining = False
        """Whether the bot is stopping: nothing new is begun."""
        self.running: set[asyncio.Task[Any]] = set()
        self._languages: dict[int, str | None] = {}

    async def language_of(self, interaction: discord.Interaction[Any]) -> str:
        """Return a person's language: the one they have set, else their Discord's."""
        user = interaction.user.id
        # Every answer needs it, and it hardly ever changes.
        if user not in self._languages:
            self._languages[user] = (await users.settings(self.store, user)).get("language")
        return self._languages[user] or str(interaction.locale)

    async def set_language(self, user: int, language: str | None) -> None:
        """Remember in which language somebody wants to be answered; None: as their Discord speaks."""
        await users.set_settings(self.store, user, language=language)
        self._languages[user] = language
