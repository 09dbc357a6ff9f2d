"""The signs of life of the bot, and its outages: times that count against no player.

A process notes a sign of life every minute, and before it does any due work. At the next start, the time since the last
sign is an outage. Outages are only stored here. The clocks of the tables skip them, as they skip quiet hours, so a
start changes no table, and no outage can be added twice or lost.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from data.shards import Shards, shard_of
from data.shared.protocol import Database, Job
from data.shared.queue import SharedStore

BEAT: Final = 60.0
"""Seconds between two signs of life."""
SHORTEST: Final = 600.0
"""The shortest outage that counts, in seconds. A new version is installed in less and should move no deadline."""
KEPT: Final = 90 * 86_400.0
"""Seconds for which an outage is stored: longer than any table waits for a player."""

Span: TypeAlias = tuple[float, float]
"""The start and the end of a time."""
PUT_OUTAGE = (
    "INSERT INTO outages (shard, shards, since, until) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (shard, shards, since) DO UPDATE SET until = excluded.until"
)
PUT_SIGN = (
    "INSERT INTO alive (shard, shards, at) VALUES ($1, $2, $3)"
    " ON CONFLICT (shard, shards) DO UPDATE SET at = excluded.at"
)


class Outage(NamedTuple):
    """A time in which no process served a shard."""

    shard: int
    shards: int
    since: float
    until: float


class Uptime(NamedTuple):
    """The times at which the bot has served a guild: its outages, and the start of this process."""

    outages: tuple[Span, ...] = ()
    since: float = 0.0


ALWAYS: Final = Uptime()
"""The uptime of a bot without outages."""


class Alive:
    """The signs of life of this process, and the outages before it."""

    def __init__(self, shared: SharedStore, clock: Callable[[], float], shards: Shards | None) -> None:
        self._shared = shared
        self._clock = clock
        self._shards = tuple((shard, shards.count) for shard in shards.ids) if shards else ((0, 1),)
        self._outages: tuple[Outage, ...] = ()
        self._noted = 0.0
        self._last: dict[tuple[int, int], float] = {}
        self.since = 0.0
        """The time at which this process began to serve. 0.0 before that."""

    async def load(self, shared: Database) -> None:
        """Read the outages before this process."""
        self._outages = await shared.read(partial(_outages, self._clock() - KEPT))

    async def begin(self) -> None:
        """Note that this process serves from now on, and store the time since the last sign of life as an outage."""
        now = self._clock()
        self._last = last = await self._shared.read(_last_signs, self._shards)
        outages = tuple(Outage(shard, shards, at, now) for (shard, shards), at in last.items() if now - at >= SHORTEST)
        self._outages, self.since, self._noted = (*self._outages, *outages), now, now
        # One transaction, so that after a crash the next start finds either the stored outage or the old sign.
        await self._shared.note("outages", _begin, self._shards, outages, now)

    async def beat(self) -> None:
        """Note a sign of life, if the last one is a minute old."""
        now = self._clock()
        if self.since and now - self._noted >= BEAT:
            self._noted = now
            await self._shared.note("alive", _put_signs, self._shards, now)

    @property
    def first_start(self) -> bool:
        """Whether no process has used the folder before this one."""
        return not self._last

    def last_sign(self, guild: int) -> float | None:
        """Return the last sign of life in a guild before this process began; None if there is none."""
        signs = (at for (shard, shards), at in self._last.items() if shard_of(guild, shards) == shard)
        return next(signs, None)

    def outages_of(self, guild: int) -> tuple[Span, ...]:
        """Return the outages of a guild, earliest first."""
        # The number of shards may have been another one then.
        return tuple(
            (outage.since, outage.until) for outage in self._outages if shard_of(guild, outage.shards) == outage.shard
        )


def _outages(since: float) -> Job[tuple[Outage, ...]]:
    rows = yield "SELECT shard, shards, since, until FROM outages WHERE until > $1 ORDER BY since", since
    return tuple(Outage(*row) for row in rows)


def _last_signs(shards: Sequence[tuple[int, int]]) -> Job[dict[tuple[int, int], float]]:
    """Return the last sign of life of each shard that has one."""
    rows = yield ("SELECT * FROM alive",)
    known = {(row["shard"], row["shards"]): row["at"] for row in rows}
    # With another number of shards, all processes of the earlier division have stopped.
    latest = max(known.values(), default=None)
    signs = {shard: known.get(shard, latest) for shard in shards}
    return {shard: at for shard, at in signs.items() if at is not None}


def _begin(shards: Sequence[tuple[int, int]], outages: Sequence[Outage], now: float) -> Job[None]:
    yield "DELETE FROM outages WHERE until <= $1", now - KEPT
    for outage in outages:
        yield PUT_OUTAGE, *outage
    yield from _put_signs(shards, now)


def _put_signs(shards: Sequence[tuple[int, int]], now: float) -> Job[None]:
    for shard, count in shards:
        yield PUT_SIGN, shard, count, now
