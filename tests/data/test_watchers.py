"""The people who watch for new tables: found without a look at anyone else, and moved from their settings."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from data.shared.watchers import note_watchers_told, toggle_watcher, watched_by, watchers_before
from data.sqlite.migrations import load_steps, migrate
from data.store import SHARED_FILE, Store
from data.tables import Tables
from tests.data.conftest import ADA, BEN, GUILD, OpenStore, collected

NOW = 1_000_000.0


async def found(store: Store, guild: int = GUILD, kind: str = "catan", time: float = NOW) -> set[int]:
    return {*await watchers_before(store.shared, guild, kind, time, 30)}


async def test_a_watcher_is_found_for_the_game_and_the_server(tables: Tables) -> None:
    store = tables.store
    assert await toggle_watcher(store.shared, GUILD, "catan", ADA)
    assert await found(store) == {ADA}
    assert await found(store, kind="dominion") == await found(store, GUILD + 1) == set()
    await note_watchers_told(store.shared, GUILD, "catan", [ADA], NOW)
    assert await found(store) == set()
    assert await found(store, time=NOW + 1) == {ADA}
    assert not await toggle_watcher(store.shared, GUILD, "catan", ADA)
    assert await found(store, time=NOW + 1) == set()


async def test_watched_games_are_collected_and_forgotten(tables: Tables) -> None:
    store = tables.store
    for user in (ADA, BEN):
        await toggle_watcher(store.shared, GUILD, "catan", user)
    assert (await collected(store, ADA))["watched"] == [f"{GUILD}:catan"]
    await store.users.forget(ADA)
    assert await watched_by(store.shared, ADA) == []
    assert await found(store) == {BEN}


def effort(db: sqlite3.Connection) -> int:
    """Return the number of SQLite's steps to find the watchers of a game."""
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    db.set_progress_handler(count, 1)
    db.execute("SELECT user FROM watchers WHERE guild = 1 AND kind = 'catan' AND told < 5").fetchall()
    db.set_progress_handler(None, 0)
    return steps


async def test_the_search_for_watchers_reads_no_one_else(tables: Tables) -> None:
    shared = tables.store.shared

    def add(db: sqlite3.Connection, count: int) -> None:
        db.executemany("REPLACE INTO people (user, settings) VALUES (?, '{}')", [(user,) for user in range(count)])
        rows = [(user % 7 + 2, user) for user in range(count)]
        db.executemany("REPLACE INTO watchers (guild, kind, user, told) VALUES (?, 'catan', ?, 0)", rows)

    few = await shared.read(effort)
    await shared.write(add, 3_000)
    assert await shared.read(effort) <= few + 5


async def test_watchers_move_from_the_settings_and_these_keep_the_rest(tmp_path: Path, open_store: OpenStore) -> None:
    kept = {"language": "de", "zone": "Europe/Berlin", "confirm": True, "quiet": [22, 8], "note": None, "half": 1.5}
    old = {**kept, f"watch:{GUILD}:catan": 0.0, "watch:7:dominion": 5.5}
    with closing(sqlite3.connect(tmp_path / SHARED_FILE, isolation_level=None)) as db:
        migrate(db, tmp_path / SHARED_FILE, load_steps("shared")[:2])
        rows = [(ADA, json.dumps(old)), (BEN, json.dumps(kept))]
        db.executemany("INSERT INTO people (user, settings) VALUES (?, ?)", rows)
    store = await open_store(tmp_path)
    assert await watched_by(store.shared, ADA) == ["7:dominion", f"{GUILD}:catan"]
    assert await found(store) == {ADA}
    assert await found(store, 7, "dominion", 5.0) == set()
    assert await store.users.settings(ADA) == await store.users.settings(BEN) == kept
