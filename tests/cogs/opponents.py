"""Tables at which the opponent is to act."""

import random

from data.game.session import GameSession
from rules.kernel import GAMES


def step_until_the_opponent_is_asked(session: GameSession) -> None:
    while all(ask.seat == 0 for ask in session.table.asks):
        ask = session.table.asks[0]
        session.answer(0, GAMES["demo"].choose(session.table.view(0), ask, random.Random(1)) or ask.default)
