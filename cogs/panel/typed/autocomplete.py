"""Suggestions for typed moves: computed beside the event loop, and cached until the table changes.

A table can offer hundreds of choices, and Discord asks again at each keystroke. The event loop must not wait for that.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple, TypeVar

from cachetools import LRUCache

from cogs.discord.client_state import StateKey
from cogs.panel.draft.picks import InvalidDraft
from cogs.panel.typed.parsing import SEPARATOR
from cogs.panel.typed.suggestions import NO_MATCHES, Matches, Suggester, in_ids
from cogs.workers.drawers import Drawer
from cogs.workers.fair_pool import FairPool
from cogs.workers.worker import JobFailed
from render import Words, words
from rules.kernel import IllegalChoice, Table, foreseen

T = TypeVar("T")

MAX_CACHED = 64
"""The maximum number of tables whose suggestions are cached: those at which players are typing."""


SOON = 0.2
"""Seconds that a drawing process has for suggestions before a thread computes them."""


class TableRevision(NamedTuple):
    """One state of a table as one seat sees it. The next log entry makes a new revision."""

    guild: int
    game: int
    last: int
    seat: int
    language: str


class Suggesters:
    """The suggestions of the tables at which players are typing."""

    def __init__(self) -> None:
        self._cached: LRUCache[tuple[TableRevision, bool, tuple[str, ...]], Suggester] = LRUCache(MAX_CACHED)
        self._foresees: LRUCache[TableRevision, bool] = LRUCache(MAX_CACHED)

    def foresee(self, revision: TableRevision, table: bytes) -> bool:
        """Return whether the seat can know its next ask; ``table`` is the result of ``dump``."""
        if revision not in self._foresees:
            self._foresees[revision] = foreseen(Table.load(table), revision.seat) is not None
        return self._foresees[revision]

    def search(self, revision: TableRevision, table: bytes, names: Sequence[str], typed: str, ahead: bool) -> Matches:
        """Return complete legal choices that match the typed text; ``table`` is the result of ``dump``.

        ``ahead``: return choices to prepare for the seat's next ask.
        """
        *before, last = typed.split(SEPARATOR)
        key = revision, ahead, tuple(before)
        if key not in self._cached:
            current: Table | None = Table.load(table)
            if ahead and current is not None:
                current = foreseen(current, revision.seat)
            if current is None:
                return NO_MATCHES
            try:
                self._cached[key] = _suggester(current, revision.seat, before, words(revision.language), names)
            except (InvalidDraft, IllegalChoice):
                return NO_MATCHES
        return self._cached[key].search(last)


class MoveSuggestions:
    """The suggestions for all players who are typing.

    They are computed in a drawing process if there is one that answers soon, else in a thread. A thread that computes
    keeps the event loop waiting: https://docs.python.org/3/library/sys.html#sys.setswitchinterval
    """

    def __init__(self) -> None:
        # One thread, so that typing takes at most one core. The pool shares it fairly between the guilds.
        self._threads = FairPool(1, "suggestions")
        self._here = Suggesters()
        self._elsewhere: FairPool | None = None

    def use(self, drawer: Drawer) -> None:
        """Compute the suggestions from now on where ``drawer`` draws."""
        self._elsewhere = FairPool(1, "suggestions", drawer.draw)

    async def search(
        self, revision: TableRevision, table: bytes, names: Sequence[str], typed: str, *, ahead: bool = False
    ) -> Matches:
        """Return the matches that ``Suggesters.search`` finds."""
        given = revision, table, names, typed, ahead
        return await self._computed(revision.guild, partial(self._here.search, *given), partial(_found, *given))

    async def in_ids(self, revision: TableRevision, table: bytes, names: Sequence[str], typed: str) -> str:
        """Return a typed text with option ids in place of words; raise IllegalChoice if the words are not clear."""
        work = partial(_in_ids, table, revision.seat, typed, words(revision.language), names)
        return await self._threads.run(revision.guild, work)

    async def foresees(self, revision: TableRevision, table: bytes) -> bool:
        """Return whether the seat can know its next ask; ``table`` is the result of ``dump``."""
        given = revision, table
        return await self._computed(revision.guild, partial(self._here.foresee, *given), partial(_foreseen, *given))

    async def _computed(self, guild: int, here: Callable[[], T], there: Callable[[], T]) -> T:
        """Return the result of ``here``, which in a drawing process is that of ``there``.

        Pictures keep a drawing process busy. If it does not answer soon, a thread computes in its place: on a busy
        machine, nothing is computed twice.
        """
        if self._elsewhere is not None:
            # A process that fails or stops is no reason to suggest nothing.
            with suppress(JobFailed, TimeoutError):
                async with asyncio.timeout(SOON):
                    return await self._elsewhere.run(guild, there)
        return await self._threads.run(guild, here)

    def close(self) -> None:
        """Drop what is queued, and stop the threads."""
        for pool in filter(None, (self._threads, self._elsewhere)):
            pool.close()


_THERE = Suggesters()
"""The suggestions that this process computes for the bot's process, if it is a drawing process."""


def _found(revision: TableRevision, table: bytes, names: Sequence[str], typed: str, ahead: bool) -> Matches:
    return _THERE.search(revision, table, names, typed, ahead)


def _foreseen(revision: TableRevision, table: bytes) -> bool:
    return _THERE.foresee(revision, table)


def _suggester(table: Table, seat: int, before: Sequence[str], speech: Words, names: Sequence[str]) -> Suggester:
    """Return the suggestions after the answers typed ``before``, in ids or in words."""
    try:
        return Suggester(table, seat, before, speech, names)
    except InvalidDraft:
        # Reading words takes longer, so ids are tried first.
        return Suggester(table, seat, in_ids(table, seat, before, speech, names), speech, names)


def _in_ids(table: bytes, seat: int, typed: str, speech: Words, names: Sequence[str]) -> str:
    return f" {SEPARATOR} ".join(in_ids(Table.load(table), seat, typed.split(SEPARATOR), speech, names))


SUGGESTIONS = StateKey(MoveSuggestions)
"""The suggestions of one client."""
