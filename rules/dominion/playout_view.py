"""A seat's view of a table in a playout: the facts of the view that the opponent reads, each found when it is read."""

from collections import Counter
from functools import cached_property
from typing import Any

from rules.dominion.state import Dominion
from rules.dominion.supply import prices
from rules.dominion.view import Pile, Seat, in_front, lying, shown_parts


class PlayoutView:
    """Stands for a ``DominionView``: a playout asks thousands of times, and most answers need few facts."""

    def __init__(self, table: Dominion, seat: int) -> None:
        self._table = table
        self.seat = seat
        self.kingdom = table.kingdom
        self.turn = table.seat
        self.actions = table.turn.actions
        self.coins = table.turn.coins
        self.hand = table.players[seat].hand
        self.trash = table.trash

    @cached_property
    def owned(self) -> dict[str, int]:
        """All cards of the seat."""
        return Counter(self._table.players[self.seat].cards)

    @cached_property
    def hidden(self) -> dict[str, tuple[str, ...]]:
        """The own cards that lie face down."""
        return lying(self._table.players[self.seat].hidden)

    @cached_property
    def piles(self) -> tuple[Pile, ...]:
        """The piles. No opponent asks which of them are for sale; the options of its ask say so."""
        table = self._table
        costs = prices(table, table.supply)
        return tuple([Pile(card, count, costs[card], for_sale=False) for card, count in table.supply.items()])

    @cached_property
    def players(self) -> tuple[Seat, ...]:
        """The players."""
        return tuple([in_front(player, None) for player in self._table.players])

    @cached_property
    def parts(self) -> dict[str, Any]:
        """The parts of the expansions."""
        return shown_parts(self._table)
