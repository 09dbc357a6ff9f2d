"""The last message of a game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from cogs.show.status import BETWEEN_SEATS
from playground import Seen
from tests.play import acts, guild_file


def check_end(found: guild_file.StoredGame, end: Seen, announced: str | None = None) -> None:
    """Check the last message: its places are those of the table and of a replay of the log from its seed."""
    assert found.table is not None
    seed = found.table.seed
    assert seed is not None
    fingerprint = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert fingerprint == found.game.seed_hash
    assert announced in (None, fingerprint)
    again = guild_file.replayed(found, seed)
    assert again.over
    assert again.state == found.table.state
    heading, scores = end.text.splitlines()[:2]
    told = scores.split(BETWEEN_SEATS)
    assert len(told) == len(again.standing)
    for text, at in zip(told, again.standing, strict=True):
        seat = found.seats[at.seat]
        name = seat.name if seat.user is None else f"<@{seat.user}>"
        assert name in text
        assert text.endswith(f"**{at.score}**")
        assert (name in heading) is (at.rank == 1)
    assert end.pictures


def fresh(seen: str) -> Callable[[Seen], bool]:
    """Return a condition: a message is not ``seen``, and is a turn or the end."""
    return lambda message: message.id != seen and (acts.is_turn(message) or acts.is_end(message))
