"""Standing orders and prepared moves, and the times at which they answer.

An order answers a fixed number of seconds after the ask, so that the delay reveals nothing about hidden cards. Until
then its owner is not pinged. If the order has no answer, the owner is pinged as usual. Only orders that reveal nothing
answer at once, together with the choice before.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from cogs.discord.names import escaped
from cogs.table.time.substitutes import OrderDue
from cogs.table.time.waits import FAR_FUTURE
from data.game.models import StandingOrder
from data.game.session import GameSession
from render import Words
from rules.kernel import COMPUTERS, GAMES, Ask, Choice, Event, Facts, IllegalChoice, Order, Turn, View, plain

PREPARED: Final = "prepared"
"""The key of a prepared move among a seat's orders."""
ENDED: Final = "ended"
"""The reason that an order was switched off: an event that its owner should know of."""
PLAYED, PASSED = "played", "passed"
"""The reasons that a prepared move was switched off: it was played, or its turn has passed without a matching ask."""
DELAY: Final = 8.0
"""Seconds between an ask and the answer of an order."""
SEAT: Final = "seat:"
"""The beginning of a value that is a seat."""
MOST_AT_ONCE: Final = 20
"""The maximum number of asks that orders answer in a row."""


def known_orders(session: GameSession, seat: int) -> dict[str, Order]:
    """Return the standing orders that the game offers a seat at this table, by their keys, with the values there."""
    view = session.table.view(seat)
    return {order.key: _at(view, order) for order in GAMES[session.game.kind].orders if order.offered(view)}


def _at(view: View, order: Order) -> Order:
    """Return an order without the values that make no sense at a table."""
    return msgspec.structs.replace(order, values=tuple(value for value in order.values if order.has(view, value)))


def picked_values(order: StandingOrder) -> tuple[str, ...]:
    """Return the values that the owner picked for an order."""
    return tuple(filter(None, order.typed.split(",")))


def orders_for(session: GameSession, ask: Ask) -> list[StandingOrder]:
    """Return a seat's active orders for this kind of ask, in the game's order; a prepared move comes first."""
    if session.seats[ask.seat].opponent:
        return []
    keys = [
        order.key
        for order in GAMES[session.game.kind].orders
        if ask.kind in order.kinds and (order.at_once or not ask.optional)
    ]
    held = {order.key: order for order in session.orders.of(ask.seat) if order.why_off is None}
    if PREPARED in held and not ask.optional and _is_its_time(session, held[PREPARED], ask):
        keys.insert(0, PREPARED)
    return [held[key] for key in keys if key in held]


def _is_its_time(session: GameSession, prepared: StandingOrder, ask: Ask) -> bool:
    """Return whether a move was prepared for this ask: of its kind, in the owner's turn or in a turn of all players."""
    # A prepared move does not fit asks in another player's turn, or earlier asks of another kind in the owner's turn.
    return session.table.turn.seat in (None, ask.seat) and prepared.kind in ("", ask.kind)


def queue_orders(session: GameSession) -> None:
    """Set the timers of the asks that orders can answer; cancel the timers of asks that are gone."""
    for seat in session.seats:
        ask, order = session.table.ask_of(seat.seat), session.timers.of(OrderDue, seat.seat)
        # ``ask_of`` also returns a sealed answer that can still be changed. The table does not wait for that.
        asked = ask is not None and any(open_ask.number == ask.number for open_ask in session.table.asks)
        if ask is None or ask.optional or not asked or not orders_for(session, ask):
            session.timers.cancel(OrderDue, seat=seat.seat)
        elif order is None or order.ask != ask.number:
            session.timers.set(OrderDue(ask.number), session.now + DELAY, seat=seat.seat)


def note_tried(session: GameSession, ask: Ask) -> None:
    """Store that no order answers an ask, so that the table waits for its owner from now on."""
    session.timers.set(OrderDue(ask.number, tried=True), session.now + FAR_FUTURE, seat=ask.seat)


def ordered_choice(session: GameSession, order: StandingOrder, ask: Ask) -> Choice | None:
    """Return the choice of one of the game's orders; None if its owner must be asked."""
    (known,) = (candidate for candidate in GAMES[session.game.kind].orders if candidate.key == order.key)
    return known.answer(session.table.view(ask.seat), ask, _with_seats(session, picked_values(order)))


def within_orders(session: GameSession, seat: int, choice: Choice) -> Choice:
    """Return what the active orders of a person make of a choice of theirs, such as an offer to everyone."""
    ask = session.table.ask_of(seat)
    changes = [] if ask is None else [*_narrowed(session, ask, session.table.view(seat), choice)]
    return changes[-1][1] if changes else choice


def narrowing(session: GameSession, ask: Ask, view: View, choice: Choice) -> list[StandingOrder]:
    """Return the active orders that change a choice of their owner when it is made. ``view`` is that of the owner."""
    return [order for order, _ in _narrowed(session, ask, view, choice)]


def _narrowed(session: GameSession, ask: Ask, view: View, choice: Choice) -> Iterator[tuple[StandingOrder, Choice]]:
    """Yield each order that changes the choice, with the result."""
    known = {order.key: order for order in GAMES[session.game.kind].orders}
    for order in orders_for(session, ask):
        if order.key in known:
            narrowed = known[order.key].narrow(view, _with_seats(session, picked_values(order)), choice)
            if narrowed != choice:
                choice = narrowed
                yield order, choice


def _with_seats(session: GameSession, picked: Sequence[str]) -> Sequence[str]:
    """Return picked values with the seats of the computers in place of COMPUTERS."""
    if COMPUTERS not in picked:
        return picked
    return [*picked, *(f"{SEAT}{seat.seat}" for seat in session.seats if seat.opponent)]


def obey_at_once(session: GameSession) -> list[Event]:
    """Apply the answers of the orders without a delay; return their events."""
    events: list[Event] = []
    # Bounded, so that an order that triggers itself cannot loop forever.
    for _ in range(MOST_AT_ONCE):
        answered = next(_answers_at_once(session), None)
        if answered is None or session.game.paused is not None:
            break
        ask, choice = answered
        events += session.answer(ask.seat, choice)
    return events


def _answers_at_once(session: GameSession) -> Iterator[tuple[Ask, Choice]]:
    """Yield the asks and answers of orders without a delay.

    Each answer is checked first, because an illegal one would roll back the whole transaction.
    """
    at_once = {order.key for order in GAMES[session.game.kind].orders if order.at_once}
    for ask in session.table.asks if at_once else ():
        for order in orders_for(session, ask):
            if order.key not in at_once or _was_tried(session, ask):
                continue
            try:
                choice = ordered_choice(session, order, ask)
                if choice is not None:
                    yield ask, session.table.check(ask.seat, choice)
            except IllegalChoice as refused:
                switch_off(session, order, refused.reason, refused.facts)


def _was_tried(session: GameSession, ask: Ask) -> bool:
    return session.timers.of(OrderDue, ask.seat) == OrderDue(ask.number, tried=True)


def ask_again(session: GameSession, seat: int) -> None:
    """Ask a player after an undo, even if an order would answer."""
    ask = session.table.ask_of(seat)
    if ask is not None and orders_for(session, ask):
        note_tried(session, ask)


def switch_off(session: GameSession, order: StandingOrder, why: str, facts: Facts | None = None) -> None:
    """Switch an order off and keep the reason for its owner."""
    session.orders.put(msgspec.structs.replace(order, why_off=why, facts=plain(facts or {})))


def end_prepared(session: GameSession, before: Turn) -> None:
    """Switch off the moves prepared for a turn that is over."""
    if session.table.turn == before:
        return
    # Turn 0 is the time before the first turn, for which no move can be prepared.
    for seat in session.seats if before.number else ():
        if before.seat in (None, seat.seat):
            for order in session.orders.of(seat.seat):
                if order.key == PREPARED and order.why_off is None:
                    switch_off(session, order, PASSED)


def forget_played(session: GameSession, seat: int) -> None:
    """Delete a played prepared move: its owner has acted since, and so has seen it."""
    if any(order.why_off == PLAYED for order in session.orders.of(seat)):
        session.orders.drop((seat, PREPARED))


def end_orders(session: GameSession, events: Sequence[Event]) -> None:
    """Switch off the orders that end by ``events``, because their owner should know of these."""
    ending = {order.key: order.ends for order in GAMES[session.game.kind].orders}
    for seat in session.seats if events else ():
        held = [order for order in session.orders.of(seat.seat) if order.why_off is None and order.key in ending]
        if held:
            view, seen = session.table.view(seat.seat), [event.seen_by(seat.seat) for event in events]
            for order in held:
                if ending[order.key](view, seen):
                    switch_off(session, order, ENDED)


def order_label(session: GameSession, order: StandingOrder, words: Words) -> str:
    """Return an order in words, with its picked values."""
    if order.key == PREPARED:
        return words.text("order-prepared-label", typed=order.typed)
    picked = words.listed([value_label(session, order.key, value, words) for value in picked_values(order)])
    label = words.text(f"order-{session.game.kind}-{order.key}")
    return f"{label}: {picked}" if picked else label


def value_label(session: GameSession, key: str, value: str, words: Words) -> str:
    """Return a value of an order in words."""
    if value == COMPUTERS:
        return words.text("order-computers")
    if value.startswith(SEAT):
        return session.seats[int(value.removeprefix(SEAT))].name
    kind = session.game.kind
    named = f"order-{kind}-{key}-value"
    if not words.known(named):
        return words.thing(kind, value)
    # A plural is picked by a number, never by its digits.
    return words.text(named, value=int(value) if value.isdecimal() else value)


def off_lines(session: GameSession, seat: int, words: Words) -> tuple[str, ...]:
    """Return a line for each order of a seat that was switched off, with the reason."""
    off = [order for order in session.orders.of(seat) if order.why_off is not None]
    return tuple(_off_line(session, order, words) for order in off)


def _off_line(session: GameSession, order: StandingOrder, words: Words) -> str:
    if order.why_off == PLAYED:
        return words.text("order-played", typed=escaped(order.typed))
    label = escaped(order_label(session, order, words))
    return words.text("order-off", order=label, why=_reason(session.game.kind, order, words))


def _reason(kind: str, order: StandingOrder, words: Words) -> str:
    if order.why_off == ENDED:
        return words.text(f"order-why-{kind}-{order.key}")
    if order.why_off == PASSED:
        return words.text("order-why-passed")
    try:
        return words.reason(IllegalChoice(order.why_off or "", **order.facts))
    # The reason's message needs facts that this order does not have.
    except KeyError:
        return words.text("order-why-refused")
