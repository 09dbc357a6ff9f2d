"""Cards, pieces, costs and the yields of hexes: the tables of ``components.toml``, read once (K1 to K3).

A hand, like the bank, is a list with a count for each kind in play: the resources, then the kinds of expansions.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from rules.catan.tables import table

Hand: TypeAlias = list[int]
Cost: TypeAlias = tuple[tuple[int, int], ...]
"""A price: kind and count of everything to pay."""

COMPONENTS: Final[dict[str, Any]] = table(__package__, "components.toml")

RESOURCES: Final = ("lumber", "brick", "wool", "grain", "ore")
LUMBER, BRICK, WOOL, GRAIN, ORE = range(5)
INDEX: Final = {kind: index for index, kind in enumerate(RESOURCES)}

PRODUCT: Final = {"forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore"}
"""The resource of each terrain; a desert has none."""
YIELD: Final = {terrain: INDEX[kind] for terrain, kind in PRODUCT.items()}

PIECES: Final[dict[str, int]] = COMPONENTS["pieces"]
COSTS: Final[dict[str, dict[str, int]]] = COMPONENTS["cost"]
DEVELOPMENT_COST: Final[dict[str, int]] = COMPONENTS["development"]["cost"]


def price(cost: Mapping[str, int], kinds: Sequence[str] = RESOURCES) -> Cost:
    """Return a cost as a price."""
    return tuple((kinds.index(kind), count) for kind, count in cost.items())


ROAD, SETTLEMENT, CITY = (price(COSTS[piece]) for piece in ("road", "settlement", "city"))


def can_pay(hand: Hand, cost: Cost) -> bool:
    """Return whether the hand holds the cost."""
    for kind, count in cost:  # noqa: SIM110 - called after every act, and all() takes twice as long
        if hand[kind] < count:
            return False
    return True


def named(hand: Iterable[int], kinds: Iterable[str]) -> dict[str, int]:
    """Return the counts by name, without zeros."""
    # Not strict: a hand of resources alone is shorter, and they come first.
    return {kind: count for kind, count in zip(kinds, hand, strict=False) if count}


def counted(cards: Mapping[str, int], kinds: Iterable[str]) -> Hand:
    """Return named counts as a hand."""
    return [cards.get(kind, 0) for kind in kinds]


def tally(cards: Iterable[str], kinds: Sequence[str]) -> Hand:
    """Return named cards as a hand."""
    hand = [0] * len(kinds)
    for card in cards:
        hand[kinds.index(card)] += 1
    return hand
