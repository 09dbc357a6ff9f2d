"""The cards and seats of a Dominion table, and what is known of each."""

from collections.abc import Mapping, Sequence
from typing import Any

from render.catalogue import Catalogue
from render.dominion.face import catalogue, printed
from render.dominion.overlays import effect_told, overlay_words
from render.dominion.words import cards_told, seat_told
from render.words import words as words_in
from rules.dominion.view import DominionView


class TablePlaces:
    """A table's cards by their names, its seats, the trash, and the reader's own cards."""

    def __init__(self, view: DominionView) -> None:
        self._view = view

    def told(self, kind: str, facts: Mapping[str, Any], *, names: Sequence[str], words: Catalogue) -> dict[str, str]:
        """Return what the card of an option, or of a reason, does."""
        id_ = facts.get("id")
        return {"effect": effect_told(id_, words) if id_ in catalogue() else ""} if id_ is not None else {}

    def found(self, *, names: Sequence[str], words: Catalogue) -> dict[str, str]:
        """Return the cards of the supply, the seats, the trash, and the reader's own cards."""
        own = {"own": words.text("overlay-dominion-deck")} if self._view.owned else {}
        seats = {f"seat:{seat}": words.name(seat, names) for seat in range(len(self._view.players))}
        cards = {pile.card: words.thing("dominion", pile.card) for pile in self._view.piles}
        return {**own, **seats, **cards, "trash": words.text("dominion-trash")}

    def at(self, key: str, *, names: Sequence[str], words: Catalogue) -> str:
        """Return a card's text, price and number, a seat's zones and cards in play, or a list of cards."""
        view = self._view
        if key == "trash":
            return words.text("dominion-described-trash", count=len(view.trash), cards=cards_told(view.trash, words))
        if key == "own" and view.owned:
            return overlay_words(view, "deck", names=names, words=words)
        if key.startswith("seat:"):
            return self._seat(int(key.removeprefix("seat:")), names, words)
        pile = next((pile for pile in view.piles if pile.card == key), None)
        if pile is None:
            raise KeyError(key)
        types = printed(key, words_in(words.language)).types
        on_it = words.text("dominion-place-card", types=types, text=effect_told(key, words))
        left = words.text("dominion-place-pile", count=pile.count, cost=pile.cost)
        own = words.text("dominion-place-owned", count=view.owned.get(key, 0)) if view.owned else ""
        return "\n".join(filter(None, (on_it, left, own)))

    def _seat(self, seat: int, names: Sequence[str], words: Catalogue) -> str:
        player = self._view.players[seat]
        lines = [seat_told(self._view, seat, words.name(seat, names), words)]
        for zone, cards in (("play", player.in_play), ("aside", player.aside)):
            if cards:
                lines.append(words.text(f"dominion-described-{zone}", cards=cards_told(cards, words)))
        return "\n".join(lines)
