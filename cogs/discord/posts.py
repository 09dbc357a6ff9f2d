"""The new public messages of a transaction. The limit of messages per user at a table counts them."""

from typing import Final

from data.game.outgoing import (
    AwayMessage,
    EndMessage,
    LobbyMessage,
    OfferMessage,
    ProposalMessage,
    Say,
    TurnMessage,
    VoteMessage,
    VoteResult,
    kinds,
)
from data.game.session import GameSession

NEW: Final = frozenset(kinds((Say, TurnMessage, EndMessage)))
"""The kinds of messages that are always posted as new messages."""
KEPT: Final = frozenset(kinds((ProposalMessage, VoteMessage, VoteResult, AwayMessage, OfferMessage, LobbyMessage)))
"""The kinds that edit the message of their topic and post a new one only if there is none. Other kinds post nothing."""
PLAYED: Final = frozenset(kinds((TurnMessage, EndMessage, ProposalMessage)))
"""The kinds that a choice causes. The rules bound those: a choice needs an open ask."""


def new_messages(session: GameSession) -> int:
    """Return the number of new public messages of this transaction, without those that choices cause."""
    posted = [
        outgoing.topic or outgoing.nonce
        for outgoing in session.outbox.queued
        if (outgoing.kind in NEW or (outgoing.kind in KEPT and outgoing.topic not in session.messages))
        and not (session.acted and outgoing.kind in PLAYED)
    ]
    # Only the last message of a topic is sent.
    return len(set(posted))
