"""What a seat may see of The Princess & the Dragon: everything."""

from msgspec import Struct

from rules.carcassonne.pieces import Cell, Figure


class DragonView(Struct, frozen=True):
    """Where the dragon and the fairy are (None: beside the board) and which kinds of tiles lie aside, face up.

    ``trail`` holds the places of the dragon's run since the last tile was placed, its start first; ``gone`` the figures
    that the dragon has eaten or the princess has removed since then.
    """

    dragon: Cell | None
    fairy: Cell | None
    aside: tuple[str, ...] = ()
    trail: tuple[Cell, ...] = ()
    gone: tuple[Figure, ...] = ()
