"""The points of a league, and the standings.

The first of a table gets 12 points, the last none, and the others the steps between. People with one place share the
points of the places that they fill. So tables of any size give the same mean of 6. A bye counts as a first place.

Equal points are decided by the sum of the opponents' points, then by the direct results of these people, and otherwise
they share a place.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, groupby
from typing import Final, NamedTuple

TENTHS: Final = 10
WIN: Final = 12 * TENTHS
"""The points of a first place, in tenths of a point."""


class Result(NamedTuple):
    """The result of a table: the place of each member. A bye has one member."""

    round: int
    places: Mapping[int, int]

    @property
    def is_bye(self) -> bool:
        """Whether a member had no table."""
        return len(self.places) == 1


class Standing(NamedTuple):
    """A line of the standings. Points are in tenths."""

    member: int
    rank: int
    points: int
    opponents: int
    """The sum of the points of all opponents."""
    direct: int
    """People with equal points and sum who finished below this person, minus those above, over all their tables."""
    played: int
    wins: int


def points_of(places: Mapping[int, int]) -> dict[int, int]:
    """Return the points of each member at a table, in tenths."""
    if len(places) == 1:
        return dict.fromkeys(places, WIN)
    step, points = WIN // (len(places) - 1), dict[int, int]()
    # A place of a result can be any number: people who left come after all others.
    ordered = sorted(places, key=places.__getitem__)
    above = 0
    for _, group in groupby(ordered, key=places.__getitem__):
        members = [*group]
        # The mean of the steps that they fill.
        shared = WIN - step * (2 * above + len(members) - 1) // 2
        points.update(dict.fromkeys(members, shared))
        above += len(members)
    return points


def standings(members: Sequence[int], results: Sequence[Result]) -> list[Standing]:
    """Return the standings, best first. ``members`` are in the order of the draw, which orders a shared place."""
    total = Counter[int](dict.fromkeys(members, 0))
    wins, played = Counter[int](), Counter[int]()
    for result in results:
        for member, points in points_of(result.places).items():
            total[member] += points
            if not result.is_bye:
                played[member] += 1
                # A shared first place has fewer points.
                wins[member] += points == WIN
    opponents = Counter[int]()
    for member, other in _meetings(results):
        opponents[member] += total[other]
    ordered = sorted(members, key=lambda member: (-total[member], -opponents[member]))
    lines: list[Standing] = []
    for _, group in groupby(ordered, key=lambda member: (total[member], opponents[member])):
        equal = [*group]
        direct = _direct(equal, results)
        # The sort is stable, so equal people stay in the order of the draw.
        for member in sorted(equal, key=lambda member: -direct[member]):
            last = lines[-1] if lines else None
            key = (total[member], opponents[member], direct[member])
            shared = last is not None and (last.points, last.opponents, last.direct) == key
            rank = last.rank if shared and last else len(lines) + 1
            lines.append(Standing(member, rank, *key, played[member], wins[member]))
    return lines


def met(results: Iterable[Result]) -> Counter[frozenset[int]]:
    """Return how often two members have met."""
    return Counter(frozenset(pair) for result in results for pair in combinations(result.places, 2))


def _meetings(results: Iterable[Result]) -> Iterator[tuple[int, int]]:
    for result in results:
        yield from ((member, other) for member in result.places for other in result.places if other != member)


def _direct(equal: Sequence[int], results: Iterable[Result]) -> Counter[int]:
    found, among = Counter[int](), {*equal}
    for result in results if len(equal) > 1 else ():
        there = [member for member in result.places if member in among]
        for member, other in combinations(there, 2):
            ahead = result.places[other] - result.places[member]
            sign = (ahead > 0) - (ahead < 0)
            found[member] += sign
            found[other] -= sign
    return found
