"""The computer opponent: Treasures and points first, with a few Actions that a turn has room for.

It sees what its seat may see, and answers every question of every card: by the question's kind where a card needs
an idea of its own, else by what the last word of the kind asks for.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from rules.dominion.card import ACTION, CARDS, TREASURE, is_a
from rules.dominion.judgement import NOTHING, eagerness, ending, junk, keeping, money, owning, worst, worth
from rules.dominion.view import DominionView
from rules.kernel import Ask, Choice

Idea: TypeAlias = Callable[[DominionView, Ask], list[str]]

IDEAS: dict[str, Idea] = {}
"""What to answer: by the whole kind, or by its last word."""


def choose(view: DominionView, ask: Ask, _: Any) -> Choice:
    """Answer an ask as its seat sees the table."""
    # A card's own idea first; most cards are content with that of the verb.
    idea = IDEAS.get(ask.kind) or IDEAS[ask.kind.rpartition(".")[2]]
    return idea(view, ask)


def idea(*kinds: str) -> Callable[[Idea], Idea]:
    """Register an idea for kinds of asks or their last words."""

    def register(answer: Idea) -> Idea:
        IDEAS.update(dict.fromkeys(kinds, answer))
        return answer

    return register


def offered(ask: Ask) -> list[str]:
    """Return every card that can be picked, as often as it can."""
    return [option.id for option in ask.options for _ in range(option.limit) if option.id in CARDS]


def ids(ask: Ask) -> set[str]:
    """Return the ids of all options."""
    return {option.id for option in ask.options}


def no(ask: Ask) -> list[str]:
    """Return the answer that does nothing."""
    return next(([option] for option in ("done", "keep", "no") if option in ids(ask)), [])


# The turn


@idea("action", "play")
def play_the_most_eager(view: DominionView, ask: Ask) -> list[str]:
    """Play what gives actions first and what had better wait never."""
    card = max(offered(ask), key=lambda card: (eagerness(view, card), card), default="")
    return [card] if card and (eagerness(view, card) >= 0 or not no(ask)) else no(ask)


@idea("treasure")
def play_treasures(view: DominionView, ask: Ask) -> list[str]:
    """Play everything, Banks last; keep the Coppers back where a Grand Market can be had without."""
    cards = [option.id for option in ask.options if option.id in CARDS]
    if "Copper" in cards and _aims_at_grand_market(view):
        rest = [card for card in cards if card != "Copper"]
        return [min(rest, key=_treasure_order)] if rest else ["done"]
    return ["all"] if "all" in ids(ask) else [min(cards, key=_treasure_order)]


def _treasure_order(card: str) -> tuple[bool, bool, str]:
    # A Bank counts the Treasures in play, and a Venture plays one more before it.
    return card == "Bank", card == "Venture", card


def _aims_at_grand_market(view: DominionView) -> bool:
    """Whether the Treasures in hand without Coppers pay for a Grand Market and no Province is in sight."""
    there = any(pile.card == "Grand Market" and pile.count for pile in view.piles)
    coins = {"Silver": 2, "Gold": 3, "Platinum": 5}
    rest = view.coins + sum(coins.get(card, 1) for card in view.hand if is_a(card, TREASURE) and card != "Copper")
    # Eight coins would buy a Province.
    return there and "Copper" not in view.players[view.turn].in_play and 6 <= rest < 8


@idea("buy")
def buy_the_best(view: DominionView, ask: Ask) -> list[str]:
    """Buy what is worth most, or nothing."""
    card = max(offered(ask), key=lambda card: worth(view, card), default="")
    return [card] if card and worth(view, card) > NOTHING else ["done"]


# Cards of the hand


@idea("discard", "may_discard", "pass")
def part_with_the_worst(view: DominionView, ask: Ask) -> list[str]:
    """Discard or pass what is least worth holding, no more than demanded."""
    return worst(view, offered(ask))[: ask.least]


@idea("dominion.cellar.discard", "dominion.secret_chamber.discard", "dominion.vault.discard")
def discard_the_useless(view: DominionView, ask: Ask) -> list[str]:
    """Discard all that does nothing in this hand."""
    return [card for card in offered(ask) if keeping(view, card) <= 0]


@idea("dominion.vault.may_discard")
def exchange_two_useless(view: DominionView, ask: Ask) -> list[str]:
    """Exchange two cards that do nothing."""
    useless = [card for card in offered(ask) if keeping(view, card) < 0]
    return useless[:2] if len(useless) > 1 else []


@idea("dominion.mountebank.discard", "dominion.counting_house.take")
def all_of_it(_: DominionView, ask: Ask) -> list[str]:
    """Take or give everything on offer."""
    return offered(ask) or no(ask)


@idea("trash", "may_trash")
def trash_junk(view: DominionView, ask: Ask) -> list[str]:
    """Trash what is gladly lost, leaving some money; if more is demanded, what hurts least."""
    by_pain = sorted(offered(ask), key=lambda card: (owning(view, card), card))
    # A deck that has lost its last coins cannot buy better ones.
    spare = money(view) - 4
    chosen: list[str] = []
    for card in junk(view, by_pain)[: ask.most]:
        spare -= card == "Copper"
        if card != "Copper" or spare >= 0:
            chosen.append(card)
    # Too little junk: where one may decline nothing goes, else what hurts least.
    return chosen if len(chosen) >= max(1, ask.least) else by_pain[: ask.least] if not no(ask) else no(ask)


@idea("dominion.forge.trash")
def forge_junk(view: DominionView, ask: Ask) -> list[str]:
    """Forge only what is gladly lost."""
    return junk(view, offered(ask))


@idea("dominion.mine.trash")
def mine_the_next_best(_: DominionView, ask: Ask) -> list[str]:
    """Turn a Silver into Gold rather than a Copper into Silver."""
    order = ("Silver", "Copper", "Gold")
    return [min(offered(ask), key=lambda card: order.index(card) if card in order else len(order))]


@idea("put_back")
def keep_the_best(view: DominionView, ask: Ask) -> list[str]:
    """Put back what this hand cannot use; revealed cards the best first."""
    # All of them go back where cards were revealed; fewer, where they come from a hand.
    best_first = worst(view, offered(ask))[::-1]
    return best_first if ask.least == len(best_first) else worst(view, offered(ask))[: ask.least]


@idea("show")
def copy_the_best_treasure(_: DominionView, ask: Ask) -> list[str]:
    """Mint another Treasure, but no Copper."""
    cards = [card for card in offered(ask) if CARDS[card].cost]
    return [max(cards, key=lambda card: CARDS[card].cost)] if cards else no(ask)


# Cards of the supply, or of others


@idea("gain")
def gain_the_best(view: DominionView, ask: Ask) -> list[str]:
    """Gain what is worth most; junk only where it must be."""
    if "keep" in ids(ask):
        return react_to_a_gain(view, ask)
    card = max(offered(ask), key=lambda card: (worth(view, card), card))
    return no(ask) if no(ask) and worth(view, card) < 0 else [card]


def react_to_a_gain(view: DominionView, ask: Ask) -> list[str]:
    """Trash junk, and have a good card at once."""
    card = ask.args["card"]
    if owning(view, card) < 0 and "trash" in ids(ask):
        return ["trash"]
    # From a cost of three on.
    return ["deck"] if keeping(view, card) >= 8 and "deck" in ids(ask) else ["keep"]


@idea("dominion.thief.gain")
def keep_stolen_silver(_: DominionView, ask: Ask) -> list[str]:
    """Take every stolen Treasure but Coppers."""
    return [card for card in offered(ask) if CARDS[card].cost]


@idea("dominion.thief.trash")
def trash_the_dearest(_: DominionView, ask: Ask) -> list[str]:
    """Take the most expensive Treasure away."""
    return [max(offered(ask), key=lambda card: (CARDS[card].cost, card))]


@idea("dominion.swindler.give")
def give_the_worst(view: DominionView, ask: Ask) -> list[str]:
    """Give away what one would not like to have."""
    return [min(offered(ask), key=lambda card: (owning(view, card), worth(view, card), card))]


# Names, options, reactions


@idea("dominion.contraband.name")
def forbid_the_best(view: DominionView, _: Ask) -> list[str]:
    """Forbid what the buyer would like best."""
    # His hand is hidden: a guess of two coins a card.
    reach = view.coins + 2 * view.players[view.turn].hand
    wanted = [pile for pile in view.piles if pile.count and pile.cost <= reach]
    points = "Colony" if view.colony else "Province"
    if any(pile.card == points for pile in wanted):
        return [points]
    return [max(wanted, key=lambda pile: (pile.cost, pile.card)).card]


@idea("dominion.wishing_well.name")
def wish_for_the_commonest(view: DominionView, _: Ask) -> list[str]:
    """Name what is most often among the cards out of sight."""
    unseen = Counter(view.owned)
    unseen.subtract((*view.hand, *view.players[view.turn].in_play))
    return [max(unseen, key=lambda card: (unseen[card], card))]


@idea("attack")
def defend(view: DominionView, ask: Ask) -> list[str]:
    """Show a Moat; exchange cards with the Secret Chamber where the deck is attacked."""
    if "Moat" in ids(ask):
        return ["Moat"]
    on_the_deck = ask.args["card"] in ("Rabble", "Saboteur", "Spy", "Swindler", "Thief")
    return ["Secret Chamber"] if on_the_deck and "Secret Chamber" in ids(ask) else ["done"]


@idea("turn_over", "dominion.baron.discard")
def yes(_: DominionView, ask: Ask) -> list[str]:
    """Agree if possible."""
    return ["yes"] if "yes" in ids(ask) else no(ask)


@idea("dominion.mining_village.trash")
def for_the_last_coins(view: DominionView, _: Ask) -> list[str]:
    """Give the village up only when the game ends."""
    return ["yes"] if ending(view) <= 2 else ["no"]


@idea("set_aside")
def what_cannot_be_played(view: DominionView, ask: Ask) -> list[str]:
    """Set Actions aside when no action is left."""
    return ["keep all"] if view.actions else yes(view, ask)


@idea("dominion.spy.choose")
def leave_what_helps(view: DominionView, ask: Ask) -> list[str]:
    """Leave oneself good cards and others bad ones."""
    # More than a Copper, which is worth 2.
    good = keeping(view, ask.args["revealed"]) > 2
    return ["leave"] if good == (ask.args["owner"] == view.seat) else ["discard"]


@idea("dominion.loan.choose")
def trash_coppers(view: DominionView, ask: Ask) -> list[str]:
    """Trash a Copper, keep anything better."""
    return ["trash"] if owning(view, ask.args["revealed"]) < 0 else ["discard"]


@idea("dominion.minion.choose")
def coins_unless_poor(view: DominionView, _: Ask) -> list[str]:
    """Take a new hand instead of a poor one."""
    good = sum(keeping(view, card) > 2 for card in view.hand)
    return ["cards"] if good < 2 else ["coins"]


@idea("dominion.nobles.choose")
def actions_if_needed(view: DominionView, _: Ask) -> list[str]:
    """Take actions where Actions wait for them, else cards."""
    waiting = any(is_a(card, ACTION) for card in view.hand)
    return ["actions"] if waiting and not view.actions else ["cards"]


@idea("dominion.pawn.choose")
def card_and_action(view: DominionView, _: Ask) -> list[str]:
    """Replace the Pawn, or take a coin when the deck is empty."""
    return ["cards", "actions"] if view.players[view.turn].deck else ["coins", "actions"]


@idea("dominion.steward.choose")
def trash_or_draw(view: DominionView, _: Ask) -> list[str]:
    """Trash two bad cards early, else draw."""
    return ["trash"] if len(junk(view, view.hand)) > 1 and money(view) > 8 else ["cards"]


@idea("dominion.torturer.choose")
def discard_what_is_useless(view: DominionView, _: Ask) -> list[str]:
    """Discard two useless cards, or a hand that is almost gone; else take the Curse."""
    # Coppers count as useless here, as a Curse stays and a hand does not.
    useless = sum(keeping(view, card) <= 2 for card in view.hand)
    return ["discard"] if useless > 1 or len(view.hand) < 2 else ["curse"]
