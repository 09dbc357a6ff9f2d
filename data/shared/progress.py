"""The tables in progress of a data folder and the lengths of their logs, in the shared file.

A guild's file that lost choices looks sound. This copy of its state tells that something is missing. It is written soon
after each change, many changes at once, and replaced when the guild's file is first opened.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from data.shared.protocol import Job
from data.shared.queue import SharedStore
from data.sqlite.mapping import from_rows

ADD: Final = (
    "INSERT INTO progress (guild, game, kind, channel, message, last) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT (guild, game) DO UPDATE SET channel = excluded.channel, message = excluded.message,"
    " last = excluded.last"
)


class Progress(Struct, frozen=True, kw_only=True):
    """A table in progress."""

    guild: int
    game: int
    kind: str
    channel: int
    """The channel or thread of the table's message."""
    message: int | None = None
    """The message of the turn or of the lobby. None before it is posted."""
    last: int = 0
    """The number of the last entry of the table's log."""


class ProgressNotes:
    """The tables in progress as they were noted last."""

    def __init__(self, shared: SharedStore) -> None:
        self._shared = shared

    async def of(self, guild: int) -> tuple[Progress, ...]:
        """Return the tables of a guild."""
        return await self._shared.read(_of, guild)

    def note(self, table: Progress) -> None:
        """Note a table soon, after a change is in its guild's file."""
        self._shared.note_soon(("progress", table.guild, table.game), _add, (table,))

    def note_end(self, guild: int, game: int) -> None:
        """Forget a table soon, because it is over."""
        self._shared.note_soon(("progress", guild, game), _delete, guild, game)

    def note_all(self, guild: int, tables: Sequence[Progress]) -> None:
        """Replace the tables of a guild soon."""
        self._shared.note_soon(("progress", guild), _replace, guild, tables)


def _of(guild: int) -> Job[tuple[Progress, ...]]:
    rows = yield "SELECT * FROM progress WHERE guild = $1 ORDER BY game", guild
    return from_rows(Progress, rows)


def _add(tables: Sequence[Progress]) -> Job[None]:
    for table in tables:
        yield ADD, *msgspec.structs.astuple(table)


def _delete(guild: int, game: int) -> Job[None]:
    yield "DELETE FROM progress WHERE guild = $1 AND game = $2", guild, game


def _replace(guild: int, tables: Sequence[Progress]) -> Job[None]:
    yield "DELETE FROM progress WHERE guild = $1", guild
    yield from _add(tables)
