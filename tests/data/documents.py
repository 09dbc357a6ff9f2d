"""Exported games."""

import json
from pathlib import Path

import msgspec

from data import export, queries
from data.tables import Tables
from rules.kernel import Facts
from tests.data.conftest import Running


async def document(tables: Tables, running: Running, user: int) -> Facts:
    """Return the document that a person gets, in its file form."""
    async with tables.transaction(*running) as session:
        seat = session.seat_of(user)
        over = session.table.over
        log = await (
            queries.whole_log(tables.store, *running) if over else queries.log(tables.store, *running, user=user)
        )
        found = export.exported(session.game, session.seats, log, session.table, seat.seat if seat else None)
    loaded: Facts = json.loads(msgspec.json.encode(found))
    return loaded


RECORDED = sorted(Path(__file__).with_name("recorded").glob("*.json"))
