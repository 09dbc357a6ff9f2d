"""The authority of one of several processes or machines: a claim, and perhaps another shared store."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from cluster.claims import Claim
from cluster.moving import move
from cluster.requests import Requests
from data.authority import Authority
from data.shared.protocol import Database
from data.store import Store
from rules.kernel import Facts


class ClusterAuthority(Authority):
    """Whether this process may write: as long as its claim holds.

    ``database`` is the shared store in PostgreSQL, and None if that is a file of the folder.
    """

    def __init__(self, store: Store, claim: Claim, database: Database | None = None) -> None:
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
