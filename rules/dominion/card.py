"""Cards and the register of all cards: name, cost and types stand beside the function that plays the card."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from rules.kernel import Play

if TYPE_CHECKING:
    from rules.dominion.state import Dominion

ACTION: Final = "action"
TREASURE: Final = "treasure"
VICTORY: Final = "victory"
CURSE: Final = "curse"
ATTACK: Final = "attack"
REACTION: Final = "reaction"
DURATION: Final = "duration"

TYPES: Final = (ACTION, TREASURE, VICTORY, CURSE, ATTACK, REACTION, DURATION)
"""All types in the order in which a card names them."""

BASIC: Final = "basic"
"""The set of the cards that are no kingdom cards: Treasures, Victory cards and Curses."""

Effect: TypeAlias = Callable[["Dominion"], Play[None] | None]
"""Plays a card: a plain function, or a generator if it asks a player."""

Points: TypeAlias = Callable[[Sequence[str]], int]
"""Returns the points of one copy among all cards of its owner."""

F = TypeVar("F", bound=Effect)


class Card(Struct, frozen=True):
    """A kind of card.

    ``pile`` is the size of its pile where the usual size is wrong. An ``optional`` card has a pile only in games in
    which its expansion adds one. The game ends when the pile of a card that ``ends`` it is empty (D39). A ``covert``
    card moves other cards between players unseen.
    """

    name: str
    cost: int
    types: frozenset[str]
    set: str
    points: int | Points = 0
    effect: Effect | None = None
    pile: int | None = None
    optional: bool = False
    ends: bool = False
    covert: bool = False

    def worth(self, owned: Sequence[str]) -> int:
        """Return the victory points of one copy among the cards ``owned``."""
        return self.points if isinstance(self.points, int) else self.points(owned)


CARDS: dict[str, Card] = {}
"""Every card by its name, set by set."""

SETS: list[str] = []
"""The sets that kingdom cards come from, in the order of the register."""

COSTS: dict[str, int] = {}
"""The printed cost of every card. The supply knows the cost now."""

OF: dict[str, frozenset[str]] = dict.fromkeys(TYPES, frozenset())
"""The names of all cards of a type. A combined card counts as each of its types."""

PLAIN: dict[str, int] = {}
"""The printed coins of the plain Treasures. They only give coins, so their order does not matter."""

ENDING: set[str] = set()
"""The cards whose empty pile ends the game (D39)."""

COVERT: set[str] = set()
"""The cards that move other cards between players unseen."""


def card(
    of: str,
    name: str,
    cost: int,
    *types: str,
    points: int | Points = 0,
    coins: int = 0,
    pile: int | None = None,
    optional: bool = False,
    ends: bool = False,
    covert: bool = False,
) -> Callable[[F], F]:
    """Register a card of the set ``of``; as a decorator, add the function that plays it."""
    # Registered here and not by the decorator, because a card that only scores has no function.
    kinds = frozenset(types)
    CARDS[name] = Card(name, cost, kinds, of, points, pile=pile, optional=optional, ends=ends, covert=covert)
    COSTS[name] = cost
    for type_ in types:
        OF[type_] |= {name}
    if coins:
        PLAIN[name] = coins
    if of not in (BASIC, *SETS):
        SETS.append(of)
    for register, holds in ((ENDING, ends), (COVERT, covert)):
        if holds:
            register.add(name)

    def attach(effect: F) -> F:
        CARDS[name] = msgspec.structs.replace(CARDS[name], effect=effect)
        return effect

    return attach


def cards_in(of: str) -> "partial[Callable[[F], F]]":
    """Return the decorator ``card`` for the cards of one set."""
    return partial(card, of)


basic = cards_in(BASIC)
base = cards_in("base")


def is_a(card: str, type_: str) -> bool:
    """Return whether the card is one of this type."""
    return card in OF[type_]


def of_type(cards: Sequence[str], type_: str) -> list[str]:
    """Return the cards that are of this type, in their order."""
    wanted = OF[type_]
    return [] if wanted.isdisjoint(cards) else [card for card in cards if card in wanted]


@cache
def cards_of(*sets: str) -> tuple[str, ...]:
    """Return the names of the kingdom cards of these sets."""
    return tuple([card.name for card in CARDS.values() if card.set in sets])


@cache
def basic_cards() -> tuple[str, ...]:
    """Return the names of the basic cards: Treasures, Victory cards, Curses, each kind by its cost."""
    found = [card for card in CARDS.values() if card.set == BASIC]
    found.sort(key=lambda card: (*sorted(map(TYPES.index, card.types)), card.cost))
    return tuple(card.name for card in found)
