"""The outbox of a game: the messages that a transaction queues, and the results of the tries to send them."""

from data.game.changes import ChangeSet, DeliveryUpdate
from data.game.models import OutboxMessage, nonce
from data.game.outgoing import Outgoing, stored


class Outbox:
    """The messages that a transaction at time ``now`` queues, and what it notes about due ones."""

    def __init__(self, game: int, now: float, change: ChangeSet) -> None:
        self._game = game
        self._now = now
        self._change = change

    def enqueue(self, message: Outgoing, *, not_before: float | None = None) -> None:
        """Queue a message to be sent after the transaction. It replaces a due one of the same topic."""
        kind, payload = stored(message)
        # Only stored here. The delivery reads it from the file after the transaction, once for each try.
        self._change.outgoing.append(
            OutboxMessage(
                game=self._game,
                kind=kind,
                topic=message.topic,
                payload=payload,
                nonce=nonce(self._game),
                not_before=self._now if not_before is None else not_before,
            )
        )

    @property
    def queued(self) -> tuple[OutboxMessage, ...]:
        """The messages that this transaction queues."""
        return tuple(self._change.outgoing)

    def sent(self, outgoing: OutboxMessage) -> None:
        """Note that a message was sent."""
        self._change.deliveries.append(DeliveryUpdate(outgoing.id, "sent", self._now))

    def retry(self, outgoing: OutboxMessage, at: float) -> None:
        """Send a message again, not before ``at``, unless a newer one replaces it. Other messages go on."""
        self._change.deliveries.append(DeliveryUpdate(outgoing.id, "due", at))

    def give_up(self, outgoing: OutboxMessage) -> None:
        """Give up sending this message."""
        self._change.deliveries.append(DeliveryUpdate(outgoing.id, "failed", self._now))
