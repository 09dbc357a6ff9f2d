"""What the expansions add to a picture of a view, and to its description."""

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
    """Return what else a seat has."""
    return [counter for look, part in _looks(view) for counter in look.counters(part, seat)]


def band(view: DominionView, words: Catalogue) -> list[Tally]:
    """Return what else the band of the turn shows."""
    return [counter for look, part in _looks(view) for counter in look.band(part, words)]


def on_pile(view: DominionView, card: str) -> list[str]:
    """Return the symbols that lie on a pile."""
    return [symbol for look, part in _looks(view) for symbol in look.on_pile(part, card)]


def barred(view: DominionView) -> set[str]:
    """Return the piles that are crossed out."""
    return {card for look, part in _looks(view) for card in look.barred(part)}


def described(view: DominionView, words: Catalogue) -> list[str]:
    """Return more sentences about the table."""
    return [sentence for look, part in _looks(view) for sentence in look.described(part, words)]


def belongings(view: DominionView, seat: int, words: Catalogue) -> str:
    """Return what a seat's sentence adds."""
    return "".join(text for look, part in _looks(view) for text in look.belongings(part, seat, words))
