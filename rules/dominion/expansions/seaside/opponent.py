"""The ideas of the computer opponent about the cards of Seaside."""

from collections import Counter

from rules.dominion.card import ACTION, CARDS, PLAIN, TREASURE, VICTORY, is_a
from rules.dominion.evaluation import (
    TRAITS,
    fits,
    is_terminal,
    keeping,
    owning,
    toll,
    worst,
    worth,
)
from rules.dominion.expansions.seaside.view import SeasideView
from rules.dominion.opponent import idea, no, offered, trash_the_dearest, yes
from rules.dominion.view import DominionView
from rules.kernel import Ask

PRICES = (3, 5, 6, 8)
"""The numbers of coins with which a turn buys something better."""
RICH = 3
"""With so many coin tokens a Pirate Ship brings more than it takes."""

idea("dominion.explorer.show")(yes)
idea("dominion.pirate_ship.trash")(trash_the_dearest)


def part(view: DominionView) -> SeasideView:
    """Return Seaside's part of a view."""
    found: SeasideView = view.parts.get("seaside", SeasideView())
    return found


@toll("Embargo")
def curses(view: DominionView, card: str) -> int:
    """Count the Curses that come with a card."""
    tokens = part(view).embargo.get(card, 0)
    # Near the end a Province is worth its Curse.
    return tokens * (8 if is_a(card, VICTORY) else 16)


@fits("Island")
def something_to_put_aside(view: DominionView) -> bool:
    """Return whether the hand has a card that is better out of the deck."""
    hand = Counter(view.hand)
    hand.subtract(["Island"])
    return any(keeping(view, card) < 0 for card in hand.elements())


@fits("Treasure Map")
def both_halves(view: DominionView) -> bool:
    """Return whether both halves of the map are in hand."""
    return Counter(view.hand)["Treasure Map"] > 1


@fits("Tactician")
def poor_hand(view: DominionView) -> bool:
    """Return whether the hand buys little this turn."""
    return coins_in(view.hand) + view.coins < PRICES[1]


def coins_in(hand: tuple[str, ...]) -> int:
    """Return about how many coins the Treasures of a hand give."""
    return sum(PLAIN.get(card, 1) for card in hand if is_a(card, TREASURE))


@idea("dominion.ambassador.show")
def show_the_worst(view: DominionView, ask: Ask) -> list[str]:
    """Show the junk that is most often in hand."""
    cards = Counter(offered(ask))
    return [min(cards, key=lambda card: (owning(view, card) >= 0, -cards[card], owning(view, card), card))]


@idea("dominion.ambassador.return")
def return_junk(view: DominionView, ask: Ask) -> list[str]:
    """Return all copies of junk, and nothing else."""
    return [card for card in offered(ask) if owning(view, card) < 0]


@idea("dominion.embargo.choose")
def embargo_what_others_want(view: DominionView, ask: Ask) -> list[str]:
    """Put the token on a pile that the others may want more than the own deck does."""
    left = {pile.card for pile in view.piles if pile.count}
    cards = [card for card in offered(ask) if card in left and is_a(card, ACTION)]
    return [max(cards or offered(ask), key=lambda card: (_liked(card) - worth(view, card), card))]


def _liked(card: str) -> int:
    return TRAITS.wanted.get(card, (0, 0))[0]


@idea("dominion.haven.save")
def save_what_is_too_much(view: DominionView, ask: Ask) -> list[str]:
    """Save an Action that cannot be played, or a Treasure that buys nothing better now, or else the worst card."""
    cards = offered(ask)
    stuck = [card for card in cards if is_terminal(card) and not view.actions]
    if stuck:
        return [max(stuck, key=lambda card: (CARDS[card].cost, card))]
    coins = view.coins + coins_in(view.hand)
    spare = coins - max((price for price in PRICES if price <= coins), default=0)
    extra = [card for card in cards if 0 < PLAIN.get(card, 0) <= spare]
    return [max(extra, key=lambda card: PLAIN[card])] if extra else worst(view, cards)[:1]


@idea("dominion.island.save")
def put_points_aside(view: DominionView, ask: Ask) -> list[str]:
    """Put the card aside that does least in a hand, and of those the dearest."""
    return [min(offered(ask), key=lambda card: (keeping(view, card), -CARDS[card].cost, card))]


@idea("dominion.native_village.choose")
def take_when_it_is_worth_it(view: DominionView, _: Ask) -> list[str]:
    """Take the cards from the mat when there are some good ones."""
    good = [card for card in view.hidden.get("Native Village", ()) if keeping(view, card) > 2]
    return ["take"] if len(good) > 1 else ["hide"]


@idea("dominion.navigator.put_back")
def keep_a_good_hand(view: DominionView, ask: Ask) -> list[str]:
    """Put good cards back, the best first, and discard poor ones."""
    cards = offered(ask)
    good = sum(keeping(view, card) > 2 for card in cards)
    return worst(view, cards)[::-1] if 2 * good > len(cards) else []


@idea("dominion.pearl_diver.choose")
def raise_what_helps(view: DominionView, ask: Ask) -> list[str]:
    """Put a good card on top."""
    return ["yes"] if keeping(view, ask.args["drawn"]) > 2 else ["no"]


@idea("dominion.pirate_ship.choose")
def plunder_until_rich(view: DominionView, _: Ask) -> list[str]:
    """Attack until the tokens are worth more."""
    tokens = part(view).pirate
    return ["coins"] if tokens and tokens[view.turn] >= RICH else ["attack"]


@idea("dominion.treasury.put_back")
def use_them_again(_: DominionView, ask: Ask) -> list[str]:
    """Put all Treasuries back."""
    return offered(ask) or no(ask)
