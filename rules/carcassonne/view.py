"""What one seat may see of a Carcassonne table: everything but the order of the pile (rule C14)."""

from msgspec import Struct

from rules.carcassonne.tiles import Kind, Segment, kinds
from rules.vocabulary import View

__all__ = ["CarcassonneView", "Figure", "Kind", "Player", "Segment", "Tile", "Token", "kinds"]


class Tile(Struct, frozen=True, array_like=True):
    """A tile on the table: its kind's id, its place (y grows to the south) and its turn in degrees clockwise."""

    kind: str
    x: int
    y: int
    turn: int


class Figure(Struct, frozen=True, array_like=True):
    """A wooden piece on the table: whose, of which kind (``follower`` …), where, on which segment."""

    seat: int
    kind: str
    x: int
    y: int
    segment: str


class Token(Struct, frozen=True, array_like=True):
    """A piece that belongs to nobody, on the tile at (x, y)."""

    kind: str
    x: int
    y: int


class Player(Struct, frozen=True):
    """What lies in front of one seat: score, figures still in the supply by kind, tokens won by kind."""

    score: int
    supply: dict[str, int]
    goods: dict[str, int] = {}


class CarcassonneView(View, frozen=True, kw_only=True):
    """The public table; every seat sees the same but for ``seat`` itself.

    ``board`` is in the order of placing (the last tile is the last move), ``drawn`` the kind of the tile that ``turn``
    must place (None between drawing and the end), ``left`` the number of tiles in the pile, ``aside`` the kinds
    of tiles put aside face up.
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
