"""The home of each guild: the epoch of its newest replica. Without it a restore could take an older one."""

from data.shared.protocol import Job
from data.shared.queue import SharedStore

PUT = (
    "INSERT INTO homes (guild, epoch) VALUES ($1, $2)"
    " ON CONFLICT (guild) DO UPDATE SET epoch = excluded.epoch WHERE homes.epoch < excluded.epoch"
)


class Homes:
    """The homes of all guilds."""

    def __init__(self, shared: SharedStore) -> None:
        self._shared = shared

    async def of(self, guild: int) -> int | None:
        """Return the epoch of a guild's newest replica; None if it has none."""
        return await self._shared.read(_of, guild)

    async def all(self) -> dict[int, int]:
        """Return the epochs of all guilds' newest replicas."""
        return await self._shared.read(_all)

    async def put(self, guild: int, epoch: int) -> None:
        """Store the epoch of a guild's replica. An older one than the stored changes nothing."""
        await self._shared.write(_put, guild, epoch)


def _of(guild: int) -> Job[int | None]:
    rows = yield "SELECT epoch FROM homes WHERE guild = $1", guild
    return rows[0]["epoch"] if rows else None


def _all() -> Job[dict[int, int]]:
    rows = yield ("SELECT guild, epoch FROM homes",)
    return {row["guild"]: row["epoch"] for row in rows}


def _put(guild: int, epoch: int) -> Job[None]:
    yield PUT, guild, epoch
