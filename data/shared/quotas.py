"""The daily quota of reminders: one for each person over all guilds, in the shared store."""

from collections.abc import Mapping, Sequence
from typing import Final

from data.shared.protocol import Job
from data.shared.queue import SharedStore

DAY: Final = 86_400.0
PUT_PING = (
    'INSERT INTO pings ("user", live, nonce, at) VALUES ($1, $2, $3, $4)'
    ' ON CONFLICT ("user", live, nonce) DO UPDATE SET at = excluded.at'
)


async def take_pings(
    shared: SharedStore, users: Sequence[int], nonce: str, now: float, most: int, *, live: bool = False
) -> Mapping[int, float]:
    """Count a ping of the message ``nonce`` for each person who has had less than ``most`` in the last day.

    Return the time at which each of ``users`` can be pinged: ``now``, or later if the quota is used up. A message that
    is tried again counts once.
    """
    # One transaction, so that two guilds that remind the same person at once cannot both take the last ping.
    return await shared.write(_take, users, nonce, now, most, live)


def _take(users: Sequence[int], nonce: str, now: float, most: int, live: bool) -> Job[dict[int, float]]:
    yield "DELETE FROM pings WHERE at <= $1", now - DAY
    times = {}
    for user in users:
        others = yield (
            'SELECT at FROM pings WHERE "user" = $1 AND live = $2 AND nonce <> $3 ORDER BY at DESC LIMIT $4',
            user,
            int(live),
            nonce,
            most,
        )
        full = len(others) == most
        times[user] = others[-1]["at"] + DAY if full else now
        if not full:
            yield PUT_PING, user, int(live), nonce, now
    return times


async def pings_of(shared: SharedStore, user: int) -> list[float]:
    """Return the times at which a person was pinged in the last day."""
    return await shared.read(_pings_of, user)


def _pings_of(user: int) -> Job[list[float]]:
    rows = yield 'SELECT at FROM pings WHERE "user" = $1 ORDER BY at', user
    return [row["at"] for row in rows]
