"""Foresight: a seat can know where it may place first, and what its cards pay for after the roll."""

from rules.catan.placing import placer
from rules.catan.state import NOBODY, Catan


def foresee(state: Catan, seat: int) -> Catan:
    """Let the seat place, or act after a roll that has given it nothing (K13, K22)."""
    state.offers, state.closed = [], []
    if state.phase == "setup":
        # Another seat is making the current placement.
        later = (index for index in range(state.placed + 1, 2 * state.seats) if placer(state, index) == seat)
        if (index := next(later, None)) is not None:
            state.placed = index
            return state
    state.phase, state.seat, state.building = "act", seat, NOBODY
    return state
