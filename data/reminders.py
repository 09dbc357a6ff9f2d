"""How often people have been reminded: what keeps a quota over all games of a guild."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from data.store import Store

DAY = 86_400.0

History: TypeAlias = Mapping[int, Sequence[tuple[int, float]]]
"""Of which games, and when, people (by id) were reminded."""


async def reminded_lately(store: Store, guild: int) -> History:
    """Return the reminders of the last day by person; what is older is forgotten."""
    return await store.write(guild, _reminded, store.clock() - DAY)


def _reminded(db: sqlite3.Connection, since: float) -> dict[int, list[tuple[int, float]]]:
    db.execute("DELETE FROM reminders WHERE at <= ?", (since,))
    found: dict[int, list[tuple[int, float]]] = {}
    for row in db.execute("SELECT user, game, at FROM reminders ORDER BY at"):
        found.setdefault(row["user"], []).append((row["game"], row["at"]))
    return found
