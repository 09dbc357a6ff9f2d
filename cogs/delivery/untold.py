"""What people could not be told: the next answer that gets through to them tells it, also after a restart."""

import logging

from data.errors import StoreError
from data.store import Store
from data.untold import keep_untold, untold

MAX_TEXTS = 5
"""How many things one person is told afterwards at most; the latest count."""

LOG = logging.getLogger(__name__)


class Untold:
    """What the people of each guild are still to be told; what the guild's file says is read once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due: dict[int, dict[int, list[str]]] = {}

    async def of(self, guild: int, user: int) -> list[str]:
        """Return what somebody is still to be told."""
        return [*(await self._of_guild(guild)).get(user, ())]

    async def add(self, guild: int, user: int, text: str) -> None:
        """Have somebody told something below the next answer they get; what is due already is not told twice."""
        due = await self.of(guild, user)
        if text not in due:
            await self._keep(guild, user, [*due, text][-MAX_TEXTS:])

    async def forget(self, guild: int, user: int) -> None:
        """Note that somebody has been told everything."""
        await self._keep(guild, user, [])

    async def _of_guild(self, guild: int) -> dict[int, list[str]]:
        if guild not in self._due:
            found: dict[int, list[str]] = {}
            try:
                found = await untold(self._store, guild) if self._store.knows(guild) else {}
            # What stands in the file is told after the next start; what comes from now on is kept here.
            except StoreError as error:
                LOG.warning("guild %s: what people are to be told cannot be read: %s", guild, error)
            # Not set: while the file was read somebody else may have read it, and added to it.
            self._due.setdefault(guild, found)
        return self._due[guild]

    async def _keep(self, guild: int, user: int, texts: list[str]) -> None:
        due = await self._of_guild(guild)
        due[user] = texts
        if not texts:
            due.pop(user)
        try:
            await keep_untold(self._store, guild, user, texts)
        # In memory it is noted all the same.
        except StoreError as error:
            LOG.warning("guild %s: what somebody is to be told is only in memory: %s", guild, error)
