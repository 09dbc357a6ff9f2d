"""The substitutes that answer for a person: a computer opponent, the clock, or a standing order."""

from typing import Literal, TypeAlias

from data.game.session import GameSession
from data.game.timers import TimerPayload
from rules.kernel import Ask


class ClockPlays(TimerPayload, frozen=True):
    """The record that the clock answers the open ask of a seat. The timer of the opponents does it."""

    KIND = "clock_plays"

    ask: int
    """The number of the ask."""


class OrderDue(TimerPayload, frozen=True):
    """The timer of a seat whose open ask a standing order can answer."""

    KIND = "order"

    ask: int
    """The number of the ask."""
    tried: bool = False
    """Whether no order had an answer. Then the person is asked."""


Substitute: TypeAlias = Literal["opponent", "clock", "order"]


BY_CLOCK: Substitute = "clock"
BY_ORDER: Substitute = "order"


def substitute(session: GameSession, ask: Ask) -> Substitute | None:
    """Return the substitute that answers an ask; None if the person answers it."""
    if session.seats[ask.seat].opponent:
        return "opponent"
    absence = session.absences.get(ask.seat)
    if absence is not None and absence.mode == "forced" and _is_forced(ask):
        return BY_CLOCK
    if session.timers.of(ClockPlays, ask.seat) == ClockPlays(ask.number):
        return BY_CLOCK
    return BY_ORDER if session.timers.of(OrderDue, ask.seat) == OrderDue(ask.number) else None


def computer_for(session: GameSession, ask: Ask) -> Substitute | None:
    """Return the computer that answers an ask, an opponent or the clock; None if neither does."""
    who = substitute(session, ask)
    return None if who == BY_ORDER else who


def computers_rest(session: GameSession) -> bool:
    """Return whether no computer acts, because the game is paused or all people are away.

    A person who has announced an absence until a time wants the computers to play on.
    """
    if session.game.paused is not None:
        return True
    persons = [seat for seat in session.seats if seat.user is not None]
    ends = [absence.until for seat in persons if seat.opponent and (absence := session.absences.get(seat.seat))]
    # A table without people plays on.
    return bool(persons) and all(seat.opponent for seat in persons) and not any(ends)


def _is_forced(ask: Ask) -> bool:
    """Return whether an ask has a default answer or exactly one possible answer."""
    # An immediate answer would reveal that there is no other. ``lapses`` gives it later.
    only = not ask.lapses and not ask.fields and ask.least == ask.most == len(ask.options) == 1
    return not ask.optional and (ask.default is not None or only)
