"""The view of a seat: everything but the order of the pile (C14). Pictures and words import this module alone.

``view`` makes the view of a state, and ``recall`` a state from a view. ``survey`` finds the objects, the free places
and the effects of a tile, ``objects`` the objects alone, ``unseen`` the tiles that can still come, and ``expected`` the
scores if the game ended now.
"""

from collections import Counter
from typing import Any

from msgspec import Struct

from rules.carcassonne.faces import first_alike
from rules.carcassonne.figure_action import supply
from rules.carcassonne.pieces import Cell, Figure, Spot, Tile, Token
from rules.carcassonne.realm import Realm, in_play, until_asked
from rules.carcassonne.scoring import score_the_end
from rules.carcassonne.setup import bare, full_pile
from rules.carcassonne.state import Carcassonne
from rules.carcassonne.survey import Effect, Object, Survey
from rules.carcassonne.tiles import EDGES, Kind, Segment, SegmentKind, every_kind
from rules.kernel import Chance, View


class Player(Struct, frozen=True):
    """The public facts of one seat: its score, and the figures left in its supply by kind."""

    score: int
    supply: dict[str, int]


class CarcassonneView(View, frozen=True, kw_only=True):
    """The public table. Only ``seat`` itself differs between seats.

    ``board`` is in the order of placing (the last tile is the last move), ``drawn`` the kind of the tile that ``turn``
    must place (None between drawing and the end), ``left`` the number of tiles in the pile, ``expansions`` the keys of
    those in play. ``parts`` holds the additions of each expansion in play, by its key.
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


def view(state: Carcassonne, seat: int | None) -> CarcassonneView:
    """Return what ``seat`` may see."""
    parts = ((expansion.key, expansion.show(state)) for expansion in in_play(state))
    return CarcassonneView(
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
        parts={key: part for key, part in parts if part is not None},
    )


def recall(view: CarcassonneView) -> Carcassonne:
    """Return a state with every fact that the view shows, and an empty pile: the opponent works with it."""
    # The starting seat no longer matters, and nothing is drawn from this chance.
    state = bare(len(view.players), {"first": "0", "expansions": view.expansions}, Chance(b""))
    state.board, state.figures = list(view.board), list(view.figures)
    state.scores = [player.score for player in view.players]
    state.turn, state.drawn, state.over = view.turn, view.drawn, view.over
    for expansion in in_play(state):
        if expansion.key in view.parts:
            setattr(state, expansion.key, expansion.recall(view.parts[expansion.key]))
    return state


def survey(view: CarcassonneView) -> Survey:
    """Return the survey of the table that a view shows."""
    return Survey(Realm.of(recall(view)))


def unseen(view: CarcassonneView) -> dict[str, int]:
    """Return the number of tiles of each kind that are neither on the table nor drawn."""
    left = Counter(full_pile(recall(view)))
    left.subtract([view.drawn] if view.drawn else [])
    return {kind: count for kind, count in left.items() if count > 0}


def expected(view: CarcassonneView) -> tuple[int, ...]:
    """Return every seat's points if the game ended now (C44)."""
    realm = Realm.of(recall(view))
    # At the end, the scores include the final scoring already.
    if not realm.state.over:
        until_asked(score_the_end(realm))
    return tuple(realm.state.scores)
