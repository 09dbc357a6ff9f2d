"""The view of The Princess & the Dragon: everything is public."""

from msgspec import Struct

from rules.carcassonne.pieces import Cell, Figure


class DragonView(Struct, frozen=True):
    """The places of the dragon and the fairy (None: beside the board), and the kinds of the tiles aside, face up.

    ``trail`` holds the places of the dragon's run since the last tile was placed, its start first; ``gone`` the figures
    that the dragon has eaten or the princess has removed since then.
    """

    dragon: Cell | None
    fairy: Cell | None
    aside: tuple[str, ...] = ()
    trail: tuple[Cell, ...] = ()
    gone: tuple[Figure, ...] = ()
