"""Checks of a store after its process was killed."""

import sqlite3
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from data import queries
from data.store import Store
from data.tables import Tables
from rules.kernel import Ask, Table
from tests.data.conftest import Running, replayed

ROOT = Path(__file__).resolve().parents[2]


class Promise(NamedTuple):
    """The last line of a process before its end: the log's last entry, and the interaction that made it."""

    game: int
    last: int
    interaction: int


def seen(db: sqlite3.Connection) -> set[int]:
    return {row[0] for row in db.execute("SELECT interaction FROM seen")}


def unnumbered(table: Table) -> list[Ask]:
    return [replace(ask, number=0) for ask in table.asks]


async def assert_log_is_table(store: Store, game: int) -> None:
    running = Running(1, game)
    log = await queries.whole_log(store, *running)
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    async with Tables(store).transaction(*running) as session:
        assert not session.restarted
        assert session.last == len(log)
        again = await replayed(store, running, session.table.state.chance.seed)
        # The asks of a restored game have other numbers.
        assert unnumbered(again) == unnumbered(session.table)
        assert again.state == session.table.state
        assert again.view(0) == session.table.view(0)
