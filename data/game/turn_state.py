"""The state of a running table before a change, with which its state after the change is compared."""

from typing import NamedTuple

from rules.kernel import Proposal, Table, Turn, View


class TurnState(NamedTuple):
    """The state of a table: its turn, the seats of people who must act, and the open proposals of the rules."""

    turn: Turn
    waiting: frozenset[int]
    proposals: tuple[Proposal, ...]
    asks: frozenset[int] = frozenset()
    """The numbers of the open asks."""
    seen: View | None = None
    """The public view, if a player can change a secret answer; otherwise None."""


def turn_state(table: Table, waiting: frozenset[int]) -> TurnState:
    """Return the state of a table that waits for the people of these seats."""
    asks = frozenset(ask.number for ask in table.asks)
    secret = any(ask.secret and (ask.optional or ask.together) for ask in (*table.asks, *table.answered))
    return TurnState(table.turn, waiting, table.proposals, asks, table.view(None) if secret else None)
