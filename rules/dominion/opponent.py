"""The computer opponent: it buys Treasures and points, and a few Actions.

It sees only what its seat may see. It answers a question by the idea for its kind, or else by the idea for the last
word of the kind.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from rules.dominion.card import CARDS
from rules.dominion.evaluation import (
    NOTHING,
    TRAITS,
    Needs,
    eagerness,
    junk,
    keeping,
    money,
    owning,
    tolls,
    worst,
    worth,
)
from rules.dominion.expansion import EXPANSIONS
from rules.dominion.view import DominionView
from rules.kernel import Ask, Choice

Idea: TypeAlias = Callable[[DominionView, Ask], list[str]]

IDEAS: dict[str, Idea] = {}
"""The ideas by the kind of a question, or by the last word of the kind."""

Defence: TypeAlias = Callable[[str], bool]

DEFENCES: dict[str, Defence] = {}
"""Whether a Reaction helps against an Attack, by its card."""


def choose(view: DominionView, ask: Ask, _: Any) -> Choice:
    """Answer an ask as its seat sees the table."""
    # Most cards need no idea of their own.
    idea = IDEAS.get(ask.kind) or IDEAS[ask.kind.rpartition(".")[2]]
    return idea(view, ask)


def idea(*kinds: str) -> Callable[[Idea], Idea]:
    """Register an idea for kinds of asks, or for their last words."""

    def register(answer: Idea) -> Idea:
        IDEAS.update(dict.fromkeys(kinds, answer))
        return answer

    return register


def offered(ask: Ask) -> list[str]:
    """Return every card that can be picked, as often as it can be picked."""
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
    """Play cards that give actions first, and keep cards that are better not played."""
    card = max(offered(ask), key=lambda card: (eagerness(view, card), card), default="")
    return [card] if card and (eagerness(view, card) >= 0 or not no(ask)) else no(ask)


@idea("treasure")
def play_treasures(view: DominionView, ask: Ask) -> list[str]:
    """Play all Treasures, the late ones last, except those that an expansion advises to keep."""
    cards = [option.id for option in ask.options if option.id in CARDS]
    kept = {card for expansion in EXPANSIONS.values() for card in expansion.keeps(view)}
    if kept.intersection(cards):
        rest = [card for card in cards if card not in kept]
        return [min(rest, key=_treasure_order)] if rest else ["done"]
    return ["all"] if "all" in ids(ask) else [min(cards, key=_treasure_order)]


def _treasure_order(card: str) -> tuple[int, str]:
    late = TRAITS.late
    return late.index(card) if card in late else -1, card


@idea("buy")
def buy_the_best(view: DominionView, ask: Ask) -> list[str]:
    """Buy the most valuable card, or nothing."""
    return most_wanted(view, Needs(view), ask)


def most_wanted(view: DominionView, needs: Needs, ask: Ask) -> list[str]:
    """Return the card on offer that a deck needs most, or nothing."""
    values = {option.id: needs.worth(option.id) for option in ask.options if option.id in CARDS}
    for tolled in tolls(view.kingdom):
        values = {card: value - tolled(view, card) for card, value in values.items()}
    card = max(values, key=lambda card: values[card], default="")
    return [card] if card and values[card] > NOTHING else ["done"]


# Cards of the hand


@idea("discard", "may_discard")
def part_with_the_worst(view: DominionView, ask: Ask) -> list[str]:
    """Discard the least useful cards, no more than demanded."""
    return worst(view, offered(ask))[: ask.least]


@idea("pass")
def pass_what_hurts_least(view: DominionView, ask: Ask) -> list[str]:
    """Give the card away that the deck needs least. Points are useless in hand, but lost with the card."""
    return sorted(offered(ask), key=lambda card: (owning(view, card), card))[: ask.least]


@idea("dominion.cellar.discard")
def discard_the_useless(view: DominionView, ask: Ask) -> list[str]:
    """Discard all cards that do nothing in this hand."""
    return [card for card in offered(ask) if keeping(view, card) <= 0]


@idea("trash", "may_trash")
def trash_junk(view: DominionView, ask: Ask) -> list[str]:
    """Trash junk but keep some money; if more is demanded, trash the least valuable cards."""
    by_pain = sorted(offered(ask), key=lambda card: (owning(view, card), card))
    # A deck that has lost its last coins cannot buy better ones.
    spare = money(view) - 4
    chosen: list[str] = []
    for card in junk(view, by_pain)[: ask.most]:
        spare -= card == "Copper"
        if card != "Copper" or spare >= 0:
            chosen.append(card)
    # With too little junk, decline if possible.
    return chosen if len(chosen) >= max(1, ask.least) else by_pain[: ask.least] if not no(ask) else no(ask)


@idea("dominion.mine.trash")
def mine_the_next_best(_: DominionView, ask: Ask) -> list[str]:
    """Turn a Silver into Gold rather than a Copper into Silver."""
    order = ("Silver", "Copper", "Gold")
    return [min(offered(ask), key=lambda card: order.index(card) if card in order else len(order))]


@idea("put_back")
def keep_the_best(view: DominionView, ask: Ask) -> list[str]:
    """Put back cards that this hand cannot use; put revealed cards back in order, the best first."""
    # Revealed cards all go back. From a hand only some do.
    best_first = worst(view, offered(ask))[::-1]
    return best_first if ask.least == len(best_first) else worst(view, offered(ask))[: ask.least]


# Cards of the supply, or of others


@idea("gain")
def gain_the_best(view: DominionView, ask: Ask) -> list[str]:
    """Gain the most valuable card, and junk only if there is no choice."""
    card = max(offered(ask), key=lambda card: (worth(view, card), card))
    return no(ask) if no(ask) and worth(view, card) < 0 else [card]


@idea("dominion.gain")
def react_to_a_gain(view: DominionView, ask: Ask) -> list[str]:
    """Trash junk, and put a good card on the deck."""
    card = ask.args["card"]
    if owning(view, card) < 0 and "trash" in ids(ask):
        return ["trash"]
    # 8 is a card that costs three.
    return ["deck"] if keeping(view, card) >= 8 and "deck" in ids(ask) else ["keep"]


@idea("dominion.thief.gain")
def keep_stolen_silver(_: DominionView, ask: Ask) -> list[str]:
    """Take every stolen Treasure but Coppers."""
    return [card for card in offered(ask) if CARDS[card].cost]


@idea("dominion.thief.trash")
def trash_the_dearest(_: DominionView, ask: Ask) -> list[str]:
    """Take the most expensive Treasure away."""
    return [max(offered(ask), key=lambda card: (CARDS[card].cost, card))]


# Names, options, reactions


@idea("attack")
def defend(view: DominionView, ask: Ask) -> list[str]:
    """Show the first Reaction that helps against this Attack."""
    useful = (card for card, helps in DEFENCES.items() if card in ids(ask) and helps(ask.args["card"]))
    return [next(useful, "done")]


def defence(card: str) -> Callable[[Defence], Defence]:
    """Register whether a Reaction helps against an Attack."""

    def register(helps: Defence) -> Defence:
        DEFENCES[card] = helps
        return helps

    return register


@defence("Moat")
def _always(_attack: str) -> bool:
    return True


@idea("turn_over")
def yes(_: DominionView, ask: Ask) -> list[str]:
    """Agree if possible."""
    return ["yes"] if "yes" in ids(ask) else no(ask)


@idea("set_aside")
def what_cannot_be_played(view: DominionView, ask: Ask) -> list[str]:
    """Set Actions aside when no action is left."""
    return ["keep all"] if view.actions else yes(view, ask)


@idea("dominion.spy.choose")
def leave_what_helps(view: DominionView, ask: Ask) -> list[str]:
    """Leave good cards on the own deck and bad ones on the others' decks."""
    # A Copper has the value 2.
    good = keeping(view, ask.args["revealed"]) > 2
    return ["leave"] if good == (ask.args["owner"] == view.seat) else ["discard"]
