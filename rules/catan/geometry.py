"""Hexes, vertices, edges and harbour places of a board, with fixed numbers (K5 to K7).

Pointy-top hexes in axial coordinates: q grows to the east, r grows downwards. People read a vertex or edge as its
number: ``V18``, ``E28``. Terrain does not matter here.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, TypeAlias

from msgspec import Struct

Point: TypeAlias = tuple[int, int]

SIDES: Final = ("NE", "E", "SE", "SW", "W", "NW")
CORNERS: Final = ("N", "NE", "SE", "S", "SW", "NW")
NEIGHBOURS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbouring hex (dq, dr) across each of ``SIDES``."""

_CORNER_POINTS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))

_ROWS: Final = {
    "std": ((-2, 0, 2), (-1, -1, 2), (0, -2, 2), (1, -2, 1), (2, -2, 0)),
    "ext": ((-3, 0, 2), (-2, -1, 2), (-1, -2, 2), (0, -3, 2), (1, -3, 1), (2, -3, 0), (3, -3, -1)),
}
"""Rows of hexes by board: r, the first q and the last."""

_HARBOURS: Final = {
    "std": ("0 NW", "1 NE", "6 NE", "11 E", "15 SE", "17 SE", "16 SW", "12 W", "3 W"),
    "ext": ("0 NW", "1 NE", "6 NE", "11 E", "22 E", "26 SE", "28 SE", "27 SW", "18 SW", "12 W", "7 NW"),
}
"""The places of harbours: hex and side (K7)."""


class Pier(Struct, frozen=True):
    """The place of a harbour: the side of a coastal hex, and the two vertices from which it is used."""

    hex: int
    side: str
    edge: int
    vertices: tuple[int, int]


class Geometry(Struct, frozen=True):
    """The numbered places of a board and their neighbours.

    ``hexes`` are (q, r); ``points`` the vertices as (X, Y), where the centre of hex (q, r) is (2q + r, 3r). ``corners``
    are a hex's vertices in the order of ``CORNERS``, ``sides`` its edges in the order of ``SIDES``, ``around`` its
    neighbouring hexes, ``ends`` the two vertices of an edge; ``hexes_at``, ``edges_at`` and ``next_to`` are the hexes,
    edges and neighbouring vertices of a vertex. ``region`` is the one hex under which a vertex is listed when all are
    listed, ``edge_region`` the same for an edge.
    """

    size: str
    hexes: tuple[Point, ...]
    points: tuple[Point, ...]
    ends: tuple[tuple[int, int], ...]
    corners: tuple[tuple[int, ...], ...]
    sides: tuple[tuple[int, ...], ...]
    around: tuple[tuple[int, ...], ...]
    hexes_at: tuple[tuple[int, ...], ...]
    edges_at: tuple[tuple[int, ...], ...]
    next_to: tuple[tuple[int, ...], ...]
    piers: tuple[Pier, ...]
    region: tuple[int, ...]
    edge_region: tuple[int, ...]


def size_for(seats: int) -> str:
    """Return the board for this number of players: ``std`` for up to four, ``ext`` for five and six (K38, K121)."""
    return "std" if seats <= 4 else "ext"


@cache
def geometry(size: str) -> Geometry:
    """Return the places of the board ``std`` or ``ext``."""
    hexes = tuple((q, r) for r, first, last in _ROWS[size] for q in range(first, last + 1))
    rims = [_rim(q, r) for q, r in hexes]
    # Never change this order and the next: stored games and logs name places by their numbers.
    points = tuple(sorted({point for rim in rims for point in rim}, key=lambda point: (point[1], point[0])))
    number = {point: index for index, point in enumerate(points)}
    corners = tuple(tuple(number[point] for point in rim) for rim in rims)
    pairs = {_pair(rim[side], rim[(side + 1) % 6]) for rim in corners for side in range(6)}
    ends = tuple(sorted(pairs, key=lambda pair: _middle(points, pair)))
    edge = {pair: index for index, pair in enumerate(ends)}
    sides = tuple(tuple(edge[_pair(rim[side], rim[(side + 1) % 6])] for side in range(6)) for rim in corners)
    place = {cell: index for index, cell in enumerate(hexes)}
    return Geometry(
        size,
        hexes,
        points,
        ends,
        corners,
        sides,
        tuple(tuple(place[c] for c in _cells_around(*cell) if c in place) for cell in hexes),
        _inverse(corners, len(points)),
        _inverse(ends, len(points)),
        tuple(tuple(sorted(_other(ends, vertex))) for vertex in range(len(points))),
        tuple(_pier(mark, sides, ends) for mark in _HARBOURS[size]),
        _regions(hexes, corners),
        _regions(hexes, sides),
    )


def number_of(place: str) -> int:
    """Return the number of the vertex ``"V18"``, the edge ``"E28"`` or the hex ``"H9"``."""
    return int(place[1:])


def _rim(q: int, r: int) -> list[Point]:
    x, y = 2 * q + r, 3 * r
    return [(x + dx, y + dy) for dx, dy in _CORNER_POINTS]


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def _middle(points: tuple[Point, ...], pair: tuple[int, int]) -> Point:
    (x, y), (u, v) = points[pair[0]], points[pair[1]]
    # Twice the middle, so that sums stay whole numbers and sort alike.
    return y + v, x + u


def _cells_around(q: int, r: int) -> Iterator[Point]:
    return ((q + dq, r + dr) for dq, dr in NEIGHBOURS)


def _inverse(groups: Iterable[tuple[int, ...]], size: int) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(size)]
    for index, group in enumerate(groups):
        for member in group:
            found[member].append(index)
    return tuple(map(tuple, found))


def _other(ends: tuple[tuple[int, int], ...], vertex: int) -> Iterator[int]:
    return (a + b - vertex for a, b in ends if vertex in (a, b))


def _pier(mark: str, sides: tuple[tuple[int, ...], ...], ends: tuple[tuple[int, int], ...]) -> Pier:
    hex_, side = mark.split()
    edge = sides[int(hex_)][SIDES.index(side)]
    return Pier(int(hex_), side, edge, ends[edge])


def _regions(hexes: tuple[Point, ...], members: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Give every vertex (or edge) to one hex, so that few hexes hold them all, each no more than a list can show.

    Every third hex takes all of its own: no two of them touch. The first hex in order takes each place left at the
    coast.
    """
    owner: dict[int, int] = {}
    third = [index for index, (q, r) in enumerate(hexes) if (q - r) % 3 == 0]
    for index in (*third, *range(len(hexes))):
        for member in members[index]:
            owner.setdefault(member, index)
    return tuple(owner[member] for member in range(len(owner)))
