"""The transfer of notes that an earlier version stored in the shared file to the files of their guilds."""

import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable

from data.errors import StoreError
from data.shared.file import SharedFile

LOG = logging.getLogger(__name__)

Note = tuple[int, int, str]
"""The game, the person, the text."""


async def bring_notes(shared: SharedFile, put: Callable[[int, list[Note]], Awaitable[None]], guilds: set[int]) -> None:
    """Call ``put`` with the waiting notes of each guild of ``guilds``. Notes that cannot be written stay."""
    waiting = await shared.read(_waiting)
    for guild in waiting.keys() & guilds:
        try:
            await put(guild, waiting[guild])
            await shared.write(_forget, guild)
        except StoreError as error:
            LOG.warning("guild %s: its notes cannot be transferred: %s", guild, error)


def _waiting(db: sqlite3.Connection) -> dict[int, list[Note]]:
    found: dict[int, list[Note]] = {}
    for guild, game, user, text in db.execute("SELECT guild, game, user, text FROM moving_notes"):
        found.setdefault(guild, []).append((game, user, text))
    return found


def put_notes(db: sqlite3.Connection, notes: Iterable[Note]) -> None:
    """Write notes into the file of their guild."""
    # Newer notes win. A note about a game that does not exist is dropped.
    db.executemany("INSERT OR IGNORE INTO notes (game, user, text) SELECT id, ?2, ?3 FROM games WHERE id = ?1", notes)


def _forget(db: sqlite3.Connection, guild: int) -> None:
    db.execute("DELETE FROM moving_notes WHERE guild = ?", (guild,))
