"""The SQL of a game's transaction: how it is read, how its changes are written, and what is due in a guild."""

import sqlite3
import zlib
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from data.changes import ChangeSet, StoredGame
from data.errors import Refused, Repeated
from data.mapping import from_row, from_rows, insert, to_row, upsert
from data.models import (
    CALLS,
    EDITS,
    Absence,
    Call,
    Entrant,
    GameRow,
    Invitation,
    LogEntry,
    Message,
    Offer,
    OutboxMessage,
    Reminder,
    Result,
    Seat,
    Sitting,
    StandingOrder,
    Timer,
    Vote,
)
from data.ratings import rate

COMPRESSION = 1
"""The compression level that costs next to nothing and still halves a table."""

# An id is milliseconds, and below them 22 bits that are no time.
REMEMBERED_FOR = 3600 * 1000 << 22
"""For how long interactions are remembered, in the units of Discord's ids: four times as long as one lives."""

R = TypeVar("R", bound=Struct)

MAX_ID = (1 << 63) - 1
"""The greatest number that SQLite takes; somebody may type a greater one."""

KEPT_MESSAGES = 200
"""How many messages back the outbox keeps what was sent."""


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)


def create(db: sqlite3.Connection, game: GameRow, host: Seat | None) -> GameRow:
    """Add a game with a fresh id, and its host's seat; return it as it is now."""
    row = to_row(game)
    del row["id"]
    made = db.execute(insert("games", GameRow, "id"), row).lastrowid
    created = msgspec.structs.replace(game, id=made)
    if host:
        db.execute(insert("seats", Seat), to_row(msgspec.structs.replace(host, game=created.id)))
    return created


def load(db: sqlite3.Connection, game: int) -> StoredGame:
    """Read a game; raise Refused("no_game") if the guild has none with this id."""
    row = db.execute("SELECT * FROM games WHERE id = ?", (game,)).fetchone() if 0 < game <= MAX_ID else None
    if row is None:
        raise Refused("no_game", game=game)
    last = db.execute("SELECT max(number) FROM choices WHERE game = ?", (game,)).fetchone()[0]
    checkpoint = db.execute("SELECT data FROM checkpoints WHERE game = ?", (game,)).fetchone()
    return StoredGame(
        game=from_row(GameRow, row),
        seats=_rows_of(db, "seats", Seat, game),
        timers=_rows_of(db, "timers", Timer, game),
        messages=_rows_of(db, "messages", Message, game),
        sittings=_rows_of(db, "sittings", Sitting, game),
        calls=_rows_of(db, "calls", Call, game),
        absences=_rows_of(db, "absences", Absence, game),
        votes=_rows_of(db, "votes", Vote, game),
        orders=_rows_of(db, "orders", StandingOrder, game),
        invitations=_rows_of(db, "invitations", Invitation, game),
        offers=_rows_of(db, "offers", Offer, game),
        entrants=_rows_of(db, "entrants", Entrant, game),
        dump=zlib.decompress(checkpoint["data"]) if checkpoint else None,
        last=last or 0,
    )


def _rows_of(db: sqlite3.Connection, table: str, kind: type[R], game: int) -> tuple[R, ...]:
    """Return a game's rows of a table in the order of its key."""
    return from_rows(kind, db.execute(f"SELECT * FROM {table} WHERE game = ? ORDER BY 1, 2, 3", (game,)))


def write(db: sqlite3.Connection, game: int, change: ChangeSet, interaction: int | None) -> None:
    """Write ``change``; raise Repeated if this interaction has changed something before."""
    # First, and in the same transaction: of a click that arrives twice exactly one is done.
    if interaction is not None:
        _remember(db, interaction)
    if change.game:
        _put(db, "games", GameRow, (change.game,))
        if change.game.ended is not None:
            db.execute("UPDATE sittings SET mark = NULL WHERE game = ? AND mark IS NOT NULL", (game,))
    # Seats move up when somebody leaves, so all of them are written again: they are few.
    _replace(db, game, "seats", Seat, change.seats)
    _replace(db, game, "absences", Absence, change.absences)
    _replace(db, game, "votes", Vote, change.votes)
    _replace(db, game, "orders", StandingOrder, change.orders)
    _replace(db, game, "offers", Offer, change.offers)
    _put(db, "reminders", Reminder, change.reminders)
    _put(db, "invitations", Invitation, change.invitations)
    _add(db, "choices", LogEntry, change.entries)
    if change.checkpoint:
        _write_checkpoint(db, game, change.entries[-1].number, change.checkpoint)
    _add(db, "results", Result, change.results)
    _put(db, "entrants", Entrant, change.entrants)
    if change.entrants and change.game and change.game.ended is not None:
        rate(db, change.game, change.entrants)
    _add(db, "sittings", Sitting, change.sittings)
    _write_outbox(db, change)
    # Before what is new is written, here as with timers: taken down and put up again in one transaction, it stands.
    for topic in change.unposted:
        db.execute("DELETE FROM messages WHERE game = ? AND topic = ?", (game, topic))
    _put(db, "messages", Message, change.posted)
    _put(db, "calls", Call, change.calls)
    for kind, seat in change.cancelled:
        # IS and not =: the table's own timers have no seat, and NULL equals nothing.
        db.execute("DELETE FROM timers WHERE game = ? AND kind = ? AND seat IS ?", (game, kind, seat))
    _put(db, "timers", Timer, change.timers)


def _replace(db: sqlite3.Connection, game: int, table: str, kind: type[Struct], rows: Iterable[Struct] | None) -> None:
    """Write ``rows`` in the place of all that a game has in a table; None: they stay."""
    if rows is not None:
        db.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
        _add(db, table, kind, rows)


def _remember(db: sqlite3.Connection, interaction: int) -> None:
    if not db.execute("INSERT OR IGNORE INTO seen (interaction) VALUES (?)", (interaction,)).rowcount:
        raise Repeated(interaction)
    db.execute("DELETE FROM seen WHERE interaction < ?", (interaction - REMEMBERED_FOR,))


def _add(db: sqlite3.Connection, table: str, kind: type[Struct], rows: Iterable[Struct]) -> None:
    """Add ``rows``. In the log a number that exists already means that somebody else wrote: then nothing is written."""
    for row in rows:
        db.execute(insert(table, kind), to_row(row))


def _put(db: sqlite3.Connection, table: str, kind: type[Struct], rows: Iterable[Struct]) -> None:
    """Add ``rows``, each in the place of the one with its key."""
    for row in rows:
        db.execute(upsert(table, kind), to_row(row))


def _write_checkpoint(db: sqlite3.Connection, game: int, number: int, dump: bytes) -> None:
    db.execute(
        "REPLACE INTO checkpoints (game, number, data) VALUES (?, ?, ?)",
        (game, number, zlib.compress(dump, COMPRESSION)),
    )


def _write_outbox(db: sqlite3.Connection, change: ChangeSet) -> None:
    for delivery in change.deliveries:
        db.execute(
            # What was dropped meanwhile stays dropped, unless it did get through.
            "UPDATE outbox SET state = :state, not_before = :not_before, message = :message, attempts = attempts + 1"
            " WHERE id = :id AND (state = 'due' OR :state = 'sent')",
            to_row(delivery),
        )
        # The table stays small, and the last ones stay for whoever looks for a fault.
        db.execute("DELETE FROM outbox WHERE id < ? AND state <> 'due'", (delivery.id - KEPT_MESSAGES,))
    for outgoing in change.outgoing:
        row = to_row(outgoing)
        del row["id"]
        # Two turns in a minute: the first message would be outdated before it is read, so only the newer one is sent.
        if outgoing.topic and (dropped := _drop(db, outgoing)) and not change.moved:
            # The first one may have got through without our hearing of it: by the same nonce it comes to light, and
            # by its time whoever sends knows that it may have been tried before the bot was started. Not after a move:
            # what would come to light stands in the channel of before.
            row |= dropped | {"not_before": min(dropped["not_before"], outgoing.not_before)}
        db.execute(insert("outbox", OutboxMessage, "id"), row)


def _drop(db: sqlite3.Connection, newer: OutboxMessage) -> dict[str, Any]:
    """Drop what is due of the same topic; return its nonce, since when it was due, and how often it was tried."""
    dropped = db.execute(
        "UPDATE outbox SET state = 'dropped' WHERE game = ? AND topic = ? AND state = 'due'"
        " RETURNING nonce, not_before, attempts",
        (newer.game, newer.topic),
    ).fetchall()
    return dict(dropped[-1]) if dropped else {}


NEXT_MESSAGES = f"""
SELECT * FROM (
    SELECT *, row_number() OVER (PARTITION BY game ORDER BY edits AND pinged, id) AS place FROM (
        SELECT *,
            kind IN ({_quoted(EDITS)}) AS edits,
            max(kind IN ({_quoted(CALLS)}) OR coalesce(json_array_length(payload, '$.users'), 0) > 0)
                OVER (PARTITION BY game) AS pinged
        FROM outbox WHERE state = 'due' AND not_before <= ?
    )
) WHERE place = 1 ORDER BY id
"""
"""Of each game the first due message; where one that pings is due, edits come after all others."""


def due(db: sqlite3.Connection, now: float) -> tuple[tuple[OutboxMessage, ...], tuple[Timer, ...], float | None]:
    """Return the next due message of every game, the timers that have run out, and when there will be more.

    A message that waits for another try holds up no other.
    """
    heads = from_rows(OutboxMessage, db.execute(NEXT_MESSAGES, (now,)))
    timers = from_rows(Timer, db.execute("SELECT * FROM timers WHERE due <= ? ORDER BY due", (now,)))
    (later,) = db.execute(
        "SELECT min(at) FROM ("
        " SELECT not_before AS at FROM outbox WHERE state = 'due' AND not_before > :now"
        " UNION ALL SELECT due FROM timers WHERE due > :now)",
        {"now": now},
    ).fetchone()
    return heads, timers, later
