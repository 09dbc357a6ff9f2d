"""The computer opponents of a table: they answer until a person must act."""

import asyncio
import random

from cogs.discord.client import Client
from cogs.table.turns import OPPONENT_TIMER, has_people, queue_updates, turn_state
from data.errors import Stale
from data.models import Timer
from data.session import GameSession
from rules.kernel import GAMES, Ask, Choice, View

OPPONENT_NAMES = ("Agathe", "Bruno", "Clara", "Didi", "Elfriede", "Fritz")
"""What the computer opponents are called."""


async def play_opponents(bot: Client, guild: int, timer: Timer) -> None:
    """Answer for the computer opponents of a table until a person must act, one choice a transaction.

    What is optional they may let be; they look at it again after the next act of somebody else.
    """
    let_be: set[int] = set()
    while True:
        async with bot.tables.transaction(guild, timer.game) as session:
            found = _opponent_ask(session, let_be)
            if found is None:
                session.cancel_timer(OPPONENT_TIMER)
                return
            ask, view = found
            kind = session.game.kind
        # Outside of the transaction: thinking takes long, and people at this table must not wait for the lock.
        choice = await asyncio.to_thread(_choose, kind, view, ask)
        if choice is None:
            let_be.add(ask.number)
            continue
        try:
            async with bot.tables.transaction(guild, timer.game) as session:
                before = turn_state(session)
                session.answer(ask.seat, choice, number=ask.number)
                session.cancel_timer(OPPONENT_TIMER)
                queue_updates(session, before)
                # No opponent is asked any more; or computers play among themselves, and the timer just set paces
                # them.
                if session.timer(OPPONENT_TIMER) is None or not has_people(session):
                    return
        # Somebody has acted while it thought, so what it was asked is no longer open: look again.
        except Stale:
            continue


def _opponent_ask(session: GameSession, let_be: set[int]) -> tuple[Ask, View] | None:
    """Return an ask of an opponent and what its seat sees: first what must be answered."""
    if session.game.phase != "running":
        return None
    computers = {seat.seat for seat in session.seats if seat.opponent}
    asks = [ask for ask in session.table.asks if ask.seat in computers and ask.number not in let_be]
    if not asks:
        return None
    ask = min(asks, key=lambda ask: ask.optional)
    return ask, session.table.view(ask.seat)


def _choose(kind: str, view: View, ask: Ask) -> Choice | None:
    choice = GAMES[kind].choose(view, ask, random.Random())
    if choice is None and not ask.optional:
        raise ValueError(f"the opponent of {kind} leaves {ask.kind} unanswered")
    return choice
