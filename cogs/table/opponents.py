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
    """Answer for the computer opponents of a table until a person must act, one choice a transaction."""
    while True:
        async with bot.tables.transaction(guild, timer.game) as session:
            found = _opponent_ask(session)
            if found is None:
                session.cancel_timer(OPPONENT_TIMER)
                return
            ask, view = found
            kind = session.game.kind
        # Outside of the transaction: thinking takes long, and people at this table must not wait for the lock.
        choice = await asyncio.to_thread(_choose, kind, view, ask)
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


def _opponent_ask(session: GameSession) -> tuple[Ask, View] | None:
    if session.game.phase != "running":
        return None
    computers = {seat.seat for seat in session.seats if seat.opponent}
    ask = next((ask for ask in session.table.asks if ask.seat in computers and not ask.optional), None)
    return None if ask is None else (ask, session.table.view(ask.seat))


def _choose(kind: str, view: View, ask: Ask) -> Choice:
    choice = GAMES[kind].choose(view, ask, random.Random())
    if choice is None:
        raise ValueError(f"the opponent of {kind} leaves {ask.kind} unanswered")
    return choice
