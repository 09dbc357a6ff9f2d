"""The ideas of the computer opponent about the cards of Prosperity."""

from collections.abc import Collection

from rules.dominion.card import CARDS
from rules.dominion.evaluation import junk, keeping, owning, worth_of
from rules.dominion.expansions.prosperity.orders import GRAND_MARKET, coins_without_copper
from rules.dominion.opponent import discard_the_useless, idea, no, offered
from rules.dominion.view import DominionView
from rules.kernel import Ask

idea("dominion.vault.discard")(discard_the_useless)


@worth_of("Colony")
def _colony(_view: DominionView) -> int:
    return 120


def kept_treasures(view: DominionView) -> Collection[str]:
    """Return the Copper if the other Treasures in hand pay for a Grand Market and no Province is in sight."""
    return ("Copper",) if _aims_at_grand_market(view) else ()


def _aims_at_grand_market(view: DominionView) -> bool:
    there = any(pile.card == GRAND_MARKET and pile.count for pile in view.piles)
    # Eight coins would buy a Province.
    return there and "Copper" not in view.players[view.turn].in_play and 6 <= coins_without_copper(view) < 8


@idea("dominion.vault.may_discard")
def exchange_two_useless(view: DominionView, ask: Ask) -> list[str]:
    """Exchange two cards that do nothing."""
    useless = [card for card in offered(ask) if keeping(view, card) < 0]
    return useless[:2] if len(useless) > 1 else []


@idea("dominion.mountebank.discard", "dominion.counting_house.take")
def all_of_it(_: DominionView, ask: Ask) -> list[str]:
    """Take or give everything on offer."""
    return offered(ask) or no(ask)


@idea("dominion.forge.trash")
def forge_junk(view: DominionView, ask: Ask) -> list[str]:
    """Forge only junk."""
    return junk(view, offered(ask))


@idea("dominion.mint.show")
def copy_the_best_treasure(_: DominionView, ask: Ask) -> list[str]:
    """Mint another Treasure, but no Copper."""
    cards = [card for card in offered(ask) if CARDS[card].cost]
    return [max(cards, key=lambda card: CARDS[card].cost)] if cards else no(ask)


@idea("dominion.contraband.name")
def forbid_the_best(view: DominionView, _: Ask) -> list[str]:
    """Forbid the card that the buyer probably wants most."""
    # The buyer's hand is hidden, so guess two coins a card.
    reach = view.coins + 2 * view.players[view.turn].hand
    wanted = [pile for pile in view.piles if pile.count and pile.cost <= reach]
    points = next(card for card in ("Colony", "Province") if any(pile.card == card for pile in view.piles))
    if any(pile.card == points for pile in wanted):
        return [points]
    return [max(wanted, key=lambda pile: (pile.cost, pile.card)).card]


@idea("dominion.loan.choose")
def trash_coppers(view: DominionView, ask: Ask) -> list[str]:
    """Trash a Copper, keep anything better."""
    return ["trash"] if owning(view, ask.args["revealed"]) < 0 else ["discard"]
