"""Suggestions for typed moves: computed beside the event loop, and cached until the table changes.

A table can offer hundreds of choices, and Discord asks again at each keystroke. The event loop must not wait for that.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

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
SOON = 1.0
"""Seconds after which a drawing process that answers nothing is left alone until it does."""
AT_ONCE = 16
"""The number of searches that a drawing process has at a time. With one, it waits for a busy event loop after each."""
MOST_WAITING = 16
"""The number of guilds with waiting searches from which a further list would come late, and delay the others."""


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

    They are computed in a drawing process if there is one that works, else in a thread. A thread that computes keeps
    the event loop waiting: https://docs.python.org/3/library/sys.html#sys.setswitchinterval. So a busy process is no
    reason for the thread: then the machine is busy, and all answers would be late.
    """

    def __init__(self) -> None:
        # One thread, so that typing takes at most one core. The pool shares it fairly between the guilds.
        self._threads = FairPool(1, "suggestions")
        self._here = Suggesters()
        self._drawer: Drawer | None = None
        self._there = FairPool(AT_ONCE, "suggestions", self._start_there)
        self._late = set[asyncio.Future[Any]]()
        """The searches during which the process has answered nothing for too long."""

    def use(self, drawer: Drawer) -> None:
        """Compute the suggestions from now on where ``drawer`` draws."""
        self._drawer = drawer

    @property
    def is_overloaded(self) -> bool:
        """Whether a further list would come too late, and delay the others."""
        return max(self._threads.waiting, self._there.waiting) >= MOST_WAITING

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
        """Return the result of ``here``, which in a drawing process is that of ``there``."""
        # A process that starts has not answered yet.
        if self._drawer is not None and self._drawer.answers:
            # A process that fails or stops is no reason to suggest nothing.
            with suppress(JobFailed, TimeoutError):
                return await self._there.run(guild, there)
        return await self._threads.run(guild, here)

    async def _start_there(self, work: Callable[[], T]) -> T:
        """Return the result of a search in the drawing process. Raise TimeoutError if that does not work."""
        assert self._drawer is not None
        if self._late:
            raise TimeoutError
        search = asyncio.ensure_future(self._drawer.draw(work))
        while not (await asyncio.wait({search}, timeout=SOON))[0]:
            # On a busy machine other answers come.
            if self._drawer.silence >= SOON:
                self._late.add(search)
                search.add_done_callback(self._end)
                raise TimeoutError
        return search.result()

    def _end(self, search: asyncio.Future[Any]) -> None:
        self._late.discard(search)
        # Retrieve the exception, or asyncio logs it:
        # https://docs.python.org/3/library/asyncio-dev.html#detect-never-retrieved-exceptions
        if not search.cancelled():
            search.exception()

    def close(self) -> None:
        """Drop what is queued, and stop the threads."""
        for pool in (self._threads, self._there):
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
