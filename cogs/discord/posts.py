"""The new public messages that a transaction brings: what one person may cause at a table is limited by them."""

from typing import Final

from data.session import GameSession

NEW: Final = frozenset({"say", "turn", "over"})
"""The kinds of messages that are always posted anew."""
KEPT: Final = frozenset({"topic", "vote", "vote_closed", "away", "offer", "vacant", "lobby"})
"""The kinds that are posted where no message of their topic stands, and else edited; others post nothing."""
PLAYED: Final = frozenset({"turn", "over", "topic"})
"""The kinds that a choice brings. The rules bound those: a choice needs an open ask."""


def new_messages(session: GameSession) -> int:
    """Return how many new public messages this transaction brings, without those that choices bring."""
    found = [
        outgoing.topic or outgoing.nonce
        for outgoing in session.outgoing
        if (outgoing.kind in NEW or (outgoing.kind in KEPT and outgoing.topic not in session.messages))
        and not (session.acted and outgoing.kind in PLAYED)
    ]
    # Of one topic only the last message is sent.
    return len(set(found))
