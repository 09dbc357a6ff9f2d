"""The computer opponent's values of a card: for buying, keeping and playing it."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import Any, TypeAlias, TypeVar

from rules.dominion.card import ACTION, CARDS, CURSE, ENDING, PLAIN, TREASURE, VICTORY, is_a
from rules.dominion.traits import traits
from rules.dominion.view import DominionView

Worth: TypeAlias = Callable[[DominionView], int]

WORTH: dict[str, Worth] = {}
"""The values of buying pure Victory cards, which depend on the situation, by card."""

FITS: dict[str, Callable[[DominionView], bool]] = {}
"""Functions that return whether an Action is worth playing with the present hand, by card."""

TOLLS: dict[str, Callable[[DominionView, str], int]] = {}
"""Functions that return how much less a card is worth buying, by the card of the kingdom that is the reason."""

TRAITS = traits()

LATE = 5
"""With so few cards left of a pile that ends the game, points count more than a better deck."""

NOTHING = 20
"""The value of buying nothing."""


def left(view: DominionView, card: str) -> int:
    """Return how many cards a pile has left."""
    return next((pile.count for pile in view.piles if pile.card == card), 0)


def enders(view: DominionView) -> list[int]:
    """Return how many cards are left of each pile that ends the game when it is empty."""
    return [pile.count for pile in view.piles if pile.card in ENDING]


def ending(view: DominionView) -> int:
    """Return how many cards are left of the smallest pile that ends the game."""
    return min(enders(view))


class Needs:
    """The needs of a seat's deck, found once for all cards that the opponent compares.

    ``wanted``: how much a card is wanted and how many copies, as in ``Traits``. ``bold``: a terminal Action is bought,
    although the deck has enough of them, if it is better than all of them.
    """

    def __init__(
        self, view: DominionView, wanted: Mapping[str, tuple[int, int]] = TRAITS.wanted, *, bold: bool = False
    ) -> None:
        """See the deck through its seat's view."""
        self._view, self._wanted, self._bold = view, wanted, bold

    def worth(self, card: str) -> int:
        """Return how much the opponent wants to gain a card now."""
        if is_a(card, VICTORY) and card not in self._wanted:
            return WORTH.get(card, _a_little)(self._view)
        value, copies = self._wanted.get(card, (CARDS[card].cost, 0))
        if card == "Curse":
            return -20
        if self._view.owned.get(card, 0) >= copies or (is_terminal(card) and not self._takes(value)):
            # One copy too many is worth at most its price, so dear cards still come before cheap ones.
            return min(value, CARDS[card].cost)
        return value

    def _takes(self, value: int) -> bool:
        """Return whether a terminal Action that is wanted so much has a place in the deck."""
        return self._few_terminals or (self._bold and value > self._best_terminal)

    @cached_property
    def _few_terminals(self) -> bool:
        """Whether one more Action that gives no action would seldom meet another in hand."""
        owned = self._view.owned
        terminals = sum([count for card, count in owned.items() if is_terminal(card)])
        villages = sum([count for card, count in owned.items() if card in TRAITS.villages])
        # With one for every ten cards, two seldom come together in a hand of five.
        return terminals < 1 + villages + sum(owned.values()) // 10

    @cached_property
    def _best_terminal(self) -> int:
        owned = [card for card, count in self._view.owned.items() if count and is_terminal(card)]
        return max([self._wanted.get(card, (0, 0))[0] for card in owned], default=0)


def worth(view: DominionView, card: str) -> int:
    """Return how much the opponent wants to gain a card now."""
    return Needs(view).worth(card)


def worth_of(card: str) -> Callable[[Worth], Worth]:
    """Register how much the opponent wants a pure Victory card. Most of them are wanted only near the end."""

    def register(worth: Worth) -> Worth:
        WORTH[card] = worth
        return worth

    return register


def _a_little(_view: DominionView) -> int:
    return 2


@worth_of("Province")
def _province(view: DominionView) -> int:
    near = ending(view)
    # A poor deck needs Gold first, because points make it even poorer.
    if money(view) < 16 and near > LATE:
        return TRAITS.wanted["Gold"][0] - 1
    # Early in the game the other pile that ends it is worth waiting for.
    return 50 if len(enders(view)) > 1 and near > LATE else 100


@worth_of("Duchy")
def _duchy(view: DominionView) -> int:
    return 65 if ending(view) <= LATE else 8


@worth_of("Gardens")
def _gardens(view: DominionView) -> int:
    return 34 if ending(view) <= LATE and sum(view.owned.values()) >= 20 else 3


@worth_of("Estate")
def _estate(view: DominionView) -> int:
    return 32 if ending(view) <= 2 else 1


def money(view: DominionView) -> int:
    """Return about how many coins all Treasures of the seat give together."""
    # The coins of other Treasures vary; two is about right for all.
    return sum(count * PLAIN.get(card, 2 * is_a(card, TREASURE)) for card, count in view.owned.items())


@cache
def is_terminal(card: str) -> bool:
    """Return whether a card is an Action that gives no action back."""
    return is_a(card, ACTION) and card not in TRAITS.again and card not in TRAITS.villages


def keeping(view: DominionView, card: str) -> int:
    """Return how much a card is worth in hand: Treasures and Actions by their cost, all others nothing."""
    if not (is_a(card, TREASURE) or is_a(card, ACTION)):
        return -2 if is_a(card, CURSE) else -1
    stuck = is_terminal(card) and view.seat == view.turn and not view.actions
    return 0 if stuck else 2 + CARDS[card].cost * 2


def owning(view: DominionView, card: str) -> int:
    """Return the loss if a card is trashed; below 0 for junk."""
    if is_a(card, CURSE):
        return -30
    # Near the end it is a point that cannot be replaced.
    if card == "Estate":
        return -20 if ending(view) > 2 else 15
    if card == "Copper":
        return -10 if money(view) > 6 else 5
    # On the scale of the Curse's -30, not on that of ``worth``.
    return max(TRAITS.wanted.get(card, (0, 0))[0] // 3, CARDS[card].cost * 5)


def worst(view: DominionView, cards: Iterable[str]) -> list[str]:
    """Return the cards, the least useful in hand first."""
    return sorted(cards, key=lambda card: (keeping(view, card), card))


def junk(view: DominionView, cards: Iterable[str]) -> list[str]:
    """Return the cards that are better trashed, the worst first."""
    return sorted((card for card in cards if owning(view, card) < 0), key=lambda card: owning(view, card))


F = TypeVar("F", bound=Callable[..., object])


def fits(card: str) -> Callable[[F], F]:
    """Register whether an Action is worth playing."""
    return _registered(FITS, card)


def toll(card: str) -> Callable[[F], F]:
    """Register how much less cards are worth buying in a kingdom with ``card``."""
    return _registered(TOLLS, card)


def _registered(register: dict[str, Any], card: str) -> Callable[[F], F]:
    def put(function: F) -> F:
        register[card] = function
        return function

    return put


@cache
def tolls(kingdom: tuple[str, ...]) -> tuple[Callable[[DominionView, str], int], ...]:
    """Return the tolls of a kingdom. Most kingdoms have none."""
    return tuple([tolled for card, tolled in TOLLS.items() if card in kingdom])


def eagerness(view: DominionView, card: str) -> int:
    """Return how early in the Action phase a card is played; below 0 if it is better kept in hand."""
    hand = list(view.hand)
    if card in FITS and not FITS[card](view):
        return -1
    if card in TRAITS.doublers:
        return 90 if any(is_a(other, ACTION) and other != card for other in hand) else -1
    if card in TRAITS.trashers and not junk(view, hand):
        return -1
    if card == "Mine" and not any(is_a(other, TREASURE) for other in hand):
        return -1
    if card == "Moneylender" and "Copper" not in hand:
        return -1
    if card in TRAITS.villages:
        return 80 + CARDS[card].cost
    # Cards that give an action back come before cards that end the phase.
    return (60 if card in TRAITS.again else 10) + CARDS[card].cost
