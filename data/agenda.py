"""What is due in a game, and what stands of it in public: messages to send, messages that stand, calls, timers."""

from collections.abc import Iterable

from data.changes import ChangeSet, DeliveryUpdate, StoredGame
from data.models import (
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
    """The part of a session that looks beyond the table; it is written with everything else."""

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
        """The channel or thread in which it is played."""
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
        """Return for what somebody was last called."""
        return self._calls.get(user)

    @property
    def absences(self) -> dict[int, Absence]:
        """Who is away, by seat."""
        return dict(self._absences)

    @property
    def votes(self) -> dict[str, Vote]:
        """The open votes by name."""
        return dict(self._votes)

    def orders_of(self, seat: int) -> tuple[StandingOrder, ...]:
        """Return the standing orders of a seat, also those that were switched off for a reason."""
        return tuple(order for order in self._orders.values() if order.seat == seat)

    def put_order(self, order: StandingOrder) -> None:
        """Write down a standing order, in place of the one of its key."""
        self._orders[order.seat, order.key] = order
        self._change.orders = tuple(self._orders.values())

    def drop_orders(self, seat: int, key: str | None = None) -> None:
        """Forget a standing order of a seat, or all of them."""
        gone = [one for one in self._orders if one[0] == seat and key in (None, one[1])]
        for one in gone:
            del self._orders[one]
        if gone:
            self._change.orders = tuple(self._orders.values())

    def put_absence(self, absence: Absence) -> None:
        """Note that somebody is away, in place of what was noted of their seat."""
        self._absences[absence.seat] = absence
        self._change.absences = tuple(self._absences.values())

    def drop_absence(self, seat: int) -> None:
        """Note that nobody is away from a seat any more."""
        if self._absences.pop(seat, None):
            self._change.absences = tuple(self._absences.values())

    def put_vote(self, vote: Vote) -> None:
        """Open a vote, or write it down with another ballot."""
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
        """Offer a seat, in place of an earlier offer of it to the same person, and have that said."""
        self._offers[offer.seat, offer.user] = offer
        self._change.offers = tuple(self._offers.values())
        self.tell_offer(offer)

    def tell_offer(self, offer: Offer) -> None:
        """Have the message of an open offer sent."""
        self.enqueue("offer" if offer.why == "asked" else "vacant", plain(offer), topic=offer.topic)

    def end_offer(self, offer: Offer, how: str) -> None:
        """End an offer; its message says how it ended and loses its buttons."""
        if self._offers.pop((offer.seat, offer.user), None):
            self._change.offers = tuple(self._offers.values())
            self.enqueue("offer_closed", {"offer": plain(offer), "how": how}, topic=offer.topic)

    def note_reminded(self, user: int, games: Iterable[int] = ()) -> None:
        """Note that somebody is reminded now of this game, and of others by the same message."""
        for game in (self._game.id, *games):
            live = self._game.speed == "live"
            self._change.reminders.append(Reminder(user=user, at=self.now, game=game, live=live))

    def enqueue(self, kind: str, payload: Facts, *, topic: str = "", not_before: float | None = None) -> None:
        """Have a message sent once this is on disk; it takes the place of one of the same ``topic`` not yet sent."""
        game = self._game.id
        due = self.now if not_before is None else not_before
        outgoing = OutboxMessage(game=game, kind=kind, topic=topic, payload=payload, nonce=nonce(game), not_before=due)
        # Only written down. Whoever sends reads it from the disk, after the transaction, and as often as it takes.
        self._change.outgoing.append(outgoing)

    @property
    def outgoing(self) -> tuple[OutboxMessage, ...]:
        """The messages that become due by this transaction."""
        return tuple(self._change.outgoing)

    def sent(self, outgoing: OutboxMessage, message: int | None = None) -> None:
        """Note that a message is sent, and its id at Discord."""
        self._change.deliveries.append(DeliveryUpdate(outgoing.id, "sent", self.now, message))

    def retry(self, outgoing: OutboxMessage, at: float) -> None:
        """Try to send a message again, not before ``at``, unless a newer one took its place. Others go on."""
        self._change.deliveries.append(DeliveryUpdate(outgoing.id, "due", at))

    def give_up(self, outgoing: OutboxMessage) -> None:
        """Never send this message."""
        self._change.deliveries.append(DeliveryUpdate(outgoing.id, "failed", self.now))

    def posted(self, topic: str, message: int, *, shown: int = 0) -> None:
        """Note the message of a topic that now stands in the game's channel, and the log's entry up to which it tells.

        It takes the place of the one before; whoever posts it sees to that one's buttons.
        """
        new = Message(game=self._game.id, topic=topic, channel=self.channel, message=message, shown=shown)
        self._messages[topic] = new
        self._change.posted.append(new)

    def unposted(self, topic: str) -> None:
        """Note that a topic has no message any more."""
        if self._messages.pop(topic, None):
            self._change.posted = [message for message in self._change.posted if message.topic != topic]
            self._change.unposted.append(topic)

    def invite(self, user: int) -> None:
        """Note that somebody is invited."""
        self._invitations[user] = Invitation(game=self._game.id, user=user, at=self.now)
        self._change.invitations.append(self._invitations[user])

    def note_called(self, user: int, number: int) -> None:
        """Note that somebody was called for the log's entry ``number``; ``-number``: nobody waited for them then."""
        self._calls[user] = Call(game=self._game.id, user=user, number=number, at=self.now)
        self._change.calls.append(self._calls[user])

    def set_timer(self, kind: str, due: float, payload: Facts | None = None, *, seat: int | None = None) -> None:
        """Have something happen at ``due``, in place of the timer of the same kind of this seat, or of the table."""
        # So that a timer set and set again in one transaction is written once.
        self.cancel_timer(kind, seat=seat)
        timer = Timer(game=self._game.id, kind=kind, seat=seat, due=due, payload=payload or {})
        self._timers[kind, seat] = timer
        self._change.timers.append(timer)

    def cancel_timer(self, kind: str, *, seat: int | None = None) -> None:
        """Forget the timer of this kind of a seat, or of the table, if there is one."""
        if found := self._timers.pop((kind, seat), None):
            # It may be one of this very transaction, or on the disk: it goes from both.
            self._change.timers = [timer for timer in self._change.timers if timer != found]
            self._change.cancelled.append((kind, seat))

    def fire(self, timer: Timer) -> bool:
        """Take a timer that has run out; False if it was replaced or cancelled meanwhile, and nothing is to be done."""
        # Between running out and being taken it may have been set anew: that one is another timer.
        if self.timer(timer.kind, timer.seat) != timer:
            return False
        self.cancel_timer(timer.kind, seat=timer.seat)
        return True
