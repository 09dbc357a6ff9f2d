"""The arithmetic of ratings: how far a game moves the players, each a normal distribution of playing strength.

Every two players of a game are compared by openskill's model of Plackett and Luce. A player moves by the mean over the
people they played against, and by a little for the computers. Four bounds keep ratings from being farmed:

- the same two people count less with every game that they finish within a week (``Meetings``);
- an opponent with a less certain rating than the player counts less (``_trust``);
- beating a player who is far weaker moves nothing (``LEAD``);
- a rating is shown with the doubt that fits the number of different people played against (``doubt``).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

BEGINNING, UNIT, CAUTION = 1_000, 40, 3
"""The points of a beginner, the points of one unit of strength, and the deviations below the mean that are shown."""


class Skill(NamedTuple):
    """A player's strength as a normal distribution."""

    mean: float = 25.0
    deviation: float = 25 / 3


BEGINNER = Skill()

LEVELS: Mapping[str, Skill] = {"easy": Skill(9.0, 2.5), "normal": Skill(17.5, 2.5), "hard": Skill(21.0, 2.5)}
"""The fixed strengths of the computer opponents by level.

The distances follow from the wins in games for two: *easy* wins some 22 % against *normal*, *hard* some 62 %."""

COMPUTER_WEIGHT = 0.1
"""The share of a full game that a game against computers counts."""
LEAD = 10.0
"""The lead in strength from which a win moves nothing."""

TRUST = 5
"""Exponent of a comparison's weight, which falls as the rival's deviation exceeds the player's own."""

Meetings: TypeAlias = Mapping[tuple[int, int], int]
"""The rated games of two players, by their indices, that ended within the last week."""


class Player(NamedTuple):
    """A player at the end of a game. Equal places are a draw. ``fixed`` marks a computer of constant strength."""

    skill: Skill
    place: int
    fixed: bool = False
    gone: bool = False


class _Pull(NamedTuple):
    """The change of a mean and of a variance."""

    mean: float = 0.0
    variance: float = 0.0

    def times(self, weight: float) -> "_Pull":
        return _Pull(self.mean * weight, self.variance * weight)

    def plus(self, other: "_Pull") -> "_Pull":
        return _Pull(self.mean + other.mean, self.variance + other.variance)


def points(mean: float, deviation: float) -> int:
    """Return a rating in points."""
    return round(BEGINNING + UNIT * (mean - CAUTION * deviation))


def doubt(deviation: float, rivals: int) -> float:
    """Return the deviation with which a rating is shown.

    Games compare the players with one another, but not their whole group with others. The smaller the group, the more
    doubt remains, however many games it plays.
    """
    return max(deviation, BEGINNER.deviation / sqrt(1 + rivals))


def moved(players: Sequence[Player], meetings: Meetings, *, finished: bool) -> list[Skill | None]:
    """Return the strengths after a game, or None for players whose strength does not change.

    In a game that was not ``finished`` only players who left have a place. The others are not compared.
    """
    pulls: list[tuple[list[_Pull], list[_Pull]]] = [([], []) for _ in players]
    for one, other in combinations(range(len(players)), 2):
        pair = players[one], players[other]
        if all(player.fixed for player in pair) or not (finished or any(player.gone for player in pair)):
            continue
        share = 1 / (1 + meetings.get((one, other), 0))
        for index, rival, pull in zip((one, other), reversed(pair), _compare(*pair), strict=True):
            pulls[index][rival.fixed].append(pull.times(share * _trust(players[index], rival)))
    return [_after(player, *pull) for player, pull in zip(players, pulls, strict=True)]


def _compare(one: Player, other: Player) -> tuple[_Pull, _Pull]:
    """Return the change of each of two players by their comparison."""
    ahead = one.skill.mean - other.skill.mean
    if (ahead >= LEAD and one.place < other.place) or (ahead <= -LEAD and other.place < one.place):
        return _Pull(), _Pull()
    teams = [[_model().create_rating(list(player.skill))] for player in (one, other)]
    (new,), (other_new,) = _model().rate(teams, ranks=[one.place, other.place])
    return _pull(one.skill, new.mu, new.sigma), _pull(other.skill, other_new.mu, other_new.sigma)


def _pull(before: Skill, mean: float, deviation: float) -> _Pull:
    return _Pull(mean - before.mean, deviation**2 - before.deviation**2)


def _trust(own: Player, rival: Player) -> float:
    """Return the weight of a comparison for a player. It is lower if the rival's strength is less certain."""
    return 1.0 if rival.fixed else min(1.0, (own.skill.deviation / rival.skill.deviation) ** TRUST)


def _after(player: Player, people: list[_Pull], computers: list[_Pull]) -> Skill | None:
    if player.fixed or not (people or computers):
        return None
    change = _mean(people).plus(_mean(computers).times(COMPUTER_WEIGHT))
    mean, deviation = player.skill
    return Skill(mean + change.mean, sqrt(deviation**2 + change.variance))


def _mean(pulls: list[_Pull]) -> _Pull:
    total = _Pull()
    for pull in pulls:
        total = total.plus(pull)
    return total.times(1 / len(pulls)) if pulls else total


@cache
def _model() -> "PlackettLuce":
    # Imported here because the library is slow to import, and start-up must be fast.
    from openskill.models import PlackettLuce

    return PlackettLuce()
