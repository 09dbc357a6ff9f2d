"""A whole game of people at a table."""

import random

from rules.kernel import GAMES
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import GUILD


async def played(bot: Bot, game: int, seed: int = 3, most: int = 5_000) -> None:
    """Let people play a game to its end, as computers would."""
    rng = random.Random(seed)
    for _ in range(most):
        async with bot.tables.transaction(GUILD, game) as session:
            if session.game.phase != "running":
                return
            table = session.table
            for ask in table.asks:
                if (choice := GAMES[table.game].choose(table.view(ask.seat), ask, rng)) is not None:
                    session.answer(ask.seat, choice, who=session.seats[ask.seat].user)
                    break
            else:
                waited = next(ask for ask in table.asks if ask.default is not None and not ask.optional)
                session.answer(waited.seat, waited.default, who=session.seats[waited.seat].user)
    raise AssertionError("the game does not end")
