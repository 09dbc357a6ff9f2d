"""A state as the view of a seat (C14), and a view as the state that a seat can reckon with."""

from rules.carcassonne.figures import supply
from rules.carcassonne.realm import in_play
from rules.carcassonne.setup import bare
from rules.carcassonne.sight import CarcassonneView, Player
from rules.carcassonne.state import Carcassonne
from rules.kernel import Chance


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
    """Return a state with every fact that the view shows, and an empty pile: what a player can reckon with."""
    # The starting seat no longer matters, and nothing is drawn from this chance.
    state = bare(len(view.players), {"first": "0", "expansions": view.expansions}, Chance(b""))
    state.board, state.figures = list(view.board), list(view.figures)
    state.scores = [player.score for player in view.players]
    state.turn, state.drawn, state.over = view.turn, view.drawn, view.over
    for expansion in in_play(state):
        if expansion.key in view.parts:
            setattr(state, expansion.key, expansion.recall(view.parts[expansion.key]))
    return state
