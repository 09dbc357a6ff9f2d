"""How fast one person may click, type and cause messages: faster than anybody plays, and slower than a machine."""

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
MOST_POSTS = 10
"""How many new messages one person may cause at a table at once."""
POST_PAUSE = 10.0
"""Seconds until they may cause another one."""
REMEMBERED = 10_000


def slowed(times: int, seconds: float) -> Callable[[Command], Command]:
    """Let each person of a guild give a command so many times in so many seconds: what draws, or calls others."""
    return app_commands.checks.cooldown(times, seconds, key=lambda who: (who.guild_id, who.user.id))


class _Bucket(NamedTuple):
    left: float
    at: float

    def filled(self, now: float, pace: float, full: float) -> "_Bucket":
        """Return the bucket as it is at the time ``now``."""
        return _Bucket(min(full, self.left + max(0.0, now - self.at) * pace), now)


class Throttle:
    """Buckets that fill up again with time: of interactions for each person in a guild, of messages at each table.

    How fast people may click is the guild's to say (``/setup limits``). It is kept in memory, as nothing is read before
    an interaction is acknowledged; until it is known the usual pace holds.
    """

    def __init__(self) -> None:
        # A person who has not been seen for long has full buckets, and so may be forgotten.
        self._buckets: LRUCache[Hashable, _Bucket] = LRUCache(REMEMBERED)
        self._posts: LRUCache[Hashable, _Bucket] = LRUCache(REMEMBERED)
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
        full, key = pace * SAVED_UP, (guild, user, typing)
        bucket = self._buckets.get(key, _Bucket(full, now)).filled(now, pace, full)
        allowed = bucket.left >= 1
        self._buckets[key] = bucket._replace(left=bucket.left - allowed)
        return allowed

    def wait_to_post(self, guild: int, game: int, user: int, count: int, now: float) -> float:
        """Take ``count`` new messages at a table from a person's bucket; else return the seconds until it has them."""
        full, key = float(MOST_POSTS), (guild, game, user)
        bucket = self._posts.get(key, _Bucket(full, now)).filled(now, 1 / POST_PAUSE, full)
        missing = min(count, full) - bucket.left
        self._posts[key] = bucket if missing > 0 else bucket._replace(left=max(0.0, bucket.left - count))
        return max(0.0, missing * POST_PAUSE)
