"""The pictures and words of an expansion of Dominion, as one object."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from render.catalogue import Catalogue


def _none(*_: Any) -> tuple[()]:
    return ()


class Tally(NamedTuple):
    """A number beside a symbol. In the band of the turn it has a label."""

    symbol: str
    number: int
    label: str = ""


class Contribution(NamedTuple):
    """The pictures and words of one expansion; every field has a default that adds nothing.

    Its folder has ``emblems.txt`` with the emblems of its cards and its symbols, and ``gifts.txt`` with what its cards
    give at once. The functions get the expansion's part of the view.
    """

    gifts: Mapping[str, str] = {}
    """The symbols of what only its cards give, by the letter in ``gifts.txt``."""
    lying: Collection[str] = ()
    """The asks to choose among cards that lie on the table or in a discard pile."""
    mats: Mapping[str, str] = {}
    """The symbols of its mats, by the card that lays cards there."""
    counters: Callable[[Any, int], Iterable[Tally]] = _none
    """Returns what a seat has, for the strip."""
    band: Callable[[Any, Catalogue], Iterable[Tally]] = _none
    """Returns what the turn's band shows."""
    on_pile: Callable[[Any, str], Iterable[str]] = _none
    """Returns the symbols that lie on a pile."""
    barred: Callable[[Any], Collection[str]] = _none
    """Returns the piles that are crossed out."""
    score_signs: Mapping[str, str] = {}
    """The symbols of the sources of points that are no cards."""
    described: Callable[[Any, Catalogue], Iterable[str]] = _none
    """Returns sentences about the table."""
    belongings: Callable[[Any, int, Catalogue], Iterable[str]] = _none
    """Returns what a seat's sentence adds."""
    pile_told: Callable[[Any, str, Catalogue], Iterable[str]] = _none
    """Returns what a pile's line adds."""
