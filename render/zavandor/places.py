"""The cards, rows, seats and piles of a Zavandor table, and what is known of each."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from render.catalogue import Catalogue
from render.zavandor.tracks import track_of
from render.zavandor.words import path_told, pile_told, row_told, seat_told, told_card, told_face
from rules.zavandor.view import CARDS, CLAN, ZavandorView

PATH = "path"


class TablePlaces:
    """The rows, the seats, the king's path, the piles, and every card of the game."""

    def __init__(self, view: ZavandorView) -> None:
        self._view = view

    def told(self, kind: str, facts: Mapping[str, Any], *, names: Sequence[str], words: Catalogue) -> dict[str, str]:
        """Return the effect of an option's object, for the line under its label, and the use of a prize."""
        if "id" not in facts:
            return {}
        if kind == "zavandor.prize":
            track = track_of(facts["card"])
            return {"effect": "", "use": words.text(f"card-zavandor-{track.counts or track.kind}").removesuffix(".")}
        return {"effect": told_face(self._card(facts["id"]), words) if facts["id"] in (*CARDS, CLAN) else ""}

    def _card(self, id_: str) -> str:
        """Return the key of an object's track: the side of the seat's own clan board, or the card."""
        return self._view.players[self._view.seat or 0].clan if id_ == CLAN else id_

    def found(self, *, names: Sequence[str], words: Catalogue) -> dict[str, str]:
        """Return the rows, the seats, the path, the piles and the cards, by their names."""
        view = self._view
        rows = {f"row:{row.gem}": words.text("zavandor-row", gem=words.thing("zavandor", row.gem)) for row in view.rows}
        seats = {f"seat:{seat}": words.name(seat, names) for seat in range(len(view.players))}
        piles = {
            f"pile:{pile.cart}": words.text("zavandor-pile", cart=words.thing("zavandor", pile.cart))
            for pile in view.piles
        }
        cards = {card: words.thing("zavandor", card) for card in CARDS}
        return {**rows, **seats, PATH: words.text("zavandor-path"), **piles, **cards}

    def at(self, key: str, *, names: Sequence[str], words: Catalogue) -> str:
        """Return what is known of a row, a seat, the path, a pile or a card."""
        if key in CARDS:
            return "\n".join((told_card(key, words), *self._whereabouts(key, names, words)))
        view = self._view
        told: dict[str, Callable[[Catalogue], str]] = {
            PATH: partial(path_told, view),
            **{f"row:{row.gem}": partial(row_told, view, row, names) for row in view.rows},
            **{f"pile:{pile.cart}": partial(pile_told, pile) for pile in view.piles},
            **{
                f"seat:{seat}": partial(seat_told, view, seat, words.name(seat, names))
                for seat in range(len(view.players))
            },
        }
        return told[key](words)

    def _whereabouts(self, card: str, names: Sequence[str], words: Catalogue) -> Iterator[str]:
        """Yield where a card is: in a row, in a cave, or out of the game."""
        for row in self._view.rows:
            gem = words.thing("zavandor", row.gem)
            if card == row.right:
                yield words.text("zavandor-at-row", gem=gem)
            elif card == row.middle:
                yield words.text("zavandor-at-next", gem=gem)
            elif card in row.stack:
                yield words.text("zavandor-at-stack", gem=gem, place=row.stack.index(card) + 2)
        for seat, player in enumerate(self._view.players):
            for one in player.cave:
                if one and one.card == card:
                    facts = {"seat": words.name(seat, names), "level": one.level, "top": one.top}
                    yield words.text("zavandor-at-owned", **facts)
        if card in self._view.out:
            yield words.text("zavandor-at-out")
