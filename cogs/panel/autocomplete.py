"""Suggestions for typed moves while somebody types: found in a thread, once for as long as the table stands as it does.

Hundreds of choices have to be put into words, and each keystroke asks anew. None of it may hold up the event loop.
"""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from cachetools import LRUCache

from cogs.discord.fair_pool import FairPool
from cogs.panel.draft import InvalidDraft
from cogs.panel.suggestions import Suggester, Suggestion
from cogs.panel.typed import SEPARATOR
from render import words
from rules.kernel import Table, foreseen

MAX_CACHED = 64
"""How many tables are kept in words: those at which somebody types just now."""


class TableRevision(NamedTuple):
    """A table as it stands, for one seat: the next entry of its log makes it another one."""

    guild: int
    game: int
    last: int
    seat: int
    language: str


class MoveSuggestions:
    """The suggestions of all who type just now."""

    def __init__(self) -> None:
        # One thread: whoever types fast takes at most one core from those who play, and no guild takes it alone.
        self._threads = FairPool(1, "suggestions")
        self._cached: LRUCache[tuple[TableRevision, bool, tuple[str, ...]], Suggester] = LRUCache(MAX_CACHED)
        self._foresees: LRUCache[TableRevision, bool] = LRUCache(MAX_CACHED)

    async def search(
        self, revision: TableRevision, table: bytes, names: Sequence[str], typed: str, *, ahead: bool = False
    ) -> list[Suggestion]:
        """Return complete legal choices that go with what is typed so far; ``table`` is as ``dump`` wrote it.

        ``ahead``: choices to prepare for what the seat will be asked next.
        """
        return await self._threads.run(revision.guild, partial(self._search, revision, table, names, typed, ahead))

    async def foresees(self, revision: TableRevision, table: bytes) -> bool:
        """Whether the seat can know what it will be asked next; ``table`` is as ``dump`` wrote it."""
        return await self._threads.run(revision.guild, partial(self._foresee, revision, table))

    def _foresee(self, revision: TableRevision, table: bytes) -> bool:
        if revision not in self._foresees:
            self._foresees[revision] = foreseen(Table.load(table), revision.seat) is not None
        return self._foresees[revision]

    def _search(
        self, revision: TableRevision, table: bytes, names: Sequence[str], typed: str, ahead: bool
    ) -> list[Suggestion]:
        *before, last = typed.split(SEPARATOR)
        key = revision, ahead, tuple(before)
        if key not in self._cached:
            stands: Table | None = Table.load(table)
            if ahead and stands is not None:
                stands = foreseen(stands, revision.seat)
            if stands is None:
                return []
            try:
                self._cached[key] = Suggester(stands, revision.seat, before, words(revision.language), names)
            except InvalidDraft:
                return []
        return self._cached[key].search(last)

    def close(self) -> None:
        """Look for nothing more."""
        self._threads.close()
