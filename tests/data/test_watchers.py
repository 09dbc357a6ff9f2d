"""The people who watch for new tables: found by game and server, and moved from files of earlier versions."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from data import personal
from data.sqlite.migrations import load_steps, migrate
from data.store import SHARED_FILE, Store
from data.tables import Tables
from data.watchers import note_watchers_told, set_watcher, watchers_before
from tests.data.conftest import ADA, BEN, GUILD, OpenStore, collected, job

NOW = 1_000_000.0


async def found(store: Store, guild: int = GUILD, kind: str = "catan", time: float = NOW) -> set[int]:
    return {*await watchers_before(store, guild, kind, time, 30)}


async def test_a_watcher_is_found_for_the_game_and_the_server(tables: Tables) -> None:
    store = tables.store
    await set_watcher(store, GUILD, "catan", ADA, watching=True)
    assert await found(store) == {ADA}
    assert await found(store, kind="dominion") == await found(store, GUILD + 1) == set()
    await note_watchers_told(store, GUILD, "catan", [ADA], NOW)
    assert await found(store) == set()
    assert await found(store, time=NOW + 1) == {ADA}
    await set_watcher(store, GUILD, "catan", ADA, watching=True)
    assert await found(store) == set(), "a repeated command neither stops the pings nor allows one more"
    await set_watcher(store, GUILD, "catan", ADA, watching=False)
    assert await found(store, time=NOW + 1) == set()


async def test_watched_games_are_collected_and_forgotten(tables: Tables) -> None:
    store = tables.store
    for user in (ADA, BEN):
        await set_watcher(store, GUILD, "catan", user, watching=True)
    assert (await collected(store, ADA))["guilds"][str(GUILD)]["watched"] == [{"kind": "catan", "told": 0.0}]
    await personal.forget(store, GUILD, ADA, "?")
    assert await store.users.guilds(ADA) == ()
    assert await found(store) == {BEN}


async def test_watchers_move_from_the_settings_to_their_guilds(tmp_path: Path, open_store: OpenStore) -> None:
    kept = {"language": "de", "zone": "Europe/Berlin", "confirm": True, "quiet": [22, 8], "note": None, "half": 1.5}
    old = {**kept, f"watch:{GUILD}:catan": 0.0, "watch:7:dominion": 5.5}
    with closing(sqlite3.connect(tmp_path / SHARED_FILE, isolation_level=None)) as db:
        migrate(db, tmp_path / SHARED_FILE, load_steps("shared")[:2])
        rows = [(ADA, json.dumps(old)), (BEN, json.dumps(kept))]
        db.executemany("INSERT INTO people (user, settings) VALUES (?, ?)", rows)
    store = await open_store(tmp_path)
    assert await store.users.guilds(ADA) == (7, GUILD), "an erasure reaches both files"
    assert await found(store) == {ADA}
    assert await found(store, 7, "dominion", 5.0) == set()
    assert await found(store, 7, "dominion", 6.0) == {ADA}
    assert await store.users.settings(ADA) == await store.users.settings(BEN) == kept
    await store.shared.write_pending()
    assert await store.machine.read(job, "SELECT * FROM watchers") == []


async def test_a_watcher_who_stopped_does_not_come_back(tmp_path: Path, open_store: OpenStore) -> None:
    with closing(sqlite3.connect(tmp_path / SHARED_FILE, isolation_level=None)) as db:
        migrate(db, tmp_path / SHARED_FILE, load_steps("shared")[:3])
        db.execute("INSERT INTO watchers (guild, kind, user, told) VALUES (?, 'catan', ?, 0)", (GUILD, ADA))
    store = await open_store(tmp_path)
    await set_watcher(store, GUILD, "catan", ADA, watching=False)
    await store.close()
    store = await open_store(tmp_path)
    assert await found(store) == set()
