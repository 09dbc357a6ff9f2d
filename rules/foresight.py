"""Foresight: what a seat will be asked when its time comes, as far as it can know before; a move is prepared by it."""

import msgspec

from rules.chance import Chance
from rules.game import GAMES
from rules.table import Table


def foreseen(table: Table, seat: int) -> Table | None:
    """Return a table at which ``seat`` is asked what it will be asked next in a time of its own.

    It stands as if nothing more happened before. None where that seat has the turn, or cannot know what it will be
    asked. Nothing hidden from the seat is in it: what it cannot know is exchanged first, chance included.
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
    # What lies behind a draw is a guess, and no knowledge.
    return found if asked and found.state.chance.count == drawn else None
