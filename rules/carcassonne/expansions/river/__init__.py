"""The River, an expansion of twelve tiles that are placed before all others.

Its rules, which the tests name:

R1  The source is the start tile. The base game's start tile goes into the pile like any other.
R2  The ten tiles of the river's course are shuffled and drawn first, then the lake, then the other tiles.
R3  A river tile must continue the river at its open end; the lake closes the river.
R4  The river must not turn back at once: of two bends that follow each other directly, one turns left and one right.
R5  The river must be able to reach its lake: with the tiles that are left, over cells that no other tile touches.
    This is our reading of the official advice that a U-turn may leave river tiles without a place.
R6  No figure can stand on the river itself; everything else on its tiles is used and scored as usual.
R7  The river separates fields; a field goes around the source and around the lake.

A position has no further keys. Its board begins with the source, ``["RI01", 0, 0, 0]``.
"""

from rules.carcassonne.expansions.river.course import SOURCE, can_finish, is_river, layer, next_end, open_end
from rules.carcassonne.pieces import Tile
from rules.carcassonne.realm import Expansion, Realm
from rules.carcassonne.state import Carcassonne


def prepare(state: Carcassonne) -> None:
    """Lay the source instead of the start tile (R1)."""
    state.board = [SOURCE]


def may_place(realm: Realm, tile: Tile) -> bool:
    """Return whether the tile is no river tile, or continues the river as it must (R3 to R5)."""
    if not is_river(tile.kind):
        return True
    state = realm.state
    end = open_end(state.board)
    return end is not None and tile.cell == end.cell and can_finish(state.board, state.pile, end, next_end(end, tile))


def check(realm: Realm) -> None:
    """Refuse a river that is not one course from its source, and river tiles below others in the pile."""
    open_end(realm.state.board)
    layers = [layer(kind) for kind in realm.state.pile]
    if layers != sorted(layers):
        raise ValueError("the river's tiles are drawn first, and the lake after them")


EXPANSION = Expansion(key="river", prepare=prepare, layer=layer, may_place=may_place, check=check)
