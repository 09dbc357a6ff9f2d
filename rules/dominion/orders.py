"""The standing orders of Dominion: what a person may have answered without being asked (D38).

In others' turns an order answers always or never, whatever its owner holds: that nobody is asked tells nothing.
"""

from collections.abc import Callable, Sequence
from typing import Any

from rules.dominion.card import CARDS, REACTION, TREASURE, is_a
from rules.kernel import Ask, Choice, Event, Order

GRAND_MARKET = "Grand Market"
COINS = {"Silver": 2, "Gold": 3, "Platinum": 5}


def treasures(view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Play all plain Treasures, unless a Grand Market could be bought by keeping the Coppers back."""
    if "all" not in {option.id for option in ask.options}:
        return None
    # A Copper in play forbids the Grand Market, so this is left to the person.
    return None if "Copper" in view.hand and _buys_grand_market(view) else ["all"]


def _buys_grand_market(view: Any) -> bool:
    costs = [pile.cost for pile in view.piles if pile.card == GRAND_MARKET and pile.count]
    # Other Treasures give different coins, but none gives less than one.
    rest = sum(COINS.get(card, 1) for card in view.hand if is_a(card, TREASURE) and card != "Copper")
    return bool(costs) and view.coins + rest >= costs[0]


def cantrips(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Play what gives an action back and asks nothing, unless a card is in hand that could play it more than once."""
    ids = {option.id for option in ask.options}
    return None if ids & DOUBLERS else next(([card] for card in CANTRIPS if card in ids), None)


def buy(_view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Buy the dearest of the cards picked that one can pay for."""
    offered = {option.id for option in ask.options}
    return next(([card] for card in WANTED if card in picked and card in offered), None)


def frugal(view: Any, _ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Buy nothing with fewer coins than that; how many one has everybody sees."""
    return ["done"] if view.coins < int(picked[0]) else None


def discard(_view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Discard the cards picked first, then the cheapest; always, so that it tells nothing of a hand."""
    held = [option.id for option in ask.options for _ in range(option.limit)]
    return sorted(held, key=lambda card: (card not in picked, CARDS[card].cost, card))[: ask.least]


def near_the_end(view: Any, events: Sequence[Event]) -> bool:
    """Return whether one of the last Provinces or Colonies has just gone: then every point counts."""
    gone = {event.args["card"] for event in events if event.kind in ("dominion.gained", "dominion.bought")}
    return any(pile.card in gone & {"Province", "Colony"} and pile.count <= FEW for pile in view.piles)


def discards(view: Any) -> bool:
    """Return whether there are Attacks that make others discard down to three cards."""
    return not {"Militia", "Goons"}.isdisjoint(view.kingdom)


def cantrips_there(view: Any) -> bool:
    """Return whether the kingdom has cards that may be played unasked."""
    return not {*CANTRIPS}.isdisjoint(view.kingdom)


def moat(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Show a Moat that is in hand; leave to its owner only what another Reaction could do, held or not."""
    if any(option.id == "Moat" for option in ask.options):
        return ["Moat"]
    # By what all think possible and not by the hand, or the answer would tell what is in it.
    return ["done"] if ask.args["possible"] == ["Moat"] else None


def no_reaction(_view: Any, _ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Never react to an Attack."""
    return ["done"]


def react_with(option: str) -> Callable[[Any, Ask, Sequence[str]], Choice | None]:
    """Return the answer that does one thing with every gain of the cards picked, where the Watchtower is in hand."""

    def answer(_view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
        if ask.args["card"] not in picked:
            return None
        return [option] if any(one.id == option for one in ask.options) else ["keep"]

    return answer


def keep(_view: Any, _ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Keep whatever is gained."""
    return ["keep"]


def there(card: str) -> Callable[[Any], bool]:
    """Return whether a card is in the kingdom."""
    return lambda view: card in view.kingdom


def attacked(view: Any) -> bool:
    """Return whether there are Reactions to Attacks."""
    return not {"Moat", "Secret Chamber"}.isdisjoint(view.kingdom)


def lost(card: str) -> Callable[[Any, Sequence[Event]], bool]:
    """Return whether the last copy of a card has just been lost."""

    def ends(view: Any, events: Sequence[Event]) -> bool:
        gone = any(event.args.get("seat") == view.seat and _names(event, card) for event in events)
        return gone and card not in view.owned

    return ends


def _names(event: Event, card: str) -> bool:
    """Whether a card was trashed or passed by an event."""
    args = event.args
    return (event.kind, args.get("card")) == ("dominion.passed", card) or (
        event.kind == "dominion.trashed" and card in args["cards"]
    )


def new_reaction(view: Any, events: Sequence[Event]) -> bool:
    """Return whether a Reaction has just been gained: whoever had none may want to be asked now."""
    return any(
        event.kind in ("dominion.gained", "dominion.bought")
        and event.args["seat"] == view.seat
        and REACTION in CARDS[event.args["card"]].types
        for event in events
    )


ATTACK, GAIN = frozenset({"dominion.attack"}), frozenset({"dominion.gain"})
CANTRIPS = ("Village", "Worker's Village", "City", "Great Hall", "Laboratory", "Market", "Grand Market", "Peddler")
"""Actions that give at least an action and a card and leave no choice, in the order in which they are played."""
DOUBLERS = {"Throne Room", "King's Court"}
BUY = frozenset({"dominion.buy"})
DISCARD = frozenset({"dominion.militia.discard", "dominion.goons.discard"})
LEAST = ("Curse", "Estate", "Duchy", "Province", "Copper")
"""What people discard first."""
WANTED = ("Colony", "Platinum", "Province", "Gold", "Duchy", "Silver")
"""What people buy whenever they can, the dearest first."""
FEW = 3
"""So many Provinces or Colonies are few."""
JUNK = ("Curse", "Copper", "Estate")
GOOD = ("Silver", "Gold", "Platinum")
ORDERS = (
    Order("treasures", frozenset({"dominion.treasure"}), treasures, at_once=True),
    Order("cantrips", frozenset({"dominion.action"}), cantrips, offered=cantrips_there, at_once=True),
    Order("buy", BUY, buy, WANTED, many=True, ends=near_the_end, at_once=True),
    Order("frugal", BUY, frugal, ("2", "3", "4", "5"), ends=near_the_end, at_once=True),
    Order("discard", DISCARD, discard, LEAST, many=True, offered=discards),
    Order("moat", ATTACK, moat, offered=there("Moat"), ends=lost("Moat")),
    Order("no_reaction", ATTACK, no_reaction, offered=attacked, ends=new_reaction),
    Order("trash", GAIN, react_with("trash"), JUNK, many=True, offered=there("Watchtower"), ends=lost("Watchtower")),
    Order("deck", GAIN, react_with("deck"), GOOD, many=True, offered=there("Watchtower"), ends=lost("Watchtower")),
    Order("keep", GAIN, keep, offered=there("Watchtower"), ends=new_reaction),
)
