"""The queue of a guild: people's standing wishes for tables. A wish ends when a table opens for it, or by itself.

The time of the next look at the wishes is one of the guild's settings. Like a timer, it is due again after every
restart until the look has noted the next one.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from data.errors import Refused
from data.game.models import QUEUE, Speed
from data.game.wall_marks import mark_wall
from data.sqlite.encoding import as_json
from data.sqlite.mapping import Row, from_rows, insert, to_row
from data.sqlite.settings import get_setting, put_setting
from data.store import Store, reading

LASTS: Final = 14 * 86_400.0
"""Seconds until a wish ends."""
AGAIN: Final = 600.0
"""Seconds until another try to open a table for wishes that fit, if some people could not play now."""
NAMED: Final = 4
"""The number of people that are named for each wish."""
ALIKE = "offer = :offer AND players = :players AND speed = :speed"
TABLES = (
    "(SELECT count(*) FROM games WHERE phase IN ('lobby', 'running')"
    " AND (host = queue.user OR id IN (SELECT game FROM seats WHERE user = queue.user)))"
)
"""The SQL expression for the number of tables in progress of the person with a wish."""


class Wanted(NamedTuple):
    """The table that a wish is for: a game, the number of its players, and the speed."""

    offer: str
    players: int
    speed: Speed


class Wish(Row, frozen=True, kw_only=True):
    """A person's standing wish for a table."""

    TABLE = "queue"
    KEY = ("user", "offer", "players", "speed")

    user: int
    offer: str
    players: int
    speed: Speed
    name: str
    channel: int
    """The channel in which the person asked. 0: one in which no table can open, such as that of the wall."""
    made: float
    ends: float

    @property
    def wanted(self) -> Wanted:
        """The table that it is for."""
        return Wanted(self.offer, self.players, self.speed)


class Look(Struct, frozen=True):
    """The next look at the wishes of a guild."""

    due: float


class WishGroup(NamedTuple):
    """The wishes for the same table: their number, and the names of the people who have waited longest."""

    wanted: Wanted
    size: int
    names: tuple[str, ...]


class WishGroups(NamedTuple):
    """The groups that lack the fewest people, and the number of all."""

    groups: tuple[WishGroup, ...]
    total: int


async def add_wish(store: Store, guild: int, wish: Wish, most: int) -> bool:
    """Store a wish. Return False if the person has it already. Raise Refused if they have ``most`` others."""
    await store.users.note_known(guild, wish.user)
    return _note(store, guild, await store.write(guild, _add, wish, most))


async def drop_wish(store: Store, guild: int, user: int, wanted: Wanted) -> bool:
    """Delete a wish. Return False if the person does not have it."""
    return _note(store, guild, await store.write(guild, _drop, user, wanted))


async def drop_wishes_of(store: Store, guild: int, user: int) -> bool:
    """Delete all wishes of a person. Return False if there are none."""
    return _note(store, guild, await store.write(guild, _drop_all, user))


async def take_ended(store: Store, guild: int) -> tuple[Wish, ...]:
    """Delete the wishes that have ended, and return them."""
    ended, change = await store.write(guild, _take_ended, store.clock())
    _note(store, guild, change)
    return ended


async def plan_look(store: Store, guild: int, since: float, wait: float = AGAIN) -> None:
    """Note the time of the next look, after one that began at ``since``. Wishes that fit wait ``wait`` seconds."""
    due = await store.write(guild, _plan, since, store.clock(), wait)
    if due is not None:
        store.wakeups.schedule(guild, due)


@reading
def wishes_of(db: sqlite3.Connection, user: int, now: float) -> tuple[Wish, ...]:
    """Return the wishes of a person, oldest first."""
    return from_rows(Wish, db.execute("SELECT * FROM queue WHERE user = ? AND ends > ? ORDER BY made", (user, now)))


@reading
def wish_groups(db: sqlite3.Connection, now: float, most: int, without: int = 0) -> WishGroups:
    """Return the groups of wishes, those that lack the fewest people first. ``without``: this person is in none."""
    facts = {"now": now, "most": most, "without": without}
    grouped = (
        "SELECT offer, players, speed, count(*) AS count, min(made) AS since FROM queue WHERE ends > :now"
        " GROUP BY offer, players, speed HAVING sum(user = :without) = 0"
    )
    (count,) = db.execute(f"SELECT count(*) FROM ({grouped})", facts).fetchone()
    rows = db.execute(f"{grouped} ORDER BY players - count(*), since, offer LIMIT :most", facts).fetchall()
    groups = [(Wanted(row["offer"], row["players"], row["speed"]), row["count"]) for row in rows]
    return WishGroups(tuple(WishGroup(wanted, size, _names(db, wanted, now)) for wanted, size in groups), count)


@reading
def full_groups(db: sqlite3.Connection, now: float, most: int) -> tuple[Wanted, ...]:
    """Return what enough people wish for, the longest waiting first."""
    rows = db.execute(
        "SELECT offer, players, speed FROM queue WHERE ends > ? GROUP BY offer, players, speed"
        " HAVING count(*) >= players ORDER BY min(made) LIMIT ?",
        (now, most),
    )
    return tuple(Wanted(*row) for row in rows)


@reading
def waiting_for(db: sqlite3.Connection, wanted: Wanted, now: float, tables: int, most: int) -> tuple[Wish, ...]:
    """Return the wishes for a table of people below their limit of ``tables``, oldest first."""
    rows = db.execute(
        f"SELECT * FROM queue WHERE {ALIKE} AND ends > :now AND {TABLES} < :tables ORDER BY made, user LIMIT :most",
        {**wanted._asdict(), "now": now, "tables": tables, "most": most},
    )
    return from_rows(Wish, rows)


def claim(db: sqlite3.Connection, wanted: Wanted, users: Sequence[int], *, tables: int, guild_tables: int) -> bool:
    """Take the wishes of these people in an open transaction.

    Return False and change nothing if one is gone, or if a person or the guild has reached its limit.
    """
    (open_,) = db.execute("SELECT count(*) FROM games WHERE phase IN ('lobby', 'running')").fetchone()
    facts = {**wanted._asdict(), "users": as_json(users), "tables": tables}
    theirs = f"{ALIKE} AND user IN (SELECT value FROM json_each(:users))"
    (able,) = db.execute(f"SELECT count(*) FROM queue WHERE {theirs} AND {TABLES} < :tables", facts).fetchone()
    if able < len(users) or open_ >= guild_tables:
        return False
    db.execute(f"DELETE FROM queue WHERE {theirs}", facts)
    return True


class _Change(NamedTuple):
    """Whether something has changed, and the times at which the guild must be looked at because of it."""

    done: bool
    dues: tuple[float, ...] = ()


def _note(store: Store, guild: int, change: _Change) -> bool:
    for due in change.dues:
        store.wakeups.schedule(guild, due)
    return change.done


def _add(db: sqlite3.Connection, wish: Wish, most: int) -> _Change:
    facts = to_row(wish)
    if db.execute(f"SELECT 1 FROM queue WHERE user = :user AND {ALIKE}", facts).fetchone():
        return _Change(done=False)
    (count,) = db.execute("SELECT count(*) FROM queue WHERE user = ?", (wish.user,)).fetchone()
    if count >= most:
        raise Refused("too_many_wishes", most=most)
    db.execute(insert(Wish), facts)
    (alike,) = db.execute(f"SELECT count(*) FROM queue WHERE {ALIKE}", facts).fetchone()
    return _Change(True, (_look_at(db, wish.made if alike >= wish.players else wish.ends), *_marked(db)))


def _drop(db: sqlite3.Connection, user: int, wanted: Wanted) -> _Change:
    done = db.execute(f"DELETE FROM queue WHERE user = :user AND {ALIKE}", {"user": user, **wanted._asdict()}).rowcount
    return _Change(done > 0, _marked(db) if done else ())


def _drop_all(db: sqlite3.Connection, user: int) -> _Change:
    done = db.execute("DELETE FROM queue WHERE user = ?", (user,)).rowcount
    return _Change(done > 0, _marked(db) if done else ())


def _take_ended(db: sqlite3.Connection, now: float) -> tuple[tuple[Wish, ...], _Change]:
    ended = from_rows(Wish, db.execute("SELECT * FROM queue WHERE ends <= ?", (now,)))
    db.execute("DELETE FROM queue WHERE ends <= ?", (now,))
    return ended, _Change(bool(ended), _marked(db) if ended else ())


def _plan(db: sqlite3.Connection, since: float, now: float, wait: float) -> float | None:
    (end,) = db.execute("SELECT min(ends) FROM queue").fetchone()
    if end is None:
        put_setting(db, QUEUE, None)
        return None
    full = "SELECT max(made) AS last FROM queue GROUP BY offer, players, speed HAVING count(*) >= players"
    lasts = [row["last"] for row in db.execute(full)]
    # A wish that was made since the look began has not been considered.
    again = () if not lasts else (now,) if max(lasts) >= since else (now + wait,)
    due = float(min((end, *again)))
    put_setting(db, QUEUE, Look(due))
    return due


def _look_at(db: sqlite3.Connection, due: float) -> float:
    """Look at the wishes no later than at ``due``. Return the time of the look."""
    look = get_setting(db, QUEUE, Look)
    due = due if look is None else min(due, look.due)
    put_setting(db, QUEUE, Look(due))
    return due


def _marked(db: sqlite3.Connection) -> tuple[float, ...]:
    marked = mark_wall(db)
    return () if marked is None else (marked,)


def _names(db: sqlite3.Connection, wanted: Wanted, now: float) -> tuple[str, ...]:
    query = f"SELECT name FROM queue WHERE {ALIKE} AND ends > :now ORDER BY made, user LIMIT {NAMED}"
    return tuple(row["name"] for row in db.execute(query, {**wanted._asdict(), "now": now}))
