"""What a card is, and the register of all cards: name, cost and types stand beside the function that plays it."""

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

TYPES: Final = (ACTION, TREASURE, VICTORY, CURSE, ATTACK, REACTION)
"""All types in the order in which a card names them."""

SETS: Final = ("base", "intrigue", "prosperity")
"""The sets that kingdom cards come from; the cards of every game are of the set ``basic``."""

Effect: TypeAlias = Callable[["Dominion"], Play[None] | None]
"""What playing a card does: a plain function, or a generator where somebody has to choose."""

Points: TypeAlias = Callable[[Sequence[str]], int]
"""What one copy is worth among all cards of its owner."""

F = TypeVar("F", bound=Effect)


class Card(Struct, frozen=True):
    """A kind of card."""

    name: str
    cost: int
    types: frozenset[str]
    set: str
    points: int | Points = 0
    effect: Effect | None = None

    def worth(self, owned: Sequence[str]) -> int:
        """Return the victory points of one copy among the cards ``owned``."""
        return self.points if isinstance(self.points, int) else self.points(owned)


CARDS: dict[str, Card] = {}
"""Every card by its name, in the order of the sets."""

COSTS: dict[str, int] = {}
"""What is printed on every card; what it costs now is for the supply to say."""


OF: dict[str, frozenset[str]] = dict.fromkeys(TYPES, frozenset())
"""The names of all cards of a type; combined cards count as each of theirs."""

PLAIN: dict[str, int] = {}
"""The Treasures that may be played in any order, because they only give their coins, and how many are printed."""


def card(of: str, name: str, cost: int, *types: str, points: int | Points = 0, coins: int = 0) -> Callable[[F], F]:
    """Register a card of the set ``of``; used as a decorator, the function is what playing it does."""
    # Already here and not only below: a card that only scores has no function to decorate.
    CARDS[name] = Card(name, cost, frozenset(types), of, points)
    COSTS[name] = cost
    for type_ in types:
        OF[type_] |= {name}
    if coins:
        PLAIN[name] = coins

    def attach(effect: F) -> F:
        CARDS[name] = msgspec.structs.replace(CARDS[name], effect=effect)
        return effect

    return attach


basic = partial(card, "basic")
base = partial(card, "base")
intrigue = partial(card, "intrigue")
prosperity = partial(card, "prosperity")


def is_a(card: str, type_: str) -> bool:
    """Whether the card is one of this type."""
    return card in OF[type_]


def of_type(cards: Sequence[str], type_: str) -> list[str]:
    """Return the cards that are of this type, in their order."""
    wanted = OF[type_]
    return [] if wanted.isdisjoint(cards) else [card for card in cards if card in wanted]


@cache
def cards_of(*sets: str) -> tuple[str, ...]:
    """Return the names of the cards of these sets."""
    return tuple([card.name for card in CARDS.values() if card.set in sets])
