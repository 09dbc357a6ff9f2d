"""The authority of one of several processes or machines: a claim, and perhaps another shared store and a replica."""

import time
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from cluster.claims import Claim
from cluster.moving import move
from cluster.requests import Requests
from data.authority import Authority
from data.errors import NotSaved
from data.shared.protocol import Database
from data.store import RETRY_AFTER, Store
from rules.kernel import Facts

if TYPE_CHECKING:
    from cluster.replica.replica import Replica


class ClusterAuthority(Authority):
    """Whether this process may write: as long as its claim holds.

    ``database`` is the shared store in PostgreSQL, and None if that is a file of the folder.
    """

    def __init__(self, store: Store, claim: Claim, database: Database | None = None) -> None:
        self._store = store
        self._claim = claim
        self._database = database
        self._requests = Requests(store.shared, store.clock)

    def holds(self) -> bool:
        """Return whether the claim is certain now."""
        return self._claim.holds()

    async def regained(self) -> None:
        """Wait until the claim is certain."""
        await self._claim.regained()

    async def shared_opened(self, database: Database) -> None:
        """Move the shared file's data to the other database, at its first use."""
        if self._database:
            await move(database, self._database)

    async def ask(self, guilds: Collection[int], user: int, kind: str, facts: Facts) -> Sequence[int]:
        """Store a request for each guild."""
        return await self._requests.ask(guilds, user, kind, facts)

    async def answers(self, ids: Sequence[int], patience: float, *, lasting: bool) -> Mapping[int, Any]:
        """Wait for the answers to requests, and delete them. A process does a ``lasting`` request later, too."""
        answered = await self._requests.answers(ids, patience)
        if not lasting:
            await self._requests.withdraw(ids)
        return answered

    def faults(self) -> list[str]:
        """Return why the claim is not certain."""
        return [] if self.holds() else ["PostgreSQL does not answer, so another process may serve these servers"]

    async def release(self) -> None:
        """Give up the claim, so that another process serves these guilds."""
        await self._claim.release()


class ReplicatedAuthority(ClusterAuthority):
    """Whether this process may write, and whether the replica has what it tells."""

    replica: "Replica"
    """The copies of the guilds' files elsewhere, set before the store begins."""
    locked_at = 0
    """The time since which this process has the folder: processes have it one after the other."""

    def knows(self, guild: int) -> bool:
        """Return whether a guild has a copy."""
        return self.replica.knows(guild)

    async def shared_opening(self) -> None:
        """Restore the shared file if it is missing."""
        self.locked_at = int(time.time())
        await self.replica.bring_shared()

    async def begin(self) -> Collection[int]:
        """Begin to copy files. Return the guilds whose files must be restored."""
        await self.replica.begin()
        return self.replica.missing()

    async def opening(self, guild: int) -> bool:
        """Restore a guild's file if it is missing or an old one. Return whether it was restored."""
        return await self.replica.bring(guild)

    async def opened(self, guild: int) -> None:
        """Begin to copy a guild's file."""
        await self.replica.opened(guild)

    async def fetch(self, guild: int) -> None:
        """Restore a guild's file, after those for which people wait."""
        await self.replica.bring_behind(guild)

    async def closing(self, guild: int) -> None:
        """Copy what is new in a guild's file."""
        await self.replica.closing(guild)

    @asynccontextmanager
    async def changing(self, guild: int) -> AsyncIterator[None]:
        """Copy what is written in the block, with REPLICA_WAIT before anyone sees it."""
        try:
            async with self.replica.changing(guild):
                yield
        except NotSaved:
            # It may be in the file, and then its messages must be sent once it is copied.
            self._store.wakeups.schedule(guild, self._store.clock() + RETRY_AFTER)
            raise

    async def copied(self, guild: int) -> None:
        """With REPLICA_WAIT, wait until everything that has been read is copied."""
        await self.replica.copied(guild)

    def faults(self) -> list[str]:
        """Return why the claim is not certain, or copies are missing."""
        return super().faults() + self.replica.faults()

    def lag(self) -> float:
        """Return the age of the oldest choice that is not copied."""
        return self.replica.lag()

    async def close(self) -> None:
        """Stop the copying."""
        await self.replica.close()
