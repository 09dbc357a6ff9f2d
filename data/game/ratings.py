"""The stored ratings. They are read before the end of a game, changed by it (``rating_model``) and written with it."""

import sqlite3
from collections.abc import Iterable, Sequence
from itertools import permutations

from data.game.models import Entrant, Friendly, GameRow, Hints
from data.game.rating_model import BEGINNER, LEVELS, Player, Skill, doubt, moved, points
from data.sqlite.mapping import Row, from_rows, to_row, upsert

WEEK = 7 * 86_400.0
"""Seconds within which further games of the same people count less."""
MATURITY = 7 * 86_400.0
"""Minimum age of an account at the start of a game, in seconds."""
ESTABLISHED = 2
"""Number of such accounts that a game of several people needs to be rated."""

# Discord's ids hold the milliseconds since 2015 above 22 other bits:
# https://discord.com/developers/docs/reference#snowflakes
DISCORD_EPOCH, TIME_SHIFT = 1_420_070_400_000, 22


class Rating(Row, frozen=True, kw_only=True):
    """A person's strength at a game: mean and deviation, the number of rated games, and of different opponents."""

    TABLE = "ratings"
    KEY = ("user", "kind")

    user: int
    kind: str
    mean: float
    deviation: float
    games: int = 0
    rivals: int = 0

    @property
    def points(self) -> int:
        """The rating in points."""
        return points(self.mean, doubt(self.deviation, self.rivals))


def made(user: int) -> float:
    """Return the creation time of an account, in seconds since 1970."""
    return ((user >> TIME_SHIFT) + DISCORD_EPOCH) / 1000


def is_rated(users: Sequence[int], start: float, hints: Hints, friendly: Friendly = "no") -> bool:
    """Return whether a game of these people changes ratings, from its start on.

    A friendly game or one with hints on does not, nor does one of computers, of too many new accounts, or in which a
    person has several seats.
    """
    if hints == "on" or friendly == "yes" or len(set(users)) < len(users):
        return False
    established = sum(made(user) <= start - MATURITY for user in users)
    return len(users) == 1 or established >= ESTABLISHED


def rate(db: sqlite3.Connection, game: GameRow, entrants: Iterable[Entrant]) -> None:
    """Update the ratings after the end of a game. Its entrants are stored, with their places."""
    if not game.rated:
        return
    compared = [entrant for entrant in entrants if entrant.place is not None]
    known = _ratings(db, game.kind, [entrant.user for entrant in compared if entrant.user is not None])
    players = [_player(entrant, known) for entrant in compared]
    new = moved(players, _meetings(db, game, compared), finished=game.phase == "over")
    for entrant, skill in zip(compared, new, strict=True):
        if entrant.user is not None and skill is not None:
            before = known[entrant.user]
            rivals = before.rivals + _note_rivals(db, game.kind, entrant.user, compared)
            rating = Rating(user=entrant.user, kind=game.kind, **skill._asdict(), games=before.games + 1, rivals=rivals)
            db.execute(upsert(Rating), to_row(rating))


def _player(entrant: Entrant, known: dict[int, Rating]) -> Player:
    if entrant.level is not None:
        skill = LEVELS[entrant.level]
    elif entrant.user is not None:
        skill = Skill(known[entrant.user].mean, known[entrant.user].deviation)
    else:
        # A person who has deleted their data counts as a beginner.
        skill = BEGINNER
    return Player(skill, entrant.place or 0, fixed=entrant.level is not None, gone=entrant.gone is not None)


def _ratings(db: sqlite3.Connection, kind: str, users: Sequence[int]) -> dict[int, Rating]:
    """Return the ratings of some users, or a beginner's for those without one."""
    marks = ", ".join("?" * len(users))
    rows = db.execute(f"SELECT * FROM ratings WHERE kind = ? AND user IN ({marks})", (kind, *users))
    ratings = {user: Rating(user=user, kind=kind, **BEGINNER._asdict()) for user in users}
    return ratings | {rating.user: rating for rating in from_rows(Rating, rows)}


def _meetings(db: sqlite3.Connection, game: GameRow, compared: Sequence[Entrant]) -> dict[tuple[int, int], int]:
    """Return the number of rated games within the last week for every two players, by their indices."""
    users = [entrant.user for entrant in compared if entrant.user is not None]
    marks = ", ".join("?" * len(users))
    rows = db.execute(
        "SELECT own.user, other.user, other.level, count(DISTINCT games.id)"
        " FROM games JOIN entrants AS own ON own.game = games.id"
        " JOIN entrants AS other ON other.game = games.id AND other.seat <> own.seat"
        " WHERE games.kind = ? AND games.ended > ? AND games.id <> ? AND games.rated"
        " AND own.place IS NOT NULL AND other.place IS NOT NULL"
        f" AND own.user IN ({marks}) AND (other.user IN ({marks}) OR other.level IS NOT NULL)"
        " GROUP BY 1, 2, 3",
        (game.kind, (game.ended or 0.0) - WEEK, game.id, *users, *users),
    )
    counts = {(own, other, level): count for own, other, level, count in rows}
    meetings = {}
    for (index, entrant), (rival_index, rival) in permutations(enumerate(compared), 2):
        # Count only pairs that start with a person. For two people both directions have the same count.
        count = counts.get((entrant.user, rival.user, rival.level), 0) if entrant.user is not None else 0
        if count:
            meetings[min(index, rival_index), max(index, rival_index)] = count
    return meetings


def _note_rivals(db: sqlite3.Connection, kind: str, user: int, compared: Sequence[Entrant]) -> int:
    """Note the people with whom a person was rated. Return the number of new ones."""
    statement = "INSERT OR IGNORE INTO rivals (user, kind, rival) VALUES (?, ?, ?)"
    others = [entrant.user for entrant in compared if entrant.user not in (None, user)]
    return sum(db.execute(statement, (user, kind, other)).rowcount for other in others)
