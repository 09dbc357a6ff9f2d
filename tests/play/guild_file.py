"""A guild's file, read while the bot runs: the log of a game, its table, and everything a choice can change."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from data.game.models import GameRow, LogEntry, Seat
from data.sqlite.mapping import from_row, from_rows
from rules.kernel import Table

LASTING = ("games", "seats", "choices", "checkpoints", "results", "settings")
"""The tables of the file that only acts of people change."""


class StoredGame(NamedTuple):
    """A game in a guild's file."""

    game: GameRow
    seats: tuple[Seat, ...]
    log: tuple[LogEntry, ...]
    table: Table | None

    @property
    def choices(self) -> list[LogEntry]:
        """The choices in the log."""
        return [entry for entry in self.log if entry.kind == "choice"]


def read_game(folder: Path, guild: str, game: int = 1) -> StoredGame:
    """Return a game of a guild."""
    with _opened(folder, guild) as db:
        row = db.execute("SELECT * FROM games WHERE id = ?", (game,)).fetchone()
        seats = from_rows(Seat, db.execute("SELECT * FROM seats WHERE game = ? ORDER BY seat", (game,)))
        log = from_rows(LogEntry, db.execute("SELECT * FROM choices WHERE game = ? ORDER BY number", (game,)))
        last = db.execute("SELECT data FROM checkpoints WHERE game = ?", (game,)).fetchone()
    table = Table.load(zlib.decompress(last["data"])) if last else None
    return StoredGame(from_row(GameRow, row), seats, log, table)


def lasting(folder: Path, guild: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return everything in a guild's file that a choice, a lobby or a setting could have changed."""
    if not (folder / f"{guild}.sqlite3").exists():
        return {name: [] for name in LASTING}
    with _opened(folder, guild) as db:
        return {name: [tuple(row) for row in db.execute(f"SELECT * FROM {name} ORDER BY 1, 2")] for name in LASTING}


def replayed(stored: StoredGame, seed: str) -> Table:
    """Return the table after a replay of the log from this seed."""
    table = Table.new(stored.game.kind, seats=len(stored.seats), seed=int(seed, 16), options=stored.game.options)
    for entry in stored.log:
        if entry.kind == "choice" and entry.seat is not None:
            table.answer(entry.seat, entry.choice)
        elif entry.kind == "undo" and entry.seat is not None:
            table.undo(entry.seat)
    return table


def unsent(folder: Path, guild: str) -> int:
    """Return the number of a guild's messages that are not noted as sent."""
    with _opened(folder, guild) as db:
        found: int = db.execute("SELECT count(*) FROM outbox WHERE state = 'due'").fetchone()[0]
    return found


def due_now(folder: Path, guild: str, now: float) -> int:
    """Return the number of a guild's messages, timers and leagues that are due now."""
    with _opened(folder, guild) as db:
        found: int = db.execute(
            "SELECT (SELECT count(*) FROM outbox WHERE state = 'due' AND not_before <= :now)"
            " + (SELECT count(*) FROM timers WHERE due <= :now)"
            " + (SELECT count(*) FROM leagues WHERE due <= :now)",
            {"now": now},
        ).fetchone()[0]
    return found


@contextmanager
def _opened(folder: Path, guild: str) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{(folder / guild).as_uri()}.sqlite3?mode=ro", uri=True)) as db:
        db.row_factory = sqlite3.Row
        yield db
