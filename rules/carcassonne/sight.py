"""What one seat may see of a table (C14)."""

from typing import Any

from msgspec import Struct

from rules.carcassonne.pieces import Figure, Tile
from rules.kernel import View


class Player(Struct, frozen=True):
    """What lies in front of one seat: its score and the figures left in its supply, by kind."""

    score: int
    supply: dict[str, int]


class CarcassonneView(View, frozen=True, kw_only=True):
    """The public table; every seat sees the same but for ``seat`` itself.

    ``board`` is in the order of placing (the last tile is the last move), ``drawn`` the kind of the tile that ``turn``
    must place (None between drawing and the end), ``left`` the number of tiles in the pile, ``expansions`` the keys of
    those in play. ``parts`` holds what each expansion in play adds to the view, by its key.
    """

    board: tuple[Tile, ...]
    figures: tuple[Figure, ...]
    players: tuple[Player, ...]
    turn: int
    drawn: str | None
    left: int
    over: bool = False
    expansions: tuple[str, ...] = ()
    parts: dict[str, Any] = {}
