"""The channels that refuse our messages: left alone for a while, and remembered across a restart."""

from data import queries
from data.store import Store

CLOSED_FOR = 300
"""Seconds for which nothing is sent to a channel that has refused us."""


class ClosedChannels:
    """Which channels of a guild refuse our messages; what the guild's file says is read once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._until: dict[int, dict[int, float]] = {}

    async def of(self, guild: int) -> dict[int, float]:
        """Return the closed channels of a guild, and until when each is left alone."""
        if guild not in self._until and not self._store.knows(guild):
            return {}
        if guild not in self._until:
            # After a restart each may be tried at once: what waits for it knows by itself how long.
            found = await queries.closed_channels(self._store, guild)
            self._until.setdefault(guild, dict.fromkeys(found, 0.0))
        return self._until[guild]

    async def is_left_alone(self, guild: int, channel: int) -> bool:
        """Whether nothing is to be sent there for now."""
        return (await self.of(guild)).get(channel, 0.0) > self._store.clock()

    async def close(self, guild: int, channel: int, why: str, *, for_long: bool = True) -> None:
        """Note that a channel refuses us; leave it alone for a while, unless it was only an edit that it refused."""
        until = self._store.clock() + CLOSED_FOR if for_long else 0.0
        closed = await self.of(guild)
        closed[channel] = max(until, closed.get(channel, 0.0))
        await queries.close_channel(self._store, guild, channel, why)

    async def reopen(self, guild: int, channel: int) -> None:
        """Send what waits for a channel: it takes our messages again, as far as one can tell."""
        await queries.hurry(self._store, guild, channel)
        if (await self.of(guild)).pop(channel, None) is not None:
            await queries.reopen_channel(self._store, guild, channel)
