"""What one seat may see of a table (C14)."""

from msgspec import Struct

from rules.carcassonne.pieces import Cell, Figure, Tile, Token
from rules.kernel import View


class Player(Struct, frozen=True):
    """What lies in front of one seat: score, figures still in the supply by kind, tokens won by kind."""

    score: int
    supply: dict[str, int]
    goods: dict[str, int] = {}


class CarcassonneView(View, frozen=True, kw_only=True):
    """The public table; every seat sees the same but for ``seat`` itself.

    ``board`` is in the order of placing (the last tile is the last move), ``drawn`` the kind of the tile that ``turn``
    must place (None between drawing and the end), ``left`` the number of tiles in the pile, ``aside`` the kinds
    of tiles put aside face up, ``expansions`` the keys of those in play. ``trail`` are the places that a token ran
    over since the last tile was placed, its start first; ``gone`` the figures taken from the table since then by
    something else than scoring.
    """

    board: tuple[Tile, ...]
    figures: tuple[Figure, ...]
    tokens: tuple[Token, ...] = ()
    players: tuple[Player, ...]
    turn: int
    drawn: str | None
    left: int
    aside: tuple[str, ...] = ()
    over: bool = False
    expansions: tuple[str, ...] = ()
    trail: tuple[Cell, ...] = ()
    gone: tuple[Figure, ...] = ()
