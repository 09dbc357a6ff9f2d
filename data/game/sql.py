"""The SQL of a game's transaction: reading a game, writing its changes, and finding due work in a guild."""

import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

import msgspec

from data.errors import Refused, Repeated
from data.game.changes import ChangeSet, StoredGame
from data.game.hook_events import TableOpened, Told, next_hooks, queue_told, seat_ref, table_ref
from data.game.models import (
    GUILD_WORK,
    LEAGUES,
    LOBBY,
    TURN,
    Absence,
    Call,
    Entrant,
    GameRow,
    Invitation,
    Message,
    Offer,
    Origin,
    OutboxMessage,
    Seat,
    Sitting,
    StandingOrder,
    Timer,
    Vote,
)
from data.game.outgoing import CALLS, EDITS, kinds
from data.game.ratings import rate
from data.game.wall_marks import forget_shown, mark_wall
from data.shared.progress import Progress
from data.shared.sittings import OwnTable
from data.sqlite.connections import MAX_ID
from data.sqlite.mapping import Row, delete, from_row, from_rows, insert, to_row, upsert
from data.sqlite.settings import get_setting, put_setting
from rules.kernel import Facts

COMPRESSION = 1
"""The zlib level. It takes very little time and still halves the size of a table."""

# A Discord id has milliseconds above 22 other bits: https://discord.com/developers/docs/reference#snowflakes
REMEMBERED_FOR = 3600 * 1000 << 22
"""Time for which interactions are remembered, in units of Discord's ids: an hour, four times the lifetime of one."""

R = TypeVar("R", bound=Row)

ASKS_FROM = "asks_from"
"""The guild's setting with the least number of an ask. A restore sets it."""
NUMBERS_SINCE = 1767225600
"""The time of number 0, the beginning of 2026. A custom id has nine digits for a number, enough for thirty years."""
KEPT_MESSAGES = 200
"""Number of messages for which the outbox keeps those that are no longer due."""
PARTS: tuple[type[Row], ...] = (
    *(Seat, Timer, Message, Sitting, Call, Absence, Vote),
    *(StandingOrder, Invitation, Offer, Entrant, Origin),
)
"""The rows that belong to a game. Most games have only some of these."""
HAS_PARTS = ", ".join(f"EXISTS (SELECT 1 FROM {part.TABLE} WHERE game = id) AS has_{part.TABLE}" for part in PARTS)
GAME = f"""
SELECT games.*, {HAS_PARTS},
 (SELECT max(number) FROM choices WHERE game = id) AS last, (SELECT data FROM checkpoints WHERE game = id) AS dump
FROM games WHERE id = ?
"""
"""All in one statement, because each statement lets another thread go first."""
PEOPLE = " UNION ".join(
    f"SELECT {column} AS user FROM {table} WHERE {column} <> 0"
    for table, column in (
        *((table, "user") for table in ("seats", "sittings", "entrants", "invitations", "offers", "results")),
        *((table, "user") for table in ("ratings", "notes", "looked", "untold", "watchers", "puzzle_answers")),
        ("queue", "user"),
        ("league_members", "user"),
        ("offers", "maker"),
        ("games", "host"),
        ("leagues", "host"),
    )
)
"""The query for the people about whom the file has data. All others in its tables sit or sat at a table."""


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)


def create(
    db: sqlite3.Connection, game: GameRow, seats: Iterable[Seat], origin: Facts | None = None
) -> tuple[GameRow, bool]:
    """Add a game with a new id, its first seats, and the position from which it begins, if any.

    Return its row, and whether a web hook must tell of it.
    """
    row = to_row(game)
    del row["id"]
    made = db.execute(insert(GameRow, "id"), row).lastrowid
    created = msgspec.structs.replace(game, id=made)
    first = tuple(msgspec.structs.replace(seat, game=created.id) for seat in seats)
    _add(db, first)
    if origin is not None:
        _add(db, [Origin(game=created.id, position=origin)])
    mark_wall(db)
    opened = TableOpened(table_ref(created), created.options, tuple(map(seat_ref, first)))
    return created, queue_told(db, Told(created, opened, created.created))


def load(db: sqlite3.Connection, game: int) -> StoredGame:
    """Read a game. Raise Refused("no_game") if the guild has none with this id."""
    row = db.execute(GAME, (game,)).fetchone() if 0 < game <= MAX_ID else None
    if row is None:
        raise Refused("no_game", game=game)

    def rows(kind: type[R]) -> tuple[R, ...]:
        return _rows_of(db, kind, game) if row[f"has_{kind.TABLE}"] else ()

    return StoredGame(
        game=from_row(GameRow, row),
        seats=rows(Seat),
        timers=rows(Timer),
        messages=rows(Message),
        sittings=rows(Sitting),
        calls=rows(Call),
        absences=rows(Absence),
        votes=rows(Vote),
        orders=rows(StandingOrder),
        invitations=rows(Invitation),
        offers=rows(Offer),
        entrants=rows(Entrant),
        origin=next((row.position for row in rows(Origin)), None),
        dump=zlib.decompress(row["dump"]) if row["dump"] else None,
        last=row["last"] or 0,
        asks_from=_asks_from(db),
    )


def own_tables(db: sqlite3.Connection, guild: int) -> tuple[OwnTable, ...]:
    """Return the people at the tables in progress. Only a loaded table knows whether it waits for them."""
    rows = db.execute(
        "SELECT seats.user, games.id AS game, kind, phase, coalesce(posted.channel, thread, games.channel) AS channel,"
        " posted.message FROM games JOIN seats ON seats.game = games.id LEFT JOIN messages AS posted"
        " ON posted.game = games.id AND posted.topic ="
        "     (SELECT max(topic) FROM messages WHERE game = games.id AND topic IN (?, ?))"
        " WHERE phase IN ('lobby', 'running') AND user IS NOT NULL"
        " GROUP BY games.id, user ORDER BY games.id, min(seat)",
        (LOBBY, TURN),
    )
    return tuple(OwnTable(guild=guild, **dict(row)) for row in rows)


def open_tables(db: sqlite3.Connection) -> dict[int, set[int]]:
    """Return the numbers of the tables in progress, by the channel and by the thread of each."""
    found: dict[int, set[int]] = {}
    for game, *places in db.execute("SELECT id, channel, thread FROM games WHERE phase IN ('lobby', 'running')"):
        for place in filter(None, places):
            found.setdefault(place, set()).add(game)
    return found


def progress(db: sqlite3.Connection, guild: int) -> tuple[Progress, ...]:
    """Return the tables in progress with the last entries of their logs."""
    rows = db.execute(
        "SELECT games.id AS game, kind, coalesce(posted.channel, thread, games.channel) AS channel, posted.message,"
        " coalesce((SELECT max(number) FROM choices WHERE game = games.id), 0) AS last"
        " FROM games LEFT JOIN messages AS posted ON posted.game = games.id AND posted.topic ="
        "     (SELECT max(topic) FROM messages WHERE game = games.id AND topic IN (?, ?))"
        " WHERE phase IN ('lobby', 'running')",
        (LOBBY, TURN),
    )
    return tuple(Progress(guild=guild, **dict(row)) for row in rows)


def people(db: sqlite3.Connection) -> tuple[int, ...]:
    """Return the people about whom the file has data."""
    return tuple(row["user"] for row in db.execute(PEOPLE))


def _asks_from(db: sqlite3.Connection) -> int:
    return get_setting(db, ASKS_FROM, int) or 0


def first_number(now: float) -> int:
    """Return the number from which the asks of restored games are numbered: no panel has had it."""
    # The seconds until now, because a game asks less often than once a second.
    return int(now) - NUMBERS_SINCE


def renumber(db: sqlite3.Connection, first: int) -> None:
    """Number the asks of all games from ``first`` on, and resume each game again, because its timers name old asks.

    The file is an older one, so the guild's wall is shown again.
    """
    put_setting(db, ASKS_FROM, max(first, _asks_from(db)))
    db.execute("DELETE FROM resumed")
    forget_shown(db)


def _rows_of(db: sqlite3.Connection, kind: type[R], game: int) -> tuple[R, ...]:
    """Return a game's rows of a table in the order of its key."""
    query = f"SELECT * FROM {kind.TABLE} WHERE game = ? ORDER BY {', '.join(kind.KEY)}"
    return from_rows(kind, db.execute(query, (game,)).fetchall())


def write(db: sqlite3.Connection, game: int, change: ChangeSet, interaction: int | None) -> float | None:
    """Write ``change``. Raise Repeated if this interaction has changed something before.

    Return the time at which the guild must be looked at because of this change, or None.
    """
    # First, and in the same transaction, so that a click that arrives twice is done once.
    if interaction is not None:
        _remember(db, interaction)
    if change.game:
        _upsert(db, (change.game,))
    if change.seats is not None:
        db.execute("DELETE FROM seats WHERE game = ?", (game,))
        _add(db, change.seats)
    for row in change.dropped.values():
        db.execute(delete(type(row)), to_row(row))
    _upsert(db, change.rows.values())
    _add(db, change.entries)
    if change.checkpoint:
        compressed = zlib.compress(change.checkpoint, COMPRESSION)
        db.execute("REPLACE INTO checkpoints (game, data) VALUES (?, ?)", (game, compressed))
    _add(db, change.results)
    _upsert(db, change.entrants)
    if change.game and change.game.ended is not None:
        db.execute("UPDATE sittings SET mark = NULL WHERE game = ? AND mark IS NOT NULL", (game,))
        db.execute(
            "UPDATE leagues SET due = ? WHERE id = (SELECT league FROM league_tables WHERE game = ?)",
            (change.game.ended, game),
        )
        if change.entrants:
            rate(db, change.game, change.entrants)
    _write_outbox(db, change)
    dues = [row.due for row in change.rows.values() if isinstance(row, Timer)]
    # A league can wait for the end of a game.
    if change.game and change.game.ended is not None:
        dues.append(change.game.ended)
    dues += [event.at for event in change.told if queue_told(db, event)]
    if change.is_public and (marked := mark_wall(db)) is not None:
        dues.append(marked)
    return min((*dues, *_next_message(db, game, change)), default=None)


def _next_message(db: sqlite3.Connection, game: int, change: ChangeSet) -> Iterator[float]:
    """Yield when the next message of a game is due, if a change has added one or sent the one before it."""
    if change.outgoing or change.deliveries:
        query = "SELECT min(not_before) FROM outbox WHERE game = ? AND state = 'due'"
        (due,) = db.execute(query, (game,)).fetchone()
        if due is not None:
            yield due


def _remember(db: sqlite3.Connection, interaction: int) -> None:
    if not db.execute("INSERT OR IGNORE INTO seen (interaction) VALUES (?)", (interaction,)).rowcount:
        raise Repeated(interaction)
    db.execute("DELETE FROM seen WHERE interaction < ?", (interaction - REMEMBERED_FOR,))


def _add(db: sqlite3.Connection, rows: Iterable[Row]) -> None:
    """Add ``rows``. A log number that exists means that another process wrote, so the transaction must fail."""
    for row in rows:
        db.execute(insert(type(row)), to_row(row))


def _upsert(db: sqlite3.Connection, rows: Iterable[Row]) -> None:
    """Add ``rows``. Each replaces the row with its key."""
    for row in rows:
        db.execute(upsert(type(row)), to_row(row))


def _write_outbox(db: sqlite3.Connection, change: ChangeSet) -> None:
    for delivery in change.deliveries:
        db.execute(
            # A message that was dropped meanwhile stays dropped, unless Discord did take it.
            "UPDATE outbox SET state = :state, not_before = :not_before, attempts = attempts + 1"
            " WHERE id = :id AND (state = 'due' OR :state = 'sent')",
            to_row(delivery),
        )
        # Keeps the table small, with the last messages for debugging.
        db.execute("DELETE FROM outbox WHERE id < ? AND state <> 'due'", (delivery.id - KEPT_MESSAGES,))
    for outgoing in change.outgoing:
        row = to_row(outgoing)
        del row["id"]
        # Send only the newer of two messages of a topic: the first would be outdated before it is read.
        if outgoing.topic and (dropped := _drop(db, outgoing)) and not change.moved:
            # Discord may have taken the first message without an answer to us. The same nonce then returns that
            # message, and the earlier time tells the outbox that it may have been tried before the start. Not after a
            # move: the first message would be in the old channel.
            row |= dropped | {"not_before": min(dropped["not_before"], outgoing.not_before)}
        db.execute(insert(OutboxMessage, "id"), row)


def _drop(db: sqlite3.Connection, newer: OutboxMessage) -> dict[str, Any]:
    """Drop the due message of the same topic. Return its nonce, its due time and its number of tries."""
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
            kind IN ({_quoted(kinds(EDITS))}) AS edits,
            max(kind IN ({_quoted(kinds(CALLS))}) OR coalesce(json_array_length(payload, '$.users'), 0) > 0)
                OVER (PARTITION BY game) AS pinged
        FROM outbox WHERE state = 'due' AND not_before <= ?
    )
) WHERE place = 1 ORDER BY id
"""
"""The first due message of each game. While one that pings is due, edits come after all others."""


OWN_WORK = f"""
SELECT key, json_extract(value, '$.due') FROM settings WHERE key IN ({", ".join("?" for _ in GUILD_WORK)})
UNION ALL SELECT ?, min(due) FROM leagues WHERE due IS NOT NULL
"""
"""The times of the guild's own work, by its key."""


class DueNow(NamedTuple):
    """The work that is due: the next message of each game, the timers, the guild's own, and events for web
    hooks.

    ``later`` is the time at which more will be due.
    """

    messages: tuple[OutboxMessage, ...]
    timers: tuple[Timer, ...]
    own: tuple[str, ...]
    hooks: bool
    later: float | None


def due(db: sqlite3.Connection, now: float) -> DueNow:
    """Return the work that is due. A message that waits for another try does not delay others."""
    heads = from_rows(OutboxMessage, db.execute(NEXT_MESSAGES, (now,)))
    timers = from_rows(Timer, db.execute("SELECT * FROM timers WHERE due <= ? ORDER BY due", (now,)))
    own = {key: at for key, at in db.execute(OWN_WORK, (*GUILD_WORK, LEAGUES)) if at is not None}
    hooks, later_hooks = next_hooks(db, now)
    (later,) = db.execute(
        "SELECT min(at) FROM ("
        " SELECT not_before AS at FROM outbox WHERE state = 'due' AND not_before > :now"
        " UNION ALL SELECT due FROM timers WHERE due > :now)",
        {"now": now},
    ).fetchone()
    laters = [later_hooks, *(at for at in (later, *own.values()) if at is not None and at > now)]
    waiting = tuple(key for key, at in own.items() if at <= now)
    return DueNow(heads, timers, waiting, hooks, min((at for at in laters if at is not None), default=None))
