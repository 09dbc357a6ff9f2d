"""What a seat can know of its next turn: the hand is drawn at the end of the turn before (D17)."""

from rules.dominion.state import Dominion
from rules.dominion.turn import clean_up


def foresee(table: Dominion, seat: int) -> Dominion | None:
    """Let the seat's turn begin with what is in its hand and in the supply now; None if the game ends before."""
    clean_up(table, table.me)
    table.seat = seat
    return None if table.over else table
