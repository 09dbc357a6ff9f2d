"""The players of a game in a transaction: its seats, and the record of the people who have or had them."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from data.errors import Refused
from data.game import entrants
from data.game.changes import ChangeSet, StoredGame
from data.game.models import Entrant, Seat, Sitting


class Seating:
    """The seats of a game, its sittings since the start, and its entrants for the ratings."""

    def __init__(self, stored: StoredGame, change: ChangeSet) -> None:
        self._change = change
        self.seats = stored.seats
        self.sittings = stored.sittings
        self.entrants = stored.entrants

    def of(self, user: int) -> Seat | None:
        """Return the seat of a person."""
        return next((seat for seat in self.seats if seat.user == user), None)

    def had_by(self, user: int) -> frozenset[int]:
        """Return the seats that a person has or had in this game."""
        return frozenset(sitting.seat for sitting in self.sittings if sitting.was(user))

    def seat(self, seat: int) -> Seat:
        """Return a seat by its number. Raise Refused("no_seat") if there is none."""
        if 0 <= seat < len(self.seats):
            return self.seats[seat]
        raise Refused("no_seat", seat=seat)

    def own(self, user: int) -> Seat:
        """Return the seat of a person. Raise Refused("not_seated") if they have none."""
        seat = self.of(user)
        if seat is None:
            raise Refused("not_seated")
        return seat

    def add(self, seat: Seat) -> None:
        """Add a seat at the end of the table."""
        self._put((*self.seats, seat))

    def remove(self, seat: int) -> None:
        """Remove a seat. Later seats move up."""
        gone = self.seat(seat)
        rest = [one for one in self.seats if one is not gone]
        self._put(replace(one, seat=index) for index, one in enumerate(rest))

    def start(self, number: int) -> None:
        """Note the players with whom the game starts at entry ``number`` of the log."""
        self._enter(entrants.entered(self.seats))
        for seat in self.seats:
            self._note_sitting(seat, number)

    def change(self, new: Seat) -> Seat:
        """Change the player of a seat. Return the seat as it was."""
        old = self.seat(new.seat)
        self._put(new if one is old else one for one in self.seats)
        return old

    def rename(self, user: int, name: str) -> None:
        """Give the seat of a person their present name, and their entry in the results too."""
        own = self.of(user)
        if own is not None and own.name != name:
            self.change(replace(own, name=name))
            self._enter(entrants.renamed(self.entrants, user, name))

    def note_handed_over(self, seat: Seat, number: int) -> None:
        """Note that a seat got another player at entry ``number`` of the log."""
        self._note_sitting(seat, number)
        self._enter(entrants.handed_over(self.entrants, seat, number))

    def finish(self, ranks: Mapping[int, int]) -> None:
        """Note the places of the players at the end of the game."""
        self._enter(entrants.placed(self.entrants, ranks))

    def close(self, who: int | None, number: int) -> None:
        """Note the places of the players who have left a game that ``who`` closes by entry ``number`` of the log."""
        self._enter(entrants.closed(self.entrants, self.seats, who, number))

    def _put(self, seats: Iterable[Seat]) -> None:
        self.seats = self._change.seats = tuple(seats)

    def _enter(self, players: tuple[Entrant, ...]) -> None:
        self.entrants = self._change.entrants = players

    def _note_sitting(self, seat: Seat, number: int) -> None:
        """Note the player of a seat since entry ``number`` of the log."""
        sitting = Sitting(game=seat.game, seat=seat.seat, since=number, user=seat.user, name=seat.name)
        self.sittings = (*self.sittings, sitting)
        self._change.put(sitting)
