"""The stored form of a game, and the set of changes that one transaction writes."""

from collections.abc import Hashable
from typing import TypeAlias, TypedDict

from msgspec import Struct

from data.game.hook_events import Told
from data.game.models import (
    LOBBY,
    TURN,
    Absence,
    Call,
    DeliveryState,
    Entrant,
    Friendly,
    GameRow,
    Hints,
    Invitation,
    LogEntry,
    Message,
    Offer,
    OutboxMessage,
    Result,
    Seat,
    Sitting,
    Speed,
    StandingOrder,
    Timer,
    Vote,
)
from data.sqlite.mapping import Row
from rules.kernel import Facts

RowKey: TypeAlias = tuple[Hashable, ...]
"""The identity of a row: its table and its key."""


class StoredGame(Struct, frozen=True, kw_only=True):
    """A game as it is stored: its rows, its table's last checkpoint, and the number of its last log entry."""

    game: GameRow
    seats: tuple[Seat, ...] = ()
    timers: tuple[Timer, ...] = ()
    messages: tuple[Message, ...] = ()
    sittings: tuple[Sitting, ...] = ()
    calls: tuple[Call, ...] = ()
    absences: tuple[Absence, ...] = ()
    votes: tuple[Vote, ...] = ()
    orders: tuple[StandingOrder, ...] = ()
    invitations: tuple[Invitation, ...] = ()
    offers: tuple[Offer, ...] = ()
    entrants: tuple[Entrant, ...] = ()
    origin: Facts | None = None
    """The position from which the game begins; None: the start."""
    dump: bytes | None = None
    last: int = 0
    asks_from: int = 0
    """The least number of an ask. Smaller ones are on panels from before the guild's file was restored."""


class Details(TypedDict, total=False):
    """The details of a game that a transaction can change at any time."""

    options: Facts
    host: int
    channel: int
    thread: int | None
    language: str
    speed: Speed
    hints: Hints
    friendly: Friendly
    paused: float | None
    silent: int


class DeliveryUpdate(Struct, frozen=True):
    """The result of a try to send a message: its new state, and the time of the next try."""

    id: int
    state: DeliveryState
    not_before: float


class ChangeSet(Struct, kw_only=True):
    """The changes of one transaction to a game. Empty by default."""

    game: GameRow | None = None
    seats: tuple[Seat, ...] | None = None
    """All seats of the game, because a player who leaves a lobby changes the numbers of the later seats."""
    entrants: tuple[Entrant, ...] = ()
    entries: list[LogEntry] = []
    checkpoint: bytes | None = None
    results: tuple[Result, ...] = ()
    rows: dict[RowKey, Row] = {}
    """Rows of other tables to add or to update."""
    dropped: dict[RowKey, Row] = {}
    """Rows of other tables to delete. They are deleted first, so a row that is also in ``rows`` stays."""
    outgoing: list[OutboxMessage] = []
    deliveries: list[DeliveryUpdate] = []
    told: list[Told] = []
    """Events for the guild's web hooks."""
    moved: bool = False
    """Whether the table has moved to another channel."""

    def __bool__(self) -> bool:
        """Return whether there are any changes."""
        return self.seats is not None or any(getattr(self, name) for name in self.__struct_fields__)

    @property
    def is_public(self) -> bool:
        """Whether a wall may show other facts: the table's state, its people, its turn, or the links to it."""
        links = any(isinstance(row, Message) and row.topic in (LOBBY, TURN) for row in self.rows.values())
        return links or self.seats is not None or not (self.game is None and self.checkpoint is None)

    def put(self, row: Row) -> None:
        """Add a row, or update the one with its key."""
        self.rows[_key(row)] = row

    def drop(self, row: Row) -> None:
        """Delete a row."""
        # The row may be stored, or new in this transaction, or both.
        self.rows.pop(_key(row), None)
        self.dropped[_key(row)] = row


def _key(row: Row) -> RowKey:
    return row.TABLE, *(getattr(row, name) for name in row.KEY)
