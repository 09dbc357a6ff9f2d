"""Ratings: how well people play a game, each a normal distribution, by openskill's model of Plackett and Luce."""

import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING

from msgspec import Struct

from data.mapping import from_rows, to_row, upsert
from data.models import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

OPPONENT = 0
"""The user under which a game's computer opponent is rated: it plays alike under all its names."""
BEGINNING, UNIT, CAUTION = 1_000, 40, 3
"""What a beginner is told, how many points a unit of the model is, and how many deviations below the mean is told."""


class Rating(Struct, frozen=True, kw_only=True):
    """How well somebody plays a game: mean and deviation, and how many games have told so."""

    user: int
    kind: str
    mean: float
    deviation: float
    games: int = 0

    @property
    def points(self) -> int:
        """The rating as a number for people: who has played little is rated with caution."""
        return points(self.mean, self.deviation)


def points(mean: float, deviation: float) -> int:
    """Return a rating as a number for people; everybody begins with ``BEGINNING``."""
    return round(BEGINNING + UNIT * (mean - CAUTION * deviation))


@cache
def _model() -> "PlackettLuce":
    # Not needed before the first game has ended, and the start should be quick.
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rate(db: sqlite3.Connection, kind: str, results: Sequence[Result]) -> None:
    """Bring the ratings up to date with how a game has ended; one among computers alone says nothing."""
    if all(result.user is None for result in results):
        return
    users = [result.user or OPPONENT for result in results]
    known = _ratings(db, kind, users)
    teams = [[_model().create_rating([known[user].mean, known[user].deviation])] for user in users]
    rated = _model().rate(teams, ranks=[result.rank for result in results])
    # Several computers at a table are the same player, whose rating becomes what theirs become on average.
    found: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for user, (new,) in zip(users, rated, strict=True):
        found[user].append((new.mu, new.sigma))
    for user, distributions in found.items():
        mean, deviation = map(fmean, zip(*distributions, strict=True))
        games = known[user].games + 1
        rating = Rating(user=user, kind=kind, mean=mean, deviation=deviation, games=games)
        db.execute(upsert("ratings", Rating), to_row(rating))


def _ratings(db: sqlite3.Connection, kind: str, users: Sequence[int]) -> dict[int, Rating]:
    """Return the ratings of some users, a beginner's where somebody has none."""
    marks = ", ".join("?" * len(users))
    rows = db.execute(f"SELECT * FROM ratings WHERE kind = ? AND user IN ({marks})", (kind, *users))
    beginner = _model().rating()
    found = {
        user: Rating(user=user, kind=kind, mean=beginner.mu, deviation=beginner.sigma) for user in dict.fromkeys(users)
    }
    return found | {rating.user: rating for rating in from_rows(Rating, rows)}
