"""The copies of the files elsewhere: the store tells of each use of a file, and waits for them."""

from collections.abc import Collection
from contextlib import AbstractAsyncContextManager, nullcontext


class Replication:
    """The steps before a file is used, and before what was written or read is told.

    Without copies elsewhere, as here, there is nothing to do. ``cluster/replica`` makes copies, and overrides these
    methods.

    The store calls them in this order. At the start: ``shared_opening``, ``begin``. For a guild's file: ``opening``,
    ``opened``, then ``changing`` around each transaction and ``copied`` after each read, then ``closing``. At the end:
    ``close``.
    """

    def knows(self, guild: int) -> bool:
        """Return whether a guild has a copy."""
        return False

    async def shared_opening(self) -> None:
        """Prepare for the shared file, which will be opened. Raise StoreError if it cannot be used."""

    async def begin(self) -> Collection[int]:
        """Begin, with an open shared store. Return the guilds whose files are elsewhere. Raise StoreError."""
        return ()

    async def opening(self, guild: int) -> bool:
        """Prepare for a guild's file, which will be opened. Return whether another replaces it. Raise NotNow."""
        return False

    async def opened(self, guild: int) -> None:
        """Note that a guild's file is open."""

    async def fetch(self, guild: int) -> None:
        """Prepare for a guild's file that no person waits for. Raise NotNow."""

    async def closing(self, guild: int) -> None:
        """Finish with a guild's file, which will be closed."""

    def changing(self, guild: int) -> AbstractAsyncContextManager[None]:
        """Do after the block what must happen before its change is told. Raise NotSaved if that fails."""
        return nullcontext()

    async def copied(self, guild: int) -> None:
        """Do what must happen before something that was read is told. Raise NotSaved if that fails."""

    def faults(self) -> list[str]:
        """Return why copies are missing, in one sentence each."""
        return []

    def lag(self) -> float:
        """Return the age of the oldest choice that lacks its copy, in seconds."""
        return 0.0

    async def close(self) -> None:
        """Finish the work on the files. The guilds' files are closed, and the shared store is still open."""
