"""The course of the river: its open end, and whether it can still reach its lake (R2 to R5)."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.carcassonne.faces import DIRECTIONS, face
from rules.carcassonne.pieces import Cell, Tile
from rules.carcassonne.tiles import every_kind

RIVER = "I"
"""The edge that the river crosses."""
SOURCE = Tile("RI01", 0, 0, 0)
COURSE, LAKE = -2, -1
"""The layers of the pile above the other tiles (R2)."""
STRAIGHT = 2
"""The number of quarter turns between the two river edges of a straight tile; a bend has 1 or 3."""
BENDS = (1, 3)


class End(NamedTuple):
    """The open end of the river: the cell where it goes on, the side it enters there, and the bend of the last tile."""

    cell: Cell
    enters: int
    bend: int


class Rest(NamedTuple):
    """The straight tiles and the bends that are left to place."""

    straights: int
    bends: int


def is_river(kind: str) -> bool:
    """Return whether the river crosses a kind of tile."""
    return RIVER in every_kind()[kind].edges


def layer(kind: str) -> int:
    """Return the layer of a kind of tile in the pile: the river's course above the lake above the rest (R2)."""
    if not is_river(kind):
        return 0
    return LAKE if "lake" in every_kind()[kind].flags else COURSE


def open_end(board: Iterable[Tile]) -> End | None:
    """Return the open end of the river on a board; None if the lake closes it.

    Raises ValueError if the river's tiles do not follow one another from the source.
    """
    river = [tile for tile in board if is_river(tile.kind)]
    if not river or river[0].kind != SOURCE.kind:
        raise ValueError(f"the river begins with its source, {SOURCE.kind}")
    (side,) = _sides(river[0])
    end: End | None = _beyond(river[0].cell, side, STRAIGHT)
    for tile in river[1:]:
        if end is None or tile.cell != end.cell or end.enters not in _sides(tile):
            raise ValueError(f"{tile.kind} at {tile.x},{tile.y} does not continue the river")
        end = next_end(end, tile)
    return end


def next_end(end: End, tile: Tile) -> End | None:
    """Return the river's open end after a tile is placed at its end; None after the lake."""
    leaves = [side for side in _sides(tile) if side != end.enters]
    return _beyond(tile.cell, leaves[0], (leaves[0] - end.enters) % 4) if leaves else None


def can_finish(board: Iterable[Tile], pile: Iterable[str], before: End, end: End | None) -> bool:
    """Return whether the river may go from ``before`` to ``end`` and still reach its lake with the pile (R4, R5).

    ``board`` is the board without the tile that leads there; the lake has no ``end``.
    """
    rest = _rest(pile)
    if end is None:
        return rest == Rest(0, 0)
    return not _turns_back(before.bend, end.bend) and _reaches_lake(end, rest, {tile.cell for tile in board})


def _turns_back(bend: int, following: int) -> bool:
    return bend in BENDS and bend == following


def _rest(pile: Iterable[str]) -> Rest:
    """Return the tiles of the course that are left in the pile."""
    edges = [every_kind()[kind].edges for kind in pile if layer(kind) == COURSE]
    straights = sum(sides.find(RIVER) + STRAIGHT == sides.rfind(RIVER) for sides in edges)
    return Rest(straights, len(edges) - straights)


def _reaches_lake(end: End, rest: Rest, taken: set[Cell]) -> bool:
    """Return whether the remaining tiles lead to a cell for the lake; ``taken`` are all other cells with tiles."""
    around = {(end.cell[0] + dx, end.cell[1] + dy) for dx, dy in DIRECTIONS}
    if end.cell in taken or not around.isdisjoint(taken):
        return False
    if rest == Rest(0, 0):
        return True
    back = DIRECTIONS[end.enters]
    beyond = taken | {(end.cell[0] + back[0], end.cell[1] + back[1])}
    ways = [(STRAIGHT, Rest(rest.straights - 1, rest.bends))] if rest.straights else []
    if rest.bends:
        ways += [(bend, Rest(rest.straights, rest.bends - 1)) for bend in BENDS if not _turns_back(end.bend, bend)]
    return any(_reaches_lake(_beyond(end.cell, (end.enters + bend) % 4, bend), left, beyond) for bend, left in ways)


def _sides(tile: Tile) -> list[int]:
    """Return the sides of a tile that the river crosses, as indices into NESW."""
    return [side for side, edge in enumerate(face(tile.kind, tile.turn).edges) if edge == RIVER]


def _beyond(cell: Cell, side: int, bend: int) -> End:
    """Return the end of a river that leaves a cell by a side."""
    dx, dy = DIRECTIONS[side]
    return End((cell[0] + dx, cell[1] + dy), (side + 2) % 4, bend)
