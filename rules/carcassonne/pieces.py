"""The pieces on the table as plain values: a tile, a figure, a token."""

from typing import TypeAlias

from msgspec import Struct

Cell: TypeAlias = tuple[int, int]
"""A place for a tile: x grows to the east, y to the south."""

Spot: TypeAlias = tuple[int, int, str]
"""A segment on the table: the place of its tile, and its name on that tile."""


class Tile(Struct, frozen=True, array_like=True):
    """A tile on the table: its kind, its place (y grows to the south) and its rotation in degrees clockwise."""

    kind: str
    x: int
    y: int
    turn: int

    @property
    def cell(self) -> Cell:
        """The place of the tile."""
        return self.x, self.y


class Figure(Struct, frozen=True, array_like=True):
    """A wooden piece on the table: its seat, its kind (``follower`` …), its place and its segment."""

    seat: int
    kind: str
    x: int
    y: int
    segment: str

    @property
    def cell(self) -> Cell:
        """The place of its tile."""
        return self.x, self.y

    @property
    def spot(self) -> Spot:
        """The segment on which it stands."""
        return self.x, self.y, self.segment


class Token(Struct, frozen=True, array_like=True):
    """A piece without an owner, on the tile at (x, y)."""

    kind: str
    x: int
    y: int
