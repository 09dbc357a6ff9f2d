"""Foresight: the next ask of a seat that waits, as far as the seat can know it. Moves are prepared from it."""

import msgspec

from rules.chance import Chance
from rules.game import GAMES
from rules.table import Table


def foreseen(table: Table, seat: int) -> Table | None:
    """Return a table at which ``seat`` gets the ask of its next turn, as if nothing else happened before.

    None if the seat has the turn, or cannot know its next ask. The table contains nothing hidden from the seat: all
    that the seat cannot know is exchanged first, chance included.
    """
    if table.over or table.turn.seat == seat:
        return None
    rules = GAMES[table.game]
    state = msgspec.msgpack.decode(msgspec.msgpack.encode(table.state), type=rules.state)
    state.chance = Chance.of(0)
    ahead = rules.foresee(rules.twin(state, seat, state.chance), seat)
    if ahead is None:
        return None
    drawn = ahead.chance.count
    found = Table(table.game, ahead)
    asked = any(ask.seat == seat and not ask.optional for ask in found.asks)
    # An ask that follows a draw is a guess.
    return found if asked and found.state.chance.count == drawn else None
