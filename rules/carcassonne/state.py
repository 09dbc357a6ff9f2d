"""The facts of a table, and nothing that can be derived from them."""

from msgspec import Struct

from rules.carcassonne.pieces import Figure, Tile
from rules.kernel import State


class StatePart(Struct):
    """What an expansion adds to the facts; its field names are its keys in a position."""

    @classmethod
    def fresh(cls, seats: int) -> "StatePart":
        """Return the part as it is when a game of so many seats begins."""
        return cls()


class Carcassonne(State, kw_only=True):
    """A game of Carcassonne.

    ``board`` is in the order of placing, ``pile`` has the next tile first, ``turn`` is the seat to move and ``drawn``
    the tile that it holds. What is in a supply follows from ``figures``. Every expansion that exists adds its own
    part under its key.
    """

    board: list[Tile]
    pile: list[str]
    scores: list[int]
    figures: list[Figure] = []
    turn: int = 0
    drawn: str | None = None
    over: bool = False
