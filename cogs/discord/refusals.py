"""Counts Discord's refusals, and holds requests back before Discord bans the address of the bot for too many of them.

Discord bans an address after 10,000 answers of 401, 403 and 429 within ten minutes:
https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans
"""

import logging
import re
import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

LOG = logging.getLogger(__name__)

WITHIN: Final = 600.0
"""Seconds for which a refusal counts."""
MOST: Final = 3_000
"""The number of refusals within ``WITHIN`` after which the process only answers interactions."""
MOST_OF_PLACE: Final = 30
"""The same for one guild, or for one channel of an unknown guild. Rate limits have their own waits and don't count."""
RATE_LIMIT: Final = 429
REFUSALS: Final = frozenset({401, 403, RATE_LIMIT})
PLACE: Final = re.compile(r"/(channels|guilds)/(\d+)")
SCOPE: Final = "X-RateLimit-Scope"
SHARED: Final = "shared"
"""The scope of a rate limit that others have used up. Discord does not count it."""


class Budget:
    """A number of refusals, each of which counts for ``WITHIN`` seconds."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._times: deque[float] = deque()

    def count(self, now: float) -> int:
        """Return the number of refusals that count."""
        while self._times and self._times[0] <= now - WITHIN:
            self._times.popleft()
        return len(self._times)

    def add(self, now: float) -> bool:
        """Count a refusal. Return whether it is the last one of the budget."""
        self._times.append(now)
        return self.count(now) == self._most

    def wait(self, now: float) -> float:
        """Return the seconds until a refusal is allowed again, 0 if one is allowed now."""
        if self.count(now) < self._most:
            return 0.0
        return self._times[-self._most] + WITHIN - now


class Refusals:
    """The budgets of the process and of its guilds. ``guild_of`` returns the guild of a channel, None if unknown."""

    def __init__(self, guild_of: Callable[[int], int | None], clock: Callable[[], float] = time.monotonic) -> None:
        self._guild_of, self._clock = guild_of, clock
        self._all = Budget(MOST)
        self._places: dict[int, Budget] = {}
        """The budgets by the id of the guild, or of the channel if its guild is unknown."""

    @property
    def count(self) -> int:
        """The number of refusals that count."""
        return self._all.count(self._clock())

    @property
    def held_places(self) -> int:
        """The number of guilds without requests of the bot's own."""
        now = self._clock()
        return sum(budget.wait(now) > 0 for budget in self._places.values())

    def check(self, path: str) -> None:
        """Raise discord.RateLimited if no further request may be refused. Answers to interactions always pass."""
        match = PLACE.search(path)
        if match is None:
            return
        now, wait = self._clock(), self._all.wait(self._clock())
        # Without a budget there was no refusal, which spares the search for the guild.
        if self._places and (budget := self._places.get(self._place(match))):
            wait = max(wait, budget.wait(now))
        if wait:
            raise discord.RateLimited(wait)

    def note(self, path: str, status: int, scope: str = "") -> None:
        """Count the answer to a request if it is a refusal."""
        if status not in REFUSALS or scope == SHARED:
            return
        now = self._clock()
        if self._all.add(now):
            LOG.error("Discord has refused %s requests in ten minutes: only interactions are answered for now", MOST)
        if status == RATE_LIMIT or (match := PLACE.search(path)) is None:
            return
        self._places = {place: budget for place, budget in self._places.items() if budget.count(now)}
        place = self._place(match)
        if self._places.setdefault(place, Budget(MOST_OF_PLACE)).add(now):
            LOG.warning("guild %s: only interactions are answered, after %s refusals: %s", place, MOST_OF_PLACE, path)

    def _place(self, match: re.Match[str]) -> int:
        id_ = int(match[2])
        return id_ if match[1] == "guilds" else self._guild_of(id_) or id_

    def trace(self) -> aiohttp.TraceConfig:
        """Return the hooks for discord.py's requests."""

        async def starts(_: aiohttp.ClientSession, __: SimpleNamespace, info: aiohttp.TraceRequestStartParams) -> None:
            self.check(info.url.path)

        async def ended(_: aiohttp.ClientSession, __: SimpleNamespace, info: aiohttp.TraceRequestEndParams) -> None:
            self.note(info.url.path, info.response.status, info.response.headers.get(SCOPE, ""))

        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(starts)
        trace.on_request_end.append(ended)
        return trace
