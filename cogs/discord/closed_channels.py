"""The channels that refuse the bot's messages. They are stored, and nothing is sent there for a while."""

import logging
import time

from data import queries
from data.store import Store

LOG = logging.getLogger(__name__)

CLOSED_FOR = 300
"""Seconds for which nothing is sent to a channel after a refusal."""


class ClosedChannels:
    """The closed channels of each guild, cached. A guild's file is read once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._until: dict[int, dict[int, float]] = {}
        self._reopened: dict[tuple[int, int], float] = {}
        """The times of the last reopenings by the monotonic clock."""
        self._refused: dict[tuple[int, int], float] = {}
        """The times of the last refusals in closed channels, by the store's clock."""

    async def of(self, guild: int) -> dict[int, float]:
        """Return the closed channels of a guild, each with the end of its pause (seconds of UTC since 1970)."""
        if guild not in self._until and not self._store.knows(guild):
            return {}
        if guild not in self._until:
            # After a restart each channel may be tried at once. The queued messages carry their own backoff.
            channels = await queries.closed_channels(self._store, guild)
            self._until.setdefault(guild, dict.fromkeys(channels, 0.0))
        return self._until[guild]

    async def is_left_alone(self, guild: int, channel: int) -> bool:
        """Return whether the channel is still in its pause."""
        return (await self.of(guild)).get(channel, 0.0) > self._store.clock()

    async def close(self, guild: int, channel: int, why: str, *, for_long: bool = True) -> None:
        """Store that a channel refuses messages; ``for_long``: pause it as well (not after a refused edit).

        ``why`` is Discord's reason, for the log.
        """
        self._refused[guild, channel] = self._store.clock()
        until = self._store.clock() + CLOSED_FOR if for_long else 0.0
        closed = await self.of(guild)
        if channel not in closed:
            LOG.info("guild %s: channel %s refuses messages: %s", guild, channel, why)
        closed[channel] = max(until, closed.get(channel, 0.0))
        await queries.close_channel(self._store, guild, channel)

    def refused_lately(self, guild: int, channel: int) -> bool:
        """Return whether a closed channel has refused a message a short time ago, regardless of its permissions."""
        refused = self._refused.get((guild, channel))
        return refused is not None and refused > self._store.clock() - CLOSED_FOR

    def reopened_since(self, guild: int, channel: int, moment: float) -> bool:
        """Return whether a channel was reopened after a moment of the monotonic clock."""
        return self._reopened.get((guild, channel), 0.0) > moment

    async def reopen(self, guild: int, channel: int) -> None:
        """Mark a channel as open again and make its queued messages due."""
        self._reopened[guild, channel] = time.monotonic()
        self._refused.pop((guild, channel), None)
        await queries.hurry(self._store, guild, channel)
        if (await self.of(guild)).pop(channel, None) is not None:
            await queries.reopen_channel(self._store, guild, channel)
