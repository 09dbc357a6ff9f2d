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
        self._read: set[int] = set()

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
        due = self._due.setdefault(guild, {})
        if guild not in self._read:
            try:
                found = await untold(self._store, guild) if self._store.knows(guild) else {}
            # Until it can be, what comes is kept here, and what stands in the file stays there.
            except StoreError as error:
                LOG.warning("guild %s: what people are to be told cannot be read: %s", guild, error)
                return due
            # While the file was read somebody else may have read it, and told some of it.
            if guild not in self._read:
                self._read.add(guild)
                for user, texts in found.items():
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
        # In memory it is noted all the same.
        except StoreError as error:
            LOG.warning("guild %s: what somebody is to be told is only in memory: %s", guild, error)
