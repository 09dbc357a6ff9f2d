"""The models: the rows of a guild's file as plain frozen values."""

import secrets
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from data.marks import is_marked
from rules.kernel import Choice, Event, Facts

Phase: TypeAlias = Literal["lobby", "running", "over", "closed"]
LogKind: TypeAlias = Literal["start", "choice", "undo", "restart", "seat", "close"]
Speed: TypeAlias = Literal["live", "fast", "normal", "slow", "none"]
AbsenceMode: TypeAlias = Literal["pause", "forced", "play"]
OfferReason: TypeAlias = Literal["asked", "conceded", "voted", "left"]
DeliveryState: TypeAlias = Literal["due", "sent", "dropped", "failed"]

TURN, LOBBY = "turn", "lobby"
"""The topics that every game has; an open offer or vote has one of its own."""

CALLS = ("turn", "over")
"""The kinds of outgoing messages that always ping. Others ping the ``users`` of their payload."""
EDITS = ("edit", "retire", "remove", "topic_closed", "vote_closed")
"""The kinds of outgoing messages that only change or remove a message that stands."""


RESTS_AFTER: Final = 3
"""After how many decisions of the clock in a row, with no sign of a person, a live game rests."""


class GameRow(Struct, frozen=True, kw_only=True):
    """A game in a guild, from its lobby on. ``id`` counts the guild's games."""

    id: int
    kind: str
    options: Facts
    host: int
    channel: int
    thread: int | None = None
    language: str = "en"
    phase: Phase = "lobby"
    created: float
    started: float | None = None
    ended: float | None = None
    seed_hash: str | None = None
    speed: Speed = "normal"
    """How long a decision may take."""
    paused: float | None = None
    """Since when the game rests; None while it is played."""
    private: bool = False
    """Whether only those may join who were invited."""
    rated: bool = False
    """Whether its end moves ratings; decided when it starts."""
    silent: int = 0
    """How many decisions in a row the clock has made with no sign of a person between them."""

    @property
    def halted(self) -> bool:
        """Whether no act is taken: its players have paused it."""
        return self.paused is not None and not self.resting

    @property
    def resting(self) -> bool:
        """Whether the game was paused because no one was there, and not by its players: any act goes on with it."""
        return self.paused is not None and self.silent >= RESTS_AFTER

    @property
    def hidden(self) -> bool:
        """Whether only those may know of it who were invited: it stands in a private thread."""
        return self.private and self.thread is not None

    def stands_in(self, channel: int) -> bool:
        """Whether all who see a channel may see the table: elsewhere others would see it, too."""
        return channel == self.thread or (channel == self.channel and not self.hidden)


class Seat(Struct, frozen=True, kw_only=True):
    """Who sits where: a person (``user``), a computer (``opponent``), or a computer for a person who is away (both)."""

    game: int
    seat: int
    user: int | None = None
    opponent: bool = False
    name: str


class Entrant(Struct, frozen=True, kw_only=True):
    """A player with whom a game has begun: a person, or a computer of a ``level``.

    ``user`` is None for a computer, and for a person whose data are deleted. ``gone`` is the entry of the log at which
    another took the seat over; None: they play. ``place`` is theirs for the ratings, once the game has ended.
    """

    game: int
    seat: int
    user: int | None = None
    level: str | None = None
    name: str
    gone: int | None = None
    place: int | None = None


class LogEntry(Struct, frozen=True, kw_only=True):
    """A row of the log: who (a person's id) chose what for which seat, and what happened by it.

    Nobody (None) is a computer that chose, the clock, or an order.
    """

    game: int
    number: int
    at: float
    kind: LogKind
    seat: int | None = None
    who: int | None = None
    ask: int | None = None
    choice: Choice | None = None
    events: tuple[Event, ...] = ()
    took_back: int = 0
    """How many choices before it an undo or a restart took back."""
    unseen: bool = False
    """Whether nobody but its seat could see that it was made, as when a sealed bid is changed."""

    def seen_by(self, seat: int | None) -> "LogEntry":
        """Return what ``seat`` may know of it: its own choice, and of the events what was shown to it."""
        events = tuple(event.seen_by(seat) for event in self.events)
        # Entries without a seat are nobody's, not those of who has none.
        own = self.seat is not None and self.seat == seat
        return msgspec.structs.replace(self, events=events, choice=self.choice if own else None)


class OutboxMessage(Struct, frozen=True, kw_only=True):
    """A message due: what ``kind`` of thing is to be said, with which facts, not before when.

    The ``nonce`` stays the same however often it is tried, so Discord takes it once. Discord knows nonces by
    author, not by channel; hence the chance in it.
    """

    id: int = 0
    game: int
    kind: str
    topic: str = ""
    payload: Facts = {}
    nonce: str
    not_before: float
    state: DeliveryState = "due"
    attempts: int = 0
    message: int | None = None


class Message(Struct, frozen=True, kw_only=True):
    """A public message of a game: its topic, the channel it stands in, and up to which entry of the log it tells."""

    game: int
    topic: str
    channel: int
    message: int
    shown: int = 0


class Sitting(Struct, frozen=True, kw_only=True):
    """Who sits on a seat from an entry of the log on (no ``user``: a computer), up to that seat's next sitting."""

    game: int
    seat: int
    since: int
    user: int | None
    mark: bytes | None = None
    """The mark of a person who is forgotten, while the game runs."""

    def was(self, user: int) -> bool:
        """Whether this person sat there, also if they are forgotten."""
        return self.user == user or (self.mark is not None and is_marked(self.mark, user))


def seat_then(sittings: Iterable[Sitting], user: int | None, number: int) -> int | None:
    """Return the seat on which ``user`` sat when entry ``number`` of the log was written."""
    # In their order: of each seat the last one before that entry remains.
    holders = {sitting.seat: sitting.user for sitting in sittings if sitting.since <= number}
    return next((seat for seat, holder in holders.items() if holder == user), None) if user else None


class Call(Struct, frozen=True, kw_only=True):
    """For which entry of the log somebody was last called; ``-number``: nobody waited for them then.

    ``at``: when they were called, or were last here since then, counted in days.
    """

    game: int
    user: int
    number: int
    at: float


class ClosedChannel(Struct, frozen=True, kw_only=True):
    """A channel that refuses our messages: since when, and why (Discord's words)."""

    channel: int
    since: float
    why: str


class Timer(Struct, frozen=True, kw_only=True):
    """Something that is due in a game at a time: one of a kind for each seat, and one for the table (no seat)."""

    game: int
    kind: str
    seat: int | None = None
    due: float
    payload: Facts = {}


class Absence(Struct, frozen=True, kw_only=True):
    """Who is away, until when (None: until they come back), and what happens to their seat meanwhile.

    ``pause``: nothing; ``forced``: a computer answers what has a usual answer; ``play``: a computer plays.
    """

    game: int
    seat: int
    mode: AbsenceMode
    until: float | None = None


class Invitation(Struct, frozen=True, kw_only=True):
    """Somebody was invited to a game at a time."""

    game: int
    user: int
    at: float


class Offer(Struct, frozen=True, kw_only=True):
    """An open offer: a person (``user``) may take a seat, because they were asked to or because it was theirs."""

    game: int
    seat: int
    user: int
    maker: int
    """The person who made the offer; of a way back its owner."""
    why: OfferReason
    """``asked``: somebody else's seat is offered; otherwise the reason for which a computer has the person's own."""
    name: str
    """The name that the seat had when it was offered."""
    at: float

    @property
    def topic(self) -> str:
        """The topic of its message."""
        return f"offer:{self.seat}:{self.user}"


class Vote(Struct, frozen=True, kw_only=True):
    """An open vote: its name, what kind of thing is to be decided, its facts, and who (seat) has voted for what."""

    game: int
    name: str
    kind: str
    facts: Facts = {}
    ballots: dict[str, str] = {}
    opened: float


class StandingOrder(Struct, frozen=True, kw_only=True):
    """What a seat's owner wants answered without being asked: an order of the game, or a move as it was typed."""

    game: int
    seat: int
    key: str
    typed: str = ""
    why_off: str | None = None
    """The reason for which it was switched off; None while it holds."""
    facts: Facts = {}
    """What goes with that reason."""
    kind: str = ""
    """The kind of ask that a prepared move is for; "": the first one of its owner's turn."""


class Reminder(Struct, frozen=True, kw_only=True):
    """Somebody was reminded of a game at a time."""

    user: int
    at: float
    game: int
    live: bool = False
    """Whether it was a live game, whose reminders have a quota of their own."""


class Result(Struct, frozen=True, kw_only=True):
    """How a seat came out of a game."""

    game: int
    seat: int
    user: int | None
    opponent: bool
    score: int
    rank: int


def nonce(game: int) -> str:
    """Return a new nonce for a message of ``game``, at most 25 characters."""
    return f"g{game}-{secrets.token_hex(8)}"
