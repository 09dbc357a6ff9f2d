"""Pictures of a table: the island with an ask's marks or a preview, or the viewer's hand."""

from collections.abc import Sequence
from typing import cast

import msgspec
from PIL import Image

from render.catalogue import Catalogue
from render.catan import board, corners, hand, seats
from render.catan.island.pieces import Look
from render.catan.options import PLACE, behind, marks, picked, pointed, previewed
from rules.catan.view import CatanView
from rules.kernel import Ask, View

SEEN_THERE = ("catan.alchemist", "catan.deserter")
"""Asks that need the island although they have no places."""
LAID_OPEN = {"catan.master_merchant.take": "hand", "catan.spy.take": "cards"}
"""Asks to choose among another player's cards, and the field of the view for these cards."""


def picture(
    view: View, ask: Ask | None, chosen: Sequence[str], *, names: Sequence[str], words: Catalogue
) -> Image.Image:
    """Draw a view. A seat sees its hand unless its ask has places on the island. All others see the island."""
    seen = cast("CatanView", view)
    shown = seats.strip(seen, names, words)
    here = ask is not None and (ask.kind in SEEN_THERE or pointed(ask, chosen))
    if seen.seat is None or seen.over or here:
        return _island(seen, ask if here else None, chosen, shown, words)
    # A card of a trade may be given or wanted, so do not highlight the choices of an ask with fields.
    picks = () if ask is not None and ask.fields else chosen
    return hand.picture(_laid_open(seen, ask), shown, picks, words)


def _laid_open(view: CatanView, ask: Ask | None) -> CatanView:
    """Return the view with another player's cards in the hand, if the ask is to choose among them."""
    if ask is None or ask.kind not in LAID_OPEN:
        return view
    cards = {option.id: option.limit for option in ask.options}
    if LAID_OPEN[ask.kind] == "hand":
        return msgspec.structs.replace(view, hand=cards, cards=(), payable=())
    return msgspec.structs.replace(view, cards=tuple(card for card, count in cards.items() for _ in range(count)))


def _island(
    view: CatanView, ask: Ask | None, chosen: Sequence[str], shown: seats.Strip, words: Catalogue
) -> Image.Image:
    """Draw the island with the last roll, and the marks of an ask or the chosen option."""
    stage = board.stage_of(view.size, shown.height)
    looks = _latest(view)
    option = picked(ask, chosen) if ask is not None and chosen else None
    seen = view
    if ask is not None and option is not None:
        seen, fresh = previewed(view, ask, option)
        looks |= fresh
    # Ring a place on the way to an option (the piece to move) before the option is complete.
    places = [step for step in chosen if PLACE.fullmatch(step)]
    if places and places[-1] not in looks:
        looks[places[-1]] = "chosen"
    canvas = board.lay(seen, stage, looks)
    if ask is not None and option is None:
        board.mark(canvas, seen, stage, marks(ask, chosen), behind(ask, chosen))
    corners.put(canvas, view, stage, words, own=view.seat is not None)
    seats.put(canvas, shown)
    return canvas


def _latest(view: CatanView) -> dict[str, Look]:
    """Return the gold highlights of the last events: pieces of the last turn, and the numbers of the last roll."""
    total = sum(view.dice)
    # The sum is 0 before the first roll, and a desert's number is 0.
    found: dict[str, Look] = {
        f"T{place}": "last" for place, one in enumerate(view.hexes) if one.number == total and total
    }
    return found | dict.fromkeys(view.latest, "last")
