"""Who answers in the place of a person: a computer that plays for them, or the clock."""

from typing import Literal, TypeAlias

from data.session import GameSession
from rules.kernel import Ask

CLOCK_PLAYS = "clock_plays"
"""The timer of a seat whose open ask the clock answers."""

ORDER_TIMER = "order"
"""The timer of a seat whose open ask a standing order of its owner may answer."""

Substitute: TypeAlias = Literal["opponent", "clock", "order"]


CLOCK: Substitute = "clock"
ORDER: Substitute = "order"


def substitute(session: GameSession, ask: Ask) -> Substitute | None:
    """Return who answers an ask instead of a person; None: the person does."""
    if session.seats[ask.seat].opponent:
        return "opponent"
    absence = session.absences.get(ask.seat)
    if absence is not None and absence.mode == "forced" and _is_forced(ask):
        return "clock"
    for kind, who in ((CLOCK_PLAYS, CLOCK), (ORDER_TIMER, ORDER)):
        timer = session.timer(kind, ask.seat)
        # An order that had no answer has been tried: then the person is asked.
        if timer is not None and timer.payload["ask"] == ask.number and not timer.payload.get("tried"):
            return who
    return None


def computer_for(session: GameSession, ask: Ask) -> Substitute | None:
    """Return which computer answers an ask instead of a person: an opponent or the clock; None: neither."""
    who = substitute(session, ask)
    return None if who == "order" else who


def computers_rest(session: GameSession) -> bool:
    """Whether no computer acts: the game rests, or everybody who plays is away."""
    persons = [seat for seat in session.seats if seat.user is not None]
    # A table of computers alone plays on: there is nobody to wait for.
    return session.game.paused is not None or (bool(persons) and all(seat.opponent for seat in persons))


def _is_forced(ask: Ask) -> bool:
    """Whether an ask has a usual answer, or none but one."""
    only = not ask.fields and ask.least == ask.most == len(ask.options) == 1
    return not ask.optional and (ask.default is not None or only)
