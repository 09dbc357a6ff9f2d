"""Tables and choices that a guild's file has lost, such as with a write-ahead log that was deleted beside it.

The file itself looks sound then, but the shared file tells what was there (``data/shared/progress.py``). A lost table
stays as a closed one, so that no other table gets its number, and its channel is told. A table that has lost choices is
told too, and continues. Its asks get new numbers, because no panel of a lost choice may fit.
"""

import sqlite3
from collections.abc import Sequence

from data.game.models import GameRow, OutboxMessage, nonce
from data.game.outgoing import Outgoing, Retire, Say, stored
from data.game.sql import first_number, renumber
from data.shared.progress import Progress
from data.sqlite.mapping import insert, to_row


def find_lost(db: sqlite3.Connection, known: Sequence[Progress]) -> tuple[Progress, ...]:
    """Return the known tables that the file lacks, or of whose log it lacks entries."""
    return tuple(table for table in known if (last := _last(db, table.game)) is None or last < table.last)


def note_lost(db: sqlite3.Connection, lost: Sequence[Progress], now: float) -> None:
    """Close the tables that the file lacks, and tell the people at all lost ones."""
    for table in lost:
        missing = _last(db, table.game) is None
        if missing:
            _add_closed(db, table, now)
            if table.message is not None:
                _enqueue(db, table.game, Retire(table.message, table.channel), now)
        said = "table" if missing else "choices"
        _enqueue(db, table.game, Say(f"game-lost-{said}", {"game": str(table.game)}), now)
    renumber(db, first_number(now))


def _last(db: sqlite3.Connection, game: int) -> int | None:
    """Return the number of the last entry of a game's log; None if there is no such game."""
    query = "SELECT coalesce((SELECT max(number) FROM choices WHERE game = games.id), 0) FROM games WHERE id = ?"
    row = db.execute(query, (game,)).fetchone()
    return None if row is None else int(row[0])


def _add_closed(db: sqlite3.Connection, table: Progress, now: float) -> None:
    row = db.execute("SELECT value ->> '$' FROM settings WHERE key = 'language'").fetchone()
    closed = GameRow(
        id=table.game,
        kind=table.kind,
        options={},
        host=0,
        channel=table.channel,
        language=row[0] if row else "en",
        phase="closed",
        created=now,
        ended=now,
    )
    db.execute(insert(GameRow), to_row(closed))


def _enqueue(db: sqlite3.Connection, game: int, message: Outgoing, now: float) -> None:
    kind, payload = stored(message)
    row = OutboxMessage(game=game, kind=kind, topic="", payload=payload, nonce=nonce(game), not_before=now)
    db.execute(insert(OutboxMessage, "id"), to_row(row))
