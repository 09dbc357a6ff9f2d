"""A wide strip of a board without scores and marks: the ground of a banner."""

from collections.abc import Set
from itertools import product

from PIL import Image

from render.carcassonne import board as table
from render.carcassonne.frame import Frame
from render.carcassonne.tile.painter import tile
from render.carcassonne.whole_board import stand
from render.catalogue import Catalogue
from rules.carcassonne.view import CarcassonneView, Cell

ROWS = 1.5
"""Number of rows of tiles in the strip."""


def scene(view: CarcassonneView, size: tuple[int, int], _words: Catalogue) -> Image.Image:
    """Draw the part of a board where the most tiles lie, with the figures on them."""
    width, height = size
    wide = tile.fitting(height / ROWS)
    columns, rows = width / wide, height / wide
    left, top = _densest({lying.cell for lying in view.board}, columns, rows)
    frame = Frame(width, height, wide, round(-left * wide), round(-top * wide))
    canvas = table.lay(frame, view.board)
    stand(canvas, frame, view)
    return canvas


def _densest(cells: set[Cell], columns: float, rows: float) -> tuple[float, float]:
    """Return the upper left corner of the window that shows the most of the cells, in steps of half a tile."""
    across, down = (
        _shown({*axis}, extent) for axis, extent in zip(zip(*cells, strict=True), (columns, rows), strict=True)
    )
    corners = product(across, down)
    return max(corners, key=lambda corner: sum(across[corner[0]][x] * down[corner[1]][y] for x, y in cells))


def _shown(places: Set[int], extent: float) -> dict[float, dict[int, float]]:
    """Return the possible starts of a window along an axis, each with the share of every place inside the window."""
    starts = [start / 2 for start in range(2 * min(places) - 2, 2 * max(places) + 2)]
    return {
        start: {place: max(0.0, min(place + 1, start + extent) - max(place, start)) for place in places}
        for start in starts
    }
