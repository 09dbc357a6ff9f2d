"""The standing orders of Dominion: questions that the table answers for a person (D38).

In others' turns an order answers always or never, independent of its owner's hand. So the others learn nothing from it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from rules.dominion.card import CARDS, COSTS, ENDING, PLAIN, REACTION, TREASURE, basic_cards, is_a
from rules.dominion.expansion import EXPANSIONS
from rules.dominion.traits import traits
from rules.dominion.triggers import OFFERS
from rules.kernel import Ask, Choice, Event, Order

DISCARDS = {"Militia": "dominion.militia.discard"}
"""The asks of Attacks that make others discard, by card."""
LEAST = ("Curse", "Estate", "Duchy", "Province", "Copper")
"""The cards that people discard first."""
FEW = 3
"""The pile that ends the game is nearly empty with so many cards."""


def treasures(view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Play all plain Treasures, unless it matters which of them are played."""
    if "all" not in {option.id for option in ask.options}:
        return None
    return None if any(expansion.careful(view) for expansion in EXPANSIONS.values()) else ["all"]


def begin(view: Any, ask: Ask) -> Choice | None:
    """Play all Treasures in hand, if they are all plain and it does not matter which of them are played.

    The order of other Treasures can matter: some are worth more if they are played last.
    """
    if ask.kind != "dominion.treasure" or any(card not in PLAIN for card in view.hand if is_a(card, TREASURE)):
        return None
    return treasures(view, ask, ())


def cantrip_order(card: str) -> tuple[bool, int, str]:
    """Return a key that sorts cantrips as they are played: villages first, then by cost."""
    return card not in traits().villages, COSTS[card], card


def cantrips(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Play a card that gives an action back and asks nothing, unless the hand has a card that could play it twice."""
    ids = {option.id for option in ask.options}
    first = min(ids & traits().cantrips, key=cantrip_order, default=None)
    return None if first is None or ids & traits().doublers else [first]


def buy(_view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Buy the dearest of the cards picked that the player can pay for."""
    offered = {option.id for option in ask.options}
    return next(([card] for card in staples() if card in picked and card in offered), None)


def staples() -> tuple[str, ...]:
    """Return the basic cards that people buy whenever they can, the dearest first."""
    dearest = sorted(basic_cards(), key=lambda card: COSTS[card], reverse=True)
    return tuple(card for card in dearest if COSTS[card] >= COSTS["Silver"])


def frugal(view: Any, _ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Buy nothing with fewer coins than that. Coins are public."""
    return ["done"] if view.coins < int(picked[0]) else None


def discard(_view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Discard the cards picked first, then the cheapest. It always answers, so it tells nothing about a hand."""
    held = [option.id for option in ask.options for _ in range(option.limit)]
    return sorted(held, key=lambda card: (card not in picked, CARDS[card].cost, card))[: ask.least]


def near_the_end(view: Any, events: Sequence[Event]) -> bool:
    """Return whether one of the last cards of a pile that ends the game was just taken. Then every point counts."""
    gone = {event.args["card"] for event in events if event.kind in ("dominion.gained", "dominion.bought")}
    return any(pile.card in gone & ENDING and pile.count <= FEW for pile in view.piles)


def discards(view: Any) -> bool:
    """Return whether the kingdom has Attacks that make others discard down to three cards."""
    return not asks_to_discard().keys().isdisjoint(view.kingdom)


def asks_to_discard() -> dict[str, str]:
    """Return the asks of all Attacks that make others discard, by card."""
    return DISCARDS | {card: ask for one in EXPANSIONS.values() for card, ask in one.discards.items()}


def cantrips_there(view: Any) -> bool:
    """Return whether the kingdom has cards that the order may play."""
    return not traits().cantrips.isdisjoint(view.kingdom)


def moat(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Show a Moat that is in hand; without one, ask the owner only if another Reaction is possible."""
    if any(option.id == "Moat" for option in ask.options):
        return ["Moat"]
    # By the Reactions that are possible for all the others know. The hand would show in the answer.
    return ["done"] if ask.args["possible"] == ["Moat"] else None


def no_reaction(_view: Any, _ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Never react to an Attack."""
    return ["done"]


def there(card: str) -> Callable[[Any], bool]:
    """Return a function that says whether a card is in the kingdom."""
    return lambda view: card in view.kingdom


def attacked(view: Any) -> bool:
    """Return whether the kingdom has Reactions to Attacks."""
    return any(offer.card in view.kingdom for offer in OFFERS["attack"])


def lost(card: str) -> Callable[[Any, Sequence[Event]], bool]:
    """Return a function that says whether the player has just lost the last copy of a card."""

    def ends(view: Any, events: Sequence[Event]) -> bool:
        gone = any(event.args.get("seat") == view.seat and _names(event, card) for event in events)
        return gone and card not in view.owned

    return ends


def _names(event: Event, card: str) -> bool:
    """Return whether a card was trashed, returned to the supply or passed by an event."""
    args = event.args
    return (event.kind, args.get("card")) == ("dominion.passed", card) or (
        event.kind in ("dominion.trashed", "dominion.returned") and card in args["cards"]
    )


def new_reaction(view: Any, events: Sequence[Event]) -> bool:
    """Return whether the player has just gained a Reaction, and so may want to be asked again."""
    return any(
        event.kind in ("dominion.gained", "dominion.bought")
        and event.args["seat"] == view.seat
        and REACTION in CARDS[event.args["card"]].types
        for event in events
    )


def orders() -> tuple[Order, ...]:
    """Return the standing orders of the base game, then those of the expansions."""
    treasure, action = frozenset({"dominion.treasure"}), frozenset({"dominion.action"})
    buying, attack = frozenset({"dominion.buy"}), frozenset({"dominion.attack"})
    discarding = frozenset(asks_to_discard().values())
    base = (
        Order("treasures", treasure, treasures, at_once=True),
        Order("cantrips", action, cantrips, offered=cantrips_there, at_once=True),
        Order("buy", buying, buy, staples(), many=True, ends=near_the_end, at_once=True),
        Order("frugal", buying, frugal, ("2", "3", "4", "5"), ends=near_the_end, at_once=True),
        Order("discard", discarding, discard, LEAST, many=True, offered=discards),
        Order("moat", attack, moat, offered=there("Moat"), ends=lost("Moat")),
        Order("no_reaction", attack, no_reaction, offered=attacked, ends=new_reaction),
    )
    return (*base, *(order for expansion in EXPANSIONS.values() for order in expansion.orders))
