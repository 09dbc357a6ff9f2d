"""How fast one person may click and type: faster than anybody plays, and slower than a machine."""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

from cachetools import LRUCache
from discord import app_commands

Command = TypeVar("Command", bound=Callable[..., Any])

CLICKS = "limit_clicks"
"""The setting of a guild that says how many interactions a person may begin a second."""
PER_SECOND = 10
"""… and how many they are unless it says otherwise."""
SAVED_UP = 6.0
"""For how many seconds a pause saves them up."""
REMEMBERED = 10_000


def slowed(times: int, seconds: float) -> Callable[[Command], Command]:
    """Let each person of a guild give a command so many times in so many seconds: what draws, or calls others."""
    return app_commands.checks.cooldown(times, seconds, key=lambda who: (who.guild_id, who.user.id))


class _Bucket(NamedTuple):
    left: float
    at: float


class Throttle:
    """A bucket of interactions for each person in a guild, which fills up again with time.

    How fast is the guild's to say (``/setup limits``). It is kept in memory, as nothing is read before an interaction
    is acknowledged; until it is known the usual pace holds.
    """

    def __init__(self) -> None:
        self._buckets: LRUCache[Hashable, _Bucket] = LRUCache(REMEMBERED)
        self._paces: LRUCache[int, int] = LRUCache(REMEMBERED)

    def knows(self, guild: int) -> bool:
        """Whether a guild has said how fast its people may click."""
        return guild in self._paces

    def set_pace(self, guild: int, per_second: int) -> None:
        """Let each person of a guild begin so many interactions a second."""
        self._paces[guild] = per_second

    def allows(self, guild: int | None, user: int, now: float, *, typing: bool = False) -> bool:
        """Take one interaction from a person's bucket at the time ``now`` (seconds); False if none is left.

        ``typing``: a keystroke that wants suggestions; these have a bucket of their own, so that nobody who types fast
        is kept from pressing Enter.
        """
        pace = PER_SECOND if guild is None else self._paces.get(guild, PER_SECOND)
        # Whoever has not been seen for long has a full bucket, and so may be forgotten.
        full, key = pace * SAVED_UP, (guild, user, typing)
        left, at = self._buckets.get(key, _Bucket(full, now))
        left = min(full, left + max(0.0, now - at) * pace)
        allowed = left >= 1
        self._buckets[key] = _Bucket(left - allowed, now)
        return allowed
