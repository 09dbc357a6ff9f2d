"""The tables in progress at which people sit, in the shared store: a copy of the guilds' own files.

So a list of a person's tables opens no guild's file, neither of this process nor of another one. A guild's process
writes the rows of a table after a change, as a note that may be a second late. When it first opens a guild's file, it
writes all rows of that guild, because notes may be lost with a process and files may be restored.
"""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from data.shared.protocol import Job
from data.shared.queue import SharedStore
from data.sqlite.mapping import from_rows

MAX_KNOWN: Final = 10_000
"""Maximum number of tables whose last note is cached."""

Key: TypeAlias = tuple[int, int]
ADD = (
    'INSERT INTO sittings ("user", guild, game, kind, phase, channel, message, waits)'
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
)


class OwnTable(Struct, frozen=True, kw_only=True):
    """A table in progress at which a person sits."""

    user: int
    guild: int
    game: int
    kind: str
    phase: Literal["lobby", "running"]
    channel: int
    """The channel or thread of the table's message."""
    message: int | None = None
    """The message of the turn or of the lobby. None before it is posted."""
    waits: bool = False
    """Whether the table waits for this person."""


class Sittings:
    """The sittings of all guilds. Only the process of a guild notes those of its tables."""

    def __init__(self, shared: SharedStore) -> None:
        self._shared = shared
        self._noted: OrderedDict[Key, tuple[OwnTable, ...]] = OrderedDict()
        """The last note of each table, so that most changes of a table need none."""

    async def of(self, user: int) -> tuple[OwnTable, ...]:
        """Return a person's tables in progress, in all guilds."""
        await self._shared.write_pending()
        return await self._shared.read(_of, user)

    def note(self, guild: int, game: int, tables: Iterable[OwnTable]) -> None:
        """Replace the sittings of a table. A table that is over has none."""
        rows = tuple(tables)
        if self._noted.get((guild, game)) == rows:
            return
        self._noted[guild, game] = rows
        self._noted.move_to_end((guild, game))
        if len(self._noted) > MAX_KNOWN:
            self._noted.popitem(last=False)
        self._shared.note_soon(("sittings", guild, game), _replace, guild, game, rows)

    def note_all(self, guild: int, tables: Sequence[OwnTable]) -> None:
        """Replace the sittings of a guild, except whether the tables wait: only a loaded table knows that."""
        self._shared.note_soon(("sittings", guild), _replace_all, guild, tables)

    async def forget(self, guild: int, user: int) -> None:
        """Delete a person's sittings in a guild."""
        await self._shared.write(_forget, guild, user)


def _of(user: int) -> Job[tuple[OwnTable, ...]]:
    rows = yield 'SELECT * FROM sittings WHERE "user" = $1 ORDER BY guild, game', user
    return from_rows(OwnTable, rows)


def _replace(guild: int, game: int, tables: Sequence[OwnTable]) -> Job[None]:
    yield "DELETE FROM sittings WHERE guild = $1 AND game = $2", guild, game
    yield from _add(tables)


def _replace_all(guild: int, tables: Sequence[OwnTable]) -> Job[None]:
    rows = yield "SELECT * FROM sittings WHERE guild = $1", guild
    waits = {(before.user, before.game) for before in from_rows(OwnTable, rows) if before.waits}
    yield "DELETE FROM sittings WHERE guild = $1", guild
    yield from _add([msgspec.structs.replace(table, waits=(table.user, table.game) in waits) for table in tables])


def _add(tables: Sequence[OwnTable]) -> Job[None]:
    for table in tables:
        yield ADD, *msgspec.structs.astuple(msgspec.structs.replace(table, waits=int(table.waits)))


def _forget(guild: int, user: int) -> Job[None]:
    yield 'DELETE FROM sittings WHERE "user" = $1 AND guild = $2', user, guild
