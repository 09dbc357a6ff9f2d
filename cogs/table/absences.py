"""Absences: a table waits, or a computer plays for a person. The seat stays theirs, and one click takes it back."""

from typing import Final, NamedTuple, get_args

from cogs.table.labels import escaped_name
from cogs.table.time.clock import show_clock
from data.game.models import Absence, AbsenceMode, Seat
from data.game.outgoing import AwayMessage, Remove, Say
from data.game.session import GameSession
from data.game.timers import TimerPayload
from rules.kernel import Facts

AWAY_MODES: Final[tuple[AbsenceMode, ...]] = get_args(AbsenceMode)
ABSENT: Final = "absent"
"""The setting that stores a person's announced absence for games that start later: its mode and its end."""


class Announced(NamedTuple):
    """An announced absence."""

    mode: AbsenceMode
    until: float


class Return(TimerPayload, frozen=True):
    """The timer of a seat that ends a dated absence."""

    KIND = "back"


def stand_in(session: GameSession, seat: Seat, who: int | None) -> None:
    """Let a computer play for a person until they come back."""
    go_away(session, seat, "play", None, who)


def go_away(session: GameSession, seat: Seat, mode: AbsenceMode, until: float | None, who: int | None) -> None:
    """Note that a person is away from a table, and let a computer play for them if they want that."""
    session.watch()
    session.absences.put(Absence(game=session.game.id, seat=seat.seat, mode=mode, until=until))
    # A person who is away already may change the mode.
    if seat.opponent != (mode == "play"):
        session.give(seat.seat, user=seat.user, name=seat.name, opponent=mode == "play", who=who)
    if until is not None:
        session.timers.set(Return(), until, seat=seat.seat)
    session.enqueue(AwayMessage(seat.seat))
    session.queue_updates()
    show_clock(session)


def come_back(session: GameSession, seat: Seat) -> bool:
    """End a person's absence. Return False if they were not away."""
    if seat.seat not in session.absences:
        return False
    session.watch()
    session.absences.drop(seat.seat)
    session.timers.cancel(Return, seat=seat.seat)
    if seat.opponent:
        session.give(seat.seat, user=seat.user, name=seat.name, opponent=False, who=seat.user)
    if posted := session.messages.get(AwayMessage(seat.seat).topic):
        session.enqueue(Remove(posted.message, posted.channel))
        session.messages.drop(posted.topic)
    name = escaped_name(seat, session.seats)
    session.enqueue(Say("away-back", {"name": name}, topic=f"back:{seat.seat}"))
    session.queue_updates()
    show_clock(session)
    return True


def announced(settings: Facts, now: float) -> Announced | None:
    """Return the absence that a person has announced; None if it is over."""
    mode, until = settings.get(ABSENT) or ("", 0.0)
    found = next((one for one in AWAY_MODES if one == mode), None)
    return Announced(found, until) if found is not None and until > now else None
