"""Who plays how well in a guild, and what somebody has played: read from the ratings and the results."""

import sqlite3

from msgspec import Struct

from data.mapping import from_rows
from data.ratings import OPPONENT, points
from data.store import Store

# The results by which somebody is rated: a person's, or those of computers that nobody has left their seat to.
OF_THE_RATED = "(results.user = ratings.user OR ratings.user = 0 AND results.user IS NULL AND results.opponent)"


class Standing(Struct, frozen=True, kw_only=True):
    """Somebody on a leaderboard: under which name they played last, how well they play, how often they have won."""

    user: int
    name: str
    mean: float
    deviation: float
    games: int
    wins: int

    @property
    def points(self) -> int:
        """The rating as a number for people."""
        return points(self.mean, self.deviation)

    @property
    def opponent(self) -> bool:
        """Whether it is the game's computer opponent."""
        return self.user == OPPONENT


class Record(Struct, frozen=True, kw_only=True):
    """What somebody has played of a game: how often, how often as a winner, their best score and their rating."""

    kind: str
    games: int
    wins: int
    best: int
    mean: float
    deviation: float

    @property
    def points(self) -> int:
        """The rating as a number for people."""
        return points(self.mean, self.deviation)


async def leaderboard(store: Store, guild: int, kind: str) -> tuple[Standing, ...]:
    """Return who plays a game in a guild, the best first, without those who do not want to be seen there."""
    found = await store.read(guild, _standings, kind)
    hidden = await store.users.who_set("stats", "hidden", [one.user for one in found])
    return tuple(sorted((one for one in found if one.user not in hidden), key=lambda one: (-one.points, one.name)))


async def records(store: Store, guild: int, user: int) -> tuple[Record, ...]:
    """Return what somebody has played to the end in a guild, a row a game, the one played most first."""
    return await store.read(guild, _records, user)


def _standings(db: sqlite3.Connection, kind: str) -> tuple[Standing, ...]:
    rows = db.execute(
        # With max() SQLite takes the bare columns from the row that has it: the name is that of the last game.
        "SELECT ratings.*, count(CASE WHEN rank = 1 THEN 1 END) AS wins, max(ended), seats.name AS name"
        f" FROM ratings JOIN results ON {OF_THE_RATED} JOIN games ON games.id = results.game"
        " JOIN seats ON seats.game = results.game AND seats.seat = results.seat"
        " WHERE ratings.kind = ? AND games.kind = ratings.kind GROUP BY ratings.user",
        (kind,),
    )
    return from_rows(Standing, rows)


def _records(db: sqlite3.Connection, user: int) -> tuple[Record, ...]:
    rows = db.execute(
        "SELECT games.kind AS kind, count(*) AS games, count(CASE WHEN rank = 1 THEN 1 END) AS wins,"
        " max(score) AS best, mean, deviation FROM results JOIN games ON games.id = results.game"
        " JOIN ratings ON ratings.user = results.user AND ratings.kind = games.kind"
        " WHERE results.user = ? GROUP BY games.kind ORDER BY 2 DESC, 1",
        (user,),
    )
    return from_rows(Record, rows)
