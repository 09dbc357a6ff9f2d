"""The rows of a game in one table, such as its timers or its votes, as a transaction reads and changes them."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import TypeVar

from data.game.changes import ChangeSet
from data.sqlite.mapping import Row

K = TypeVar("K", bound=Hashable)
R = TypeVar("R", bound=Row)


class Rows(Mapping[K, R]):
    """A game's rows of one table by key. Each change of them is a change of the transaction."""

    def __init__(self, change: ChangeSet, rows: Iterable[R], key: Callable[[R], K]) -> None:
        self._change = change
        self._key = key
        self._rows = {key(row): row for row in rows}

    def __getitem__(self, key: K) -> R:
        return self._rows[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def put(self, row: R) -> None:
        """Add a row. It replaces the one of its key."""
        # A new dictionary for each change, so that a loop over the rows may change them.
        self._rows = {**self._rows, self._key(row): row}
        self._change.put(row)

    def drop(self, key: K) -> None:
        """Delete a row, if there is one of this key."""
        if key in self._rows:
            self._change.drop(self._rows[key])
            self._rows = {one: row for one, row in self._rows.items() if one != key}


S = TypeVar("S", bound=Hashable)


class SeatRows(Rows[tuple[int, S], R]):
    """Rows whose keys begin with a seat."""

    def of(self, seat: int) -> tuple[R, ...]:
        """Return the rows of a seat."""
        return tuple(row for key, row in self.items() if key[0] == seat)
