"""Closer looks: the kingdom's cards in full, and all cards that a seat owns."""

from collections.abc import Sequence

from PIL import Image

from render.catalogue import Catalogue
from render.dominion.face import gifts, printed
from render.dominion.layout import LOW, stacked
from render.dominion.spread import items, spread
from render.dominion.symbols import GIFTS
from render.dominion.words import cards_told
from render.words import words as words_in
from rules.dominion.view import DominionView


def overlays(view: DominionView) -> tuple[str, ...]:
    """Return the closer looks: the kingdom, and for a seat its own cards."""
    return ("kingdom", "deck") if view.owned else ("kingdom",)


def overlay(view: DominionView, key: str, *, names: Sequence[str], words: Catalogue) -> Image.Image:
    """Draw the cards of a closer look, whole if they are few enough."""
    del names
    costs = {pile.card: pile.cost for pile in view.piles}
    return stacked(spread(items(_cards(view, key), words, costs)), least=LOW)


def overlay_words(view: DominionView, key: str, *, names: Sequence[str], words: Catalogue) -> str:
    """Tell the prints of the kingdom's cards, or count the cards that a seat owns."""
    del names
    cards = _cards(view, key)
    if key == "deck":
        return words.text("dominion-deck-told", count=len(cards), cards=cards_told(cards, words))
    return "\n".join(_told(pile.card, pile.cost, words) for pile in view.piles if pile.card in cards)


def _cards(view: DominionView, key: str) -> Sequence[str]:
    return view.kingdom if key == "kingdom" else [card for card, count in view.owned.items() for _ in range(count)]


def _told(card: str, cost: int, words: Catalogue) -> str:
    on_it = printed(card, words_in(words.language))
    return words.text(
        "dominion-card-told", card=on_it.name, cost=cost, types=on_it.types, text=effect_told(card, words)
    )


def effect_told(card: str, words: Catalogue) -> str:
    """Return what a card gives, its points and its text, as on its print."""
    on_it = printed(card, words_in(words.language))
    given = (
        words.text(f"dominion-gift-{GIFTS[gift[0]]}", count=int(gift[1:])) for gift in gifts().get(card, "").split()
    )
    points = on_it.face.points
    worth = (words.text("dominion-points", count=points),) if points else ()
    return " ".join(filter(None, (*(f"{part}." for part in (*given, *worth)), on_it.text)))
