"""The ways in which a game of Carcassonne ends.

A game also ends if no tile that is left can be placed (C9). None of 2,000 random games ended so; ``test_placing.py``
arranges one.
"""

from rules.kernel import Choice, Table
from tests.contract.recording import Ending

EVERY = ["inns", "traders", "dragon", "river"]


def last_tile_placed(table: Table, _: Choice) -> bool:
    """Return whether the base game ended because the pile was empty (C9)."""
    return not table.state.pile and not table.state.options["expansions"]


def every_expansion(table: Table, _: Choice) -> bool:
    """Return whether the pile was empty in a game with every expansion."""
    return not table.state.pile and set(table.state.options["expansions"]) == set(EVERY)


ENDINGS = {
    "last_tile_placed": Ending(last_tile_placed),
    "every_expansion": Ending(every_expansion, seats=6, options={"expansions": EVERY}),
}
