"""A stored game as it is read, and the set of changes that one transaction writes."""

from msgspec import Struct

from data.models import (
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
from data.wakeups import AT_ONCE


class StoredGame(Struct, frozen=True, kw_only=True):
    """What is needed to play on: a game's rows, its table's last checkpoint, and how far it has come."""

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
    """What became of a message: its new state, when to try again, and its id at Discord."""

    id: int
    state: DeliveryState
    not_before: float
    message: int | None = None


class ChangeSet(Struct, kw_only=True):
    """What one transaction does to a game; nothing by default.

    ``seats``, ``absences``, ``votes``, ``orders`` and ``offers`` replace all that the game has.
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
        """Whether it changes anything."""
        # That the last vote is gone is a change, too: an empty tuple, while None is none.
        emptied = any(rows is not None for rows in (self.absences, self.votes, self.orders, self.offers))
        return emptied or any(getattr(self, name) for name in self.__struct_fields__)

    @property
    def wake_at(self) -> float | None:
        """When the change wants its guild to be looked at: as soon as there is something due, or may be."""
        # Whatever became of a message, the next one of its game may be due now.
        if self.deliveries:
            return AT_ONCE
        times = [outgoing.not_before for outgoing in self.outgoing] + [timer.due for timer in self.timers]
        return min(times, default=None)
