"""The rows of a league as plain frozen values, and a league as a whole."""

import secrets
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from data.game.models import Phase, Speed
from data.sqlite.mapping import Row
from rules.kernel import Facts

Form: TypeAlias = Literal["robin", "swiss", "knockout"]
LeaguePhase: TypeAlias = Literal["open", "running", "over", "closed"]
TableResult: TypeAlias = Literal["played", "deadline", "closed"]
PostKind: TypeAlias = Literal["sign", "round", "end", "short"]

BYE: Final = 0
"""The number of the table that has the byes of a round."""


class LeagueRow(Row, frozen=True, kw_only=True):
    """A league of a guild. ``id`` counts the guild's leagues."""

    TABLE = "leagues"
    KEY = ("id",)

    id: int = 0
    kind: str
    options: Facts = {}
    speed: Speed = "normal"
    form: Form
    least: int
    """The fewest seats of a table."""
    seats: int
    """The most seats of a table."""
    rounds: int = 0
    """The number of rounds of a Swiss league."""
    places: int
    """The number of people who can join."""
    days: int
    """The days of a round."""
    host: int
    channel: int
    language: str = "en"
    seed: str = ""
    phase: LeaguePhase = "open"
    created: float
    starts: float | None = None
    """When it starts by itself. None: when it is full."""
    ended: float | None = None
    due: float | None = None
    """When to look at it again. None: never."""
    attempts: int = 0
    message: int = 0
    """Its message in the channel. 0: not posted."""


class LeagueMember(Row, frozen=True, kw_only=True):
    """A person in a league. No ``user``: their data was deleted. ``gone``: when they left the running league."""

    TABLE = "league_members"
    KEY = ("league", "number")

    league: int
    number: int
    user: int | None
    name: str
    joined: float
    gone: float | None = None


class LeagueRound(Row, frozen=True, kw_only=True):
    """A round. It is drawn when it begins, and has a ``deadline`` since then."""

    TABLE = "league_rounds"
    KEY = ("league", "round")

    league: int
    round: int
    begins: float
    deadline: float | None = None
    ended: float | None = None


class LeagueTable(Row, frozen=True, kw_only=True):
    """A table of a round, with its game since it was opened, and how it got its result."""

    TABLE = "league_tables"
    KEY = ("league", "round", "number")

    league: int
    round: int
    number: int
    game: int | None = None
    result: TableResult | None = None


class LeagueSeat(Row, frozen=True, kw_only=True):
    """A seat of a table, its member, and their place in the result."""

    TABLE = "league_seats"
    KEY = ("league", "round", "number", "seat")

    league: int
    round: int
    number: int
    seat: int
    member: int
    place: int | None = None


class LeaguePost(Row, frozen=True, kw_only=True):
    """A message to be sent: the league's own (``sign``), the standings after a round, the end, or too few people.

    ``round`` is the round that it tells. For the league's own message it counts the changes since it was queued.
    """

    TABLE = "league_posts"
    KEY = ("id",)

    id: int = 0
    league: int
    kind: PostKind
    round: int = 0
    nonce: str
    due: float
    attempts: int = 0


class OpenedGame(NamedTuple):
    """The phase of a table's game, and its channel or thread."""

    phase: Phase
    channel: int


class League(NamedTuple):
    """A league as it is stored."""

    row: LeagueRow
    members: tuple[LeagueMember, ...]
    rounds: tuple[LeagueRound, ...]
    tables: tuple[LeagueTable, ...]
    seats: tuple[LeagueSeat, ...]
    games: dict[int, OpenedGame]
    posts: tuple[LeaguePost, ...]

    @property
    def last(self) -> LeagueRound | None:
        """The present round, or the last one."""
        return self.rounds[-1] if self.rounds else None

    @property
    def present(self) -> tuple[LeagueMember, ...]:
        """The members who have not left."""
        return tuple(member for member in self.members if member.gone is None)

    def member_of(self, user: int) -> LeagueMember | None:
        """Return the membership of a person, even if they have left."""
        return next((member for member in self.members if member.user == user), None)

    def tables_of(self, number: int) -> Iterator[LeagueTable]:
        """Yield the tables of a round."""
        return (table for table in self.tables if table.round == number)

    def seats_of(self, number: int, table: int) -> tuple[LeagueSeat, ...]:
        """Return the seats of a table, in the order of play."""
        return tuple(seat for seat in self.seats if (seat.round, seat.number) == (number, table))


def post_nonce(league: int) -> str:
    """Return a new nonce for a message about a league. Discord allows 25 characters."""
    return f"e{league}-{secrets.token_hex(6)}"
