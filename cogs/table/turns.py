"""What is due after a change at a table: a new turn message, an edit, the opponents' timer, the end."""

from typing import NamedTuple

from data.models import LOBBY, TURN, Seat
from data.session import GameSession
from rules.kernel import Turn

OPPONENT_TIMER = "opponent"
"""The timer that has a table's computer opponents act."""

OPPONENT_PACE = 2.5
"""Seconds between the turns of opponents when nobody else plays, so that people can watch."""


class TurnState(NamedTuple):
    """Where a table stands: its turn, and the seats of people who must act."""

    turn: Turn
    waiting: frozenset[int]


def turn_state(session: GameSession) -> TurnState:
    """Return where the table stands now."""
    people = {seat.seat for seat in session.seats if not seat.opponent}
    return TurnState(
        session.table.turn, frozenset(ask.seat for ask in session.table.asks if ask.seat in people and not ask.optional)
    )


def asked_seats(session: GameSession) -> list[Seat]:
    """Return the seats that must answer something, in order."""
    asked = {ask.seat for ask in session.table.asks if not ask.optional}
    return [seat for seat in session.seats if seat.seat in asked]


def opponents_asked(session: GameSession) -> bool:
    """Whether a computer opponent may answer something, be it that nobody waits for it."""
    asked = {ask.seat for ask in session.table.asks}
    return any(seat.opponent and seat.seat in asked for seat in session.seats)


def queue_updates(session: GameSession, before: TurnState) -> None:
    """Note what is due after a change at the table: the end, a new turn message that calls somebody, or an edit."""
    if session.game.phase == "over":
        session.enqueue("over", {}, topic="turn")
        return
    now = turn_state(session)
    if opponents_asked(session):
        # A timer instead of a task: opponents who are thinking when the bot stops go on when it starts again.
        session.set_timer(OPPONENT_TIMER, session.now if has_people(session) else session.now + OPPONENT_PACE)
    # A new message pings, an edit does not: new only if somebody must act who was not asked before, or a new turn
    # begins.
    if now.waiting - before.waiting or (now.waiting and now.turn != before.turn):
        session.enqueue("turn", {}, topic="turn")
    # While only opponents are asked, people are sent nothing: the message of the next person's turn tells it all.
    # Where computers play among themselves the board is shown after each move.
    elif now.waiting or not has_people(session):
        session.enqueue("edit", {}, topic="edit")


def queue_start(session: GameSession) -> None:
    """Note what is due when a game has started."""
    if opponents_asked(session):
        session.set_timer(OPPONENT_TIMER, session.now if has_people(session) else session.now + OPPONENT_PACE)
    if turn_state(session).waiting or not has_people(session):
        session.enqueue("turn", {}, topic="turn")


def close_game(session: GameSession, who: int) -> None:
    """End a game without a result; its last message loses its buttons."""
    session.close(who)
    if TURN in session.messages:
        standing = session.messages[TURN]
        session.enqueue("retire", {"message": standing.message, "channel": standing.channel})
    if LOBBY in session.messages:
        session.enqueue("lobby", {}, topic="lobby")


def has_people(session: GameSession) -> bool:
    """Whether a person plays."""
    return any(not seat.opponent for seat in session.seats)
