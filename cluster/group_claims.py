"""Claims on groups of shards, for processes on several machines: advisory locks of PostgreSQL.

The shards are divided into groups. Each process claims a free group, and one more process waits as a spare. A lock
ends with its session, and a session ends when the server has heard nothing of the process for ``timeout`` seconds.
The process stops by itself before that: it holds its claim for ``fence`` seconds after it has sent the last ping that
the server answered. https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS

A session can also end earlier than its process stops: a connection breaks, or the server is started again. So a spare
waits until the process has stopped by itself, unless that has given up its claim. Meanwhile it takes its lock again.

A process goes through these states in one direction:

1. a spare, which looks for a group that is free or whose process leaves it;
2. the successor in a group, which may listen. There is one at a time;
3. the process of the group, which has given up the successor's place;
4. the process that leaves the group: only now it has a successor.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import asyncpg

from cluster.claims import Succession
from cluster.connections import AWAY, LOCK, Connection, close, connect, place_of

GROUP, SUCCESSOR, LISTENING, LEAVING, DIVISION, SLOT = range(LOCK + 1, LOCK + 7)
"""The first keys of the locks. The second key is the group."""
UNTIL_OFFERED: Final = 1.5
"""Seconds in which a spare sees that a process leaves its group."""
SLOT_TIME: Final = 5.5
"""Seconds between two turns to identify in a bucket: Discord's five, and a moment from the turn to the identify.
https://discord.com/developers/docs/events/gateway#rate-limiting"""
LONGEST_TURN: Final = 60.0
"""Seconds to wait in one session for the other processes that identify. After that the server may be gone."""

LOCKS: Final = """
SELECT classid::BIGINT AS kind, objid::BIGINT AS key,
       extract(EPOCH FROM clock_timestamp() - state_change)::DOUBLE PRECISION AS silent
  FROM pg_locks JOIN pg_stat_activity USING (pid)
 WHERE locktype = 'advisory' AND granted AND objsubid = 2
   AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
   AND application_name IS DISTINCT FROM current_setting('application_name')
"""
"""The locks of other processes, each with the seconds since its process has sent a ping."""
NEXT_EPOCH: Final = """
INSERT INTO claims (shard_group, epoch, released)
    VALUES ($1, (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT, false)
    ON CONFLICT (shard_group) DO UPDATE SET epoch = greatest(excluded.epoch, claims.epoch + 1), released = false
    RETURNING epoch
"""
"""A claim of a group, with the time as its number: after the loss of the database no number comes again."""
RELEASE: Final = "UPDATE claims SET released = true WHERE shard_group = $1 AND epoch = $2"

LOG = logging.getLogger(__name__)


class Pace(NamedTuple):
    """The times of a claim, in seconds."""

    timeout: float = 6.0
    """The server ends a session after so long without a ping."""
    fence: float = 4.5
    """The process stops so long after a ping that was answered."""
    ping: float = 1.0
    """The time between two pings."""
    look: float = 0.25
    """The time between two tries to get what another process has."""
    settle: float = 6.0
    """The time from the start of a session to a claim: then no process relies on a lock of an earlier server."""


USUAL: Final = Pace()


class OtherDivision(ValueError):  # noqa: N818 - a finding
    """Other processes divide the shards in another way. The text is one sentence for the operator."""

    def __init__(self) -> None:
        super().__init__(
            "Other processes of the bot use the database of SHARED with another SHARD_GROUPS or SHARD_COUNT:"
            " stop them all, and give each the same values."
        )


class AnotherSuccessor(ValueError):  # noqa: N818 - a finding
    """Another process takes over the group, because this one was cut off. The text is one sentence for the operator."""

    def __init__(self) -> None:
        super().__init__(
            "Another process takes over its servers, because this one did not reach PostgreSQL: start it again."
        )


class GroupClaim:
    """The claim on one of ``groups`` groups of ``count`` shards. Without a count there is one group with all shards."""

    def __init__(self, address: str, groups: int, count: int | None, pace: Pace | None = None) -> None:
        self._address = address
        self._groups = groups
        self._pace = pace or USUAL
        self._division = (count or 0) << 14 | groups
        self.count = count
        """The number of shards; None to use Discord's recommendation."""
        self.group: int | None = None
        """The group of this process, once it has one."""
        self.epoch = 0
        """The number of the claim; 0 before it is obtained."""
        self.spare = asyncio.Event()
        """Set while the process waits for a group."""
        self.lost = False
        """Whether another process has claimed the group since."""
        self._until = 0.0
        """The time until which the claim holds."""
        self._name = f"stammtisch {secrets.token_hex(8)}"
        """The name of the sessions of this process. After a connection breaks, the server may keep one for a while."""
        self._session: Connection | None = None
        self._locked: set[tuple[int, int]] = set()
        """The kinds and the keys of the locks of the session."""
        self._since = 0.0
        """The time since which the session lasts."""
        self._using = asyncio.Lock()
        """Held by the one statement that runs in the session."""
        self._found: frozenset[tuple[int, int]] = frozenset()
        """The kinds and the keys of the locks of other processes, as last seen."""
        self._heard: dict[int, float] = {}
        """The time of the last ping of each group's process."""
        self._listens = False
        """Whether this process, as a successor, receives all interactions."""
        self._leaving = False
        self._changed = asyncio.Event()
        """Set when the claim may hold again, or is lost."""
        self._hurry = asyncio.Event()
        """Set when the next ping must not wait."""
        self._pinging: asyncio.Task[None] | None = None
        self._turns: set[asyncio.Task[None]] = set()

    @property
    def shards(self) -> tuple[int, ...] | None:
        """The shards of the group; None for all."""
        return None if self.count is None else tuple(range(self.group or 0, self.count, self._groups))

    @property
    def obtained(self) -> bool:
        """Whether this process has or had the claim."""
        return self.epoch > 0

    async def join(self) -> None:
        """Wait until a group is free, or until its process leaves it to this one. Raise ValueError or OSError."""
        await self._begin_session()
        while not await self._find_group():
            if not self.spare.is_set() and self._is_settled:
                self.spare.set()
                LOG.info("all %s groups of shards have a process: this one waits as a spare", self._groups)
            await asyncio.sleep(self._pace.look)

    async def obtain(self) -> None:
        """As the successor in the group, wait until it is free, and claim it. Raise ValueError if another one does."""
        while not self.obtained:
            try:
                await self._succeed()
            except AWAY:
                self._end_session()
            if not self.obtained:
                await asyncio.sleep(self._pace.look)

    def listen(self) -> None:
        """Note that this process receives all interactions. ``obtain`` tells the other process."""
        self._listens = True

    async def offer(self) -> None:
        """Ask a spare to take over, because this process stops. Return when one has had time to begin."""
        self._leaving = True
        try:
            await self._try_lock(LEAVING)
        except AWAY:
            return
        self._hurry.set()
        try:
            async with asyncio.timeout(UNTIL_OFFERED):
                while self.succession() is Succession.NONE:
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            LOG.info("no other process takes over")

    def succession(self) -> Succession:
        """Return the state of the process that will take over. There is none unless this process leaves."""
        if not self._leaving:
            return Succession.NONE
        for kind, state in ((LISTENING, Succession.LISTENS), (SUCCESSOR, Succession.PREPARES)):
            if (kind, self.group) in self._found:
                return state
        return Succession.NONE

    def holds(self) -> bool:
        """Return whether the claim is certain now."""
        return _now() < self._until and not self.lost

    async def regained(self, patience: float | None = None) -> bool:
        """Wait until the claim is certain, at most ``patience`` seconds. Return whether it is."""
        try:
            async with asyncio.timeout(patience):
                while not self.holds():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            return False
        return True

    async def take_turn(self, bucket: int) -> None:
        """Wait until no process has identified in a bucket for five seconds, and keep the others back as long."""
        while not await self._try_turn(bucket):
            pass

    async def _try_turn(self, bucket: int) -> bool:
        """Wait for a turn for a while. Return False if it has not come, and True if PostgreSQL does not answer."""
        try:
            db = await connect(self._address, idle_session_timeout=_milliseconds(self._pace.timeout))
        except AWAY:
            await asyncio.sleep(SLOT_TIME)
            return True
        try:
            await db.execute("SELECT pg_advisory_lock($1, $2)", SLOT, bucket, timeout=LONGEST_TURN)
        except BaseException as error:
            db.terminate()
            if isinstance(error, TimeoutError):
                return False
            if isinstance(error, AWAY):
                return True
            raise
        turn = asyncio.create_task(_end_turn(db))
        self._turns.add(turn)
        turn.add_done_callback(self._turns.discard)
        return True

    async def release(self) -> None:
        """Give up the claim, so that another process can have it at once."""
        # Between two statements, so that the session can be used once more.
        async with self._using:
            for task in filter(None, (self._pinging, *self._turns)):
                task.cancel()
                await asyncio.wait({task})
        # The last ping may just have extended it.
        self._until = 0.0
        if self._session is not None:
            with suppress(*AWAY):
                await self._session.execute(RELEASE, self.group, self.epoch)
            await close(self._session)

    async def _begin_session(self) -> None:
        """Connect, and refuse another division of the shards."""
        timeout = _milliseconds(self._pace.timeout)
        self._session = await connect(self._address, idle_session_timeout=timeout, application_name=self._name)
        self._since = _now()
        self._session.add_termination_listener(lambda _: self._hurry.set())
        async with self._using:
            await self._session.execute("SELECT pg_advisory_lock_shared($1, $2)", DIVISION, self._division)
        await self._look()
        if any(kind == DIVISION and key != self._division for kind, key in self._found):
            raise OtherDivision

    def _end_session(self) -> None:
        """Cut the connection, so that the server frees the locks as soon as it sees that."""
        session, self._session = self._session, None
        # A new set, because a statement of the old session may be about to add to it.
        self._found, self._locked = frozenset(), set()
        if session is not None:
            session.terminate()

    @property
    def _is_settled(self) -> bool:
        """Whether the session has lasted long enough for a claim."""
        return _now() - self._since > self._pace.settle

    async def _find_group(self) -> bool:
        """Claim a group that is free, or become the successor in one. Return whether there is one."""
        try:
            if self._session is None:
                await self._begin_session()
            await self._look()
            for group in range(self._groups):
                if await self._is_open(group) and await self._try_lock(SUCCESSOR, group):
                    self.group = group
                    # Another process may have claimed the group since the look, and given up the successor's place.
                    await self._look()
                    if (LEAVING, group) in self._found:
                        LOG.info("the process of group %s stops: this one prepares to take over", group)
                        return True
                    await self._claim()
                    if self.obtained:
                        return True
                    await self._unlock_place()
        except AWAY as error:
            LOG.debug("PostgreSQL does not answer: %s", error)
            self._end_session()
        self.group = None
        return False

    async def _is_open(self, group: int) -> bool:
        """Return whether the process of a group leaves it, or has left it."""
        if (GROUP, group) in self._found:
            return (LEAVING, group) in self._found
        return await self._is_given_up(group)

    async def _succeed(self) -> None:
        """Hold the successor's place, tell whether this process listens, and claim the group if it is free."""
        if self._session is None:
            await self._begin_session()
        place = await self._try_lock(SUCCESSOR)
        if place and self._listens:
            await self._try_lock(LISTENING)
        await self._look()
        if place:
            await self._claim()
        # Otherwise an earlier session of this process may still have the place.
        elif (SUCCESSOR, self.group) in self._found:
            raise AnotherSuccessor

    async def _claim(self) -> None:
        """Claim the group if its process does nothing any more, and give up the successor's place."""
        asked, group = _now(), self.group or 0
        if (GROUP, group) in self._found or not await self._is_given_up(group) or not await self._try_lock(GROUP):
            return
        async with self._using:
            epoch = await self._open_session().fetchval(NEXT_EPOCH, group)
        await self._unlock_place()
        # Last: if the session has ended before, the group is free again.
        self.epoch = epoch
        self._until = asked + self._pace.fence
        LOG.info("this process has claimed group %s of %s, epoch %s", group, self._groups, epoch)
        self._pinging = asyncio.create_task(self._ping_on(), name="claim")

    def _open_session(self) -> Connection:
        """Return the session. Raise ConnectionError if it has ended, so that the caller begins another one."""
        if self._session is None:
            raise ConnectionError("there is no session")
        return self._session

    async def _is_given_up(self, group: int) -> bool:
        """Return whether the last process of a group does nothing any more, even if the server has lost its lock."""
        if not self._is_settled:
            return False
        if _now() > self._heard.get(group, 0.0) + self._pace.fence:
            return True
        async with self._using:
            return bool(
                await self._open_session().fetchval("SELECT released FROM claims WHERE shard_group = $1", group)
            )

    async def _ping_on(self) -> None:
        held = True
        while not self.lost:
            self._hurry.clear()
            calm = self._session is not None and not self._leaving and self.succession() is Succession.NONE
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pace.ping if calm else self._pace.look):
                    await self._hurry.wait()
            await self._ping()
            self._changed.set()
            if held and not self.holds():
                LOG.warning(
                    "PostgreSQL does not answer at %s: this process does nothing until it does",
                    place_of(self._address),
                )
            elif not held and self.holds():
                LOG.info("PostgreSQL answers at %s again: this process continues", place_of(self._address))
            held = self.holds()

    async def _ping(self) -> None:
        """Tell the server that this process lives, and extend the claim if it answers."""
        # Before the question, because the server counts from its arrival.
        asked = _now()
        try:
            async with asyncio.timeout(self._pace.fence):
                if self._session is None or self._session.is_closed():
                    self._end_session()
                    await self._begin_session()
                    if not await self._take_again():
                        return
                await self._look()
        # Any other error than AWAY, too: without another ping this process would never go on.
        except Exception as error:
            LOG.debug("PostgreSQL does not answer: %r", error)
            self._end_session()
            return
        self._until = asked + self._pace.fence

    async def _take_again(self) -> bool:
        """Return whether the group is free and no other process has claimed it meanwhile. Otherwise end the session."""
        free = await self._try_lock(GROUP)
        last = await self._open_session().fetchval("SELECT epoch FROM claims WHERE shard_group = $1", self.group)
        if last != self.epoch:
            self.lost = True
        elif free and self._leaving:
            await self._try_lock(LEAVING)
        if not free or self.lost:
            self._end_session()
        return free and not self.lost

    async def _look(self) -> None:
        """See which locks there are."""
        async with self._using:
            rows: Sequence[asyncpg.Record] = await self._open_session().fetch(LOCKS)
        seen = {key for kind, key in self._found if kind == GROUP}
        self._found = frozenset((row["kind"], row["key"]) for row in rows)
        self._heard |= {row["key"]: _now() - (row["silent"] or 0.0) for row in rows if row["kind"] == GROUP}
        for group in seen - {key for kind, key in self._found if kind == GROUP}:
            # A process whose session has ended may have sent a last ping since the look before.
            if _now() < self._heard[group] + self._pace.fence:
                self._heard[group] = _now()

    async def _try_lock(self, kind: int, group: int | None = None) -> bool:
        """Lock a kind of a group, by default of the own one, unless the session has the lock. Return whether it has."""
        lock = kind, self.group or 0 if group is None else group
        async with self._using:
            session, locked = self._open_session(), self._locked
            if lock not in locked and await session.fetchval("SELECT pg_try_advisory_lock($1, $2)", *lock):
                locked.add(lock)
            return lock in locked

    async def _unlock_place(self) -> None:
        """Give up the successor's place in the group."""
        async with self._using:
            session = self._open_session()
            for lock in self._locked & {(LISTENING, self.group), (SUCCESSOR, self.group)}:
                await session.execute("SELECT pg_advisory_unlock($1, $2)", *lock)
                self._locked.discard(lock)


async def _end_turn(db: Connection) -> None:
    """Keep a slot for its time."""
    try:
        await asyncio.sleep(SLOT_TIME)
    finally:
        await close(db)


def _milliseconds(seconds: float) -> str:
    return str(round(seconds * 1000))


def _now() -> float:
    """Return a time that nothing sets, and that goes on while the machine sleeps, if it has such a clock."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)
