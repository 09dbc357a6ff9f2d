"""Showcases: a game in an arranged position, for pictures of the game itself.

A game's showcase is ``rules/<game>/showcase.json``, a position as ``Table.arrange`` takes it. A game without one is
shown as it begins.
"""

from importlib import resources

import msgspec

from rules.game import GAMES
from rules.table import Table
from rules.vocabulary import Facts

SEED = 7
"""The seed of every showcase, so that its pictures are always the same."""


def showcase_of(game: str) -> Table:
    """Return the table that shows a game."""
    file = resources.files("rules").joinpath(game, "showcase.json")
    if file.is_file():
        return Table.arrange(game, msgspec.json.decode(file.read_bytes(), type=Facts), seed=SEED)
    return Table.new(game, seats=GAMES[game].meta.seats[0], seed=SEED)
