"""Card kinds, their costs and the yields of hexes: the tables of ``components.toml``, read once (K1 to K3).

A hand, like the bank, is a list with one count for each of ``KINDS``, also in games without commodities.
"""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

Hand: TypeAlias = list[int]
Cost: TypeAlias = tuple[tuple[int, int], ...]
"""A price: kind and count of everything to pay."""

COMPONENTS: Final[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("components.toml").read_text(encoding="utf-8")
)

RESOURCES: Final = ("lumber", "brick", "wool", "grain", "ore")
COMMODITIES: Final = ("paper", "cloth", "coin")
KINDS: Final = RESOURCES + COMMODITIES
LUMBER, BRICK, WOOL, GRAIN, ORE, PAPER, CLOTH, COIN = range(8)
INDEX: Final = {kind: index for index, kind in enumerate(KINDS)}

TRACKS: Final = ("science", "trade", "politics")
DECKS: Final = TRACKS
COMMODITY_OF: Final = {"science": PAPER, "trade": CLOTH, "politics": COIN}

PRODUCT: Final = {"forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore"}
"""The resource of each terrain; a desert has none."""
YIELD: Final = {terrain: INDEX[kind] for terrain, kind in PRODUCT.items()}

PIECES: Final[dict[str, int]] = COMPONENTS["pieces"]
COSTS: Final[dict[str, dict[str, int]]] = COMPONENTS["cost"]
"""The costs by kind; also ``medicine``, the price of a city by that card."""

_PRICES: Final[dict[str, Cost]] = {
    what: tuple((INDEX[kind], count) for kind, count in cost.items()) for what, cost in COSTS.items()
}
ROAD, SETTLEMENT, CITY = _PRICES["road"], _PRICES["settlement"], _PRICES["city"]


def price(what: str) -> Cost:
    """Return the cost of one of ``COSTS``."""
    return _PRICES[what]


def can_pay(hand: Hand, cost: Cost) -> bool:
    """Whether the hand holds the cost."""
    for kind, count in cost:  # noqa: SIM110 - called after every act, and all() takes twice as long
        if hand[kind] < count:
            return False
    return True


def named(hand: Iterable[int]) -> dict[str, int]:
    """Return the counts by name, without zeros."""
    # Not strict: a hand of resources alone is shorter, and they come first.
    return {kind: count for kind, count in zip(KINDS, hand, strict=False) if count}


def counted(cards: Mapping[str, int]) -> Hand:
    """Return named counts as a hand."""
    return [cards.get(kind, 0) for kind in KINDS]


def tally(cards: Iterable[str]) -> Hand:
    """Return named cards as a hand."""
    hand = [0] * len(KINDS)
    for card in cards:
        hand[INDEX[card]] += 1
    return hand
