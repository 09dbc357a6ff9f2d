"""The throttle of clicks, keystrokes and messages: it never slows a player down, and it stops a script."""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

from cachetools import LRUCache
from discord import app_commands

Command = TypeVar("Command", bound=Callable[..., Any])

CLICKS = "limit_clicks"
"""The guild's setting with the interactions allowed per user and second."""
PER_SECOND = 10
"""The default of that setting, in interactions per second."""
SAVED_UP = 6.0
"""The size of a user's bucket, in seconds of that rate."""
MOST_POSTS = 10
"""The number of new messages that one user may cause at a table in one burst."""
POST_PAUSE = 10.0
"""Seconds until the user may cause one more message."""
MOST_SEARCHES = 3
"""The number of finished games that one user may have searched for costly choices in one burst."""
SEARCH_PAUSE = 20.0
"""Seconds until the user may have one more game searched."""
REMEMBERED = 10_000


def slowed(times: int, seconds: float) -> Callable[[Command], Command]:
    """Limit a command that draws or pings to so many uses per user and guild in so many seconds."""
    return app_commands.checks.cooldown(times, seconds, key=lambda who: (who.guild_id, who.user.id))


class _Bucket(NamedTuple):
    left: float
    at: float

    def filled(self, now: float, pace: float, full: float) -> "_Bucket":
        """Return the bucket at the time ``now`` (seconds), refilled at ``pace`` per second up to ``full``."""
        return _Bucket(min(full, self.left + max(0.0, now - self.at) * pace), now)


class Throttle:
    """Token buckets: of interactions and searches for each user in a guild, of new messages for each user at a table.

    The guild sets the rate of interactions (``/setup limits``). The rate is cached in memory, because no file is read
    before an interaction is acknowledged. The default rate applies until the guild's is known.
    """

    def __init__(self) -> None:
        # The buckets of an inactive user are full, so they can be evicted.
        self._buckets: LRUCache[Hashable, _Bucket] = LRUCache(REMEMBERED)
        self._posts: LRUCache[Hashable, _Bucket] = LRUCache(REMEMBERED)
        self._searches: LRUCache[Hashable, _Bucket] = LRUCache(REMEMBERED)
        self._paces: LRUCache[int, int] = LRUCache(REMEMBERED)

    def knows(self, guild: int) -> bool:
        """Return whether the rate of a guild is cached."""
        return guild in self._paces

    def set_pace(self, guild: int, per_second: int) -> None:
        """Set the interactions per second that each user of a guild may start."""
        self._paces[guild] = per_second

    def allows(self, guild: int | None, user: int, now: float, *, typing: bool = False) -> bool:
        """Take one interaction from a user's bucket at the time ``now`` (seconds); False if it is empty.

        ``typing``: a keystroke that asks for suggestions. Keystrokes have a separate bucket, so that fast typing never
        blocks the command itself.
        """
        pace = PER_SECOND if guild is None else self._paces.get(guild, PER_SECOND)
        full, key = pace * SAVED_UP, (guild, user, typing)
        bucket = self._buckets.get(key, _Bucket(full, now)).filled(now, pace, full)
        allowed = bucket.left >= 1
        self._buckets[key] = bucket._replace(left=bucket.left - allowed)
        return allowed

    def wait_to_post(self, guild: int, game: int, user: int, count: int, now: float) -> float:
        """Take ``count`` new messages at a table from a user's bucket; return the seconds to wait if it has too few."""
        return _wait(self._posts, (guild, game, user), count, MOST_POSTS, POST_PAUSE, now)

    def wait_to_search(self, guild: int, user: int, now: float) -> float:
        """Take one search of a finished game from a user's bucket; return the seconds to wait if it is empty."""
        return _wait(self._searches, (guild, user), 1, MOST_SEARCHES, SEARCH_PAUSE, now)


def _wait(
    buckets: LRUCache[Hashable, _Bucket], key: Hashable, count: int, most: int, pause: float, now: float
) -> float:
    """Take ``count`` tokens from a bucket of ``most``; return the seconds to wait if it has too few."""
    full = float(most)
    bucket = buckets.get(key, _Bucket(full, now)).filled(now, 1 / pause, full)
    missing = min(count, full) - bucket.left
    buckets[key] = bucket if missing > 0 else bucket._replace(left=max(0.0, bucket.left - count))
    return max(0.0, missing * pause)
