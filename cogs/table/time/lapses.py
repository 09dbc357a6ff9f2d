"""Lapses: asks with one possible answer that are put only to hide that, and the times at which the table answers.

A player may be asked only because others must not learn that there is no choice, such as one without a Reaction. The
table gives this answer itself, so that no one waits for days for it. Its time is random and independent of the hand.
Until then such a player is asked and pinged like every other. The time tells others this:

- A standing order answers after the same time with every hand, so its owner reveals nothing.
- Without an order, an answer within ``LATEST`` tells nothing certain: the player was quick, or had no choice. A longer
  wait reveals a choice. Most such choices show themselves anyway, as a Reaction does. A player who wants to hide one
  gives an order; the panel says so.

The alternative was to answer for players with a choice too. It would take a decision from people who may take days.

The time does not come from the table's seed: everyone learns the seed at the end, and an undo must not repeat it.
"""

import random
from typing import Final

from cogs.discord.client import Client
from cogs.table.orders import DELAY
from cogs.table.time.timers import on_timer
from data.game.models import Timer
from data.game.session import GameSession
from data.game.timers import TimerPayload
from rules.kernel import Ask, Choice, sole_choice

EARLIEST: Final = 60.0
"""The minimum number of seconds until the table gives the only possible answer."""
LATEST: Final = 300.0
"""The maximum of it."""
# Later than an order, which must answer after the same time with every hand.
LIVE: Final = (DELAY + 2.0, DELAY + 17.0)
"""Both at a live table."""
CHANCE: Final = random.SystemRandom()


class Lapse(TimerPayload, frozen=True):
    """The timer of a seat whose open ask has one possible answer, which the table gives."""

    KIND = "lapse"

    ask: int
    """The number of the ask."""


def lapsed(ask: Ask) -> Choice | None:
    """Return the answer that the table gives; None if the player answers."""
    return sole_choice(ask) if ask.lapses and not ask.optional else None


def queue_lapses(session: GameSession) -> None:
    """Set the timers of the asks that lapse; cancel the timers of asks that are gone."""
    open_ = {ask.seat: ask for ask in session.table.asks}
    for seat in session.seats:
        ask, lapse = open_.get(seat.seat), session.timers.of(Lapse, seat.seat)
        if ask is None or seat.opponent or session.game.paused is not None or lapsed(ask) is None:
            session.timers.cancel(Lapse, seat=seat.seat)
        elif lapse is None or lapse.ask != ask.number:
            earliest, latest = LIVE if session.game.speed == "live" else (EARLIEST, LATEST)
            session.timers.set(Lapse(ask.number), session.now + CHANCE.uniform(earliest, latest), seat=seat.seat)


@on_timer(Lapse)
async def run_lapse(bot: Client, guild: int, timer: Timer, lapse: Lapse) -> None:
    """Give the only possible answer to an ask that is still open."""
    async with bot.tables.transaction(guild, timer.game) as session:
        # A pause may have begun since the timer was read. It is set again once the game resumes.
        if timer.seat is None or not session.timers.fire(timer) or session.game.paused is not None:
            return
        ask = session.table.ask_of(timer.seat) if session.game.phase == "running" else None
        if ask is None or ask.number != lapse.ask or (choice := lapsed(ask)) is None:
            return
        session.answer(ask.seat, choice)
