"""The part of a game beside its table: due messages, posted messages, calls, timers, votes and absences."""

from collections.abc import Iterable

from data.game.changes import ChangeSet, DeliveryUpdate, StoredGame
from data.game.models import (
    Absence,
    Call,
    GameRow,
    Invitation,
    Message,
    Offer,
    OutboxMessage,
    Reminder,
    StandingOrder,
    Timer,
    Vote,
    nonce,
)
from rules.kernel import Facts, plain


class Agenda:
    """The part of a session beside the table. It is written in the same transaction."""

    now: float
    _game: GameRow
    _change: ChangeSet

    def _take_up(self, stored: StoredGame) -> None:
        self._timers = {(timer.kind, timer.seat): timer for timer in stored.timers}
        self._messages = {message.topic: message for message in stored.messages}
        self._calls = {call.user: call for call in stored.calls}
        self._absences = {absence.seat: absence for absence in stored.absences}
        self._votes = {vote.name: vote for vote in stored.votes}
        self._invitations = {one.user: one for one in stored.invitations}
        self._orders = {(order.seat, order.key): order for order in stored.orders}
        self._offers = {(offer.seat, offer.user): offer for offer in stored.offers}

    @property
    def channel(self) -> int:
        """The channel or thread of the game."""
        return self._game.thread or self._game.channel

    @property
    def timers(self) -> tuple[Timer, ...]:
        """The game's timers."""
        return tuple(self._timers.values())

    def timer(self, kind: str, seat: int | None = None) -> Timer | None:
        """Return the timer of this kind of a seat, or of the table."""
        return self._timers.get((kind, seat))

    @property
    def messages(self) -> dict[str, Message]:
        """The game's public messages by topic."""
        return dict(self._messages)

    @property
    def acted(self) -> frozenset[int]:
        """The seats that have chosen something in this transaction."""
        chosen = (entry.seat for entry in self._change.entries if entry.kind == "choice")
        return frozenset(seat for seat in chosen if seat is not None)

    @property
    def reseated(self) -> frozenset[int]:
        """The seats that another player has taken in this transaction."""
        return frozenset(sitting.seat for sitting in self._change.sittings)

    def called(self, user: int) -> Call | None:
        """Return the last call of a person: the log entry that they were pinged for."""
        return self._calls.get(user)

    @property
    def absences(self) -> dict[int, Absence]:
        """The absences by seat."""
        return dict(self._absences)

    @property
    def votes(self) -> dict[str, Vote]:
        """The open votes by name."""
        return dict(self._votes)

    def orders_of(self, seat: int) -> tuple[StandingOrder, ...]:
        """Return the standing orders of a seat, including those that are switched off."""
        return tuple(order for order in self._orders.values() if order.seat == seat)

    def put_order(self, order: StandingOrder) -> None:
        """Store a standing order. It replaces the one of the same key."""
        self._orders[order.seat, order.key] = order
        self._change.orders = tuple(self._orders.values())

    def drop_orders(self, seat: int, key: str | None = None) -> None:
        """Delete a standing order of a seat, or all of them."""
        gone = [one for one in self._orders if one[0] == seat and key in (None, one[1])]
        for one in gone:
            del self._orders[one]
        if gone:
            self._change.orders = tuple(self._orders.values())

    def put_absence(self, absence: Absence) -> None:
        """Store an absence. It replaces the one of the same seat."""
        self._absences[absence.seat] = absence
        self._change.absences = tuple(self._absences.values())

    def drop_absence(self, seat: int) -> None:
        """Delete the absence of a seat."""
        if self._absences.pop(seat, None):
            self._change.absences = tuple(self._absences.values())

    def put_vote(self, vote: Vote) -> None:
        """Store a vote: a new one, or one with another ballot."""
        self._votes[vote.name] = vote
        self._change.votes = tuple(self._votes.values())

    def drop_vote(self, name: str) -> None:
        """Close a vote."""
        if self._votes.pop(name, None):
            self._change.votes = tuple(self._votes.values())

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The open offers of seats."""
        return tuple(self._offers.values())

    def put_offer(self, offer: Offer) -> None:
        """Offer a seat and queue the offer's message. It replaces an earlier offer of the seat to the same person."""
        self._offers[offer.seat, offer.user] = offer
        self._change.offers = tuple(self._offers.values())
        self.tell_offer(offer)

    def tell_offer(self, offer: Offer) -> None:
        """Queue the message of an open offer."""
        self.enqueue("offer" if offer.why == "asked" else "vacant", plain(offer), topic=offer.topic)

    def end_offer(self, offer: Offer, how: str) -> None:
        """End an offer. Its message tells how it ended and loses its buttons."""
        if self._offers.pop((offer.seat, offer.user), None):
            self._change.offers = tuple(self._offers.values())
            self.enqueue("offer_closed", {"offer": plain(offer), "how": how}, topic=offer.topic)

    def note_reminded(self, user: int, games: Iterable[int] = ()) -> None:
        """Note that a person is reminded of this game, and of ``games`` by the same message."""
        for game in (self._game.id, *games):
            live = self._game.speed == "live"
            self._change.reminders.append(Reminder(user=user, at=self.now, game=game, live=live))

    def enqueue(self, kind: str, payload: Facts, *, topic: str = "", not_before: float | None = None) -> None:
        """Queue a message to be sent after the transaction. It replaces a due one of the same ``topic``."""
        game = self._game.id
        due = self.now if not_before is None else not_before
        outgoing = OutboxMessage(game=game, kind=kind, topic=topic, payload=payload, nonce=nonce(game), not_before=due)
        # Only stored here. The outbox reads it from the file after the transaction, once for each try.
        self._change.outgoing.append(outgoing)

    @property
    def outgoing(self) -> tuple[OutboxMessage, ...]:
        """The messages that this transaction queues."""
        return tuple(self._change.outgoing)

    def sent(self, outgoing: OutboxMessage, message: int | None = None) -> None:
        """Note that a message was sent, and its id at Discord."""
        self._change.deliveries.append(DeliveryUpdate(outgoing.id, "sent", self.now, message))

    def retry(self, outgoing: OutboxMessage, at: float) -> None:
        """Send a message again, not before ``at``, unless a newer one replaces it. Other messages go on."""
        self._change.deliveries.append(DeliveryUpdate(outgoing.id, "due", at))

    def give_up(self, outgoing: OutboxMessage) -> None:
        """Give up sending this message."""
        self._change.deliveries.append(DeliveryUpdate(outgoing.id, "failed", self.now))

    def posted(self, topic: str, message: int, *, shown: int = 0) -> None:
        """Note the posted message of a topic, and the log entry up to which it tells.

        It replaces the topic's earlier message. The caller removes that message's buttons.
        """
        new = Message(game=self._game.id, topic=topic, channel=self.channel, message=message, shown=shown)
        self._messages[topic] = new
        self._change.posted.append(new)

    def unposted(self, topic: str) -> None:
        """Note that a topic no longer has a message."""
        if self._messages.pop(topic, None):
            self._change.posted = [message for message in self._change.posted if message.topic != topic]
            self._change.unposted.append(topic)

    def invite(self, user: int) -> None:
        """Note an invitation."""
        self._invitations[user] = Invitation(game=self._game.id, user=user, at=self.now)
        self._change.invitations.append(self._invitations[user])

    def note_called(self, user: int, number: int) -> None:
        """Note that a person was pinged for the log's entry ``number``. ``-number``: the game did not wait for them
        then.
        """
        self._calls[user] = Call(game=self._game.id, user=user, number=number, at=self.now)
        self._change.calls.append(self._calls[user])

    def set_timer(self, kind: str, due: float, payload: Facts | None = None, *, seat: int | None = None) -> None:
        """Set a timer for ``due``. It replaces the timer of the same kind of this seat, or of the table."""
        # A timer that is set twice in one transaction must be written once.
        self.cancel_timer(kind, seat=seat)
        timer = Timer(game=self._game.id, kind=kind, seat=seat, due=due, payload=payload or {})
        self._timers[kind, seat] = timer
        self._change.timers.append(timer)

    def cancel_timer(self, kind: str, *, seat: int | None = None) -> None:
        """Cancel the timer of this kind of a seat, or of the table, if there is one."""
        if found := self._timers.pop((kind, seat), None):
            # The timer may be stored or new in this transaction, so remove both.
            self._change.timers = [timer for timer in self._change.timers if timer != found]
            self._change.cancelled.append((kind, seat))

    def fire(self, timer: Timer) -> bool:
        """Remove a timer that is due. Return False if it was replaced or cancelled meanwhile and must not run."""
        # The timer may have been set again after it became due. That is another timer.
        if self.timer(timer.kind, timer.seat) != timer:
            return False
        self.cancel_timer(timer.kind, seat=timer.seat)
        return True
