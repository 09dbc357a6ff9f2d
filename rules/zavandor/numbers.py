"""Gem cards as options: by number, as ``3r`` for three rubies, and by name, as ``Gr`` for one on a gold cart."""

from collections.abc import Iterable
from functools import cache

from rules.kernel import Option


@cache
def number(gem: str, count: int) -> Option:
    """Return the option for so many cards of a gem."""
    return Option(f"{count}{gem}", args={"gems": gem * count} if count else {})


@cache
def card_option(card: str, limit: int) -> Option:
    """Return the option for a card of which there are so many."""
    return Option(card, limit=limit)


def gems_of(chosen: Iterable[str]) -> str:
    """Return the gems that chosen numbers come to, a letter a card."""
    return "".join(id_[-1] * int(id_[:-1]) for id_ in chosen)
