"""The host of a running game, the player who must consent to some changes."""

from cogs.table.clock import late_seats
from data.game.session import GameSession


def host_of(session: GameSession) -> int:
    """Return the player with the host's rights: the host, or the first present player while the host is absent.

    A host who was replaced, is away or is late gets the rights back as soon as that is over.
    """
    host = session.game.host
    if session.game.phase != "running":
        return host
    gone = late_seats(session) | session.absences.keys()
    here = [
        seat.user for seat in session.seats if seat.user is not None and seat.seat not in gone and not seat.opponent
    ]
    return host if host in here or not here else here[0]
