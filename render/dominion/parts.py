"""The parts of a picture and of its description that expansions add."""

from collections.abc import Iterator
from typing import Any

from render.catalogue import Catalogue
from render.dominion.expansions import LOOKS
from render.dominion.look import Look, Tally
from rules.dominion.view import DominionView


def _looks(view: DominionView) -> Iterator[tuple[Look, Any]]:
    """Yield the look of each expansion that shows something, and what it shows."""
    for key, part in view.parts.items():
        yield LOOKS[key], part


def counters(view: DominionView, seat: int) -> list[Tally]:
    """Return the numbers that expansions add to a seat."""
    return [counter for look, part in _looks(view) for counter in look.counters(part, seat)]


def band(view: DominionView, words: Catalogue) -> list[Tally]:
    """Return the numbers that expansions add to the band of the turn."""
    return [counter for look, part in _looks(view) for counter in look.band(part, words)]


def on_pile(view: DominionView, card: str) -> list[str]:
    """Return the symbols that lie on a pile."""
    return [symbol for look, part in _looks(view) for symbol in look.on_pile(part, card)]


def barred(view: DominionView) -> set[str]:
    """Return the piles that are crossed out."""
    return {card for look, part in _looks(view) for card in look.barred(part)}


def described(view: DominionView, words: Catalogue) -> list[str]:
    """Return the sentences that expansions add about the table."""
    return [sentence for look, part in _looks(view) for sentence in look.described(part, words)]


def pile_told(view: DominionView, card: str, words: Catalogue) -> str:
    """Return the words that expansions add to a pile."""
    return "".join(text for look, part in _looks(view) for text in look.pile_told(part, card, words))


def belongings(view: DominionView, seat: int, words: Catalogue) -> str:
    """Return the words that expansions add to a seat's sentence."""
    return "".join(text for look, part in _looks(view) for text in look.belongings(part, seat, words))
