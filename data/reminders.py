"""The history of reminders, for the quota over all games of a guild."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from data.store import Store, reading, writing

DAY = 86_400.0

History: TypeAlias = Mapping[int, Sequence[tuple[int, float]]]
"""The reminders of each person (by id): the game and the time."""


async def reminded_lately(store: Store, guild: int, *, live: bool = False) -> History:
    """Return the reminders of the last day by person, of live tables or of all others. Delete older ones."""
    return await _reminded(store, guild, store.clock() - DAY, live)


@reading
def waiting_for(db: sqlite3.Connection) -> Mapping[int, Sequence[int]]:
    """Return the games of a guild whose clocks run for each person, without muted ones."""
    games: dict[int, list[int]] = {}
    for row in db.execute(
        "SELECT DISTINCT user, game FROM timers JOIN seats USING (game, seat)"
        " WHERE kind = 'clock' AND NOT opponent AND NOT ifnull(json_extract(payload, '$.muted'), 0) ORDER BY game"
    ):
        games.setdefault(row["user"], []).append(row["game"])
    return games


@writing
def _reminded(db: sqlite3.Connection, since: float, live: bool) -> dict[int, list[tuple[int, float]]]:
    db.execute("DELETE FROM reminders WHERE at <= ?", (since,))
    history: dict[int, list[tuple[int, float]]] = {}
    for row in db.execute("SELECT user, game, at FROM reminders WHERE live = ? ORDER BY at", (live,)):
        history.setdefault(row["user"], []).append((row["game"], row["at"]))
    return history
