"""What a seat can know of its next turn: its tile is drawn only then (C7), so nothing, unless all left are alike."""

from rules.carcassonne.state import Carcassonne


def foresee(state: Carcassonne, seat: int) -> Carcassonne | None:
    """Let the seat's turn begin, where everybody can tell which tile it will draw."""
    if len(set(state.pile)) != 1:
        return None
    state.drawn, state.turn = None, seat
    return state
