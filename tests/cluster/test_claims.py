"""Claims on groups of shards in PostgreSQL: one process has a group, and does nothing if it is not certain of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NoReturn

import asyncpg
import pytest
import pytest_asyncio

from bench.servers.postgres import Server
from cluster import group_claims as claims
from cluster.authority import ClusterAuthority
from cluster.claims import Succession
from cluster.connections import prepare
from cluster.group_claims import GROUP, LISTENING, SUCCESSOR, AnotherSuccessor, GroupClaim, OtherDivision, Pace
from data.errors import NotHeld
from data.tables import Tables
from tests.cluster.set_claim import SetClaim
from tests.data.conftest import GUILD, OpenStore, begin, bid
from tests.patience import until

PACE = Pace(timeout=3.0, fence=2.2, ping=0.1, look=0.02, settle=0.1)
"""A busy machine may stop the tests for a second."""


class Cluster:
    """The processes of one database."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.address = address
        self._claims: list[GroupClaim] = []

    def claim(self, groups: int = 2, count: int | None = 4, pace: Pace = PACE) -> GroupClaim:
        self._claims.append(GroupClaim(self.address, groups, count, pace))
        return self._claims[-1]

    async def joined(self, groups: int = 2, count: int | None = 4) -> GroupClaim:
        claim = self.claim(groups, count)
        await claim.join()
        return claim

    async def cut(self, claim: GroupClaim, kind: int = GROUP) -> None:
        """Let the server end the session of a process with a lock, without its knowledge."""
        db = await asyncpg.connect(self.address)
        await db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE classid = $1 AND objid = $2", kind, claim.group
        )
        await db.close()

    async def close(self) -> None:
        for claim in self._claims:
            await claim.release()


@pytest_asyncio.fixture
async def cluster(postgres: Server) -> AsyncIterator[Cluster]:
    address = await postgres.new_database()
    await prepare(address)
    made = Cluster(postgres, address)
    yield made
    await made.close()


async def test_each_process_claims_a_group_and_one_more_waits_as_a_spare(cluster: Cluster) -> None:
    first, second = await asyncio.gather(cluster.joined(), cluster.joined())
    assert {first.shards, second.shards} == {(0, 2), (1, 3)}
    assert first.holds()
    assert second.holds()
    spare = cluster.claim()
    joining = asyncio.create_task(spare.join())
    await spare.spare.wait()
    assert not joining.done()
    await first.release()
    assert not first.holds()
    await joining
    assert spare.shards == first.shards
    assert spare.epoch > max(first.epoch, second.epoch)


async def test_a_claim_that_is_released_during_a_ping_does_not_hold(cluster: Cluster) -> None:
    for _ in range(5):
        claim = cluster.claim(pace=PACE._replace(ping=0.0, settle=0.0))
        await claim.join()
        await asyncio.sleep(0.01)
        await claim.release()
        assert not claim.holds()


async def test_one_group_has_the_shards_that_discord_recommends(cluster: Cluster) -> None:
    assert (await cluster.joined(1, None)).shards is None


async def test_a_frozen_process_stops_before_a_spare_begins(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    frozen = await cluster.joined(1)
    thaw = asyncio.Event()

    async def freeze() -> None:
        await thaw.wait()

    original = frozen._ping
    monkeypatch.setattr(frozen, "_ping", freeze)
    spare = cluster.claim(1)
    joining = asyncio.create_task(spare.join())
    await joining
    assert not frozen.holds()
    monkeypatch.setattr(frozen, "_ping", original)
    thaw.set()
    await until(lambda: frozen.lost)
    assert not await frozen.regained(0.01)
    assert spare.holds()


async def test_a_process_takes_its_own_group_again_after_a_restart_of_the_server(cluster: Cluster) -> None:
    claim = await cluster.joined(1)
    spare = cluster.claim(1, pace=PACE._replace(settle=PACE.timeout))
    joining = asyncio.create_task(spare.join())
    await until(lambda: (GROUP, 0) in spare._found)
    epoch = claim.epoch
    cluster.server.stop()
    await until(lambda: not claim.holds())
    assert not await claim.regained(0.01)
    cluster.server.start()
    assert await claim.regained()
    await spare.spare.wait()
    assert (claim.epoch, claim.lost, joining.done()) == (epoch, False, False)
    joining.cancel()


async def test_a_process_whose_session_is_cut_takes_its_group_again(cluster: Cluster) -> None:
    claim, spare = await cluster.joined(1), cluster.claim(1)
    joining = asyncio.create_task(spare.join())
    await spare.spare.wait()
    session = claim._session
    await cluster.cut(claim)
    await until(lambda: claim._session not in (None, session) and (GROUP, claim.group) in claim._locked)
    assert claim.holds()
    assert not joining.done()
    joining.cancel()


async def test_a_process_that_cannot_come_back_stops_before_a_spare_begins(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim, spare = await cluster.joined(1), cluster.claim(1)
    joining = asyncio.create_task(spare.join())
    await spare.spare.wait()

    async def cannot(*_: object, **__: object) -> NoReturn:
        raise OSError("the network is gone")

    look, going_on = spare._look, asyncio.Event()

    async def late() -> None:
        await going_on.wait()
        await look()

    with monkeypatch.context() as gone:
        gone.setattr(claim, "_begin_session", cannot)
        # The spare does not see the last pings.
        gone.setattr(spare, "_look", late)
        await asyncio.sleep(0.5)
        await cluster.cut(claim)
        going_on.set()
        await joining
        assert not claim.holds()
    await until(lambda: claim.lost)


async def test_other_divisions_of_the_shards_are_refused(cluster: Cluster) -> None:
    await cluster.joined(2, 4)
    for groups, count in ((4, 4), (2, 8), (1, None)):
        with pytest.raises(OtherDivision, match="another SHARD_GROUPS or SHARD_COUNT"):
            await cluster.claim(groups, count).join()


async def test_a_process_that_stops_hands_over_to_a_spare(cluster: Cluster) -> None:
    old = await cluster.joined(1)
    assert old.succession() is Succession.NONE
    new, other = cluster.claim(1), cluster.claim(1)
    joining, waiting = asyncio.create_task(new.join()), asyncio.create_task(other.join())
    await asyncio.gather(new.spare.wait(), other.spare.wait())
    await old.offer()
    await until(lambda: joining.done() or waiting.done())
    if waiting.done():
        new, other, waiting = other, new, joining
    assert old.succession() is Succession.PREPARES
    assert not new.obtained
    assert new.group == 0
    obtaining = asyncio.create_task(new.obtain())
    new.listen()
    await until(lambda: old.succession() is Succession.LISTENS)
    assert old.holds()
    await old.release()
    await obtaining
    assert new.holds()
    assert new.succession() is Succession.NONE
    assert not waiting.done(), "only one process takes over"
    waiting.cancel()


async def test_a_successor_that_dies_leaves_its_place_to_another(cluster: Cluster) -> None:
    old, first = await cluster.joined(1), cluster.claim(1)
    joining = asyncio.create_task(first.join())
    await first.spare.wait()
    await old.offer()
    await joining
    second = asyncio.create_task(cluster.joined(1))
    await first.release()
    await old.release()
    assert (await second).group == 0


async def test_a_successor_listens_again_after_its_session_is_cut(cluster: Cluster) -> None:
    old, new = await cluster.joined(1), cluster.claim(1)
    joining = asyncio.create_task(new.join())
    await new.spare.wait()
    await old.offer()
    await joining
    new.listen()
    obtaining = asyncio.create_task(new.obtain())
    await until(lambda: old.succession() is Succession.LISTENS)
    session = new._session
    await cluster.cut(new, SUCCESSOR)
    await until(lambda: new._session not in (None, session))
    await until(lambda: old.succession() is Succession.LISTENS)
    await old.release()
    await obtaining
    assert new.holds()


async def test_a_successor_waits_for_its_own_earlier_session(cluster: Cluster) -> None:
    """The server sees only after a while that a connection is broken."""
    old, new = await cluster.joined(1), cluster.claim(1)
    joining = asyncio.create_task(new.join())
    await new.spare.wait()
    await old.offer()
    await joining
    new.listen()
    obtaining = asyncio.create_task(new.obtain())
    await until(lambda: old.succession() is Succession.LISTENS)
    earlier, new._session = new._session, None
    new._end_session()
    await old.release()
    await obtaining
    await new.offer()
    assert new.succession() is Succession.NONE
    assert earlier is not None
    assert earlier.is_closed()


async def test_a_successor_that_was_cut_off_ends_if_another_process_takes_over(cluster: Cluster) -> None:
    old, first = await cluster.joined(1), cluster.claim(1)
    joining = asyncio.create_task(first.join())
    await first.spare.wait()
    await old.offer()
    await joining
    await cluster.cut(first, SUCCESSOR)
    second = await cluster.joined(1)
    assert not second.obtained
    with pytest.raises(AnotherSuccessor, match="start it again"):
        await first.obtain()
    obtaining = asyncio.create_task(second.obtain())
    await old.release()
    await obtaining
    assert second.holds()


async def test_a_process_that_does_not_leave_has_no_successor(cluster: Cluster) -> None:
    claim = await cluster.joined(1)
    db = await asyncpg.connect(cluster.address)
    await db.execute("SELECT pg_advisory_lock($1, 0), pg_advisory_lock($2, 0)", SUCCESSOR, LISTENING)
    await until(lambda: (LISTENING, 0) in claim._found)
    assert claim.succession() is Succession.NONE
    await claim.offer()
    assert claim.succession() is Succession.LISTENS
    await db.close()


async def test_a_stop_without_a_spare_does_not_wait_for_long(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "UNTIL_OFFERED", 0.1)
    claim = await cluster.joined(1)
    await claim.offer()
    assert claim.succession() is Succession.NONE


async def test_two_processes_identify_in_a_bucket_one_after_the_other(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claims, "SLOT_TIME", 0.1)
    # With many shards in a bucket a turn takes minutes.
    monkeypatch.setattr(claims, "LONGEST_TURN", 0.06)
    one, other = cluster.claim(), cluster.claim()
    order: list[tuple[int, float]] = []

    async def identify(claim: GroupClaim, bucket: int) -> None:
        await claim.take_turn(bucket)
        order.append((bucket, asyncio.get_running_loop().time()))

    await asyncio.gather(*(identify(claim, 0) for claim in (one, other, one)), identify(other, 1))
    times = [time for bucket, time in order if bucket == 0]
    assert times[2] - times[0] >= 0.2, "three in one bucket"
    assert 1 in [bucket for bucket, _ in order[:2]], "the other bucket is free"


async def test_a_choice_is_not_written_without_a_certain_claim(tmp_path: Path, open_store: OpenStore) -> None:
    claim = SetClaim()
    store = await open_store(tmp_path)
    store.authority = ClusterAuthority(store, claim)
    tables = Tables(store)
    game = await begin(tables, GUILD)
    claim.held = False
    with pytest.raises(NotHeld):
        await bid(tables, game, 0)
    claim.held = True
    async with tables.transaction(*game) as session:
        assert session.last == 1
    await bid(tables, game, 0)
