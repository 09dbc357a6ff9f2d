"""A process that waits for the folder tells the one that has it, and gets the folder after it."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from cluster.claims import Succession
from cluster.folder_claim import SuccessorLock, succession
from data.shards import Shards
from data.sqlite.folder_lock import FolderInUse
from data.store import Store
from tests.data.conftest import ADA, OpenStore


@pytest.mark.parametrize("shards", [None, Shards((0, 1), 2)])
async def test_successor_gets_the_folder_when_the_first_process_releases_it(
    tmp_path: Path, open_store: OpenStore, shards: Shards | None
) -> None:
    first = await open_store(tmp_path, shards=shards)
    assert succession(tmp_path, shards) is Succession.NONE
    lock = SuccessorLock(tmp_path, shards)
    assert succession(tmp_path, shards) is Succession.PREPARES
    lock.listen()
    assert succession(tmp_path, shards) is Succession.LISTENS
    with pytest.raises(FolderInUse):
        SuccessorLock(tmp_path, shards)
    second = Store(tmp_path, shards=shards)
    with pytest.raises(FolderInUse):
        second.lock(timeout=0)
    waiting = asyncio.create_task(second.users.settings(ADA))
    await first.users.change_settings(ADA, language="de")
    await first.close()
    second.lock(timeout=0)
    await second.begin()
    assert await waiting == {"language": "de"}
    lock.close()
    assert succession(tmp_path, shards) is Succession.NONE
    await second.close()


async def test_successor_of_one_shard_does_not_replace_a_process_with_two(tmp_path: Path) -> None:
    with closing(SuccessorLock(tmp_path, Shards((0,), 2))) as lock:
        lock.listen()
        assert succession(tmp_path, Shards((0, 1), 2)) is Succession.NONE
        assert succession(tmp_path, Shards((0,), 2)) is Succession.LISTENS


async def test_a_look_for_a_successor_is_no_successor_of_another_process(tmp_path: Path) -> None:
    """Two processes look at the same time while one hands over to the other."""
    with closing(SuccessorLock(tmp_path)) as lock:
        lock.listen()

    def look() -> set[Succession]:
        return {succession(tmp_path) for _ in range(500)}

    seen = await asyncio.gather(asyncio.to_thread(look), asyncio.to_thread(look))
    assert set.union(*seen) == {Succession.NONE}
