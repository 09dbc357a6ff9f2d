"""The events that web hooks tell, and the queue of those that are not delivered yet.

A transaction queues its events in the guild's file together with its changes, so a killed process loses none. A guild
without hooks queues nothing.

The types are the contract with the receivers: ``docs/hooks.md``, and ``docs/hooks.schema.json`` for programs. They tell
only what everyone at a table sees, and no ids of people.
"""

import secrets
import sqlite3
from inspect import cleandoc
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from data.game.models import GameRow, Seat
from data.sqlite.encoding import as_json
from rules.kernel import Facts, Place

MOST_EVENTS: Final = 10_000
"""The number of events that a guild's file keeps. The oldest are given up for newer ones."""
LOOK_AGAIN: Final = 60.0
"""Seconds after which the guild is looked at again while an event is due."""


class TableRef(Struct, frozen=True):
    """A table: its number on the server, its game, and the channel or thread in which it is played."""

    number: int
    game: str
    channel: str


class SeatRef(Struct, frozen=True):
    """A seat and the name of its player. ``computer``: whether a computer plays it now."""

    seat: int
    name: str
    computer: bool


class Waiting(Struct, frozen=True):
    """A seat that must act, and the time at which its time is over, in seconds of UTC since 1970.

    ``deadline`` is null without a time limit. A player's quiet hours can make it later.
    """

    seat: int
    name: str
    deadline: int | None


class PlaceRef(Struct, frozen=True):
    """The place of a seat at the end of a game."""

    seat: int
    name: str
    rank: int
    points: int


class TableOpened(Struct, frozen=True, tag="table.opened"):
    """A table was opened, and people can join it."""

    table: TableRef
    options: Facts
    seats: tuple[SeatRef, ...]


class TurnBegun(Struct, frozen=True, tag="turn.begun"):
    """A table begins to wait for people: those who are ``waiting`` now."""

    table: TableRef
    turn: int
    waiting: tuple[Waiting, ...]


class TableEnded(Struct, frozen=True, tag="table.ended"):
    """A game is over, or it was closed without a result."""

    table: TableRef
    result: Literal["over", "closed"]
    places: tuple[PlaceRef, ...]


class VoteOpened(Struct, frozen=True, tag="vote.opened"):
    """A vote was opened. ``about`` is the seat that it is about, if there is one."""

    table: TableRef
    vote: str
    about: SeatRef | None


class LeagueRound(Struct, frozen=True, tag="league.round"):
    """A round of a league begins. ``rounds`` is null if their number is open, ``deadline`` without a time limit."""

    league: str
    game: str
    round: int
    rounds: int | None
    deadline: int | None


class Probe(Struct, frozen=True, tag="test"):
    """An event that a manager sends to test a hook."""


HookEvent: TypeAlias = TableOpened | TurnBegun | TableEnded | VoteOpened | LeagueRound | Probe


class Body(Struct, frozen=True):
    """The body of a request: the event, its id, its time in seconds of UTC since 1970, and the server's id.

    Every try to deliver an event has the same ``id``.
    """

    id: str
    time: int
    server: str
    event: HookEvent


class Told(Struct, frozen=True):
    """An event of a table that a transaction queues, and its time."""

    game: GameRow
    event: HookEvent
    at: float


def table_ref(game: GameRow) -> TableRef:
    """Return the description of a table for an event."""
    return TableRef(game.id, game.kind, str(game.thread or game.channel))


def seat_ref(seat: Seat) -> SeatRef:
    """Return the description of a seat for an event."""
    return SeatRef(seat.seat, seat.name, seat.opponent)


def place_refs(seats: tuple[Seat, ...], places: tuple[Place, ...]) -> tuple[PlaceRef, ...]:
    """Return the final places for an event, the best first."""
    return tuple(PlaceRef(place.seat, seats[place.seat].name, place.rank, place.score) for place in places)


def queue_told(db: sqlite3.Connection, told: Told) -> bool:
    """Queue the event of a table. Return whether a hook wants it.

    A private table is told to no hook, because only invited people may know of it.
    """
    if told.game.private:
        return False
    return queue(db, told.event, told.at, game=told.game.id, channel=told.game.channel)


def queue(
    db: sqlite3.Connection, event: HookEvent, now: float, *, game: int | None = None, channel: int | None = None
) -> bool:
    """Queue an event in a transaction on a guild's file. Return whether a hook wants it.

    ``channel``: the event is told only as far as this channel may be known; None: everyone on the server may know it.
    The caller schedules a look at the guild (``store.wakeups``), if this returns True.
    """
    if db.execute("SELECT 1 FROM hooks WHERE NOT gone LIMIT 1").fetchone() is None:
        return False
    added = db.execute(
        "INSERT INTO hook_events (key, at, game, channel, payload) VALUES (?, ?, ?, ?, ?)",
        (new_key(), now, game, channel, as_json(event)),
    )
    _give_up_oldest(db, (added.lastrowid or 0) - MOST_EVENTS, now)
    return True


def new_key() -> str:
    """Return the id of a new event. It is random, because a restored file uses numbers again."""
    return secrets.token_hex(12)


def _give_up_oldest(db: sqlite3.Connection, last: int, now: float) -> None:
    """Give up the events up to the number ``last``, of which each hook counts those that it has not received."""
    # Numbers grow by one, so this keeps ``MOST_EVENTS`` without counting them.
    if last > 0:
        give_up(db, last, now)
        db.execute("DELETE FROM hook_events WHERE id <= ?", (last,))


def give_up(db: sqlite3.Connection, last: int, now: float, hook: int | None = None) -> None:
    """Give up the events up to the number ``last`` that a hook (None: each) has not received."""
    db.execute(
        "UPDATE hooks SET done = :last, lost_at = :now, lost = lost +"
        " (SELECT count(*) FROM hook_events WHERE hook_events.id > hooks.done AND hook_events.id <= :last)"
        " WHERE done < :last AND NOT gone AND (:hook IS NULL OR id = :hook)",
        {"last": last, "now": now, "hook": hook},
    )


def next_hooks(db: sqlite3.Connection, now: float) -> tuple[bool, float | None]:
    """Return whether a hook has an event that is due, and the time of the next look at the guild for its hooks.

    Events stay due while they are being delivered. So there is another look after a while, also after a crash.
    """
    dues = [
        due
        for (due,) in db.execute(
            "SELECT due FROM hooks WHERE NOT gone"
            " AND EXISTS (SELECT 1 FROM hook_events WHERE hook_events.id > hooks.done)"
        )
    ]
    later = min((due if due > now else now + LOOK_AGAIN for due in dues), default=None)
    return any(due <= now for due in dues), later


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the body of a request."""
    found = msgspec.json.schema(Body)
    for part in found["$defs"].values():
        # The docstrings, without the indentation and the marks of the code.
        part["description"] = cleandoc(part["description"]).replace("``", "`")
    return found
