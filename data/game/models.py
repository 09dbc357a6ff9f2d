"""The models: the rows of a guild's file as plain frozen values."""

import secrets
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from data.game.marks import is_marked
from data.sqlite.mapping import Row
from rules.kernel import GAMES, Choice, Event, Facts, Level

Phase: TypeAlias = Literal["lobby", "running", "over", "closed"]
LogKind: TypeAlias = Literal["start", "choice", "undo", "restart", "seat", "close"]
Speed: TypeAlias = Literal["live", "fast", "normal", "slow", "none"]
Hints: TypeAlias = Literal["alone", "on", "off"]
Friendly: TypeAlias = Literal["no", "yes"]
AbsenceMode: TypeAlias = Literal["pause", "forced", "play"]
OfferReason: TypeAlias = Literal["asked", "conceded", "voted", "left"]
DeliveryState: TypeAlias = Literal["due", "sent", "dropped", "failed"]

TURN, LOBBY, REMINDER = "turn", "lobby", "reminder"
"""The topics of messages that every game has. Each open offer or vote has one of its own."""
PUZZLE = "puzzle"
"""The guild's setting with its daily post of a puzzle (``data/puzzles.py``)."""
QUEUE = "queue"
"""The guild's setting with the time of the next look at its wishes for tables (``data/wishes.py``)."""
WALL = "wall"
"""The guild's setting with its wall (``data/walls.py``)."""
GUILD_WORK: Final = (PUZZLE, QUEUE, WALL)
"""The guild's settings that have a time ``due``: the work that belongs to no table."""
LEAGUES = "leagues"
"""The guild's own work whose times are those of its leagues (``data/league``)."""


PAUSES_AFTER: Final = 3
"""Number of consecutive decisions by the clock, without a sign of a person, that pause a live game."""


class GameRow(Row, frozen=True, kw_only=True):
    """A game in a guild, from its lobby on. ``id`` counts the guild's games."""

    TABLE = "games"
    KEY = ("id",)

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
    """The speed, which sets the time for a decision."""
    paused: float | None = None
    """The time at which the game was paused. None while it is played."""
    private: bool = False
    """Whether only invited people may join."""
    rated: bool = False
    """Whether its end changes ratings. Decided when it starts."""
    hints: Hints = "alone"
    """Whether players may ask for hints. By default they may if only one person plays."""
    friendly: Friendly = "no"
    """Whether it is not rated, so that an undo by agreement goes back past a drawn tile."""
    silent: int = 0
    """Number of consecutive decisions by the clock without a sign of a person."""
    places: int | None = None
    """The number of seats of the position from which the game begins; None: it begins from the start."""

    @property
    def limits(self) -> tuple[int, int]:
        """The fewest and the most seats with which the game can start."""
        return (self.places, self.places) if self.places else GAMES[self.kind].meta.seats

    @property
    def halted(self) -> bool:
        """Whether the players have paused the game, so that no action is accepted."""
        return self.paused is not None and not self.paused_by_silence

    @property
    def paused_by_silence(self) -> bool:
        """Whether the bot has paused the game because no player was there. Any action resumes it."""
        return self.paused is not None and self.silent >= PAUSES_AFTER

    @property
    def hidden(self) -> bool:
        """Whether only invited people may know of the game, because it is in a private thread."""
        return self.private and self.thread is not None

    def stands_in(self, channel: int) -> bool:
        """Return whether a channel may show the table without revealing it to people who can't see it otherwise."""
        return channel == self.thread or (channel == self.channel and not self.hidden)


class Origin(Row, frozen=True, kw_only=True):
    """The position from which a game begins."""

    TABLE = "origins"
    KEY = ("game",)

    game: int
    position: Facts


class Seat(Row, frozen=True, kw_only=True):
    """A seat and its player: a person (``user``), a computer (``opponent``), or a computer for a person (both).

    ``level`` is how well the computer plays.
    """

    TABLE = "seats"
    KEY = ("game", "seat")

    game: int
    seat: int
    user: int | None = None
    opponent: bool = False
    name: str
    level: Level = "normal"
    active: bool = False
    """Whether its owner, who has several seats, plays this one now."""


class Entrant(Row, frozen=True, kw_only=True):
    """A player at the start of a game: a person, or a computer of a ``level``.

    ``user`` is None for a computer and for a person whose data was deleted. ``gone`` is the log entry at which another
    player took the seat over, or None. ``place`` is the place for the ratings, once the game has ended.
    """

    TABLE = "entrants"
    KEY = ("game", "seat")

    game: int
    seat: int
    user: int | None = None
    level: str | None = None
    name: str
    gone: int | None = None
    place: int | None = None


class LogEntry(Row, frozen=True, kw_only=True):
    """A row of the log: the person (``who``), their seat, their choice, and its events.

    ``who`` is None for a choice by a computer, by the clock or by a standing order.
    """

    TABLE = "choices"
    KEY = ("game", "number")

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
    """Number of choices before it that an undo or a restart took back."""
    unseen: bool = False
    """Whether only its own seat could see this entry, such as a changed sealed bid."""
    turn: int = 0
    """The number of the turn in which it was written; 0 before the first turn."""
    mover: int | None = None
    """The seat whose turn it was; None: a round, which belongs to all."""

    def seen_by(self, seat: int | None) -> "LogEntry":
        """Return the entry as ``seat`` may know it: the choice only of its own entries, and events as shown to it."""
        events = tuple(event.seen_by(seat) for event in self.events)
        # An entry without a seat has no owner. A reader without a seat (None) is not its owner either.
        own = self.seat is not None and self.seat == seat
        return msgspec.structs.replace(self, events=events, choice=self.choice if own else None)


class OutboxMessage(Row, frozen=True, kw_only=True):
    """A message to be sent as it is stored (``outgoing``), with the time before which it must wait.

    The ``nonce`` stays the same for every try, so that Discord takes the message once. Discord compares nonces by
    author, not by channel, so it has a random part.
    """

    TABLE = "outbox"
    KEY = ("id",)

    id: int = 0
    game: int
    kind: str
    topic: str = ""
    payload: Facts = {}
    nonce: str
    not_before: float
    state: DeliveryState = "due"
    attempts: int = 0


class Message(Row, frozen=True, kw_only=True):
    """A public message of a game: its topic, its channel, and the log entries after and up to which it tells."""

    TABLE = "messages"
    KEY = ("game", "topic")

    game: int
    topic: str
    channel: int
    message: int
    shown: int = 0
    begins: int = 0


class Sitting(Row, frozen=True, kw_only=True):
    """The player of a seat from a log entry (``since``) until the seat's next sitting.

    No ``user``: a computer, or a person whose data was deleted. No ``name``: it is unknown.
    """

    TABLE = "sittings"
    KEY = ("game", "seat", "since")

    game: int
    seat: int
    since: int
    user: int | None
    mark: bytes | None = None
    """The mark of a person whose data was deleted, while the game runs."""
    name: str = ""

    def was(self, user: int) -> bool:
        """Return whether this person had the seat, even if their data was deleted since."""
        return self.user == user or (self.mark is not None and is_marked(self.mark, user))


def seat_then(sittings: Iterable[Sitting], user: int | None, number: int) -> int | None:
    """Return the seat that ``user`` had when entry ``number`` of the log was written."""
    # Sittings are in order, so the last one before that entry remains for each seat.
    holders = {sitting.seat: sitting.user for sitting in sittings if sitting.since <= number}
    return next((seat for seat, holder in holders.items() if holder == user), None) if user else None


def active_only(sittings: Iterable[Sitting], seats: Iterable[Seat], user: int | None) -> tuple[Sitting, ...]:
    """Return the sittings without those of a person's other seats, if that person has several and plays one now."""
    own = [seat for seat in seats if user is not None and seat.user == user]
    others = {seat.seat for seat in own if not seat.active} if len(own) > 1 else set()
    return tuple(sitting for sitting in sittings if sitting.user != user or sitting.seat not in others)


def people_at(seats: Iterable[Seat]) -> tuple[int, ...]:
    """Return the people who have these seats, each once."""
    return tuple(dict.fromkeys(seat.user for seat in seats if seat.user is not None))


class SeatHistory(NamedTuple):
    """The seats of a game now, and the sittings of all their players since the start."""

    seats: tuple[Seat, ...]
    sittings: tuple[Sitting, ...] = ()

    def at(self, number: int) -> tuple[Seat, ...]:
        """Return the seats with the players that they had when entry ``number`` of the log was written."""
        # In most games no seat has got another player.
        if len(self.sittings) <= len(self.seats):
            return self.seats
        return tuple(self._at(seat, number) for seat in self.seats)

    def _at(self, seat: Seat, number: int) -> Seat:
        own = [sitting for sitting in self.sittings if sitting.seat == seat.seat]
        then = next((sitting for sitting in reversed(own) if sitting.since <= number), own[0])
        if then is own[-1] or not then.name:
            return seat
        computer = then.user is None and then.mark is None
        return msgspec.structs.replace(seat, user=then.user, name=then.name, opponent=computer)


class Call(Row, frozen=True, kw_only=True):
    """The log entry for which a person was last pinged. ``-number``: the game did not wait for them at that entry.

    ``at``: the time of the ping, or of the person's last visit since, with a resolution of days.
    """

    TABLE = "calls"
    KEY = ("game", "user")

    game: int
    user: int
    number: int
    at: float


class Timer(Row, frozen=True, kw_only=True):
    """A timer of a game. Each seat has at most one of a kind, and so does the table (no ``seat``)."""

    TABLE = "timers"
    KEY = ("game", "kind", "seat")

    game: int
    kind: str
    seat: int | None = None
    due: float
    payload: Facts = {}


class Absence(Row, frozen=True, kw_only=True):
    """The absence of a seat's owner, until a time (None: until they return), with the mode of the seat meanwhile.

    ``pause``: the table waits. ``forced``: a computer answers asks that have a default. ``play``: a computer plays.
    """

    TABLE = "absences"
    KEY = ("game", "seat")

    game: int
    seat: int
    mode: AbsenceMode
    until: float | None = None


class Invitation(Row, frozen=True, kw_only=True):
    """An invitation of a person to a game."""

    TABLE = "invitations"
    KEY = ("game", "user")

    game: int
    user: int


class Offer(Row, frozen=True, kw_only=True):
    """An open offer of a seat to a person (``user``): a request to take it over, or the way back to their own."""

    TABLE = "offers"
    KEY = ("game", "seat", "user")

    game: int
    seat: int
    user: int
    maker: int
    """The person who made the offer. For a way back it is the owner."""
    why: OfferReason
    """``asked``: another player's seat is offered. Otherwise the reason why a computer has the person's own seat."""
    name: str
    """The name of the seat when it was offered."""
    at: float


class Vote(Row, frozen=True, kw_only=True):
    """An open vote: its name, its kind, its facts, and the ballots by seat."""

    TABLE = "votes"
    KEY = ("game", "name")

    game: int
    name: str
    kind: str
    facts: Facts = {}
    ballots: dict[str, str] = {}
    opened: float


class StandingOrder(Row, frozen=True, kw_only=True):
    """An answer given in advance by a seat's owner: a standing order of the game, or a prepared move as typed."""

    TABLE = "orders"
    KEY = ("game", "seat", "key")

    game: int
    seat: int
    key: str
    typed: str = ""
    why_off: str | None = None
    """The reason why the order was switched off. None while it is active."""
    facts: Facts = {}
    """The arguments of that reason."""
    kind: str = ""
    """The kind of ask that a prepared move answers. "": the first one of its owner's turn."""


class Reminder(Row, frozen=True, kw_only=True):
    """A reminder of a game to a person."""

    TABLE = "reminders"
    KEY = ("user", "at", "game")

    user: int
    at: float
    game: int
    live: bool = False
    """Whether the game was live. Live reminders have a quota of their own."""


class Result(Row, frozen=True, kw_only=True):
    """The result of a seat."""

    TABLE = "results"
    KEY = ("game", "seat")

    game: int
    seat: int
    user: int | None
    score: int
    rank: int


def nonce(game: int) -> str:
    """Return a new nonce for a message of ``game``. Discord allows 25 characters:
    https://discord.com/developers/docs/resources/message#create-message
    """
    return f"g{game}-{secrets.token_hex(8)}"
