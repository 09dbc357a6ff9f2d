"""The open offers of seats in a transaction, with their messages."""

from collections.abc import Iterable

from data.game.changes import ChangeSet
from data.game.models import Offer
from data.game.outbox import Outbox
from data.game.outgoing import OfferMessage, OfferResult
from data.game.rows import SeatRows


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
