"""The facts of a table, and nothing that can be derived from them."""

from msgspec import Struct

from rules.carcassonne.pieces import Figure, Tile
from rules.kernel import State


class StatePart(Struct):
    """The facts of an expansion; its field names are its keys in a position."""

    @classmethod
    def fresh(cls, seats: int) -> "StatePart":
        """Return the part at the start of a game with this number of seats."""
        return cls()


class Carcassonne(State, kw_only=True):
    """A game of Carcassonne.

    ``board`` is in the order of placing, ``pile`` has the next tile first, ``turn`` is the seat to move and ``drawn``
    the tile that it must place. The supplies follow from ``figures``. Every known expansion adds its own part under its
    key.
    """

    board: list[Tile]
    pile: list[str]
    scores: list[int]
    figures: list[Figure] = []
    turn: int = 0
    drawn: str | None = None
    over: bool = False
