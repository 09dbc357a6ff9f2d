"""A game in its guild's file: how it is read and how a change of it is written. All SQL of the way of a click."""

import sqlite3
import zlib
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from data.errors import Refused, Repeated
from data.rows import Entry, Game, Post, PostState, Result, Seat, Timer, insert, of_row, of_rows, to_row, upsert

FAST = 1
"""The compression level that costs next to nothing and still halves a table."""

REMEMBERED = 3600 * 1000 << 22
"""For how long interactions are remembered, in the units of Discord's ids: four times as long as one lives."""

MOST = (1 << 63) - 1
"""The greatest number that SQLite takes; somebody may type a greater one."""

KEPT = 200
"""How many messages back the outbox keeps what was sent."""


class Held(Struct, frozen=True, kw_only=True):
    """What is needed to play on: a game's rows, its table's last checkpoint, and how far it has come."""

    game: Game
    seats: tuple[Seat, ...] = ()
    timers: tuple[Timer, ...] = ()
    dump: bytes | None = None
    turn: int = 0
    last: int = 0


class Mark(Struct, frozen=True):
    """What became of a message: its new state, when to try again, and its id at Discord."""

    post: int
    state: PostState
    not_before: float
    message: int | None = None


class Change(Struct, kw_only=True):
    """What one transaction does to a game; nothing by default. ``seats`` replace all seats of the game."""

    game: Game | None = None
    seats: tuple[Seat, ...] | None = None
    entries: list[Entry] = []
    checkpoint: tuple[int, bytes] | None = None
    results: tuple[Result, ...] = ()
    posts: list[Post] = []
    marks: list[Mark] = []
    timers: list[Timer] = []
    cancelled: list[str] = []

    def __bool__(self) -> bool:
        """Whether it changes anything."""
        return any(getattr(self, name) for name in self.__struct_fields__)

    @property
    def look(self) -> float | None:
        """When the change wants its guild to be looked at: as soon as there is something due, or may be."""
        times = [post.not_before for post in self.posts] + [timer.due for timer in self.timers]
        times += [mark.not_before for mark in self.marks]
        return min(times, default=None)


def create(db: sqlite3.Connection, game: Game, host: Seat | None) -> Game:
    """Add a game with a fresh id, and its host's seat; return it as it is now."""
    row = to_row(game)
    del row["id"]
    made = db.execute(insert("games", Game, "id"), row).lastrowid
    created = msgspec.structs.replace(game, id=made)
    if host:
        db.execute(insert("seats", Seat), to_row(msgspec.structs.replace(host, game=created.id)))
    return created


def load(db: sqlite3.Connection, game: int) -> Held:
    """Read a game; raise Refused("no_game") if the guild has none with this id."""
    row = db.execute("SELECT * FROM games WHERE id = ?", (game,)).fetchone() if 0 < game <= MOST else None
    if row is None:
        raise Refused("no_game", game=game)
    seats = db.execute("SELECT * FROM seats WHERE game = ? ORDER BY seat", (game,))
    timers = db.execute("SELECT * FROM timers WHERE game = ?", (game,))
    last = db.execute("SELECT max(number) FROM choices WHERE game = ?", (game,)).fetchone()[0]
    turn, data = _latest(db, game)
    return Held(
        game=of_row(Game, row),
        seats=of_rows(Seat, seats),
        timers=of_rows(Timer, timers),
        dump=None if data is None else zlib.decompress(data),
        turn=turn,
        last=last or 0,
    )


def _latest(db: sqlite3.Connection, game: int) -> tuple[int, bytes | None]:
    found = db.execute(
        "SELECT turn, data FROM checkpoints WHERE game = ? ORDER BY turn DESC LIMIT 1", (game,)
    ).fetchone()
    return (found["turn"], found["data"]) if found else (0, None)


def write(db: sqlite3.Connection, game: int, change: Change, interaction: int | None) -> None:
    """Write ``change``; raise Repeated if this interaction has changed something before."""
    if interaction is not None:
        _remember(db, interaction)
    if change.game:
        db.execute(upsert("games", Game), to_row(change.game))
    if change.seats is not None:
        db.execute("DELETE FROM seats WHERE game = ?", (game,))
        _add(db, "seats", Seat, change.seats)
    _add(db, "choices", Entry, change.entries)
    if change.checkpoint:
        _check(db, game, change.entries[-1].number, *change.checkpoint)
    _add(db, "results", Result, change.results)
    _post(db, change)
    for kind in change.cancelled:
        db.execute("DELETE FROM timers WHERE game = ? AND kind = ?", (game, kind))
    for timer in change.timers:
        db.execute(upsert("timers", Timer), to_row(timer))


def _remember(db: sqlite3.Connection, interaction: int) -> None:
    if not db.execute("INSERT OR IGNORE INTO seen (interaction) VALUES (?)", (interaction,)).rowcount:
        raise Repeated(interaction)
    db.execute("DELETE FROM seen WHERE interaction < ?", (interaction - REMEMBERED,))


def _add(db: sqlite3.Connection, table: str, kind: type[Struct], rows: Iterable[Struct]) -> None:
    """Add ``rows``. In the log a number that exists already means that somebody else wrote: then nothing is written."""
    for row in rows:
        db.execute(insert(table, kind), to_row(row))


def _check(db: sqlite3.Connection, game: int, number: int, turn: int, dump: bytes) -> None:
    db.execute(
        "INSERT INTO checkpoints (game, turn, number, data) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET number = excluded.number, data = excluded.data",
        (game, turn, number, zlib.compress(dump, FAST)),
    )


def _post(db: sqlite3.Connection, change: Change) -> None:
    for mark in change.marks:
        db.execute(
            "UPDATE outbox SET state = :state, not_before = :not_before, message = :message, attempts = attempts + 1"
            " WHERE id = :post AND (state = 'due' OR :state = 'sent')",
            to_row(mark),
        )
        db.execute("DELETE FROM outbox WHERE id < ? AND state <> 'due'", (mark.post - KEPT,))
    for post in change.posts:
        if post.topic:
            db.execute(
                "UPDATE outbox SET state = 'dropped' WHERE game = ? AND topic = ? AND state = 'due'",
                (post.game, post.topic),
            )
        row = to_row(post)
        del row["id"]
        db.execute(insert("outbox", Post, "id"), row)


def due(db: sqlite3.Connection, now: float) -> tuple[tuple[Post, ...], tuple[Timer, ...], float | None]:
    """Return the first due message of every game, the timers that have run out, and when there will be more."""
    heads = of_rows(
        Post,
        db.execute("SELECT * FROM outbox WHERE id IN (SELECT min(id) FROM outbox WHERE state = 'due' GROUP BY game)"),
    )
    timers = of_rows(Timer, db.execute("SELECT * FROM timers WHERE due <= ? ORDER BY due", (now,)))
    (nearest,) = db.execute("SELECT min(due) FROM timers WHERE due > ?", (now,)).fetchone()
    times = [post.not_before for post in heads if post.not_before > now] + ([] if nearest is None else [nearest])
    return tuple(post for post in heads if post.not_before <= now), timers, min(times, default=None)
