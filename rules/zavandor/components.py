"""The component tables: gem cards, expansion cards, clan boards, thresholds and the King's path (Z2 to Z7, Z47).

A gem card is written cart first, gem second: ``"Mr"`` is a ruby on a metal cart.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

CARTS = "LPMG"
"""The backs of the gem cards, from low to high: log, plank, metal, gold."""

GEMS = "rygb"
"""The gems in the order of the rows, from top to bottom: ruby, diamond, emerald, sapphire."""

CLAN = "clan"
"""The name of a seat's clan board among its objects."""

START_SCROLL = "S0"

SLOTS = 6
"""The number of cards that a cave can hold (Z4)."""


class Price(Struct, frozen=True):
    """The price of an upgrade: gems, coins, or with ``king`` the king's current price (Z56)."""

    gems: str = ""
    coins: int = 0
    king: bool = False


class Track(Struct, frozen=True):
    """An object with an upgrade track: the price of each level beyond ``start``, the effects of the levels, its value.

    ``prices`` and ``levels`` are as printed. ``kind`` is the effect of the object, ``gem`` its colour (none for the
    starting scroll and clan boards), ``counts`` the objects that an altar counts. ``dark`` cards lie below the light
    ones; a card is used with at least ``seats`` players.
    """

    id: str
    kind: str
    prices: tuple[str, ...]
    name: str = ""
    gem: str = ""
    start: int = 0
    levels: tuple[str, ...] = ()
    vp: int = 0
    counts: str = ""
    dark: bool = False
    seats: int = 2

    @property
    def top(self) -> int:
        """The level at which the object is complete."""
        return self.start + len(self.prices)

    def income(self, level: int) -> str:
        """Return the carts that a level yields; only the reached level counts (Z21)."""
        return self.levels[level - 1] if level else ""

    def casts(self, level: int) -> dict[str, int]:
        """Return the number of cards of each cart for which a scroll may be cast (Z27)."""
        # The tables write "6P/5M/4G": six planks, or five metal, or four gold.
        return {choice[-1]: int(choice[:-1]) for choice in self.levels[level - 1].split("/")} if level else {}

    def helps(self, level: int) -> int:
        """Return how often a mason or broker helps in a round."""
        return int(self.levels[level - 1]) if level else 0

    def price(self, level: int) -> Price:
        """Return the printed price of the step from ``level`` to the next."""
        return printed(self.prices[level - self.start])


class Threshold(Struct, frozen=True):
    """The number of cards from which the winner of a row may take its card, or the grand prize (Z47)."""

    card: int
    grand: int


@cache
def printed(price: str) -> Price:
    """Return the price that a table writes in this form."""
    if price == "K":
        return Price(king=True)
    return Price(coins=int(price[:-2])) if price.endswith("VP") else Price(gems=price)


def _tables() -> dict[str, Any]:
    return tomllib.loads(resources.files(__package__).joinpath("components.toml").read_text(encoding="utf-8"))


def _track(id_: str, row: dict[str, Any]) -> Track:
    # An id begins with the letter of its colour; the S of the starting scroll is no colour.
    gem = id_[0].lower()
    return msgspec.convert({"id": id_, "gem": gem if gem in GEMS else "", **row}, Track)


_TABLES = _tables()

GEM_CARDS: dict[str, int] = {cart + gem: count for cart, gems in _TABLES["gems"].items() for gem, count in gems.items()}
"""The number of gem cards of each cart and gem."""

PATH: tuple[str, ...] = tuple(_TABLES["path"]["prices"])
"""The king's price on every field of the King's path."""

HALL = len(PATH) - 1
"""The coronation hall: the last field."""

THRESHOLDS: dict[str, Threshold] = msgspec.convert(_TABLES["thresholds"], dict[str, Threshold])

CARDS: dict[str, Track] = {id_: _track(id_, row) for id_, row in _TABLES["cards"].items()}
"""The expansion cards and the starting scroll."""

CLANS: dict[str, Track] = {
    # A clan board rises for the king's price alone (Z56).
    side: Track(side, CLAN, ("K",) * (len(row["levels"]) - 1), levels=tuple(row["levels"]), vp=row["vp"], start=1)
    for side, row in _TABLES["clans"].items()
}
"""The sides of the clan boards: ``normal``, and the professional ``A`` to ``D``."""

BOARDS = tuple(side for side in CLANS if side != "normal")
"""The sides of the professional variant."""


def cards_of(gem: str, seats: int) -> list[str]:
    """Return the expansion cards of a gem that are used with this number of players (Z12)."""
    return [card.id for card in CARDS.values() if card.gem == gem and card.seats <= seats]


def by_cart(cards: list[str]) -> Counter[str]:
    """Count gem cards by their carts."""
    return Counter(card[0] for card in cards)


def by_gem(cards: Iterable[str]) -> Counter[str]:
    """Count gem cards by their gems."""
    return Counter(card[1] for card in cards)


RANK = {card: (CARTS.index(card[0]), GEMS.index(card[1])) for card in GEM_CARDS}
"""The order of a sorted hand: low carts first, then the order of the rows."""
