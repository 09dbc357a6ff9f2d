"""Locks by key, so that a check and the change after it are one step."""

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


class Locks:
    """One lock for each key that is held or awaited."""

    def __init__(self) -> None:
        # Locks are weak references: one lives only while it is held or awaited.
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def hold(self, *key: Hashable) -> AsyncIterator[None]:
        """Hold the lock of ``key``."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        async with lock:
            yield
