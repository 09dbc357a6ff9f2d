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

    def all_of(self, user: int) -> tuple[Seat, ...]:
        """Return the seats of a person: most people have one."""
        return tuple(seat for seat in self.seats if seat.user == user)

    def active_of(self, user: int) -> Seat | None:
        """Return the only seat of a person, or the one of several that they play now."""
        own = self.all_of(user)
        return own[0] if len(own) == 1 else next((seat for seat in own if seat.active), None)

    def take_up(self, user: int, seat: int | None) -> None:
        """Note which one of several seats a person plays now; None: they have not said it."""
        for own in self.all_of(user):
            if own.active != (own.seat == seat):
                self.change(replace(own, active=own.seat == seat))

    def had_by(self, user: int) -> frozenset[int]:
        """Return the seats that a person has or had in this game."""
        return frozenset(sitting.seat for sitting in self.sittings if sitting.was(user))

    def seat(self, seat: int) -> Seat:
        """Return a seat by its number. Raise Refused("no_seat") if there is none."""
        if 0 <= seat < len(self.seats):
            return self.seats[seat]
        raise Refused("no_seat", seat=seat)

    def add(self, seat: Seat) -> None:
        """Add a seat at the end of the table."""
        self._put((*self.seats, seat))

    def remove(self, seat: int) -> None:
        """Remove a seat. Later seats move up."""
        gone = self.seat(seat)
        rest = [other for other in self.seats if other is not gone]
        self._put(replace(other, seat=index) for index, other in enumerate(rest))

    def start(self, number: int) -> None:
        """Note the players with whom the game starts at entry ``number`` of the log."""
        self._enter(entrants.entered(self.seats))
        for seat in self.seats:
            self._note_sitting(seat, number)

    def change(self, new: Seat) -> Seat:
        """Change the player of a seat. Return the seat as it was."""
        old = self.seat(new.seat)
        self._put(new if seat is old else seat for seat in self.seats)
        return old

    def rename(self, user: int, name: str) -> None:
        """Give the seats of a person their present name, and their entries in the results too."""
        if any(own.name != name for own in self.all_of(user)):
            for own in self.all_of(user):
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
