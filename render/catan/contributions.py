"""The pictures and words of the development cards and of all expansions, by key."""

import pkgutil
from importlib import import_module
from typing import Any

from render.catan import development, expansions
from render.catan.contribution import Contribution, Deck
from rules.catan.view import CatanView

CONTRIBUTIONS: dict[str, Contribution] = {"development": development.CONTRIBUTION} | {
    module.name: import_module(f"{expansions.__name__}.{module.name}").CONTRIBUTION
    for module in pkgutil.iter_modules(expansions.__path__)
}
"""The contribution of every expansion by its key, the base game's own first."""


def contributed(view: CatanView) -> list[tuple[Contribution, Any]]:
    """Return the contribution and the part of the view of each expansion in play."""
    # The rules leave an expansion out of the view that another one replaces, such as the development cards.
    return [(CONTRIBUTIONS[key], part) for key, part in view.parts.items()]


def every_deck() -> dict[str, Deck]:
    """Return all decks by name."""
    return {name: deck for added in CONTRIBUTIONS.values() for name, deck in added.decks.items()}


def own_cards(view: CatanView) -> list[str]:
    """Return the seat's own cards besides its hand."""
    return [card for added, part in contributed(view) for card in added.cards(part)]


def decks_left(view: CatanView) -> list[tuple[str, int]]:
    """Return the number of cards left in each deck."""
    return [deck for added, part in contributed(view) for deck in added.left(part)]
