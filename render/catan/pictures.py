"""Pictures of a table: the island with an ask's marks or a preview, or the viewer's hand."""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec
from PIL import Image

from render.catalogue import Catalogue
from render.catan import board, contributions, corners, hand, seats
from render.catan.island.pieces import Highlight
from render.catan.options import PLACE, behind, marks, picked, pointed, previewed
from render.catan.stage import stage_of
from rules.catan.view import CatanView
from rules.kernel import Ask, Event, View


def picture(
    view: View,
    ask: Ask | None,
    chosen: Sequence[str],
    *,
    names: Sequence[str],
    words: Catalogue,
    recent: Mapping[str, int],
) -> Image.Image:
    """Draw a view. A seat sees its hand unless its ask has places on the island. All others see the island."""
    seen = cast("CatanView", view)
    shown = seats.strip(seen, names, words)
    here = ask is not None and (contributions.on_island(seen, ask) or pointed(ask, chosen))
    if seen.seat is None or seen.over or here:
        return _island(seen, ask if here else None, chosen, shown, recent, words)
    # A card of a trade may be given or wanted, so do not highlight the choices of an ask with fields.
    picks = () if ask is not None and ask.fields else chosen
    view, cards = _laid_open(seen, ask)
    return hand.picture(view, cards, shown, picks, words)


def _laid_open(view: CatanView, ask: Ask | None) -> tuple[CatanView, Sequence[str]]:
    """Return the view and the cards, with another player's if the ask is to choose among them."""
    what = None if ask is None else contributions.laid_open(view, ask)
    if ask is None or what is None:
        return view, contributions.cards(view)
    shown = {option.id: option.limit for option in ask.options}
    if what == "hand":
        return msgspec.structs.replace(view, hand=shown, payable=()), ()
    return view, [card for card, count in shown.items() for _ in range(count)]


def _island(
    view: CatanView,
    ask: Ask | None,
    chosen: Sequence[str],
    shown: seats.Strip,
    recent: Mapping[str, int],
    words: Catalogue,
) -> Image.Image:
    """Draw the island with the last roll and what is new, and the marks of an ask or the chosen option."""
    stage = stage_of(view.size, shown.height)
    highlights = _latest(view)
    option = picked(ask, chosen) if ask is not None and chosen else None
    seen = view
    if ask is not None and option is not None:
        seen, fresh = previewed(view, ask, option)
        highlights |= fresh
    # Ring a place on the way to an option (the piece to move) before the option is complete.
    places = [step for step in chosen if PLACE.fullmatch(step)]
    if places and places[-1] not in highlights:
        highlights[places[-1]] = "chosen"
    canvas = board.lay(seen, stage, highlights, recent)
    if ask is not None and option is None:
        board.mark(canvas, seen, stage, marks(ask, chosen), behind(ask, chosen))
    corners.put(canvas, view, stage, words, own=view.seat is not None)
    seats.put(canvas, shown)
    return canvas


def touched(event: Event) -> Sequence[str]:
    """Return the place of the piece that an event has placed or moved."""
    if event.kind == "catan.robber":
        return ("robber",)
    return (event.args["place"],) if "place" in event.args else ()


def _latest(view: CatanView) -> dict[str, Highlight]:
    """Return the gold highlights of the last events: pieces of the last turn, and the numbers of the last roll."""
    total = sum(view.dice)
    # The sum is 0 before the first roll, and a desert's number is 0.
    found: dict[str, Highlight] = {
        f"T{place}": "last" for place, one in enumerate(view.hexes) if one.number == total and total
    }
    return found | dict.fromkeys(view.latest, "last")
