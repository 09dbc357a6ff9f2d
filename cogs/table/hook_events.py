"""The events of a table for the guild's web hooks: the beginning of a turn, and an opened vote.

The lobby and the end are told where they are stored (``data/game/sql.py``, ``data/game/session.py``).
"""

from collections.abc import Collection

from cogs.table.time.clock import clocks_of
from cogs.table.time.waits import Rhythm, Wait, deadline
from data.game.hook_events import TurnBegun, VoteOpened, Waiting, seat_ref, table_ref
from data.game.models import Seat, Vote
from data.game.session import GameSession


def tell_turn(session: GameSession, waiting: Collection[int]) -> None:
    """Tell that the table begins to wait for the people of these seats."""
    session.tell(TurnBegun(table_ref(session.game), session.table.turn.number, seats_waited_for(session, waiting)))


def seats_waited_for(session: GameSession, waiting: Collection[int]) -> tuple[Waiting, ...]:
    """Return the seats that the table waits for, with their deadlines."""
    clocks = clocks_of(session)
    return tuple(_waiting(seat, clocks.get(seat.seat)) for seat in session.seats if seat.seat in waiting)


def _waiting(seat: Seat, wait: Wait | None) -> Waiting:
    # Without the quiet hours of the player: they are in their settings, and are no one else's business.
    return Waiting(seat.seat, seat.name, None if wait is None else int(deadline(wait, Rhythm())))


def tell_vote(session: GameSession, vote: Vote) -> None:
    """Tell that a vote was opened."""
    about = vote.facts.get("seat")
    seat = None if about is None else seat_ref(session.seats[about])
    session.tell(VoteOpened(table_ref(session.game), vote.kind, seat))
