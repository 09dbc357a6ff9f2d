"""What one seat may see of a table (C14): a state as a view, and a view as the state that a seat can reckon with."""

from msgspec import Struct

from rules.carcassonne.expansion import in_play
from rules.carcassonne.figures import supply
from rules.carcassonne.pieces import Cell, Figure, Tile, Token
from rules.carcassonne.setup import bare
from rules.carcassonne.state import Carcassonne
from rules.kernel import Chance, View


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


def view(state: Carcassonne, seat: int | None) -> CarcassonneView:
    """Return what ``seat`` may see."""
    seen = CarcassonneView(
        game="carcassonne",
        seat=seat,
        board=tuple(state.board),
        figures=tuple(state.figures),
        players=tuple(Player(score, supply(state, owner)) for owner, score in enumerate(state.scores)),
        turn=state.turn,
        drawn=state.drawn,
        left=len(state.pile),
        over=state.over,
        expansions=tuple(state.options["expansions"]),
    )
    for expansion in in_play(state):
        seen = expansion.show(state, seen)
    return seen


def recall(view: CarcassonneView) -> Carcassonne:
    """Return a state with every fact that the view shows, and an empty pile: what a player can reckon with."""
    state = bare(len(view.players), {"first": "0", "expansions": view.expansions}, Chance(b""))
    state.board, state.figures = list(view.board), list(view.figures)
    state.scores = [player.score for player in view.players]
    state.turn, state.drawn, state.over = view.turn, view.drawn, view.over
    for expansion in in_play(state):
        setattr(state, expansion.key, expansion.recall(view))
    return state
