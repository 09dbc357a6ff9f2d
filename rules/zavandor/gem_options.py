"""Gem cards as options: by number (``3r``: three rubies) and by name (``Gr``: a ruby on a gold cart)."""

from collections.abc import Iterable
from functools import cache

from rules.kernel import Option


@cache
def number(gem: str, count: int) -> Option:
    """Return the option for a number of cards of a gem."""
    return Option(f"{count}{gem}", args={"gems": gem * count} if count else {})


@cache
def card_option(card: str, limit: int) -> Option:
    """Return the option for a card that exists this many times."""
    return Option(card, limit=limit)


def gems_of(chosen: Iterable[str]) -> str:
    """Return the gems of chosen numbers, one letter a card."""
    return "".join(id_[-1] * int(id_[:-1]) for id_ in chosen)
