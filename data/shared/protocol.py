"""The work of the shared store on a database, SQLite's or PostgreSQL's.

A job is a generator. It yields statements, each with its arguments, gets their rows, and returns its result. Both
databases understand the same statements: arguments are ``$1``, ``$2`` …, the column ``"user"`` needs its quotes, and
``json_each`` reads a list of integers from one argument.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")

Rows: TypeAlias = Sequence[Any]
"""The rows of a statement. Each has its values by name and in order."""
Job: TypeAlias = Generator[tuple[Any, ...], Any, T]
"""A generator that yields ``statement, argument, …`` and returns its result. It gets None, and then rows."""
Work: TypeAlias = Callable[[], Job[T]]
"""A function that begins a job. A job may have to begin again."""

THESE = "(SELECT value FROM json_each(CAST($1 AS TEXT)))"
"""The integers of a list in JSON, as the first argument."""


class Database(Protocol):
    """A database with the tables of the shared store."""

    async def read(self, work: Work[T]) -> T:
        """Return the result of a job that only reads. Raise StoreError if that fails."""

    async def write(self, works: Sequence[Work[Any]]) -> list[Any]:
        """Do jobs in one transaction, durable when this returns, as if no other process changed anything meanwhile.

        Return the result of each, or its StoreError. A job that fails changes nothing.
        """

    async def close(self) -> None:
        """Close the database after its running work."""
