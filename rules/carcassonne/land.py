"""The land: an index derived from the board and updated with every tile.

It knows the open places with the needs of their four sides, and the segments that form one object. It is never stored,
because it can be built again from the board.
"""

from collections.abc import Iterable, Iterator
from threading import Lock

from msgspec import Struct

from rules.carcassonne.faces import AROUND, DIRECTIONS, UNKNOWN, Face, face, fitting
from rules.carcassonne.pieces import Cell, Spot, Tile
from rules.carcassonne.tiles import Segment, SegmentKind


class Area(Struct, frozen=True, eq=False):
    """An object of the rules: a whole city, road, field or cloister with all its segments.

    ``open`` counts the sides that lack a neighbour, ``beside`` are the city segments that a field touches. A tile that
    joins areas makes a new one of them. So areas are compared by identity, and stay the same object until a tile
    touches them.
    """

    kind: SegmentKind
    spots: tuple[Spot, ...]
    open: int
    beside: tuple[Spot, ...] = ()

    @property
    def cells(self) -> set[Cell]:
        """The tiles of the area, each once (C32)."""
        return {(x, y) for x, y, _ in self.spots}


MAX_CACHED = 64
"""The number of lands that are kept, most recently used first."""


class Land:
    """The tiles by place, the open places by their needs, the areas by segment."""

    def __init__(self, board: Iterable[Tile] = ()) -> None:
        self.faces: dict[Cell, Face] = {}
        self.open: dict[Cell, str] = {}
        self.areas: dict[Spot, Area] = {}
        for tile in board:
            self.place(tile)

    def copy(self) -> "Land":
        """Return an independent copy, for trying a tile."""
        land = Land()
        # An area is never changed, only replaced, so both can share them.
        land.faces, land.open, land.areas = self.faces.copy(), self.open.copy(), self.areas.copy()
        return land

    def needs(self, cell: Cell) -> str:
        """Return the edges that a tile at ``cell`` must meet: the neighbours' N E S W, ``.`` without a neighbour."""
        return self.open.get(cell, UNKNOWN * 4)

    def fits(self, tile: Tile) -> bool:
        """Return whether the place is free and every side that touches a neighbour agrees (C11)."""
        # A place without neighbours has no needs, so any tile fits; the check of a position requires a connected board.
        return tile.cell not in self.faces and tile.turn in fitting(tile.kind).get(self.needs(tile.cell), ())

    def placements(self, kind: str) -> list[tuple[int, int, int]]:
        """Return every legal way to lay a tile of this kind (C10 to C12) as x, y and turn, in reading order."""
        turns = fitting(kind)
        found = [(y, x, turn) for (x, y), needs in self.open.items() for turn in turns.get(needs, ())]
        found.sort()
        return [(x, y, turn) for y, x, turn in found]

    def has_place(self, kind: str) -> bool:
        """Return whether a tile of this kind fits anywhere."""
        return not fitting(kind).keys().isdisjoint(self.open.values())

    def place(self, tile: Tile) -> None:
        """Lay the tile and join the areas that it connects."""
        laid = self.faces[tile.cell] = face(tile.kind, tile.turn)
        self.open.pop(tile.cell, None)
        for side, (dx, dy) in enumerate(DIRECTIONS):
            cell = tile.x + dx, tile.y + dy
            if cell not in self.faces:
                needs, met = self.needs(cell), (side + 2) % 4
                self.open[cell] = needs[:met] + laid.edges[side] + needs[met + 1 :]
            elif not laid.slots[side]:
                self._close(cell, (side + 2) % 4)
        # One after the other: a second segment may join the very area that the first has just become part of.
        for name in laid.pieces:
            area = self._joined(tile, laid, name)
            for spot in area.spots:
                self.areas[spot] = area

    def _close(self, cell: Cell, side: int) -> None:
        """Close one side of a city or road whose neighbour has no segment there."""
        if name := self.faces[cell].slots[side]:
            area = self.areas[*cell, name]
            closed = Area(area.kind, area.spots, area.open - 1, area.beside)
            for spot in area.spots:
                self.areas[spot] = closed

    def _joined(self, tile: Tile, laid: Face, name: str) -> Area:
        """Return the area that the tile's segment ``name`` forms with everything it touches."""
        piece = laid.pieces[name]
        touched: list[Area] = []
        joints = closed = 0
        for dx, dy, slot in piece.contacts:
            x, y = tile.x + dx, tile.y + dy
            if other := self.faces.get((x, y)):
                if not other.slots[slot]:
                    closed += 1
                    continue
                joints += 1
                area = self.areas[x, y, other.slots[slot]]
                # A loop, or a field around a road's end, meets the same area twice.
                if area not in touched:
                    touched.append(area)
        spots: tuple[Spot, ...] = ((tile.x, tile.y, name),)
        beside: tuple[Spot, ...] = tuple((tile.x, tile.y, city) for city in piece.segment.cities)
        # A joint closes two sides: this one, and the other tile's, which its area still counts as open.
        unmet = piece.sides and piece.sides - 2 * joints - closed
        for area in touched:
            spots += area.spots
            beside += area.beside
            unmet += area.open
        return Area(piece.segment.kind, spots, unmet, beside)

    def segment(self, spot: Spot) -> Segment:
        """Return the segment of the component table at this spot."""
        x, y, name = spot
        return self.faces[x, y].pieces[name].segment

    def spots(self, cell: Cell) -> Iterator[Spot]:
        """Yield the segments of the tile there, in the component table's order."""
        for name in self.faces[cell].pieces:
            yield *cell, name

    def neighbours(self, cell: Cell) -> list[Cell]:
        """Return the eight places around ``cell`` that hold a tile, in reading order."""
        x, y = cell
        return [(x + dx, y + dy) for dx, dy in AROUND if (x + dx, y + dy) in self.faces]

    def complete(self, area: Area) -> bool:
        """Return whether the area is complete: city C24, road C25, cloister C26; a field never is (C27)."""
        if area.kind == "field":
            return False
        if area.kind == "cloister":
            ((x, y, _),) = area.spots
            return len(self.neighbours((x, y))) == len(AROUND)
        return area.open == 0

    def cities(self, field: Area, *, complete: bool = True) -> list[Area]:
        """Return the complete cities that border the field, each once (C41), or the incomplete ones."""
        bordering = dict.fromkeys(self.areas[spot] for spot in field.beside)
        return [city for city in bordering if (city.open == 0) == complete]

    def marks(self, area: Area, marker: str) -> int:
        """Count the segments of the area that carry ``marker``."""
        return sum(marker in self.segment(spot).markers for spot in area.spots)

    def markers(self, area: Area) -> dict[str, int]:
        """Count all markers of the area's segments, by name."""
        found: dict[str, int] = {}
        for spot in area.spots:
            for marker in sorted(self.segment(spot).markers):
                found[marker] = found.get(marker, 0) + 1
        return found

    def gaps(self, area: Area) -> frozenset[Cell]:
        """Return the free places that must be filled to complete the area: at its sides, or around a cloister."""
        if area.kind == "field":
            return frozenset()
        if area.kind == "cloister":
            ((x, y, _),) = area.spots
            return frozenset((x + dx, y + dy) for dx, dy in AROUND if (x + dx, y + dy) not in self.faces)
        return frozenset(
            (x + dx, y + dy)
            for x, y, name in area.spots
            for dx, dy, _ in self.faces[x, y].pieces[name].contacts
            if (x + dx, y + dy) not in self.faces
        )


def land_of(board: Iterable[Tile]) -> Land:
    """Return the land of a board. A table is loaded for every click of a turn, so its land is built once."""
    return _built(tuple(board)).copy()


def _built(board: tuple[Tile, ...]) -> Land:
    """Return the land of a board, built from that without the last tile if that is known."""
    with _LOCK:
        land, before = _KNOWN.pop(board, None), _KNOWN.get(board[:-1])
    if land is None:
        land = before.copy() if before else Land(board)
        if before:
            land.place(board[-1])
    with _LOCK:
        # The one used last stands last.
        _KNOWN[board] = land
        while len(_KNOWN) > MAX_CACHED:
            del _KNOWN[next(iter(_KNOWN))]
    return land


_LOCK = Lock()
_KNOWN: dict[tuple[Tile, ...], Land] = {}
"""The lands that are kept, by their boards."""
