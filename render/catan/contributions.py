"""The contributions of a table's expansions, and of its development cards, to its pictures and words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PIL import Image

from render.catalogue import Catalogue
from render.catan.island.pieces import Highlight
from render.catan.look import Deck, Heap, Highlights, Look, Placed, Slip
from render.catan.looks import LOOKS
from render.catan.stage import Stage
from render.kit.sprites import Sprite
from rules.catan.view import COSTS, Building, CatanView
from rules.kernel import Ask, Option

GROUNDS = {
    "lumber": ("leaf", 0.20),
    "brick": ("earth", 0.10),
    "wool": ("grass", 0.95),
    "grain": ("water", 0.90),
    "ore": ("slate", 0.80),
}
"""Ramp and tone of the ground of each resource's cards."""


def _looks(view: CatanView) -> Iterator[tuple[Look, Any]]:
    """Yield the look and the part of the view of each expansion in play."""
    for key, part in view.parts.items():
        yield LOOKS[key], part


# Cards


def every_deck() -> dict[str, Deck]:
    """Return all decks by name."""
    return {name: deck for look in LOOKS.values() for name, deck in look.decks.items()}


def deck_of(view: CatanView, card: str) -> str:
    """Return the deck of a card. Decks of expansions that exclude each other may have the same card."""
    return next(name for look, _ in _looks(view) for name, deck in look.decks.items() if card in deck.cards)


def left(view: CatanView) -> list[tuple[str, int]]:
    """Return the number of cards left in each deck."""
    return [deck for look, part in _looks(view) for deck in look.left(part)]


def cards(view: CatanView) -> list[str]:
    """Return the seat's own cards besides its hand."""
    return [card for look, part in _looks(view) for card in look.cards(part)]


def costs(view: CatanView) -> dict[str, Mapping[str, int]]:
    """Return the price list."""
    return {**COSTS, **{name: cost for look, _ in _looks(view) for name, cost in look.costs.items()}}


def every_cost() -> dict[str, Mapping[str, int]]:
    """Return the price list of the base game and of all expansions."""
    return {**COSTS, **{name: cost for look in LOOKS.values() for name, cost in look.costs.items()}}


def prices(view: CatanView) -> list[Slip]:
    """Return the price list, and the prices that depend on the table."""
    found = [Slip(name, spread(cost), name in view.payable) for name, cost in costs(view).items()]
    return found + [slip for look, part in _looks(view) for slip in look.slips(part, view)]


def every_price() -> list[tuple[str, tuple[str, ...]]]:
    """Return every price that there can be: a name and its cards."""
    found = [(name, spread(cost)) for name, cost in every_cost().items()]
    return found + [slip for look in LOOKS.values() for slip in look.every_slip]


def spread(cost: Mapping[str, int]) -> tuple[str, ...]:
    """Return the cards of a price one by one, in the order of their kinds."""
    kinds = sorted(cost, key=list(card_grounds()).index)
    return tuple(name for name in kinds for _ in range(cost[name]))


def card_grounds() -> dict[str, tuple[str, float]]:
    """Return the ramp and the tone of the ground of every kind of cards."""
    return GROUNDS | {kind: ground for look in LOOKS.values() for kind, ground in look.kinds.items()}


# The strip


def held(view: CatanView, seat: int) -> list[Heap]:
    """Return a seat's heaps beside its hand."""
    return [heap for look, part in _looks(view) for heap in look.held(part, seat)]


def counters(view: CatanView, seat: int) -> list[Heap]:
    """Return a seat's heaps behind its longest road."""
    return [heap for look, part in _looks(view) for heap in look.counters(part, seat)]


def rows(view: CatanView, seat: int) -> list[tuple[Heap, ...]]:
    """Return a seat's further rows of heaps."""
    found = (tuple(look.row(part, seat)) for look, part in _looks(view))
    return [row for row in found if row]


# The island


def house(view: CatanView, building: Building, size: int, highlight: Highlight) -> Sprite | None:
    """Return the sprite of a building, if an expansion replaces it."""
    found = (look.house(part, building, size, highlight) for look, part in _looks(view))
    return next((sprite for sprite in found if sprite), None)


def adorned(view: CatanView, building: Building, stage: Stage) -> list[Placed]:
    """Return the sprites that belong to a building."""
    return [placed for look, part in _looks(view) for placed in look.adorned(part, building, stage)]


def pieces(view: CatanView, stage: Stage, highlights: Highlights) -> list[Placed]:
    """Return the sprites of further pieces."""
    return [placed for look, part in _looks(view) for placed in look.pieces(part, view, stage, highlights)]


def draw_corner(canvas: Image.Image, view: CatanView, stage: Stage) -> None:
    """Draw the lower left corner."""
    for look, part in _looks(view):
        look.corner(canvas, part, stage)


def has_red_die(view: CatanView) -> bool:
    """Return True if the second die is red."""
    return any(look.red for look, _ in _looks(view))


def dice(view: CatanView) -> list[Sprite]:
    """Return the dice besides the two numbers."""
    return [die for look, part in _looks(view) for die in look.dice(part)]


# Asks


def on_island(view: CatanView, ask: Ask) -> bool:
    """Return True if an ask without places needs the island."""
    return any(ask.kind in look.on_island for look, _ in _looks(view))


def laid_open(view: CatanView, ask: Ask) -> str | None:
    """Return ``hand`` or ``cards`` if an ask is to choose among these of another player."""
    return next((look.laid_open[ask.kind] for look, _ in _looks(view) if ask.kind in look.laid_open), None)


def gives(view: CatanView, ask: Ask) -> bool:
    """Return True if the choices of an expansion's ask are cards that leave the hand."""
    return any(ask.kind in look.gives for look, _ in _looks(view))


def previewed(view: CatanView, ask: Ask, option: Option) -> tuple[CatanView, Highlights] | None:
    """Return the view after a choice with its highlights, if the choice is an expansion's."""
    found = (look.previewed(part, view, ask, option) for look, part in _looks(view))
    return next((after for after in found if after), None)


# Words


def rolled(view: CatanView, words: Catalogue) -> str:
    """Return the words about the other dice of the last roll."""
    return "".join(look.rolled(part, words) for look, part in _looks(view))


def described(view: CatanView, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return sentences about the table."""
    return [sentence for look, part in _looks(view) for sentence in look.described(part, view, names, words)]


def belongings(view: CatanView, seat: int, words: Catalogue) -> list[str]:
    """Return the words about a seat's belongings."""
    return [text for look, part in _looks(view) for text in look.belongings(part, seat, words)]


def stock(view: CatanView, seat: int, words: Catalogue) -> list[str]:
    """Return the words about a seat's stock and its other numbers."""
    return [text for look, part in _looks(view) for text in look.stock(part, seat, words)]


def own_told(view: CatanView, words: Catalogue) -> list[str]:
    """Return sentences about the reader's own cards."""
    return [sentence for look, part in _looks(view) for sentence in look.own_told(part, view, words)]


def house_told(view: CatanView, building: Building, words: Catalogue) -> list[str]:
    """Return the words about everything that belongs to a building."""
    return [text for look, part in _looks(view) for text in look.house_told(part, building, words)]


def pieces_at(view: CatanView, vertex: int, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return the words about further pieces on a corner."""
    return [text for look, part in _looks(view) for text in look.pieces_at(part, vertex, names, words)]


def on_hex(view: CatanView, number: int, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return the words about further pieces on a hex."""
    return [text for look, part in _looks(view) for text in look.on_hex(part, number, names, words)]


def places(view: CatanView, seat: int) -> dict[str, Sequence[str]]:
    """Return the places of a seat's pieces by kind."""
    return {kind: found for look, part in _looks(view) for kind, found in look.places(part, seat).items()}


def legend(view: CatanView, words: Catalogue) -> str:
    """Return the legend of the text board: the base game's letters and those of the expansions in play."""
    keys = ("catan-described-legend", *(f"catan-described-legend-{key}" for key in view.parts))
    return words.row([words.text(key) for key in keys if words.known(key)])
