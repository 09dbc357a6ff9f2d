"""The supply: what its piles cost now, which cards may be bought, and which piles are empty."""

from collections.abc import Collection, Mapping
from functools import cache, lru_cache

from rules.dominion.card import COSTS, ENDING
from rules.dominion.state import Dominion
from rules.kernel import Option


def prices(table: Dominion, cards: Collection[str]) -> Mapping[str, int]:
    """Return what the cards cost now, in every place. All reductions add up before the floor of $0 (D24)."""
    # Most kingdoms have no such card, and most of the time none of them acts.
    known = table.occasions.triggers["price"]
    reductions = [cut for cut in known if cut.acts(table)] if known else known
    if not reductions:
        return COSTS
    cuts = {card: sum(cut.act(table, card) * cut.copies(table, card) for cut in reductions) for card in cards}
    return {card: max(0, COSTS[card] - cut) for card, cut in cuts.items()}


def price(table: Dominion, card: str) -> int:
    """Return what a card costs now."""
    return prices(table, (card,))[card]


@cache
def priced(card: str, cost: int) -> Option:
    """Return the option to pick a pile, with its price."""
    return Option(card, args={"price": cost})


@lru_cache(256)
def _printed(piles: tuple[str, ...], least: int, most: int) -> tuple[Option, ...]:
    """Return those of a game's piles that have a printed price from ``least`` to ``most``."""
    return tuple([priced(card, COSTS[card]) for card in piles if least <= COSTS[card] <= most])


def piles(table: Dominion, least: int, most: int) -> tuple[Option, ...]:
    """Return the piles that are not empty and cost ``least`` to ``most`` now, as options with their prices."""
    supply, costs = table.supply, prices(table, table.supply)
    # Usually no price is reduced. Then the piles of a price range are the same for the whole game.
    if costs is COSTS:
        options = _printed(table.piles, least, most)
    else:
        options = tuple([priced(card, cost) for card, cost in costs.items() if least <= cost <= most])
    return options if all(supply.values()) else tuple([option for option in options if supply[option.id]])


def for_sale(table: Dominion) -> tuple[Option, ...]:
    """Return the piles that the player to move can pay for and may buy."""
    offered = piles(table, 0, table.turn.coins)
    for ban in table.occasions.triggers["forbid"]:
        banned = ban.act(table)
        offered = tuple(option for option in offered if option.id not in banned)
    return offered


def empty_piles(table: Dominion) -> list[str]:
    """Return the piles that are empty."""
    return [card for card, count in table.supply.items() if not count]


def is_over(table: Dominion) -> bool:
    """Return whether the game ends after this turn: an ending pile, or enough others, are empty (D39)."""
    # For most of the game no pile is empty.
    if all(table.supply.values()):
        return False
    empty = empty_piles(table)
    return not ENDING.isdisjoint(empty) or len(empty) >= (3 if table.seats < 5 else 4)
