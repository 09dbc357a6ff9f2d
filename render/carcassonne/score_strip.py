"""The score strip of Carcassonne: scores, supplies, winnings, and the drawn, the open and the remaining tiles."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PIL import Image

from render.carcassonne.expansions import contributed
from render.carcassonne.figures import FIGURES, figure_icon
from render.carcassonne.frame import LEAST_RING, WIDTH, WIDTHS, Frame, whole
from render.carcassonne.tile.painter import tile
from render.catalogue import Catalogue
from render.kit.marks import dot
from render.kit.strip import HEIGHT, MARGIN, Layout, SeatEntry, layout, strip
from rules.carcassonne.view import CarcassonneView, Cell

DRAWN, ASIDE = 122, 50
ICON = 28
HEIGHTS = ((1, 32, 38), (1, 32, 32), (1, 28, 28), (2, 36, 38), (2, 32, 32), (2, 28, 28))
"""Layouts to try: ranks of seats, and heights of pieces and winnings in pixels."""


class ScoreStrip(NamedTuple):
    """The contents of a strip, the pixels kept free at its end for the drawn tile, and its layout."""

    entries: tuple[SeatEntry, ...]
    note: str
    kept: int
    layout: Layout

    def at(self, width: int) -> "ScoreStrip":
        """Return this strip in another width."""
        return self._replace(layout=layout(self.entries, self.note, width, self.kept, self.layout.ranks))


def score_strip(
    view: CarcassonneView, names: Sequence[str], words: Catalogue, scores: Sequence[int] | None = None
) -> ScoreStrip:
    """Return the strip of a view in full width, as low as possible. ``scores`` replaces the present scores."""
    note = words.text("carcassonne-left", count=view.left)
    kept = DRAWN + MARGIN if view.drawn else 0
    best: ScoreStrip | None = None
    for ranks, *tall in HEIGHTS:
        entries = tuple(_entry(view, seat, words.name(seat, names), tall) for seat in range(len(view.players)))
        if scores is not None:
            entries = tuple(_reckoned(entry, score) for entry, score in zip(entries, scores, strict=True))
        found = ScoreStrip(entries, note, kept, layout(entries, note, WIDTH, kept, ranks))
        if found.layout.holds(entries) and (best is None or found.layout.height < best.layout.height):
            best = found
        # No strip is lower than one rank without rows.
        if best and best.layout.height == HEIGHT:
            break
    # If nothing fits, keep the last layout, which has the smallest pieces.
    return best or found


def under(
    shown: ScoreStrip, cells: Collection[Cell], ring: float, least: float = LEAST_RING, band: int = 0
) -> tuple[Frame, ScoreStrip]:
    """Return the frame of cells under a strip and a band of some height, and the strip in the frame's width."""
    head = shown.layout.height + band
    frame = whole(cells, head, ring, least)
    narrowed = (shown.at(width) for width in WIDTHS if width >= frame.width)
    found = next((strip for strip in narrowed if _is_as_good(strip, shown)), shown)
    if found.layout.width != frame.width:
        frame = whole(cells, head, ring, least, found.layout.width)
    return frame, found


def _is_as_good(narrowed: ScoreStrip, shown: ScoreStrip) -> bool:
    """Return True if a narrowed strip is no higher and cuts no name."""
    found, entries = narrowed.layout, narrowed.entries
    return found.height == shown.layout.height and found.holds(entries) and found.holds_names(entries)


def _entry(view: CarcassonneView, seat: int, name: str, tall: Sequence[int]) -> SeatEntry:
    """Return a seat's part: its followers with their number, its other unplaced pieces, and its winnings."""
    player = view.players[seat]
    others = ((figure_icon(tall[0], kind, seat), "") for kind in FIGURES[1:] if player.supply.get(kind))
    pieces = ((figure_icon(tall[0], "follower", seat), str(player.supply.get("follower", 0))), *others)
    won = tuple(counter for added, part in contributed(view) for counter in added.counters(part, seat, tall[1]))
    return SeatEntry(seat, name, player.score, pieces, won, seat == view.turn and not view.over)


def _reckoned(entry: SeatEntry, score: int) -> SeatEntry:
    """Return a seat's part with another score, and the difference instead of its pieces."""
    more = ((dot(ICON), f"+{score - entry.score}"),)
    return entry._replace(score=score, pieces=more, tokens=(), active=False)


def put(canvas: Image.Image, view: CarcassonneView, shown: ScoreStrip) -> None:
    """Draw the strip at the top of a picture."""
    aside = [kind for added, part in contributed(view) for kind in added.aside(part)]
    strip(canvas, shown.entries, shown.note, shown.layout, raised=bool(aside))
    if view.drawn:
        drawn = tile(DRAWN, view.drawn, 0, 0)
        canvas.paste(drawn, (canvas.width - DRAWN - MARGIN // 2, (shown.layout.height - DRAWN) // 2 - 1))
    if aside:
        left = shown.layout.right + MARGIN // 2
        space = canvas.width - (DRAWN + MARGIN if view.drawn else 0) - MARGIN // 2 - left
        # Many open tiles overlap.
        step = min(ASIDE + 4, (space - ASIDE) // max(1, len(aside) - 1))
        for index, kind in enumerate(aside):
            canvas.paste(tile(ASIDE, kind, 0, 0), (left + index * step, shown.layout.height - ASIDE - 16))
