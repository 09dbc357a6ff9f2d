"""The ideas of the computer opponent about the cards of Intrigue's second edition."""

from rules.dominion.card import ACTION, CARDS, is_a
from rules.dominion.evaluation import LATE, NOTHING, ending, keeping, worst, worth
from rules.dominion.opponent import defence, idea, offered
from rules.dominion.orders import asks_to_discard
from rules.dominion.view import DominionView
from rules.kernel import Ask


@defence("Diplomat")
def _against_discards(attack: str) -> bool:
    return attack in asks_to_discard()


@idea("dominion.courtier.reveal")
def show_the_most_types(_: DominionView, ask: Ask) -> list[str]:
    """Show the card with the most types."""
    return [max(offered(ask), key=lambda card: (len(CARDS[card].types), card))]


@idea("dominion.courtier.choose")
def gold_or_coins(view: DominionView, ask: Ask) -> list[str]:
    """Take a Gold until the game is nearly over, else coins. Actions come next only if they can be played."""
    first = ["gold", "coins"] if ending(view) > LATE else ["coins", "gold"]
    waiting = any(is_a(card, ACTION) for card in view.hand) and not view.actions
    return [*first, *(["actions", "buys"] if waiting else ["buys", "actions"])][: ask.least]


@idea("dominion.lurker.choose")
def gain_what_is_good(view: DominionView, _: Ask) -> list[str]:
    """Gain an Action from the trash if it is worth more than nothing, else trash one."""
    lying = [card for card in view.trash if is_a(card, ACTION)]
    return ["gain"] if any(worth(view, card) > NOTHING for card in lying) else ["trash"]


@idea("dominion.lurker.trash")
def trash_for_the_next_lurker(view: DominionView, ask: Ask) -> list[str]:
    """Trash the best card if the next Lurker can gain it this turn, else the worst one."""
    next_one = view.actions and "Lurker" in view.hand
    best_last = sorted(offered(ask), key=lambda card: (worth(view, card), card))
    return [best_last[-1 if next_one else 0]]


@idea("dominion.mill.may_discard")
def two_useless_cards(view: DominionView, ask: Ask) -> list[str]:
    """Discard two cards that are worth less than two coins together."""
    two = worst(view, offered(ask))[:2]
    # A Copper has the value 2.
    return two if len(two) == 2 and sum(max(0, keeping(view, card)) for card in two) <= keeping(view, "Copper") else []


@idea("dominion.secret_passage.put_back")
def put_the_worst_away(view: DominionView, ask: Ask) -> list[str]:
    """Put the least useful card away."""
    return worst(view, offered(ask))[:1]


@idea("dominion.secret_passage.place")
def junk_to_the_bottom(view: DominionView, ask: Ask) -> list[str]:
    """Put a useless card at the bottom and any other on top."""
    useless = keeping(view, ask.args["moved"]) <= keeping(view, "Copper")
    return [ask.options[-1 if useless else 0].id]
