"""Queries of a guild's games outside a transaction, and the guild's own settings."""

import sqlite3
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from data.errors import Refused
from data.game.models import (
    LOBBY,
    TURN,
    GameRow,
    LogEntry,
    Message,
    OutboxMessage,
    Seat,
    Sitting,
    active_only,
    seat_then,
)
from data.game.outgoing import TurnMessage, kinds
from data.sqlite.connections import MAX_ID
from data.sqlite.encoding import as_json
from data.sqlite.mapping import from_row, from_rows
from data.sqlite.settings import put_setting
from data.store import Store, reading, writing
from rules.kernel import Facts

NO_LIMIT = 1 << 62
LATE = 30.0
"""Seconds after which an unsent message is late."""
KNOWN = (
    "NOT private OR (phase <> 'lobby' AND thread IS NULL) OR host = :known_to"
    " OR id IN (SELECT game FROM seats WHERE user = :known_to UNION"
    " SELECT game FROM invitations WHERE user = :known_to UNION"
    " SELECT game FROM offers WHERE user = :known_to)"
)
"""The SQL condition of a game that a person may know."""


@reading
def games(
    db: sqlite3.Connection, *, channel: int | None = None, user: int | None = None, known_to: int | None = None
) -> tuple[GameRow, ...]:
    """Return the games in lobby or running, oldest first: all, those of a channel or thread, or those of a person.

    ``known_to``: leave out private games to which this person is not invited, unless everyone can see them played.
    """
    return from_rows(
        GameRow,
        db.execute(
            "SELECT * FROM games WHERE phase IN ('lobby', 'running')"
            " AND (:channel IS NULL OR :channel IN (channel, thread))"
            " AND (:user IS NULL OR id IN (SELECT game FROM seats WHERE user = :user))"
            f" AND (:known_to IS NULL OR {KNOWN}) ORDER BY id",
            {"channel": channel, "user": user, "known_to": known_to},
        ),
    )


@reading
def last_ended(db: sqlite3.Connection, *, channel: int, known_to: int) -> GameRow | None:
    """Return the started game of a channel or thread that ended last, as far as a person may know it."""
    row = db.execute(
        "SELECT * FROM games WHERE phase IN ('over', 'closed') AND started IS NOT NULL"
        f" AND :channel IN (channel, thread) AND ({KNOWN}) ORDER BY ended DESC, id DESC LIMIT 1",
        {"channel": channel, "known_to": known_to},
    ).fetchone()
    return from_row(GameRow, row) if row else None


class TableCounts(NamedTuple):
    """The numbers of tables in progress, in the guild and by one person as player or host."""

    guild: int
    own: int
    lobbies: int
    """The open lobbies that the person hosts."""
    computers: int
    """The running tables of the guild without people."""
    opened: int
    """The tables that the person has opened since a time, including those that have ended."""


@reading
def table_counts(db: sqlite3.Connection, user: int, *, opened_since: float = 0.0, but: int = 0) -> TableCounts:
    """Return the numbers of tables in progress in a guild and of a person. ``but`` is left out."""
    row = db.execute(
        "SELECT count(*) AS guild,"
        " count(*) FILTER (WHERE host = :user OR id IN (SELECT game FROM seats WHERE user = :user)) AS own,"
        " count(*) FILTER (WHERE host = :user AND phase = 'lobby') AS lobbies,"
        " count(*) FILTER (WHERE phase = 'running'"
        "     AND NOT EXISTS (SELECT 1 FROM seats WHERE game = games.id AND user IS NOT NULL)) AS computers,"
        " (SELECT count(*) FROM games WHERE host = :user AND created > :since) AS opened"
        " FROM games WHERE phase IN ('lobby', 'running') AND id != :but",
        {"user": user, "since": opened_since, "but": but},
    ).fetchone()
    # The columns are in the order of the fields.
    return TableCounts(*row)


async def overdue_messages(store: Store, guild: int) -> int:
    """Return the number of a guild's messages that are late or whose first try failed."""
    return await _overdue_messages(store, guild, store.clock() - LATE)


@reading
def _overdue_messages(db: sqlite3.Connection, since: float) -> int:
    count: int = db.execute(
        "SELECT count(*) FROM outbox WHERE state = 'due' AND (attempts > 0 OR not_before < ?)", (since,)
    ).fetchone()[0]
    return count


@reading
def waits_to_call(db: sqlite3.Connection, game: int) -> bool:
    """Return whether the turn message of a game is due after a failed try."""
    query = "SELECT 1 FROM outbox WHERE game = ? AND state = 'due' AND kind = ? AND attempts > 0"
    return db.execute(query, (game, *kinds((TurnMessage,)))).fetchone() is not None


@reading
def has_other_messages(db: sqlite3.Connection, message: OutboxMessage) -> bool:
    """Return whether another message of the same game is due, now or later."""
    query = "SELECT 1 FROM outbox WHERE game = ? AND state = 'due' AND id <> ?"
    return db.execute(query, (message.game, message.id)).fetchone() is not None


@reading
def messages(db: sqlite3.Connection) -> dict[int, Message]:
    """Return the message of each game in progress: that of its turn, else that of its lobby."""
    rows = db.execute(
        "SELECT messages.* FROM messages JOIN games ON id = game WHERE phase IN ('lobby', 'running')"
        " AND topic IN (?, ?) ORDER BY topic",
        (LOBBY, TURN),
    )
    # Sorted by name, the turn comes after the lobby and replaces it.
    return {message.game: message for message in from_rows(Message, rows)}


@reading
def log(
    db: sqlite3.Connection, game: int, *, user: int | None = None, after: int = 0, limit: int = NO_LIMIT
) -> tuple[LogEntry, ...]:
    """Return the last ``limit`` entries of the log after number ``after``, oldest first, as ``user`` may see them.

    A person sees each entry from the seat that they had then. Without a seat they see its public part. Choices that
    only another seat could see are left out. A person with several seats sees it from the one that they play now.
    """
    rows = db.execute("SELECT * FROM sittings WHERE game = ? ORDER BY since", (game,))
    seats = db.execute(
        "SELECT seats.* FROM seats JOIN games ON id = game AND phase = 'running' WHERE game = ? AND user = ?",
        (game, user),
    )
    sittings = active_only(from_rows(Sitting, rows), from_rows(Seat, seats), user)
    own = [sitting.seat for sitting in sittings if user and sitting.user == user]
    entries = [(entry, seat_then(sittings, user, entry.number)) for entry in _log(db, game, after, limit, own)]
    return tuple(entry.seen_by(seat) for entry, seat in entries if not entry.unseen or entry.seat == seat)


@reading
def whole_log(db: sqlite3.Connection, game: int) -> tuple[LogEntry, ...]:
    """Return the whole log with all secrets, for an export after the end or a replay."""
    return _log(db, game, 0, NO_LIMIT)


def _log(
    db: sqlite3.Connection, game: int, after: int, limit: int, seen_from: Sequence[int] | None = None
) -> tuple[LogEntry, ...]:
    """Return entries of the log. Unseen choices are left out, except those of the seats ``seen_from``."""
    # Left out before the limit, because the number of returned entries would reveal them.
    rows = db.execute(
        "SELECT * FROM choices WHERE game = :game AND number > :after"
        " AND (NOT unseen OR :seats IS NULL OR seat IN (SELECT value FROM json_each(:seats)))"
        " ORDER BY number DESC LIMIT :limit",
        {"game": game, "after": after, "limit": limit, "seats": None if seen_from is None else as_json(seen_from)},
    )
    # The limit needs the newest first. Callers need the oldest first.
    return from_rows(LogEntry, rows)[::-1]


@reading
def log_read_up_to(db: sqlite3.Connection, game: int, user: int) -> int:
    """Return the number of the last entry that a person has read, or 0."""
    row = db.execute("SELECT number FROM looked WHERE game = ? AND user = ?", (game, user)).fetchone()
    return row["number"] if row else 0


async def mark_log_read(store: Store, guild: int, game: int, user: int, number: int) -> None:
    """Note that a person has read the log up to ``number``."""
    await _mark_log_read(store, guild, game, user, number)
    await store.users.note_known(guild, user)


@writing
def _mark_log_read(db: sqlite3.Connection, game: int, user: int, number: int) -> None:
    db.execute("REPLACE INTO looked (game, user, number) VALUES (?, ?, ?)", (game, user, number))


@reading
def note(db: sqlite3.Connection, game: int, user: int) -> str | None:
    """Return a person's note about a game. Raise Refused("no_game") if there is no such game."""
    _expect_game(db, game)
    row = db.execute("SELECT text FROM notes WHERE game = ? AND user = ?", (game, user)).fetchone()
    return row["text"] if row else None


@reading
def count_notes(db: sqlite3.Connection, user: int, but: int) -> int:
    """Return the number of a person's notes in a guild, except the one about game ``but``."""
    row = db.execute("SELECT count(*) FROM notes WHERE user = ? AND game != ?", (user, but)).fetchone()
    return int(row[0])


async def keep_note(store: Store, guild: int, game: int, user: int, text: str) -> None:
    """Store a person's note about a game in place of the last one. Raise Refused("no_game") without such a game."""
    await _keep_note(store, guild, game, user, text)
    await store.users.note_known(guild, user)


@writing
def _keep_note(db: sqlite3.Connection, game: int, user: int, text: str) -> None:
    _expect_game(db, game)
    db.execute("REPLACE INTO notes (game, user, text) VALUES (?, ?, ?)", (game, user, text))


def _expect_game(db: sqlite3.Connection, game: int) -> None:
    if not 0 < game <= MAX_ID or db.execute("SELECT 1 FROM games WHERE id = ?", (game,)).fetchone() is None:
        raise Refused("no_game", game=game)


@reading
def closed_channels(db: sqlite3.Connection) -> dict[int, float]:
    """Return the channels of a guild that refuse our messages, each with the time of the first refusal."""
    return {row["channel"]: row["since"] for row in db.execute("SELECT channel, since FROM closed_channels")}


async def hurry(store: Store, guild: int, channel: int) -> None:
    """Make all due messages of a channel or thread due now, with those that were given up while it was closed."""
    await _hurry(store, guild, channel)
    store.wakeups.schedule(guild, 0.0)


@writing
def _hurry(db: sqlite3.Connection, channel: int) -> None:
    db.execute(
        # Reset the number of tries: the channel works again.
        "UPDATE outbox SET not_before = 0, attempts = 0, state = 'due' WHERE (state = 'due' OR (state = 'failed'"
        "     AND not_before >= (SELECT since FROM closed_channels WHERE channel = :channel)"
        # A newer message of the same topic replaces one that was given up.
        "     AND NOT EXISTS (SELECT 1 FROM outbox AS newer WHERE newer.game = outbox.game"
        "         AND newer.topic = outbox.topic AND newer.topic <> '' AND newer.id > outbox.id)))"
        # Also changes to the old messages of a table that has moved to another channel.
        " AND (game IN (SELECT id FROM games WHERE :channel IN (channel, thread)) OR payload ->> 'channel' = :channel)",
        {"channel": channel},
    )


@reading
def was_done(db: sqlite3.Connection, interaction: int) -> bool:
    """Return whether an interaction has changed something, which is stored with the change."""
    return db.execute("SELECT 1 FROM seen WHERE interaction = ?", (interaction,)).fetchone() is not None


async def close_channel(store: Store, guild: int, channel: int) -> None:
    """Note that a channel refuses our messages. A channel that refused them before keeps its time."""
    await _close_channel(store, guild, channel, store.clock())


@writing
def _close_channel(db: sqlite3.Connection, channel: int, now: float) -> None:
    db.execute("INSERT OR IGNORE INTO closed_channels (channel, since) VALUES (?, ?)", (channel, now))


@writing
def reopen_channel(db: sqlite3.Connection, channel: int) -> None:
    """Note that a channel accepts our messages again."""
    db.execute("DELETE FROM closed_channels WHERE channel = ?", (channel,))


@reading
def games_to_resume(db: sqlite3.Connection, version: str, kinds: Sequence[str]) -> tuple[int, ...]:
    """Return the running games to load after a start: all if ``version`` is new here, else those without a timer.

    Timers are those of ``kinds``. A paused game needs none.
    """
    known = db.execute("SELECT 1 FROM resumed WHERE version = ?", (version,)).fetchone()
    with_timer = f"SELECT game FROM timers WHERE kind IN ({', '.join('?' * len(kinds))})"
    only = f"AND paused IS NULL AND id NOT IN ({with_timer})" if known else ""
    rows = db.execute(f"SELECT id FROM games WHERE phase = 'running' {only} ORDER BY id", tuple(kinds) if known else ())
    return tuple(row["id"] for row in rows)


@writing
def note_resumed(db: sqlite3.Connection, version: str) -> None:
    """Note that ``version`` has resumed the running games."""
    db.execute("DELETE FROM resumed WHERE version <> ?", (version,))
    db.execute("INSERT OR IGNORE INTO resumed (version) VALUES (?)", (version,))


@reading
def settings(db: sqlite3.Connection) -> Facts:
    """Return the guild's settings, without those that were never set."""
    return _settings(db)


@writing
def set_settings(db: sqlite3.Connection, /, **changes: Any) -> Facts:
    """Change settings of the guild (None: back to the default) and return all of them."""
    for key, value in changes.items():
        put_setting(db, key, value)
    return _settings(db)


def _settings(db: sqlite3.Connection) -> Facts:
    return {row["key"]: msgspec.json.decode(row["value"]) for row in db.execute("SELECT key, value FROM settings")}
