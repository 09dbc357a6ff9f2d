"""The pieces on the table as plain values: a tile, a figure, a token."""

from typing import TypeAlias

from msgspec import Struct

Cell: TypeAlias = tuple[int, int]
"""A place for a tile: x grows to the east, y to the south."""

Spot: TypeAlias = tuple[int, int, str]
"""A segment on the table: the place of its tile and its name there."""


class Tile(Struct, frozen=True, array_like=True):
    """A tile on the table: its kind's id, its place (y grows to the south) and its turn in degrees clockwise."""

    kind: str
    x: int
    y: int
    turn: int

    @property
    def cell(self) -> Cell:
        """Where it lies."""
        return self.x, self.y


class Figure(Struct, frozen=True, array_like=True):
    """A wooden piece on the table: whose, of which kind (``follower`` …), where, on which segment."""

    seat: int
    kind: str
    x: int
    y: int
    segment: str

    @property
    def cell(self) -> Cell:
        """The tile on which it stands."""
        return self.x, self.y

    @property
    def spot(self) -> Spot:
        """The segment on which it stands."""
        return self.x, self.y, self.segment


class Token(Struct, frozen=True, array_like=True):
    """A piece that belongs to nobody, on the tile at (x, y)."""

    kind: str
    x: int
    y: int
