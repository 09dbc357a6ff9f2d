"""Pictures of a table: the island with an ask's marks or a preview, and the viewer's hand below."""

from collections.abc import Mapping, Sequence

import numpy as np
from PIL import Image

from render.catalogue import Catalogue
from render.catan import board, corners, hand, seats
from render.catan.contributions import contributed
from render.catan.island.pieces import Highlight
from render.catan.options import PLACE, behind, marks, picked, pointed, previewed
from render.catan.stage import Stage, stage_of
from render.kit.canvas import Canvas
from render.kit.sections import Section
from render.kit.surface import WOOD, wood
from rules.catan.view import CatanView
from rules.kernel import Ask, Event

MARGIN, FOOT = 4, 14
"""Distance between the sections below the island, and below the last one, in pixels."""


def picture(
    view: CatanView,
    ask: Ask | None,
    chosen: Sequence[str],
    *,
    names: Sequence[str],
    words: Catalogue,
    recent: Mapping[str, int],
) -> Image.Image:
    """Draw a view: the island, and below it a seat's own cards while the game goes on.

    An ask about cards alone shows no island.
    """
    shown = whole = seats.strip(view, names, words)
    if ask is not None and view.seat is not None:
        # The turn message above the panel shows all rows.
        shown = seats.first_row(whole)
    if ask is not None and hand.is_of_cards(view, ask):
        return _cards(shown, hand.sections(view, ask, chosen, words))
    here = ask is not None and (_on_island(view, ask) or pointed(ask, chosen))
    stage = stage_of(view.size, whole.height)
    island = _island(view, ask if here else None, chosen, stage, recent, words)
    island = Canvas(island.pixels[whole.height - shown.height :])
    seats.put(island, shown)
    if view.seat is None or view.over:
        return island
    return _above(island, hand.sections(view, ask, chosen, words))


def _cards(shown: seats.Strip, below: Sequence[Section]) -> Image.Image:
    """Return cards on the table, under the strip of the seats: an offer has many buttons, and needs no island."""
    table = Canvas(wood((seats.WIDTH, shown.height + MARGIN), (0, 0)).pixels)
    seats.put(table, shown)
    return _above(table, below)


def _on_island(view: CatanView, ask: Ask) -> bool:
    """Return whether an ask without places needs the island."""
    return any(ask.kind in added.on_island for added, _ in contributed(view))


def _above(island: Canvas, below: Sequence[Section]) -> Image.Image:
    """Return the island with sections on the table below it."""
    if not below:
        return island
    high = sum(part.height for part in below) + MARGIN * (len(below) - 1) + FOOT
    # The table goes on below the island, as far as it is painted.
    ground = wood((island.width, high), (0, min(island.height, WOOD - high)))
    canvas = Canvas(np.concatenate((island.pixels, ground.pixels)))
    top = island.height
    for part in below:
        part.draw(canvas, top)
        top += part.height + MARGIN
    return canvas


def _island(
    view: CatanView,
    ask: Ask | None,
    chosen: Sequence[str],
    stage: Stage,
    recent: Mapping[str, int],
    words: Catalogue,
) -> Canvas:
    """Draw the island with the last roll and what is new, and the marks of an ask or the chosen option."""
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
    corners.put(canvas, view, stage, words)
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
