"""The right to write to a guild: the store asks for it before it commits."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from data.shared.protocol import Database
from rules.kernel import Facts


class Authority:
    """Whether this process may write to its guilds now.

    This is the answer of the only process of a bot: it always may. With several processes or machines another process
    may have the guild by now. Then ``cluster/authority.py`` overrides these methods.

    The store calls ``shared_opened`` at the start, ``holds`` just before each commit, and ``release`` at the end.
    """

    def holds(self) -> bool:
        """Return whether this process may write now, without waiting for anything."""
        return True

    async def regained(self) -> None:
        """Wait until this process may write."""

    async def shared_opened(self, database: Database) -> None:
        """Take from the shared file what is kept elsewhere from now on, before any other use. Raise StoreError."""

    async def ask(self, guilds: Collection[int], user: int, kind: str, facts: Facts) -> Sequence[int]:
        """Ask the processes of other guilds for work for a person. Return the ids of the requests."""
        return ()

    async def answers(self, ids: Sequence[int], patience: float, *, lasting: bool) -> Mapping[int, Any]:
        """Return the answers to requests that come in time, by guild. The others are withdrawn, unless ``lasting``."""
        return {}

    def faults(self) -> list[str]:
        """Return why this process may not write, in one sentence each."""
        return []

    async def release(self) -> None:
        """Give up the right to write. Everything is closed."""
