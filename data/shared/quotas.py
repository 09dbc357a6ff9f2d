"""The daily quota of reminders: one for each person over all guilds, stored in the shared file."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final

from data.shared.file import SharedFile

DAY: Final = 86_400.0


async def take_pings(
    shared: SharedFile, users: Sequence[int], nonce: str, now: float, most: int, *, live: bool = False
) -> Mapping[int, float]:
    """Count a ping of the message ``nonce`` for each person who has had less than ``most`` in the last day.

    Return the time at which each of ``users`` can be pinged: ``now``, or later if the quota is used up. A message that
    is tried again counts once.
    """
    # One transaction, so that two guilds that remind the same person at once cannot both take the last ping.
    return await shared.write(_take, users, nonce, now, most, live)


def _take(
    db: sqlite3.Connection, users: Sequence[int], nonce: str, now: float, most: int, live: bool
) -> dict[int, float]:
    db.execute("DELETE FROM pings WHERE at <= ?", (now - DAY,))
    found = {}
    for user in users:
        others = db.execute(
            "SELECT at FROM pings WHERE user = ? AND live = ? AND nonce <> ? ORDER BY at DESC LIMIT ?",
            (user, live, nonce, most),
        ).fetchall()
        full = len(others) == most
        found[user] = others[-1]["at"] + DAY if full else now
        if not full:
            db.execute("REPLACE INTO pings (user, live, nonce, at) VALUES (?, ?, ?, ?)", (user, live, nonce, now))
    return found


async def pings_of(shared: SharedFile, user: int) -> list[float]:
    """Return the times at which a person was pinged in the last day."""
    return await shared.read(_pings_of, user)


def _pings_of(db: sqlite3.Connection, user: int) -> list[float]:
    return [row["at"] for row in db.execute("SELECT at FROM pings WHERE user = ? ORDER BY at", (user,))]
