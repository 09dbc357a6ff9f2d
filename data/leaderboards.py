"""The leaderboard of a game in a guild, and a person's records, from the ratings and the results."""

import sqlite3

from msgspec import Struct

from data.game.rating_model import BEGINNER, LEVELS, doubt, points
from data.sqlite.mapping import from_rows
from data.store import Store, reading

COMPUTER = 0
"""The user of a computer's row. Computers of one level play alike under all their names."""


class LeaderboardRow(Struct, frozen=True, kw_only=True):
    """A row of a leaderboard: a person under their latest name, or the computers of a ``level``.

    ``rivals`` is the number of different people with whom a person was rated.
    """

    user: int
    name: str
    mean: float
    deviation: float
    rivals: int = 0
    games: int
    wins: int
    level: str | None = None

    @property
    def points(self) -> int:
        """The rating in points."""
        # The rating of a computer is fixed, so there is no doubt about it.
        return points(self.mean, self.deviation if self.level else doubt(self.deviation, self.rivals))


class Record(Struct, frozen=True, kw_only=True):
    """A person's record at a game: games, wins, best score (None: they left every game) and rating."""

    kind: str
    games: int
    wins: int
    best: int | None
    mean: float
    deviation: float
    rivals: int

    @property
    def points(self) -> int:
        """The rating in points."""
        return points(self.mean, doubt(self.deviation, self.rivals))


async def leaderboard(store: Store, guild: int, kind: str) -> tuple[LeaderboardRow, ...]:
    """Return the players of a game in a guild, the best first, without those who have hidden themselves."""
    rows = await _people(store, guild, kind)
    hidden = await store.users.who_set("stats", "hidden", [row.user for row in rows])
    return tuple(sorted((row for row in rows if row.user not in hidden), key=lambda row: (-row.points, row.name)))


@reading
def _people(db: sqlite3.Connection, kind: str) -> tuple[LeaderboardRow, ...]:
    people = db.execute(
        # With max() SQLite takes the bare columns from the row that has it: the name is that of the last game.
        # https://www.sqlite.org/lang_select.html#bareagg
        "SELECT ratings.*, NULL AS level, entrants.name AS name, max(games.ended),"
        " count(CASE WHEN results.user = ratings.user AND rank = 1 THEN 1 END) AS wins"
        " FROM ratings JOIN entrants ON entrants.user = ratings.user AND place IS NOT NULL"
        " JOIN games ON games.id = entrants.game AND games.kind = ratings.kind"
        " LEFT JOIN results ON results.game = entrants.game AND results.seat = entrants.seat"
        " WHERE ratings.kind = ? GROUP BY ratings.user",
        (kind,),
    )
    return (*from_rows(LeaderboardRow, people), *_computers(db, kind))


def _computers(db: sqlite3.Connection, kind: str) -> list[LeaderboardRow]:
    """Return a row for the computers of each level that have played a rated game."""
    rows = db.execute(
        "SELECT level, count(DISTINCT games.id), count(DISTINCT CASE WHEN rank = 1 THEN games.id END)"
        " FROM games JOIN entrants ON entrants.game = games.id AND level IS NOT NULL AND place IS NOT NULL"
        " LEFT JOIN results ON results.game = games.id AND results.seat = entrants.seat"
        " WHERE games.kind = ? AND games.rated GROUP BY level",
        (kind,),
    )
    return [
        LeaderboardRow(user=COMPUTER, name="", **LEVELS[level]._asdict(), games=games, wins=wins, level=level)
        for level, games, wins in rows
    ]


@reading
def records(db: sqlite3.Connection, user: int) -> tuple[Record, ...]:
    """Return a person's records in a guild, one a game, the most played game first."""
    rows = db.execute(
        "SELECT games.kind AS kind, count(*) AS games, count(CASE WHEN rank = 1 THEN 1 END) AS wins,"
        " max(score) AS best, coalesce(mean, :mean) AS mean, coalesce(deviation, :deviation) AS deviation,"
        " coalesce(rivals, 0) AS rivals"
        # Games that the person left count, too. A seat that they took over has a result like any other.
        " FROM (SELECT game, rank, score FROM results WHERE user = :user UNION ALL"
        " SELECT game, NULL, NULL FROM entrants"
        " WHERE user = :user AND gone IS NOT NULL AND place IS NOT NULL) AS played"
        # With several seats a person plays against themselves, and a position can be as good as won.
        " JOIN games ON games.id = played.game AND places IS NULL AND games.id NOT IN"
        " (SELECT game FROM entrants WHERE user = :user GROUP BY game HAVING count(*) > 1)"
        " LEFT JOIN ratings ON ratings.user = :user AND ratings.kind = games.kind"
        " GROUP BY games.kind ORDER BY 2 DESC, 1",
        {"user": user, **BEGINNER._asdict()},
    )
    return from_rows(Record, rows)
