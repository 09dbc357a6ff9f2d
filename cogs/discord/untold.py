"""Sentences that could not be sent to a user. They are stored, and follow the user's next answer."""

import logging

from data.errors import StoreError
from data.store import Store
from data.untold import keep_untold, untold

MAX_TEXTS = 5
"""The number of sentences kept per user; the oldest are dropped."""

LOG = logging.getLogger(__name__)


class Untold:
    """The unsent sentences of each guild, cached. A guild's file is read once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due: dict[int, dict[int, list[str]]] = {}
        self._read: set[int] = set()

    async def of(self, guild: int, user: int) -> list[str]:
        """Return the unsent sentences of a user."""
        return [*(await self._of_guild(guild)).get(user, ())]

    async def add(self, guild: int, user: int, text: str) -> None:
        """Keep a sentence to send below the user's next answer; ignore a duplicate."""
        due = await self.of(guild, user)
        if text not in due:
            await self._keep(guild, user, [*due, text][-MAX_TEXTS:])

    async def forget(self, guild: int, user: int) -> None:
        """Delete the sentences of a user after they were sent."""
        await self._keep(guild, user, [])

    async def _of_guild(self, guild: int) -> dict[int, list[str]]:
        due = self._due.setdefault(guild, {})
        if guild not in self._read:
            try:
                stored = await untold(self._store, guild) if self._store.knows(guild) else {}
            # Until the file is readable, new sentences stay in memory and the stored ones stay in the file.
            except StoreError as error:
                LOG.warning("guild %s: the unsent sentences cannot be read: %s", guild, error)
                return due
            # Another task may have read the file and sent some of these meanwhile.
            if guild not in self._read:
                self._read.add(guild)
                for user, texts in stored.items():
                    due[user] = [*dict.fromkeys((*texts, *due.get(user, ())))][-MAX_TEXTS:]
        return due

    async def _keep(self, guild: int, user: int, texts: list[str]) -> None:
        due = await self._of_guild(guild)
        due[user] = texts
        if not texts:
            due.pop(user)
        if guild not in self._read:
            return
        try:
            await keep_untold(self._store, guild, user, texts)
        # The change is in memory in any case.
        except StoreError as error:
            LOG.warning("guild %s: unsent sentences are only in memory: %s", guild, error)
