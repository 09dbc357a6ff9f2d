"""The compass of a tile: the sides, corners and halves of sides where its parts lie, as points from 0 (N) to 15 (NNW).

A city or a road lies at whole sides. A field may have half of a side: then it lies at the corner beside that half, or
at the half itself if another field has the other half at that corner.
"""

from collections.abc import Iterable, Set
from functools import cache

from rules.carcassonne.view import EDGES, every_kind

POINTS, HALVES = 16, 8
QUARTER = 90
"""The points of the compass, the half sides of a tile, and the degrees of a quarter turn."""
SIDES = (0, 4, 8, 12)
"""The points of the four sides."""


@cache
def points(kind: str, turn: int) -> dict[str, tuple[int, ...]]:
    """Return the points at which each segment of a turned tile lies, clockwise from N."""
    segments = every_kind()[kind].segments
    fields = {segment.name: {*segment.halves} for segment in segments if segment.kind == "field"}
    lone = {half for halves in fields.values() for half in halves if _is_lone(half, halves)}
    return {
        segment.name: _turned(_of_field(fields[segment.name], lone), turn)
        if segment.name in fields
        else _turned(map(_of_side, segment.sides), turn)
        for segment in segments
    }


@cache
def courses(kind: str, turn: int) -> dict[str, tuple[int, ...]]:
    """Return the points of each line over a turned tile that is no segment, by the letter of its edge."""
    edges = every_kind()[kind].edges
    return {
        edge: _turned((_of_side(side) for side, own in enumerate(edges) if own == edge), turn)
        for edge in edges
        if edge not in EDGES
    }


def _turned(found: Iterable[int], turn: int) -> tuple[int, ...]:
    return tuple(sorted((point + turn // QUARTER * POINTS // 4) % POINTS for point in found))


def _of_side(side: int) -> int:
    return side * POINTS // 4


def _of_field(halves: Set[int], lone: Set[int]) -> set[int]:
    """Return whole sides, and the corners or halves where a field has half of a side alone."""
    sides = {_of_side(half // 2) for half in halves if half ^ 1 in halves}
    return sides | {_of_lone(half, lone - halves) for half in halves if _is_lone(half, halves)}


def _is_lone(half: int, halves: Set[int]) -> bool:
    """Return True if a field has half of a side, and no whole side around the corner."""
    other = _around(half)
    return half ^ 1 not in halves and not {other, other ^ 1} <= halves


def _of_lone(half: int, others: Set[int]) -> int:
    # Halves are lettered from the left half of the north side. Each lies between its side and its corner.
    at = (2 * half - 1) % POINTS
    towards = 1 if half % 2 else -1
    return at if _around(half) in others else (at + towards) % POINTS


def _around(half: int) -> int:
    """Return the half on the other side of the corner."""
    return (half + (1 if half % 2 else -1)) % HALVES
