"""The standing orders for the cards of Prosperity, and when it matters which plain Treasures are played."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.dominion.card import PLAIN, TREASURE, is_a
from rules.dominion.orders import lost, near_the_end, new_reaction, there
from rules.kernel import Ask, Choice, Order

GRAND_MARKET, MINT = "Grand Market", "Mint"
COINS = {"Silver": 2, "Gold": 3, "Platinum": 5}
"""The coins of the Treasures that always give the same. Every other Treasure counts as one, the least it can give."""


def coins_without_copper(view: Any) -> int:
    """Return the coins that a seat has if it plays all Treasures in hand but its Coppers."""
    coins: int = view.coins
    return coins + sum(COINS.get(card, 1) for card in view.hand if is_a(card, TREASURE) and card != "Copper")


def buys_grand_market(view: Any) -> bool:
    """Return whether the seat can buy a Grand Market if it keeps its Coppers: a Copper in play forbids that."""
    costs = [pile.cost for pile in view.piles if pile.card == GRAND_MARKET and pile.count]
    return "Copper" in view.hand and bool(costs) and coins_without_copper(view) >= costs[0]


def buys_mint(view: Any) -> bool:
    """Return whether the seat may be able to buy a Mint: that trashes the Treasures in play."""
    costs = [pile.cost for pile in view.piles if pile.card == MINT and pile.count]
    held = [card for card in view.hand if is_a(card, TREASURE)]
    if not costs or not held:
        return False
    # The coins of other Treasures are unknown before they are played.
    unknown = any(card not in PLAIN for card in held)
    return unknown or view.coins + sum(PLAIN[card] for card in held) >= costs[0]


def matters(view: Any) -> bool:
    """Return whether it matters which plain Treasures the seat plays."""
    return buys_grand_market(view) or buys_mint(view)


def react_with(option: str) -> Callable[[Any, Ask, Sequence[str]], Choice | None]:
    """Return an answer that uses the Watchtower, if it is in hand, for every gain of the cards picked."""

    def answer(_view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
        if ask.args["card"] not in picked:
            return None
        return [option] if any(one.id == option for one in ask.options) else ["keep"]

    return answer


def keep(_view: Any, _ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Keep every card that is gained."""
    return ["keep"]


def lift(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Discard a Curse for a Mountebank, if one is in hand."""
    return [ask.options[0].id]


def shed(_view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Trash the worst of the cards picked for another player's Bishop, or none."""
    held = {option.id for option in ask.options}
    return [next((card for card in WORST if card in picked and card in held), "done")]


def trash_nothing(_view: Any, _ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Trash no card for another player's Bishop."""
    return ["done"]


GAIN = frozenset({"dominion.gain"})
BISHOP = frozenset({"dominion.bishop.may_trash"})
JUNK = ("Curse", "Copper", "Estate")
WORST = ("Curse", "Estate", "Copper")
GOOD = ("Silver", "Gold", "Platinum")
ORDERS = (
    Order("trash", GAIN, react_with("trash"), JUNK, many=True, offered=there("Watchtower"), ends=lost("Watchtower")),
    Order("deck", GAIN, react_with("deck"), GOOD, many=True, offered=there("Watchtower"), ends=lost("Watchtower")),
    Order("keep", GAIN, keep, offered=there("Watchtower"), ends=new_reaction),
    Order("curse", frozenset({"dominion.mountebank.discard"}), lift, offered=there("Mountebank")),
    Order("bishop", BISHOP, shed, WORST, many=True, offered=there("Bishop"), ends=near_the_end),
    Order("no_bishop", BISHOP, trash_nothing, offered=there("Bishop")),
)
