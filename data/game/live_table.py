"""The table of a game in a transaction, which can go back to its state at the beginning of the transaction."""

from collections.abc import Iterator
from contextlib import contextmanager

from rules.kernel import Table, Turn


class LiveTable:
    """A table that a transaction changes. ``table`` is None in a lobby."""

    def __init__(self, table: Table | None) -> None:
        self.table = table
        self.changed = False
        """Whether the table must be stored. Its dump is the largest write, so it is skipped otherwise."""
        self._found = table
        self._before: bytes | None = None

    @property
    def turn(self) -> Turn:
        """The turn of the table. A lobby has none."""
        return self.table.turn if self.table else Turn()

    def replace(self, table: Table) -> None:
        """Replace the table by another one."""
        self.table = table
        self.changed = True

    @contextmanager
    def altering(self, table: Table) -> Iterator[None]:
        """Allow one change of the table. A change that raises leaves it as it was."""
        # A table undoes a refused choice by itself. This dump is for the earlier changes of the transaction.
        # Only the one before the first change is needed: it is the table at the beginning of the transaction.
        before = table.dump() if self._before is None else self._before
        yield
        self._before = before
        self.changed = True

    def at_beginning(self) -> Table | None:
        """Return the table as it was at the beginning of the transaction. None if the transaction has started it."""
        if self._found is None or self._before is None:
            return self._found
        # The table was changed in place, so load it from its dump before the first change.
        return Table.load(self._before)
