"""The supply: what its piles cost now, what may be bought, and which piles are empty."""

from collections.abc import Collection

from rules.dominion.card import COSTS
from rules.dominion.occasions import triggers
from rules.dominion.state import Dominion


def prices(table: Dominion, cards: Collection[str]) -> dict[str, int]:
    """Return what each of the cards costs now, wherever it is: all reductions add up before the floor of $0 (D24)."""
    costs = {card: COSTS[card] for card in cards}
    discount = table.turn.discount
    reductions = triggers("price", table.kingdom)
    if discount or reductions:
        for card, cost in costs.items():
            cut = sum(trigger.act(table, card) * trigger.copies(table, card) for trigger in reductions)
            costs[card] = max(0, cost - discount - cut)
    return costs


def price(table: Dominion, card: str) -> int:
    """Return what a card costs now."""
    return prices(table, (card,))[card]


def piles(table: Dominion) -> dict[str, int]:
    """Return the price of every pile that is not empty."""
    return prices(table, [card for card, count in table.supply.items() if count])


def for_sale(table: Dominion) -> dict[str, int]:
    """Return what may be bought with the coins at hand, and its price."""
    coins, left = table.turn.coins, table.supply
    banned = {card for ban in triggers("forbid", table.kingdom) for card in ban.act(table)}
    costs = prices(table, left)
    return {card: cost for card, cost in costs.items() if cost <= coins and left[card] and card not in banned}


def empty_piles(table: Dominion) -> list[str]:
    """Return the piles that are used up."""
    return [card for card, count in table.supply.items() if not count]


def is_over(table: Dominion) -> bool:
    """Whether the game ends after this turn: no Province, no Colony, or three piles empty, four if five play (D39)."""
    empty = empty_piles(table)
    return "Province" in empty or "Colony" in empty or len(empty) >= (3 if table.seats < 5 else 4)
