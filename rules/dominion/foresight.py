"""The next turn as far as a seat can know it: the hand is drawn at the end of the turn before (D17)."""

from rules.dominion.state import Dominion
from rules.dominion.turn import clean_up


def foresee(table: Dominion, seat: int) -> Dominion | None:
    """Begin the seat's turn with the hand and the supply as they are now; return None if the game ends before."""
    clean_up(table, table.me)
    table.seat = seat
    return None if table.over else table
