"""Numbers of gems as options: ``3r`` is three rubies."""

from collections.abc import Iterable

from rules.kernel import Option


def number(gem: str, count: int) -> Option:
    """Return the option for so many cards of a gem."""
    return Option(f"{count}{gem}", args={"gems": gem * count} if count else {})


def gems_of(chosen: Iterable[str]) -> str:
    """Return the gems that chosen numbers come to, a letter a card."""
    return "".join(id_[-1] * int(id_[:-1]) for id_ in chosen)
