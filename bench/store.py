"""A durable choice compared with a bare write of two kilobytes with fdatasync, and the 140th choice with the 10th."""

import asyncio
import os
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import NamedTuple

import aiosqlite

from bench.figures import Figure
from data.game.outgoing import TurnMessage
from data.store import Store
from data.tables import Tables

GAME, GAMES = "carcassonne", 8
GUILD, HOST, CHANNEL = 1, 2, 3


def figures() -> Iterator[Figure]:
    """Measure the disk. Each choice alternates with a bare write, so that both have the same conditions.

    Choices of different times have not, so they are compared by their processor time.
    """
    with tempfile.TemporaryDirectory() as folder:
        choices = asyncio.run(_games(Path(folder)))
        row = statistics.median(asyncio.run(_bare_transactions(Path(folder) / "rows.sqlite3")))
    bare = statistics.median(one.bare for one in choices)
    taken = statistics.median(one.seconds for one in choices)
    yield Figure("store.bare_write", 1000 * bare, "ms", of="2 KB and fdatasync, median")
    yield Figure("store.durable_choice", 1000 * taken, "ms", of="median")
    yield Figure("store.durable_choice_ratio", taken / bare, "of a bare write", 1.5)
    yield Figure("store.bare_transaction", 1000 * row, "ms", of="one row of 2 KB through aiosqlite, median")
    yield Figure("store.durable_choice_against_bare_transaction", taken / row, "of a bare transaction")
    early, late = (
        statistics.median(one.processor for one in choices if abs(one.number - middle) <= 4) for middle in (10, 140)
    )
    yield Figure("store.choice_140_against_choice_10", late / early, "times the processor time", 1.2)


class Measured(NamedTuple):
    """A choice: its number, its seconds, its processor seconds, and the seconds of a bare write after it."""

    number: int
    seconds: float
    processor: float
    bare: float


async def _games(folder: Path) -> list[Measured]:
    """Play two-player games. Return their choices."""
    store = await Store(folder).open()
    tables = Tables(store)
    file = os.open(folder / "bare", os.O_RDWR | os.O_CREAT)
    taken = []
    try:
        for _ in range(GAMES):
            async for number, seconds, processor in _one_game(tables):
                taken.append(Measured(number, seconds, processor, _bare_write(file)))
    finally:
        os.close(file)
        await store.close()
    return taken


async def _one_game(tables: Tables) -> AsyncIterator[tuple[int, float, float]]:
    """Play without followers: two choices a turn, 142 in all. Yield the number and the times of each choice."""
    rng = random.Random(1)
    game = await tables.create(GUILD, GAME, host=HOST, channel=CHANNEL)
    async with tables.transaction(GUILD, game.id) as session:
        for name in "AB":
            session.add_opponent(name)
        session.start()
    number = 0
    while session.game.phase == "running":
        ask = session.table.asks[0]
        passing = [option.id for option in ask.options if option.id == "pass"]
        choice = passing or [rng.choice(ask.options).id]
        number += 1
        start, spent = time.perf_counter(), time.process_time()
        async with tables.transaction(GUILD, game.id, interaction=number + 1000 * game.id) as session:
            session.answer(ask.seat, choice, number=ask.number, who=HOST)
            session.enqueue(TurnMessage())
        yield number, time.perf_counter() - start, time.process_time() - spent


async def _bare_transactions(path: Path) -> list[float]:
    """Insert rows of two kilobytes into a file as durable as a guild's. Return the seconds of each."""
    taken = []
    async with aiosqlite.connect(path, isolation_level=None) as db:
        for statement in ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "CREATE TABLE rows (data BLOB)"):
            await db.execute(statement)
        for _ in range(300):
            start = time.perf_counter()
            await db.execute("INSERT INTO rows VALUES (?)", (os.urandom(2048),))
            taken.append(time.perf_counter() - start)
    return taken


def _bare_write(file: int) -> float:
    start = time.perf_counter()
    os.write(file, os.urandom(2048))
    os.fdatasync(file)
    return time.perf_counter() - start
