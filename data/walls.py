"""The wall of a guild: one message that lists its tables. Its place and its state are one of the guild's settings.

Like a timer, the wall is due again after every restart until it is noted as shown. Each change of what it shows marks
it in the same transaction (``data/game/wall_marks.py``).
"""

import sqlite3
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from data.game.models import LOBBY, TURN, WALL, GameRow, Message, Phase, Seat
from data.game.wall_marks import mark_wall
from data.sqlite.encoding import as_json
from data.sqlite.mapping import from_row, from_rows
from data.sqlite.settings import get_setting, put_setting
from data.store import Store, reading

PUBLIC: Final = "(NOT private OR (phase = 'running' AND thread IS NULL))"
"""The SQL condition of a game that is no secret. Its channel may be one."""


class Place(NamedTuple):
    """A message in a channel."""

    channel: int
    message: int


class Wall(Struct, frozen=True):
    """The wall of a guild: its channel (0: none any more), its message, and the facts about the next edit."""

    channel: int
    due: float | None
    """The time of the next look at what it shows. None: its channel is deleted."""
    free: float = 0.0
    """The time before which the message must not be edited again."""
    marks: int = 0
    """The number of changes so far."""
    message: int = 0
    shown: str = ""
    """The hash of what the message shows."""
    seen: float = 0.0
    """The time at which the message was last known to exist."""
    attempts: int = 0
    old: tuple[Place, ...] = ()
    """The messages that the wall has left, which are deleted."""


class WallTable(NamedTuple):
    """A table as the wall lists it."""

    game: GameRow
    seats: tuple[Seat, ...]
    message: Message | None


class WallTables(NamedTuple):
    """The newest tables in one phase, and the number of all."""

    tables: tuple[WallTable, ...]
    total: int


async def wall_of(store: Store, guild: int) -> Wall | None:
    """Return the wall of a guild; None if it has none."""
    return await store.read(guild, _wall_of)


async def set_channel(store: Store, guild: int, channel: int | None) -> None:
    """Show the wall of a guild in a channel from now on, or nowhere. A wall that stays there is shown again."""
    await store.write(guild, _set_channel, channel, store.clock())
    store.wakeups.schedule(guild, 0.0)


async def change_wall(store: Store, guild: int, old: Wall, new: Wall | None) -> None:
    """Note the result of a look at ``old``. Changes since then, and another channel, count more."""
    due = await store.write(guild, _change_wall, old, new)
    if due is not None:
        store.wakeups.schedule(guild, due)


async def touch_wall(store: Store, guild: int) -> None:
    """Look at the wall of a guild again, because another fact than a table's has changed, such as a permission."""
    due = await store.write(guild, mark_wall)
    if due is not None:
        store.wakeups.schedule(guild, due)


@reading
def open_channels(db: sqlite3.Connection) -> tuple[int, ...]:
    """Return the channels of a guild's tables that are no secret."""
    query = f"SELECT DISTINCT channel FROM games WHERE phase IN ('lobby', 'running') AND {PUBLIC}"
    return tuple(row["channel"] for row in db.execute(query))


@reading
def tables_in(db: sqlite3.Connection, channels: Sequence[int], phase: Phase, most: int) -> WallTables:
    """Return the newest tables in these channels, and their number."""
    where = f"phase = ? AND {PUBLIC} AND channel IN (SELECT value FROM json_each(?))"
    facts = (phase, as_json(channels))
    (count,) = db.execute(f"SELECT count(*) FROM games WHERE {where}", facts).fetchone()
    rows = db.execute(f"SELECT * FROM games WHERE {where} ORDER BY id DESC LIMIT ?", (*facts, most))
    return WallTables(tuple(_table(db, game) for game in from_rows(GameRow, rows.fetchall())), count)


def _table(db: sqlite3.Connection, game: GameRow) -> WallTable:
    seats = from_rows(Seat, db.execute("SELECT * FROM seats WHERE game = ? ORDER BY seat", (game.id,)))
    query = "SELECT * FROM messages WHERE game = ? AND topic IN (?, ?) ORDER BY topic DESC LIMIT 1"
    row = db.execute(query, (game.id, LOBBY, TURN)).fetchone()
    return WallTable(game, seats, from_row(Message, row) if row else None)


def _wall_of(db: sqlite3.Connection) -> Wall | None:
    return get_setting(db, WALL, Wall)


def _set_channel(db: sqlite3.Connection, channel: int | None, now: float) -> None:
    before = _wall_of(db)
    if before is not None and channel == before.channel:
        # A manager who names the channel again may have opened it for the bot, or have deleted the message.
        put_setting(db, WALL, replace(before, due=now, free=now, shown="", attempts=0, marks=before.marks + 1))
        return
    old = before.old if before else ()
    if before is not None and before.message:
        old = (*old, Place(before.channel, before.message))
    marks = before.marks + 1 if before else 0
    put_setting(db, WALL, Wall(channel or 0, now, free=now, marks=marks, old=old) if channel or old else None)


def _change_wall(db: sqlite3.Connection, old: Wall, new: Wall | None) -> float | None:
    now = _wall_of(db)
    if now is None:
        return None
    if now.channel != old.channel:
        # A message that was posted meanwhile belongs to the old channel.
        late = (Place(new.channel, new.message),) if new and new.message not in (0, old.message) else ()
        if late:
            put_setting(db, WALL, replace(now, old=(*now.old, *late), due=now.free))
        return now.free if late else None
    if new is None:
        put_setting(db, WALL, None)
        return None
    due = new.free if new.due is not None and now.marks != old.marks else new.due
    put_setting(db, WALL, replace(new, marks=now.marks, due=due))
    return due
