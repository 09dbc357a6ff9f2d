"""A kind of tile in one rotation: its segments, and the slots of the neighbouring tiles that they touch.

Two tiles meet in **slots**: 0 to 3 are the sides N E S W (cities and roads meet there), 4 to 11 the half-edges a to h
(fields meet there).
"""

from collections.abc import Mapping
from functools import cache
from itertools import product

from msgspec import Struct

from rules.carcassonne.pieces import Cell
from rules.carcassonne.tiles import Kind, Segment, agreeing, every_kind

TURNS = (0, 90, 180, 270)
DIRECTIONS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND: tuple[Cell, ...] = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0))
UNKNOWN = "."


# Compared by identity: there is one object for each kind and rotation, and hashing the whole is slow.
class Piece(Struct, frozen=True, eq=False):
    """A segment of a turned tile: ``contacts`` are the slots of the neighbours that it touches, ``sides`` the number of
    sides at which it needs a neighbour (none for fields and cloisters).
    """

    segment: Segment
    contacts: tuple[tuple[int, int, int], ...]
    sides: int


class Face(Struct, frozen=True, eq=False):
    """A kind of tile in one rotation: its edges N E S W, its pieces by name and the piece's name in every slot."""

    kind: Kind
    edges: str
    pieces: Mapping[str, Piece]
    slots: tuple[str, ...]


@cache
def face(kind: str, turn: int) -> Face:
    """Return the kind turned by ``turn`` degrees clockwise."""
    quarter = turn // 90
    found = every_kind()[kind]
    slots = [""] * 12
    pieces = {}
    for segment in found.segments:
        sides = [(side + quarter) % 4 for side in segment.sides]
        halves = [(half + 2 * quarter) % 8 for half in segment.halves]
        # A side meets the opposite side of the neighbour there.
        contacts = (*((side, (side + 2) % 4) for side in sides), *((half // 2, _opposite(half)) for half in halves))
        pieces[segment.name] = Piece(segment, tuple((*DIRECTIONS[side], slot) for side, slot in contacts), len(sides))
        for slot in (*sides, *(4 + half for half in halves)):
            slots[slot] = segment.name
    # A negative index wraps around: after a quarter turn, the former west side is in the north.
    return Face(found, "".join(found.edges[side - quarter] for side in range(4)), pieces, tuple(slots))


@cache
def first_alike(kind: str) -> Mapping[int, int]:
    """Return for every rotation of the kind the first one that looks the same: a cross looks the same in all."""
    first: dict[frozenset[object], int] = {}
    return {turn: first.setdefault(_look(kind, turn), turn) for turn in TURNS}


def _look(kind: str, turn: int) -> frozenset[object]:
    pieces = face(kind, turn).pieces
    # Names do not count: on a turned tile the two roads of a crossing have merely exchanged theirs.
    whole = {name: (piece.segment.kind, frozenset(piece.contacts)) for name, piece in pieces.items()}
    return frozenset(
        (whole[name], piece.segment.markers, frozenset(whole[city] for city in piece.segment.cities))
        for name, piece in pieces.items()
    )


def _opposite(half: int) -> int:
    """Return the slot of the half-edge that ``half`` meets: the mirrored half of the opposite side."""
    return 4 + (2 * (half // 2) + 4) % 8 + 1 - half % 2


@cache
def fitting(kind: str) -> Mapping[str, tuple[int, ...]]:
    """Return the rotations in which the kind agrees with its neighbours (C11), by all needs that it meets.

    A need is the neighbours' edges N E S W, ``.`` for none.
    """
    found: dict[str, tuple[int, ...]] = {}
    for turn in TURNS:
        # Any neighbour may be missing: 16 needs a rotation, computed once, so that finding a place is a lookup.
        for needs in product(*((*agreeing(edge), UNKNOWN) for edge in face(kind, turn).edges)):
            met = "".join(needs)
            found[met] = (*found.get(met, ()), turn)
    return found
