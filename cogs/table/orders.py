"""Standing orders and prepared moves: when one answers, and which.

An order answers some seconds after the ask, always as many, so that nobody can tell from the time what somebody holds.
Until then nobody is called; where it does not answer after all, its owner is called as always.
"""

from typing import Final

from cogs.table.substitutes import ORDER_TIMER
from data.models import StandingOrder
from data.session import GameSession
from rules.kernel import GAMES, Ask, Choice, Order

PREPARED: Final = "prepared"
"""The key of a move that was prepared before its time."""
NEVER: Final = 3650 * 86_400.0
DELAY: Final = 8.0
"""Seconds from an ask to the answer of an order."""


def orders_for(session: GameSession, ask: Ask) -> list[StandingOrder]:
    """Return the orders of a seat that hold and answer this kind of ask; a prepared move first."""
    if ask.optional or session.seats[ask.seat].opponent:
        return []
    known = {order.key: order for order in GAMES[session.game.kind].orders}
    held = [one for one in session.orders_of(ask.seat) if one.why_off is None]
    fits = [one for one in held if one.key == PREPARED or (one.key in known and ask.kind in known[one.key].kinds)]
    return sorted(fits, key=lambda one: one.key != PREPARED)


def queue_orders(session: GameSession) -> None:
    """Have orders answer what they are for; what was to be answered and is asked no more is forgotten."""
    for seat in session.seats:
        ask, timer = session.table.ask_of(seat.seat), session.timer(ORDER_TIMER, seat.seat)
        asked = ask is not None and any(one.number == ask.number for one in session.table.asks)
        if ask is None or not asked or not orders_for(session, ask):
            session.cancel_timer(ORDER_TIMER, seat=seat.seat)
        elif timer is None or timer.payload["ask"] != ask.number:
            session.set_timer(ORDER_TIMER, session.now + DELAY, {"ask": ask.number}, seat=seat.seat)


def note_tried(session: GameSession, ask: Ask) -> None:
    """Note that orders have had their time with an ask: from now on its owner is waited for."""
    session.set_timer(ORDER_TIMER, session.now + NEVER, {"ask": ask.number, "tried": True}, seat=ask.seat)


def choice_of(session: GameSession, order: StandingOrder, ask: Ask) -> Choice | None:
    """Return what an order of the game answers; None where its owner has to be asked after all."""
    known: dict[str, Order] = {one.key: one for one in GAMES[session.game.kind].orders}
    return known[order.key].answer(session.table.view(ask.seat), ask)
