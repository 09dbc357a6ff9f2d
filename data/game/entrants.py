"""The entrants of a game: the players at its start, their departures, and their places at the end."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from data.game.models import Entrant, Result, Seat
from rules.kernel import Place


def entered(seats: Sequence[Seat]) -> tuple[Entrant, ...]:
    """Return the entrants of a game that starts."""
    return tuple(
        Entrant(
            game=seat.game,
            seat=seat.seat,
            user=seat.user,
            level=None if seat.user is not None else seat.level,
            name=seat.name,
        )
        for seat in seats
    )


def renamed(entrants: Sequence[Entrant], user: int, name: str) -> tuple[Entrant, ...]:
    """Return the entrants with the present name of a person."""
    return tuple(replace(entrant, name=name) if entrant.user == user else entrant for entrant in entrants)


def handed_over(entrants: Sequence[Entrant], seat: Seat, number: int) -> tuple[Entrant, ...]:
    """Return the entrants after a seat got another player at entry ``number`` of the log."""
    return tuple(_handed_over(entrant, seat, number) if entrant.seat == seat.seat else entrant for entrant in entrants)


def _handed_over(entrant: Entrant, seat: Seat, number: int) -> Entrant:
    # Only the person who began on the seat can come back. Later players of the seat are never rated.
    if entrant.user is not None and seat.user == entrant.user:
        return replace(entrant, gone=None)
    return entrant if entrant.gone is not None else replace(entrant, gone=number)


def placed(entrants: Sequence[Entrant], ranks: Mapping[int, int]) -> tuple[Entrant, ...]:
    """Return the entrants with their places for the ratings, given the ranks of the seats.

    People who left come after all players, the later above the earlier. Without ranks the others share the first place.
    Computers that left have no place.
    """
    gone = sorted(
        (entrant.gone for entrant in entrants if entrant.gone is not None and entrant.level is None), reverse=True
    )

    def place(entrant: Entrant) -> int | None:
        if entrant.gone is None:
            return ranks.get(entrant.seat, 1)
        return None if entrant.level is not None else len(entrants) + 1 + gone.index(entrant.gone)

    return tuple(replace(entrant, place=place(entrant)) for entrant in entrants)


def closed(entrants: Sequence[Entrant], seats: Sequence[Seat], who: int | None, number: int) -> tuple[Entrant, ...]:
    """Return the entrants of a game that ``who`` closes by entry ``number`` of the log.

    People who left lose against the others. The others have no result against entrant another.
    """
    people = [seat for seat in seats if seat.user is not None]
    # A person who plays alone against computers has given up: ending a lost game must not save the rating.
    if who is not None and [seat.user for seat in people] == [who]:
        entrants = handed_over(entrants, replace(people[0], user=None), number)
    left = any(entrant.level is None and entrant.gone is not None for entrant in entrants)
    return placed(entrants, {}) if left else tuple(entrants)


def results(seats: Sequence[Seat], standing: Iterable[Place]) -> tuple[Result, ...]:
    """Return the results of the seats, each for its player at the end."""
    places = {place.seat: place for place in standing}
    return tuple(
        Result(
            game=seat.game,
            seat=seat.seat,
            user=seat.user,
            score=places[seat.seat].score,
            rank=places[seat.seat].rank,
        )
        for seat in seats
    )
