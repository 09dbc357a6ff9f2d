"""The stored form of a game, and the set of changes that one transaction writes."""

from msgspec import Struct

from data.game.models import (
    Absence,
    Call,
    DeliveryState,
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
from data.shared.wakeups import AT_ONCE


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
    dump: bytes | None = None
    last: int = 0


class DeliveryUpdate(Struct, frozen=True):
    """The result of a try to send a message: its new state, the time of the next try, and its id at Discord."""

    id: int
    state: DeliveryState
    not_before: float
    message: int | None = None


class ChangeSet(Struct, kw_only=True):
    """The changes of one transaction to a game. Empty by default.

    ``seats``, ``absences``, ``votes``, ``orders`` and ``offers`` replace all rows of the game.
    """

    game: GameRow | None = None
    seats: tuple[Seat, ...] | None = None
    entries: list[LogEntry] = []
    checkpoint: bytes | None = None
    results: tuple[Result, ...] = ()
    entrants: tuple[Entrant, ...] = ()
    sittings: list[Sitting] = []
    outgoing: list[OutboxMessage] = []
    deliveries: list[DeliveryUpdate] = []
    posted: list[Message] = []
    unposted: list[str] = []
    calls: list[Call] = []
    timers: list[Timer] = []
    cancelled: list[tuple[str, int | None]] = []
    absences: tuple[Absence, ...] | None = None
    votes: tuple[Vote, ...] | None = None
    orders: tuple[StandingOrder, ...] | None = None
    offers: tuple[Offer, ...] | None = None
    reminders: list[Reminder] = []
    invitations: list[Invitation] = []
    moved: bool = False
    """Whether the table has moved to another channel."""

    def __bool__(self) -> bool:
        """Whether there are any changes."""
        # An empty tuple deletes all rows, so it is a change too. None is not.
        emptied = any(rows is not None for rows in (self.absences, self.votes, self.orders, self.offers))
        return emptied or any(getattr(self, name) for name in self.__struct_fields__)

    @property
    def wake_at(self) -> float | None:
        """The time at which the guild must be looked at because of this change, or None."""
        # After a delivery, the next message of the game may be due.
        if self.deliveries:
            return AT_ONCE
        times = [outgoing.not_before for outgoing in self.outgoing] + [timer.due for timer in self.timers]
        return min(times, default=None)
