"""The ideas of the computer opponent about the cards of Intrigue."""

from collections import Counter

from rules.dominion.card import ACTION, is_a
from rules.dominion.evaluation import LATE, TRAITS, WORTH, ending, junk, keeping, money, owning, worth_of
from rules.dominion.opponent import defence, discard_the_useless, idea, offered, yes
from rules.dominion.view import DominionView
from rules.kernel import Ask

idea("dominion.secret_chamber.discard")(discard_the_useless)
idea("dominion.baron.discard")(yes)


@worth_of("Duke")
def _duke(view: DominionView) -> int:
    return 64 if ending(view) <= LATE and view.owned.get("Duchy", 0) > 2 else 4


@defence("Secret Chamber")
def _against_the_deck(attack: str) -> bool:
    return attack in TRAITS.deck_attacks


@idea("dominion.swindler.give")
def give_the_worst(view: DominionView, ask: Ask) -> list[str]:
    """Give the card that is worst to own for anyone: what the own deck has enough of can help another one."""

    def use(card: str) -> int:
        return WORTH[card](view) if card in WORTH else TRAITS.wanted.get(card, (0, 0))[0]

    return [min(offered(ask), key=lambda card: (owning(view, card), use(card), card))]


@idea("dominion.wishing_well.name")
def wish_for_the_commonest(view: DominionView, _: Ask) -> list[str]:
    """Name the most frequent of the own hidden cards."""
    unseen = Counter(view.owned)
    unseen.subtract((*view.hand, *view.players[view.turn].in_play))
    return [max(unseen, key=lambda card: (unseen[card], card))]


@idea("dominion.mining_village.trash")
def for_the_last_coins(view: DominionView, _: Ask) -> list[str]:
    """Trash the village only when the game ends."""
    return ["yes"] if ending(view) <= 2 else ["no"]


@idea("dominion.minion.choose")
def coins_unless_poor(view: DominionView, _: Ask) -> list[str]:
    """Take a new hand instead of a poor one."""
    good = sum(keeping(view, card) > 2 for card in view.hand)
    return ["cards"] if good < 2 else ["coins"]


@idea("dominion.nobles.choose")
def actions_if_needed(view: DominionView, _: Ask) -> list[str]:
    """Take actions if Actions are in hand and no action is left, else cards."""
    waiting = any(is_a(card, ACTION) for card in view.hand)
    return ["actions"] if waiting and not view.actions else ["cards"]


@idea("dominion.pawn.choose")
def card_and_action(view: DominionView, _: Ask) -> list[str]:
    """Take a card and an action, or a coin instead of the card when the deck is empty."""
    return ["cards", "actions"] if view.players[view.turn].deck else ["coins", "actions"]


@idea("dominion.steward.choose")
def trash_or_draw(view: DominionView, _: Ask) -> list[str]:
    """Trash two bad cards early, else draw."""
    return ["trash"] if len(junk(view, view.hand)) > 1 and money(view) > 8 else ["cards"]


@idea("dominion.torturer.choose")
def discard_what_is_useless(view: DominionView, _: Ask) -> list[str]:
    """Discard two useless cards, or the last card in hand; else take the Curse."""
    # Coppers count as useless here, because a Curse stays and a hand does not.
    useless = sum(keeping(view, card) <= 2 for card in view.hand)
    return ["discard"] if useless > 1 or len(view.hand) < 2 else ["curse"]
