"""The division of the guilds into shards, by Discord's formula.

https://discord.com/developers/docs/events/gateway#sharding
"""

from msgspec import Struct


def shard_of(guild: int, count: int) -> int:
    """Return the shard of a guild, of ``count`` shards."""
    return (guild >> 22) % count


class Shards(Struct, frozen=True):
    """The shards of one process, of ``count`` shards."""

    ids: tuple[int, ...]
    count: int

    def include(self, guild: int) -> bool:
        """Return whether a guild belongs to one of these shards."""
        return shard_of(guild, self.count) in self.ids
