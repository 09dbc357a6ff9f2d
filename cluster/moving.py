"""The move of the shared store to an empty database: what was stored before the first start with ``SHARED``."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from data.shared.protocol import Database, Job, Rows

MOVED: Final = {"people": ('"user"', "settings"), "playing": ('"user"', "guild"), "emojis": ("application", "name")}
"""The tables that no other file has, and their columns."""
AT_ONCE: Final = 500
"""The number of rows in one transaction."""


async def move(source: Database, target: Database) -> None:
    """Copy the rows of a database to one that knows no people. Raise StoreError."""
    if await target.read(partial(_all, "people", 1)):
        return
    for table in MOVED:
        rows = await source.read(partial(_all, table))
        for begin in range(0, len(rows), AT_ONCE):
            (done,) = await target.write([partial(_add, table, rows[begin : begin + AT_ONCE])])
            if isinstance(done, Exception):
                raise done


def _all(table: str, most: int | None = None) -> Job[Rows]:
    limit = "" if most is None else f" LIMIT {most}"
    rows: Rows = yield (f"SELECT {', '.join(MOVED[table])} FROM {table}{limit}",)
    return rows


def _add(table: str, rows: Sequence[Any]) -> Job[None]:
    for row in rows:
        yield f"INSERT INTO {table} ({', '.join(MOVED[table])}) VALUES ($1, $2) ON CONFLICT DO NOTHING", *row
