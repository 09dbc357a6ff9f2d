"""The supply: what its piles cost now, what may be bought, and which piles are empty."""

from collections.abc import Collection, Mapping

from rules.dominion.card import COSTS
from rules.dominion.occasions import triggers
from rules.dominion.state import Dominion


def prices(table: Dominion, cards: Collection[str]) -> Mapping[str, int]:
    """Return what the cards cost now, wherever they are: all reductions add up before the floor of $0 (D24)."""
    discount = table.turn.discount
    reductions = triggers("price", table.kingdom)
    if not discount and not reductions:
        return COSTS
    cuts = {card: sum(cut.act(table, card) * cut.copies(table, card) for cut in reductions) for card in cards}
    return {card: max(0, COSTS[card] - discount - cut) for card, cut in cuts.items()}


def price(table: Dominion, card: str) -> int:
    """Return what a card costs now."""
    return prices(table, (card,))[card]


def piles(table: Dominion) -> dict[str, int]:
    """Return the price of every pile that is not empty."""
    costs = prices(table, table.supply)
    return {card: costs[card] for card, count in table.supply.items() if count}


def for_sale(table: Dominion) -> dict[str, int]:
    """Return what may be bought with the coins at hand, and its price."""
    coins = table.turn.coins
    banned = {card for ban in triggers("forbid", table.kingdom) for card in ban.act(table)}
    return {card: cost for card, cost in piles(table).items() if cost <= coins and card not in banned}


def empty_piles(table: Dominion) -> list[str]:
    """Return the piles that are used up."""
    return [card for card, count in table.supply.items() if not count]


def is_over(table: Dominion) -> bool:
    """Whether the game ends after this turn: no Province, no Colony, or three piles empty, four if five play (D39)."""
    empty = empty_piles(table)
    return "Province" in empty or "Colony" in empty or len(empty) >= (3 if table.seats < 5 else 4)
