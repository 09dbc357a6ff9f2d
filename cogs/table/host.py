"""The host of a running game: the player whose consent some changes need."""

from cogs.table.clock import late_seats
from data.session import GameSession


def host_of(session: GameSession) -> int:
    """Return the player with the host's rights: the host, or the first player who is there while the host is not.

    A host who was replaced, is away or is late has them again as soon as that is over.
    """
    host = session.game.host
    if session.game.phase != "running":
        return host
    gone = late_seats(session) | session.absences.keys()
    here = [
        seat.user for seat in session.seats if seat.user is not None and seat.seat not in gone and not seat.opponent
    ]
    return host if host in here or not here else here[0]
