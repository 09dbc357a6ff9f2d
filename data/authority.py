"""The right to write to a guild: the store asks for it before it commits, and before it tells a result."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

from data.shared.protocol import Database
from rules.kernel import Facts


class Authority:
    """Whether this process may write to its guilds now, and what must happen before a result is told.

    This is the answer of the only process of a bot: it always may, and nothing must happen. With several processes or
    machines another process may have the guild by now, or a newer file may be elsewhere. Then ``cluster/authority.py``
    overrides these methods.

    The store calls them in this order. At the start: ``shared_opening``, ``shared_opened``, ``begin``. For a guild's
    file: ``opening``, ``opened``, then ``changing`` around each transaction, with ``holds`` just before the commit, and
    ``copied`` after each read, then ``closing``. At the end: ``close``, ``release``.
    """

    def holds(self) -> bool:
        """Return whether this process may write now, without waiting for anything."""
        return True

    async def regained(self) -> None:
        """Wait until this process may write."""

    def knows(self, guild: int) -> bool:
        """Return whether a guild has a file elsewhere."""
        return False

    async def shared_opening(self) -> None:
        """Prepare for the shared file, which will be opened. Raise StoreError if it cannot be used."""

    async def shared_opened(self, database: Database) -> None:
        """Take from the shared file what is kept elsewhere from now on, before any other use. Raise StoreError."""

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

    async def ask(self, guilds: Collection[int], user: int, kind: str, facts: Facts) -> Sequence[int]:
        """Ask the processes of other guilds for work for a person. Return the ids of the requests."""
        return ()

    async def answers(self, ids: Sequence[int], patience: float, *, lasting: bool) -> Mapping[int, Any]:
        """Return the answers to requests that come in time, by guild. The others are withdrawn, unless ``lasting``."""
        return {}

    def faults(self) -> list[str]:
        """Return why this process may not write, or lacks copies of its files elsewhere, in one sentence each."""
        return []

    def lag(self) -> float:
        """Return the age of the oldest choice that lacks its copy elsewhere, in seconds."""
        return 0.0

    async def close(self) -> None:
        """Finish the work on the files. The guilds' files are closed, and the shared store is still open."""

    async def release(self) -> None:
        """Give up the right to write. Everything is closed."""
