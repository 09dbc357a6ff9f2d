"""The web hooks of a guild, the events that wait for each, and the results of the tries to deliver them.

A hook receives the events in their order. It notes the number of the last one that it has received, so an event is
stored once for all hooks, and it is deleted when the last hook has it.
"""

import hashlib
import hmac
import secrets
import sqlite3
from typing import Final, NamedTuple

from msgspec import Struct

from data.errors import Refused
from data.game.hook_events import give_up
from data.sqlite.connections import MAX_ID
from data.sqlite.mapping import Row, from_row, from_rows
from data.sqlite.settings import get_setting, put_setting
from data.store import Store, reading, writing

MOST_HOOKS: Final = 10
"""The number of hooks of a guild."""
BACKOFF: Final = (10.0, 60.0, 300.0, 1_800.0, 3_600.0)
"""Seconds from a failed try to the next one; the last value repeats."""
GIVEN_UP_AFTER: Final = 86_400.0
"""Seconds for which a hook tries to deliver an event."""
PAGE: Final = "tables_page"
"""The guild's setting with its page of tables. Commands that change settings do not show it."""


class Hook(Row, frozen=True, kw_only=True):
    """A web hook: its address, the key of its signatures, and the state of its deliveries.

    ``restricted``: whether it also tells of tables in channels that not everyone on the server can see.
    ``done`` is the last event that was delivered, skipped or given up. ``fault`` is the reason of the last failed try.
    """

    TABLE = "hooks"
    KEY = ("id",)

    id: int
    url: str
    secret: str
    restricted: bool
    done: int
    due: float
    tries: int
    failing: float | None
    fault: str
    lost: int
    lost_at: float | None
    gone: bool


class Pending(Struct, frozen=True):
    """An event that waits for a hook. ``payload`` is its JSON."""

    id: int
    key: str
    at: float
    channel: int | None
    payload: str


class Batch(NamedTuple):
    """A hook whose next events are due, the oldest first."""

    hook: Hook
    events: tuple[Pending, ...]


class Tried(NamedTuple):
    """The result of a batch: the last event that was delivered or skipped, and the fault of the next one, "" if none.

    ``gone``: the address has said that it takes no more.
    """

    done: int
    fault: str = ""
    gone: bool = False


class Page(Struct, frozen=True):
    """The page of a guild's tables: the hash of its token.

    ``restricted``: whether it also shows tables in channels that not everyone on the server can see.
    """

    token: str
    restricted: bool = False

    def opens_with(self, token: str) -> bool:
        """Return whether a token is that of the page, in a time that does not depend on it."""
        return hmac.compare_digest(self.token, hash_of(token))


NO_PAGE: Final = Page("0" * 64)
"""The page of a guild that has none: no token opens it, and to compare one takes as long."""


def hash_of(token: str) -> str:
    """Return the hash of a token, as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


async def add(store: Store, guild: int, url: str, *, restricted: bool = False) -> Hook:
    """Add a hook with a new key. Raise Refused if the guild has too many, or already this one."""
    return await _add(store, guild, url, restricted)


@writing
def _add(db: sqlite3.Connection, url: str, restricted: bool) -> Hook:
    if db.execute("SELECT 1 FROM hooks WHERE url = ?", (url,)).fetchone():
        raise Refused("hook_known")
    if db.execute("SELECT count(*) FROM hooks").fetchone()[0] >= MOST_HOOKS:
        raise Refused("too_many_hooks", most=MOST_HOOKS)
    # Earlier events are not for this hook.
    row = db.execute(
        "INSERT INTO hooks (url, secret, restricted, done, due, tries, fault, lost, gone)"
        " SELECT ?, ?, ?, coalesce(max(seq), 0), 0, 0, '', 0, 0 FROM sqlite_sequence WHERE name = 'hook_events'"
        " RETURNING *",
        (url, secrets.token_hex(24), restricted),
    ).fetchone()
    return from_row(Hook, row)


@writing
def remove(db: sqlite3.Connection, hook: int) -> None:
    """Remove a hook. Raise Refused("no_hook") without one of this number."""
    if not db.execute("DELETE FROM hooks WHERE id = ?", (hook,)).rowcount:
        raise Refused("no_hook", hook=hook)
    _delete_done(db)


@reading
def hooks(db: sqlite3.Connection) -> tuple[Hook, ...]:
    """Return the hooks of a guild."""
    return from_rows(Hook, db.execute("SELECT * FROM hooks ORDER BY id"))


@reading
def hook(db: sqlite3.Connection, number: int) -> Hook:
    """Return a hook. Raise Refused("no_hook") without one of this number."""
    row = db.execute("SELECT * FROM hooks WHERE id = ?", (number,)).fetchone()
    if row is None:
        raise Refused("no_hook", hook=number)
    return from_row(Hook, row)


@reading
def due_batches(db: sqlite3.Connection, now: float, most: int) -> tuple[Batch, ...]:
    """Return the hooks with due events, each with at most ``most`` events."""
    found = from_rows(Hook, db.execute("SELECT * FROM hooks WHERE NOT gone AND due <= ? ORDER BY id", (now,)))
    batches = (
        Batch(
            each,
            tuple(
                Pending(**dict(row))
                for row in db.execute(
                    "SELECT id, key, at, channel, payload FROM hook_events WHERE id > ? ORDER BY id LIMIT ?",
                    (each.done, most),
                )
            ),
        )
        for each in found
    )
    return tuple(batch for batch in batches if batch.events)


async def note_tried(store: Store, guild: int, hook: int, tried: Tried) -> None:
    """Note the result of a batch. Nothing happens if the hook was removed meanwhile."""
    await _note_tried(store, guild, hook, tried, store.clock())


@writing
def _note_tried(db: sqlite3.Connection, number: int, tried: Tried, now: float) -> None:
    row = db.execute("SELECT * FROM hooks WHERE id = ?", (number,)).fetchone()
    if row is None:
        return
    before = from_row(Hook, row)
    # Events may have been given up meanwhile, because there were too many.
    moved = tried.done > before.done
    if moved:
        db.execute("UPDATE hooks SET done = ? WHERE id = ?", (tried.done, number))
    if tried.gone:
        db.execute("UPDATE hooks SET gone = 1, fault = ? WHERE id = ?", (tried.fault, number))
    elif tried.fault:
        tries, failing = (0, None) if moved else (before.tries, before.failing)
        failing = now if failing is None else failing
        wait = BACKOFF[min(tries, len(BACKOFF) - 1)]
        db.execute(
            "UPDATE hooks SET due = ?, tries = ?, failing = ?, fault = ? WHERE id = ?",
            (now + wait, tries + 1, failing, tried.fault, number),
        )
        if failing <= now - GIVEN_UP_AFTER:
            _give_up_old(db, number, now)
    else:
        db.execute("UPDATE hooks SET due = 0, tries = 0, failing = NULL, fault = '' WHERE id = ?", (number,))
    _delete_done(db)


def _give_up_old(db: sqlite3.Connection, number: int, now: float) -> None:
    """Give up the events of a hook that were due for too long."""
    (last,) = db.execute("SELECT max(id) FROM hook_events WHERE at <= ?", (now - GIVEN_UP_AFTER,)).fetchone()
    if last is not None:
        give_up(db, last, now, number)


def _delete_done(db: sqlite3.Connection) -> None:
    """Delete the events that every hook has."""
    db.execute(
        "DELETE FROM hook_events WHERE id <= coalesce((SELECT min(done) FROM hooks WHERE NOT gone), ?)", (MAX_ID,)
    )


@reading
def next_try(db: sqlite3.Connection) -> float | None:
    """Return when the next event of a hook is due; None if none is."""
    (due,) = db.execute(
        "SELECT min(due) FROM hooks WHERE NOT gone"
        " AND EXISTS (SELECT 1 FROM hook_events WHERE hook_events.id > hooks.done)"
    ).fetchone()
    return None if due is None else float(due)


async def open_page(store: Store, guild: int, *, restricted: bool = False) -> str:
    """Open the page of a guild's tables, and return its new token. The one before is of no use any more."""
    token = secrets.token_urlsafe(32)
    await _set_page(store, guild, Page(hash_of(token), restricted))
    return token


async def close_page(store: Store, guild: int) -> None:
    """Close the page of a guild's tables."""
    await _set_page(store, guild, None)


@writing
def _set_page(db: sqlite3.Connection, page: Page | None) -> None:
    put_setting(db, PAGE, page)


@reading
def page(db: sqlite3.Connection) -> Page | None:
    """Return the page of a guild's tables; None if it has none."""
    return get_setting(db, PAGE, Page)
