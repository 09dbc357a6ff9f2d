"""The terrain of a table: its tiles by place, its survey, and the effects of tiles, each found once."""

from collections.abc import Mapping
from functools import cached_property
from threading import Lock
from typing import TYPE_CHECKING

from cachetools import TTLCache
from msgspec import msgpack, structs

from rules.carcassonne.view import CarcassonneView, Cell, Effect, Object, Spot, Survey, Tile, survey

if TYPE_CHECKING:
    from render.carcassonne.telling import Telling

TABLES, KEPT = 128, 120.0
"""The number of tables whose terrain is kept, and the seconds. One takes 30 to 80 KiB, and a move is several panels."""


class Terrain:
    """A view with its tiles by place and its survey, each found once."""

    def __init__(self, view: CarcassonneView) -> None:
        self.view = view
        self._earlier: dict[Cell, Survey] = {}
        self._effects: dict[Tile, list[Effect]] = {}
        self.tellings: dict[tuple[object, ...], Telling] = {}
        """The names of its things, by reader (``telling.telling_of``)."""

    @cached_property
    def survey(self) -> Survey:
        """The survey of the whole table."""
        return survey(self.view)

    @cached_property
    def lying(self) -> Mapping[Cell, Tile]:
        """The tiles by place, in the order in which they were placed."""
        return {tile.cell: tile for tile in self.view.board}

    @cached_property
    def order(self) -> Mapping[Cell, int]:
        """The number of each place in the order in which tiles were placed."""
        return {cell: at for at, cell in enumerate(self.lying)}

    def before(self, cell: Cell) -> Survey:
        """Return the survey of the table before a tile was placed there."""
        # A preview shows the tile, and words still name the choice that placed it.
        return self._before(cell) if cell in self.lying else self.survey

    def _before(self, cell: Cell) -> Survey:
        if cell not in self._earlier:
            board = self.view.board[: self.order[cell]]
            cells = {tile.cell for tile in board}
            figures = tuple(figure for figure in self.view.figures if figure.cell in cells)
            self._earlier[cell] = survey(structs.replace(self.view, board=board, figures=figures))
        return self._earlier[cell]

    def turns(self, kind: str, cell: Cell) -> tuple[int, ...]:
        """Return the rotations in which a kind of tile fits there, or did before it was placed."""
        return self.before(cell).turns(kind, cell)

    def effects(self, tile: Tile) -> list[Effect]:
        """Return the effects of placing a tile, found once for its label and the line under it."""
        if tile not in self._effects:
            self._effects[tile] = self.before(tile.cell).effects(tile)
        return self._effects[tile]

    def first(self, found: Object) -> Spot:
        """Return the spot of an object that was placed first. The object keeps it while it grows."""
        return min(found.segments, key=lambda spot: (self.order[spot[0], spot[1]], spot[2]))


_RECENT: TTLCache[bytes, Terrain] = TTLCache(TABLES, KEPT)
_LOCK = Lock()


def terrain_of(view: CarcassonneView) -> Terrain:
    """Return the terrain of a view. Panels, boards and suggestions ask for that of the same table again and again."""
    # All seats see the same table.
    key = msgpack.encode(structs.replace(view, seat=None))
    with _LOCK:
        return _RECENT.setdefault(key, Terrain(view))
