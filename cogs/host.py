"""The host: discord.py's client with what every cog and every message needs, whoever puts it together."""

import asyncio
from typing import Any

import discord
from discord.ext import commands

from cogs.easel import Easel
from data import people
from data.store import Store
from data.tables import Tables


class Host(commands.AutoShardedBot):
    """A client over a store that is open already; whoever opened the store closes it after the client."""

    def __init__(self, store: Store, **how: Any) -> None:
        super().__init__(command_prefix=(), **how)
        self.store = store
        self.tables = Tables(store)
        self.easel = Easel()
        self.closed: dict[int, float] = {}
        """The channels that have refused us, and until when they are left alone."""
        self.draining = False
        """Whether the bot is stopping: nothing new is begun."""
        self.at_work: set[asyncio.Task[Any]] = set()
        self._languages: dict[int, str | None] = {}

    async def language_of(self, interaction: discord.Interaction[Any]) -> str:
        """Return a person's language: the one they have set, else their Discord's."""
        user = interaction.user.id
        if user not in self._languages:
            self._languages[user] = (await people.settings(self.store, user)).get("language")
        return self._languages[user] or str(interaction.locale)

    async def set_language(self, user: int, language: str | None) -> None:
        """Remember in which language somebody wants to be answered; None: as their Discord speaks."""
        await people.set_settings(self.store, user, language=language)
        self._languages[user] = language
