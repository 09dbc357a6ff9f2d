"""The look of an expansion: one object says what it adds to the pictures and the words of Dominion."""

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


class Look(NamedTuple):
    """The pictures and words of one expansion; every part has a default that adds nothing.

    Its folder has ``emblems.txt`` with the emblems of its cards and its symbols, and ``gifts.txt`` with what its cards
    give at once. ``gifts`` are the symbols of what only its cards give, by the letter in ``gifts.txt``, and ``lying``
    the asks to choose among cards that lie on the table or in a discard pile.

    The other parts get the expansion's part of the view. The picture: ``counters`` returns what a seat has, for the
    strip, and ``band`` what the turn's band shows. ``on_pile`` returns the symbols that lie on a pile, ``barred`` the
    piles that are crossed out. ``score_signs`` are the symbols of the sources of points that are no cards.

    The words: ``described`` returns sentences about the table, ``belongings`` what a seat's sentence adds, and
    ``pile_told`` what a pile's line adds.
    """

    gifts: Mapping[str, str] = {}
    lying: Collection[str] = ()
    counters: Callable[[Any, int], Iterable[Tally]] = _none
    band: Callable[[Any, Catalogue], Iterable[Tally]] = _none
    on_pile: Callable[[Any, str], Iterable[str]] = _none
    barred: Callable[[Any], Collection[str]] = _none
    score_signs: Mapping[str, str] = {}
    described: Callable[[Any, Catalogue], Iterable[str]] = _none
    belongings: Callable[[Any, int, Catalogue], Iterable[str]] = _none
    pile_told: Callable[[Any, str, Catalogue], Iterable[str]] = _none
