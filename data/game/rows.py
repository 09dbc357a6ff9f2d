"""The rows of a game in one table, such as its votes, its calls or its offers, as a transaction changes them."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import TypeVar

from data.game.changes import ChangeSet
from data.game.models import Call, Offer
from data.game.outbox import Outbox
from data.game.outgoing import OfferMessage, OfferResult
from data.sqlite.mapping import Row

K = TypeVar("K", bound=Hashable)
R = TypeVar("R", bound=Row)
S = TypeVar("S", bound=Hashable)

DAY = 86_400.0


class Rows(Mapping[K, R]):
    """A game's rows of one table by key. Each change of them is a change of the transaction."""

    def __init__(self, change: ChangeSet, rows: Iterable[R], key: Callable[[R], K]) -> None:
        self._change = change
        self._key = key
        self._rows = {key(row): row for row in rows}

    def __getitem__(self, key: K) -> R:
        return self._rows[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def put(self, row: R) -> None:
        """Add a row. It replaces the one of its key."""
        # A new dictionary for each change, so that a loop over the rows may change them.
        self._rows = {**self._rows, self._key(row): row}
        self._change.put(row)

    def drop(self, key: K) -> None:
        """Delete a row, if there is one of this key."""
        if key in self._rows:
            self._change.drop(self._rows[key])
            self._rows = {one: row for one, row in self._rows.items() if one != key}


class SeatRows(Rows[tuple[int, S], R]):
    """Rows whose keys begin with a seat."""

    def of(self, seat: int) -> tuple[R, ...]:
        """Return the rows of a seat."""
        return tuple(row for key, row in self.items() if key[0] == seat)


class Calls(Rows[int, Call]):
    """The last call of each person, by user."""

    def __init__(self, game: int, now: float, change: ChangeSet, rows: Iterable[Call]) -> None:
        super().__init__(change, rows, lambda call: call.user)
        self._game = game
        self._now = now

    def note(self, user: int, number: int) -> None:
        """Note that a person was pinged for the log's entry ``number``. ``-number``: the game did not wait for them
        then.
        """
        self.put(Call(game=self._game, user=user, number=number, at=self._now))

    def note_present(self, user: int) -> None:
        """Start the time of a person's call again, because they are here."""
        # Written once a day at most, because the time since the call has a resolution of days.
        call = self.get(user)
        if call is not None and call.number > 0 and self._now - call.at > DAY:
            self.note(user, call.number)


class Offers(SeatRows[int, Offer]):
    """The open offers of a game by seat and person."""

    def __init__(self, outbox: Outbox, change: ChangeSet, rows: Iterable[Offer]) -> None:
        super().__init__(change, rows, lambda offer: (offer.seat, offer.user))
        self._outbox = outbox

    def make(self, offer: Offer) -> None:
        """Offer a seat and queue the offer's message. It replaces an earlier offer of the seat to the same person."""
        self.put(offer)
        self._outbox.enqueue(OfferMessage(offer))

    def end(self, offer: Offer, how: str) -> None:
        """End an offer, if it is open. Its message tells how it ended and loses its buttons."""
        key = offer.seat, offer.user
        if key in self:
            self.drop(key)
            self._outbox.enqueue(OfferResult(offer, how))
