"""Servers of several shards."""

from __future__ import annotations

import asyncio

from playground import Person

SHARDS = 2


async def channels(ada: Person) -> list[tuple[str, str]]:
    """Return a server of each shard, with its first channel."""
    found: dict[int, str] = {}
    while len(found) < SHARDS:
        # A server takes ids of many milliseconds. Without a pause the next server's id follows, of the same shard.
        await asyncio.sleep(0.2)
        guild = await ada.control("POST", "/guilds", {"name": f"Server {len(found)}"})
        found.setdefault((int(guild["id"]) >> 22) % SHARDS, guild["id"])
    every = await ada.control("GET", "/channels")
    firsts = [next(one["id"] for one in every if one.get("guild_id") == found[shard]) for shard in range(SHARDS)]
    return [(found[shard], firsts[shard]) for shard in range(SHARDS)]
