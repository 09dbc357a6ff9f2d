"""The longest road, exactly: the longest trail of own roads that no opponent's piece interrupts (K32)."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rules.catan.geometry import Geometry

Ways: TypeAlias = dict[int, list[tuple[int, int]]]
"""By vertex: the ends of each own road, with the bit of the road; a negative vertex is a dead end."""


def longest_trail(places: Geometry, edges: Iterable[int], stands: Sequence[int], seat: int) -> int:
    """Return the number of roads in the longest trail: no road twice, vertices may repeat, another's piece only at an
    end.

    A longest trail begins at a vertex with an odd number of own roads, or its network is a single ring; so no other
    start need be tried.
    """
    ways = _ways(places, edges, stands, seat)
    best, seen = 0, set[int]()
    for start in ways:
        if start in seen:
            continue
        part = _part(ways, start)
        seen.update(part)
        count = sum(len(ways[vertex]) for vertex in part) // 2
        if count > best:
            # The last odd vertex can be skipped: every trail from it ends at one of the others and was found backwards.
            odd = [vertex for vertex in part if len(ways[vertex]) % 2]
            best = max([best, *(_walk(ways, vertex, 0) for vertex in odd[1:])]) if odd else count
    return best


def stretched(places: Geometry, edges: Iterable[int], stands: Sequence[int], seat: int, added: int, before: int) -> int:
    """Return the length of the longest trail after a road was ``added`` to ``edges``; it was ``before`` without it.

    Only a trail through the new road can be longer, and none is longer than the two longest ways on from its ends.
    """
    ways = _ways(places, edges, stands, seat)
    a, b = _ends(places, added, stands, seat)
    most = _walk(ways, a, 1 << added) + 1 + _walk(ways, b, 1 << added)
    if most <= before:
        return before
    part = _part(ways, a)
    # Without a ring the two ways share no road, and form one trail.
    if sum(len(ways[vertex]) for vertex in part) // 2 < len(part):
        return most
    return longest_trail(places, edges, stands, seat)


def _ways(places: Geometry, edges: Iterable[int], stands: Sequence[int], seat: int) -> Ways:
    """Return the network; a vertex with another's piece becomes a separate dead end for every road."""
    ways: Ways = {}
    for edge in edges:
        a, b = _ends(places, edge, stands, seat)
        # The used roads are bits of a number: a set would have to be copied at every step.
        bit = 1 << edge
        ways.setdefault(a, []).append((b, bit))
        ways.setdefault(b, []).append((a, bit))
    return ways


def _ends(places: Geometry, edge: int, stands: Sequence[int], seat: int) -> tuple[int, int]:
    """Return the ends of a road; a trail may end at another's piece and not pass it."""
    a, b = places.ends[edge]
    # Separate for every road, so that it cannot be passed.
    if stands[a] not in (-1, seat):
        a = -2 * edge - 1
    if stands[b] not in (-1, seat):
        b = -2 * edge - 2
    return a, b


def _part(ways: Ways, start: int) -> list[int]:
    """Return the vertices connected with ``start``."""
    found, reached = [start], {start}
    # The list grows during the walk, which reaches the others.
    for vertex in found:
        for there, _ in ways[vertex]:
            if there not in reached:
                reached.add(there)
                found.append(there)
    return found


def _walk(ways: Ways, vertex: int, used: int) -> int:
    """Return the longest way on from the vertex without the roads used."""
    best = 0
    for there, bit in ways[vertex]:
        if not used & bit:
            far = 1 + _walk(ways, there, used | bit)
            if far > best:
                best = far
    return best
