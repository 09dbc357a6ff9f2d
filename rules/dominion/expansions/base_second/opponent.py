"""The ideas of the computer opponent about the cards of the second edition."""

from rules.dominion.card import ACTION, CARDS, TREASURE, is_a
from rules.dominion.evaluation import keeping
from rules.dominion.opponent import idea, keep_the_best, no, offered
from rules.dominion.view import DominionView
from rules.kernel import Ask


@idea("dominion.artisan.put_back")
def save_an_action(view: DominionView, ask: Ask) -> list[str]:
    """Keep the best Action for the next turn if no action is left, else put back the least useful card."""
    waiting = [card for card in offered(ask) if is_a(card, ACTION)]
    if waiting and not view.actions:
        return [max(waiting, key=lambda card: (CARDS[card].cost, card))]
    return keep_the_best(view, ask)


@idea("dominion.harbinger.put_back")
def draw_the_best_again(view: DominionView, ask: Ask) -> list[str]:
    """Put the best card back, unless it is no better than a Copper."""
    card = max(offered(ask), key=lambda card: (keeping(view, card), card))
    return [card] if keeping(view, card) > keeping(view, "Copper") else no(ask)


@idea("dominion.sentry.discard")
def discard_what_is_never_played(_: DominionView, ask: Ask) -> list[str]:
    """Discard the cards that do nothing in a hand."""
    return [card for card in offered(ask) if not (is_a(card, ACTION) or is_a(card, TREASURE))]
