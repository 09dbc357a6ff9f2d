"""The next turn as far as a seat can know it: the hand is drawn at the end of the turn before (D17)."""

from rules.dominion.durations import NEXT_TURN
from rules.dominion.state import Dominion, Turn
from rules.dominion.turn import clean_up


def foresee(table: Dominion, seat: int) -> Dominion | None:
    """Begin the seat's turn with the hand and the supply as they are now.

    Return None if the game ends before, or if the turn begins with cards that the seat cannot know.
    """
    if any(NEXT_TURN[effect.card].draws for effect in table.players[seat].later):
        return None
    clean_up(table, table.me)
    # An extra turn of another player may come first, but nothing of it is known.
    table.seat, table.turn = seat, Turn()
    return None if table.over else table
