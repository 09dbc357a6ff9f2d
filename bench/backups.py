"""Backups while people play: each copy must have every choice that was acknowledged before it began."""

import asyncio
import os
import random
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.figures import Figure
from bench.startup import ROOT
from data import queries
from data.game import sql
from data.game.replay import replay
from data.restore import restore
from data.store import Store
from data.tables import Tables
from rules.kernel import Table

GUILDS, OPEN = 24, 8
"""The number of guilds, and of files that may be open, so that files are closed and opened all the time."""
BACKUPS = 50
GAP = 1 / 30
"""Seconds between two choices."""
GAME = "carcassonne"


class Outcome(NamedTuple):
    """The errors of the backups, the damaged copies, the missing choices, and the tables that replay otherwise."""

    errors: int
    damaged: int
    missing: int
    different: int
    choices: int


def figures() -> Iterator[Figure]:
    """Back up again and again while choices are made."""
    with tempfile.TemporaryDirectory() as scratch:
        found = asyncio.run(_backed_up(Path(scratch)))
    of = f"{BACKUPS} backups during {found.choices} choices in {GUILDS} guilds, {OPEN} files open"
    yield Figure("operations.backup_errors", found.errors, "backups", 0, of=of)
    yield Figure("operations.backup_damaged", found.damaged, "copies", 0, of=of)
    yield Figure("operations.backup_missing", found.missing, "choices acknowledged before", 0, of=of)
    yield Figure("operations.backup_replays_otherwise", found.different, "restored tables", 0, of=of)


async def _backed_up(scratch: Path) -> Outcome:
    store = await Store(scratch / "data", max_open=OPEN).open()
    tables = Tables(store)
    acknowledged: dict[int, int] = {}
    for guild in range(1, GUILDS + 1):
        await _begin(tables, guild)
    playing = asyncio.create_task(_play(tables, acknowledged))
    errors = damaged = missing = 0
    for at in range(BACKUPS):
        to, before = scratch / "copies" / str(at), dict(acknowledged)
        errors += await _back_up(scratch / "data", to) != 0
        for guild, number in before.items():
            has = _last(to / f"{guild}.sqlite3")
            damaged += has is None
            missing += max(0, number - (number if has is None else has))
    playing.cancel()
    await store.close()
    restore(to, scratch / "restored")
    return Outcome(errors, damaged, missing, await _different(scratch / "restored"), sum(acknowledged.values()))


async def _begin(tables: Tables, guild: int) -> None:
    game = await tables.create(guild, GAME, host=2, channel=3)
    async with tables.transaction(guild, game.id) as session:
        for name in "AB":
            session.add_opponent(name)
        session.start()


async def _play(tables: Tables, acknowledged: dict[int, int]) -> None:
    """Play at random in one guild after the other. Note the last entry of each log once it is acknowledged."""
    rng = random.Random(1)
    while True:
        guild = rng.randint(1, GUILDS)
        async with tables.transaction(guild, 1) as session:
            if session.table.over:
                continue
            ask = session.table.asks[0]
            session.answer(ask.seat, [rng.choice(ask.options).id])
        acknowledged[guild] = session.last
        await asyncio.sleep(GAP)


async def _back_up(folder: Path, to: Path) -> int:
    env = os.environ | {"DATA_DIR": str(folder)}
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "data.backup", str(to), cwd=ROOT, env=env)
    return await process.wait()


def _last(path: Path) -> int | None:
    """Return the number of the last entry of a copy's log. None if the copy is damaged or has a hole."""
    if not path.exists():
        return None
    with closing(sqlite3.connect(path)) as db:
        (verdict,) = db.execute("PRAGMA integrity_check").fetchone()
        count, last = db.execute("SELECT count(*), max(number) FROM choices").fetchone()
    return int(last) if verdict == "ok" and count == last else None


async def _different(folder: Path) -> int:
    """Return the number of tables whose log leads to another table than their checkpoint."""
    store = await Store(folder).open()
    different = 0
    for guild in range(1, GUILDS + 1):
        stored = await store.read(guild, sql.load, 1)
        table = Table.load(stored.dump or b"")
        again = replay(table, await queries.whole_log(store, guild, 1))
        different += msgspec.json.encode(again.view(None)) != msgspec.json.encode(table.view(None))
    await store.close()
    return different
