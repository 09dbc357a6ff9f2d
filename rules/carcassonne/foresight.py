"""Foresight: a seat cannot know its next turn, as its tile is drawn then (C7), unless only one kind can come."""

from rules.carcassonne.setup import layers
from rules.carcassonne.state import Carcassonne


def foresee(state: Carcassonne, seat: int) -> Carcassonne | None:
    """Begin the seat's turn if every player can tell which tile it will draw; None otherwise."""
    layer = layers(state)
    if len({kind for kind in state.pile if layer(kind) == layer(state.pile[0])}) != 1:
        return None
    state.drawn, state.turn = None, seat
    return state
