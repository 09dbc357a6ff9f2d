"""The list of a person's tables: a copy in the shared file, so that no process opens the files of another."""

import os
from pathlib import Path

import pytest

from data import queries
from data.errors import NotOurs
from data.game.outgoing import Say
from data.game.session import GameSession
from data.shards import Shards, shard_of
from data.shared import queue
from data.store import Store
from data.tables import Tables
from tests.data.conftest import ADA, BEN, GUILD, OpenStore, Running, begin, job
from tests.patience import until_told

OURS, THEIRS = GUILD, GUILD + (1 << 22)
"""Guilds of two shards."""


async def tables_of(open_store: OpenStore, folder: Path, guild: int) -> Tables:
    """Return the tables of the process that serves a guild, of two processes."""
    store = await open_store(folder, shards=Shards((shard_of(guild, 2),), 2))
    tables = Tables(store)
    tables.waited_for = asked
    return tables


def asked(session: GameSession) -> frozenset[int]:
    return frozenset(ask.seat for ask in session.table.asks)


async def listed(store: Store, user: int) -> list[tuple[int, int, str]]:
    return [(table.guild, table.game, table.phase) for table in await store.sittings.of(user)]


def open_files(folder: Path) -> set[str]:
    """Return the names of the guild files that this process has open."""
    opened = {os.path.realpath(link) for link in Path("/proc/self/fd").iterdir()}
    return {path.stem for path in folder.glob("*.sqlite3") if path.stem.isdecimal() and str(path.resolve()) in opened}


async def test_no_process_touches_a_guild_of_another_one(tmp_path: Path, open_store: OpenStore) -> None:
    """A process that did it had choices refused in the owner's process: "could not be saved"."""
    first, second = await tables_of(open_store, tmp_path, OURS), await tables_of(open_store, tmp_path, THEIRS)
    theirs = await begin(second, THEIRS)
    with pytest.raises(NotOurs):
        async with first.transaction(*theirs) as session:
            session.enqueue(Say("hello"))
    with pytest.raises(NotOurs):
        await first.create(THEIRS, "demo", host=ADA, name="Ada", channel=5)
    with pytest.raises(NotOurs):
        await queries.games(first.store, THEIRS)
    with pytest.raises(NotOurs):
        await queries.reopen_channel(first.store, THEIRS, 5)
    assert first.store.wakeups.due(THEIRS) == float("inf")
    assert first.store.connections.open_guilds() == ()


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="open descriptors are listed in /proc")
async def test_a_persons_tables_of_all_processes_are_listed_without_their_files(
    tmp_path: Path, open_store: OpenStore
) -> None:
    first, second = await tables_of(open_store, tmp_path, OURS), await tables_of(open_store, tmp_path, THEIRS)
    ours, theirs = await begin(first, OURS), await begin(second, THEIRS)
    await second.create(THEIRS, "demo", host=ADA, name="Ada", channel=6)
    await second.store.close()
    found = [(OURS, ours.id, "running"), (THEIRS, theirs.id, "running"), (THEIRS, 2, "lobby")]
    assert await listed(first.store, ADA) == found
    assert open_files(tmp_path) == {str(OURS)}


async def test_a_change_reaches_the_other_process_by_itself(
    tmp_path: Path, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "DELAY", 0.01)
    first, second = await tables_of(open_store, tmp_path, OURS), await tables_of(open_store, tmp_path, THEIRS)
    theirs = await begin(second, THEIRS)
    expected = [(THEIRS, theirs.id, "running")]
    await until_told(lambda: listed(first.store, ADA), lambda found: found == expected)


async def test_a_change_of_players_messages_or_turns_is_listed(tmp_path: Path, open_store: OpenStore) -> None:
    tables = await tables_of(open_store, tmp_path, OURS)
    running = await begin(tables, OURS)
    async with tables.transaction(*running) as session:
        session.change(thread=6)
        session.posted("turn", 77, shown=1)
    (ben,) = await tables.store.sittings.of(BEN)
    assert (ben.channel, ben.message, ben.waits) == (6, 77, True)
    async with tables.transaction(*running) as session:
        session.give(1, user=None, name="Didi", opponent=True)
    assert await tables.store.sittings.of(BEN) == ()
    async with tables.transaction(*running) as session:
        session.change(paused=5.0)
    (ada,) = await tables.store.sittings.of(ADA)
    assert not ada.waits
    async with tables.transaction(*running) as session:
        session.close()
    assert await tables.store.sittings.of(ADA) == ()


async def test_the_list_is_made_again_from_a_guilds_file(tmp_path: Path, open_store: OpenStore) -> None:
    """The notes of a killed process are lost, and a restored file has other games."""
    tables = await tables_of(open_store, tmp_path, OURS)
    running = await begin(tables, OURS)
    async with tables.transaction(*running) as session:
        session.posted("lobby", 76)
        session.posted("turn", 77, shown=1)
    before = await tables.store.sittings.of(BEN)
    await tables.store.shared.write(job, "UPDATE sittings SET game = 9, message = 5")
    await tables.store.close()
    again = await tables_of(open_store, tmp_path, OURS)
    assert [table.game for table in await again.store.sittings.of(BEN)] == [9]
    await queries.games(again.store, OURS)
    (found,) = await again.store.sittings.of(BEN)
    assert (found.game, found.channel, found.message) == (running.id, 5, 77)
    async with again.transaction(*running):
        pass
    assert await again.store.sittings.of(BEN) == before


async def test_a_table_that_stays_the_same_is_noted_once(tmp_path: Path, open_store: OpenStore) -> None:
    """Most changes move neither the players nor the turn, and need no write to the shared file."""
    tables = await tables_of(open_store, tmp_path, OURS)
    running: Running = await begin(tables, OURS)
    await tables.store.shared.write_pending()
    await tables.store.shared.write(job, "DELETE FROM sittings")
    async with tables.transaction(*running) as session:
        session.calls.note(ADA, 1)
    assert await tables.store.sittings.of(ADA) == ()
